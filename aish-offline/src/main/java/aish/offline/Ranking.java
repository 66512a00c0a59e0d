package aish.offline;

import module java.base;

import aish.offline.HelperTexts.FileTypes;
import aish.offline.ReadQuestion.Status;
import aish.offline.RecipeBook.KnownRecipe;
import aish.offline.RecipeBook.Phrase;

/**
 * Ranks recipes by how well one of their descriptions agrees with a question: how much of the
 * question it explains, and how much of it the question asks for.
 */
final class Ranking {
    /** How much more the question's words count than the description's. */
    private static final double QUESTION_SHARE = 1.3;

    /** Added for identical words, to decide between recipes that are otherwise equal. */
    private static final double SAME_WORDS = 0.2;

    /** Factor for each value in the question that the recipe would ignore. */
    private static final double DROPPED = 0.5;

    /** Factor for a recipe that destroys something if only the question has a "not". */
    private static final double DENIED = 0.5;

    /** Taken off for each value that the command still needs. */
    private static final double MISSING = 0.1;

    /** Factor for an explanation, so that a command that fits as well comes first. */
    private static final double EXPLAINED = 0.96;

    private static final double RIGHT_ENDING = 0.2;

    /** Per character, because a recipe for .tar.gz fits such a file better than one for .gz. */
    private static final double LONGER_ENDING = 0.05;

    /** The share of a word that is explained if another description of the recipe has it. */
    private static final double ELSEWHERE = 0.7;

    /** The share of a word that must be explained if it fills a slot. */
    private static final double FILLS_A_SLOT = 0.2;

    /** The weight of a word that no recipe knows and no slot takes. */
    private static final double UNKNOWN_WORD = 3.0;

    /** Factor when the matching words are so frequent that they prove little. */
    private static final double LITTLE_EVIDENCE = 0.5;

    private static final double ENOUGH_EVIDENCE = 1.0;

    private static final int CONTENDERS = 80;

    private static final Set<String> NEGATIONS = HelperTexts.words("negations");

    private final RecipeBook book;
    private final FileTypes types;
    private final ReadQuestion reading;
    private final Set<String> words;
    private final Set<String> terms;
    private final List<String> files;

    private record Scored(KnownRecipe known, double score) implements Comparable<Scored> {
        /** Best first. */
        @Override
        public int compareTo(Scored other) {
            int order = Double.compare(other.score, score);
            return order == 0 ? known.id().compareTo(other.known.id()) : order;
        }
    }

    Ranking(RecipeBook book, FileTypes types, ReadQuestion reading) {
        this.book = book;
        this.types = types;
        this.reading = reading;
        this.words =
                new HashSet<>(
                        book.lexicon()
                                .words(
                                        reading.question().pieces().stream()
                                                .map(
                                                        one ->
                                                                one.is(WordForm.WORD)
                                                                        ? one.lower()
                                                                        : "")
                                                .toList()));
        words.remove("");
        this.terms = reading.terms();
        this.files = files();
    }

    /**
     * Returns the most likely recipes, best first, with the values that the question gives for
     * their slots.
     */
    List<Candidate> rank() {
        BitSet none = new BitSet();
        return book.recipesAbout(terms).stream()
                .map(known -> new Scored(known, best(known, none)))
                .filter(scored -> scored.score() > 0)
                .sorted()
                .limit(CONTENDERS)
                .map(scored -> filled(scored.known()))
                .sorted((one, other) -> Double.compare(other.score(), one.score()))
                .toList();
    }

    /**
     * @param taken the pieces that fill slots
     */
    private double best(KnownRecipe known, BitSet taken) {
        double best = 0;
        for (Phrase phrase : known.phrases()) {
            best = Math.max(best, score(known, phrase, taken));
        }
        return best;
    }

