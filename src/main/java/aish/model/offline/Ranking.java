package aish.model.offline;

import module java.base;

import aish.model.offline.HelperTexts.FileTypes;
import aish.model.offline.RecipeBook.KnownRecipe;
import aish.model.offline.RecipeBook.Phrase;

/**
 * Ranks recipes by how well one of their descriptions agrees with a question: how much of the
 * question it explains, and how much of it the question asks for.
 */
final class Ranking {
    private static final double WRONG_TOPIC = 0.55;

    /** How much more the question's words count than the description's. */
    private static final double QUESTION_SHARE = 1.3;

    /**
     * Added in proportion to the identical words, to decide between recipes that are otherwise
     * equal.
     */
    private static final double SAME_WORDS = 0.2;

    private static final double FILLED = 0.03;
    private static final double FILLED_BY_LOOKS = 0.05;
    private static final double FILLED_TOWARDS = 0.12;
    private static final double MISSING = 0.1;
    private static final double MISSING_ANYWAY = 0.06;

    /** Factor for each value in the question that the recipe would ignore. */
    private static final double DROPPED = 0.5;

    /** Factor for a recipe that does something other than what was asked. */
    private static final double OTHER_ACTION = 0.7;

    /** Factor when the matching words are so frequent that they prove little. */
    private static final double LITTLE_EVIDENCE = 0.5;

    private static final double ENOUGH_EVIDENCE = 1.0;
    private static final double RIGHT_ENDING = 0.2;

    /** Per character, because a recipe for .tar.gz fits such a file better than one for .gz. */
    private static final double LONGER_ENDING = 0.05;

    private static final int CONTENDERS = 24;

    /** An explanation that fits less well is about something else. */
    private static final double EXPLAINS = 0.85;

    private static final Set<String> ONE = HelperTexts.words("one");

    private final RecipeBook book;
    private final FileTypes types;

    private record Scored(KnownRecipe known, double score) {}

    Ranking(RecipeBook book, FileTypes types) {
        this.book = book;
        this.types = types;
    }

    /**
     * Returns the most likely recipes, best first, with the values that the question gives for
     * their slots.
     */
    List<Candidate> rank(ReadQuestion reading) {
        Set<String> words = words(reading);
        return book.recipes().stream()
                .map(
                        known ->
                                new Scored(
                                        known,
                                        best(reading, known, words, possibleNames(reading, known))))
                .filter(scored -> scored.score() > 0)
                .sorted(
                        Comparator.comparingDouble(Scored::score)
                                .reversed()
                                .thenComparing(scored -> scored.known().recipe().id()))
                .limit(CONTENDERS)
                .map(scored -> filled(reading, scored.known(), words))
                .sorted(Comparator.comparingDouble(Candidate::score).reversed())
                .toList();
    }

    /** The unknown words that the recipe has slots for, before it is known whether they fit. */
    private static BitSet possibleNames(ReadQuestion reading, KnownRecipe known) {
        BitSet hoped = new BitSet();
        for (int i = 0;
                i < reading.interpretations().size() && hoped.cardinality() < known.names();
                i++) {
            hoped.set(i, reading.is(i, ReadQuestion.Status.FREE));
        }
        return hoped;
    }

    private double best(ReadQuestion reading, KnownRecipe known, Set<String> words, BitSet taken) {
        return known.phrases().stream()
                .mapToDouble(phrase -> score(reading, phrase, words, taken))
                .max()
                .orElse(0);
    }

    /** Returns the words as in a description: phrases of the lexicon are joined. */
    private Set<String> words(ReadQuestion reading) {
        Set<String> words = new HashSet<>();
        Question question = reading.question();
        for (int i = 0; i < question.size(); ) {
            int length = book.phraseLength(question, i);
            if (question.piece(i).is(WordForm.WORD)) {
                words.add(RecipeBook.joined(question, i, length));
            }
            i += length;
        }
        return words;
    }

    private double score(ReadQuestion reading, Phrase phrase, Set<String> words, BitSet taken) {
        if (!phrase.terms().isEmpty() && !sharesATerm(reading, phrase)) {
            return 0;
        }
        double same = overlap(phrase.words(), words);
        if (phrase.cues().isEmpty() && phrase.terms().stream().allMatch(book.lexicon()::isWeak)) {
            boolean equal = !phrase.terms().isEmpty() && asks(reading).equals(phrase.terms());
            return same == 1 || equal ? 1 : 0;
        }
        PhraseMatch agreement = new PhraseMatch(reading, phrase, book, taken);
        if (agreement.isNone()) {
            return same == 1 ? 1 : 0;
        }
        double ofQuestion = agreement.ofQuestion();
        double ofPhrase = agreement.ofPhrase();
        double square = QUESTION_SHARE * QUESTION_SHARE;
        double both = (1 + square) * ofQuestion * ofPhrase / (square * ofPhrase + ofQuestion);
        double onTopic = isOffTopic(reading, phrase, taken) ? both * WRONG_TOPIC : both;
        boolean proven =
                agreement.agreed >= ENOUGH_EVIDENCE
                        || words.containsAll(phrase.words())
                        || takesValue(reading, taken);
        double unasked = doesWhatNobodyAsked(reading, phrase) ? OTHER_ACTION : 1;
        return (proven ? onTopic : onTopic * LITTLE_EVIDENCE) * unasked + SAME_WORDS * same;
    }

