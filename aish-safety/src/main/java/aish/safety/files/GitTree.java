package aish.safety.files;

import module java.base;

import aish.files.GitDirectory;
import aish.process.ProgramRunner;
import aish.process.Subprocess;

/**
 * A git working tree. git is always called in a way that runs no hook, monitor or filter that the
 * repository configures.
 *
 * @param root the top of the working tree, a real path
 * @param gitDirectory where git keeps its data about this tree
 */
public record GitTree(Path root, Path gitDirectory) {
    /** Ends a git that hangs; no decision depends on it. */
    private static final Duration HANGS = Duration.ofMinutes(2);

    /** Finds the working tree that contains a directory. */
    public static Optional<GitTree> around(Path directory) {
        try {
            return GitDirectory.around(directory.toRealPath())
                    .map(git -> new GitTree(git.tree(), git.own()));
        } catch (IOException e) {
            return Optional.empty(); // a directory that cannot be read is in no tree
        }
    }

    /** Returns the path relative to the top of the tree, with slashes, as git names it. */
    public Optional<String> name(Path path) {
        return path.startsWith(root) && !path.equals(root)
                ? Optional.of(root.relativize(path).toString())
                : Optional.empty();
    }

    /**
     * Returns the output of git, split at NULs; empty if git fails.
     *
     * @throws IOException if git hangs
     */
    public Optional<List<String>> run(String... arguments) throws IOException {
        List<String> command =
                new ArrayList<>(
                        List.of(
                                "git",
                                "-C",
                                root.toString(),
                                "-c",
                                "core.fsmonitor=false",
                                "-c",
                                "core.hooksPath=/dev/null",
                                "-c",
                                "core.untrackedCache=false"));
        command.addAll(List.of(arguments));
        if (root.getFileSystem() instanceof ProgramRunner there) {
            return there.output(command).map(GitTree::parts);
        }
        ProcessBuilder builder =
                new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD);
        builder.environment().keySet().removeIf(name -> name.startsWith("GIT_"));
        builder.environment().put("GIT_OPTIONAL_LOCKS", "0");
        builder.environment().put("GIT_TERMINAL_PROMPT", "0");
        Subprocess.Result result;
        try {
            result = Subprocess.run(builder, HANGS, Integer.MAX_VALUE);
        } catch (IOException e) {
            return Optional.empty(); // there is no git
        }
        if (result.ending() == Subprocess.Ending.LATE) {
            throw new IOException("git did not answer within " + HANGS.toMinutes() + " minutes");
        }
        if (result.status() != 0) {
            return Optional.empty();
        }
        return Optional.of(parts(result.output()));
    }

    private static List<String> parts(String output) {
        List<String> parts = new ArrayList<>(List.of(output.split("\0", -1)));
        parts.removeIf(String::isEmpty);
        return parts;
    }

    /** Lists what git does not track; a whole directory is one name that ends with a slash. */
    public Optional<List<String>> untracked(Untracked which) throws IOException {
        List<String> arguments =
                new ArrayList<>(List.of("ls-files", "-z", "--others", "--directory"));
        if (which != Untracked.ALL) {
            arguments.add("--exclude-standard");
        }
        if (which == Untracked.IGNORED) {
            arguments.add("--ignored");
        }
        return run(arguments.toArray(String[]::new));
    }

    /** Which of the untracked files are meant. */
    public enum Untracked {
        ALL,
        NOT_IGNORED,
        IGNORED
    }

    /**
     * The files that git tracks, read from its index. Asking git itself whether files have changed
     * could run filters that the repository configures.
     */
    public static final class GitIndex {
        private static final int LARGEST = 32 << 20;
        private static final int SIGNATURE = 0x44495243;
        private static final int MODE_AT = 24;
        private static final int STAT_BYTES = 40;
        private static final int HASH_BYTES = 20;
        private static final int EXTENDED = 0x4000;

        /** The flag bits for the merge stage of an entry and for "assume unchanged". */
        private static final int STAGE = 0xb000;

        private static final int LARGEST_HASHED = 4 << 20;

        /** A file as git last saw it. */
        private record Entry(int seconds, int nanos, int size, String hash) {}

        private final Map<String, Entry> entries;
        private final String digest;

        private GitIndex(Map<String, Entry> entries, String digest) {
            this.entries = entries;
            this.digest = digest;
        }

        /**
         * Identifies the entries: two indexes with the same entries have the same digest, no matter
         * when git last looked at the files.
         */
        public String digest() {
            return digest;
        }

        /** Reads the index of a repository; empty if its format is not supported. */
        public static Optional<GitIndex> read(Path gitDirectory) {
            Path file = gitDirectory.resolve("index");
            try {
                if (!Files.exists(file)) {
                    return Optional.of(new GitIndex(Map.of(), ""));
                }
                return Files.size(file) > LARGEST || hasLongHashes(gitDirectory)
                        ? Optional.empty()
                        : parse(ByteBuffer.wrap(Files.readAllBytes(file)));
            } catch (IOException | NoSuchAlgorithmException | RuntimeException e) {
                return Optional.empty();
            }
        }

        private static boolean hasLongHashes(Path gitDirectory) throws IOException {
            Path config = gitDirectory.resolve("config");
            return Files.exists(config)
                    && Files.readString(config).toLowerCase(Locale.ROOT).contains("objectformat");
        }

        private static Optional<GitIndex> parse(ByteBuffer in) throws NoSuchAlgorithmException {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            if (in.getInt() != SIGNATURE) {
                return Optional.empty();
            }
            int version = in.getInt();
            int count = in.getInt();
            if (version < 2 || version > 4) {
                return Optional.empty();
            }
            Map<String, Entry> entries = HashMap.newHashMap(count);
            byte[] name = new byte[0];
            for (int i = 0; i < count; i++) {
                int start = in.position();
                int seconds = in.getInt(start + 8);
                int nanos = in.getInt(start + 12);
                int size = in.getInt(start + 36);
                byte[] hash = new byte[HASH_BYTES];
                in.position(start + STAT_BYTES).get(hash);
                int flags = in.getShort();
                int more = (flags & EXTENDED) != 0 ? in.getShort() : 0;
                int kept = version == 4 ? name.length - offset(in) : 0;
                name = name(in, name, kept);
                if (version < 4) {
                    in.position(start + ((in.position() - 1 - start) / 8 + 1) * 8);
                }
                int mode = in.getInt(start + MODE_AT);
                digest.update(
                        ByteBuffer.allocate(12)
                                .putInt(mode)
                                .putInt(flags & STAGE)
                                .putInt(more)
                                .array());
                digest.update(hash);
                digest.update(name);
                digest.update((byte) 0);
                entries.put(
                        new String(name, StandardCharsets.UTF_8),
                        new Entry(seconds, nanos, size, HexFormat.of().formatHex(hash)));
            }
            boolean shared = in.remaining() >= 4 && in.getInt(in.position()) == 0x6c696e6b;
            return shared
                    ? Optional.empty()
                    : Optional.of(new GitIndex(entries, HexFormat.of().formatHex(digest.digest())));
        }

        /** Reads a variable-length number. */
        private static int offset(ByteBuffer in) {
            int b = in.get();
            int value = b & 0x7f;
            while ((b & 0x80) != 0) {
                b = in.get();
                value = ((value + 1) << 7) | (b & 0x7f);
            }
            return value;
        }

        /**
         * Reads the rest of a name up to its NUL and appends it to the prefix shared with the
         * previous name.
         */
        private static byte[] name(ByteBuffer in, byte[] before, int kept) {
            int start = in.position();
            int end = start;
            while (in.get(end) != 0) {
                end++;
            }
            byte[] name = Arrays.copyOf(before, kept + end - start);
            in.get(start, name, kept, end - start);
            in.position(end + 1);
            return name;
        }

        /** All paths, relative to the root of the working tree. */
        public Iterable<String> paths() {
            return entries.keySet();
        }

        public boolean contains(String path) {
            return entries.containsKey(path);
        }

        /** Whether a tracked file differs from what git last saw. */
        public boolean isChanged(String path, Path file, BasicFileAttributes attributes) {
            Entry entry = entries.get(path);
            if (entry == null) {
                return true;
            }
            Instant modified = attributes.lastModifiedTime().toInstant();
            boolean same =
                    entry.size() == (int) attributes.size()
                            && entry.seconds() == (int) modified.getEpochSecond()
                            && (entry.nanos() == 0 || entry.nanos() == modified.getNano());
            return !same && !hasContent(file, attributes, entry);
        }

        private static boolean hasContent(Path file, BasicFileAttributes attributes, Entry entry) {
            if (!attributes.isRegularFile() || attributes.size() > LARGEST_HASHED) {
                return false;
            }
            try {
                byte[] content = Files.readAllBytes(file);
                MessageDigest digest = MessageDigest.getInstance("SHA-1");
                digest.update(
                        ("blob " + content.length + "\0").getBytes(StandardCharsets.US_ASCII));
                return HexFormat.of().formatHex(digest.digest(content)).equals(entry.hash());
            } catch (IOException | NoSuchAlgorithmException e) {
                return false;
            }
        }
    }
}
