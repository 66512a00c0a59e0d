package aish.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.testing.Key;
import aish.testing.Poll;
import aish.testing.Sandbox;
import aish.testing.TerminalExtension;
import aish.testing.TerminalSession;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The person's own start-up file is read, whatever it does. */
@Tag("edge")
@ExtendWith(TerminalExtension.class)
class StartUpFileTest {
    /** The question is shown, and the editor no longer brackets what is pasted, in any order. */
    private static final Pattern HANDED_OVER = Pattern.compile("(?s)(?=.*Name\\? ).*\\[\\?2004l");

    private static final String BEFORE = "BEFORE PROMPTS ";

    /** As messages name it. */
    String rc() {
        return "~/.bashrc";
    }

    /** What has the shell run commands before each prompt. */
    String beforePrompts(String commands) {
        return "PROMPT_COMMAND='" + commands + "'\n";
    }

    @Test
    void aFreshStartShowsOnlyThePrompt(Sandbox sandbox) throws Exception {
        try (TerminalSession aish = sandbox.open()) {
            aish.run("true");
            assertThat(aish.screen()).isEqualTo("aish#1> true\naish#2>\n");
        }
    }

    /** Each has a start-up file, and lines after it with what they print. */
    static Stream<String> files() {
        return Stream.of(
                """
                alias hello='echo hi'
                export FROM_RC=yes
                set -o noclobber
                fn() { echo $#; }
                > hello you-2 => hi you-2
                > printenv FROM_RC => yes
                > fn a b => 2
                """,
                """
                case $- in *i*) ;; *) return;; esac
                [ -z "$PS1" ] && return
                tty -s && REACHED=yes
                > echo $REACHED => yes
                """,
                """
                set -u
                > echo on => on
                > echo ${-//[^u]/} => u
                """,
                """
                cd() { builtin cd "$@" && echo moved; }
                alias printf='echo shadowed'
                alias eval=false
                > cd /usr => moved
                > pwd => /usr
                """,
                """
                set -e
                BEFORE PROMPTS false
                > echo one => one
                > echo two => two
                """);
    }

    @ParameterizedTest
    @MethodSource("files")
    void whatItDoesHoldsForTheLines(String text, Sandbox sandbox) throws Exception {
        List<String> rows = text.lines().toList();
        String file =
                rows.stream()
                        .filter(row -> !row.startsWith("> "))
                        .map(
                                row ->
                                        row.startsWith(BEFORE)
                                                ? beforePrompts(row.substring(BEFORE.length()))
                                                : row + "\n")
                        .collect(Collectors.joining());
        sandbox.rc(file);
        try (TerminalSession aish = sandbox.open()) {
            for (String row : rows.stream().filter(row -> row.startsWith("> ")).toList()) {
                String[] line = row.substring(2).split(" => ", -1);
                assertThat(aish.run(line[0])).as(text).isEqualTo(line[1]);
            }
        }
    }

    @Test
    void oneThatPrintsIsSeen(Sandbox sandbox) throws Exception {
        sandbox.rc("echo welcome from rc\n");
        try (TerminalSession aish = sandbox.open()) {
            aish.waitFor("welcome from rc");
            assertThat(aish.run("echo on")).isEqualTo("on");
        }
    }

    @Test
    void oneThatHangsIsLeftOut(Sandbox sandbox) throws Exception {
        sandbox.rc("HALF=way\nsleep 1000\n");
        try (TerminalSession aish = sandbox.open()) {
            aish.waitFor(rc() + " did not finish in time and was skipped");
            assertThat(aish.run("echo \"<$HALF>\"")).isEqualTo("<>");
            sandbox.awaitNoProcess("sleep 1000");
        }
    }

    @Test
    void oneThatAsksIsAnswered(Sandbox sandbox) throws Exception {
        sandbox.rc("printf 'Name? '; read -r NAME; printf 'Pass? '; read -rs PASS; echo\n");
        try (TerminalSession aish = sandbox.open()) {
            aish.type("echo \"$NAME");
            Poll.until(
                    () -> HANDED_OVER.matcher(aish.everything()).find(),
                    () -> "the prompt stays: " + aish.everything());
            aish.type("joe\r");
            aish.waitFor("Pass\\? ");
            aish.type("hush\r");
            aish.waitForScreen("> echo \"\\$NAME$");
            aish.type(" $PASS\"\r");
            aish.waitForScreen("^joe hush$");
        }
    }

    @Test
    void oneThatIsSlowMayBeInterrupted(Sandbox sandbox) throws Exception {
        sandbox.rc("EARLY=yes\nsleep 103\nLATE=yes\n");
        try (TerminalSession aish = sandbox.open()) {
            sandbox.awaitProcess("sleep 103");
            aish.mark().enter("touch never");
            aish.press(Key.CTRL_C);
            aish.waitForPrompt();
            sandbox.awaitNoProcess("sleep 103");
            assertThat(aish.run("echo $EARLY $LATE; ls never"))
                    .startsWith("yes\n")
                    .contains("No such file");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"exec true\n", "exit 3\n"})
    void oneThatEndsTheShellIsLeftOut(String text, Sandbox sandbox) throws Exception {
        sandbox.rc(text);
        try (TerminalSession aish = sandbox.open()) {
            aish.waitFor(rc() + " ended the shell and was skipped");
            assertThat(aish.run("echo on")).isEqualTo("on");
        }
    }

    @Test
    void oneWithASyntaxErrorIsReportedByTheShell(Sandbox sandbox) throws Exception {
        sandbox.rc("GOOD=yes\nif then fi\n");
        try (TerminalSession aish = sandbox.open()) {
            aish.waitFor("\\.bashrc: line 2: syntax error");
            assertThat(aish.run("echo $GOOD")).isEqualTo("yes");
        }
    }

