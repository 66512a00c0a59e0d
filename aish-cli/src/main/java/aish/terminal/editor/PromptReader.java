package aish.terminal.editor;

import module java.base;

import aish.text.PlainText;
import org.jline.keymap.KeyMap;
import org.jline.reader.Binding;
import org.jline.reader.Candidate;
import org.jline.reader.MaskingCallback;
import org.jline.reader.Reference;
import org.jline.terminal.Terminal.Signal;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;
import org.jline.utils.AttributedStyle;
import org.jline.utils.InfoCmp.Capability;
import org.jspecify.annotations.Nullable;

/**
 * JLine's reader with a grey suggestion after the cursor, and with the behaviour that shell users
 * expect where JLine's differs.
 */
final class PromptReader extends MenuReader {
    /** How many keys that arrive at once are drawn together, at least. */
    private static final int MOST_UNDRAWN = 500;

    private static final int LONGEST_SUGGESTION = 160;

    /** How long Esc waits for the rest of an arrow key or the like, should it arrive in parts. */
    private static final long ESCAPE_MILLIS = 100;

    private static final boolean NEW_LINE = true;

    /** No text starts with it: a prompt has none. */
    private static final String NOT_DRAWN = "\0";

    private static final String ESCAPE = "\u001b";

    /** Longer than between two sizes of a window that is being dragged. */
    private static final long SETTLED_MILLIS = 60;

    /** The binding of keys that have no other. */
    private static final Binding UNKNOWN = new Reference("unknown-key");

    private static final Binding TYPED = new Reference(SELF_INSERT);
    private static final String IGNORED_KEY = "ignored-key";
    private static final Binding IGNORED = new Reference(IGNORED_KEY);

    private final HostTerminal host;
    private final EditorHistory lines;
    private final JoinedCharacters joined = new JoinedCharacters();
    private boolean suggests;
    private boolean coloured;

    /** Suggested, before lines of the history, as long as it starts with what is typed. */
    private String offered = "";

    private String suggestion = "";
    private String suggestedFor = "";
    private @Nullable Runnable firstDraw;
    private int undrawn;

    /** The text that is on the screen, with the cursor at its end. */
    private String drawn = NOT_DRAWN;

    private final AtomicInteger resizes = new AtomicInteger();
    private volatile boolean vanishes;

    /** Receives each text before it is drawn, as long as it has not been entered. */
    private volatile Consumer<String> shown = _ -> {};

    PromptReader(HostTerminal terminal, EditorHistory lines) {
        super(terminal, "aish", lines);
        this.host = terminal;
        this.lines = lines;
        setHistory(lines);
        widgets.put(IGNORED_KEY, () -> true);
    }

