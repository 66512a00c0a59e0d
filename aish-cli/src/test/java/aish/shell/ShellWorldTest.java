package aish.shell;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import module java.base;

import aish.shell.ShellSession.Keeping;
import aish.testing.Poll;
import aish.testing.RealShell;
import aish.testing.RecordingViewer;
import aish.testing.RecordingViewer.Seen;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A session that continues in a second shell, and returns to the first. */
@Tag("edge")
class ShellWorldTest {
    /** Stays while the shell runs, as what starts a shell on a copy of the disk does. */
    private static final List<String> LAUNCHER =
            List.of("env", "WORLD=other", "sh", "-c", "\"$@\"; exit", "launcher");

    private static final ShellWorld OTHER = ShellWorld.behind(LAUNCHER, Set.of("SECRET"), Map.of());

    private static final String SETUP =
            """
            export A='a b' GONE=1; B=$'two\\nlines $x'; declare -i N=3; declare -r FIXED=yes
            LIST=(x 'y z' [7]=far); declare -A MAP=([k]='v w' ['a]b']=c); declare -n REF=B
            greet() { echo "hello $1"; }; shout() { echo LOUD; }; export -f shout
            alias ll='echo listing'; shopt -s extglob nullglob; set -u; set -o noclobber; umask 027; IFS=:
            glob() { [[ $1 == @(a|b) ]] && echo matches; }; unset GONE; alias echo='echo aliased'; unalias echo
            """;

    private static final String SHOW =
            """
            declare -p A B N FIXED LIST MAP REF; greet you; glob b; ll; bash -c shout; umask; shopt extglob nullglob; echo "$-"
            echo "${GONE-unset}"; printf '%s|' $A; IFS=' '; pwd; set -o | grep noclobber
            """;

    private final RecordingViewer viewer = new RecordingViewer();
    @TempDir Path directory;

    @Test
    void takesTheStateIn() throws Exception {
        try (ShellSession session = started()) {
            output(session, "mkdir 'a b'; cd 'a b'; export A='a b' SECRET=1; LIST=(x 'y z')");
            output(
                    session,
                    "greet() { echo \"hello $1\"; }; alias ll='echo listing'; set -u; false");
            session.enter(OTHER, session.state());
            assertThat(output(session, "echo $?; declare -p A LIST; greet you; ll; echo $WORLD $-"))
                    .startsWith("1\n")
                    .contains("declare -x A=\"a b\"", "[1]=\"y z\"", "hello you\n", "listing\n")
                    .matches("(?s).*other \\w*u\\w*\n");
            assertThat(output(session, "echo ${SECRET-none}; pwd; cd -"))
                    .isEqualTo("none\n" + place("a b") + "\n" + place("") + "\n");
            session.leave();
        }
    }

    @Test
    void hasDirectoryVariablesFunctionsAliasesOptionsAndMask() throws Exception {
        try (ShellSession session = started()) {
            output(session, "mkdir 'a b'; cd 'a b'; " + SETUP);
            ShellState state = session.state();
            String here = output(session, SHOW);
            session.enter(ShellWorld.USUAL, state);
            assertThat(session.state()).isEqualTo(state);
            String there = output(session, SHOW);
            assertThat(there).contains(place("a b").toString(), "matches", "LOUD", "listing");
            assertThat(there).isEqualTo(here);
        }
    }

    @Test
    void letsNothingOut() throws Exception {
        try (ShellSession session = started()) {
            output(session, "export A=before; f() { echo before; }; (exit 7)");
            ShellState before = session.state();
            session.enter(OTHER, session.state());
            ShellState start = session.state();
            output(session, "mkdir sub; cd sub; export A=after; f() { :; }; umask 077; set -u");
            assertThat(session.directory()).isEqualTo(place("sub"));
            ShellState end = session.leave().orElseThrow();
            assertThat(start.changesTo(end))
                    .containsExactly(
                            "directory " + place("sub"),
                            "variable A",
                            "function f",
                            "umask 0077",
                            "option: set -o nounset");
            assertThat(session.directory()).isEqualTo(place(""));
            assertThat(output(session, "echo $? ${WORLD-none}; f")).isEqualTo("7 none\nbefore\n");
            assertThat(before.changesTo(session.state())).isEmpty();
        }
    }

    @Test
    void numbersOutputsOnAcross() throws Exception {
        try (ShellSession session = started()) {
            assertThat(number(session, "echo a")).isEqualTo(1);
            session.enter(OTHER, session.state());
            assertThat(number(session, "echo b")).isEqualTo(2);
            session.leave();
            assertThat(number(session, "echo c")).isEqualTo(3);
        }
    }

