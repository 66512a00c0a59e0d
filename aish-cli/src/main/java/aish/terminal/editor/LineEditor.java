package aish.terminal.editor;

import module java.base;

import aish.event.Interrupts;
import aish.settings.Config.EditMode;
import aish.terminal.Input;
import aish.terminal.completion.WordAtCursor;
import aish.terminal.editor.EditorHistory.LastArgument;
import aish.terminal.editor.TerminalOperator.AnswerPrompt;

import org.jline.keymap.KeyMap;
import org.jline.reader.Binding;
import org.jline.reader.Completer;
import org.jline.reader.EndOfFileException;
import org.jline.reader.Highlighter;
import org.jline.reader.LineReader;
import org.jline.reader.MaskingCallback;
import org.jline.reader.Parser;
import org.jline.reader.Reference;
import org.jline.reader.UserInterruptException;
import org.jline.reader.Widget;
import org.jline.reader.impl.DefaultHighlighter;
import org.jspecify.annotations.Nullable;

/**
 * The prompt at which the user types. Used by one thread, except for {@link #printAbove} and {@link
 * #wake}.
 */
public final class LineEditor {
    private static final String DIVERT = "aish-divert";
    private static final String ACCEPT_ALL = "aish-accept-suggestion";
    private static final String ACCEPT_END = "aish-accept-suggestion-end";
    private static final String ACCEPT_WORD = "aish-accept-suggestion-word";
    private static final String INTERRUPT = "aish-interrupt";
    private static final String EDIT_OUTSIDE = "aish-edit-outside";
    private static final String OLDER = "aish-older";
    private static final String NORRIS = "aish-norris";
    private static final String LAST_ARGUMENT = "aish-last-argument";
    private static final String ANSWER = "aish-answer";
    private static final String PURSUE = ":norris ";
    private static final String CONTINUATION = "> ";
    private static final String CHANGE = "edit> ";

    /** Shows what the unfinished text is waiting for. */
    private static final String CONTINUATION_PATTERN = "%M> ";

    /** Longer texts get neither colours nor undo, because each key would copy the whole text. */
    private static final int MOST_COLOURED = 4000;

    private final PromptReader reader;
    private final MaskingCallback mask;
    private final Keyboard keyboard;
    private final Interrupts interrupts;
    private final EditorHistory history;
    private final LastArgument lastArgument;
    private Style style = Style.PLAIN;
    private boolean diverted;
    private String prepared = "";
    private String offered = "";
    private final Object waking = new Object();
    private boolean woken;
    private @Nullable Thread atPrompt;
    private volatile @Nullable EditMode nextMode;
    private Consumer<String> typing = _ -> {};

    /**
     * What the terminal receives around prompts, without showing it.
     *
     * @param start before the prompt of a line
     * @param continuation before the prompt of a line that continues another
     * @param end after either
     */
    public record Marks(String start, String continuation, String end) {
        private static final Marks NONE = new Marks("", "", "");

        private String around(String prompt) {
            return hidden(start) + prompt + hidden(end);
        }

        private String aroundContinuation(String prompt) {
            return hidden(continuation) + prompt + hidden(end);
        }

        /** Returns a part of a prompt that JLine takes to have no width. */
        private static String hidden(String sequence) {
            return sequence.isEmpty() ? "" : "%{" + sequence + "%}";
        }
    }

    /**
     * How lines are read and drawn at the prompt.
     *
     * @param coloured without colours nothing is suggested, because it would look typed
     * @param suggests whether to show the rest of an earlier line after the cursor, in grey
     */
    public record Style(
            Marks marks,
            boolean coloured,
            boolean suggests,
            Parser parser,
            Highlighter highlighter) {
        static final Style PLAIN =
                new Style(Marks.NONE, false, false, WordAtCursor.PLAIN, new DefaultHighlighter());
    }

