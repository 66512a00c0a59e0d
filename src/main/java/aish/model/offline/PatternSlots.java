package aish.model.offline;

import module java.base;

import aish.model.offline.HelperTexts.FileTypes;

/** Finds which files are meant, by patterns and extensions. */
final class PatternSlots extends SlotSearch {
    private static final Set<String> NAMING = HelperTexts.words("pattern-naming");
    private static final Set<String> TOWARDS = HelperTexts.words("pattern-towards");

    /** After these a word for a type names a directory or a part of the files. */
    private static final Set<String> NOT_BEFORE = Set.of("with", "in", "under");

    private final FileTypes types;

    PatternSlots(ReadQuestion reading, BitSet used, FileTypes types) {
        super(reading, used);
        this.types = types;
    }

    Optional<SlotValue> find(SlotKind kind) {
        return switch (kind) {
            case NEWEXT -> first(this::newEnding).or(this::ending).map(SlotValue::word);
            case GLOB ->
                    ending().map(found -> SlotValue.word("*." + found))
                            .or(() -> firstWord(i -> is(i, WordForm.GLOB, WordForm.FILE)))
                            .or(() -> first(this::named));
            default -> ending().map(SlotValue::word);
        };
    }

    /** Returns the extension that files should get, which follows "to", "into" or "as". */
    private Optional<String> newEnding(int index) {
        String word = lower(index);
        String before = lower(index - 1);
        boolean article = before.equals("a") || before.equals("an");
        return (is(index, WordForm.EXTENSION) ? Optional.of(word.substring(1)) : types.ending(word))
                .filter(_ -> TOWARDS.contains(article ? lower(index - 2) : before));
    }

    private Optional<String> ending() {
        return first(this::written).or(() -> first(this::ofType));
    }

    private Optional<String> written(int index) {
        String text = text(index);
        if (is(index, WordForm.EXTENSION)) {
            return Optional.of(lower(index).substring(1));
        }
        return is(index, WordForm.GLOB) && text.matches("\\*\\.\\w+")
                ? Optional.of(text.substring(2))
                : Optional.empty();
    }

    private Optional<String> ofType(int index) {
        return types.ending(lower(index)).filter(_ -> !NOT_BEFORE.contains(lower(index - 1)));
    }

    private Optional<SlotValue> named(int index) {
        String text = text(index);
        boolean cued =
                NAMING.contains(lower(index - 1)) && is(index, WordForm.WORD) && !isOrdinary(index);
        boolean whole = text.indexOf('.') >= 0 || text.indexOf('*') >= 0;
        return wordIf(cued || is(index, WordForm.QUOTED), whole ? text : "*" + text + "*");
    }
}
