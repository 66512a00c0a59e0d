package aish.offline;

import module java.base;

import aish.text.Resource;

/**
 * Says where the recipes about a term are. The index is one text of sorted lines, a key and its
 * values each, that is searched as it is: loading it is no more than reading it. The build writes
 * it beside the books; without it, as in a development environment, it is made on first use.
 */
public final class RecipeIndex {
    private static final String FILE = "recipes/index.tsv";

    /** The key of the recipes that have a description without any telling word. */
    private static final String ALWAYS = " *";

    /**
     * The key of the number of recipes; with a number after it, of the place of that recipe. No
     * term has a space.
     */
    private static final String RECIPE = " ";

    private static final String NEXT = "\n= ";

    private final String lines;
    private final int size;
    private final Map<String, String> books = new ConcurrentHashMap<>();

    private RecipeIndex(String lines) {
        this.lines = lines;
        this.size = numbers(RECIPE)[0];
    }

    static RecipeIndex load(TermLexicon lexicon) {
        return new RecipeIndex(
                Resource.find(RecipeIndex.class, FILE)
                        .map(text -> new String(text, StandardCharsets.UTF_8))
                        .orElseGet(() -> lines(lexicon)));
    }

    /** Writes the index into the directory of compiled classes that is the first argument. */
    public static void main(String[] arguments) throws IOException {
        Path directory =
                Path.of(arguments[0], RecipeIndex.class.getPackageName().replace('.', '/'));
        Files.writeString(directory.resolve(FILE), lines(TermLexicon.load()));
    }

    static String lines(TermLexicon lexicon) {
        SortedMap<String, StringJoiner> found = new TreeMap<>();
        int count = 0;
        for (String topic : HelperTexts.lines("recipes/topics.txt")) {
            String text = book(topic);
            for (int at = text.indexOf(NEXT); at >= 0; at = text.indexOf(NEXT, at + 1)) {
                String number = Integer.toString(count++);
                HelperTexts.Entry entry = HelperTexts.entry(entry(text, at + 1));
                String place = topic + " " + (at + 1) + " " + entry.id();
                add(found, RECIPE + number, place + descriptions(entry, lexicon));
                for (String key : keys(entry, lexicon)) {
                    add(found, key, number);
                }
            }
        }
        add(found, RECIPE, Integer.toString(count));
        StringBuilder lines = new StringBuilder();
        found.forEach((key, values) -> lines.append(key + "\t" + values + "\n"));
        return lines.toString();
    }

    private static void add(SortedMap<String, StringJoiner> found, String key, String value) {
        found.computeIfAbsent(key, _ -> new StringJoiner(" ")).add(value);
    }

    /** Returns the words of each of a recipe's descriptions, after a tab. */
    private static String descriptions(HelperTexts.Entry entry, TermLexicon lexicon) {
        StringBuilder words = new StringBuilder();
        for (Template task : Recipe.of(entry).tasks()) {
            StringJoiner description = new StringJoiner(" ", "\t", "");
            for (Template.Part part : task.flat()) {
                if (part instanceof Template.Literal(String text)) {
                    lexicon.words(Question.wordsOf(text)).forEach(description::add);
                }
            }
            words.append(description);
        }
        return words.toString();
    }

    /** Returns the terms of a recipe's descriptions. */
    private static Set<String> keys(HelperTexts.Entry entry, TermLexicon lexicon) {
        Set<String> keys = new TreeSet<>();
        for (String task : entry.values("task", ";")) {
            boolean weak = true;
            for (String word : lexicon.words(Question.wordsOf(Template.withoutSlots(task)))) {
                if (!lexicon.isStop(word) && !word.equals(Template.ANY_SLOT)) {
                    String term = lexicon.termOfJoined(word);
                    keys.add(term);
                    weak &= lexicon.isWeak(term);
                }
            }
            if (weak) {
                keys.add(ALWAYS);
            }
        }
        return keys;
    }

    /** Returns the recipes of a topic, each after an end of line; a character is a byte. */
    private static String book(String topic) {
        byte[] bytes = Resource.bytes(RecipeIndex.class, "recipes/" + topic + ".txt");
        return "\n" + new String(bytes, StandardCharsets.ISO_8859_1);
    }

    private static String entry(String book, int start) {
        int end = book.indexOf(NEXT, start);
        String bytes = book.substring(start, end < 0 ? book.length() : end);
        return new String(bytes.getBytes(StandardCharsets.ISO_8859_1), StandardCharsets.UTF_8);
    }

    /** The number of recipes. */
    int size() {
        return size;
    }

    /** Returns the recipes about any of the terms, and those that need none. */
    BitSet recipesAbout(Set<String> terms) {
        BitSet found = new BitSet();
        Stream.concat(Stream.of(ALWAYS), terms.stream())
                .flatMapToInt(term -> Arrays.stream(numbers(term)))
                .forEach(found::set);
        return found;
    }

    /** Returns how many recipes have a term. */
    int frequency(String term) {
        String values = find(term);
        int count = values.isEmpty() ? 0 : 1;
        for (int at = values.indexOf(' '); at >= 0; at = values.indexOf(' ', at + 1)) {
            count++;
        }
        return count;
    }

    /** Returns a recipe's id and then the words of each of its descriptions. */
    List<String> listing(int number) {
        String[] fields = find(RECIPE + number).split("\t", -1);
        fields[0] = fields[0].substring(fields[0].lastIndexOf(' ') + 1);
        return List.of(fields);
    }

    Recipe recipe(int number) {
        String[] place = find(RECIPE + number).split(" ", 3);
        String text = books.computeIfAbsent(place[0], RecipeIndex::book);
        return Recipe.of(HelperTexts.entry(entry(text, Integer.parseInt(place[1]))));
    }

    private int[] numbers(String key) {
        String values = find(key);
        return values.isEmpty()
                ? new int[0]
                : Arrays.stream(values.split(" ", -1)).mapToInt(Integer::parseInt).toArray();
    }

    /** Returns the values of a key; empty if it has no line. */
    private String find(String key) {
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