    public LineEditor(HostTerminal terminal, EditorHistory history, Interrupts interrupts) {
        this.keyboard = terminal.keyboard();
        this.interrupts = interrupts;
        this.history = history;
        this.lastArgument = new LastArgument(history);
        this.reader = new PromptReader(terminal, history);
        this.mask = reader.mask();
        reader.setOpt(LineReader.Option.DISABLE_EVENT_EXPANSION);
        reader.setOpt(LineReader.Option.AUTO_LIST);
        reader.option(LineReader.Option.AUTO_MENU, !reader.isDumb());
        reader.setOpt(LineReader.Option.LIST_PACKED);
        reader.unsetOpt(LineReader.Option.INSERT_TAB);
        continueWith(CONTINUATION_PATTERN);
        reader.setVariable(LineReader.FEATURES_MAX_BUFFER_SIZE, MOST_COLOURED);
        addWidgets();
    }

    private void continueWith(String pattern) {
        reader.setVariable(LineReader.SECONDARY_PROMPT_PATTERN, pattern);
    }

    public void apply(Style changed, Completer completer) {
        style = changed;
        reader.colour(changed.coloured());
        reader.suggest(changed.suggests());
        reader.setCompleter(completer);
    }

    /**
     * @param outside lets the user change a text in an external editor
     */
    public void editWith(UnaryOperator<String> outside) {
        reader.getWidgets().put(EDIT_OUTSIDE, () -> reader.replaceText(outside));
    }

    /**
     * The next prompt suggests that line before anything is typed.
     *
     * @return whether the user will see it
     */
    public boolean offer(String line) {
        offered = line;
        return isColoured();
    }

    boolean isColoured() {
        return style.coloured() && !reader.isDumb();
    }

    /** Draws nothing but the line: no matching bracket is shown, and no list of words is walked. */
    public void serveScreenReader() {
        reader.setVariable(LineReader.BLINK_MATCHING_PAREN, 0);
        reader.unsetOpt(LineReader.Option.AUTO_MENU);
    }

    /** Starts {@code work} on a thread of its own once the first prompt is on the screen. */
    public void afterFirstPrompt(Runnable work) {
        reader.afterFirstDraw(() -> Thread.ofPlatform().daemon().name("prepare").start(work));
    }

    private void addWidgets() {
        Map<String, Widget> widgets = reader.getWidgets();
        widgets.put(DIVERT, this::acceptDiverted);
        widgets.put(INTERRUPT, this::drop);
        widgets.put(NORRIS, this::typeNorris);
        widgets.put(OLDER, reader::older);
        widgets.put(LAST_ARGUMENT, () -> lastArgument.type(reader.getBuffer()));
        widgets.put(ACCEPT_ALL, orElse(PromptReader.Amount.ALL, LineReader.FORWARD_CHAR));
        widgets.put(ACCEPT_END, orElse(PromptReader.Amount.ALL, LineReader.END_OF_LINE));
        widgets.put(ACCEPT_WORD, orElse(PromptReader.Amount.WORD, LineReader.FORWARD_WORD));
        bindEditing(keys(LineReader.EMACS));
        bindMeta(keys(LineReader.EMACS));
    }

    private KeyMap<Binding> keys(String map) {
        return Objects.requireNonNull(reader.getKeyMaps().get(map), map);
    }

    private static void bindEditing(KeyMap<Binding> keys) {
        bind(keys, INTERRUPT, KeyMap.ctrl('C'));
        bind(keys, DIVERT, "\u001b\r", "\u001b\n");
        bind(keys, ACCEPT_ALL, KeyMap.ctrl('F'));
        bind(keys, ACCEPT_END, KeyMap.ctrl('E'));
        bind(keys, LineReader.BACKWARD_KILL_LINE, KeyMap.ctrl('U'));
        bind(keys, NORRIS, KeyMap.ctrl('N'));
        bind(keys, OLDER, KeyMap.ctrl('P'));
        bind(keys, LineReader.HISTORY_INCREMENTAL_SEARCH_BACKWARD, KeyMap.ctrl('R'));
        bind(keys, EDIT_OUTSIDE, KeyMap.ctrl('X') + KeyMap.ctrl('E'));
        bindMoves(keys);
    }

