package aish.exec.rehearsal;

import module java.base;

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

    /** Functions of the C library, which take machine words. */
    private enum Function {
        LLISTXATTR,
        LGETXATTR,
        LSETXATTR,
        LREMOVEXATTR;

        // the same shape as for other calls of aish, because each shape costs time
        private static final class Link {
            static final Linker LINKER = Linker.nativeLinker();
            static final MethodHandle CALL =
                    LINKER.downcallHandle(
                            FunctionDescriptor.of(
                                    ValueLayout.JAVA_LONG,
                                    ValueLayout.JAVA_LONG,
                                    ValueLayout.JAVA_LONG,
                                    ValueLayout.JAVA_LONG,
                                    ValueLayout.JAVA_LONG,
                                    ValueLayout.JAVA_LONG,
                                    ValueLayout.JAVA_LONG),
                            Linker.Option.captureCallState("errno"));
        }

        @SuppressWarnings("Immutable") // the address never changes
        private final MemorySegment address =
                Link.LINKER.defaultLookup().findOrThrow(name().toLowerCase(Locale.ROOT));

        long call(Arena arena, long first, long second, long third, long fourth) {
            MemorySegment state = arena.allocate(Linker.Option.captureStateLayout());
            try {
                return (long)
                        Link.CALL.invokeExact(address, state, first, second, third, fourth, 0L, 0L);
            } catch (Throwable e) {
                throw new IllegalStateException(e);
            }
        }
    }

    private ExtendedAttributes() {}

    /** Reads what a path has; a path that cannot be read has none. */
    static SortedMap<String, String> read(Path path) {
        SortedMap<String, String> found = new TreeMap<>();
        try (Arena arena = Arena.ofConfined()) {
            long file = name(arena, path);
            String names = text(arena, Function.LLISTXATTR, file, 0);
            for (String name : names.split("\0", -1)) {
                if (!name.isEmpty() && !OTHERS.matcher(name).matches()) {
                    found.put(name, text(arena, Function.LGETXATTR, file, word(arena, name)));
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
                                    ? Function.LREMOVEXATTR.call(
                                            arena, file, word(arena, name), 0, 0)
                                    : Function.LSETXATTR.call(
                                            arena,
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
    private static String text(Arena arena, Function function, long file, long name) {
        MemorySegment buffer = arena.allocate(MOST_BYTES);
        long length =
                function == Function.LLISTXATTR
                        ? function.call(arena, file, buffer.address(), MOST_BYTES, 0)
                        : function.call(arena, file, name, buffer.address(), MOST_BYTES);
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
