package aish.terminal.editor;

import module java.base;

import aish.bash.ScanResult.Token;
import aish.bash.ScanResult.Word;
import aish.bash.ScanResult.WordRole;
import aish.bash.ScanResult;
import aish.bash.ShellScanner;
import aish.route.RouteFacts;
import aish.terminal.completion.ShellView;
import aish.terminal.completion.TargetFinder.LineTarget;
import aish.terminal.completion.TargetFinder;
import org.jline.reader.LineReader;
import org.jline.reader.impl.DefaultHighlighter;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;
import org.jline.utils.AttributedStyle;

/**
 * Colours the line being typed by its meaning and its target. Text that JLine marks itself, such as
 * a search match or the region, keeps JLine's style.
 */
public final class LineHighlighter extends DefaultHighlighter {
    private final LineSpans spans;
    private final TargetFinder targets;
    private final BooleanSupplier on;
    private String lastBuffer = "";
    private long lastMoment;
    private List<LineSpans.Span> lastSpans = List.of();

    /**
     * @param on whether to colour lines at all
     */
    public LineHighlighter(TargetFinder targets, ShellView shell, BooleanSupplier on) {
        this.targets = targets;
        this.on = on;
        this.spans = new LineSpans(targets, () -> !shell.shell().builtins().isEmpty());
    }

    @Override
    public AttributedString highlight(LineReader reader, String buffer) {
        AttributedString marked = super.highlight(reader, buffer);
        // characters that JLine shows in another form have shifted the rest
        return on.getAsBoolean() && marked.length() == buffer.length()
                ? coloured(marked, spansOf(buffer))
                : marked;
    }

    private List<LineSpans.Span> spansOf(String buffer) {
        long moment = targets.facts().version();
        if (moment != lastMoment || !buffer.equals(lastBuffer)) {
            lastSpans = spans.of(buffer);
            lastBuffer = buffer;
            lastMoment = moment;
        }
        return lastSpans;
    }

    private static AttributedString coloured(AttributedString marked, List<LineSpans.Span> spans) {
        AttributedStringBuilder text = new AttributedStringBuilder(marked.length());
        int done = 0;
        for (LineSpans.Span span : spans) {
            text.append(marked, done, span.start());
            append(text, marked, span);
            done = span.end();
        }
        return text.append(marked, done, marked.length()).toAttributedString();
    }

    private static void append(
            AttributedStringBuilder text, AttributedString marked, LineSpans.Span span) {
        AttributedStyle style = style(span.look());
        for (int i = span.start(); i < span.end(); i++) {
            boolean plain = marked.styleAt(i).equals(AttributedStyle.DEFAULT);
            text.style(plain ? style : marked.styleAt(i));
            text.append(marked.charAt(i));
        }
        text.style(AttributedStyle.DEFAULT);
    }

    private static AttributedStyle style(LineStyle look) {
        AttributedStyle plain = AttributedStyle.DEFAULT;
        AttributedStyle bold = AttributedStyle.BOLD;
        return switch (look) {
            case COMMAND, OPERATOR -> bold;
            case KNOWN_COMMAND -> bold.foreground(AttributedStyle.GREEN);
            case UNKNOWN_COMMAND, UNKNOWN_META -> plain.foreground(AttributedStyle.RED);
            case KEYWORD -> bold.foreground(AttributedStyle.BLUE);
            case STRING -> plain.foreground(AttributedStyle.YELLOW);
            case OPTION, QUESTION -> plain.foreground(AttributedStyle.CYAN);
            case VARIABLE -> plain.foreground(AttributedStyle.MAGENTA);
            case PATTERN -> plain.foreground(AttributedStyle.BLUE);
            case REDIRECTION -> bold.foreground(AttributedStyle.MAGENTA);
            case COMMENT -> plain.foreground(AttributedStyle.BRIGHT);
            case PREFIX, META -> bold.foreground(AttributedStyle.CYAN);
        };
    }

    /** The styles of the parts of a line being typed. */
    enum LineStyle {
        /** A command that has not been looked up. */
        COMMAND,
        KNOWN_COMMAND,
        UNKNOWN_COMMAND,
        KEYWORD,
        STRING,
        OPTION,
        VARIABLE,
        PATTERN,
        OPERATOR,
        REDIRECTION,
        COMMENT,
        /** The prefix that says where the text goes. */
        PREFIX,
        QUESTION,
        META,
        UNKNOWN_META
    }

