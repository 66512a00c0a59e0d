package aish.terminal.render;

import aish.terminal.render.Style.TextAttribute;

/**
 * The styles in use: only the sixteen colours that users choose for their terminal, and none of
 * these that is unreadable on a light or a dark background.
 */
public final class Theme {
    static final Style ITALIC = Style.of(TextAttribute.ITALIC);
    static final Style STRIKE = Style.of(TextAttribute.STRIKE);
    static final Style CODE = Style.CYAN;
    static final Style LINK = Style.of(TextAttribute.UNDERLINE);
    static final Style PROBLEM = Style.RED;

    static final Style HARMLESS = Style.GREEN;
    static final Style CAUTION = Style.of(TextAttribute.BOLD, TextAttribute.YELLOW);
    static final Style DOUBTFUL = Style.of(TextAttribute.BOLD, TextAttribute.MAGENTA);
    static final Style DANGER = Style.of(TextAttribute.BOLD, TextAttribute.RED);
    static final Style ALARM =
            Style.of(TextAttribute.BOLD, TextAttribute.INVERSE, TextAttribute.RED);

    public static final Style KEYWORD = Style.MAGENTA;
    public static final Style STRING = Style.GREEN;
    public static final Style NUMBER = Style.CYAN;
    public static final Style NAME = Style.CYAN;
    public static final Style COMMENT = Style.DIM;
    static final Style COMMAND = Style.BOLD;
    public static final Style OPTION = Style.YELLOW;
    static final Style ADDED = Style.GREEN;
    static final Style REMOVED = Style.RED;

    private static final Style TITLE = Style.of(TextAttribute.BOLD, TextAttribute.UNDERLINE);
    private static final Style LOW_HEADING = Style.of(TextAttribute.BOLD, TextAttribute.ITALIC);

    private Theme() {}

    static Style heading(int level) {
        return switch (level) {
            case 1 -> TITLE;
            case 2 -> Style.BOLD;
            default -> LOW_HEADING;
        };
    }
}
