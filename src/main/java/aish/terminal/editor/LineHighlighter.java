package aish.terminal.editor;

import java.util.List;
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
    private String lastBuffer = "";
    private long lastMoment;
    private List<LineSpans.Span> lastSpans = List.of();

    public LineHighlighter(TargetFinder targets, ShellView shell) {
        this.targets = targets;
        this.spans = new LineSpans(targets, () -> !shell.shell().builtins().isEmpty());
    }

    @Override
    public AttributedString highlight(LineReader reader, String buffer) {
        AttributedString marked = super.highlight(reader, buffer);
        // characters that JLine shows in another form have shifted the rest
        return marked.length() == buffer.length() ? coloured(marked, spansOf(buffer)) : marked;
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
}
