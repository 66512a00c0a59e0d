package aish.console.render;

import aish.syntax.Completeness;
import aish.syntax.Open;
import aish.syntax.ShellScanner;

/** A proposed command: nothing but the command on its lines, so that it can be copied. */
final class CommandLine implements LineReader {
    private static final int LONGEST = 4000;

    private final Page page;
    private final StringBuilder text = new StringBuilder();

    CommandLine(Page page) {
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

    /** Whether the next line belongs to the command as well. */
    boolean goesOn() {
        return text.length() < LONGEST
                && ShellScanner.scan(text.toString()).completeness()
                        instanceof Completeness.Incomplete(Open open, _)
                && (open == Open.HEREDOC || endsWithBackslash());
    }

    private boolean endsWithBackslash() {
        return text.length() > 1 && text.charAt(text.length() - 2) == '\\';
    }
}