    /** Binds the arrow keys and those around them. */
    private static void bindMoves(KeyMap<Binding> keys) {
        bind(keys, ACCEPT_ALL, "\u001b[C", "\u001bOC");
        bind(keys, ACCEPT_END, "\u001b[F", "\u001bOF", "\u001b[4~", "\u001b[8~");
        bind(keys, ACCEPT_WORD, "\u001b[1;5C", "\u001b[1;3C");
        bind(keys, LineReader.BACKWARD_WORD, "\u001b[1;5D", "\u001b[1;3D");
        bind(keys, LineReader.BEGINNING_OF_LINE, "\u001b[H", "\u001bOH", "\u001b[1~", "\u001b[7~");
        bind(keys, LineReader.DELETE_CHAR, "\u001b[3~");
        bind(keys, LineReader.UP_LINE_OR_HISTORY, "\u001b[A", "\u001bOA");
        bind(keys, LineReader.DOWN_LINE_OR_HISTORY, "\u001b[B", "\u001bOB");
        bind(keys, LineReader.BACKWARD_CHAR, "\u001b[D", "\u001bOD");
    }

    private static void bind(KeyMap<Binding> keys, String widget, String... sequences) {
        keys.bind(new Reference(widget), sequences);
    }

    private Widget orElse(PromptReader.Amount amount, String otherwise) {
        return () -> {
            if (!reader.accept(amount)) {
                reader.callWidget(otherwise);
            }
            return true;
        };
    }

    private boolean acceptDiverted() {
        diverted = true;
        return reader.acceptUnfinished();
    }

    /**
     * Puts the Norris command before what is typed, which may already be the goal; in the history,
     * moves to the next line.
     */
    private boolean typeNorris() {
        if (history.index() < history.size()) {
            reader.callWidget(LineReader.DOWN_LINE_OR_HISTORY);
            return true;
        }
        if (!reader.getBuffer().toString().startsWith(PURSUE)) {
            reader.getBuffer().cursor(0);
            reader.getBuffer().write(PURSUE);
            reader.getBuffer().cursor(reader.getBuffer().length());
        }
        return true;
    }

    private boolean drop() {
        throw new UserInterruptException(reader.getBuffer().toString());
    }

    public void edit(EditMode mode) {
        if (mode == EditMode.VI && reader.getKeyMaps().get(LineReader.VIINS) == null) {
            reader.addViKeys();
            bindEditing(keys(LineReader.VIINS));
            bindCommands(keys(LineReader.VICMD));
        }
        String map = mode == EditMode.VI ? LineReader.VIINS : LineReader.EMACS;
        reader.getKeyMaps().put(LineReader.MAIN, keys(map));
        reader.setKeyMap(LineReader.MAIN);
    }

    /** The same from the next prompt on, which replaces the current one. Any thread. */
    public void editNext(EditMode mode) {
        nextMode = mode;
        wake();
    }

    /** Binds keys with Alt, which in vi mode are Esc and a command. */
    private static void bindMeta(KeyMap<Binding> keys) {
        bind(keys, ACCEPT_WORD, "\u001bf");
        bind(keys, LAST_ARGUMENT, "\u001b.");
        // Alt-A would run the line
        keys.unbind("\u001ba");
    }

    private static void bindCommands(KeyMap<Binding> keys) {
        bind(keys, INTERRUPT, KeyMap.ctrl('C'));
        bind(keys, DIVERT, "\u001b\r", "\u001b\n");
        bind(keys, EDIT_OUTSIDE, "v");
        bind(keys, LineReader.HISTORY_INCREMENTAL_SEARCH_BACKWARD, KeyMap.ctrl('R'));
        bindMoves(keys);
    }

    /** Reads a line at a prompt; the right one stands at the right edge, and may be empty. */
    public Input read(String left, String right) {
        reader.setParser(style.parser());
        reader.setHighlighter(style.highlighter());
        reader.beforeEachDraw(typing);
        try {
            if (!startReading()) {
                return new Input.Woken();
            }
            EditMode mode = nextMode;
            if (mode != null) {
                nextMode = null;
                edit(mode);
            }
            keyboard.release();
            reader.offer(offered);
            continueWith(style.marks().aroundContinuation(CONTINUATION_PATTERN));
            Input input = read(style.marks().around(left), right, prepared());
            if (input instanceof Input.Dropped || input instanceof Input.Ended) {
                typing.accept("");
            }
            offered = input instanceof Input.Woken ? offered : "";
            return input;
        } finally {
            stopReading();
            continueWith(CONTINUATION_PATTERN);
            reader.offer("");
            reader.beforeEachDraw(_ -> {});
        }
    }

