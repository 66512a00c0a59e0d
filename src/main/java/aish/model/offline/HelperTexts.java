package aish.model.offline;

import module java.base;

import aish.text.Resource;

/** Reads the text resources stored next to this class. */
final class HelperTexts {
    /**
     * One entry of a text resource.
     *
     * @param id the text after {@code =}; empty for the fields before the first entry
     */
    record Entry(String id, List<Field> fields) {
        Entry {
            fields = List.copyOf(fields);
        }

        List<String> values(String key) {
            return fields.stream()
                    .filter(field -> field.key().equals(key))
                    .map(Field::value)
                    .toList();
        }

        String value(String key) {
            return String.join(" ", values(key));
        }
    }

    record Field(String key, String value) {}

    private HelperTexts() {}

    static List<String> lines(String name) {
        return Resource.entries(HelperTexts.class, name);
    }

    /** Read on first use. */
    private static final class Sets {
        static final Map<String, Set<String>> ALL = new HashMap<>();

        static {
            for (String line : lines("sets.txt")) {
                int colon = line.indexOf(": ");
                ALL.put(
                        line.substring(0, colon),
                        Set.of(line.substring(colon + 2).strip().split(" +", -1)));
            }
        }
    }

    /** Returns a set of words by its name. */
    static Set<String> words(String name) {
        return Objects.requireNonNull(Sets.ALL.get(name), name);
    }

    /** Reads entries: each starts with {@code = id}, and every other line is {@code key: value}. */
    static List<Entry> entries(String name) {
        List<Entry> entries = new ArrayList<>();
        String id = "";
        List<Field> fields = new ArrayList<>();
        for (String line : lines(name)) {
            if (line.startsWith("= ")) {
                entries.add(new Entry(id, fields));
                id = line.substring(2).strip();
                fields = new ArrayList<>();
            } else {
                fields.add(field(name, line));
            }
        }
        entries.add(new Entry(id, fields));
        return entries;
    }

    private static Field field(String name, String line) {
        int colon = line.indexOf(": ");
        if (colon < 1) {
            throw new IllegalStateException("not a field in " + name + ": " + line);
        }
        return new Field(line.substring(0, colon), line.substring(colon + 2).strip());
    }

    /** Maps words for kinds of files to their file name extensions. */
    static final class FileTypes {
        private final Map<String, String> endings = new HashMap<>();

        /**
         * @param lines an extension, a colon, and the words for it
         */
        FileTypes(List<String> lines) {
            for (String line : lines) {
                int colon = line.indexOf(':');
                String ending = line.substring(0, colon);
                endings.put(ending, ending);
                for (String word : line.substring(colon + 1).strip().split(" +", -1)) {
                    endings.put(word, ending);
                }
            }
        }

        static FileTypes load() {
            return new FileTypes(HelperTexts.lines("filetypes.txt"));
        }

        /** Returns the extension without its dot. */
        Optional<String> ending(String word) {
            String direct = endings.get(word);
            if (direct == null && word.endsWith("s")) {
                direct = endings.get(word.substring(0, word.length() - 1));
            }
            return Optional.ofNullable(direct);
        }
    }
}
