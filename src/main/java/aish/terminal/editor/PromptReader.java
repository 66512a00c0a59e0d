package aish.terminal.editor;

import aish.text.PlainText;
import java.io.IOException;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import org.jline.keymap.KeyMap;
import org.jline.reader.Binding;
import org.jline.reader.Candidate;
import org.jline.reader.Reference;
import org.jline.terminal.Terminal;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;
import org.jline.utils.AttributedStyle;
import org.jline.utils.InfoCmp.Capability;
import org.jspecify.annotations.Nullable;

/**
 * JLine's reader with a grey suggestion behind the cursor, and with what JLine does not do as a
 * person at a shell expects it.
 */
final class PromptReader extends ViReader {
    private static final long LONGEST_UNDRAWN_NANOS = TimeUnit.MILLISECONDS.toNanos(40);

    private static final int LONGEST_SUGGESTION = 160;

    /** How long Esc waits for the rest of a key: long would make Esc, Enter an Alt-Enter. */
    private static final long ESCAPE_MILLIS = 100;

    /**
     * The same where Esc and a key are Alt and that key, for those who type one after the other.
     */
    private static final long META_MILLIS = 500;

    private static final boolean NEW_LINE = true;

    private static final String ESCAPE = "\u001b";

    /** What is bound to no other. */
    private static final Binding UNKNOWN = new Reference("unknown-key");

    private static final String IGNORED_KEY = "ignored-key";
    private static final Binding IGNORED = new Reference(IGNORED_KEY);

    private final EditorHistory lines;
    private boolean suggests;

    /** Suggested as long as it begins with what is typed, before lines of the history. */
    private String offered = "";

    private String suggestion = "";
    private String suggestedFor = "";
    private @Nullable Runnable firstDraw;
    private boolean waits;
    private long waitsSince;
    private volatile boolean vanishes;

    /** Hears of each text that is not entered yet before it is on the screen. */
    private volatile Consumer<String> shown = _ -> {};

    PromptReader(Terminal terminal, EditorHistory lines) {
        super(terminal, "aish");
        this.lines = lines;
        setHistory(lines);
        widgets.put(IGNORED_KEY, () -> true);
    }

    /**
     * Only what emacs keys need: building all maps would take a tenth of the time to the prompt.
     */
    @Override
    public Map<String, KeyMap<Binding>> defaultKeyMaps() {
        Map<String, KeyMap<Binding>> maps = new HashMap<>();
        KeyMap<Binding> emacs = typed(emacs());
        emacs.bind(IGNORED, ESCAPE);
        emacs.setAmbiguousTimeout(META_MILLIS);
        maps.put(EMACS, emacs);
        KeyMap<Binding> menu = ready(menu());
        // leaves it, for whatever Esc is without it
        menu.bind(IGNORED, ESCAPE);
        maps.put(MENU, menu);
        maps.put(SAFE, ready(safe()));
        maps.put(MAIN, isDumb() ? ready(dumb()) : emacs);
        return maps;
    }

    void addViKeys() {
        KeyMap<Binding> insertion = typed(viInsertion());
        KeyMap<Binding> command = typed(viCmd());
        addViCommands(insertion, command);
        keyMaps.put(VIINS, insertion);
        keyMaps.put(VICMD, command);
        keyMaps.put(VISUAL, typed(visual()));
    }

    /** Keys with which lines are typed, so that any may be pressed. */
    private static KeyMap<Binding> typed(KeyMap<Binding> keys) {
        keys.setNomatch(UNKNOWN);
        for (char last = '@'; last <= '~'; last++) {
            keys.bindIfNotBound(UNKNOWN, ESCAPE + "O" + last);
        }
        return ready(keys);
    }

    private static KeyMap<Binding> ready(KeyMap<Binding> keys) {
        keys.setUnicode(new Reference(SELF_INSERT));
        keys.setAmbiguousTimeout(ESCAPE_MILLIS);
        return keys;
    }

    void suggest(boolean on) {
        suggests = on;
    }

    /** Suggests a line at an empty prompt; an empty one ends that. */
    void offer(String line) {
        offered = line;
    }

    /** For answers to questions: an ordinary line, without what helps to type commands. */
    KeyMap<Binding> answerKeys(Binding drop) {
        KeyMap<Binding> keys = typed(emacs());
        keys.bind(drop, ESCAPE, KeyMap.ctrl('C'));
        keys.bind(new Reference(BACKWARD_KILL_LINE), KeyMap.ctrl('U'));
        keys.bind(IGNORED, "\t", KeyMap.ctrl('O'), ESCAPE + "\r", ESCAPE + "\n", ESCAPE + "a");
        keys.bind(IGNORED, KeyMap.ctrl('X') + KeyMap.ctrl('E'), ESCAPE + ESCAPE);
        return keys;
    }

    void beforeEachDraw(Consumer<String> listener) {
        shown = listener;
    }

    void afterFirstDraw(Runnable work) {
        firstDraw = work;
    }

    /** Whether the line that is being read shall leave no trace on the screen when it ends. */
    void vanish(boolean on) {
        vanishes = on;
    }

    @Override
    protected void doCleanup(boolean newLine) {
        if (vanishes && !isDumb()) {
            setPrompt("");
            setRightPrompt("");
            buf.clear();
            super.doCleanup(false);
        } else {
            super.doCleanup(newLine);
        }
    }

    /** Drawing waits while more keys are there already, but not so long that it would be seen. */
    @Override
    protected void redisplay(boolean flush) {
        if (flush && firstDraw == null && typedAhead() && mayWait()) {
            return;
        }
        if (state != State.DONE) {
            shown.accept(getBuffer().toString());
        }
        super.redisplay(flush);
        waits = false;
        Runnable work = firstDraw;
        if (work != null && flush) {
            firstDraw = null;
            work.run();
        }
    }