    /**
     * Ends the reading of a line, now or as soon as it starts. What was typed appears again at the
     * next prompt. Any thread.
     */
    public void wake() {
        synchronized (waking) {
            woken = true;
            if (atPrompt != null) {
                reader.setErasedAtEnd(true);
                atPrompt.interrupt();
            }
        }
    }

    private boolean startReading() {
        synchronized (waking) {
            boolean rests = !woken;
            woken = false;
            atPrompt = rests ? Thread.currentThread() : null;
            return rests;
        }
    }

    private void stopReading() {
        synchronized (waking) {
            atPrompt = null;
            reader.setErasedAtEnd(false);
            // a wake-up that came too late for this line takes effect at the next prompt
            Thread.interrupted();
        }
    }

    private Input interrupted(String text) {
        synchronized (waking) {
            if (!woken || atPrompt == null) {
                return new Input.Dropped();
            }
            woken = false;
        }
        prepare(text);
        return new Input.Woken();
    }

    /**
     * @param listener receives the text at the prompt before it is drawn; called from any thread
     */
    public void whileTyping(Consumer<String> listener) {
        typing = listener;
    }

    /** The next prompt starts with that text. */
    public void prepare(String text) {
        prepared = text;
    }

    private String prepared() {
        String text = prepared;
        prepared = "";
        return text;
    }

    /** Lets the user change a command. */
    Input readChanged(String text) {
        reader.setParser(style.parser());
        reader.setHighlighter(style.highlighter());
        return read(CHANGE, "", text);
    }

    /** Reads another line of a text that is being collected; it is not parsed as a command. */
    public Input readMore() {
        reader.setParser(WordAtCursor.PLAIN);
        reader.setHighlighter(new DefaultHighlighter());
        reader.setOpt(LineReader.Option.INSERT_TAB);
        try {
            return read(CONTINUATION, "", "");
        } finally {
            reader.unsetOpt(LineReader.Option.INSERT_TAB);
        }
    }

    /** Reads the answer to a question, without completion or history. */
    Input readAnswer(AnswerPrompt prompt) {
        KeyMap<Binding> usual = keys(LineReader.MAIN);
        reader.setParser(WordAtCursor.PLAIN);
        reader.setHighlighter(new DefaultHighlighter());
        reader.setHistory(EditorHistory.unkept());
        reader.suggest(false);
        reader.getKeyMaps().put(LineReader.MAIN, answerKeys());
        reader.beforeEachDraw(shown -> reader.setPrompt(prompt.drawn(shown)));
        try {
            return read(prompt.text(), "", "");
        } finally {
            reader.beforeEachDraw(_ -> {});
            reader.getKeyMaps().put(LineReader.MAIN, usual);
            reader.suggest(style.suggests());
            reader.setHistory(history);
        }
    }

    private KeyMap<Binding> answerKeys() {
        return reader.getKeyMaps()
                .computeIfAbsent(ANSWER, _ -> reader.answerKeys(new Reference(INTERRUPT)));
    }

    private Input read(String prompt, String rightPrompt, String text) {
        diverted = false;
        Thread reading = Thread.currentThread();
        try (Interrupts.Scope _ = interrupts.during(reading::interrupt)) {
            String line =
                    reader.readLine(
                            prompt,
                            rightPrompt.isEmpty() ? null : rightPrompt,
                            reader.isDumb() ? null : mask,
                            text.isEmpty() ? null : text);
            return diverted ? new Input.Diverted(line) : new Input.Line(line);
        } catch (UserInterruptException e) {
            return interrupted(e.getPartialLine());
        } catch (EndOfFileException e) {
            return keyboard.isHungUp() ? new Input.HungUp() : new Input.Ended();
        } finally {
            // the interrupt was meant for this line, not for what comes next
            Thread.interrupted();
        }
    }

    /** Prints above the line being typed, or simply prints if there is none. Any thread. */
    public void printAbove(String text) {
        reader.printAbove(text.endsWith("\n") ? text.substring(0, text.length() - 1) : text);
    }
}
