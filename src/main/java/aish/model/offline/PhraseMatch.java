package aish.model.offline;

import java.util.BitSet;
import java.util.HashSet;
import java.util.Set;

/** How far a question and a description speak of the same. */
final class PhraseMatch {
    /** What is said elsewhere in the recipe explains a word half. */
    private static final double ELSEWHERE = 0.5;

    /** What stands where a name is expected need not be explained in full. */
    private static final double IN_A_GAP = 0.4;

    private static final double FILLS_A_GAP = 0.2;

    /** A word that no recipe knows and no gap takes. */
    private static final double STRANGE = 0.8;

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
     * @param taken the pieces that fill gaps
     */
    PhraseMatch(ReadQuestion reading, Phrase phrase, RecipeBook book, BitSet taken) {
        this.reading = reading;
        this.phrase = phrase;
        this.book = book;
        this.taken = taken;
        for (int i = 0; i < reading.heard().size(); i++) {
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

    /** How much of a word is still to be explained if a gap takes it, or might. */
    private double share(int index) {
        if (taken.get(index)) {
            return FILLS_A_GAP;
        }
        return NameSlots.isCued(reading, phrase, index, book) ? IN_A_GAP : 1;
    }

    private void free(int index) {
        double weight = STRANGE * book.weight(reading.term(index));
        if (taken.get(index)) {
            believed += weight;
        } else {
            asked += weight;
        }
    }

    boolean isNone() {
        return agreed == 0;
    }

    /** The weight of what both speak of. */
    double evidence() {
        return agreed;
    }

    /**
     * The share of the question that the description explains. That a strange word is a name is
     * believed as far as the rest of the description is there.
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
