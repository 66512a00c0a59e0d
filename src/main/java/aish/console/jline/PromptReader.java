package aish.console.jline;

import java.util.HashMap;
import java.util.List;
import org.jline.reader.impl.LineReaderImpl;
import org.jline.terminal.Terminal;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;
import org.jline.utils.AttributedStyle;
import org.jspecify.annotations.Nullable;

/** JLine's reader with a grey suggestion behind the cursor. */
final class PromptReader extends LineReaderImpl {
    private final EditorHistory lines;
    private boolean suggests;
    private String suggestion = "";
    private @Nullable Runnable firstDraw;

    PromptReader(Terminal terminal, EditorHistory lines) {
        super(terminal, "aish", new HashMap<>());
        this.lines = lines;
        setHistory(lines);
    }

    void suggest(boolean on) {
        suggests = on;
    }

    void afterFirstDraw(Runnable work) {
        firstDraw = work;
    }

    @Override
    protected void redisplay(boolean flush) {
        super.redisplay(flush);
        Runnable work = firstDraw;
        if (work != null && flush) {
            firstDraw = null;
            work.run();
        }
    }

    @Override
    public AttributedString getDisplayedBufferWithPrompts(List<AttributedString> secondaryPrompts) {
        AttributedString shown = super.getDisplayedBufferWithPrompts(secondaryPrompts);
        suggestion = suggest();
        if (suggestion.isEmpty()) {
            return shown;
        }
        int end = suggestion.indexOf('\n');
        String visible = end < 0 ? suggestion : suggestion.substring(0, end) + "…";
        return new AttributedStringBuilder()
                .append(shown)
                .styled(AttributedStyle.DEFAULT.foreground(AttributedStyle.BRIGHT), visible)
                .toAttributedString();
    }

    private String suggest() {
        String typed = buf.toString();
        boolean atEnd = buf.cursor() == buf.length();
        if (!suggests || typed.isBlank() || !atEnd || isTerminalDumb() || !isEditing()) {
            return "";
        }
        String line = lines.suggestion(typed);
        return line.isEmpty() ? "" : line.substring(typed.length());
    }

    private boolean isEditing() {
        return reading && post == null && searchTerm == null && state == State.NORMAL;
    }

    private boolean isTerminalDumb() {
        return Terminal.TYPE_DUMB.equals(terminal.getType())
                || Terminal.TYPE_DUMB_COLOR.equals(terminal.getType());
    }

    /** Takes the suggestion over, or only its first word; false if there is none. */
    boolean accept(Amount amount) {
        String rest = suggestion;
        if (rest.isEmpty() || buf.cursor() != buf.length()) {
            return false;
        }
        buf.write(amount == Amount.ALL ? rest : rest.substring(0, wordEnd(rest)));
        return true;
    }

    private static int wordEnd(String text) {
        int i = 0;
        while (i < text.length() && !Character.isLetterOrDigit(text.charAt(i))) {
            i++;
        }
        while (i < text.length() && Character.isLetterOrDigit(text.charAt(i))) {
            i++;
        }
        return i;
    }

    /** How much of a suggestion to take. */
    enum Amount {
        ALL,
        WORD
    }
}
