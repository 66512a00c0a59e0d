package aish.exec.rehearsal;

import module java.base;

import aish.exec.confinement.SystemCall;
import aish.process.NativeMemory;

/**
 * Extended attributes of files, access control lists and capabilities among them, which Java itself
 * cannot read. Those of overlays and of security modules are left out.
 */
final class ExtendedAttributes {
    private static final Pattern OTHERS =
            Pattern.compile("user\\.overlay\\..*|trusted\\..*|security\\.(?!capability$).*");

    /** Those that only users with the permission to write can set. */
    private static final String USER = "user.";

    private static final int MOST_BYTES = 1 << 16;

    private ExtendedAttributes() {}

    /** Reads what a path has; a path that cannot be read has none. */
    static SortedMap<String, String> read(Path path) {
        SortedMap<String, String> found = new TreeMap<>();
        try (NativeMemory memory = new NativeMemory()) {
            long file = name(memory, path);
            String names =
                    text(
                            memory,
                            (to, most) -> SystemCall.function("llistxattr", file, to, most, 0));
            for (String name : names.split("\0", -1)) {
                if (!name.isEmpty() && !OTHERS.matcher(name).matches()) {
                    long word = word(memory, name);
                    found.put(
                            name,
                            text(
                                    memory,
                                    (to, most) ->
                                            SystemCall.function(
                                                    "lgetxattr", file, word, to, most)));
                }
            }
        }
        return found;
    }

    /** Gives a path what belongs to its content, before its mode is set. */
    static void setContent(Path path, Map<String, String> wanted) throws IOException {
        set(path, wanted, name -> name.startsWith(USER));
    }

    /** Gives a path what belongs to its permissions, after its mode is set. */
    static void setPermissions(Path path, Map<String, String> wanted) throws IOException {
        set(path, wanted, name -> !name.startsWith(USER));
    }

    private static void set(Path path, Map<String, String> wanted, Predicate<String> which)
            throws IOException {
        Map<String, String> found = read(path);
        Set<String> names = new TreeSet<>(wanted.keySet());
        names.addAll(found.keySet());
        try (NativeMemory memory = new NativeMemory()) {
            long file = name(memory, path);
            for (String name : names) {
                String value = wanted.get(name);
                if (which.test(name) && !Objects.equals(value, found.get(name))) {
                    long done =
                            value == null
                                    ? SystemCall.function(
                                            "lremovexattr", file, word(memory, name), 0, 0)
                                    : SystemCall.function(
                                            "lsetxattr",
                                            file,
                                            word(memory, name),
                                            word(memory, value),
                                            value.length());
                    if ((int) done != 0) {
                        throw new IOException("cannot set the attribute " + name + " of " + path);
                    }
                }
            }
        }
    }

    /** Returns bytes as characters. */
    private static String text(NativeMemory memory, LongBinaryOperator reader) {
        ByteBuffer buffer = memory.allocate(MOST_BYTES);
        int length = (int) reader.applyAsLong(NativeMemory.address(buffer), MOST_BYTES);
        byte[] read = NativeMemory.bytes(buffer, Math.max(length, 0));
        return new String(read, StandardCharsets.ISO_8859_1);
    }

    private static long word(NativeMemory memory, String text) {
        return memory.string(text.getBytes(StandardCharsets.ISO_8859_1));
    }

    /** The bytes of a name, which need not be text. */
    private static long name(NativeMemory memory, Path path) {
        String address = Rehearsal.address(path.toAbsolutePath());
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        for (int i = 0; i < address.length(); i++) {
            if (address.charAt(i) == '%') {
                bytes.write(Integer.parseInt(address.substring(i + 1, i + 3), 16));
                i += 2;
            } else {
                bytes.write(address.charAt(i));
            }
        }
        return memory.string(bytes.toByteArray());
    }
}
