package aish.console.render;

/**
 * What looks how. Only the sixteen colours that a person has chosen for their terminal, and of
 * these none that vanishes on a light or on a dark ground.
 */
final class Theme {
    static final Style BOLD = Style.of(Mark.BOLD);
    static final Style ITALIC = Style.of(Mark.ITALIC);
    static final Style STRIKE = Style.of(Mark.STRIKE);
    static final Style DIM = Style.of(Mark.DIM);
    static final Style CODE = Style.of(Mark.CYAN);
    static final Style LINK = Style.of(Mark.UNDERLINE);
    static final Style PROBLEM = Style.of(Mark.RED);

    static final Style KEYWORD = Style.of(Mark.MAGENTA);
    static final Style STRING = Style.of(Mark.GREEN);
    static final Style NUMBER = Style.of(Mark.CYAN);
    static final Style NAME = Style.of(Mark.CYAN);
    static final Style COMMENT = DIM;
    static final Style COMMAND = BOLD;
    static final Style OPTION = Style.of(Mark.YELLOW);
    static final Style ADDED = Style.of(Mark.GREEN);
    static final Style REMOVED = Style.of(Mark.RED);

    private static final Style TITLE = Style.of(Mark.BOLD, Mark.UNDERLINE);
    private static final Style LOW_HEADING = Style.of(Mark.BOLD, Mark.ITALIC);

    private Theme() {}

    static Style heading(int level) {
        return switch (level) {
            case 1 -> TITLE;
            case 2 -> BOLD;
            default -> LOW_HEADING;
        };
    }
}
