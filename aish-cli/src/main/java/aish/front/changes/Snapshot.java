package aish.front.changes;

import module java.base;

import aish.bash.ShellQuoting.Unquoting;
import aish.files.PrivateFiles;
import aish.terminal.GitBranch;
import aish.text.HomePath;
import aish.text.Resource;

/**
 * The surroundings of a command when it worked. It contains no values: of variables, and of the
 * names of files and programs, there are hashes.
 *
 * @param session in which it ran; empty if that is not recorded
 * @param output the N of {@code out-N}; 0 if it printed nothing
 * @param facts what was seen of each thing: of files and programs by the hashes of their names
 */
record Snapshot(Instant at, String session, int output, SortedMap<String, String> facts) {
    static final String FILE = "file:";
    static final String PROGRAM = "program:";
    static final String VARIABLE = "variable:";
    static final String BRANCH = "branch";
    static final String COMMIT = "commit";

    private static final String VERSION = "aish-worked-3";
    private static final String END = "end";

    private static final int MOST_BYTES = 256 << 10;

    /** There are as many files as there are such beginnings of names. */
    private static final int BEGINNING = 3;

    private static final List<String> SESSION_VARIABLES =
            Resource.entries(Snapshot.class, "session-variables.txt");

    /** The first word of a declaration that {@code export -p} prints, and the variable's name. */
    private static final Pattern DECLARATION =
            Pattern.compile("(?m)^(?:declare -\\w+|export|typeset(?: -\\w+)*) (\\w+)(=?)");

    /**
     * Looks at the surroundings of a command now.
     *
     * @param variables the hashes of what the shell exports
     */
    static Snapshot take(
            Instant at,
            String session,
            int output,
            Subjects subjects,
            Map<String, String> variables,
            KeyedHash hash) {
        SortedMap<String, String> facts = new TreeMap<>();
        variables.forEach((name, value) -> facts.put(VARIABLE + name, value));
        for (Map.Entry<String, Path> file : subjects.files().entrySet()) {
            FileStamp.of(file.getValue(), "", hash)
                    .ifPresent(seen -> facts.put(FILE + hash.of(file.getKey()), seen.toString()));
        }
        for (Map.Entry<String, Optional<Path>> program : subjects.programs().entrySet()) {
            Optional<FileStamp> seen =
                    program.getValue()
                            .flatMap(path -> FileStamp.of(path, shown(path, subjects), hash));
            facts.put(
                    PROGRAM + hash.of(program.getKey()), seen.orElse(FileStamp.ABSENT).toString());
        }
        GitBranch.Head head = GitBranch.head(subjects.directory());
        facts.put(BRANCH, head.branch().isEmpty() ? "none" : head.branch());
        facts.put(COMMIT, head.commit());
        facts.values().removeIf(seen -> seen.contains("\n"));
        return new Snapshot(at, session, output, facts);
    }

    private static String shown(Path program, Subjects subjects) {
        return HomePath.shorten(program.toString(), subjects.home());
    }

    /**
     * Reads the variables that a shell exports, without those that differ between any two sessions.
     *
     * @param declarations what {@code export -p} printed
     */
    static Map<String, String> exported(String declarations) {
        Map<String, String> values = new TreeMap<>();
        List<MatchResult> found = DECLARATION.matcher(declarations).results().toList();
        for (int i = 0; i < found.size(); i++) {
            int end = i + 1 < found.size() ? found.get(i + 1).start() : declarations.length();
            String value = declarations.substring(found.get(i).end(), end).stripTrailing();
            if (!found.get(i).group(2).isEmpty()) { // otherwise it has no value yet
                values.put(found.get(i).group(1), Unquoting.unquote(value));
            }
        }
        for (String line : SESSION_VARIABLES) {
            if (line.endsWith("?")) {
                values.replace(line.substring(0, line.length() - 1), "");
            } else {
                values.remove(line);
            }
        }
        return values;
    }

    /**
     * Finds the snapshot with a name. A file that cannot be read, or that several aish wrote at
     * once, only means that nothing is known.
     */
    static Optional<Snapshot> load(Path folder, String name) {
        try (InputStream in = Files.newInputStream(file(folder, name), LinkOption.NOFOLLOW_LINKS)) {
            return parse(new String(in.readNBytes(MOST_BYTES), StandardCharsets.UTF_8), name);
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    /**
     * Keeps it in place of any whose name begins in the same way, so that there is a bounded number
     * of files. What is lost when the machine fails is not worth waiting for the disk.
     *
     * @param name in hexadecimal digits
     */
    void save(Path folder, String name) throws IOException {
        PrivateFiles.createDirectories(folder);
        try (FileChannel out =
                PrivateFiles.open(
                        file(folder, name),
                        StandardOpenOption.CREATE,
                        StandardOpenOption.TRUNCATE_EXISTING,
                        StandardOpenOption.WRITE,
                        LinkOption.NOFOLLOW_LINKS)) {
            out.write(ByteBuffer.wrap(text(name).getBytes(StandardCharsets.UTF_8)));
        }
    }

    private static Path file(Path folder, String name) {
        return folder.resolve(name.substring(0, BEGINNING));
    }

    /** Returns the text by which it is kept under a name. */
    String text(String name) {
        StringJoiner lines = new StringJoiner("\n", "", "\n" + END + "\n");
        lines.add(VERSION + " " + name);
        lines.add(at.getEpochSecond() + " " + output + " " + session);
        facts.forEach((thing, seen) -> lines.add(thing + " " + seen));
        return lines.toString();
    }

    /** Reads what {@link #text} returned for that name; empty for anything else. */
    static Optional<Snapshot> parse(String text, String name) {
        try {
            List<String> lines = text.lines().toList();
            if (!lines.getFirst().equals(VERSION + " " + name) || !lines.getLast().equals(END)) {
                return Optional.empty();
            }
            SortedMap<String, String> facts = new TreeMap<>();
            for (String line : lines.subList(2, lines.size() - 1)) {
                String[] fact = line.split(" ", 2);
                facts.put(fact[0], fact[1]);
            }
            String[] run = lines.get(1).split(" ", 3);
            Instant at = Instant.ofEpochSecond(Long.parseLong(run[0]));
            return Optional.of(new Snapshot(at, run[2], Integer.parseInt(run[1]), facts));
        } catch (RuntimeException e) {
            return Optional.empty(); // damaged, or of another version
        }
    }
}