    @Test
    void itsPromptCommandRunsOnceForEveryCommand(Sandbox sandbox) throws Exception {
        sandbox.rc(beforePrompts("echo prompted with $?"));
        try (TerminalSession aish = sandbox.open()) {
            aish.waitFor("prompted with 0");
            assertThat(aish.run("(exit 3)")).isEqualTo("prompted with 3");
            assertThat(aish.run("echo $?")).isEqualTo("3\nprompted with 0");
        }
    }

    @Test
    void itsPromptCommandMayBeReplacedAndRemoved(Sandbox sandbox) throws Exception {
        sandbox.rc("PROMPT_COMMAND='echo first'\n");
        try (TerminalSession aish = sandbox.open()) {
            aish.waitFor("^first");
            assertThat(aish.run("PROMPT_COMMAND=\"echo new; $PROMPT_COMMAND\""))
                    .isEqualTo("new\nfirst");
            assertThat(aish.run("PROMPT_COMMAND='echo other'")).isEqualTo("other");
            assertThat(aish.run("true")).isEqualTo("other");
            assertThat(aish.run("unset PROMPT_COMMAND")).isEmpty();
            assertThat(aish.run("echo ${PROMPT_COMMAND-none}")).isEqualTo("none");
        }
    }

    @Test
    void itsPromptCommandMaySetAPrompt(Sandbox sandbox) throws Exception {
        sandbox.rc(beforePrompts("PS1=\"dynamic \""));
        try (TerminalSession aish = sandbox.open()) {
            assertThat(aish.run("echo one")).isEqualTo("one");
            assertThat(aish.run("echo two")).isEqualTo("two");
            assertThat(aish.screen()).doesNotContain("dynamic");
        }
    }

    @Test
    void itsPromptIsNotShown(Sandbox sandbox) throws Exception {
        sandbox.rc("PS1='mine\\$ '; PS2='more> '; PS0='now'\n");
        try (TerminalSession aish = sandbox.open()) {
            aish.run("PS1='again$ '");
            assertThat(aish.run("[ -n \"$PS1\" ] && echo set")).isEqualTo("set");
            assertThat(aish.run("echo on")).isEqualTo("on");
            assertThat(aish.screen()).doesNotContain("mine").doesNotContain("again$ \n");
        }
    }

    @Test
    void itsPromptMayBeReadOnly(Sandbox sandbox) throws Exception {
        sandbox.rc("set -e\nreadonly PS1=mine\n");
        try (TerminalSession aish = sandbox.open()) {
            assertThat(aish.run("echo on")).contains("on");
            assertThat(aish.run("echo $PS1")).contains("mine");
        }
    }

    @Test
    void itMayBindKeysThatNobodyReads(Sandbox sandbox) throws Exception {
        sandbox.rc(
                "bind '\"\\e[A\": history-search-backward'\nbind 'set bell-style none'\nAFTER=yes\n");
        try (TerminalSession aish = sandbox.open()) {
            assertThat(aish.run("echo $AFTER")).isEqualTo("yes");
            assertThat(aish.screen()).isEqualTo("aish#1> echo $AFTER\nyes\naish#2>\n");
        }
    }

    @Test
    void anotherFileMayBeNamedOrNone(Sandbox sandbox) throws Exception {
        sandbox.rc("WHICH=bashrc\n").write(sandbox.home().resolve("other"), "WHICH=other\n");
        sandbox.config("[shell]\nrc = \"~/other\"\n");
        try (TerminalSession aish = sandbox.open()) {
            assertThat(aish.run("echo $WHICH")).isEqualTo("other");
        }
        sandbox.config("[shell]\nrc = \"\"\n");
        try (TerminalSession aish = sandbox.open()) {
            assertThat(aish.run("echo \"<$WHICH>\"")).isEqualTo("<>");
        }
    }

    @Test
    void aShellThatAishCannotSpeakToIsRefusedInOneLine(Sandbox sandbox) throws Exception {
        sandbox.config("[shell]\nprogram = \"fish\"\n");
        try (TerminalSession aish = sandbox.open()) {
            aish.waitForScreen("shell.program must be bash or zsh, or a\\s+path to one of them");
            assertThat(aish.run("echo $0")).isEqualTo("bash");
        }
    }

    @Test
    void aMissingShellIsOneClearLine(Sandbox sandbox) throws Exception {
        sandbox.config("[shell]\nprogram = \"no-such-bash\"\n");
        try (TerminalSession aish = sandbox.open()) {
            aish.waitForScreen("no-such-bash");
            assertThat(aish.screen().lines().filter(row -> row.contains("aish: ")))
                    .singleElement()
                    .asString()
                    .contains("cannot start no-such-bash: No such file or directory");
            assertThat(aish.run("$ ls")).contains("cannot start no-such-bash");
            assertThat(aish.run(":why")).contains("shell");
            aish.press(Key.CTRL_D);
            assertThat(aish.exitCode()).isEqualTo(1);
            assertThat(aish.modesAreRestored()).isTrue();
        }
    }

    @Test
    void aProgramThatIsNoShellIsSaidSo(Sandbox sandbox) throws Exception {
        Path program = sandbox.work().resolve("no-bash");
        Files.createSymbolicLink(program, Path.of("/bin/true"));
        sandbox.config("[shell]\nprogram = \"" + program + "\"\n");
        try (TerminalSession aish = sandbox.open()) {
            aish.waitFor(
                    "did\\s+not\\s+start\\s+as\\s+an\\s+interactive\\s+shell\\s+should;\\s+check\\s+shell.program");
            aish.press(Key.CTRL_D);
            assertThat(aish.exitCode()).isEqualTo(1);
        }
    }
}
