package aish.terminal.render;

import aish.bash.Completeness;
import aish.bash.OpenConstruct;
import aish.bash.ShellScanner;

/**
 * Shows a suggested command: its lines are neither wrapped nor indented, so that it can be copied.
 */
final class ProposedCommandView implements BlockReader {
    private static final int LONGEST = 4000;

    private final OutputCursor page;
    private final StringBuilder text = new StringBuilder();

    ProposedCommandView(OutputCursor page) {
        this.page = page;
    }

    @Override
    public void read(int c) {
        page.verbatim(Character.toString(c), Theme.COMMAND);
        if (text.length() < LONGEST) {
            text.appendCodePoint(c);
        }
    }

    @Override
    public void end() {
        page.endVerbatim();
        text.append('\n');
    }

    /** Whether the next line also belongs to the command. */
    boolean goesOn() {
        return text.length() < LONGEST
                && ShellScanner.scan(text.toString()).completeness()
                        instanceof Completeness.Incomplete(OpenConstruct open, _)
                && (open == OpenConstruct.HEREDOC || endsWithBackslash());
    }

    private boolean endsWithBackslash() {
        return text.length() > 1 && text.charAt(text.length() - 2) == '\\';
    }
}
