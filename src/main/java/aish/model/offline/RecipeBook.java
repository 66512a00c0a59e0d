package aish.model.offline;

import module java.base;

/** All recipes, with an index to find them. */
final class RecipeBook {
    private static final double WEAK_WEIGHT = 0.4;

    private final TermLexicon lexicon;
    private final List<KnownRecipe> recipes = new ArrayList<>();
    private final Map<String, Integer> frequencies = new HashMap<>();
    private final Map<String, Double> weights = new HashMap<>();
    private final Map<String, Set<String>> topicsOfWords = new HashMap<>();
    private final Set<String> surfaces = new HashSet<>();
    private final Set<String> ofCommands = new HashSet<>();

    RecipeBook(TermLexicon lexicon, List<RecipeReader.Topic> topics) {
        this.lexicon = lexicon;
        for (RecipeReader.Topic topic : topics) {
            for (String word : topic.words()) {
                topicsOfWords
                        .computeIfAbsent(lexicon.term(word), _ -> new HashSet<>())
                        .add(topic.name());
            }
            topic.recipes().forEach(this::add);
        }
        frequencies.forEach((term, count) -> weights.put(term, weight(term, count)));
        lexicon.surfaces().stream().filter(word -> word.length() > 3).forEach(surfaces::add);
    }

    static RecipeBook load() {
        TermLexicon lexicon = new TermLexicon(HelperTexts.lines("words.txt"));
        return new RecipeBook(
                lexicon,
                HelperTexts.lines("recipes/topics.txt").stream().map(RecipeReader::read).toList());
    }

    private void add(Recipe recipe) {
        KnownRecipe known = new KnownRecipe(recipe);
        recipe.tasks().forEach(task -> known.add(phrase(known, task)));
        known.terms().forEach(term -> frequencies.merge(term, 1, Integer::sum));
        if (!recipe.variants().isEmpty()) {
            ofCommands.addAll(known.terms());
        }
        recipes.add(known);
    }

    private Phrase phrase(KnownRecipe known, Template task) {
        List<Object> items = new ArrayList<>();
        for (Template.Part part : task.flat()) {
            switch (part) {
                case Template.Literal(String text) -> items.addAll(words(text));
                case Template.Slot slot -> items.add(slot.kind());
                case Template.Option _ -> {}
            }
        }
        Set<String> words = new LinkedHashSet<>();
        Set<String> found = new LinkedHashSet<>();
        List<Phrase.Cue> cues = new ArrayList<>();
        for (int i = 0; i < items.size(); i++) {
            if (items.get(i) instanceof SlotKind kind) {
                cues.add(new Phrase.Cue(kind, beside(items, i, -1), beside(items, i, 1)));
            } else if (items.get(i) instanceof String word) {
                words.add(word);
                if (!lexicon.isStop(word)) {
                    found.add(term(word));
                }
            }
        }
        return new Phrase(known, words, found, cues);
    }

    /** Returns the meaning of a word of a description, which may be several words joined. */
    String term(String word) {
        String together = lexicon.meaningOf(word);
        return lexicon.term(together.isEmpty() ? word : together);
    }

    /** Returns the nearest word with a meaning up to the next slot, otherwise the adjacent word. */
    private String beside(List<Object> items, int gap, int step) {
        for (int i = gap + step; i >= 0 && i < items.size(); i += step) {
            if (!(items.get(i) instanceof String word)) {
                break;
            }
            if (TimeExpressions.isUnit(word)
                    || (!lexicon.isStop(word) && !lexicon.isWeak(term(word)))) {
                return word;
            }
        }
        int next = gap + step;
        return next >= 0 && next < items.size() && items.get(next) instanceof String word
                ? word
                : "";
    }

    /** Returns the words in lower case; those that only have a meaning together are joined. */
    private List<String> words(String text) {
        List<String> words = new ArrayList<>();
        Question question = Question.of(text);
        for (int i = 0; i < question.size(); ) {
            int length = phraseLength(question, i);
            String word = joined(question, i, length);
            surfaces.add(word);
            words.add(word);
            i += length;
        }
        return words;
    }

    /** Returns how many pieces from here on form a phrase of the lexicon; 1 if they do not. */
    int phraseLength(Question question, int from) {
        for (int length = 3; length > 1; length--) {
            if (from + length <= question.size()
                    && !lexicon.meaningOf(joined(question, from, length)).isEmpty()) {
                return length;
            }
        }
        return 1;
    }

    static String joined(Question question, int from, int length) {
        StringBuilder joined = new StringBuilder(question.piece(from).lower());
        for (int i = 1; i < length; i++) {
            joined.append('_').append(question.lower(from + i));
        }
        return joined.toString();
    }

    TermLexicon lexicon() {
        return lexicon;
    }

    List<KnownRecipe> recipes() {
        return recipes;
    }

    boolean knows(String term) {
        return frequencies.containsKey(term) || topicsOfWords.containsKey(term);
    }

    /** Words as they are written, to compare with mistyped ones. */
    Set<String> surfaces() {
        return surfaces;
    }

    /** Whether a known word is also the name of a program, a service or a package. */
    boolean isNameable(String term) {
        return !ofCommands.contains(term) || lexicon.isName(term);
    }

