package aish.endtoend;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import module java.base;

import aish.testing.Poll;
import aish.testing.Programs;
import aish.testing.Sandbox;
import aish.testing.TerminalExtension;
import aish.testing.TerminalSession;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** A terminal that understands what it is told. */
@Tag("edge")
@ExtendWith(TerminalExtension.class)
class TmuxTest {
    private static final String SOCKET = "aish-test";
    private static final String FIRST_WINDOW = ":0";
    private static final Pattern VERSION = Pattern.compile("(\\d+)\\.(\\d+).*", Pattern.DOTALL);

    @BeforeEach
    void isInstalled() {
        assumeTrue(Programs.isInstalled("tmux"), "tmux is not installed");
    }

    /** aish in the first window of a server of its own, which ends with the sandbox. */
    private static TerminalSession start(Sandbox sandbox) throws Exception {
        TerminalSession client =
                sandbox.with("TMUX_TMPDIR", sandbox.home().toString())
                        .startOther("tmux", "-L", SOCKET, "-f", "/dev/null", "new-session", "aish");
        client.waitFor("aish#1> ");
        return client;
    }

    /** Runs a command of tmux; what it prints. */
    private static String tmux(Sandbox sandbox, String... words) throws Exception {
        List<String> command = new ArrayList<>(List.of("tmux", "-L", SOCKET));
        command.addAll(List.of(words));
        ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
        builder.environment().put("TMUX_TMPDIR", sandbox.home().toString());
        builder.environment().remove("TMUX");
        Process process = builder.start();
        String printed =
                new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(printed).isZero();
        return printed.strip();
    }

    private static String asked(Sandbox sandbox, String format) {
        try {
            return tmux(sandbox, "display-message", "-p", "-t", FIRST_WINDOW, format);
        } catch (Exception e) {
            throw new AssertionError(e);
        }
    }

    private static void awaitAnswer(Sandbox sandbox, String format, String answer) {
        Poll.until(
                () -> asked(sandbox, format).equals(answer),
                () -> format + " is " + asked(sandbox, format));
    }

    @Test
    void theTitleNamesTheDirectoryAndWhatRuns(Sandbox sandbox) throws Exception {
        try (TerminalSession client = start(sandbox)) {
            awaitAnswer(sandbox, "#{pane_title}", sandbox.work().toString());
            client.enter("cd ~");
            awaitAnswer(sandbox, "#{pane_title}", "~");
            client.enter("cat; : token=abcdefghijklmnop1234567890");
            Poll.until(
                    () -> asked(sandbox, "#{pane_title}").startsWith("cat; : token="),
                    () -> asked(sandbox, "#{pane_title}"));
            assertThat(asked(sandbox, "#{pane_title}")).doesNotContain("abcdefghijklmnop");
            client.type("\u0004");
            awaitAnswer(sandbox, "#{pane_title}", "~");
            assertThat(asked(sandbox, "#{pane_path}")).endsWith(sandbox.home().toString());
        }
    }

    @Test
    void theBellMarksAWindowInWhichALongCommandHasEnded(Sandbox sandbox) throws Exception {
        sandbox.config("notify_after = \"200ms\"\n");
        try (TerminalSession client = start(sandbox)) {
            client.enter("echo soon; cat; sleep 0.5");
            client.waitFor("soon\r?$");
            tmux(sandbox, "new-window", "cat");
            assertThat(asked(sandbox, "#{window_bell_flag}")).isEqualTo("0");
            tmux(sandbox, "send-keys", "-t", FIRST_WINDOW, "C-d");
            awaitAnswer(sandbox, "#{window_bell_flag}", "1");
        }
    }

    @Test
    void copyModeJumpsFromPromptToPrompt(Sandbox sandbox) throws Exception {
        try (TerminalSession client = start(sandbox)) {
            assumeTrue(jumps(tmux(sandbox, "-V")), "tmux is too old to jump");
            for (String line : List.of("seq 40", "echo 'a", "b'", "true")) {
                client.enter(line);
                client.waitFor(line.equals("echo 'a") ? "quote> $" : "> $");
            }
            tmux(sandbox, "copy-mode", "-t", FIRST_WINDOW);
            List<String> lines = new ArrayList<>();
            for (int i = 0; i < 3; i++) {
                tmux(sandbox, "send-keys", "-t", FIRST_WINDOW, "-X", "previous-prompt");
                lines.add(asked(sandbox, "#{copy_cursor_line}").replaceFirst(" {2,}.*", ""));
            }
            assertThat(lines).containsExactly("aish#3> true", "aish#2> echo 'a", "aish#1> seq 40");
        }
    }

    private static boolean jumps(String version) {
        Matcher number = VERSION.matcher(version.replaceFirst("^tmux ", ""));
        if (!number.matches()) {
            return false;
        }
        int major = Integer.parseInt(number.group(1));
        return major > 3 || (major == 3 && Integer.parseInt(number.group(2)) >= 4);
    }
}