    private static Set<String> asks(ReadQuestion reading) {
        return reading.interpretations().stream()
                .filter(heard -> heard.status() != ReadQuestion.Status.STOP)
                .map(ReadQuestion.Interpretation::term)
                .collect(Collectors.toSet());
    }

    /** Whether a description names an action that the question does not. */
    private boolean doesWhatNobodyAsked(ReadQuestion reading, Phrase phrase) {
        return phrase.terms().stream()
                .filter(book.lexicon()::isAction)
                .anyMatch(
                        action ->
                                reading.interpretations().stream()
                                        .noneMatch(heard -> heard.term().equals(action)));
    }

    private static boolean sharesATerm(ReadQuestion reading, Phrase phrase) {
        for (ReadQuestion.Interpretation heard : reading.interpretations()) {
            if (phrase.terms().contains(heard.term())) {
                return true;
            }
        }
        return false;
    }

    /** Whether a slot takes something other than a plain word. */
    private static boolean takesValue(ReadQuestion reading, BitSet taken) {
        return taken.stream()
                .anyMatch(
                        i ->
                                reading.is(i, ReadQuestion.Status.VALUE)
                                        || reading.is(i, ReadQuestion.Status.TYPE));
    }

    private static double overlap(Set<String> some, Set<String> others) {
        int common = 0;
        for (String one : some) {
            common += others.contains(one) ? 1 : 0;
        }
        int all = some.size() + others.size() - common;
        return all == 0 ? 0 : (double) common / all;
    }

    private boolean isOffTopic(ReadQuestion reading, Phrase phrase, BitSet taken) {
        for (int i = 0; i < reading.interpretations().size(); i++) {
            String term = reading.term(i);
            Set<String> topics = book.topicsOf(term);
            if (!topics.isEmpty()
                    && !taken.get(i)
                    && !topics.contains(phrase.known().recipe().topic())
                    && !phrase.known().terms().contains(term)
                    && reading.at(i).quality() > ReadQuestion.DOUBTFUL
                    && !NameSlots.isCued(reading, phrase, i, book)) {
                return true;
            }
        }
        return false;
    }

    /** Whether the question names an action that the recipe never mentions. */
    private boolean hasOtherAction(ReadQuestion reading, KnownRecipe known, BitSet taken) {
        boolean asked = false;
        for (int i = 0; i < reading.interpretations().size(); i++) {
            if (reading.is(i, ReadQuestion.Status.KNOWN)
                    && !taken.get(i)
                    && book.lexicon().isAction(reading.term(i))) {
                if (known.terms().contains(reading.term(i))) {
                    return false;
                }
                asked = true;
            }
        }
        return asked;
    }

    private Candidate filled(ReadQuestion reading, KnownRecipe known, Set<String> words) {
        Recipe recipe = known.recipe();
        SlotFinder finder = new SlotFinder(reading, known, book, types);
        Map<SlotKind, SlotValue> values = finder.find();
        double filled = values.keySet().stream().mapToDouble(Ranking::bonus).sum();
        long missing =
                recipe.missing(values).stream().filter(kind -> !isOneOfMany(reading, kind)).count();
        double score =
                best(reading, known, words, finder.certain())
                        + filled
                        + RIGHT_ENDING * endings(reading, recipe)
                        - (namesNothing(reading) ? MISSING_ANYWAY : MISSING) * missing;
        double heeding =
                recipe.variants().isEmpty() && score < EXPLAINS
                        ? DROPPED
                        : Math.pow(DROPPED, finder.dropped());
        double doing = hasOtherAction(reading, known, finder.used()) ? OTHER_ACTION : 1;
        return new Candidate(known, score * heeding * doing, values);
    }

    /** Whether the question speaks of "a file", so that a recipe may ask which. */
    private boolean isOneOfMany(ReadQuestion reading, SlotKind kind) {
        Question question = reading.question();
        for (int i = 1; i < question.size(); i++) {
            if (ONE.contains(question.lower(i - 1))
                    && !reading.term(i).isEmpty()
                    && reading.term(i).equals(book.term(kind.noun()))) {
                return true;
            }
        }
        return false;
    }

    /** Whether nothing in the question could fill a slot. */
    private static boolean namesNothing(ReadQuestion reading) {
        return reading.interpretations().stream()
                .allMatch(
                        heard ->
                                heard.status() == ReadQuestion.Status.STOP
                                        || heard.status() == ReadQuestion.Status.KNOWN);
    }

