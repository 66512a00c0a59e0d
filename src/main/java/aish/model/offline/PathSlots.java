package aish.model.offline;

import module java.base;

import aish.model.offline.HelperTexts.FileTypes;

/** Finds files and directories. */
final class PathSlots {
    private static final Set<String> TOWARDS = HelperTexts.words("towards");
    private static final Set<String> WITHIN = HelperTexts.words("within");
    private static final Set<String> BESIDE = HelperTexts.words("beside");
    private static final Set<String> NAMED = HelperTexts.words("named");
    private static final Set<String> BENEATH = HelperTexts.words("beneath");
    private static final Set<String> FOLDER = HelperTexts.words("folder");
    private static final Set<String> NAMING = HelperTexts.words("naming");
    private static final Set<String> ARTICLES = HelperTexts.words("articles");
    private static final Map<String, String> PLACES =
            Map.of(
                    "home", "~",
                    "downloads", "~/Downloads",
                    "documents", "~/Documents",
                    "desktop", "~/Desktop",
                    "pictures", "~/Pictures",
                    "tmp", "/tmp",
                    "here", ".");
    private static final List<String> PACKED =
            List.of(
                    ".tar", ".gz", ".tgz", ".zip", ".bz2", ".xz", ".7z", ".rar", ".zst", ".jar",
                    ".tbz2", ".txz", ".deb", ".rpm", ".iso");

    private final ReadQuestion reading;
    private final Question question;
    private final BitSet used;
    private final FileTypes types;

    /**
     * Whether a word names a standard folder, such as "downloads", rather than having its usual
     * meaning.
     */
    static boolean isPlace(Question question, int index) {
        String place = PLACES.getOrDefault(question.lower(index), "");
        return place.startsWith("~/")
                && (FOLDER.contains(question.lower(index + 1))
                        || ARTICLES.contains(question.lower(index - 1))
                        || WITHIN.contains(question.lower(index - 1)));
    }

    PathSlots(ReadQuestion reading, BitSet used, FileTypes types) {
        this.reading = reading;
        this.types = types;
        this.question = reading.question();
        this.used = used;
    }

    Optional<SlotValue> find(SlotKind kind, Set<SlotKind> kinds) {
        return switch (kind) {
            case ARCHIVE -> first(this::isPacked);
            case DEST -> destination();
            case DIR -> directory(kinds);
            case FILE -> file(kinds);
            default -> other(kinds);
        };
    }

    private Optional<SlotValue> destination() {
        Optional<SlotValue> named =
                first(i -> NAMED.contains(question.lower(i - 1)) && (isPathLike(i) || isNamed(i)));
        if (named.isPresent()) {
            return named;
        }
        Optional<SlotValue> after =
                first(i -> TOWARDS.contains(cueBefore(i)) && (isPathLike(i) || isPlace(i)));
        return after.or(() -> first(i -> TOWARDS.contains(cueBefore(i)) && isFree(i)))
                .or(() -> first(i -> TOWARDS.contains(cueBefore(i)) && isNamed(i) && isLast(i)));
    }

    /** Finds the second file or directory. Only a directory may be recognised by position alone. */
    private Optional<SlotValue> other(Set<SlotKind> kinds) {
        Optional<SlotValue> likely = first(this::isPathLike);
        return likely.isPresent() || !kinds.contains(SlotKind.DIR)
                ? likely
                : first(i -> BESIDE.contains(cueBefore(i)) && isNamed(i) && isLast(i));
    }

    private boolean isLast(int index) {
        return index == question.size() - 1 || FOLDER.contains(question.lower(index + 1));
    }

    private Optional<SlotValue> directory(Set<SlotKind> kinds) {
        boolean towards = kinds.contains(SlotKind.DEST);
        IntPredicate mine =
                i -> !(kinds.contains(SlotKind.NAME) && NAMED.contains(question.lower(i - 1)));
        Optional<SlotValue> likely =
                first(
                        i ->
                                isPathLike(i)
                                        && looksLikeDirectory(i)
                                        && !(towards && TOWARDS.contains(cueBefore(i))));
        if (likely.isEmpty()) {
            likely = first(this::isPlace);
        }
        if (likely.isEmpty() && !kinds.contains(SlotKind.FILE)) {
            likely =
                    first(
                            i ->
                                    question.piece(i).is(WordForm.PATH)
                                            && !(towards && TOWARDS.contains(cueBefore(i))));
        }
        if (likely.isEmpty()) {
            likely = first(mine.and(i -> FOLDER.contains(cueBefore(i)) && isNamed(i) && isFree(i)));
        }
        return likely.isPresent()
                ? likely
                : first(
                        i ->
                                mine.test(i)
                                        && isNamed(i)
                                        && (isFree(i)
                                                ? FOLDER.contains(question.lower(i + 1))
                                                        || WITHIN.contains(cueBefore(i))
                                                : BENEATH.contains(cueBefore(i)) && isLast(i)));
    }