    /**
     * Builds only the maps that emacs mode needs: all of them would take a tenth of the time to the
     * prompt.
     */
    @Override
    public Map<String, KeyMap<Binding>> defaultKeyMaps() {
        Map<String, KeyMap<Binding>> maps = new HashMap<>();
        KeyMap<Binding> emacs = typed(emacs());
        emacs.bind(IGNORED, ESCAPE);
        maps.put(EMACS, emacs);
        KeyMap<Binding> menu = ready(menu());
        // Esc leaves the menu and then does what it does without the menu
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

    /** Prepares a key map for typing lines, where any key may be pressed, even an unbound one. */
    @Override
    KeyMap<Binding> typed(KeyMap<Binding> keys) {
        keys.setNomatch(UNKNOWN);
        for (char last = '@'; last <= '~'; last++) {
            keys.bindIfNotBound(UNKNOWN, ESCAPE + "O" + last);
        }
        return ready(keys);
    }

    private static KeyMap<Binding> ready(KeyMap<Binding> keys) {
        keys.setUnicode(TYPED);
        keys.setAmbiguousTimeout(ESCAPE_MILLIS);
        return keys;
    }

    /** Draws the line once the size has settled; a terminal may still be busy with the last one. */
    @Override
    protected synchronized void handleSignal(Signal signal) {
        super.handleSignal(signal);
        if (signal == Signal.WINCH) {
            int resize = resizes.incrementAndGet();
            Thread.ofVirtual().name("resize").start(() -> redrawIfLast(resize));
        }
    }

    private void redrawIfLast(int resize) {
        try {
            Thread.sleep(SETTLED_MILLIS);
        } catch (InterruptedException e) {
            return;
        }
        boolean asks = host.reflows() && resize == resizes.get() && isReading();
        OptionalInt row = asks ? host.screenRow() : OptionalInt.empty();
        lock.lock();
        try {
            if (resize == resizes.get() && isReading()) {
                if (display instanceof ResizableDisplay changed) {
                    changed.setScreenRow(row);
                }
                redisplay(true);
            }
        } finally {
            lock.unlock();
        }
    }

    /** Replaces the display that JLine creates for each line, which does not survive a resize. */
    private void redisplayWhole(boolean flush) {
        lock.lock();
        try {
            boolean replaceable = terminal.getStringCapability(Capability.clr_eos) != null;
            if (replaceable && !(display instanceof ResizableDisplay)) {
                display = new ResizableDisplay(terminal, host.reflows(), size);
            }
            super.redisplay(flush);
        } finally {
            lock.unlock();
        }
    }

    void suggest(boolean on) {
        suggests = on;
    }

    /** Shows suggestions only in colour: in plain text they would look typed. */
    void colour(boolean on) {
        coloured = on;
    }

    /** Suggests a line at an empty prompt; an empty string ends that. */
    void offer(String line) {
        offered = line;
    }

    /**
     * Returns keys for answers to questions: ordinary line editing, without what helps to type
     * commands.
     */
    KeyMap<Binding> answerKeys(Binding drop) {
        KeyMap<Binding> keys = typed(emacs());
        keys.bind(drop, ESCAPE, KeyMap.ctrl('C'));
        keys.bind(new Reference(BACKWARD_KILL_LINE), KeyMap.ctrl('U'));
        keys.bind(IGNORED, "\t", KeyMap.ctrl('O'), ESCAPE + "\r", ESCAPE + "\n", ESCAPE + "a");
        keys.bind(IGNORED, KeyMap.ctrl('R'), KeyMap.ctrl('S'));
        keys.bind(IGNORED, KeyMap.ctrl('X') + KeyMap.ctrl('E'), ESCAPE + ESCAPE);
        return keys;
    }

    void beforeEachDraw(Consumer<String> listener) {
        shown = listener;
    }

    void afterFirstDraw(Runnable work) {
        firstDraw = work;
    }

    /** Sets whether the line being read is erased from the screen when it ends. */
    void setErasedAtEnd(boolean on) {
        vanishes = on;
    }

    @Override
    protected void doCleanup(boolean newLine) {
        drawn = NOT_DRAWN;
        if (vanishes && !isDumb()) {
            setPrompt("");
            setRightPrompt("");
            buf.clear();
            super.doCleanup(false);
        } else {
            super.doCleanup(newLine);
        }
    }

    /**
     * Delays drawing while more keys are waiting. If they do not end, draws the more rarely the
     * longer the text is, because each time takes longer.
     */
    @Override
    protected void redisplay(boolean flush) {
        boolean few = undrawn < Math.max(MOST_UNDRAWN, buf.length());
        if (flush && few && typedAhead()) {
            undrawn++;
            startFirstWork();
            return;
        }
        String text = buf.toString();
        if (flush && text.length() == drawn.length() + 1 && text.startsWith(drawn)) {
            echo(text.charAt(drawn.length()));
        }
        if (state != State.DONE && !isPicking()) {
            shown.accept(text);
        }
        redisplayWhole(flush);
        undrawn = 0;
        drawn = isEditing() && buf.cursor() == text.length() ? text : NOT_DRAWN;
        if (flush) {
            startFirstWork();
        }
    }

    /** Draws what was typed at the end of the line: colours and suggestions can wait. */
    private void echo(char typed) {
        boolean plain = typed >= ' ' && typed < 0x7f && !host.servesScreenReader();
        if (plain && isEditing() && !isPicking() && buf.cursor() == buf.length()) {
            lock.lock();
            try {
                if (display instanceof ResizableDisplay now) {
                    now.echo(typed);
                }
            } finally {
                lock.unlock();
            }
        }
    }

    private void startFirstWork() {
        Runnable work = firstDraw;
        if (work != null) {
            firstDraw = null;
            work.run();
        }
    }

    /**
     * Shows control characters of the line as {@code ^X}, however long the line is, so that pasted
     * text cannot control the terminal and the cursor is where it appears to be. Also masks
     * characters whose width differs between terminals.
     */
    MaskingCallback mask() {
        return new MaskingCallback() {
            @Override
            public String display(String line) {
                return joined.masked(PlainText.of(line));
            }

            @Override
            public String history(String line) {
                return line;
            }
        };
    }

    /**
     * Draws before each key on a dumb terminal, because JLine expects it to echo and a raw one does
     * not. Also draws what was delayed: the keys that it waited for may have gone to another reader
     * meanwhile.
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
        if (!TYPED.equals(found)) {
            // so that keys typed before the first prompt mean what they mean later
            lines.awaitEarlier();
        }
        return found;
    }

    @Override
    public int readCharacter() {
        drawWaiting();
        return super.readCharacter();
    }

    private void drawWaiting() {
        if (undrawn > 0 && !typedAhead()) {
            redisplay();
        }
    }

    /** Also true for a key of which only the leading Esc is bound. */
    private boolean isUnknown(@Nullable Binding found) {
        if (ESCAPE.equals(getLastBinding())) {
            int next = peekCharacter(1);
            return next == '[' || (next >= 0 && !isVi()) || UNKNOWN.equals(found);
        }
        return found instanceof Reference widget && widgets.get(widget.name()) == null;
    }

    /**
     * Skips the rest of a key that means nothing here, however many characters it sends, so that
     * they are not inserted as text.
     */
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

    @Override
    public AttributedString getDisplayedBufferWithPrompts(List<AttributedString> secondaryPrompts) {
        return joined.drawn(displayed(secondaryPrompts));
    }

    private AttributedString displayed(List<AttributedString> secondaryPrompts) {
        AttributedString shown = super.getDisplayedBufferWithPrompts(secondaryPrompts);
        suggestion = isPicking() ? "" : suggest();
        suggestedFor = buf.toString();
        if (isPicking()) {
            return new AttributedStringBuilder()
                    .append(shown)
                    .append(listBelow(shown))
                    .toAttributedString();
        }
        if (suggestion.isEmpty()) {
            return shown;
        }
        return new AttributedStringBuilder()
                .append(shown)
                .styled(
                        AttributedStyle.DEFAULT.foreground(AttributedStyle.BRIGHT),
                        joined.masked(visible()))
                .toAttributedString();
    }

    private AttributedString listBelow(AttributedString line) {
        int above = line.columnSplitLength(Math.max(1, size.getColumns())).size();
        return listBelow(above);
    }

    /** Returns the first line of the suggestion, cut so that it does not fill the screen. */
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
        if (!atEnd || !coloured || isDumb() || !isEditing()) {
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

    /** Enter accepts the whole text, wherever the cursor is. */
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

    /**
     * Normalises line breaks, which terminals paste as they are in the text: in one of three forms.
     */
    @Override
    public boolean beginPaste() {
        String text = doReadStringUntil(BRACKETED_PASTE_END);
        regionActive = RegionType.PASTE;
        regionMark = buf.cursor();
        buf.write(text.replace("\r\n", "\n").replace('\r', '\n'));
        if (isInViCmdMode()) {
            // commands would act on an active region
            regionActive = RegionType.NONE;
        }
        return true;
    }

    /**
     * Sorts the menu alphabetically. JLine's order, by similarity to the word, takes seconds for a
     * long list.
     */
    @Override
    protected Comparator<Candidate> getCandidateComparator(boolean caseInsensitive, String word) {
        return Comparator.naturalOrder();
    }

    /**
     * Lets {@code work} replace the text, with the terminal set up for a program.
     *
     * @param work takes the text and returns another
     */
    boolean replaceText(UnaryOperator<String> work) {
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
        return true;
    }

    /**
     * Accepts the suggestion, or only its first word. Returns false if there is none, or if the one
     * on the screen was for an earlier text.
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

    /** How much of a suggestion to accept. */
    enum Amount {
        ALL,
        WORD
    }
}