    /**
     * JLine expects a dumb terminal to show what is typed by itself, which a raw one does not. And
     * keys for which drawing waited may have gone to somebody else meanwhile.
     */
    @Override
    public @Nullable Binding readBinding(KeyMap<Binding> keys, @Nullable KeyMap<Binding> local) {
        @Nullable Binding found;
        do {
            if (isDumb()) {
                redisplay();
            }
            drawWaiting();
            found = super.readBinding(keys, local);
        } while (isUnknown(found) && skipKey(keys));
        return found;
    }

    @Override
    public int readCharacter() {
        drawWaiting();
        return super.readCharacter();
    }

    private void drawWaiting() {
        if (waits && !typedAhead()) {
            redisplay();
        }
    }

    /** Also a key of which only the Esc that it begins with has a meaning. */
    private boolean isUnknown(@Nullable Binding found) {
        if (ESCAPE.equals(getLastBinding())) {
            int next = peekCharacter(1);
            return next == '[' || (next >= 0 && !isVi()) || UNKNOWN.equals(found);
        }
        return found instanceof Reference widget && widgets.get(widget.name()) == null;
    }

    /** A key that means nothing here is not text either, of however many characters it is made. */
    private boolean skipKey(KeyMap<Binding> keys) {
        if (getLastBinding().equals(ESCAPE) && next(keys) == '[') {
            char c = next(keys);
            while (c < '@' || c > '~') {
                c = next(keys);
            }
            if (c == '[') {
                next(keys);
            }
        }
        return true;
    }

    private char next(KeyMap<Binding> keys) {
        super.readBinding(keys, null);
        return getLastBinding().charAt(0);
    }

    private boolean typedAhead() {
        try {
            return terminal.input().available() > 0;
        } catch (IOException e) {
            return false;
        }
    }

    private boolean mayWait() {
        long now = System.nanoTime();
        if (!waits) {
            waits = true;
            waitsSince = now;
        }
        return now - waitsSince < LONGEST_UNDRAWN_NANOS;
    }

    @Override
    public AttributedString getDisplayedBufferWithPrompts(List<AttributedString> secondaryPrompts) {
        AttributedString shown = super.getDisplayedBufferWithPrompts(secondaryPrompts);
        suggestion = suggest();
        suggestedFor = buf.toString();
        if (suggestion.isEmpty()) {
            return shown;
        }
        return new AttributedStringBuilder()
                .append(shown)
                .styled(AttributedStyle.DEFAULT.foreground(AttributedStyle.BRIGHT), visible())
                .toAttributedString();
    }

    /** One line of it, and not so much that it would fill the screen. */
    private String visible() {
        int line = suggestion.indexOf('\n');
        int end = Math.min(line < 0 ? suggestion.length() : line, LONGEST_SUGGESTION);
        return end == suggestion.length()
                ? PlainText.of(suggestion)
                : PlainText.of(suggestion.substring(0, end)) + "…";
    }

    private String suggest() {
        String typed = buf.toString();
        boolean atEnd = buf.cursor() == buf.length();
        if (!atEnd || isDumb() || !isEditing()) {
            return "";
        }
        if (!offered.isEmpty() && offered.startsWith(typed)) {
            return offered.substring(typed.length());
        }
        if (!suggests || typed.isBlank()) {
            return "";
        }
        String line = lines.suggestion(typed);
        return line.isEmpty() ? "" : line.substring(typed.length());
    }

    private boolean isEditing() {
        return reading && post == null && searchTerm == null && state == State.NORMAL;
    }

    boolean isDumb() {
        return Terminal.TYPE_DUMB.equals(terminal.getType())
                || Terminal.TYPE_DUMB_COLOR.equals(terminal.getType());
    }

    /** Enter is about the whole text, wherever the cursor is in it. */
    @Override
    protected boolean acceptLine() {
        buf.cursor(buf.length());
        return super.acceptLine();
    }

    /** Ends the line even if it could be continued. */
    boolean acceptUnfinished() {
        buf.cursor(buf.length());
        callWidget(CALLBACK_FINISH);
        state = State.DONE;
        return true;
    }

    /** Terminals paste line ends as they are in the text: in one of three ways. */
    @Override
    public boolean beginPaste() {
        String text = doReadStringUntil(BRACKETED_PASTE_END);
        regionActive = RegionType.PASTE;
        regionMark = buf.cursor();
        buf.write(text.replace("\r\n", "\n").replace('\r', '\n'));
        if (isInViCmdMode()) {
            // a region would be what commands are about
            regionActive = RegionType.NONE;
        }
        return true;
    }

    /** The order of the menu. JLine's, by likeness to the word, takes seconds for many. */
    @Override
    protected Comparator<Candidate> getCandidateComparator(boolean caseInsensitive, String word) {
        return Comparator.naturalOrder();
    }

    /**
     * Lets {@code work} replace the text, with the terminal as a program expects it.
     *
     * @param work takes the text and returns another
     */
    void replaceText(UnaryOperator<String> work) {
        String before = buf.toString();
        doCleanup(NEW_LINE);
        String after = work.apply(before);
        buf.clear();
        buf.write(after);
        if (!isDumb()) {
            terminal.puts(Capability.keypad_xmit);
            terminal.writer().write(BRACKETED_PASTE_ON);
        }
        callWidget(REDRAW_LINE);
    }

    /**
     * Takes the suggestion over, or only its first word; false if there is none, or none on the
     * screen for what has been typed since.
     */
    boolean accept(Amount amount) {
        String rest = suggestion;
        boolean seen = suggestedFor.equals(buf.toString());
        if (rest.isEmpty() || !seen || buf.cursor() != buf.length()) {
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
