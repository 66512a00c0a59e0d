package aish.shell;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.shell.ShellSession.Keeping;
import aish.testing.RealShell;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A second bash with the state of the first. */
@Tag("edge")
class ShellForkTest {
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

    @TempDir Path directory;

    @Test
    void hasDirectoryVariablesFunctionsAliasesOptionsAndMask() throws Exception {
        try (ShellSession first = started()) {
            Path place = Files.createDirectory(directory.resolve("a b"));
            output(first, "cd 'a b'; " + SETUP);
            ShellState state = first.state();
            try (ShellSession second = first.fork(state, ShellWorld.USUAL)) {
                assertThat(second.state()).isEqualTo(state);
                String there = output(second, SHOW);
                assertThat(there).contains(place.toString(), "matches", "LOUD", "listing");
                assertThat(there).isEqualTo(output(first, SHOW));
            }
        }
    }

    @Test
    void changesOnlyItself() throws Exception {
        try (ShellSession first = started()) {
            ShellState before = first.state();
            try (ShellSession second = first.fork(before, ShellWorld.USUAL)) {
                output(second, "cd /; export NEW=1; f() { :; }; alias q=ls; umask 077; set -e");
                assertThat(before.changesTo(second.state()))
                        .containsExactly(
                                "directory /",
                                "variable NEW",
                                "function f",
                                "alias q",
                                "umask 0077",
                                "option: set -e");
            }
            assertThat(first.state()).isEqualTo(before);
        }
    }

    private ShellSession started() throws Exception {
        return RealShell.start(directory.toRealPath(), Map.of());
    }

    private static String output(ShellSession session, String command) throws Exception {
        RunOutcome outcome = session.run(command, Keeping.OUTPUT);
        assertThat(outcome).isInstanceOf(RunOutcome.Finished.class);
        return ((RunOutcome.Finished) outcome).result().output().head();
    }
}
