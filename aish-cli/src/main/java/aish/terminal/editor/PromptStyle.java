package aish.terminal.editor;

import module java.base;

import aish.terminal.PromptTemplate.Part;
import aish.terminal.PromptTemplate.Piece;
import aish.text.PlainText;

import org.jline.utils.AttributedString;

/** Turns the pieces of a prompt into the text that the editor shows, with colours or without. */
public final class PromptStyle {
    private static final String RESET = "\u001b[0m";
    private static final String NO_COLOUR = "\u001b[39m";
    private static final String CUT = "…";
    private static final int SHORTEST_DIRECTORY = 8;

    private final boolean coloured;

    public PromptStyle(boolean coloured) {
        this.coloured = coloured;
    }

    /**
     * Returns a prompt that leaves room for typing: a branch that would take more than a quarter of
     * the line loses its end, and a directory that would take more than half its beginning.
     */
    public String render(List<Piece> pieces, int columns) {
        StringBuilder text = new StringBuilder();
        boolean isStyled = false;
        boolean hasColour = false;
        for (Piece piece : pieces) {
            if (piece.part() == Part.STYLE) {
                boolean resets = piece.text().equals("reset");
                isStyled = !resets;
                hasColour = !resets && (hasColour || code(piece.text()) >= 30);
                text.append(coloured ? "\u001b[" + code(piece.text()) + "m" : "");
            } else {
                String colour = coloured && !hasColour ? colour(piece.part()) : "";
                text.append(colour).append(escaped(fitted(piece, columns)));
                text.append(colour.isEmpty() ? "" : NO_COLOUR);
            }
        }
        return text.append(coloured && isStyled ? RESET : "").toString();
    }

    private static String colour(Part part) {
        return switch (part) {
            case MODEL -> "\u001b[36m";
            case STATUS -> "\u001b[31m";
            case DIRECTORY -> "\u001b[34m";
            case BRANCH -> "\u001b[35m";
            case TEXT, OTHER, STYLE -> "";
        };
    }

    private static int code(String style) {
        return switch (style) {
            case "bold" -> 1;
            case "dim" -> 2;
            case "black" -> 30;
            case "red" -> 31;
            case "green" -> 32;
            case "yellow" -> 33;
            case "blue" -> 34;
            case "magenta" -> 35;
            case "cyan" -> 36;
            case "white" -> 37;
            case "grey" -> 90;
            default -> 0;
        };
    }

    /** Returns a rendered prompt as it looks on the screen. */
    public static String drawn(String rendered) {
        return rendered.replace("%%", "%");
    }

    /** Doubles the sign that starts a pattern of JLine's. */
    private static String escaped(String text) {
        return text.indexOf('%') < 0 ? text : text.replace("%", "%%");
    }

    private static String fitted(Piece piece, int columns) {
        return switch (piece.part()) {
            case DIRECTORY -> withoutStart(piece.text(), Math.max(columns / 2, SHORTEST_DIRECTORY));
            case BRANCH -> withoutEnd(piece.text(), columns / 4);
            default -> piece.text();
        };
    }

    /** Leaves out the first directories of a path, and if need be the end of the last name. */
    private static String withoutStart(String path, int most) {
        if (width(path) <= most) {
            return path;
        }
        String tail = path.substring(path.lastIndexOf('/') + 1);
        int start = path.lastIndexOf('/', path.length() - tail.length() - 2);
        while (start > 0 && 1 + width(path.substring(start)) <= most) {
            tail = path.substring(start + 1);
            start = path.lastIndexOf('/', start - 1);
        }
        return CUT + "/" + withoutEnd(tail, most - 2);
    }

    private static String withoutEnd(String text, int most) {
        if (width(text) <= most) {
            return text;
        }
        int end = text.length();
        while (end > 1 && 1 + width(text.substring(0, end)) > most) {
            end = text.offsetByCodePoints(end, -1);
        }
        return text.substring(0, end) + CUT;
    }

    private static int width(String text) {
        return new AttributedString(text).columnLength();
    }

    /**
     * Returns the user's own prompt, expanded by the shell. Of its escape sequences only those that
     * set colours are kept; another could put the cursor where the editor does not expect it.
     *
     * @param titles receives the sequences that set the window's title and the like, to be written
     *     to the terminal as they are
     */
    public String own(String expanded, Consumer<String> titles) {
        StringBuilder text = new StringBuilder();
        Matcher sequence = OwnPrompt.SEQUENCE.matcher(expanded);
        int done = 0;
        while (sequence.find()) {
            text.append(OwnPrompt.plain(expanded.substring(done, sequence.start())));
            done = sequence.end();
            if (sequence.group(1) != null) {
                text.append(coloured ? sequence.group() : "");
            } else if (sequence.group(2) != null) {
                titles.accept(sequence.group());
            }
        }
        text.append(OwnPrompt.plain(expanded.substring(done)));
        return text.append(coloured ? RESET : "").toString();
    }

    /** Loaded only for users who want their own prompt. */
    private static final class OwnPrompt {
        private static final Pattern SEQUENCE =
                Pattern.compile(
                        "(\u001b\\[[0-9;:]*m)"
                                + "|(\u001b\\](?:[0127]|133|633);[^\u0007\u001b]*(?:\u0007|\u001b\\\\))"
                                + "|\u001b\\][^\u0007\u001b]*(?:\u0007|\u001b\\\\)"
                                + "|\u001b\\[[0-?]*[ -/]*[@-~]"
                                + "|\u001b[()*+#%].|\u001b.|[\u0001\u0002\u0007\r\u001b]",
                        Pattern.DOTALL);

        private OwnPrompt() {}

        static String plain(String text) {
            return escaped(PlainText.of(text));
        }
    }
}
