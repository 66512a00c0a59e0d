package aish.terminal.render;

import module java.base;

import aish.evidence.CitationChecker;
import aish.model.Delta;
import aish.model.ModelProblem;
import aish.model.Reply;
import aish.settings.Config.Reasoning;
import aish.terminal.render.AnswerSection.RawAnswer;
import aish.terminal.render.StatusLine.ProgressTimer;
import aish.text.PlainText;
import aish.text.PlainTextStream;

import org.jspecify.annotations.Nullable;

/**
 * Shows answers as they arrive. What has been written stays; only the status line, which never
 * shares its line with text, is erased. Thread-safe.
 */
public final class AnswerView {
    private static final Duration TICK = Duration.ofMillis(100);
    private static final int CHARACTERS_PER_TOKEN = 4;

    private enum Part {
        ANSWER,
        THOUGHTS
    }

    private final Consumer<String> screen;
    private final Consumer<String> remarks;
    private final IntSupplier columns;
    private final AnswerStyle look;
    private final InstantSource clock;
    private final ProgressTimer ticker;
    private final StatusLine status;
    private final Knowledge knowledge;

    private OutputCursor cursor;
    private SanitizedInput intake = new SanitizedInput();
    private @Nullable AnswerSection section;
    private @Nullable Part part;
    private AnswerPhase phase = new AnswerPhase.Flowing();
    private Instant askedAt;
    private @Nullable Instant firstAt;
    private @Nullable Instant thinkingSince;
    private long thought;
    private boolean answering;
    private boolean thoughtsShown;
    private boolean busy;
    private boolean waiting;
    private final List<String> held = new ArrayList<>();
    private Proposals proposals = Proposals.SHOWN;
    private final List<String> leftOut = new ArrayList<>();
    private String lastRemark = "";
    private ProgressTimer.@Nullable Running ticking;

    /**
     * What there is to know about answers; both are asked anew for each part of an answer.
     *
     * @param highlighter colours code where it knows the language
     * @param citations checks lines that cite something, which are then marked
     */
    public record Knowledge(
            Supplier<CodeHighlighter> highlighter, Supplier<Optional<CitationChecker>> citations) {
        /** Code is coloured by its words, and citations are shown as they are. */
        public static final Knowledge NONE =
                new Knowledge(() -> CodeHighlighter.NONE, Optional::empty);
    }

    /**
     * @param screen writes to the terminal; lines end with a newline, and all escape sequences are
     *     ours
     * @param remarks receives what is not part of the answer, such as a problem, if the answer is
     *     left as written
     * @param columns the current width of the window; 0 if unlimited
     */
    public AnswerView(
            Consumer<String> screen,
            Consumer<String> remarks,
            IntSupplier columns,
            AnswerStyle look,
            Knowledge knowledge,
            InstantSource clock) {
        this(screen, remarks, columns, look, knowledge, clock, ProgressTimer.every(TICK));
    }

    AnswerView(
            Consumer<String> screen,
            Consumer<String> remarks,
            IntSupplier columns,
            AnswerStyle look,
            Knowledge knowledge,
            InstantSource clock,
            ProgressTimer ticker) {
        this.screen = screen;
        this.remarks = remarks;
        this.columns = columns;
        this.look = look;
        this.knowledge = knowledge;
        this.clock = clock;
        this.ticker = ticker;
        this.status = new StatusLine(columns, look);
        this.cursor = new OutputCursor(columns, look);
        this.askedAt = clock.instant();
    }

    /** What happens to the commands that a model proposes in its answer. */
    public enum Proposals {
        /** They are part of the text. */
        SHOWN,
        /** They are left out, because each is shown with its verdict after the answer. */
        LEFT_OUT
    }

    /** Called when a model is asked; an answer will follow. */
    public void asked(String model) {
        asked(model, Proposals.SHOWN);
    }

    /**
     * Called when a model is asked; an answer will follow.
     *
     * @param wanted used if the answer is complete; otherwise it is shown as it is
     */
    public synchronized void asked(String model, Proposals wanted) {
        reset();
        proposals = wanted;
        busy = true;
        phase = new AnswerPhase.Asked(model, askedAt);
        startTicking();
    }

    private void startTicking() {
        if (look.live()) {
            ticking = ticker.start(this::tick);
        }
    }

    /**
     * Shows that something takes a while, and for how long already, until {@link #ready}. Called
     * again, shows something else instead, and still the whole time.
     */
    public synchronized void busy(String what) {
        if (waiting) {
            phase = new AnswerPhase.Asked(what, askedAt);
        } else if (!busy) {
            reset();
            waiting = true;
            phase = new AnswerPhase.Asked(what, askedAt);
            startTicking();
        }
    }

    /** Called when the wait is over. */
    public synchronized void ready() {
        if (waiting) {
            waiting = false;
            phase = new AnswerPhase.Flowing();
            stopTicking();
            write(status.erase());
        }
    }

