package aish.route;

import module java.base;

/**
 * Classifies a question by simple, deterministic rules, without a model. The rules are tried in
 * order, and the first that matches decides.
 */
public final class TaskClassifier {
    /**
     * A class and why it was chosen.
     *
     * @param sign the reason in a few words
     */
    public record Finding(TaskClass task, String sign) {}

    private record Sign(TaskClass task, String name, Pattern pattern) {}

    /** The rest is ignored; such a long paste has shown by then what it is. */
    private static final int MOST_CHARACTERS = 100_000;

    /** An error message must occur within this many characters of the start. */
    private static final int BEGINNING = 100;

    private static final int PASTED_LINES = 4;
    private static final int LONG_QUESTION = 100;

    private static final List<Sign> SIGNS =
            List.of(
                    sign(TaskClass.CODE, "a fenced block", "```"),
                    sign(TaskClass.CODE, "a stack trace", word("traceback|stack[ \\t]?trace")),
                    sign(
                            TaskClass.CODE,
                            "an error message",
                            "\\A.{0," + BEGINNING + "}?(?:error|exception):"));

    private static final Pattern WORD = Pattern.compile("[^\\s\"'`<>|]++");

    /** How file paths start. */
    private static final List<String> PATHS = List.of("./", "/usr", "~/");

    /** The suffixes of source files. */
    private static final Pattern SOURCE =
            Pattern.compile("\\.(?:py|lua|c|js|go|rs)(?![\\w-])", Pattern.CASE_INSENSITIVE);

    private static final List<Sign> THOUGHTFUL =
            List.of(
                    sign(TaskClass.REASONING, "\"explain\"", word("explain")),
                    sign(TaskClass.REASONING, "\"why\"", word("why")),
                    sign(TaskClass.REASONING, "\"how does\"", word("how\\s+does")),
                    sign(TaskClass.REASONING, "\"compare\"", word("compare")));

    private TaskClassifier() {}

    private static Sign sign(TaskClass task, String name, String pattern) {
        return new Sign(
                task, name, Pattern.compile(pattern, Pattern.CASE_INSENSITIVE | Pattern.DOTALL));
    }

    private static String word(String choices) {
        return "(?<![\\w-])(?:" + choices + ")(?![\\w-])";
    }

    public static Finding classify(String question) {
        String text =
                question.length() > MOST_CHARACTERS
                        ? question.substring(0, MOST_CHARACTERS)
                        : question;
        for (Sign sign : SIGNS) {
            if (sign.pattern().matcher(text).find()) {
                return new Finding(sign.task(), sign.name());
            }
        }
        if (namesSource(text)) {
            return new Finding(TaskClass.CODE, "a source file");
        }
        if (isPaste(text)) {
            return new Finding(TaskClass.CODE, "indented lines");
        }
        for (Sign sign : THOUGHTFUL) {
            if (sign.pattern().matcher(text).find()) {
                return new Finding(sign.task(), sign.name());
            }
        }
        return text.length() > LONG_QUESTION && text.indexOf('?') >= 0
                ? new Finding(TaskClass.REASONING, "a long question")
                : new Finding(TaskClass.DEFAULT, "nothing special");
    }

    private static boolean namesSource(String text) {
        Matcher words = WORD.matcher(text);
        while (words.find()) {
            String word = words.group();
            for (String path : PATHS) {
                int start = word.indexOf(path);
                if (start >= 0 && SOURCE.matcher(word).find(start)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean isPaste(String text) {
        List<String> lines = text.strip().lines().toList();
        return lines.size() > PASTED_LINES && lines.stream().anyMatch(TaskClassifier::isIndented);
    }

    private static boolean isIndented(String line) {
        return !line.isBlank() && (line.charAt(0) == ' ' || line.charAt(0) == '\t');
    }

    /** Describes what puts a question into a class. */
    public static String describe(TaskClass task) {
        return switch (task) {
            case CODE ->
                    "fenced blocks, stack traces, error messages, source files, indented pastes";
            case REASONING -> "explain, why, how does, compare, long questions";
            case DEFAULT -> "everything else";
        };
    }

    /** What kind of work a question asks for. */
    public enum TaskClass {
        CODE,
        REASONING,
        DEFAULT;

        /** The name used in the settings. */
        public String label() {
            return name().toLowerCase(Locale.ROOT);
        }
    }
}
