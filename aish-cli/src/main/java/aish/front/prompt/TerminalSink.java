package aish.front.prompt;

import module java.base;

import aish.commands.NorrisCommand;
import aish.event.Event;
import aish.event.EventSink;
import aish.event.Interrupts;
import aish.evidence.CitationChecker;
import aish.front.ToolLines;
import aish.model.Delta;
import aish.model.Reply;
import aish.terminal.TerminalSignals;
import aish.terminal.editor.HostTerminal;
import aish.terminal.editor.Keyboard;
import aish.terminal.editor.LineEditor;
import aish.terminal.render.Announcements;
import aish.terminal.render.AnswerStyle;
import aish.terminal.render.AnswerView;
import aish.terminal.render.AnswerView.Proposals;
import aish.terminal.render.CodeHighlighter;
import aish.terminal.render.EventText;
import aish.terminal.render.NorrisView;
import aish.text.PlainText;
import org.jspecify.annotations.Nullable;

/**
 * Prints events on the terminal, made harmless, above the line being typed if there is one. Watches
 * for the interrupt key while an answer arrives, because nothing else reads keys then.
 */
public final class TerminalSink implements EventSink {
    /** Ctrl-X. */
    private static final int CHORD_START = 0x18;

    private final HostTerminal terminal;
    private final LineEditor editor;
    private final Keyboard keyboard;
    private final Interrupts interrupts;
    private final InstantSource clock;
    private volatile AnswerStyle look = AnswerStyle.asWritten();

    private volatile @Nullable Session session;

    /** Only the commands in answers of the conversation are put to the user. */
    private Proposals proposals = Proposals.SHOWN;

    private @Nullable AnswerView answers;
    private Keyboard.@Nullable Watch watch;
    private Keyboard.@Nullable Chord chord;

    /** Whether the model called tools in its last answer and so gives another one. */
    private boolean inRounds;

    private @Nullable Announcements announcements;

    /** The start of a line that is not complete yet. */
    private final StringBuilder unwritten = new StringBuilder();

    public TerminalSink(
            HostTerminal terminal,
            LineEditor editor,
            Keyboard keyboard,
            Interrupts interrupts,
            InstantSource clock) {
        this.terminal = terminal;
        this.editor = editor;
        this.keyboard = keyboard;
        this.interrupts = interrupts;
        this.clock = clock;
    }

    /** Makes what colours code, when there is some. */
    public interface Colours {
        CodeHighlighter highlighter();
    }

    /**
     * What the screen shows more with, once there is a session.
     *
     * @param signals turns the names of files into links
     * @param citations checks what answers cite
     */
    public record Session(
            TerminalSignals signals,
            Supplier<Optional<CitationChecker>> citations,
            Colours colours) {}

    public void begin(Session begun) {
        session = begun;
    }

    /** Sets the style of everything that is shown from now on. */
    public void style(AnswerStyle style) {
        look = style;
    }

    private CodeHighlighter highlighter() {
        Session known = session;
        return known == null ? CodeHighlighter.NONE : known.colours().highlighter();
    }

    private Optional<CitationChecker> checker() {
        Session known = session;
        return known == null ? Optional.empty() : known.citations().get();
    }

    private String code(String text, String language) {
        return texts().numbered(PlainText.of(text), language, highlighter());
    }

    private EventText texts() {
        return new EventText(() -> terminal.windowSize().columns(), look);
    }

    /** Says in words what happens from now on, and writes only whole lines. */
    public void announce() {
        announcements = new Announcements();
    }

    @Override
    public void emit(Event event) {
        Announcements words = announcements;
        if (words != null) {
            words.of(event).ifPresent(text -> print(texts().notice(text)));
        }
        switch (event) {
            case Event.Answer(String text, List<Path> files) ->
                    print(linked(texts().answer(text), files));
            case Event.Verbatim(String text, String language) -> print(verbatim(text, language));
            case Event.Notice(String text, List<Path> files) -> notice(text, files);
            case Event.Problem(String text) -> print(texts().problem(text));
            case Event.Assessed verdict -> print(texts().verdict(verdict));
            case Event.Proposed proposed -> print(texts().proposed(proposed));
            case Event.Asked(String model, _) -> asked(model);
            case Event.Streamed(Delta delta) -> answers().streamed(delta);
            case Event.Answered(Reply reply) -> answered(reply);
            case Event.Running(String command) -> print(texts().running(command));
            case Event.Rehearsed rehearsed -> print(texts().answer(rehearsed.report()));
            case Event.Reviewed reviewed -> notice(reviewed.text(), List.of());
            case Event.Patched patched -> notice(patched.text(), List.of());
            case Event.Busy(String what) -> startWait(what);
            case Event.Ready _ -> endWait();
            case Event.GoalEvent autonomy -> autonomy(autonomy);
            case Event.Tool tool -> tool(tool);
            case Event.QuestionSent _, Event.ToolResultsSent _ -> proposals = Proposals.LEFT_OUT;
            case Event.Suggested _, Event.Unshown _ -> {}
            case Event.ClearScreen _ -> terminal.clear();
        }
    }

