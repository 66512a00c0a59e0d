package aish.model.offline;

import java.util.BitSet;
import java.util.HashSet;
import java.util.Set;

/** Measures how well a question and a description agree. */
final class PhraseMatch {
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

    /** Returns the share of a word that must be explained, lower if a slot takes it or might. */
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

    /** The weight of the terms that both have in common. */
    double evidence() {
        return agreed;
    }

    /**
     * The share of the question that the description explains. An unknown word counts as a name to
     * the extent that the rest of the description matches.
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
