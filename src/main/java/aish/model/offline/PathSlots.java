package aish.model.offline;

import static aish.model.offline.WordForm.EXTENSION;
import static aish.model.offline.WordForm.GLOB;
import static aish.model.offline.WordForm.PATH;
import static aish.model.offline.WordForm.QUOTED;
import static aish.model.offline.WordForm.WORD;

import module java.base;

import aish.model.offline.HelperTexts.FileTypes;
import aish.model.offline.ReadQuestion.Status;

/** Finds files and directories. */
final class PathSlots extends SlotSearch {
    private static final Set<String> TOWARDS = HelperTexts.words("towards");
    private static final Set<String> WITHIN = HelperTexts.words("within");
    private static final Set<String> EXCLUDING = HelperTexts.words("excluding");
    private static final Set<String> BESIDE = HelperTexts.words("beside");
    private static final Set<String> NAMED = HelperTexts.words("named");
    private static final Set<String> BENEATH = HelperTexts.words("beneath");
    private static final Set<String> FOLDER = HelperTexts.words("folders");
    private static final Set<String> NAMING = HelperTexts.words("naming");
    private static final Set<String> ARTICLES = HelperTexts.words("articles");
    private static final Set<String> ONE = HelperTexts.words("one");
    private static final Map<String, String> PLACES = HelperTexts.meanings("places");
    private static final Set<String> PACKED = HelperTexts.words("archive-endings");

    private final FileTypes types;

    /**
     * Whether a word names a standard folder, such as "downloads", rather than having its usual
     * meaning.
     */
    static boolean isPlace(Question question, int index) {
        String before = question.lower(index - 1);
        return PLACES.getOrDefault(question.lower(index), "").startsWith("~/")
                && (FOLDER.contains(question.lower(index + 1))
                        || ARTICLES.contains(before)
                        || WITHIN.contains(before));
    }

    /** Returns the path that a word usually stands for, or the word itself. */
    static String path(String word) {
        return PLACES.getOrDefault(word, word);
    }

    PathSlots(ReadQuestion reading, BitSet used, FileTypes types) {
        super(reading, used);
        this.types = types;
    }

    Optional<SlotValue> find(SlotKind kind, Set<SlotKind> kinds) {
        boolean towards = kinds.contains(SlotKind.DEST);
        IntPredicate source = i -> !(towards && isTowards(i));
        return switch (kind) {
            case ARCHIVE -> path(this::isPacked);
            case DEST -> destination();
            case DIR -> directory(kinds, source);
            case FILE -> file(kinds, source);
            default -> other(kinds);
        };
    }

    /** Adds the paths that follow the one found last. */
    SlotValue withMore(SlotValue one, Set<SlotKind> kinds) {
        boolean towards = kinds.contains(SlotKind.DEST);
        return withMore(
                one,
                i ->
                        isAnother(i) && !(towards && isLast(i) && !isAfterAnd(i))
                                ? Optional.of(value(i))
                                : Optional.empty());
    }

    private boolean isAnother(int index) {
        return isPathLike(index)
                || (is(index, WORD) && is(index, Status.VALUE))
                || (isAfterAnd(index) && isNamed(index) && isFree(index));
    }

    private boolean isAfterAnd(int index) {
        return lower(index - 1).equals("and");
    }

    private Optional<SlotValue> destination() {
        return path(i -> NAMED.contains(lower(i - 1)) && (isPathLike(i) || isNamed(i)))
                .or(() -> path(i -> lower(i - 1).equals("called") && is(i, WORD)))
                .or(() -> path(i -> isTowards(i) && (isPathLike(i) || isPlace(i))))
                .or(() -> path(i -> isTowards(i) && isFree(i) && isNamed(i)))
                .or(() -> path(i -> isTowards(i) && isNamed(i) && isLast(i)))
                .or(() -> path(i -> text(i).startsWith("/dev/")));
    }

    /** Finds the second file or directory. Only a directory may be recognised by position alone. */
    private Optional<SlotValue> other(Set<SlotKind> kinds) {
        boolean directory = kinds.contains(SlotKind.DIR);
        IntPredicate beside = i -> BESIDE.contains(cueBefore(i)) && isNamed(i) && isLast(i);
        return path(this::isPathLike).or(() -> path(i -> directory && beside.test(i)));
    }

    private Optional<SlotValue> directory(Set<SlotKind> kinds, IntPredicate source) {
        boolean only = !kinds.contains(SlotKind.FILE);
        boolean others = kinds.contains(SlotKind.NAME);
        IntPredicate named = i -> isNamed(i) && !(others && NAMED.contains(lower(i - 1)));
        IntPredicate included = i -> !EXCLUDING.contains(cueBefore(i));
        return path(source.and(included).and(i -> isPathLike(i) && looksLikeDirectory(i)))
                .or(() -> path(this::isPlace))
                .or(() -> path(source.and(i -> only && is(i, PATH))))
                .or(() -> path(named.and(i -> isOneFolder(i) && isFree(i))))
                .or(() -> path(named.and(this::isBesideFolder)));
    }

    /** What follows several folders says something about them: "which folders take the most". */
    private boolean isOneFolder(int index) {
        String word = cueBefore(index);
        return FOLDER.contains(word) && (!word.endsWith("s") || question.isListed(index));
    }

    private boolean isBesideFolder(int index) {
        String cue = cueBefore(index);
        return isFree(index)
                ? FOLDER.contains(lower(index + 1)) || WITHIN.contains(cue)
                : BENEATH.contains(cue) && isLast(index);
    }

    private Optional<SlotValue> file(Set<SlotKind> kinds, IntPredicate source) {
        return path(source.and(i -> is(i, WordForm.FILE, GLOB)))
                .or(() -> path(source.and(i -> is(i, PATH, WordForm.DOMAIN, EXTENSION))))
                .or(() -> path(i -> is(i, QUOTED)))
                .or(() -> path(this::isManyOfAType))
                .or(() -> path(i -> kinds.isEmpty() && isPathLike(i)))
                .or(() -> path(i -> isNamed(i) && NAMING.contains(cueBefore(i)) && isFree(i)));
    }

    private boolean isManyOfAType(int index) {
        return is(index, Status.TYPE)
                && (lower(index).endsWith("s") || lower(index + 1).endsWith("s"));
    }

    private boolean isLast(int index) {
        return index == question.size() - 1 || FOLDER.contains(lower(index + 1));
    }

    private boolean isTowards(int index) {
        String cue = cueBefore(index);
        int folder = FOLDER.contains(cue) ? index - 1 : -1;
        while (folder > 0 && !FOLDER.contains(lower(folder))) {
            folder--;
        }
        return TOWARDS.contains(folder < 0 ? cue : cueBefore(folder));
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
        String text = isPlace(index) ? path(piece.lower()) : piece.text();
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
        return !is(index, EXTENSION, WordForm.URL)
                && !text.startsWith("tar.")
                && PACKED.stream().anyMatch(text::endsWith);
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

    private boolean isNamed(int index) {
        return is(index, WORD)
                && !is(index, Status.STOP)
                && !isOrdinary(index)
                && !ARTICLES.contains(lower(index))
                && !ONE.contains(lower(index))
                && !ONE.contains(lower(index - 1))
                && !lower(index).equals("last");
    }

    private boolean isFree(int index) {
        return is(index, Status.FREE) || (is(index, Status.VALUE) && is(index, WORD));
    }
}
