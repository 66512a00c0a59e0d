package aish.model.offline;

import module java.base;

import aish.model.offline.OfflineModel.Lazy;

/**
 * All recipes, with an index to find them. A recipe is read in detail only when a question may be
 * about it, because reading all of them takes most of the time of the first answer.
 */
final class RecipeBook {
    private static final double WEAK_WEIGHT = 0.63;
    private static final Pattern BETWEEN_WORDS = Pattern.compile("[^A-Za-z0-9-]+");
    private static final Set<String> ARTICLES = HelperTexts.words("articles");

    private final TermLexicon lexicon;
    private final List<Indexed> recipes = new ArrayList<>();
    private final Map<String, Integer> frequencies = new HashMap<>();
    private final Map<String, Double> weights = new HashMap<>();
    private final Map<String, Set<String>> topicsOfWords = new HashMap<>();
    private final Set<String> surfaces = new HashSet<>();
    private final Set<String> slotNouns = new HashSet<>();
    private final Set<String> ofCommands = new HashSet<>();

    private RecipeBook(TermLexicon lexicon, List<String> topics) {
        this.lexicon = lexicon;
        HelperTexts.words("slot-nouns").forEach(word -> slotNouns.add(lexicon.term(word)));
        topics.forEach(this::add);
        frequencies.forEach((term, count) -> weights.put(term, weight(term, count)));
        lexicon.surfaces().stream().filter(word -> word.length() > 3).forEach(surfaces::add);
    }

    static RecipeBook load() {
        return new RecipeBook(
                new TermLexicon(HelperTexts.lines("words.txt")),
                HelperTexts.lines("recipes/topics.txt"));
    }

    /** Adds a file of recipes, whose first lines may be words used for this topic only. */
    private void add(String topic) {
        for (HelperTexts.Entry entry : HelperTexts.entries("recipes/" + topic + ".txt")) {
            for (String word : entry.values("words", " +")) {
                topicsOfWords.computeIfAbsent(lexicon.term(word), _ -> new HashSet<>()).add(topic);
            }
            if (!entry.id().isEmpty()) {
                index(topic, entry);
            }
        }
    }

    private void index(String topic, HelperTexts.Entry entry) {
        Set<String> terms = new HashSet<>();
        boolean always = false;
        for (String task : entry.values("task", ";")) {
            boolean weak = true;
            for (String word : words(Question.wordsOf(Template.withoutSlots(task)))) {
                surfaces.add(word);
                if (!lexicon.isStop(word) && !word.equals(Template.ANY_SLOT)) {
                    String term = term(word);
                    terms.add(term);
                    weak &= lexicon.isWeak(term);
                }
            }
            always |= weak;
        }
        terms.forEach(term -> frequencies.merge(term, 1, Integer::sum));
        if (entry.fields().stream().anyMatch(field -> field.name().equals("cmd"))) {
            ofCommands.addAll(terms);
        }
        recipes.add(new Indexed(terms, always, new Lazy<>(() -> known(Recipe.of(topic, entry)))));
    }

    private KnownRecipe known(Recipe recipe) {
        List<Phrase> phrases = recipe.tasks().stream().map(this::phrase).toList();
        Set<SlotKind> kinds = recipe.kinds();
        long names = kinds.stream().filter(SlotKind::takesAnyWord).count();
        Map<String, Double> shares = new HashMap<>();
        for (Phrase phrase : phrases) {
            phrase.terms().forEach(term -> shares.merge(term, 1.0 / phrases.size(), Double::sum));
        }
        return new KnownRecipe(recipe, kinds, names, phrases, shares, commandTerms(recipe));
    }

    /** Returns the words of a recipe's commands, because people name the program they want. */
    private Set<String> commandTerms(Recipe recipe) {
        Set<String> terms = new HashSet<>();
        for (Recipe.Variant variant : recipe.variants()) {
            for (Template.Part part : variant.command().flat()) {
                if (part instanceof Template.Literal(String text)) {
                    for (String word : BETWEEN_WORDS.split(text, -1)) {
                        terms.add(lexicon.term(word.toLowerCase(Locale.ROOT)));
                    }
                }
            }
        }
        return terms;
    }

    private Phrase phrase(Template task) {
        List<Object> items = new ArrayList<>();
        for (Template.Part part : task.flat()) {
            switch (part) {
                case Template.Literal(String text) -> items.addAll(words(Question.wordsOf(text)));
                case Template.Slot slot -> items.add(slot.kind());
                case Template.Option _ -> {}
            }
        }
        Set<String> words = new LinkedHashSet<>();
        Set<String> found = new LinkedHashSet<>();
        Map<String, SlotKind> nouns = new HashMap<>();
        List<Phrase.Cue> cues = new ArrayList<>();
        for (int i = 0; i < items.size(); i++) {
            if (items.get(i) instanceof SlotKind kind) {
                cues.add(new Phrase.Cue(kind, beside(items, i, -1), beside(items, i, 1)));
                String noun =
                        i == 0 || !(items.get(i - 1) instanceof String word) ? "" : term(word);
                if (slotNouns.contains(noun)) {
                    nouns.put(noun, kind);
                    cues.add(new Phrase.Cue(kind, wordBefore(items, i - 1), beside(items, i, 1)));
                }
            } else if (items.get(i) instanceof String word) {
                words.add(word);
                if (!lexicon.isStop(word)) {
                    found.add(term(word));
                }
            }
        }
        return new Phrase(words, found, nouns, cues);
    }

