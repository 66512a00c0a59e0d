package aish.terminal.render;

/** Colours code as it arrives, keeping the state that carries over from line to line. */
interface CodeColouring {
    void read(int c, CodeOutput ink);

    /** Called at the end of a line; shows what was held back. */
    void endLine(CodeOutput ink);

    /** Receives coloured code. */
    @FunctionalInterface
    interface CodeOutput {
        void put(String text, Style style);
    }

    /** Shows all code in one style. */
    static CodeColouring plain(Style style) {
        return new CodeColouring() {
            @Override
            public void read(int c, CodeOutput ink) {
                ink.put(Character.toString(c), style);
            }

            @Override
            public void endLine(CodeOutput ink) {}
        };
    }
}
