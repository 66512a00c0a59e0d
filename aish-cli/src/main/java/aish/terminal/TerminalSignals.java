package aish.terminal;

import module java.base;

import aish.event.Event;
import aish.event.EventSink;
import aish.settings.Config.Notify;
import aish.settings.Config.Signals;
import aish.shell.remote.RemoteFiles;
import aish.terminal.TerminalKind.Layer;
import aish.text.PlainText;

/**
 * Tells the terminal what it cannot know by itself: where prompts, commands and their output start
 * and end, the directory, a title for the window, and that the user is needed. Says nothing to a
 * terminal that would show it. Used by the thread that reads lines, except where noted.
 */
public final class TerminalSignals implements EventSink {
    private static final String BELL = "\u0007";
    private static final String CUT = "…";
    private static final int LONGEST_TEXT = 80;

    /** A secret that starts in the text that is shown ends within this many characters. */
    private static final int LONGEST_CHECKED = 4000;

    /** How long a user who presses no key is still there, if settings do not say. */
    private static final Duration USUAL_PRESENCE = Duration.ofSeconds(10);

    private final TerminalKind kind;
    private final Sequences sequences;
    private final Path home;
    private final PrintWriter terminal;
    private final UnaryOperator<String> hidden;
    private final Supplier<Duration> idle;
    private final LongSupplier nanos;
    private volatile Signals wanted;
    private volatile boolean hasSavedTitle;
    private String title = "";
    private String told = "";
    private String line = "";
    private long startNanos;
    private boolean isRunning;

    /**
     * @param host the name of this machine
     * @param hidden replaces the secrets of a line
     * @param idle how long no key has been pressed
     * @param nanos a clock that starts anywhere
     */
    public TerminalSignals(
            TerminalKind kind,
            String host,
            Path home,
            PrintWriter terminal,
            Signals wanted,
            UnaryOperator<String> hidden,
            Supplier<Duration> idle,
            LongSupplier nanos) {
        this.kind = kind;
        this.sequences = new Sequences(kind, host);
        this.home = home;
        this.terminal = terminal;
        this.wanted = wanted;
        this.hidden = hidden;
        this.idle = idle;
        this.nanos = nanos;
    }

    /** Applies changed settings. */
    public void use(Signals changed) {
        wanted = changed;
        if (!changed.title() && hasSavedTitle) {
            restoreTitle();
        }
    }

    /** Whether prompts and commands are marked. */
    public boolean isMarking() {
        return kind.isMarkable() && wanted.marks();
    }

    /** Returns what stands before the prompt, whenever it is drawn. */
    public String beforePrompt() {
        return isMarking() ? Sequences.PROMPT : "";
    }

    /** Returns what stands before the prompt of a line that continues another. */
    public String beforeContinuation() {
        return isMarking() ? Sequences.CONTINUATION : "";
    }

    /** Returns what stands between a prompt and what is typed. */
    public String afterPrompt() {
        return isMarking() ? Sequences.INPUT : "";
    }

    /** Called before each prompt, and when a command has changed the directory. */
    public void prompting(Path directory) {
        String path = directory.toString();
        boolean isHere = RemoteFiles.targetOf(directory).isEmpty();
        if (isMarking() && isHere && !path.equals(told)) {
            terminal.write(sequences.directory(directory));
            told = path;
        }
        title(PlainText.oneLine(withoutStart(RemoteFiles.shown(directory, home))));
    }

    private static String withoutStart(String path) {
        int excess = path.length() - LONGEST_TEXT;
        return excess <= 0 ? path : CUT + path.substring(excess);
    }

    private void title(String text) {
        if (!kind.isTold() || !wanted.title() || text.equals(title)) {
            return;
        }
        if (!hasSavedTitle && kind.layer() != Layer.SCREEN) {
            terminal.write(Sequences.SAVE_TITLE);
            hasSavedTitle = true;
        }
        terminal.write(sequences.title(text));
        title = text;
    }