    @Test
    void aShellThatDiesIsReplacedInTheSameWorld() throws Exception {
        try (ShellSession session = started()) {
            output(session, "export A=1");
            session.enter(OTHER, session.state());
            output(session, "mkdir sub; cd sub; export A=2");
            assertThat(session.run("kill -9 $$", Keeping.OUTPUT))
                    .isEqualTo(new RunOutcome.Exited(128 + 9));
            session.restart();
            assertThat(output(session, "echo $WORLD $A; pwd"))
                    .isEqualTo("other 1\n" + place("sub") + "\n");
            assertThat(session.run("exit 4", Keeping.OUTPUT)).isEqualTo(new RunOutcome.Exited(4));
            assertThat(session.isElsewhere()).isTrue();
            session.restart();
            assertThat(output(session, "echo $WORLD")).isEqualTo("other\n");
            session.leave();
            assertThat(output(session, "echo ${WORLD-none} $A")).isEqualTo("none 1\n");
        }
    }

    @Test
    void returnsFromAShellThatHasEnded() throws Exception {
        try (ShellSession session = started()) {
            output(session, "x=1");
            session.enter(OTHER, session.state());
            session.run("exit", Keeping.OUTPUT);
            assertThat(session.leave()).isEmpty();
            assertThat(session.isElsewhere()).isFalse();
            assertThat(output(session, "echo $x ${WORLD-none}")).isEqualTo("1 none\n");
        }
    }

    @Test
    void jobsStayWithTheirShell() throws Exception {
        try (ShellSession session = started()) {
            output(session, "sleep 300 & echo $!");
            session.enter(ShellWorld.USUAL, session.state());
            assertThat(session.reportJobs()).isZero();
            long inner =
                    Long.parseLong(
                            output(session, "sleep 300 & echo $!").lines().toList().getLast());
            assertThat(session.reportJobs()).isEqualTo(1);
            session.leave();
            assertThat(session.reportJobs()).isEqualTo(1);
            Poll.until(() -> ProcessHandle.of(inner).isEmpty(), () -> "the job still runs");
            output(session, "kill %1");
        }
    }

    @Test
    void keysReachTheShellThatRuns() throws Exception {
        try (ShellSession session = started()) {
            session.enter(OTHER, session.state());
            assertThat(typing(session, "sleep 305", "\u0003").status()).isEqualTo(130);
            CommandResult stopped = typing(session, "sleep 305", "\u001a");
            assertThat(List.of(stopped.status(), stopped.stopped())).containsExactly(148, 1);
            assertThat(output(session, "echo $WORLD; stty size")).isEqualTo("other\n24 80\n");
            session.resize(new WindowSize(30, 100));
            session.leave();
            assertThat(session.reportJobs()).isZero();
            assertThat(output(session, "stty size")).isEqualTo("30 100\n");
        }
    }

    @Test
    void staysOutsideIfTheOtherShellCannotStart() throws Exception {
        try (ShellSession session = started()) {
            output(session, "cd /; x=1; (exit 3)");
            assertThatThrownBy(
                            () ->
                                    session.enter(
                                            ShellWorld.behind(List.of("false"), Set.of(), Map.of()),
                                            session.state()))
                    .isInstanceOf(ShellException.class);
            assertThat(session.isElsewhere()).isFalse();
            assertThat(output(session, "echo $? $x; pwd")).isEqualTo("3 1\n/\n");
        }
    }

    @Test
    void closesBothShells() throws Exception {
        ShellSession session = started();
        long outer = Long.parseLong(output(session, "echo $$").strip());
        session.enter(OTHER, session.state());
        long inner = Long.parseLong(output(session, "echo $$").strip());
        session.close();
        for (long process : new long[] {outer, inner}) {
            Poll.until(() -> ProcessHandle.of(process).isEmpty(), () -> process + " still runs");
        }
    }

    private CommandResult typing(ShellSession session, String command, String keys)
            throws Exception {
        long before = handOvers();
        Thread typist =
                Thread.ofVirtual()
                        .start(
                                () -> {
                                    Poll.until(() -> handOvers() > before, () -> "no terminal");
                                    Poll.until(() -> runs(command), () -> "nothing runs");
                                    viewer.type(keys);
                                });
        RunOutcome outcome = session.run(command, Keeping.OUTPUT);
        typist.join();
        assertThat(outcome).isInstanceOf(RunOutcome.Finished.class);
        return ((RunOutcome.Finished) outcome).result();
    }

    private long handOvers() {
        return viewer.seen().stream().filter(Seen.HandedOver.class::isInstance).count();
    }

    private static boolean runs(String command) {
        return ProcessHandle.current()
                .descendants()
                .anyMatch(one -> one.info().commandLine().orElse("").endsWith(command));
    }

    private Path place(String name) throws IOException {
        return directory.toRealPath().resolve(name);
    }

    private ShellSession started() throws Exception {
        return RealShell.start(directory.toRealPath(), Map.of(), viewer);
    }

    private static int number(ShellSession session, String command) throws Exception {
        return ((RunOutcome.Finished) session.run(command, Keeping.OUTPUT))
                .result()
                .output()
                .number();
    }

    private static String output(ShellSession session, String command) throws Exception {
        RunOutcome outcome = session.run(command, Keeping.OUTPUT);
        assertThat(outcome).isInstanceOf(RunOutcome.Finished.class);
        return ((RunOutcome.Finished) outcome).result().output().head().replace("\r", "");
    }
}
