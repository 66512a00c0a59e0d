package aish.offline;

import module java.base;

import aish.text.Resource;
import aish.text.TextIndex;

/** Says where the recipes about a term are. */
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

    private final TextIndex index;
    private final int size;
    private final Map<String, String> books = new ConcurrentHashMap<>();

    private RecipeIndex(TextIndex index) {
        this.index = index;
        this.size = numbers(RECIPE)[0];
    }

    static RecipeIndex load(TermLexicon lexicon) {
        return new RecipeIndex(TextIndex.load(RecipeIndex.class, FILE, () -> collected(lexicon)));
    }

    /** Writes the index into the directory of compiled classes that is the first argument. */
    public static void main(String[] arguments) throws IOException {
        collected(TermLexicon.load()).write(RecipeIndex.class, FILE, Path.of(arguments[0]));
    }

    private static TextIndex.Builder collected(TermLexicon lexicon) {
        TextIndex.Builder index = new TextIndex.Builder();
        int count = 0;
        for (String topic : HelperTexts.lines("recipes/topics.txt")) {
            String text = book(topic);
            for (int at = text.indexOf(NEXT); at >= 0; at = text.indexOf(NEXT, at + 1)) {
                String number = Integer.toString(count++);
                HelperTexts.Entry entry = HelperTexts.entry(entry(text, at + 1));
                String place = topic + " " + (at + 1) + " " + entry.id();
                index.add(RECIPE + number, place + descriptions(entry, lexicon));
                keys(entry, lexicon).forEach(key -> index.add(key, number));
            }
        }
        index.add(RECIPE, Integer.toString(count));
        return index;
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
        String values = index.find(term);
        int count = values.isEmpty() ? 0 : 1;
        for (int at = values.indexOf(' '); at >= 0; at = values.indexOf(' ', at + 1)) {
            count++;
        }
        return count;
    }

    /** Returns a recipe's id and then the words of each of its descriptions. */
    List<String> listing(int number) {
        String[] fields = index.find(RECIPE + number).split("\t", -1);
        fields[0] = fields[0].substring(fields[0].lastIndexOf(' ') + 1);
        return List.of(fields);
    }

    Recipe recipe(int number) {
        String[] place = index.find(RECIPE + number).split(" ", 3);
        String text = books.computeIfAbsent(place[0], RecipeIndex::book);
        return Recipe.of(HelperTexts.entry(entry(text, Integer.parseInt(place[1]))));
    }

    private int[] numbers(String key) {
        String values = index.find(key);
        return values.isEmpty()
                ? new int[0]
                : Arrays.stream(values.split(" ", -1)).mapToInt(Integer::parseInt).toArray();
    }
}