    /** Prints lines; what shows progress makes room for them. */
    public synchronized void above(Runnable printing) {
        write(status.erase());
        printing.run();
    }

    /** Called when a piece of the answer arrives. */
    public synchronized void streamed(Delta delta) {
        Instant now = clock.instant();
        switch (delta) {
            case Delta.Text(String text) -> text(text, now);
            case Delta.Reasoning(String text) -> reasoning(text, now);
            case Delta.Calling(String tool) -> {
                endSection(now);
                phase = new AnswerPhase.Calling(tool, now);
            }
            case Delta.Reading reading -> phase = new AnswerPhase.Reading(reading);
            case Delta.Waiting(ModelProblem because, Duration left) -> {
                endSection(now);
                phase = new AnswerPhase.Waiting(because, now.plus(left));
                remarkWaiting(now);
            }
        }
        flush(now);
    }

    /** Shows a notice on a line of its own, once no text is being shown that it would interrupt. */
    public synchronized void noticed(String text) {
        held.add(text);
        if (section == null) {
            showHeldNotices();
            flush(clock.instant());
        }
    }

    private void showHeldNotices() {
        held.forEach(
                text -> remark(List.of(new StyledText("aish: " + PlainText.of(text), Style.DIM))));
        held.clear();
    }

    /** Whether it shows that something takes a while. */
    public synchronized boolean isWaiting() {
        return waiting;
    }

    /** Whether an answer is awaited or arriving. */
    public synchronized boolean isBusy() {
        return busy;
    }

    /** Called when the answer is over, complete or not. */
    public synchronized void answered(Reply reply) {
        Instant now = clock.instant();
        if (!answering && !reply.text().isBlank()) {
            text(reply.text(), now);
        }
        endSection(now);
        showLeftOut(reply);
        phase = new AnswerPhase.Flowing();
        Duration generating = Duration.between(firstAt == null ? now : firstAt, now);
        busy = false;
        showHeldNotices();
        new AnswerFooter(reply, Duration.between(askedAt, now), generating, look)
                .lines()
                .forEach(this::remark);
        flush(now);
        stopTicking();
    }

    /** Shows the commands of an answer that is not complete, because nobody is asked about them. */
    private void showLeftOut(Reply reply) {
        if (!reply.isWhole() || reply.finish() == Reply.Finish.LENGTH) {
            for (String command : leftOut) {
                cursor.freshLine();
                cursor.verbatim(command, Theme.COMMAND);
                cursor.endVerbatim();
            }
        }
        leftOut.clear();
    }

    private void reset() {
        stopTicking();
        waiting = false;
        leftOut.clear();
        cursor = new OutputCursor(columns, look);
        intake = new SanitizedInput();
        section = null;
        part = null;
        askedAt = clock.instant();
        firstAt = null;
        thinkingSince = null;
        thought = 0;
        answering = false;
        thoughtsShown = false;
        lastRemark = "";
    }

    private void text(String text, Instant now) {
        if (!text.isEmpty()) {
            begin(now);
            answering = true;
            enter(Part.ANSWER, now).read(intake.take(text));
        }
    }

    private void reasoning(String text, Instant now) {
        if (text.isEmpty()) {
            return;
        }
        begin(now);
        if (look.thoughts() == Reasoning.SHOWN && look.layout() != AnswerStyle.Layout.AS_WRITTEN) {
            enter(Part.THOUGHTS, now).read(intake.take(text));
            return;
        }
        if (thinkingSince == null) {
            endSection(now);
            thinkingSince = now;
        }
        phase = new AnswerPhase.Thinking(thinkingSince);
        thought += text.length();
    }

    private void begin(Instant now) {
        phase = new AnswerPhase.Flowing();
        if (firstAt == null) {
            firstAt = now;
        }
    }

    private AnswerSection enter(Part wanted, Instant now) {
        AnswerSection current = section;
        if (current != null && part == wanted) {
            return current;
        }
        endSection(now);
        cursor.blank();
        label(wanted);
        AnswerSection fresh = newSection(wanted);
        section = fresh;
        part = wanted;
        return fresh;
    }

    /** Without dim text, words tell reasoning and answer apart. */
    private void label(Part wanted) {
        if (!look.colours() && look.layout() != AnswerStyle.Layout.AS_WRITTEN) {
            if (wanted == Part.THOUGHTS) {
                cursor.mark("(thinking)", Style.PLAIN);
            } else if (thoughtsShown) {
                cursor.mark("(answer)", Style.PLAIN);
            }
            thoughtsShown = wanted == Part.THOUGHTS;
            cursor.freshLine();
        }
    }

