package aish.terminal.render;

import aish.terminal.render.Style.TextAttribute;

/**
 * The styles in use: only the sixteen colours that users choose for their terminal, and none of
 * these that is unreadable on a light or a dark background.
 */
final class Theme {
    static final Style BOLD = Style.of(TextAttribute.BOLD);
    static final Style ITALIC = Style.of(TextAttribute.ITALIC);
    static final Style STRIKE = Style.of(TextAttribute.STRIKE);
    static final Style DIM = Style.of(TextAttribute.DIM);
    static final Style CODE = Style.of(TextAttribute.CYAN);
    static final Style LINK = Style.of(TextAttribute.UNDERLINE);
    static final Style PROBLEM = Style.of(TextAttribute.RED);

    static final Style HARMLESS = Style.of(TextAttribute.GREEN);
    static final Style CAUTION = Style.of(TextAttribute.BOLD, TextAttribute.YELLOW);
    static final Style DOUBTFUL = Style.of(TextAttribute.BOLD, TextAttribute.MAGENTA);
    static final Style DANGER = Style.of(TextAttribute.BOLD, TextAttribute.RED);
    static final Style ALARM =
            Style.of(TextAttribute.BOLD, TextAttribute.INVERSE, TextAttribute.RED);

    static final Style KEYWORD = Style.of(TextAttribute.MAGENTA);
    static final Style STRING = Style.of(TextAttribute.GREEN);
    static final Style NUMBER = Style.of(TextAttribute.CYAN);
    static final Style NAME = Style.of(TextAttribute.CYAN);
    static final Style COMMENT = DIM;
    static final Style COMMAND = BOLD;
    static final Style OPTION = Style.of(TextAttribute.YELLOW);
    static final Style ADDED = Style.of(TextAttribute.GREEN);
    static final Style REMOVED = Style.of(TextAttribute.RED);

    private static final Style TITLE = Style.of(TextAttribute.BOLD, TextAttribute.UNDERLINE);
    private static final Style LOW_HEADING = Style.of(TextAttribute.BOLD, TextAttribute.ITALIC);

    private Theme() {}

    static Style heading(int level) {
        return switch (level) {
            case 1 -> TITLE;
            case 2 -> BOLD;
            default -> LOW_HEADING;
        };
    }
}
