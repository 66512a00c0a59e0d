package aish.memory;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.memory.MemoryItem.Kind;
import aish.memory.MemoryProposer.MemoryProposal;
import aish.secrets.Redactor;
import aish.session.transcript.RanCommand;
import aish.testing.Ran;
import org.junit.jupiter.api.Test;

class HabitProposalsTest {
    private final List<RanCommand> steps = new ArrayList<>();

    private HabitProposalsTest ran(String command, int status, Path directory) {
        steps.add(
                new RanCommand(
                        Instant.EPOCH,
                        command,
                        "you",
                        directory,
                        Optional.of(Ran.command(command, status, "", directory))));
        return this;
    }

    private HabitProposalsTest ran(String command, int status) {
        return ran(command, status, Ran.HOME);
    }

    private List<MemoryProposal> found() {
        return new HabitProposals(Redactor.withoutKnownValues(), UnaryOperator.identity())
                .of(steps);
    }

    @Test
    void proposesWhatWasRepeated() {
        for (int i = 0; i < 3; i++) {
            ran("make -j8 test", 0).ran("ls -la", 0).ran("git status", 0, Path.of("/p" + i));
        }
        ran("make once", 0);
        assertThat(found())
                .containsExactly(
                        new MemoryProposal(Kind.PROJECT, "often run here: `make -j8 test`"),
                        new MemoryProposal(Kind.PREFERENCE, "often run: `git status`"));
    }

    @Test
    void proposesWhatWasCorrected() {
        ran("gti status", 127).ran("git status", 0);
        ran("git push", 128).ran("ls", 0).ran("git push -u origin main", 0);
        assertThat(found())
                .containsExactly(
                        new MemoryProposal(Kind.PREFERENCE, "typed `gti` means `git`"),
                        new MemoryProposal(
                                Kind.PROJECT,
                                "`git push` failed with status 128; `git push -u origin main` worked"));
    }

    @Test
    void concludesNothingFromTheRest() {
        ran("git push", 1).ran("git pull", 0);
        ran("grep a b", 1).ran("grep c d", 0);
        ran("foo", 127).ran("zzzzzz", 0);
        ran("make", 2).ran("make", 0);
        for (int i = 0; i < 3; i++) {
            ran("deploy --token abc123def456", 0);
        }
        assertThat(found()).isEmpty();
    }
}
