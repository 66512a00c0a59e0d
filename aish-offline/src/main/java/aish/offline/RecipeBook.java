package aish.offline;

import module java.base;

import org.jspecify.annotations.Nullable;

/** All recipes. One is read when a question may be about it. Used by one thread at a time. */
final class RecipeBook {
    private static final double WEAK_WEIGHT = 0.63;
    private static final Set<String> ARTICLES = HelperTexts.words("articles");

    private final TermLexicon lexicon;
    private final RecipeIndex index;
    private final Map<Integer, KnownRecipe> read = new HashMap<>();
    private final Map<String, Double> weights = new HashMap<>();
    private final Set<String> slotNouns = new HashSet<>();

    private RecipeBook(TermLexicon lexicon, RecipeIndex index) {
        this.lexicon = lexicon;
        this.index = index;
        HelperTexts.words("slot-nouns").forEach(word -> slotNouns.add(lexicon.term(word)));
    }

    static RecipeBook load() {
        TermLexicon lexicon = TermLexicon.load();
        return new RecipeBook(lexicon, RecipeIndex.load(lexicon));
    }

    TermLexicon lexicon() {
        return lexicon;
    }

    List<KnownRecipe> recipes() {
        return IntStream.range(0, index.size()).mapToObj(this::known).toList();
    }

    /** Returns the recipes that share a telling term with a question, or need none. */
    List<KnownRecipe> recipesAbout(Set<String> terms) {
        Set<String> telling = new HashSet<>(terms);
        telling.removeIf(term -> term.isEmpty() || lexicon.isWeak(term));
        return index.recipesAbout(telling.isEmpty() ? terms : telling).stream()
                .mapToObj(this::known)
                .toList();
    }

    private KnownRecipe known(int number) {
        return read.computeIfAbsent(number, KnownRecipe::new);
    }

    private Phrase phrase(String description) {
        Set<String> words = new LinkedHashSet<>();
        Set<String> found = new LinkedHashSet<>();
        for (String word : description.isEmpty() ? new String[0] : description.split(" ", -1)) {
            words.add(word);
            if (!lexicon.isStop(word)) {
                found.add(lexicon.termOfJoined(word));
            }
        }
        return new Phrase(words, found);
    }

    private List<Cue> cues(Template task) {
        List<Object> items = new ArrayList<>();
        for (Template.Part part : task.flat()) {
            switch (part) {
                case Template.Literal(String text) ->
                        items.addAll(lexicon.words(Question.wordsOf(text)));
                case Template.Slot slot -> items.add(slot.kind());
                case Template.Option _ -> {}
            }
        }
        List<Cue> cues = new ArrayList<>();
        for (int i = 0; i < items.size(); i++) {
            if (items.get(i) instanceof SlotKind kind) {
                cues.add(new Cue(kind, beside(items, i, -1), beside(items, i, 1)));
                if (i > 0
                        && items.get(i - 1) instanceof String noun
                        && slotNouns.contains(lexicon.termOfJoined(noun))) {
                    cues.add(new Cue(kind, wordBefore(items, i - 1), beside(items, i, 1)));
                }
            }
        }
        return cues;
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
            if (!lexicon.isStop(word) && !lexicon.isWeak(lexicon.termOfJoined(word))) {
                return word;
            }
            adjacent = adjacent.isEmpty() ? word : adjacent;
        }
        return adjacent;
    }

    boolean knows(String term) {
        return index.frequency(term) > 0;
    }

    /** Returns the weight of a term; rare terms weigh more. */
    double weight(String term) {
        Double known = weights.get(term);
        if (known == null) {
            known = lexicon.isWeak(term) ? WEAK_WEIGHT : rarity(term);
            weights.put(term, known);
        }
        return known;
    }

    private double rarity(String term) {
        return Math.sqrt(
                Math.log(1.0 + (double) index.size() / Math.max(1, index.frequency(term))));
    }

    /** The words before and after a slot; empty where there is none. */
    record Cue(SlotKind kind, String before, String after) {}

    /**
     * One description of a recipe's task.
     *
     * @param words all of its words
     * @param terms what it is about
     */
    record Phrase(Set<String> words, Set<String> terms) {}

    /**
     * A recipe as ranking sees it: many are compared with a question and few are read as a whole.
     */
    final class KnownRecipe {
        private final int number;
        private final String id;
        private final List<Phrase> phrases = new ArrayList<>();
        private final Set<String> terms = new HashSet<>();
        private @Nullable Recipe recipe;
        private @Nullable List<Cue> cues;

        KnownRecipe(int number) {
            List<String> listing = index.listing(number);
            this.number = number;
            this.id = listing.getFirst();
            for (String description : listing.subList(1, listing.size())) {
                Phrase phrase = phrase(description);
                phrases.add(phrase);
                terms.addAll(phrase.terms());
            }
        }

        String id() {
            return id;
        }

        Recipe recipe() {
            Recipe known = recipe;
            if (known == null) {
                known = index.recipe(number);
                recipe = known;
            }
            return known;
        }

        List<Phrase> phrases() {
            return phrases;
        }

        /** The terms of all its descriptions. */
        Set<String> terms() {
            return terms;
        }

        /** Returns the cues for a slot in all its descriptions. */
        List<Cue> cues(SlotKind kind) {
            List<Cue> all = cues;
            if (all == null) {
                all = new ArrayList<>();
                for (Template task : recipe().tasks()) {
                    all.addAll(RecipeBook.this.cues(task));
                }
                cues = all;
            }
            return all.stream().filter(cue -> cue.kind() == kind).toList();
        }
    }
}
