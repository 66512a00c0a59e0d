import module java.base;

import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.constantpool.ConstantPool;
import java.lang.classfile.constantpool.InvokeDynamicEntry;
import java.lang.classfile.constantpool.LoadableConstantEntry;
import java.lang.classfile.constantpool.MemberRefEntry;
import java.lang.classfile.constantpool.MethodHandleEntry;
import java.lang.classfile.constantpool.PoolEntry;
import java.lang.classfile.constantpool.StringEntry;

/**
 * Makes the AOT caches of a package the same in every build.
 *
 * <p>What a training run records depends on its timing. So a profile is kept with the sources: the
 * names of the classes that aish needs early, and of the lambdas and string concatenations in them.
 * Nothing in it depends on how a class was compiled, and what no longer exists is skipped.
 *
 * <pre>
 * record HOME LIB CLASSLIST            prints the profile of what a JVM recorded
 * expand HOME LIB PROFILE...           prints the class list for a JVM to make the cache from
 * settle ONE OTHER                     removes from ONE, in place, the times in which it differs from OTHER
 * </pre>
 *
 * HOME is the runtime, LIB the directory of the jars.
 */
final class Profile {
    private static final String CALL = "@call ";
    private static final String INVOKER = "@lambda-form-invoker ";
    private static final String RECORDED = "@cp ";

    private final List<Path> roots = new ArrayList<>();

    private Profile(Path home, Path lib) throws IOException {
        FileSystem runtime =
                FileSystems.newFileSystem(
                        URI.create("jrt:/"), Map.of("java.home", home.toString()));
        try (Stream<Path> modules = Files.list(runtime.getPath("/modules"))) {
            roots.addAll(modules.sorted().toList());
        }
        try (Stream<Path> jars = Files.list(lib)) {
            for (Path jar : jars.filter(jar -> jar.toString().endsWith(".jar")).sorted().toList()) {
                roots.add(FileSystems.newFileSystem(jar).getPath("/"));
            }
        }
    }

    public static void main(String[] words) throws IOException {
        List<Path> paths = Stream.of(words).skip(1).map(Path::of).toList();
        switch (words[0]) {
            case "record" -> print(new Profile(paths.get(0), paths.get(1)).record(paths.get(2)));
            case "expand" ->
                    print(
                            new Profile(paths.get(0), paths.get(1))
                                    .expand(paths.subList(2, paths.size())));
            case "settle" -> new Archive(paths.get(0)).settle(new Archive(paths.get(1)));
            default -> throw new IllegalArgumentException(words[0]);
        }
    }

    private static void print(Collection<String> lines) {
        PrintStream out =
                new PrintStream(
                        new FileOutputStream(FileDescriptor.out), false, StandardCharsets.UTF_8);
        lines.forEach(line -> out.print(line + "\n"));
        out.flush();
    }

    private SortedSet<String> record(Path list) throws IOException {
        SortedSet<String> profile = new TreeSet<>();
        for (String line : Files.readAllLines(list)) {
            if (line.startsWith(RECORDED)) {
                profile.addAll(calls(line.split(" ")));
            } else if (line.startsWith(INVOKER)) {
                profile.add(line);
            } else if (!line.startsWith("#")
                    && !line.startsWith("@")
                    && !line.contains("source:")) {
                profile.add(line.replaceFirst(" .*", ""));
            }
        }
        return profile;
    }

    /** Returns the dynamic calls among the entries of a constant pool that a JVM had resolved. */
    private List<String> calls(String[] recorded) throws IOException {
        Optional<ConstantPool> pool = pool(recorded[1]);
        List<String> calls = new ArrayList<>();
        for (int i = 2; pool.isPresent() && i < recorded.length; i++) {
            if (pool.get().entryByIndex(Integer.parseInt(recorded[i]))
                    instanceof InvokeDynamicEntry call) {
                calls.add(describe(recorded[1], call));
            }
        }
        return calls;
    }

    private List<String> expand(List<Path> profiles) throws IOException {
        SortedSet<String> lines = new TreeSet<>();
        for (Path profile : profiles) {
            lines.addAll(Files.readAllLines(profile));
        }
        List<String> classes = new ArrayList<>();
        List<String> entries = new ArrayList<>();
        int gone = 0;
        for (String line : lines) {
            if (line.startsWith("@")) {
                continue;
            }
            Optional<ConstantPool> pool = pool(line);
            if (pool.isEmpty()) {
                gone++;
                continue;
            }
            classes.add(line);
            StringJoiner indexes =
                    new StringJoiner(" ", RECORDED + line + " ", "").setEmptyValue("");
            pool.get()
                    .forEach(
                            entry -> {
                                if (isResolved(line, entry, lines)) {
                                    indexes.add(String.valueOf(entry.index()));
                                }
                            });
            entries.add(indexes.toString());
        }
        System.err.printf("%d classes, and %d that no longer exist%n", classes.size(), gone);
        lines.stream().filter(line -> line.startsWith(INVOKER)).forEach(classes::add);
        entries.stream().filter(entry -> !entry.isEmpty()).forEach(classes::add);
        return classes;
    }