    private double score(KnownRecipe known, Phrase phrase, BitSet taken) {
        double same = overlap(phrase.words(), words);
        double asked = 0;
        double believed = 0;
        double explained = 0;
        double agreed = 0;
        Set<String> matched = new HashSet<>();
        for (int i = 0; i < reading.question().size(); i++) {
            String term = reading.term(i);
            if (reading.is(i, Status.FREE)) {
                asked += taken.get(i) ? 0 : UNKNOWN_WORD;
                believed += taken.get(i) ? UNKNOWN_WORD : 0;
            } else if (!term.isEmpty()) {
                double weight = book.weight(term) * reading.at(i).quality();
                boolean here = phrase.terms().contains(term);
                double wanted = weight * (taken.get(i) && !here ? FILLS_A_SLOT : 1);
                double share = here ? 1 : known.terms().contains(term) ? ELSEWHERE : 0;
                asked += wanted;
                explained += Math.min(wanted, weight * share);
                agreed += here && matched.add(term) ? weight : 0;
            }
        }
        if (agreed == 0) {
            return same == 1 ? 1 : 0;
        }
        double described = phrase.terms().stream().mapToDouble(book::weight).sum();
        double ofPhrase = Math.min(1, agreed / described);
        // an unknown word counts as a name to the extent that the rest of the description fits
        double ofQuestion = explained / (asked + believed * (1 - ofPhrase));
        double square = QUESTION_SHARE * QUESTION_SHARE;
        double both = (1 + square) * ofQuestion * ofPhrase / (square * ofPhrase + ofQuestion);
        boolean proven = agreed >= ENOUGH_EVIDENCE || same == 1 || takesValue(taken);
        return both * (proven ? 1 : LITTLE_EVIDENCE) + SAME_WORDS * same;
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

    private Candidate filled(KnownRecipe known) {
        Recipe recipe = known.recipe();
        SlotFinder finder = new SlotFinder(reading, known, book, types);
        Map<SlotKind, SlotValue> values = finder.find();
        double score =
                best(known, finder.certain())
                        + RIGHT_ENDING * endings(recipe)
                        - MISSING * recipe.missing(values).size();
        boolean denied =
                !recipe.looks().isEmpty()
                        && !Collections.disjoint(terms, NEGATIONS)
                        && Collections.disjoint(known.terms(), NEGATIONS);
        double heeding =
                Math.pow(DROPPED, finder.dropped())
                        * (denied ? DENIED : 1)
                        * (recipe.variants().isEmpty() ? EXPLAINED : 1);
        return new Candidate(known, score * heeding, values);
    }

    private List<String> files() {
        List<String> named = new ArrayList<>();
        for (int i = 0; i < reading.question().size(); i++) {
            QuestionWord piece = reading.question().piece(i);
            boolean dotted = piece.text().lastIndexOf('.') > 0;
            if (reading.is(i, Status.TYPE)) {
                types.ending(piece.lower()).ifPresent(ending -> named.add("*." + ending));
            } else if (piece.is(WordForm.EXTENSION)
                    || (dotted && piece.is(WordForm.FILE, WordForm.PATH, WordForm.GLOB))) {
                named.add(piece.lower());
            }
        }
        return named;
    }

    /**
     * Returns 1 or a little more if the question names a file of the recipe's kind, -1 if only of
     * other kinds, a little less than 0 if of none, 0 if the recipe is for any.
     */
    private double endings(Recipe recipe) {
        if (recipe.endings().isEmpty()) {
            return 0;
        }
        int longest =
                recipe.endings().stream()
                        .filter(ending -> files.stream().anyMatch(name -> name.endsWith(ending)))
                        .mapToInt(String::length)
                        .max()
                        .orElse(0);
        return longest > 0 ? 1 + longest * LONGER_ENDING : files.isEmpty() ? -LONGER_ENDING : -1;
    }

    /** A recipe that may be what the user means. */
    record Candidate(KnownRecipe known, double score, Map<SlotKind, SlotValue> values) {
        Recipe recipe() {
            return known.recipe();
        }

        /** Whether it fits well enough to be proposed. */
        boolean isLikely() {
            return score >= Helper.MIN_SCORE;
        }
    }
}
