package aish.text;

import module java.base;

import org.jspecify.annotations.Nullable;

/**
 * Files that come with the program. Those that the launcher has unpacked are read from the disk:
 * opening a jar would take the start 10 ms.
 */
public final class Resource {
    private static final @Nullable String UNPACKED = System.getProperty("aish.files");

    private Resource() {}

    /**
     * @param owner the class whose package the file is in
     */
    public static byte[] bytes(Class<?> owner, String name) {
        return find(owner, name)
                .orElseThrow(() -> new IllegalStateException("the program lacks its file " + name));
    }

    /** Returns nothing if there is no such file. */
    public static Optional<byte[]> find(Class<?> owner, String name) {
        try (InputStream in = open(owner, name)) {
            return in == null ? Optional.empty() : Optional.of(in.readAllBytes());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static @Nullable InputStream open(Class<?> owner, String name) throws IOException {
        if (UNPACKED != null) {
            File file = new File(UNPACKED, owner.getPackageName().replace('.', '/') + '/' + name);
            if (file.exists()) {
                return new FileInputStream(file);
            }
        }
        return owner.getResourceAsStream(name);
    }

    public static String text(Class<?> owner, String name) {
        return new String(bytes(owner, name), StandardCharsets.UTF_8);
    }

    /** Returns the lines that are neither empty nor comments, which start with {@code #}. */
    public static List<String> entries(Class<?> owner, String name) {
        String text = text(owner, name);
        List<String> entries = new ArrayList<>();
        int end;
        // a plain loop, because some are read before the first command runs
        for (int start = 0; start < text.length(); start = end + 1) {
            int newline = text.indexOf('\n', start);
            end = newline < 0 ? text.length() : newline;
            String line = text.substring(start, end);
            if (!line.isBlank() && !line.startsWith("#")) {
                entries.add(line);
            }
        }
        return Collections.unmodifiableList(entries);
    }

    /** Returns lists of words by their names; each line is the name of a list and words in it. */
    public static Map<String, Set<String>> lists(Class<?> owner, String name) {
        Map<String, Set<String>> lists = new HashMap<>();
        for (String line : entries(owner, name)) {
            int space = line.indexOf(' ');
            Set<String> words =
                    lists.computeIfAbsent(line.substring(0, space), _ -> new LinkedHashSet<>());
            Collections.addAll(words, line.substring(space + 1).split(" "));
        }
        return lists;
    }
}
