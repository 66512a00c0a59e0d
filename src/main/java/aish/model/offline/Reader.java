package aish.model.offline;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Finds out which pieces of a question the recipes speak of. */
final class Reader {
    private static final double SURE = 1.0;
    private static final double MISTYPED = 0.85;
    private static final int SHORTEST_MISTYPED = 5;

    private final RecipeBook book;

    Reader(RecipeBook book) {
        this.book = book;
    }

    Reading read(Question question) {
        List<Reading.Heard> heard = new ArrayList<>();
        while (heard.size() < question.size()) {
            int at = heard.size();
            int length = book.phraseLength(question, at);
            if (length > 1) {
                String meaning = book.lexicon().meaningOf(RecipeBook.joined(question, at, length));
                heard.add(meant(meaning));
                for (int i = 1; i < length; i++) {
                    heard.add(new Reading.Heard(Reading.Status.STOP, "", SURE));
                }
            } else {
                heard.add(piece(question.piece(at)));
            }
        }
        return new Reading(question, heard);
    }

    private Reading.Heard meant(String meaning) {
        return book.isStop(meaning)
                ? new Reading.Heard(Reading.Status.STOP, "", SURE)
                : word(meaning);
    }

    private Reading.Heard piece(Piece piece) {
        String lower = piece.lower();
        if (piece.is(Shape.WORD)) {
            return book.isStop(lower)
                    ? new Reading.Heard(Reading.Status.STOP, "", SURE)
                    : word(lower);
        }
        String term = book.lexicon().term(lower);
        boolean wordAfterAll = !piece.is(Shape.QUOTED, Shape.NUMBER) && book.knows(term);
        return new Reading.Heard(
                wordAfterAll ? Reading.Status.KNOWN : Reading.Status.VALUE,
                wordAfterAll ? term : "",
                SURE);
    }

    private Reading.Heard word(String word) {
        String term = book.lexicon().term(word);
        if (book.knows(term)) {
            return new Reading.Heard(Reading.Status.KNOWN, term, SURE);
        }
        return mistyped(word)
                .map(meant -> new Reading.Heard(Reading.Status.KNOWN, meant, MISTYPED))
                .orElseGet(() -> new Reading.Heard(Reading.Status.FREE, term, SURE));
    }

    private Optional<String> mistyped(String word) {
        if (word.length() < SHORTEST_MISTYPED) {
            return Optional.empty();
        }
        return book.surfaces().stream()
                .filter(known -> known.length() >= SHORTEST_MISTYPED - 1)
                .filter(known -> known.charAt(0) == word.charAt(0))
                .filter(known -> Typing.isOneSlip(word, known))
                .map(book.lexicon()::term)
                .filter(book::knows)
                .sorted()
                .findFirst();
    }
}
