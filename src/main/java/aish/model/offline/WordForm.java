package aish.model.offline;

import module java.base;

/** What a piece of a question looks like, before its meaning is known. */
enum WordForm {
    QUOTED,
    URL,
    ADDRESS,
    LOGIN,
    HOST_PORT,
    TARGET,
    PORT,
    PATH,
    GLOB,
    EXTENSION,
    FILE,
    DOMAIN,
    DATE,
    CLOCK,
    NUMBER,
    MEASURE,
    REVISION,
    FLAG,
    WORD;

    private static final Pattern IP = Pattern.compile("\\d{1,3}(\\.\\d{1,3}){3}(/\\d{1,2})?");
    private static final Pattern REMOTE_PATH =
            Pattern.compile("[\\w.-]+(@[\\w.-]+)?:[~/][\\w~./-]*|[\\w.-]+@[\\w.-]+:[\\w./-]*");
    private static final Set<String> PACKED = HelperTexts.words("packed");
    private static final Pattern SERVED = Pattern.compile("[A-Za-z0-9.-]+:\\d{2,5}");
    private static final Pattern CLOCK_TIME =
            Pattern.compile("(?i)\\d{1,2}:\\d{2}(am|pm)?|\\d{1,2}(am|pm)");
    private static final Pattern DAY = Pattern.compile("\\d{4}-\\d{2}-\\d{2}");
    private static final Pattern MEASURED =
            Pattern.compile("\\d+(\\.\\d+)?[a-zA-Z]{1,9}|\\d+\\.\\d+");
    private static final Pattern HASH = Pattern.compile("(?=.*\\d)[0-9a-f]{7,40}|HEAD[~^@].*");
    private static final Pattern NAME_WITH_ENDING =
            Pattern.compile("[\\w@%+,=-][\\w@%+,=.-]*\\.[A-Za-z0-9]*[A-Za-z][A-Za-z0-9]*");
    private static final Pattern DOTTED = Pattern.compile("\\.[A-Za-z0-9]{1,5}");
    private static final Set<String> HOST_ENDINGS = HelperTexts.words("host-endings");
    private static final Set<String> USUAL_FILES = HelperTexts.words("usual-files");
    private static final Set<String> DOT_FILES = HelperTexts.words("dot-files");

    static WordForm of(String text) {
        if (text.chars().allMatch(Character::isLetter)) {
            return isUsualFile(text) ? FILE : WORD;
        }
        if (text.contains("://") || text.startsWith("www.")) {
            return URL;
        }
        if (REMOTE_PATH.matcher(text).matches()) {
            return TARGET;
        }
        if (IP.matcher(text).matches()) {
            return ADDRESS;
        }
        if (text.startsWith("-")) {
            return FLAG;
        }
        if (isDigits(text)) {
            return NUMBER;
        }
        if (text.startsWith(":") && isDigits(text.substring(1))) {
            return PORT;
        }
        return worded(text);
    }

    private static WordForm worded(String text) {
        if (text.indexOf('*') >= 0) {
            return GLOB;
        }
        if (text.indexOf('/') >= 0 || text.startsWith("~") || isDots(text)) {
            return PATH;
        }
        if (text.indexOf('@') > 0) {
            return LOGIN;
        }
        if (DAY.matcher(text).matches()) {
            return DATE;
        }
        if (CLOCK_TIME.matcher(text).matches()) {
            return CLOCK;
        }
        if (HASH.matcher(text).matches()) {
            return REVISION;
        }
        if (MEASURED.matcher(text).matches()) {
            return MEASURE;
        }
        return SERVED.matcher(text).matches() ? HOST_PORT : dotted(text);
    }

    private static WordForm dotted(String text) {
        if (DOTTED.matcher(text).matches() && !DOT_FILES.contains(text)) {
            return EXTENSION;
        }
        if (text.startsWith(".") && text.length() > 1) {
            return FILE;
        }
        if (PACKED.contains(text.toLowerCase(Locale.ROOT))
                || !NAME_WITH_ENDING.matcher(text).matches()) {
            return isUsualFile(text) ? FILE : WORD;
        }
        String ending = text.substring(text.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
        return HOST_ENDINGS.contains(ending) ? DOMAIN : FILE;
    }

    static boolean isDigits(String text) {
        return !text.isEmpty() && text.chars().allMatch(c -> c >= '0' && c <= '9');
    }

    /** Recognises files without an extension, which have exactly one spelling. */
    private static boolean isUsualFile(String text) {
        return USUAL_FILES.contains(text);
    }

    private static boolean isDots(String text) {
        return text.equals(".") || text.equals("..");
    }
}
