package aish.terminal.editor;

import module java.base;

import aish.bash.ScanResult;
import aish.bash.ScanResult.Token;
import aish.bash.ScanResult.TokenKind;
import aish.bash.ScanResult.Word;
import aish.bash.ScanResult.WordRole;
import aish.bash.ShellScanner;
import aish.route.RouteFacts;
import aish.terminal.completion.ShellView;
import aish.terminal.completion.TargetFinder;
import aish.terminal.completion.TargetFinder.LineTarget;

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
        AttributedStyle style = span.look().style;
        for (int i = span.start(); i < span.end(); i++) {
            boolean plain = marked.styleAt(i).equals(AttributedStyle.DEFAULT);
            text.style(plain ? style : marked.styleAt(i));
            text.append(marked.charAt(i));
        }
        text.style(AttributedStyle.DEFAULT);
    }

    /** The styles of the parts of a line being typed. */
    enum LineStyle {
        /** A command that has not been looked up. */
        COMMAND(AttributedStyle.BOLD),
        KNOWN_COMMAND(AttributedStyle.BOLD.foreground(AttributedStyle.GREEN)),
        UNKNOWN_COMMAND(AttributedStyle.DEFAULT.foreground(AttributedStyle.RED)),
        KEYWORD(AttributedStyle.BOLD.foreground(AttributedStyle.BLUE)),
        STRING(AttributedStyle.DEFAULT.foreground(AttributedStyle.YELLOW)),
        OPTION(AttributedStyle.DEFAULT.foreground(AttributedStyle.CYAN)),
        VARIABLE(AttributedStyle.DEFAULT.foreground(AttributedStyle.MAGENTA)),
        PATTERN(AttributedStyle.DEFAULT.foreground(AttributedStyle.BLUE)),
        OPERATOR(AttributedStyle.BOLD),
        REDIRECTION(AttributedStyle.BOLD.foreground(AttributedStyle.MAGENTA)),
        COMMENT(AttributedStyle.DEFAULT.foreground(AttributedStyle.BRIGHT)),
        /** The prefix that says where the text goes. */
        PREFIX(AttributedStyle.BOLD.foreground(AttributedStyle.CYAN)),
        QUESTION(AttributedStyle.DEFAULT.foreground(AttributedStyle.CYAN)),
        META(AttributedStyle.BOLD.foreground(AttributedStyle.CYAN)),
        UNKNOWN_META(AttributedStyle.DEFAULT.foreground(AttributedStyle.RED));

        @SuppressWarnings("ImmutableEnumChecker") // nothing changes it
        private final AttributedStyle style;

        LineStyle(AttributedStyle style) {
            this.style = style;
        }
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
                    addCommand(spans, line, start);
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

        /** Adds what the shell reads. */
        private void addCommand(List<Span> spans, String line, int offset) {
            ScanResult scan = ShellScanner.scan(line.substring(offset));
            Map<Integer, Word> commands = new HashMap<>();
            for (Word word : scan.words()) {
                if (word.role() == WordRole.COMMAND) {
                    commands.put(word.start(), word);
                }
            }
            boolean fileLookedFor = false;
            for (Token token : scan.tokens()) {
                Optional<String> name =
                        Optional.ofNullable(commands.get(token.start()))
                                .filter(word -> isWhole(word, token))
                                .map(scan::unquoted);
                boolean isPath =
                        name.filter(path -> path.contains("/") || path.startsWith("~")).isPresent();
                Optional<LineStyle> look =
                        name.isEmpty() || (isPath && fileLookedFor)
                                ? look(token.kind())
                                : name.map(command -> look(command, isPath));
                // at most one path per line, because each costs a file system access
                fileLookedFor |= isPath;
                look.ifPresent(
                        known -> add(spans, known, token.start() + offset, token.end() + offset));
            }
        }

        /** Only a name that is a single token can be looked up. */
        private boolean isWhole(Word word, Token token) {
            return token.kind() == TokenKind.COMMAND
                    && word.end() == token.end()
                    && commandsKnown.getAsBoolean();
        }

        private LineStyle look(String name, boolean isPath) {
            RouteFacts facts = targets.facts();
            boolean known =
                    isPath
                            ? facts.isFile(name)
                            : facts.isCommand(name)
                                    || facts.isAlwaysCommand(name)
                                    || facts.isDirectoryCommand(name);
            return known ? LineStyle.KNOWN_COMMAND : LineStyle.UNKNOWN_COMMAND;
        }

        private static Optional<LineStyle> look(TokenKind kind) {
            return switch (kind) {
                case COMMAND -> Optional.of(LineStyle.COMMAND);
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
    }
}
