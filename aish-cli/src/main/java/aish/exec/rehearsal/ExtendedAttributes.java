package aish.exec.rehearsal;

import module java.base;

import aish.exec.confinement.SystemCall;

/**
 * Extended attributes of files, access control lists and capabilities among them, which Java itself
 * cannot read. Those of overlays and of security modules are left out.
 */
final class ExtendedAttributes {
    private static final Pattern OTHERS =
            Pattern.compile("user\\.overlay\\..*|trusted\\..*|security\\.(?!capability$).*");

    /** Those that only users with the permission to write can set. */
    private static final String USER = "user.";

    private static final long MOST_BYTES = 1 << 16;

    private ExtendedAttributes() {}

    /** Reads what a path has; a path that cannot be read has none. */
    static SortedMap<String, String> read(Path path) {
        SortedMap<String, String> found = new TreeMap<>();
        try (Arena arena = Arena.ofConfined()) {
            long file = name(arena, path);
            String names =
                    text(arena, (to, most) -> SystemCall.function("llistxattr", file, to, most, 0));
            for (String name : names.split("\0", -1)) {
                if (!name.isEmpty() && !OTHERS.matcher(name).matches()) {
                    long word = word(arena, name);
                    found.put(
                            name,
                            text(
                                    arena,
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
        try (Arena arena = Arena.ofConfined()) {
            long file = name(arena, path);
            for (String name : names) {
                String value = wanted.get(name);
                if (which.test(name) && !Objects.equals(value, found.get(name))) {
                    long done =
                            value == null
                                    ? SystemCall.function(
                                            "lremovexattr", file, word(arena, name), 0, 0)
                                    : SystemCall.function(
                                            "lsetxattr",
                                            file,
                                            word(arena, name),
                                            word(arena, value),
                                            value.length());
                    if ((int) done != 0) {
                        throw new IOException("cannot set the attribute " + name + " of " + path);
                    }
                }
            }
        }
    }

    /** Returns bytes as characters. */
    private static String text(Arena arena, LongBinaryOperator reader) {
        MemorySegment buffer = arena.allocate(MOST_BYTES);
        long length = reader.applyAsLong(buffer.address(), MOST_BYTES);
        return length <= 0
                ? ""
                : new String(
                        buffer.asSlice(0, length).toArray(ValueLayout.JAVA_BYTE),
                        StandardCharsets.ISO_8859_1);
    }

    private static long word(Arena arena, String text) {
        return arena.allocateFrom(text, StandardCharsets.ISO_8859_1).address();
    }

    /** The bytes of a name, which need not be text. */
    private static long name(Arena arena, Path path) {
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
        bytes.write(0);
        return arena.allocateFrom(ValueLayout.JAVA_BYTE, bytes.toByteArray()).address();
    }
}
