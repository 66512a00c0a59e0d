package aish.app;

import aish.console.Event;
import aish.console.EventSink;
import aish.console.Interrupts;
import aish.console.Operator;
import aish.model.Reply;
import aish.repl.LineSource;
import aish.repl.StreamLines;
import aish.route.Route;
import aish.shell.ShellStart.Stdio;
import aish.shell.TerminalKeys;
import aish.shell.Viewer;
import aish.shell.WindowSize;
import java.io.BufferedReader;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.io.StringReader;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** aish without a person at a terminal: lines in, output out, no prompt. */
final class BatchFront implements Viewer, EventSink {
    private static final WindowSize SIZE = new WindowSize(24, 80);

    private final InputStream input;
    private final PrintStream output;
    private final PrintStream error;

    BatchFront(InputStream input, PrintStream output, PrintStream error) {
        this.input = input;
        this.output = output;
        this.error = error;
    }

    /** Returns the exit code. */
    int run(Wiring wiring, Optional<String> line) throws InterruptedException {
        Runtime.getRuntime().addShutdownHook(Thread.ofPlatform().unstarted(wiring::close));
        wiring.connectShell(this, Stdio.PIPES, TerminalKeys.USUAL, SIZE);
        wiring.buildMetaCommands(_ -> {}, Operator.NOBODY, new Interrupts(), this);
        wiring.reportConfigProblems(this);
        wiring.startShell(this);
        wiring.sweep();
        BufferedReader lines =
                new BufferedReader(
                        line.isPresent()
                                ? new StringReader(line.get())
                                : new InputStreamReader(input, StandardCharsets.UTF_8));
        LineSource source = new StreamLines(lines, text -> isCommand(wiring, text));
        return wiring.buildRepl(source, this).run();
    }

    private static boolean isCommand(Wiring wiring, String text) {
        wiring.facts().settle();
        return wiring.router().route(text, wiring.facts()).route() instanceof Route.Shell;
    }

    @Override
    public void emit(Event event) {
        switch (event) {
            case Event.Answer(String text) -> output.println(text);
            case Event.Notice(String text) -> error.println("aish: " + text);
            case Event.Problem(String text) -> error.println("aish: " + text);
            case Event.Asked _, Event.Streamed _, Event.Suggested _, Event.ClearScreen _ -> {}
            case Event.Running(String command) -> error.println("$ " + command);
            case Event.Answered(Reply reply) -> output.println(reply.text());
        }
    }

    @Override
    public void handOver(Keys keys) {}

    @Override
    public void takeBack(byte[] unread) {}

    @Override
    public void show(ByteBuffer bytes) {
        write(output, bytes);
    }

    @Override
    public void showError(ByteBuffer bytes) {
        write(error, bytes);
    }

    @Override
    public void showBetween(ByteBuffer bytes) {
        write(output, bytes);
    }

    private static void write(PrintStream stream, ByteBuffer bytes) {
        byte[] copy = new byte[bytes.remaining()];
        bytes.get(copy);
        stream.write(copy, 0, copy.length);
        stream.flush();
    }
}
