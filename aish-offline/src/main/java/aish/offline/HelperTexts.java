package aish.offline;

import module java.base;

import aish.text.Resource;

/** Reads the text resources stored next to this class. */
final class HelperTexts {
    /**
     * One entry of a text resource.
     *
     * @param id the text after {@code =}
     */
    record Entry(String id, List<Field> fields) {
        List<String> values(String key) {
            List<String> values = new ArrayList<>();
            for (Field field : fields) {
                if (field.key().equals(key)) {
                    values.add(field.value());
                }
            }
            return values;
        }

        /** Returns the parts of all values of a key. */
        List<String> values(String key, String separator) {
            List<String> parts = new ArrayList<>();
            for (String value : values(key)) {
                parts.addAll(Arrays.asList(value.split(separator, -1)));
            }
            return parts;
        }

        String value(String key) {
            return String.join(" ", values(key));
        }
    }

    /** A line {@code key: value}; the key may have a program after {@code @}. */
    record Field(String key, String value) {
        static Field of(String line) {
            int colon = line.indexOf(": ");
            if (colon < 1) {
                throw new IllegalStateException("not a field: " + line);
            }
            return new Field(line.substring(0, colon), line.substring(colon + 2).strip());
        }

        /** The key without the program. */
        String name() {
            return key.contains("@") ? key.substring(0, key.indexOf('@')) : key;
        }

        /** The program that a machine must have for this line; empty for any machine. */
        String program() {
            return key.contains("@") ? key.substring(key.indexOf('@') + 1) : "";
        }

        List<String> words() {
            return List.of(value.split(" ", -1));
        }
    }

    private static final String ENTRY = "= ";

    private HelperTexts() {}

    static List<String> lines(String name) {
        return Resource.entries(HelperTexts.class, name);
    }

    static List<Field> fields(String name) {
        return lines(name).stream().map(Field::of).toList();
    }

    /** Read on first use. */
    private static final class Sets {
        static final Map<String, Set<String>> ALL =
                fields("sets.txt").stream()
                        .collect(Collectors.toMap(Field::key, field -> Set.copyOf(field.words())));
    }

    static Set<String> words(String name) {
        return Objects.requireNonNull(Sets.ALL.get(name), name);
    }

    /** Returns what the words of a set stand for. */
    static Map<String, String> meanings(String name) {
        return words(name).stream()
                .map(word -> word.split("=", 2))
                .collect(Collectors.toMap(pair -> pair[0], pair -> pair[1]));
    }

    /** Reads entries: each starts with {@code = id}, and every other line is a field. */
    static Stream<Entry> entries(String name) {
        List<Entry> entries = new ArrayList<>();
        for (String line : lines(name)) {
            if (line.startsWith(ENTRY)) {
                entries.add(new Entry(line.substring(ENTRY.length()), new ArrayList<>()));
            } else {
                entries.getLast().fields().add(Field.of(line));
            }
        }
        return entries.stream();
    }

    /** Reads the lines of one entry. */
    static Entry entry(String text) {
        List<String> lines =
                text.lines().filter(line -> !line.isBlank() && !line.startsWith("#")).toList();
        return new Entry(
                lines.getFirst().substring(ENTRY.length()),
                lines.stream().skip(1).map(Field::of).toList());
    }

    /** Maps words for kinds of files to their file name extensions. */
    static final class FileTypes {
        private final Map<String, String> endings = new HashMap<>();

        static FileTypes load() {
            FileTypes types = new FileTypes();
            for (Field field : fields("filetypes.txt")) {
                types.endings.put(field.key(), field.key());
                field.words().forEach(word -> types.endings.put(word, field.key()));
            }
            return types;
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
