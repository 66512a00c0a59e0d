package aish.testing;

import module java.base;

import aish.shell.ShellException;
import aish.shell.ShellExit;
import aish.shell.WindowSize;
import aish.shell.pty.PtyChild;

/**
 * aish at a terminal, and the person in front of it. What has been waited for is behind a mark and
 * is not found again. Used by one thread.
 */
public final class TerminalSession implements AutoCloseable {
    private static final Pattern PROMPT =
            Pattern.compile("aish#(\\d+)(?:\u001b\\[31m)?(?: (\\d+))?(?:\u001b\\[0m)?> ");

    /** The editor turns bracketed paste off when it gives the terminal away. */
    private static final Pattern GIVEN_AWAY = Pattern.compile("\u001b\\[\\?2004l");

    /** What aish tells the terminal around each command, and after a long one, besides output. */
    private static final Pattern SIGNALS =
            Pattern.compile(
                    "\u001b\\](?:133|7|2);[^\u0007\u001b]*\u001b\\\\"
                            + "|\u001b\\[2[23];2t"
                            + "|\u0007\u001b\\]9;[^\u0007]*\u0007");

    /** The mark behind output that does not end in a newline. */
    private static final Pattern NO_NEWLINE = Pattern.compile("⏎? *\r$");

    private static final Duration LONGEST_WAIT = Poll.PATIENCE;
    private static final int LONGEST_PROMPT = 64;
    private static final int MOST_DRAWN = 1 << 20;
    private static final int MOST_QUOTED = 1500;
    private static final int SIGKILL = 9;

    private final Transcript transcript;
    private final PtyChild child;
    private final VirtualScreen screen;
    private int drawn;
    private int mark;
    private Prompt lastPrompt = new Prompt(0, 0);
    private int lastPromptStart;

    private TerminalSession(Transcript transcript, PtyChild child, WindowSize size) {
        this.transcript = transcript;
        this.child = child;
        this.screen = new VirtualScreen(size);
    }

    public static TerminalSession start(
            List<String> command, Map<String, String> environment, Path directory, WindowSize size)
            throws ShellException {
        Transcript transcript = new Transcript();
        PtyChild child = PtyChild.start(command, environment, directory, size, transcript::add);
        return new TerminalSession(transcript, child, size);
    }

    public TerminalSession type(String text) {
        byte[] keys = text.getBytes(StandardCharsets.UTF_8);
        int[] done = new int[1];
        Poll.until(
                () -> (done[0] += child.type(keys, done[0], keys.length - done[0])) == keys.length,
                () -> "the terminal takes no more keys" + seen());
        return this;
    }

    public TerminalSession press(Key key) {
        return type(key.bytes());
    }

    /** Types a line and Enter. */
    public TerminalSession enter(String line) {
        return type(line).press(Key.ENTER);
    }

    /** Runs a line; what was shown between it and the next prompt, without the last newline. */
    public String run(String line) {
        mark();
        enter(line);
        return outputUntilPrompt();
    }

    /** What is shown from the mark to the next prompt, without the last newline. */
    public String outputUntilPrompt() {
        String shown = new PlainOutput(bytesUntilPrompt()).text();
        String text = NO_NEWLINE.matcher(shown).replaceFirst("");
        return text.replaceAll("\r+\n", "\n").replaceFirst("\n$", "");
    }

    /**
     * What arrives from where the editor gives the terminal away to the next prompt, without what
     * aish tells the terminal.
     */
    public byte[] bytesUntilPrompt() {
        String bytes = new String(rawUntilPrompt(), StandardCharsets.ISO_8859_1);
        return SIGNALS.matcher(bytes).replaceAll("").getBytes(StandardCharsets.ISO_8859_1);
    }

    /** What arrives from where the editor gives the terminal away to the next prompt. */
    public byte[] rawUntilPrompt() {
        int start = mark;
        waitForPrompt();
        Matcher givenAway = GIVEN_AWAY.matcher(transcript.latin(start));
        int from = givenAway.find() ? start + givenAway.end() : start;
        return transcript.between(Math.min(from, lastPromptStart), lastPromptStart);
    }

    /** The status that the last prompt showed. */
    public int status() {
        return lastPrompt.status();
    }

    /** Forgets what has been shown up to now, so that waiting looks at what follows. */
    public TerminalSession mark() {
        mark = transcript.size();
        return this;
    }

    /** All that has arrived since the start, as text. */
    public String everything() {
        return new String(transcript.from(0), StandardCharsets.UTF_8);
    }

    /** The bytes that have arrived since the mark. */
    public byte[] sinceMark() {
        return transcript.from(mark);
    }

    /** Waits until so many bytes have arrived since the mark. */
    public void waitForBytes(int many) {
        Poll.until(() -> transcript.size() - mark >= many, () -> many + " bytes" + seen());
    }

