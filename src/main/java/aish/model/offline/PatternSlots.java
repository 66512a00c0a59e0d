package aish.model.offline;

import java.util.BitSet;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** Finds which files are meant, by patterns and extensions. */
final class PatternSlots {
    private static final Set<String> NAMING = Set.of("named", "called", "name");

    private static final Set<String> TOWARDS = Set.of("to", "into", "as");

    private final Question question;
    private final BitSet used;
    private final FileTypes types;

    PatternSlots(Question question, BitSet used, FileTypes types) {
        this.question = question;
        this.used = used;
        this.types = types;
    }

    Optional<SlotValue> find(SlotKind kind) {
        if (kind == SlotKind.NEWEXT) {
            return newEnding().or(() -> ending()).map(SlotValue::word);
        }
        Optional<SlotValue> ending =
                ending().map(found -> SlotValue.word(kind == SlotKind.GLOB ? "*." + found : found));
        return ending.isPresent() || kind != SlotKind.GLOB ? ending : pattern();
    }

    /** Finds the extension that files should get, which follows "to", "into" or "as". */
    private Optional<String> newEnding() {
        for (int i = 1; i < question.size(); i++) {
            String word = question.lower(i);
            Optional<String> ending =
                    question.piece(i).is(WordForm.EXTENSION)
                            ? Optional.of(word.substring(1))
                            : types.ending(word);
            if (!used.get(i) && ending.isPresent() && TOWARDS.contains(before(i))) {
                used.set(i);
                return ending;
            }
        }
        return Optional.empty();
    }

    private String before(int index) {
        String word = question.lower(index - 1);
        return word.equals("a") || word.equals("an") ? question.lower(index - 2) : word;
    }

    private Optional<String> ending() {
        for (int i = 0; i < question.size(); i++) {
            QuestionWord piece = question.piece(i);
            if (!used.get(i) && piece.is(WordForm.EXTENSION)) {
                used.set(i);
                return Optional.of(piece.lower().substring(1));
            }
            if (!used.get(i) && piece.is(WordForm.GLOB) && piece.text().matches("\\*\\.\\w+")) {
                used.set(i);
                return Optional.of(piece.text().substring(2));
            }
        }
        return byWord();
    }

    private Optional<String> byWord() {
        for (int i = 0; i < question.size(); i++) {
            Optional<String> ending =
                    used.get(i) ? Optional.empty() : types.ending(question.lower(i));
            if (ending.isPresent() && !question.lower(i - 1).equals("with")) {
                used.set(i);
                return ending.map(found -> found.toLowerCase(Locale.ROOT));
            }
        }
        return Optional.empty();
    }

    private Optional<SlotValue> pattern() {
        for (int i = 0; i < question.size(); i++) {
            QuestionWord piece = question.piece(i);
            if (!used.get(i) && piece.is(WordForm.GLOB, WordForm.FILE)) {
                used.set(i);
                return Optional.of(SlotValue.word(piece.text()));
            }
        }
        return named();
    }

    private Optional<SlotValue> named() {
        for (int i = 0; i < question.size(); i++) {
            QuestionWord piece = question.piece(i);
            boolean cued = NAMING.contains(question.lower(i - 1));
            if (!used.get(i) && (piece.is(WordForm.QUOTED) || (cued && piece.is(WordForm.WORD)))) {
                used.set(i);
                String text = piece.text();
                boolean whole = text.indexOf('.') >= 0 || text.indexOf('*') >= 0;
                return Optional.of(SlotValue.word(whole ? text : "*" + text + "*"));
            }
        }
        return Optional.empty();
    }
}
