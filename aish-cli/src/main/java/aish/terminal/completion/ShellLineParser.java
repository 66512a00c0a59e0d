package aish.terminal.completion;

import module java.base;

import aish.bash.ScanResult.Completeness;
import aish.bash.ScanResult.OpenConstruct;
import aish.bash.ShellScanner;
import aish.terminal.completion.TargetFinder.LineTarget;
import org.jline.reader.EOFError;
import org.jline.reader.ParsedLine;
import org.jline.reader.Parser;

/**
 * Tells the editor whether Enter ends a line or continues it, and which word is being typed. Only
 * what goes to the shell can be unfinished: an apostrophe in a question opens no quote. A backslash
 * at the end continues any line.
 */
public final class ShellLineParser implements Parser {
    private static final int REMEMBERED = 256;

    private final TargetFinder targets;
    private final Optional<ShellView> shell;

    /** What each prefix of the text leaves open, cached for the continuation prompts. */
    private final Map<String, Optional<String>> openings =
            new LinkedHashMap<>() {
                @Override
                protected boolean removeEldestEntry(Map.Entry<String, Optional<String>> eldest) {
                    return size() > REMEMBERED;
                }
            };

    ShellLineParser(TargetFinder targets) {
        this.targets = targets;
        this.shell = Optional.empty();
    }

    public ShellLineParser(TargetFinder targets, ShellView shell) {
        this.targets = targets;
        this.shell = Optional.of(shell);
    }

    @Override
    public ParsedLine parse(String line, int cursor, ParseContext context) {
        switch (context) {
            case ACCEPT_LINE -> continueIfOpen(openAtEnter(line));
            case SECONDARY_PROMPT -> continueIfOpen(openings.computeIfAbsent(line, this::openIn));
            case UNSPECIFIED, SPLIT_LINE, COMPLETE -> {}
        }
        int place =
                line.offsetByCodePoints(0, Math.min(cursor, line.codePointCount(0, line.length())));
        return context == ParseContext.COMPLETE
                ? WordAtCursor.find(line, place, targets.findForCompletion(line))
                : WordAtCursor.none(line, place);
    }

    private static void continueIfOpen(Optional<String> open) {
        if (open.isPresent()) {
            throw new EOFError(-1, -1, "unfinished", open.get());
        }
    }

    /**
     * Returns what is open, as named in the continuation prompt. Waits for the shell only if that
     * can matter.
     */
    private Optional<String> openAtEnter(String line) {
        boolean mayContinue = endsInBackslash(line) || !ShellScanner.scan(line).complete();
        LineTarget target = mayContinue ? targets.findWhenReady(line) : targets.find(line);
        boolean wasScanned = !mayContinue && target.start() == 0;
        Optional<String> inBash = wasScanned ? Optional.empty() : open(line, target);
        return shell.isPresent() && target instanceof LineTarget.Shell
                ? shell.get().open(line.substring(target.start()), inBash)
                : inBash;
    }

    private Optional<String> openIn(String line) {
        return open(line, targets.find(line));
    }

    private static Optional<String> open(String line, LineTarget target) {
        if (!(target instanceof LineTarget.Shell)) {
            return endsInBackslash(line) ? Optional.of("") : Optional.empty();
        }
        return switch (ShellScanner.scan(line.substring(target.start())).completeness()) {
            case Completeness.Complete _ -> Optional.empty();
            case Completeness.Incomplete(OpenConstruct open, _) -> Optional.of(name(open));
        };
    }

    private static boolean endsInBackslash(String line) {
        int first = line.length();
        while (first > 0 && line.charAt(first - 1) == '\\') {
            first--;
        }
        return (line.length() - first) % 2 == 1;
    }

    private static String name(OpenConstruct open) {
        return switch (open) {
            case SINGLE_QUOTE, DOUBLE_QUOTE -> "quote";
            case BACKTICK, SUBSTITUTION -> "subst";
            case ARITHMETIC -> "math";
            case PARAMETER -> "param";
            case PARENTHESIS -> "subshell";
            case BRACE -> "brace";
            case HEREDOC -> "heredoc";
            case BACKSLASH -> "";
            case PIPE -> "pipe";
            case IF -> "if";
            case LOOP -> "loop";
            case CASE -> "case";
            case FUNCTION -> "function";
            case TEST -> "test";
            case ARRAY -> "array";
        };
    }
}
