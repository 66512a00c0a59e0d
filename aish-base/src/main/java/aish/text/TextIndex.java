package aish.text;

import module java.base;

/**
 * Values by key, in one text of sorted lines that is searched as it is: loading it is no more than
 * reading it. The build writes it; without it, as in a development environment, it is made on first
 * use.
 */
public final class TextIndex {
    private final String lines;

    private TextIndex(String lines) {
        this.lines = lines;
    }

    /** Collects the values of keys. No key has a tab, and nothing has an end of line. */
    public static final class Builder {
        private final SortedMap<String, StringJoiner> values = new TreeMap<>();

        /** Adds a value after those that the key already has, and a space. */
        public void add(String key, String value) {
            values.computeIfAbsent(key, _ -> new StringJoiner(" ")).add(value);
        }

        /**
         * @param owner the class whose package the file belongs to
         * @param classes the directory of compiled classes
         */
        public void write(Class<?> owner, String file, Path classes) throws IOException {
            String directory = owner.getPackageName().replace('.', '/');
            Files.writeString(classes.resolve(directory).resolve(file), toString());
        }

        @Override
        public String toString() {
            StringBuilder lines = new StringBuilder();
            values.forEach((key, joined) -> lines.append(key + "\t" + joined + "\n"));
            return lines.toString();
        }
    }

    /**
     * @param owner the class whose package the file belongs to
     * @param otherwise collects the values if there is no such file
     */
    public static TextIndex load(Class<?> owner, String file, Supplier<Builder> otherwise) {
        return new TextIndex(
                Resource.find(owner, file)
                        .map(text -> new String(text, StandardCharsets.UTF_8))
                        .orElseGet(() -> otherwise.get().toString()));
    }

    /** Returns the values of a key; empty if it has none. */
    public String find(String key) {
        int low = 0;
        int high = lines.length();
        while (low < high) {
            int start = lines.lastIndexOf('\n', (low + high) / 2 - 1) + 1;
            int tab = lines.indexOf('\t', start);
            int end = lines.indexOf('\n', tab);
            int order = lines.substring(start, tab).compareTo(key);
            if (order == 0) {
                return lines.substring(tab + 1, end);
            }
            low = order < 0 ? end + 1 : low;
            high = order < 0 ? high : start;
        }
        return "";
    }
}
