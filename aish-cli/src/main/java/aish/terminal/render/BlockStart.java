package aish.terminal.render;

import module java.base;

/** The kind of a line, decided from as little of it as possible. */
@SuppressWarnings("JdkObsolete") // what follows may change a match that hits the end
sealed interface BlockStart {
    /** More of the line is needed. */
    record Unsure() implements BlockStart {}

    record Text() implements BlockStart {}

    /** Possibly a row of a table. */
    record Row() implements BlockStart {}

    record Rule() implements BlockStart {}

    record Quote(int length) implements BlockStart {}

    record Heading(int level, int length) implements BlockStart {}

    /**
     * An item of a list.
     *
     * @param marker as written
     * @param length of the marker and one space
     */
    record Item(String marker, int length) implements BlockStart {}

    /** An item with a checkbox. */
    record Task(boolean done, int length) implements BlockStart {}

    /**
     * A fence around code.
     *
     * @param mark as written
     */
    record Fence(String mark, String language) implements BlockStart {}

    /** Says how a pursuit stands, which aish itself tells the user. */
    record Goal() implements BlockStart {}

    /** A command that the model suggests. */
    record Command(int length) implements BlockStart {}

    String COMMAND_PREFIX = "CMD: ";

    /** The most characters of a line that are held back while its kind is unclear. */
    int LONGEST_WAIT = 200;

    /** How each kind starts, in the order in which they are tried. */
    enum Form {
        HEADING("(#{1,6})(?:[ \t]|\\z)"),
        QUOTE(">[ \t]?"),
        FENCE("(`{3,}(?!.*`)|~{3,})(.*)\\z"),
        RULE("(?:(?:-[ \t]*){3,}|(?:\\*[ \t]*){3,}|(?:_[ \t]*){3,})\\z"),
        TASK("[-+*][ \t]\\[([ xX])] "),
        ITEM("([-+*]|[0-9]{1,9}[.)])(?:[ \t]|\\z)"),
        ROW("\\|"),
        COMMAND(COMMAND_PREFIX),
        GOAL("GOAL: (?:complete|blocked)\\s*\\z");

        private final Pattern pattern;

        Form(String pattern) {
            this.pattern = Pattern.compile(pattern, Pattern.DOTALL);
        }

        private BlockStart block(MatchResult found) {
            return switch (this) {
                case HEADING -> new Heading(found.end(1), found.end());
                case QUOTE -> new Quote(found.end());
                case FENCE -> new Fence(found.group(1), found.group(2).strip());
                case RULE -> new Rule();
                case TASK -> new Task(!found.group(1).equals(" "), found.end());
                case ITEM -> new Item(found.group(1), found.end());
                case ROW -> new Row();
                case COMMAND -> new Command(found.end());
                case GOAL -> new Goal();
            };
        }
    }

    /**
     * @param text the line so far, from its first character that is not a space
     * @param ended whether that is all of it
     */
    static BlockStart of(CharSequence text, boolean ended) {
        for (Form form : Form.values()) {
            Matcher start = form.pattern.matcher(text);
            boolean found = start.lookingAt();
            boolean unsure = !ended && start.hitEnd();
            if (unsure && text.length() <= LONGEST_WAIT) {
                return new Unsure();
            }
            if (found && !unsure) {
                return form.block(start);
            }
        }
        return new Text();
    }
}