    private List<String> files(ReadQuestion reading) {
        List<String> files = new ArrayList<>();
        for (int i = 0; i < reading.interpretations().size(); i++) {
            QuestionWord piece = reading.question().piece(i);
            boolean dotted = piece.text().lastIndexOf('.') > 0;
            if (reading.is(i, ReadQuestion.Status.TYPE)) {
                types.ending(piece.lower()).ifPresent(ending -> files.add("*." + ending));
            } else if (dotted && piece.is(WordForm.FILE, WordForm.PATH, WordForm.GLOB)) {
                files.add(piece.lower());
            }
        }
        return files;
    }

    /**
     * Returns 1 or a little more if the question names a file of the recipe's kind, -1 if only of
     * other kinds, 0 otherwise.
     */
    private double endings(ReadQuestion reading, Recipe recipe) {
        if (recipe.endings().isEmpty()) {
            return 0;
        }
        List<String> files = files(reading);
        int longest =
                recipe.endings().stream()
                        .filter(ending -> files.stream().anyMatch(name -> name.endsWith(ending)))
                        .mapToInt(String::length)
                        .max()
                        .orElse(0);
        return longest > 0 ? 1 + longest * LONGER_ENDING : files.isEmpty() ? 0 : -1;
    }

    private static double bonus(SlotKind kind) {
        return kind == SlotKind.DEST ? FILLED_TOWARDS : isByLooks(kind) ? FILLED_BY_LOOKS : FILLED;
    }

    private static boolean isByLooks(SlotKind kind) {
        return switch (kind.family()) {
            case QUANTITY, TIME, PATTERN, NET -> true;
            case PATH -> kind == SlotKind.ARCHIVE || kind == SlotKind.DIR;
            case TEXT -> true;
            case NAME -> false;
        };
    }

    /** A recipe that may be what the user means. */
    record Candidate(KnownRecipe known, double score, Map<SlotKind, SlotValue> values) {
        Candidate {
            values = Map.copyOf(values);
        }

        Recipe recipe() {
            return known.recipe();
        }
    }

    /** Measures how well a question and a description agree. */
    private static final class PhraseMatch {
        /** The share of a word that is explained if it occurs elsewhere in the recipe. */
        private static final double ELSEWHERE = 0.5;

        /** The share of a word that must be explained if it is where a name is expected. */
        private static final double IN_A_SLOT = 0.4;

        private static final double FILLS_A_SLOT = 0.2;

        /** The weight of a word that no recipe knows and no slot takes. */
        private static final double UNKNOWN_WORD = 0.8;

        private final ReadQuestion reading;
        private final Phrase phrase;
        private final RecipeBook book;
        private final BitSet taken;
        private final Set<String> matched = new HashSet<>();
        private double asked;
        private double explained;
        private double agreed;
        private double believed;

        /**
         * @param taken the pieces that fill slots
         */
        PhraseMatch(ReadQuestion reading, Phrase phrase, RecipeBook book, BitSet taken) {
            this.reading = reading;
            this.phrase = phrase;
            this.book = book;
            this.taken = taken;
            for (int i = 0; i < reading.interpretations().size(); i++) {
                switch (reading.at(i).status()) {
                    case STOP, VALUE -> {}
                    case KNOWN, TYPE -> known(i);
                    case FREE -> free(i);
                }
            }
        }

        private void known(int index) {
            String term = reading.term(index);
            if (term.isEmpty()) {
                return;
            }
            double weight = book.weight(term) * reading.at(index).quality();
            if (phrase.terms().contains(term)) {
                asked += weight;
                explained += weight;
                agreed += matched.add(term) ? weight : 0;
            } else {
                asked += weight * share(index);
                explained += isSpokenOfElsewhere(term) ? weight * ELSEWHERE : 0;
            }
        }

        private boolean isSpokenOfElsewhere(String term) {
            return phrase.known().terms().contains(term)
                    || book.topicsOf(term).contains(phrase.known().recipe().topic());
        }

        /**
         * Returns the share of a word that must be explained, lower if a slot takes it or might.
         */
        private double share(int index) {
            if (taken.get(index)) {
                return FILLS_A_SLOT;
            }
            return NameSlots.isCued(reading, phrase, index, book) ? IN_A_SLOT : 1;
        }

        private void free(int index) {
            double weight = UNKNOWN_WORD * book.weight(reading.term(index));
            if (taken.get(index)) {
                believed += weight;
            } else {
                asked += weight;
            }
        }

        boolean isNone() {
            return agreed == 0;
        }

        /**
         * The share of the question that the description explains. An unknown word counts as a name
         * to the extent that the rest of the description matches.
         */
        double ofQuestion() {
            return Math.min(1, explained / (asked + believed * (1 - ofPhrase())));
        }

        /** The share of the description that the question asks for. */
        double ofPhrase() {
            double total = phrase.terms().stream().mapToDouble(book::weight).sum();
            return Math.min(1, agreed / total);
        }
    }
}