    /**
     * Divides a line into styled spans. Text outside them is plain.
     *
     * @param commandsKnown whether the shell's commands are known yet
     */
    record LineSpans(TargetFinder targets, BooleanSupplier commandsKnown) {
        record Span(LineStyle look, int start, int end) {}

        /** Returns the spans in order, without overlap. */
        List<Span> of(String line) {
            if (line.isBlank()) {
                return List.of();
            }
            List<Span> spans = new ArrayList<>();
            LineTarget target = targets.find(line);
            switch (target) {
                case LineTarget.Shell(int start) -> {
                    add(spans, LineStyle.PREFIX, 0, start);
                    new Command(line, start).addTo(spans);
                }
                case LineTarget.Ask(int start) -> {
                    add(spans, LineStyle.PREFIX, 0, start);
                    add(spans, LineStyle.QUESTION, start, line.length());
                }
                case LineTarget.Meta(String name, int _) -> {
                    boolean known = targets.facts().isMeta(name);
                    int at = line.indexOf(name);
                    int end = at < 0 ? line.length() : at + name.length();
                    add(spans, known ? LineStyle.META : LineStyle.UNKNOWN_META, 0, end);
                }
            }
            return spans;
        }

        private static void add(List<Span> spans, LineStyle look, int start, int end) {
            if (start < end) {
                spans.add(new Span(look, start, end));
            }
        }

        /** The part of a line that the shell reads. */
        private final class Command {
            private final ScanResult scan;
            private final int offset;
            private final Map<Integer, Word> commandWords = new HashMap<>();
            private boolean fileLookedFor;

            Command(String line, int offset) {
                this.scan = ShellScanner.scan(line.substring(offset));
                this.offset = offset;
                for (Word word : scan.words()) {
                    if (word.role() == WordRole.COMMAND) {
                        commandWords.put(word.start(), word);
                    }
                }
            }

            void addTo(List<Span> spans) {
                for (Token token : scan.tokens()) {
                    look(token)
                            .ifPresent(
                                    look ->
                                            add(
                                                    spans,
                                                    look,
                                                    token.start() + offset,
                                                    token.end() + offset));
                }
            }

            private Optional<LineStyle> look(Token token) {
                return switch (token.kind()) {
                    case COMMAND -> Optional.of(command(token));
                    case KEYWORD -> Optional.of(LineStyle.KEYWORD);
                    case OPTION -> Optional.of(LineStyle.OPTION);
                    case STRING, HEREDOC -> Optional.of(LineStyle.STRING);
                    case VARIABLE -> Optional.of(LineStyle.VARIABLE);
                    case OPERATOR -> Optional.of(LineStyle.OPERATOR);
                    case REDIRECTION -> Optional.of(LineStyle.REDIRECTION);
                    case COMMENT -> Optional.of(LineStyle.COMMENT);
                    case GLOB -> Optional.of(LineStyle.PATTERN);
                    case ARGUMENT, ASSIGNMENT -> Optional.empty();
                };
            }

            /** Only a name that is a single token can be looked up. */
            private LineStyle command(Token token) {
                Word word = commandWords.get(token.start());
                if (word == null || word.end() != token.end() || !commandsKnown.getAsBoolean()) {
                    return LineStyle.COMMAND;
                }
                String name = scan.unquoted(word);
                return name.contains("/") || name.startsWith("~") ? path(name) : named(name);
            }

            private LineStyle named(String name) {
                RouteFacts facts = targets.facts();
                boolean known =
                        facts.isCommand(name)
                                || facts.isAlwaysCommand(name)
                                || facts.isDirectoryCommand(name);
                return known ? LineStyle.KNOWN_COMMAND : LineStyle.UNKNOWN_COMMAND;
            }

            /** Looks up at most one path per line, because each costs a file system access. */
            private LineStyle path(String name) {
                if (fileLookedFor) {
                    return LineStyle.COMMAND;
                }
                fileLookedFor = true;
                return targets.facts().isFile(name)
                        ? LineStyle.KNOWN_COMMAND
                        : LineStyle.UNKNOWN_COMMAND;
            }
        }
    }
}
