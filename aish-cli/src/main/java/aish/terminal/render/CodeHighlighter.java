package aish.terminal.render;

import module java.base;

/** Colours code better than a reader of words can, where something better is there. */
public interface CodeHighlighter {
    /** Knows no language. */
    CodeHighlighter NONE = new CodeHighlighter() {};

    /** Colours a block line by line. */
    interface Lines {
        /**
         * Returns the pieces of the next line, which together are the line.
         *
         * @param line without its end
         */
        List<StyledText> next(String line);

        /** Whether a string or a comment continues on the next line. */
        default boolean isOpen() {
            return false;
        }
    }

    /** Colours a whole block at once. */
    interface Block {
        /** Returns the pieces of each line; empty if it failed. */
        Optional<List<List<StyledText>>> pieces(String code);
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
