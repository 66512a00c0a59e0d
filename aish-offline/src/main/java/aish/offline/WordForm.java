package aish.offline;

import module java.base;

/**
 * What a piece of a question looks like, before its meaning is known. A piece has the first form
 * whose pattern matches all of it.
 */
enum WordForm {
    QUOTED("(?!)"),
    URL(".*://.*|www\\..*|[\\w.-]+:\\d+/.*"),
    TARGET("[\\w.-]+(@[\\w.-]+)?:[~/][\\w~./-]*|[\\w.-]+@[\\w.-]+:[\\w./-]*"),
    ADDRESS("\\d{1,3}(\\.\\d{1,3}){3}(/\\d{1,2})?"),
    FLAG("-.*"),
    NUMBER("\\d+"),
    PORT(":\\d+"),
    GLOB(".*\\*.*"),
    PATH(".*/.*|~.*|\\.\\.?"),
    LOGIN("[^@]+@.*"),
    DATE("\\d{4}-\\d{2}-\\d{2}"),
    CLOCK("(?i)\\d{1,2}:\\d{2}(am|pm)?|\\d{1,2}(am|pm)"),
    REVISION("(?=.*\\d)[0-9a-f]{7,40}|HEAD[~^@].*"),
    MEASURE("\\d+(\\.\\d+)?[a-zA-Z]{1,9}|\\d+\\.\\d+"),
    HOST_PORT("[A-Za-z0-9.-]+:\\d{2,5}"),
    EXTENSION("(\\.tar)?\\.[A-Za-z0-9]{1,5}"),
    DOMAIN("[\\w@%+,=-][\\w@%+,=.-]*\\.[A-Za-z0-9]*[A-Za-z][A-Za-z0-9]*"),
    FILE("\\..+"),
    WORD(".*");

    private static final Set<String> HOST_ENDINGS = HelperTexts.words("host-endings");

    /** Files without an extension and hidden files, which have exactly one spelling. */
    private static final Set<String> USUAL_FILES = HelperTexts.words("usual-files");

    private final Pattern pattern;

    WordForm(String pattern) {
        this.pattern = Pattern.compile(pattern, Pattern.DOTALL);
    }

    static WordForm of(String text) {
        if (USUAL_FILES.contains(text)) {
            return FILE;
        }
        String lower = text.toLowerCase(Locale.ROOT);
        if (text.chars().allMatch(Character::isLetter)) {
            return WORD;
        }
        WordForm form =
                Arrays.stream(values())
                        .filter(one -> one.pattern.matcher(text).matches())
                        .findFirst()
                        .orElse(WORD);
        boolean file =
                form == DOMAIN
                        && !HOST_ENDINGS.contains(lower.substring(lower.lastIndexOf('.') + 1));
        return file ? FILE : form;
    }
}