    /** Colours a diff, which a tool's change is shown as. */
    private String verbatim(String text, String language) {
        if (text.startsWith("diff --git ")) {
            return texts().diff(text).stripTrailing();
        }
        return language.isEmpty() ? PlainText.of(text) : code(text, language);
    }

    /** Prints a notice, but not into the line that shows the progress of an answer. */
    private void notice(String text, List<Path> files) {
        AnswerView view = answers;
        if (view != null && view.isBusy()) {
            view.noticed(text);
        } else {
            print(linked(texts().notice(text), files));
        }
    }

    /** Makes the names of files links, if the terminal knows links. */
    private String linked(String text, List<Path> files) {
        Session known = session;
        return known == null ? text : known.signals().linked(text, files);
    }

    /** Loads what shows an answer, by showing one to nobody. */
    public void warmUp() {
        AnswerView unseen =
                new AnswerView(
                        _ -> {},
                        _ -> {},
                        () -> AnswerStyle.UNLIMITED,
                        look,
                        AnswerView.Knowledge.NONE,
                        clock);
        unseen.asked("");
        unseen.streamed(new Delta.Text("**a** `b`\n\n- c\n"));
        unseen.answered(Reply.whole("a"));
    }

    private void asked(String model) {
        watch = watchKeys();
        answers().asked(model, proposals);
    }

    private Keyboard.Watch watchKeys() {
        return keyboard.watch(
                terminal.keys().interrupt(),
                interrupts::interrupt,
                chord == null && !inRounds ? Keyboard.NextLines.NONE : this::nextLine);
    }

    private void nextLine(String line, boolean back) {
        notice((back ? "(taken back) " : "(next) ") + line, List.of());
    }

    private void answered(Reply reply) {
        answers().answered(reply);
        proposals = Proposals.SHOWN;
        unwatch();
        inRounds = chord == null && reply.isWhole() && !reply.calls().isEmpty();
        if (chord == null && !inRounds) {
            keyboard.holdNextLines();
        }
    }

    private void unwatch() {
        Keyboard.Watch open = watch;
        if (open != null) {
            open.close();
        }
    }

    /**
     * Ends all that runs; a line that does more than that waits for the prompt.
     *
     * @param line what the user typed, if it was a line
     */
    private void endPursuit(String line) {
        if (NorrisCommand.leaves(line)) {
            keyboard.hold((line + "\r").getBytes(StandardCharsets.UTF_8));
        }
        interrupts.interruptAll();
    }

    /**
     * Lets Ctrl-X Ctrl-C, :norris off and :quit end a pursuit, whichever program reads the keys.
     */
    private void autonomy(Event.GoalEvent event) {
        if (event instanceof Event.GoalEvent.Began) {
            chord =
                    keyboard.chord(
                            CHORD_START,
                            terminal.keys().interrupt(),
                            NorrisCommand::ends,
                            this::endPursuit);
        }
        if (event instanceof Event.GoalEvent.Probing(String model)) {
            startWait("asking " + model);
        }
        new NorrisView(this::print, () -> terminal.windowSize().columns(), look).show(event);
        if (event instanceof Event.GoalEvent.Probed) {
            endWait();
        }
        Keyboard.Chord open = chord;
        if (event instanceof Event.GoalEvent.Ended && open != null) {
            open.close();
            chord = null;
            keyboard.holdNextLines();
        }
    }

    private void tool(Event.Tool event) {
        if (event instanceof Event.Tool.Ended) {
            endWait();
        }
        ToolLines.of(event).forEach(line -> print(texts().remark(line)));
        if (event instanceof Event.Tool.Called(String tool, String _)) {
            startWait("calling " + tool);
        }
    }

    /** Watches for the interrupt key during a wait, because nothing else reads keys then. */
    private void startWait(String what) {
        if (!answers().isWaiting()) {
            unwatch();
            watch = watchKeys();
        }
        answers().busy(what);
    }

    private void endWait() {
        answers().ready();
        unwatch();
    }

    /** Created at the first question, because most lines are not questions. */
    private AnswerView answers() {
        AnswerView view = answers;
        if (view == null) {
            view =
                    new AnswerView(
                            this::write,
                            this::write,
                            () -> terminal.windowSize().columns(),
                            look,
                            new AnswerView.Knowledge(this::highlighter, this::checker),
                            clock);
            answers = view;
        }
        return view;
    }

    /** Prints whole lines, above the line that shows progress if there is one. */
    private void print(String text) {
        AnswerView view = answers;
        if (view == null) {
            editor.printAbove(text);
        } else {
            view.above(() -> editor.printAbove(text));
        }
    }

    private void write(String text) {
        String written = announcements == null ? text : wholeLines(text);
        terminal.writer().print(written);
        terminal.flush();
    }

    private String wholeLines(String text) {
        unwritten.append(text);
        int end = unwritten.lastIndexOf("\n") + 1;
        String lines = unwritten.substring(0, end);
        unwritten.delete(0, end);
        return lines;
    }
}
