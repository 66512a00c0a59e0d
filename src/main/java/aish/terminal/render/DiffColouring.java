package aish.terminal.render;

/** Colours the lines of a patch by their first character. */
final class DiffColouring implements CodeColouring {
    private boolean begun;
    private Style style = Style.PLAIN;

    @Override
    public void read(int c, CodeOutput ink) {
        if (!begun) {
            begun = true;
            style = styleOf(c);
        }
        ink.put(Character.toString(c), style);
    }

    @Override
    public void endLine(CodeOutput ink) {
        begun = false;
    }

    private static Style styleOf(int first) {
        return switch (first) {
            case '+', '>' -> Theme.ADDED;
            case '-', '<' -> Theme.REMOVED;
            case '@' -> Theme.NAME;
            case ' ', '\t' -> Style.PLAIN;
            case '\\' -> Theme.DIM;
            default -> Theme.BOLD;
        };
    }
}
