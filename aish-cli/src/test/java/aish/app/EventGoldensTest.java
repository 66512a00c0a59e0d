package aish.app;

import module java.base;

import aish.event.Event;
import aish.event.EventSink;
import aish.event.Interrupts;
import aish.front.BatchText;
import aish.front.JsonEvents;
import aish.front.prompt.TerminalSink;
import aish.secrets.Redactor;
import aish.session.TimedEvent;
import aish.session.transcript.TranscriptText;
import aish.settings.Config.Reasoning;
import aish.terminal.editor.EditorHistory;
import aish.terminal.editor.HostDevice;
import aish.terminal.editor.HostTerminal;
import aish.terminal.editor.Keyboard;
import aish.terminal.editor.LineEditor;
import aish.terminal.render.AnswerStyle;
import aish.testing.Golden;
import aish.testing.SampleEvents;
import java.lang.reflect.Proxy;
import org.jline.terminal.Attributes;
import org.jline.terminal.Size;
import org.jline.terminal.spi.Pty;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What each listener makes of every event. */
class EventGoldensTest {
    /** Everything but the status line, which follows the clock. */
    private static final AnswerStyle RICH =
            new AnswerStyle(AnswerStyle.Layout.LAID_OUT, true, false, true, Reasoning.SHOWN);

    private static final AnswerStyle PLAIN =
            new AnswerStyle(AnswerStyle.Layout.LAID_OUT, false, false, false, Reasoning.SHOWN);

    @ParameterizedTest
    @ValueSource(ints = {80, 40, 20})
    void onTheScreen(int columns) {
        Golden.check(
                "events-screen-" + columns,
                SampleEvents.told(events -> screen(events, columns, RICH)));
    }

    @Test
    void onAScreenWithoutColours() {
        Golden.check("events-screen-plain", SampleEvents.told(events -> screen(events, 80, PLAIN)));
    }

    private static String screen(List<Event> events, int columns, AnswerStyle look) {
        ByteArrayOutputStream screen = new ByteArrayOutputStream();
        try {
            Keyboard keyboard = new Keyboard(InputStream.nullInputStream());
            HostTerminal terminal =
                    new HostTerminal(Map.of("TERM", "xterm-256color"), keyboard, screen);
            terminal.open(new HostDevice(window(columns)), Optional.empty());
            Interrupts interrupts = new Interrupts();
            LineEditor editor = new LineEditor(terminal, EditorHistory.unkept(), interrupts);
            TerminalSink sink =
                    new TerminalSink(
                            terminal, editor, keyboard, interrupts, InstantSource.system());
            sink.style(look);
            events.forEach(sink::emit);
            terminal.flush();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return screen.toString(StandardCharsets.UTF_8);
    }

    private static Pty window(int columns) {
        return (Pty)
                Proxy.newProxyInstance(
                        Pty.class.getClassLoader(),
                        new Class<?>[] {Pty.class},
                        (_, method, _) ->
                                switch (method.getName()) {
                                    case "getSize" -> Size.of(columns, 24);
                                    case "getAttr" -> new Attributes();
                                    default -> null;
                                });
    }

    @Test
    void asTextForFilesAndPipes() {
        Golden.check("events-batch", SampleEvents.told(EventGoldensTest::batch));
    }

    /** What goes to the error stream is marked, whole line or not. */
    private static String batch(List<Event> events) {
        ByteArrayOutputStream both = new ByteArrayOutputStream();
        PrintStream error =
                new PrintStream(both, true, StandardCharsets.UTF_8) {
                    @Override
                    public void print(String text) {
                        both.writeBytes("[error] ".getBytes(StandardCharsets.UTF_8));
                        super.print(text);
                    }

                    @Override
                    public void println(String text) {
                        print(text + "\n");
                    }
                };
        EventSink text =
                new BatchText(
                        both,
                        error,
                        e -> {
                            throw new UncheckedIOException(e);
                        },
                        InstantSource.system());
        events.forEach(text::emit);
        return both.toString(StandardCharsets.UTF_8);
    }

    @Test
    void asJson() {
        Golden.check("events-json", SampleEvents.told(EventGoldensTest::json));
    }

    private static String json(List<Event> events) {
        StringBuilder lines = new StringBuilder();
        JsonEvents json =
                new JsonEvents(
                        line -> lines.append(line).append('\n'), Redactor.withoutKnownValues());
        events.forEach(json::emit);
        json.exit(0);
        return lines.toString().replace("{\"v\":1,\"event\":\"exit\",\"code\":0}\n", "");
    }

    @Test
    void inTheTranscript() {
        Golden.check("events-transcript", SampleEvents.told(EventGoldensTest::transcript));
    }

    private static String transcript(List<Event> events) {
        TranscriptText text = new TranscriptText(Redactor.withoutKnownValues(), ZoneOffset.UTC);
        StringBuilder told = new StringBuilder();
        events.forEach(event -> told.append(text.of(new TimedEvent(SampleEvents.AT, event))));
        return told.toString();
    }
}
