package aish.model.offline;

import module java.base;

import aish.model.offline.HelperTexts.FileTypes;
import aish.model.offline.ReadQuestion.Status;
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
    private final ReadQuestion reading;
    private final Set<String> words;
    private final Set<String> terms;

    private record Scored(KnownRecipe known, double score) {}

    Ranking(RecipeBook book, FileTypes types, ReadQuestion reading) {
        this.book = book;
        this.types = types;
        this.reading = reading;
        this.words =
                new HashSet<>(book.words(reading.question(), piece -> piece.is(WordForm.WORD)));
        this.terms = reading.terms();
    }

    /**
     * Returns the most likely recipes, best first, with the values that the question gives for
     * their slots.
     */
    List<Candidate> rank() {
        return book.recipes().stream()
                .map(known -> new Scored(known, best(known, possibleNames(known.names()))))
                .filter(scored -> scored.score() > 0)
                .sorted(
                        Comparator.comparingDouble(Scored::score)
                                .reversed()
                                .thenComparing(scored -> scored.known().recipe().id()))
                .limit(CONTENDERS)
                .map(scored -> filled(scored.known()))
                .sorted(Comparator.comparingDouble(Candidate::score).reversed())
                .toList();
    }

    /** The unknown words that a recipe has slots for, before it is known whether they fit. */
    private BitSet possibleNames(long most) {
        BitSet hoped = new BitSet();
        for (int i = 0; i < reading.question().size() && hoped.cardinality() < most; i++) {
            hoped.set(i, reading.is(i, Status.FREE));
        }
        return hoped;
    }

    private double best(KnownRecipe known, BitSet taken) {
        return known.phrases().stream()
                .mapToDouble(phrase -> score(known, phrase, taken))
                .max()
                .orElse(0);
    }

    private double score(KnownRecipe known, Phrase phrase, BitSet taken) {
        if (!phrase.terms().isEmpty() && Collections.disjoint(phrase.terms(), terms)) {
            return 0;
        }
        double same = overlap(phrase.words(), words);
        if (phrase.cues().isEmpty() && phrase.terms().stream().allMatch(book.lexicon()::isWeak)) {
            boolean equal =
                    !phrase.terms().isEmpty() && reading.terms(Status.STOP).equals(phrase.terms());
            return same == 1 || equal ? 1 : 0;
        }
        PhraseMatch agreement = new PhraseMatch(known, phrase, taken);
        if (agreement.agreed == 0) {
            return same == 1 ? 1 : 0;
        }
        double ofQuestion = agreement.ofQuestion();
        double ofPhrase = agreement.ofPhrase();
        double square = QUESTION_SHARE * QUESTION_SHARE;
        double both = (1 + square) * ofQuestion * ofPhrase / (square * ofPhrase + ofQuestion);
        boolean proven =
                agreement.agreed >= ENOUGH_EVIDENCE
                        || words.containsAll(phrase.words())
                        || takesValue(taken);
        // a description that names an action which the question does not
        boolean unasked =
                phrase.terms().stream()
                        .anyMatch(term -> book.lexicon().isAction(term) && !terms.contains(term));
        return both
                        * (isOffTopic(known, phrase, taken) ? WRONG_TOPIC : 1)
                        * (proven ? 1 : LITTLE_EVIDENCE)
                        * (unasked ? OTHER_ACTION : 1)
                + SAME_WORDS * same;
    }

    /** Whether a slot takes something other than a plain word. */
    private boolean takesValue(BitSet taken) {
        return taken.stream()
                .anyMatch(i -> reading.is(i, Status.VALUE) || reading.is(i, Status.TYPE));
    }

    private static double overlap(Set<String> some, Set<String> others) {
        int common = 0;
        for (String one : some) {
            common += others.contains(one) ? 1 : 0;
        }
        int all = some.size() + others.size() - common;
        return all == 0 ? 0 : (double) common / all;
    }

    private boolean isOffTopic(KnownRecipe known, Phrase phrase, BitSet taken) {
        for (int i = 0; i < reading.interpretations().size(); i++) {
            String term = reading.term(i);
            Set<String> topics = book.topicsOf(term);
            if (!topics.isEmpty()
                    && !taken.get(i)
                    && !topics.contains(known.recipe().topic())
                    && !known.terms().contains(term)
                    && reading.at(i).quality() > ReadQuestion.DOUBTFUL
                    && !NameSlots.isCued(reading, phrase, i, book)) {
                return true;
            }
        }
        return false;
    }

    /** Whether the question names actions, none of which the recipe mentions. */
    private boolean hasOtherAction(KnownRecipe known, BitSet taken) {
        List<String> actions =
                IntStream.range(0, reading.question().size())
                        .filter(i -> reading.is(i, Status.KNOWN) && !taken.get(i))
                        .mapToObj(reading::term)
                        .filter(book.lexicon()::isAction)
                        .toList();
        return !actions.isEmpty() && actions.stream().noneMatch(known.terms()::contains);
    }

    private Candidate filled(KnownRecipe known) {
        Recipe recipe = known.recipe();
        SlotFinder finder = new SlotFinder(reading, known, book, types);
        Map<SlotKind, SlotValue> values = finder.find();
        double filled = values.keySet().stream().mapToDouble(Ranking::bonus).sum();
        long missing = recipe.missing(values).stream().filter(kind -> !isOneOfMany(kind)).count();
        double score =
                best(known, finder.certain())
                        + filled
                        + RIGHT_ENDING * endings(recipe)
                        - (namesNothing() ? MISSING_ANYWAY : MISSING) * missing;
        double heeding =
                recipe.variants().isEmpty() && score < EXPLAINS
                        ? DROPPED
                        : Math.pow(DROPPED, finder.dropped());
        double doing = hasOtherAction(known, finder.used()) ? OTHER_ACTION : 1;
        return new Candidate(known, score * heeding * doing, values);
    }

    /** Whether the question speaks of "a file", so that a recipe may ask which. */
    private boolean isOneOfMany(SlotKind kind) {
        String noun = book.term(kind.noun());
        return IntStream.range(1, reading.question().size())
                .anyMatch(
                        i ->
                                ONE.contains(reading.question().lower(i - 1))
                                        && reading.term(i).equals(noun));
    }

    /** Whether nothing in the question could fill a slot. */
    private boolean namesNothing() {
        return reading.interpretations().stream()
                .map(ReadQuestion.Interpretation::status)
                .allMatch(status -> status == Status.STOP || status == Status.KNOWN);
    }

    private List<String> files() {
        List<String> files = new ArrayList<>();
        for (int i = 0; i < reading.question().size(); i++) {
            QuestionWord piece = reading.question().piece(i);
            boolean dotted = piece.text().lastIndexOf('.') > 0;
            if (reading.is(i, Status.TYPE)) {
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
    private double endings(Recipe recipe) {
        List<String> files = recipe.endings().isEmpty() ? List.of() : files();
        int longest =
                recipe.endings().stream()
                        .filter(ending -> files.stream().anyMatch(name -> name.endsWith(ending)))
                        .mapToInt(String::length)
                        .max()
                        .orElse(0);
        return longest > 0 ? 1 + longest * LONGER_ENDING : files.isEmpty() ? 0 : -1;
    }

    private static double bonus(SlotKind kind) {
        return switch (kind) {
            case DEST -> FILLED_TOWARDS;
            case FILE, OTHER -> FILLED;
            default -> kind.is(SlotKind.Family.NAME) ? FILLED : FILLED_BY_LOOKS;
        };
    }

    /** A recipe that may be what the user means. */
    record Candidate(KnownRecipe known, double score, Map<SlotKind, SlotValue> values) {
        Recipe recipe() {
            return known.recipe();
        }
    }

    /** Measures how well the question and a description agree. */
    private final class PhraseMatch {
        /** The share of a word that is explained if it occurs elsewhere in the recipe. */
        private static final double ELSEWHERE = 0.5;

        /** The share of a word that must be explained if it is where a name is expected. */
        private static final double IN_A_SLOT = 0.4;

        private static final double FILLS_A_SLOT = 0.2;

        /** The weight of a word that no recipe knows and no slot takes. */
        private static final double UNKNOWN_WORD = 0.8;

        private final KnownRecipe known;
        private final Phrase phrase;
        private final BitSet taken;
        private final Set<String> matched = new HashSet<>();
        private double asked;
        private double explained;
        private double agreed;
        private double believed;

        /**
         * @param taken the pieces that fill slots
         */
        PhraseMatch(KnownRecipe known, Phrase phrase, BitSet taken) {
            this.known = known;
            this.phrase = phrase;
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
            return known.terms().contains(term)
                    || book.topicsOf(term).contains(known.recipe().topic());
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