    /** Returns the meaning of a word of a description, which may be several words joined. */
    String term(String word) {
        String together = lexicon.meaningOf(word);
        return lexicon.term(together.isEmpty() ? word : together);
    }

    /** Returns the word before, skipping articles. */
    private static String wordBefore(List<Object> items, int index) {
        int at = index - 1;
        while (at > 0 && ARTICLES.contains(items.get(at))) {
            at--;
        }
        return at >= 0 && items.get(at) instanceof String word ? word : "";
    }

    /** Returns the nearest word with a meaning up to the next slot, otherwise the adjacent word. */
    private String beside(List<Object> items, int gap, int step) {
        String adjacent = "";
        for (int i = gap + step;
                i >= 0 && i < items.size() && items.get(i) instanceof String word;
                i += step) {
            if (TimeExpressions.isUnit(word)
                    || (!lexicon.isStop(word) && !lexicon.isWeak(term(word)))) {
                return word;
            }
            adjacent = adjacent.isEmpty() ? word : adjacent;
        }
        return adjacent;
    }

    /** Returns the words; those that only have a meaning together are joined. */
    List<String> words(List<String> lower) {
        List<String> words = new ArrayList<>();
        for (int i = 0, length; i < lower.size(); i += length) {
            length = phraseLength(lower, i);
            words.add(joined(lower, i, length));
        }
        return words;
    }

    /** Returns how many words from here on form a phrase of the lexicon; 1 if they do not. */
    int phraseLength(List<String> lower, int from) {
        boolean opens = lexicon.opensPhrase(lower.get(from));
        for (int length = 3; opens && length > 1; length--) {
            if (from + length <= lower.size()
                    && !lexicon.meaningOf(joined(lower, from, length)).isEmpty()) {
                return length;
            }
        }
        return 1;
    }

    static String joined(List<String> lower, int from, int length) {
        return length == 1 ? lower.get(from) : String.join("_", lower.subList(from, from + length));
    }

    TermLexicon lexicon() {
        return lexicon;
    }

    List<KnownRecipe> recipes() {
        return recipes.stream().map(indexed -> indexed.known().get()).toList();
    }

    /** Returns the recipes that share a telling term with a question, or need none. */
    List<KnownRecipe> recipesAbout(Set<String> terms) {
        Set<String> telling = new HashSet<>(terms);
        telling.removeIf(term -> term.isEmpty() || lexicon.isWeak(term));
        Set<String> wanted = telling.isEmpty() ? terms : telling;
        return recipes.stream()
                .filter(
                        indexed ->
                                indexed.always() || !Collections.disjoint(wanted, indexed.terms()))
                .map(indexed -> indexed.known().get())
                .toList();
    }

    boolean knows(String term) {
        return frequencies.containsKey(term) || topicsOfWords.containsKey(term);
    }

    /** Words as they are written, to compare with mistyped ones. */
    Set<String> surfaces() {
        return surfaces;
    }

    /** Whether a word is a name although recipes use it, or no command has to do with it. */
    boolean isNameable(String word) {
        return !ofCommands.contains(term(word)) || !SlotKind.knownAs(word).isEmpty();
    }

    /** Whether a term says what kind of thing a name is, so that it is not a name itself. */
    boolean isSlotNoun(String term) {
        return slotNouns.contains(term);
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
        return lexicon.isWeak(term)
                ? WEAK_WEIGHT
                : Math.sqrt(Math.log(1.0 + (double) recipes.size() / count));
    }

    boolean isStop(String word) {
        return lexicon.isStop(word.toLowerCase(Locale.ROOT));
    }

    /**
     * What is known of a recipe before it is read in detail.
     *
     * @param terms those of all its descriptions
     * @param always whether some description has no other than weak terms
     */
    private record Indexed(Set<String> terms, boolean always, Supplier<KnownRecipe> known) {}

    /**
     * One description of a recipe's task.
     *
     * @param words all of its words
     * @param terms what it is about
     * @param nouns terms that a value makes unnecessary: "service" in "stop the service {service}"
     * @param cues the words beside its slots
     */
    record Phrase(
            Set<String> words, Set<String> terms, Map<String, SlotKind> nouns, List<Cue> cues) {
        /** The words before and after a slot; empty where there is none. */
        record Cue(SlotKind kind, String before, String after) {}
    }

    /**
     * A recipe with precomputed data for ranking.
     *
     * @param names how many words unknown to all recipes it could use as names
     * @param shares the terms of its descriptions, each with the share of them that has it
     * @param inCommands the words of its commands
     */
    record KnownRecipe(
            Recipe recipe,
            Set<SlotKind> kinds,
            long names,
            List<Phrase> phrases,
            Map<String, Double> shares,
            Set<String> inCommands) {
        static final Set<String> TELLING = HelperTexts.words("telling");

        /** Whether it tells something: some description is a question or starts with "show". */
        boolean tells() {
            return phrases.stream()
                    .map(phrase -> phrase.words().stream().findFirst().orElse(""))
                    .anyMatch(TELLING::contains);
        }

        /** The terms of all its descriptions. */
        Set<String> terms() {
            return shares.keySet();
        }

        /** Returns the cues for a slot in all its descriptions. */
        List<Phrase.Cue> cues(SlotKind kind) {
            return phrases.stream()
                    .flatMap(phrase -> phrase.cues().stream())
                    .filter(cue -> cue.kind() == kind)
                    .toList();
        }
    }
}
