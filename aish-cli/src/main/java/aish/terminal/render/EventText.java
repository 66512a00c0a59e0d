package aish.terminal.render;

import module java.base;

import aish.event.Event;
import aish.text.PlainText;
import aish.text.WordWrap;

/**
 * What aish itself says on the screen: made harmless, coloured, and wrapped between words. Commands
 * are never wrapped, so that they can be copied.
 */
public record EventText(IntSupplier columns, AnswerStyle look) {
    /** How aish starts what it says about itself. */
    static final String SPEAKER = "aish: ";

    private static final Pattern OWN_COMMAND = Pattern.compile("(?<![^\\s(]):[a-z]{2,}");
    private static final Pattern NUMBER = Pattern.compile(" *\\d+  ");

    /** Text that the user asked for. */
    public String answer(String text) {
        String wrapped = wrap().lines(PlainText.of(text));
        return look.colours()
                ? OWN_COMMAND.matcher(wrapped).replaceAll(styled(Theme.NAME, "$0"))
                : wrapped;
    }

    public String notice(String text) {
        return styled(Style.DIM, wrap().hanging(SPEAKER + PlainText.of(text), SPEAKER.length()));
    }

    public String problem(String text) {
        String wrapped = wrap().hanging(SPEAKER + PlainText.of(text), SPEAKER.length());
        return styled(Theme.PROBLEM, SPEAKER) + wrapped.substring(SPEAKER.length());
    }

    /**
     * Lines of code that start with their numbers, and what is said between them.
     *
     * @param text without control characters
     */
    public String numbered(String text, String language, CodeHighlighter highlighter) {
        if (!look.colours()) {
            return text;
        }
        StringBuilder shown = new StringBuilder();
        Optional<CodeHighlighter.Lines> lines = Optional.empty();
        for (String line : text.split("\n", -1)) {
            Matcher number = NUMBER.matcher(line);
            if (number.lookingAt()) {
                String code = line.substring(number.end());
                shown.append(styled(Style.DIM, number.group()));
                shown.append(lines.map(known -> coloured(known.next(code))).orElse(code));
            } else {
                lines = highlighter.lines(language);
                shown.append(styled(Style.BOLD, line));
            }
            shown.append('\n');
        }
        return shown.substring(0, shown.length() - 1);
    }

    private String coloured(List<StyledText> pieces) {
        return pieces.stream()
                .map(
                        piece ->
                                piece.style().equals(Style.PLAIN)
                                        ? piece.text()
                                        : styled(piece.style(), piece.text()))
                .collect(Collectors.joining());
    }

    /** A remark that is less important than what the user asked for. */
    public String remark(String text) {
        return styled(Style.DIM, wrap().lines(text));
    }

    public String running(String command) {
        return styled(Style.DIM, "$ " + PlainText.of(command));
    }

    public String verdict(Event.Assessed verdict) {
        return verdict(verdict, 0);
    }

    /** A proposed command and, below it, what it does. */
    public String proposed(Event.Proposed proposed) {
        return styled(Theme.COMMAND, PlainText.of(proposed.command()))
                + "\n"
                + verdict(proposed.verdict());
    }

    /** Colours a verdict: what can be undone less, what leaves the machine most. */
    String verdict(Event.Assessed verdict, int indent) {
        String label = verdict.start().stripTrailing();
        String text = " ".repeat(indent) + verdict.start() + PlainText.oneLine(verdict.text());
        String wrapped = wrap().hanging(text, indent + 2);
        String rest = wrapped.substring(indent + label.length());
        return " ".repeat(indent)
                + switch (verdict.risk()) {
                    case CLEAR -> styled(Theme.HARMLESS, rest);
                    case UNKNOWN -> styled(Theme.DOUBTFUL, label) + styled(Style.BOLD, rest);
                    case UNDOABLE -> styled(Theme.CAUTION, label) + rest;
                    case NEEDS_OK -> styled(Theme.DANGER, label + rest);
                    case LEAVES -> styled(Theme.ALARM, label) + styled(Theme.DANGER, rest);
                };
    }

    /** A unified diff, whose lines are never broken. */
    public String diff(String text) {
        StringBuilder shown = new StringBuilder();
        for (String line : PlainText.of(text).stripTrailing().split("\n", -1)) {
            shown.append(styled(diffStyle(line), line)).append('\n');
        }
        return shown.toString();
    }

    private static Style diffStyle(String line) {
        if (line.startsWith("--- ") || line.startsWith("+++ ")) {
            return Style.BOLD;
        }
        return switch (line.isEmpty() ? ' ' : line.charAt(0)) {
            case '+' -> Theme.ADDED;
            case '-' -> Theme.REMOVED;
            case '@' -> Theme.NAME;
            case '(' -> Style.DIM;
            default -> Style.PLAIN;
        };
    }

    private WordWrap wrap() {
        return new WordWrap(columns.getAsInt(), Widths::of);
    }

    /** Each line is styled by itself, so that no style runs to the edge of the window. */
    String styled(Style style, String text) {
        if (!look.colours() || text.isEmpty()) {
            return text;
        }
        String on = style.after(Style.PLAIN);
        String off = Style.PLAIN.after(style);
        return on + text.replace("\n", off + "\n" + on) + off;
    }
}
