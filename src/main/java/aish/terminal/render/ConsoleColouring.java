package aish.terminal.render;

/** Colours a recorded session: the commands after a prompt, and their output. */
final class ConsoleColouring implements CodeColouring {
    private static final String PROMPTS = "$#%>";

    private final CodeColouring typed = new ShellColouring();
    private final StringBuilder start = new StringBuilder();
    private boolean begun;
    private boolean isTyped;

    @Override
    public void read(int c, CodeOutput ink) {
        if (begun) {
            pass(c, ink);
            return;
        }
        start.appendCodePoint(c);
        boolean prompt = PROMPTS.indexOf(start.charAt(0)) >= 0;
        if (prompt && start.length() == 1) {
            return;
        }
        begun = true;
        isTyped = prompt && c == ' ';
        if (isTyped) {
            ink.put(start.toString(), Theme.DIM);
        } else {
            start.codePoints().forEach(sign -> pass(sign, ink));
        }
    }

    @Override
    public void endLine(CodeOutput ink) {
        if (!begun) {
            ink.put(start.toString(), Theme.DIM);
        } else if (isTyped) {
            typed.endLine(ink);
        }
        start.setLength(0);
        begun = false;
        isTyped = false;
    }

    private void pass(int c, CodeOutput ink) {
        if (isTyped) {
            typed.read(c, ink);
        } else {
            ink.put(Character.toString(c), Style.PLAIN);
        }
    }
}