    /** Waits for text after the mark, escape sequences left out, and moves the mark behind it. */
    public MatchResult waitFor(String regex) {
        Pattern pattern = Pattern.compile(regex, Pattern.MULTILINE);
        return await("/" + regex + "/", () -> find(pattern));
    }

    private Optional<MatchResult> find(Pattern pattern) {
        PlainOutput plain = new PlainOutput(transcript.from(mark));
        Matcher matcher = pattern.matcher(plain.text());
        if (!matcher.find()) {
            return Optional.empty();
        }
        mark += plain.origin(matcher.end());
        return Optional.of(matcher.toMatchResult());
    }

    /** Waits for a prompt later than the last one that was waited for. */
    public Prompt waitForPrompt() {
        int[] searched = {mark};
        return await("a prompt after number " + lastPrompt.number(), () -> nextPrompt(searched));
    }

    private Optional<Prompt> nextPrompt(int[] searched) {
        int from = searched[0];
        CharSequence text = transcript.latin(from);
        Matcher matcher = PROMPT.matcher(text);
        while (matcher.find()) {
            int number = Integer.parseInt(matcher.group(1));
            if (number > lastPrompt.number()) {
                String status = matcher.group(2);
                lastPrompt = new Prompt(number, status == null ? 0 : Integer.parseInt(status));
                lastPromptStart = from + matcher.start();
                mark = from + matcher.end();
                return Optional.of(lastPrompt);
            }
        }
        searched[0] = Math.max(from, from + text.length() - LONGEST_PROMPT);
        return Optional.empty();
    }

    /** Waits until the screen, as rows of text, shows it. */
    public void waitForScreen(String regex) {
        Pattern pattern = Pattern.compile(regex, Pattern.MULTILINE);
        await(
                "a screen with /" + regex + "/",
                () -> Optional.of(screen()).filter(text -> pattern.matcher(text).find()));
    }

    /** Patience is for silence: it begins anew with all that arrives, but not without end. */
    private <T> T await(String what, Supplier<Optional<T>> attempt) {
        long end = System.nanoTime() + LONGEST_WAIT.toNanos();
        while (true) {
            int known = transcript.size();
            Optional<T> found = attempt.get();
            if (found.isPresent()) {
                return found.get();
            }
            transcript.awaitMore(known, Poll.PATIENCE.toMillis());
            if (transcript.size() == known || System.nanoTime() > end) {
                throw new AssertionError("no " + what + seen());
            }
        }
    }

    /** What a person sees now: rows from top to bottom, each ending in a newline. */
    public String screen() {
        int size = transcript.size();
        drawn = Math.max(drawn, size - MOST_DRAWN);
        drawn += screen.feed(transcript.between(drawn, size));
        return String.join("\n", screen.rows()).stripTrailing() + "\n";
    }

    public void resize(int rows, int columns) {
        WindowSize size = new WindowSize(rows, columns);
        screen();
        screen.resize(size);
        child.resize(size);
    }

    public long pid() {
        return child.pid();
    }

    public void signal(int number) {
        child.signal(number);
    }

    /** Closes the window, as a person does with the mouse. */
    public void hangUp() {
        try {
            child.hangUp();
        } catch (InterruptedException e) {
            throw Poll.interrupted(e);
        }
    }

    /** Waits for the end; fails if a signal was its cause. */
    public int exitCode() {
        return switch (awaitExit()) {
            case ShellExit.Exited(int status) -> status;
            case ShellExit.Killed(int signal) ->
                    throw new AssertionError("killed by signal " + signal + seen());
            case ShellExit.Lost(String said, String _) -> throw new AssertionError("lost: " + said);
        };
    }

    /** Waits for the end, however it comes. */
    public ShellExit awaitExit() {
        try {
            ShellExit exit = child.exit().get(Poll.PATIENCE.toSeconds(), TimeUnit.SECONDS);
            child.awaitEndOfOutput();
            return exit;
        } catch (InterruptedException e) {
            throw Poll.interrupted(e);
        } catch (TimeoutException | ExecutionException e) {
            throw new AssertionError("it does not end" + seen(), e);
        }
    }

    /** Whether the terminal is in the modes in which aish found it. */
    public boolean modesAreRestored() {
        return child.modesAreRestored();
    }

    /** For messages: the end of what arrived after the mark, and the screen. */
    String seen() {
        byte[] bytes = transcript.from(mark);
        String text = new String(bytes, StandardCharsets.UTF_8);
        String end = text.substring(Math.max(0, text.length() - MOST_QUOTED));
        return "\nsince the mark: "
                + end.replace("\u001b", "␛").replace("\r", "␍")
                + "\nscreen:\n"
                + screen();
    }

    @Override
    public void close() {
        hangUp();
        try {
            child.exit().get(Poll.PATIENCE.toSeconds(), TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            throw Poll.interrupted(e);
        } catch (TimeoutException | ExecutionException e) {
            child.signal(SIGKILL);
            throw new AssertionError("it does not end when its window is closed", e);
        }
    }
}