    private AnswerSection newSection(Part wanted) {
        if (look.layout() == AnswerStyle.Layout.AS_WRITTEN) {
            return new RawAnswer(cursor);
        }
        if (wanted == Part.THOUGHTS) {
            return new ReasoningView(cursor);
        }
        CitationMarks marks = new CitationMarks(knowledge.citations(), look);
        CodeHighlighter highlighter = knowledge.highlighter().get();
        return proposals == Proposals.SHOWN
                ? new Markdown(cursor, look, highlighter, Optional.empty(), marks)
                : new Markdown(cursor, look, highlighter, Optional.of(leftOut::add), marks);
    }

    /** Ends the part being shown. */
    private void endSection(Instant now) {
        AnswerSection current = section;
        if (current != null) {
            current.read(intake.rest());
            current.end();
            section = null;
            part = null;
        }
        Instant since = thinkingSince;
        if (since != null) {
            thinkingSince = null;
            long tokens = Math.max(1, thought / CHARACTERS_PER_TOKEN);
            thought = 0;
            String took = Duration.between(since, now).toSeconds() + " s";
            showThinkingTime("thought for " + took + " (~" + tokens + " tokens)");
        }
    }

    private void showThinkingTime(String text) {
        if (look.layout() != AnswerStyle.Layout.AS_WRITTEN) {
            cursor.freshLine();
            cursor.put(text, Style.DIM);
            cursor.blank();
        }
    }

    /** Without a live status line, a single line replaces the countdown. */
    private void remarkWaiting(Instant now) {
        if (!look.live() && phase instanceof AnswerPhase.Waiting waiting) {
            String about = waiting.because().describe();
            if (!about.equals(lastRemark)) {
                lastRemark = about;
                remark(List.of(new StyledText("aish: " + waiting.text(now, look), Style.DIM)));
            }
        }
    }

    private void remark(List<StyledText> line) {
        if (look.layout() == AnswerStyle.Layout.AS_WRITTEN) {
            screen.accept(cursor.drain());
            StringBuilder text = new StringBuilder();
            line.forEach(run -> text.append(run.text()));
            remarks.accept(text.append('\n').toString());
            return;
        }
        cursor.freshLine();
        StyledText first = line.getFirst();
        boolean spoken = first.text().startsWith(EventText.SPEAKER);
        if (spoken) {
            cursor.mark(EventText.SPEAKER, first.style());
            cursor.margin(" ".repeat(EventText.SPEAKER.length()), Style.PLAIN);
            cursor.put(first.text().substring(EventText.SPEAKER.length()), first.style());
        }
        line.stream().skip(spoken ? 1 : 0).forEach(run -> cursor.put(run.text(), run.style()));
        cursor.freshLine();
        cursor.margin("", Style.PLAIN);
    }

    private void flush(Instant now) {
        String text = cursor.drain();
        String wiped = text.isEmpty() && !statusText(now).isEmpty() ? "" : status.erase();
        write(wiped + text + showStatus(now));
    }

    private void write(String text) {
        if (!text.isEmpty()) {
            screen.accept(text);
        }
    }

    private String showStatus(Instant now) {
        String text = statusText(now);
        return text.isEmpty() ? "" : status.show(text);
    }

    private String statusText(Instant now) {
        if (!look.live() || !cursor.atLineStart()) {
            return "";
        }
        return phase.text(now, look);
    }

    private synchronized void tick() {
        if (ticking != null) {
            flush(clock.instant());
        }
    }

    private void stopTicking() {
        ProgressTimer.Running running = ticking;
        ticking = null;
        if (running != null) {
            running.stop();
        }
    }

    /** Makes a model's text safe to print, and normalises its line breaks. */
    private static final class SanitizedInput {
        private final PlainTextStream stream = new PlainTextStream();
        private boolean returned;

        String take(String piece) {
            String text = returned ? "\r" + piece : piece;
            returned = text.endsWith("\r");
            StringBuilder safe = new StringBuilder(text.length() + 16);
            int end = text.length() - (returned ? 1 : 0);
            stream.append(text.substring(0, end).replace("\r\n", "\n"), safe);
            return safe.toString();
        }

        /** Returns what is left when no more text comes. */
        String rest() {
            StringBuilder safe = new StringBuilder();
            if (returned) {
                returned = false;
                stream.append("\r", safe);
            }
            stream.end(safe);
            return safe.toString();
        }
    }

    /** Shows the model's reasoning, dim and without markup. */
    private static final class ReasoningView implements AnswerSection {
        private final OutputCursor cursor;
        private boolean lineEnded;

        ReasoningView(OutputCursor cursor) {
            this.cursor = cursor;
        }

        @Override
        public void read(CharSequence text) {
            text.codePoints().forEach(this::read);
        }

        @Override
        public void end() {
            cursor.blank();
        }

        private void read(int c) {
            if (c != '\n') {
                cursor.put(Character.toString(c), Style.DIM);
                lineEnded = false;
            } else if (lineEnded) {
                cursor.blank();
            } else {
                cursor.freshLine();
                lineEnded = true;
            }
        }
    }
}
