package aish.offline;

import static aish.offline.WordForm.EXTENSION;
import static aish.offline.WordForm.GLOB;
import static aish.offline.WordForm.PATH;
import static aish.offline.WordForm.QUOTED;
import static aish.offline.WordForm.WORD;

import module java.base;

import aish.offline.HelperTexts.FileTypes;
import aish.offline.ReadQuestion.Status;

/** Finds files and directories. */
final class PathSlots extends SlotSearch {
    private static final Set<String> TOWARDS = HelperTexts.words("towards");
    private static final Set<String> WITHIN = HelperTexts.words("within");
    private static final Set<String> NAMING = HelperTexts.words("naming");
    private static final Set<String> FOLDER = HelperTexts.words("folders");
    private static final Set<String> ARTICLES = HelperTexts.words("articles");
    private static final Map<String, String> PLACES = HelperTexts.meanings("places");
    private static final Set<String> PACKED = HelperTexts.words("archive-endings");

    private final FileTypes types;

    PathSlots(ReadQuestion reading, BitSet used, FileTypes types) {
        super(reading, used);
        this.types = types;
    }

    Optional<SlotValue> find(SlotKind kind, Set<SlotKind> kinds) {
        boolean towards = kinds.contains(SlotKind.DEST);
        IntPredicate source = i -> !(towards && isTowards(i));
        return switch (kind) {
            case ARCHIVE -> path(this::isPacked);
            case DEST ->
                    path(i -> isTowards(i) && (isPathLike(i) || isPlace(i) || isFree(i)))
                            .or(() -> path(i -> text(i).startsWith("/dev/")));
            case DIR ->
                    path(source.and(i -> isPathLike(i) && looksLikeDirectory(i)))
                            .or(() -> path(source.and(this::isPlace)))
                            .or(
                                    () ->
                                            path(
                                                    source.and(
                                                            i ->
                                                                    !kinds.contains(SlotKind.FILE)
                                                                            && is(i, PATH))))
                            .or(() -> path(i -> isFree(i) && isBesideFolder(i)));
            case FILE -> file(source.and(i -> !text(i).endsWith("/")));
            default -> path(this::isPathLike);
        };
    }

    private Optional<SlotValue> file(IntPredicate source) {
        return path(source.and(i -> is(i, WordForm.FILE, GLOB)))
                .or(() -> path(source.and(i -> is(i, PATH, WordForm.DOMAIN, EXTENSION))))
                .or(() -> path(i -> is(i, QUOTED) || is(i, Status.TYPE)))
                .or(() -> path(i -> NAMING.contains(cueBefore(i)) && isFree(i)));
    }

    private boolean isBesideFolder(int index) {
        String cue = cueBefore(index);
        return FOLDER.contains(lower(index + 1)) || FOLDER.contains(cue) || WITHIN.contains(cue);
    }

    private boolean isTowards(int index) {
        String cue = cueBefore(index);
        return TOWARDS.contains(FOLDER.contains(cue) ? cueBefore(index - 1) : cue);
    }

    /** Returns the word before, skipping articles. */
    private String cueBefore(int index) {
        int before = index - 1;
        while (before > 0 && ARTICLES.contains(lower(before))) {
            before--;
        }
        return lower(before);
    }

    private Optional<SlotValue> path(IntPredicate fits) {
        return first(i -> fits.test(i) ? Optional.of(value(i)) : Optional.empty());
    }

    private SlotValue value(int index) {
        QuestionWord piece = question.piece(index);
        if (is(index, EXTENSION) || is(index, Status.TYPE)) {
            String ending =
                    types.ending(piece.lower()).map(found -> "." + found).orElse(piece.text());
            return new SlotValue("*" + ending, ending + " files", SlotValue.Raw.WILDCARDS);
        }
        String text =
                is(index, WORD) ? PLACES.getOrDefault(piece.lower(), piece.text()) : piece.text();
        boolean verbatim = is(index, QUOTED) && !text.startsWith("~");
        return new SlotValue(
                text.startsWith("-") ? "./" + text : text,
                text,
                verbatim ? SlotValue.Raw.NO : SlotValue.Raw.WILDCARDS);
    }

    private boolean isPathLike(int index) {
        return is(index, PATH, WordForm.FILE, GLOB, QUOTED);
    }

    private boolean isPacked(int index) {
        String text = question.piece(index).lower();
        return !is(index, EXTENSION, WordForm.URL) && PACKED.stream().anyMatch(text::endsWith);
    }

    private boolean isPlace(int index) {
        return is(index, WORD) && PLACES.containsKey(lower(index));
    }

    private boolean looksLikeDirectory(int index) {
        String text = text(index);
        String last = text.substring(text.lastIndexOf('/') + 1);
        boolean bare = text.endsWith("/") || last.indexOf('.') <= 0 || last.startsWith(".");
        return FOLDER.contains(lower(index + 1))
                || FOLDER.contains(cueBefore(index))
                || (bare && is(index, PATH));
    }

    /** Whether a word means nothing else, so that it may be a name. */
    private boolean isFree(int index) {
        return is(index, WORD)
                && (is(index, Status.FREE) || is(index, Status.VALUE))
                && !isOrdinary(index);
    }
}
