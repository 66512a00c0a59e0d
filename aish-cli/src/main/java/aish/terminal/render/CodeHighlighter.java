package aish.terminal.render;

import module java.base;

/** Colours code better than a reader of words can, where something better is there. */
public interface CodeHighlighter {
    /** Knows no language. */
    CodeHighlighter NONE = new CodeHighlighter() {};

    /** What a piece of code is, or the colour that somebody else chose for it. */
    enum Look {
        PLAIN,
        KEYWORD,
        STRING,
        NUMBER,
        COMMENT,
        DEFINED,
        TYPE,
        ANNOTATION,
        RED,
        GREEN,
        YELLOW,
        MAGENTA,
        CYAN,
        BOLD,
        DIM;

        Style style() {
            return switch (this) {
                case PLAIN -> Style.PLAIN;
                case KEYWORD, MAGENTA -> Theme.KEYWORD;
                case STRING -> Theme.STRING;
                case NUMBER -> Theme.NUMBER;
                case COMMENT -> Theme.COMMENT;
                case TYPE, CYAN -> Theme.NAME;
                case ANNOTATION, YELLOW -> Theme.OPTION;
                case RED -> Theme.REMOVED;
                case GREEN -> Theme.ADDED;
                case DEFINED, BOLD -> Theme.BOLD;
                case DIM -> Theme.DIM;
            };
        }
    }

    /** A part of a line that looks the same. */
    record Piece(String text, Look look) {}

    /** Colours a block line by line. */
    interface Lines {
        /**
         * Returns the pieces of the next line, which together are the line.
         *
         * @param line without its end
         */
        List<Piece> next(String line);
    }

    /** Colours a whole block at once. */
    interface Block {
        /** Returns the pieces of each line; empty if it failed. */
        Optional<List<List<Piece>>> pieces(String code);
    }

    /**
     * Returns what colours a new block of that language line by line; empty if nothing does yet.
     */
    default Optional<Lines> lines(String language) {
        return Optional.empty();
    }

    /** Returns what colours blocks of that language as a whole; it comes first. */
    default Optional<Block> block(String language) {
        return Optional.empty();
    }
}