    /** Returns the topics that the term is specific to; empty if it is not specific. */
    Set<String> topicsOf(String term) {
        return topicsOfWords.getOrDefault(term, Set.of());
    }

    /** Returns the weight of a term; rare terms weigh more. */
    double weight(String term) {
        Double weight = weights.get(term);
        return weight == null ? weight(term, 1) : weight;
    }

    private double weight(String term, int count) {
        return lexicon.isWeak(term) ? WEAK_WEIGHT : Math.log(1.0 + (double) recipes.size() / count);
    }

    boolean isStop(String word) {
        return lexicon.isStop(word.toLowerCase(Locale.ROOT));
    }

    /** Reads a file of recipes; docs/offline-helper.md describes the format. */
    static final class RecipeReader {
        private static final String COMMAND = "cmd";
        private static final String LOOK = "look";
        private static final Set<String> KEYS = HelperTexts.words("keys");

        private RecipeReader() {}

        /**
         * A file of recipes.
         *
         * @param words words used for this topic only
         */
        record Topic(String name, List<String> words, List<Recipe> recipes) {
            Topic {
                words = List.copyOf(words);
                recipes = List.copyOf(recipes);
            }
        }

        static Topic read(String topic) {
            List<String> words = List.of();
            List<Recipe> recipes = new ArrayList<>();
            for (HelperTexts.Entry entry : HelperTexts.entries("recipes/" + topic + ".txt")) {
                if (entry.id().isEmpty()) {
                    words =
                            Arrays.stream(entry.value("words").split(" ", -1))
                                    .filter(word -> !word.isEmpty())
                                    .toList();
                } else {
                    recipes.add(recipe(topic, entry));
                }
            }
            return new Topic(topic, words, recipes);
        }

        private static Recipe recipe(String topic, HelperTexts.Entry entry) {
            Map<String, List<Recipe.Variant>> commands =
                    Map.of(COMMAND, new ArrayList<>(), LOOK, new ArrayList<>());
            for (HelperTexts.Field field : entry.fields()) {
                int at = field.key().indexOf('@');
                String key = at < 0 ? field.key() : field.key().substring(0, at);
                String program = at < 0 ? "" : field.key().substring(at + 1);
                List<Recipe.Variant> variants = commands.get(key);
                if (variants != null) {
                    variants.add(new Recipe.Variant(program, Template.of(field.value())));
                } else if (!KEYS.contains(key)) {
                    throw new IllegalStateException(entry.id() + " has a field " + field.key());
                }
            }
            return new Recipe(
                    entry.id(),
                    topic,
                    tasks(entry),
                    commands.getOrDefault(LOOK, List.of()),
                    commands.getOrDefault(COMMAND, List.of()),
                    entry.value("say"),
                    entry.value("help"),
                    templates(entry.values("note")),
                    entry.values("for").stream()
                            .flatMap(line -> Arrays.stream(line.split(" ", -1)))
                            .toList());
        }

        private static List<Template> tasks(HelperTexts.Entry entry) {
            List<String> tasks = new ArrayList<>();
            for (String line : entry.values("task")) {
                tasks.addAll(Arrays.asList(line.split(";\\s*", -1)));
            }
            return templates(tasks);
        }

        private static List<Template> templates(List<String> texts) {
            return texts.stream().filter(text -> !text.isBlank()).map(Template::of).toList();
        }
    }

    /**
     * One description of a recipe's task.
     *
     * @param words all of its words
     * @param terms what it is about
     * @param cues the words beside its slots
     */
    record Phrase(KnownRecipe known, Set<String> words, Set<String> terms, List<Cue> cues) {
        /** The words before and after a slot; empty where there is none. */
        record Cue(SlotKind kind, String before, String after) {}

        Phrase {
            words = Set.copyOf(words);
            terms = Set.copyOf(terms);
            cues = List.copyOf(cues);
        }
    }

    /** A recipe with precomputed data for ranking. */
    static final class KnownRecipe {
        private final Recipe recipe;
        private final Set<SlotKind> kinds;
        private final int names;
        private final Set<String> terms = new HashSet<>();
        private final List<Phrase> phrases = new ArrayList<>();

        KnownRecipe(Recipe recipe) {
            this.recipe = recipe;
            this.kinds = recipe.kinds();
            this.names = (int) kinds.stream().filter(KnownRecipe::takesAnyWord).count();
        }

        private static boolean takesAnyWord(SlotKind kind) {
            return switch (kind.family()) {
                case NAME, TEXT, NET, PATH, PATTERN -> true;
                case QUANTITY, TIME -> false;
            };
        }

        void add(Phrase phrase) {
            phrases.add(phrase);
            terms.addAll(phrase.terms());
        }

        Recipe recipe() {
            return recipe;
        }

        Set<SlotKind> kinds() {
            return kinds;
        }

        /** How many words unknown to all recipes it could use as names. */
        int names() {
            return names;
        }

        /** The terms of all its descriptions. */
        Set<String> terms() {
            return terms;
        }

        List<Phrase> phrases() {
            return phrases;
        }
    }
}
