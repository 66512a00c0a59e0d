package aish.model.offline;

import java.util.HashSet;
import java.util.Set;

/** How far a question and a description speak of the same. */
final class Agreement {
    /** What is said elsewhere in the recipe explains a word half. */
    private static final double ELSEWHERE = 0.5;

    /** What stands where a name is expected need not be explained in full. */
    private static final double IN_A_GAP = 0.5;

    /** A word that no recipe knows, and that is more than there is room for. */
    private static final double STRANGE = 0.6;

    private final Reading reading;
    private final Phrase phrase;
    private final RecipeBook book;
    private final Set<String> matched = new HashSet<>();
    private double asked;
    private double explained;
    private double agreed;

    Agreement(Reading reading, Phrase phrase, RecipeBook book) {
        this.reading = reading;
        this.phrase = phrase;
        this.book = book;
        int room = phrase.known().names();
        for (int i = 0; i < reading.heard().size(); i++) {
            switch (reading.at(i).status()) {
                case STOP, VALUE -> {}
                case KNOWN -> known(i);
                case FREE -> {
                    room--;
                    asked += room < 0 ? STRANGE * book.weight(reading.term(i)) : 0;
                }
            }
        }
    }

    private void known(int index) {
        String term = reading.term(index);
        double weight = book.weight(term) * reading.at(index).quality();
        if (phrase.terms().contains(term)) {
            asked += weight;
            explained += weight;
            agreed += matched.add(term) ? weight : 0;
        } else {
            asked += NameSlots.isCued(reading, phrase, index, book) ? weight * IN_A_GAP : weight;
            explained += phrase.known().terms().contains(term) ? weight * ELSEWHERE : 0;
        }
    }

    boolean isNone() {
        return agreed == 0;
    }

    /** The share of the question that the description explains. */
    double ofQuestion() {
        return Math.min(1, explained / asked);
    }

    /** The share of the description that the question asks for. */
    double ofPhrase() {
        double total = phrase.terms().stream().mapToDouble(book::weight).sum();
        return Math.min(1, agreed / total);
    }
}