    /**
     * Members may all be resolved; a dynamic call makes a class and is worth it only if it is used.
     */
    private static boolean isResolved(String type, PoolEntry entry, Set<String> profile) {
        return entry instanceof MemberRefEntry
                || entry instanceof java.lang.classfile.constantpool.ClassEntry
                || entry instanceof InvokeDynamicEntry call
                        && profile.contains(describe(type, call));
    }

    private static String describe(String type, InvokeDynamicEntry call) {
        StringJoiner text = new StringJoiner(" ", CALL, "");
        text.add(type).add(call.name().stringValue()).add(call.type().stringValue());
        for (LoadableConstantEntry argument : call.bootstrap().arguments()) {
            if (argument instanceof MethodHandleEntry handle) {
                text.add(
                        handle.reference().owner().asInternalName()
                                + "."
                                + handle.reference().name());
            } else if (argument instanceof StringEntry recipe) {
                text.add(Integer.toHexString(recipe.stringValue().hashCode()));
            }
        }
        return text.toString();
    }

    private Optional<ConstantPool> pool(String type) throws IOException {
        for (Path root : roots) {
            Path file = root.resolve(type + ".class");
            if (Files.exists(file)) {
                ClassModel model = ClassFile.of().parse(Files.readAllBytes(file));
                return Optional.of(model.constantPool());
            }
        }
        return Optional.empty();
    }

    /**
     * A cache file. Soft references in it carry the milliseconds since the machine was started, in
     * which two caches made from the same list differ; the checksums follow from that.
     */
    private static final class Archive {
        private static final int CHECKSUM = 4;
        private static final int HEADER_SIZE = 12;
        private static final int HEADER = 16;
        private static final int FILE_OFFSET = 24;
        private static final int USED = 40;

        private final Path file;
        private final ByteBuffer bytes;

        Archive(Path file) throws IOException {
            this.file = file;
            this.bytes = ByteBuffer.wrap(Files.readAllBytes(file)).order(ByteOrder.nativeOrder());
        }

        void settle(Archive other) throws IOException {
            int header = bytes.getInt(HEADER_SIZE);
            check(bytes.capacity() == other.bytes.capacity(), "the sizes differ");
            check(
                    checksum(HEADER, header - HEADER) == bytes.getInt(CHECKSUM),
                    "the header has another form");
            List<Integer> regions = new ArrayList<>();
            for (int at = HEADER; at < header; at += Integer.BYTES) {
                if (bytes.getInt(at) != other.bytes.getInt(at)) {
                    check(checksum(at) == bytes.getInt(at), "the header differs at " + at);
                    regions.add(at);
                }
            }
            for (int at = header & -Long.BYTES;
                    at + Long.BYTES <= bytes.capacity();
                    at += Long.BYTES) {
                if (at >= header && bytes.getLong(at) != other.bytes.getLong(at)) {
                    check(
                            isTime(bytes.getLong(at)) && isTime(other.bytes.getLong(at)),
                            "they differ at " + at);
                    bytes.putLong(at, 0);
                }
            }
            regions.forEach(at -> bytes.putInt(at, checksum(at)));
            bytes.putInt(CHECKSUM, checksum(HEADER, header - HEADER));
            Files.write(file, bytes.array());
        }

        /** Whether that can be a time of the last minutes by the machine's own clock. */
        private static boolean isTime(long value) {
            long now = System.nanoTime() / 1_000_000;
            return value <= now && value > now - Duration.ofMinutes(30).toMillis();
        }

        private int checksum(int region) {
            return checksum(
                    (int) bytes.getLong(region + FILE_OFFSET), (int) bytes.getLong(region + USED));
        }

        private int checksum(int from, int length) {
            if (from < 0 || length < 0 || from + length > bytes.capacity()) {
                return 0;
            }
            CRC32 sum = new CRC32();
            sum.update(bytes.array(), from, length);
            return (int) sum.getValue();
        }

        private void check(boolean holds, String otherwise) {
            if (!holds) {
                throw new IllegalStateException(file + ": " + otherwise);
            }
        }
    }
}
