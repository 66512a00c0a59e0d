package aish.front;

import module java.base;

import aish.bash.ScanResult.Completeness;
import aish.bash.ShellScanner;
import aish.terminal.Input;
import aish.terminal.PromptTemplate.PromptState;
import org.jspecify.annotations.Nullable;

/**
 * Lines of a stream without a user; an unfinished command includes the lines that follow.
 *
 * @param isCommand whether a line goes to the shell, and so may span several lines
 * @param isOver whether to stop reading although there may be more lines
 */
public record StreamLines(BufferedReader lines, Predicate<String> isCommand, BooleanSupplier isOver)
        implements LineSource {
    @Override
    public Input read(PromptState prompt) {
        String text = nextWhole();
        return text == null ? new Input.Ended() : new Input.Line(text);
    }

    /** Returns the next line, or the lines of a command; null at the end. */
    @Nullable String nextWhole() {
        String text = next();
        if (text == null) {
            return null;
        }
        StringBuilder whole = new StringBuilder(text);
        while (isCommand.test(whole.toString())
                && ShellScanner.scan(whole.toString()).completeness()
                        instanceof Completeness.Incomplete) {
            String more = next();
            if (more == null) {
                break;
            }
            whole.append('\n').append(more);
        }
        return whole.toString();
    }

    @Override
    public Input readMore() {
        String text = next();
        return text == null ? new Input.Ended() : new Input.Line(text);
    }

    @Override
    public boolean isScript() {
        return true;
    }

    private @Nullable String next() {
        try {
            return isOver.getAsBoolean() ? null : lines.readLine();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