    private Optional<SlotValue> file(Set<SlotKind> kinds) {
        boolean towards = kinds.contains(SlotKind.DEST);
        Optional<SlotValue> file =
                first(
                        i ->
                                question.piece(i).is(WordForm.FILE, WordForm.GLOB)
                                        && !(towards && TOWARDS.contains(cueBefore(i))));
        if (file.isEmpty()) {
            file =
                    first(
                            i ->
                                    question.piece(i)
                                                    .is(
                                                            WordForm.PATH,
                                                            WordForm.DOMAIN,
                                                            WordForm.EXTENSION)
                                            && !(towards && TOWARDS.contains(cueBefore(i))));
        }
        if (file.isEmpty()) {
            file = first(i -> question.piece(i).is(WordForm.QUOTED));
        }
        return file.or(() -> first(this::isManyOfAType))
                .or(() -> kinds.isEmpty() ? first(this::isPathLike) : Optional.empty())
                .or(() -> first(i -> isNamed(i) && NAMING.contains(cueBefore(i)) && isFree(i)));
    }

    private boolean isManyOfAType(int index) {
        return reading.is(index, ReadQuestion.Status.TYPE)
                && (question.lower(index).endsWith("s") || question.lower(index + 1).endsWith("s"));
    }

    /** Returns the word before, skipping articles. */
    private String cueBefore(int index) {
        int before = index - 1;
        while (before > 0 && ARTICLES.contains(question.lower(before))) {
            before--;
        }
        return question.lower(before);
    }

    private Optional<SlotValue> first(IntPredicate fits) {
        for (int i = 0; i < question.size(); i++) {
            if (!used.get(i) && fits.test(i)) {
                used.set(i);
                return Optional.of(value(i));
            }
        }
        return Optional.empty();
    }

    private SlotValue value(int index) {
        QuestionWord piece = question.piece(index);
        if (piece.is(WordForm.EXTENSION) || reading.is(index, ReadQuestion.Status.TYPE)) {
            String ending =
                    types.ending(piece.lower()).map(found -> "." + found).orElse(piece.text());
            return new SlotValue("*" + ending, ending + " files", SlotValue.Raw.WILDCARDS);
        }
        String place = piece.is(WordForm.WORD) ? PLACES.getOrDefault(piece.lower(), "") : "";
        String text = place.isEmpty() ? piece.text() : place;
        String safe = text.startsWith("-") ? "./" + text : text;
        return new SlotValue(
                safe,
                text,
                piece.is(WordForm.QUOTED) && !text.startsWith("~")
                        ? SlotValue.Raw.NO
                        : SlotValue.Raw.WILDCARDS);
    }

    private boolean isPathLike(int index) {
        return question.piece(index)
                .is(WordForm.PATH, WordForm.FILE, WordForm.GLOB, WordForm.QUOTED);
    }

    private boolean isPacked(int index) {
        String text = question.piece(index).lower();
        return !question.piece(index).is(WordForm.EXTENSION, WordForm.URL)
                && !text.startsWith("tar.")
                && PACKED.stream().anyMatch(text::endsWith);
    }

    private boolean isPlace(int index) {
        return question.piece(index).is(WordForm.WORD) && PLACES.containsKey(question.lower(index));
    }

    private boolean looksLikeDirectory(int index) {
        QuestionWord piece = question.piece(index);
        String text = piece.text();
        String last = text.substring(text.lastIndexOf('/') + 1);
        boolean named =
                FOLDER.contains(question.lower(index + 1)) || FOLDER.contains(cueBefore(index));
        boolean bare = text.endsWith("/") || last.indexOf('.') <= 0 || last.startsWith(".");
        return named || (bare && piece.is(WordForm.PATH));
    }

    private boolean isNamed(int index) {
        return question.piece(index).is(WordForm.WORD)
                && !reading.is(index, ReadQuestion.Status.STOP)
                && !ARTICLES.contains(question.lower(index));
    }

    private boolean isFree(int index) {
        return reading.is(index, ReadQuestion.Status.FREE)
                || (reading.is(index, ReadQuestion.Status.VALUE)
                        && question.piece(index).is(WordForm.WORD));
    }
}
