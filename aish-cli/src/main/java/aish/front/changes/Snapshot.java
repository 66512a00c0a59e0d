package aish.front.changes;

import module java.base;

import aish.bash.ShellQuoting.Unquoting;
import aish.terminal.GitBranch;
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

    private static final String VERSION = "aish-worked-1";
    private static final String END = "end";

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
            Path directory,
            Subjects subjects,
            Map<String, String> variables,
            KeyedHash hash) {
        FileStamp.Reader reader = new FileStamp.Reader(hash, at);
        SortedMap<String, String> facts = new TreeMap<>();
        variables.forEach((name, value) -> facts.put(VARIABLE + name, value));
        subjects.files()
                .forEach((name, path) -> facts.put(FILE + hash.of(name), reader.read(path) + ""));
        for (Map.Entry<String, Optional<Path>> each : subjects.programs().entrySet()) {
            FileStamp stamp = each.getValue().map(reader::read).orElse(FileStamp.ABSENT);
            String path = each.getValue().map(Path::toString).orElse("");
            facts.put(PROGRAM + hash.of(each.getKey()), stamp + " " + path);
        }
        GitBranch.Head head = GitBranch.head(directory);
        facts.put(BRANCH, head.branch());
        facts.put(COMMIT, head.commit());
        facts.values().removeIf(seen -> seen.contains("\n"));
        return new Snapshot(at, session, output, facts);
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

    /** Returns the text by which it is kept. */
    String text() {
        StringJoiner lines = new StringJoiner("\n", "", "\n" + END + "\n");
        lines.add(VERSION + " " + at.getEpochSecond() + " " + output + " " + session);
        facts.forEach((thing, seen) -> lines.add(thing + " " + seen));
        return lines.toString();
    }

    /** Reads what {@link #text} returned; empty for anything else. */
    static Optional<Snapshot> parse(String text) {
        try {
            List<String> lines = text.lines().toList();
            String[] first = lines.getFirst().split(" ", 4);
            if (!first[0].equals(VERSION) || !lines.getLast().equals(END)) {
                return Optional.empty();
            }
            SortedMap<String, String> facts = new TreeMap<>();
            for (String line : lines.subList(1, lines.size() - 1)) {
                facts.put(line.split(" ", 2)[0], line.split(" ", 2)[1]);
            }
            Instant at = Instant.ofEpochSecond(Long.parseLong(first[1]));
            return Optional.of(new Snapshot(at, first[3], Integer.parseInt(first[2]), facts));
        } catch (RuntimeException e) {
            return Optional.empty(); // damaged, or of another version
        }
    }
}
