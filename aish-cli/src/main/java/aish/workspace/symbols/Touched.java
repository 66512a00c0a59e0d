package aish.workspace.symbols;

import module java.base;

/** The files and names that a conversation is about, by the words in it. */
public final class Touched {
    private static final Pattern SPACES = Pattern.compile("[\\s\"'`<>()\\[\\]{},;=|]+");
    private static final Pattern EDGES = Pattern.compile("^[@.]*/?|(?::[-\\d]*)+$|[.:!?…]+$");

    /** Words that may be paths, by their last part. */
    private final Map<String, Set<String>> paths = new HashMap<>();

    private final Set<Integer> names = new HashSet<>();

    /**
     * @param texts what was said and done, such as questions, commands and names of files
     */
    public Touched(Collection<String> texts) {
        for (String text : texts) {
            for (int name : UsedNames.in(text)) {
                if (UsedNames.isDistinctive(name)) {
                    names.add(name);
                }
            }
            for (String word : SPACES.split(text, -1)) {
                String path = EDGES.matcher(word).replaceAll("");
                String last = path.substring(path.lastIndexOf('/') + 1);
                if (last.indexOf('.') > 0 || (!last.isEmpty() && last.length() < path.length())) {
                    paths.computeIfAbsent(last, _ -> new HashSet<>()).add(path);
                }
            }
        }
    }

    /**
     * @param path relative to the project's root
     */
    boolean isFile(String path) {
        if (paths.isEmpty()) {
            return false;
        }
        Set<String> words = paths.get(path.substring(path.lastIndexOf('/') + 1));
        return words != null
                && words.stream()
                        .anyMatch(
                                word ->
                                        path.equals(word)
                                                || word.indexOf('/') < 0
                                                || path.endsWith("/" + word)
                                                || word.endsWith("/" + path));
    }

    /**
     * Whether a name that is no ordinary word was used.
     *
     * @param name the key of a symbol's name
     */
    boolean isName(int name) {
        return names.contains(name);
    }
}
