package aish.terminal.render;

/** Colours code as it arrives, with all that a line must know of the lines before it. */
interface CodeColouring {
    void read(int c, CodeInk ink);

    /** A line ends: what waited is shown. */
    void endLine(CodeInk ink);

    /** Where coloured code goes. */
    @FunctionalInterface
    interface CodeInk {
        void put(String text, Style style);
    }

    /** For code of which nothing is known. */
    static CodeColouring plain(Style style) {
        return new CodeColouring() {
            @Override
            public void read(int c, CodeInk ink) {
                ink.put(Character.toString(c), style);
            }

            @Override
            public void endLine(CodeInk ink) {}
        };
    }
}