    /** Called with what was entered at the prompt. */
    public void entered(Input input) {
        switch (input) {
            case Input.Line(String text) when text.isBlank() -> mark(Sequences.DROPPED);
            case Input.Line(String text) -> start(text);
            case Input.Diverted(String text) -> start(text);
            case Input.Ended _ -> start("exit");
            case Input.Dropped _ -> mark(Sequences.DROPPED);
            case Input.Woken _, Input.HungUp _ -> {}
        }
    }

    private void start(String text) {
        line = text;
        // whatever runs may set another title
        title = "";
        startNanos = nanos.getAsLong();
        isRunning = true;
        mark(Sequences.OUTPUT);
    }

    private void mark(String sequence) {
        if (isMarking()) {
            terminal.write(sequence);
        }
    }

    /** Called when all that a line led to has ended, if anything; flushed with the next prompt. */
    public void ended(int status) {
        if (!isRunning) {
            return;
        }
        isRunning = false;
        mark(Sequences.ended(status));
        Duration time = Duration.ofNanos(nanos.getAsLong() - startNanos);
        Duration after = wanted.notifyAfter();
        boolean isLong = !after.isZero() && time.compareTo(after) >= 0;
        if (isLong && kind.isTold() && isAway()) {
            call(outcome(status, time));
        }
    }

    private String outcome(int status, Duration time) {
        String what = line.startsWith(" ") ? "A command" : shown(line);
        String how = status == 0 ? " finished after " : " failed with status " + status + " after ";
        long minutes = time.toMinutes();
        return what + how + (minutes > 0 ? minutes + " min " : "") + time.toSecondsPart() + " s";
    }

    /** Returns a line as others may read it: its beginning, without secrets. */
    private String shown(String text) {
        String start = text.substring(0, Math.min(text.length(), LONGEST_CHECKED)).strip();
        String safe = hidden.apply(start).strip();
        int end = safe.indexOf('\n');
        String first = end < 0 ? safe : safe.substring(0, end) + CUT;
        String plain = PlainText.oneLine(first);
        return plain.length() <= LONGEST_TEXT ? plain : plain.substring(0, LONGEST_TEXT) + CUT;
    }

    /** Calls a user who is asked something: the bell rings in any case. */
    public void needsUser(String question) {
        call(isAway() ? "aish needs your answer: " + shown(question) : "");
    }

    /**
     * @param text what a notification says; empty for none
     */
    private void call(String text) {
        Notify how = wanted.alerts();
        terminal.write(how == Notify.OFF ? "" : BELL);
        boolean isAlert = how == Notify.DESKTOP && kind.isTold() && !text.isEmpty();
        terminal.write(isAlert ? sequences.alert(text) : "");
        terminal.flush();
    }

    /** Whether the user seems to be away: no key has been pressed for a while. */
    private boolean isAway() {
        Duration after = wanted.notifyAfter();
        return idle.get().compareTo(after.isZero() ? USUAL_PRESENCE : after) >= 0;
    }

    /**
     * Returns a text of aish's own, ready to be printed, with links from the names of files to
     * these.
     */
    public String linked(String text, List<Path> files) {
        return kind.isMarkable() && wanted.links() && !files.isEmpty()
                ? new FileLinks(sequences, home, files).in(text)
                : text;
    }

    /** Shows in the title what runs, and afterwards the directory. */
    @Override
    public void emit(Event event) {
        if (event instanceof Event.Started started) {
            title(shown(started.command()));
        } else if (event instanceof Event.Ran ran) {
            title = "";
            prompting(ran.result().directory());
        }
    }

    /** Tells the terminal again, after aish was stopped. Any thread. */
    public void resumed(Path directory) {
        told = "";
        prompting(directory);
        terminal.flush();
    }

    /** Leaves the terminal as it was found, before aish ends or stops. Any thread. */
    public void leave() {
        restoreTitle();
        terminal.flush();
    }

    private void restoreTitle() {
        if (hasSavedTitle) {
            hasSavedTitle = false;
            title = "";
            terminal.write(Sequences.RESTORE_TITLE);
        }
    }
}
