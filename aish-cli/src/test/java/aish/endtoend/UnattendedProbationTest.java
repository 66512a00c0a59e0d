package aish.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.event.ExitCode;
import aish.testing.BatchRun;
import aish.testing.ModelStub;
import aish.testing.Sandbox;
import aish.testing.TalkExtension;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** A goal pursued on a copy of the disk where nobody can be asked. */
@Tag("edge")
@ExtendWith(TalkExtension.class)
class UnattendedProbationTest {
    @Test
    void leavesARehearsalThatCanBeKept(Sandbox sandbox, ModelStub model) throws Exception {
        Path file = Files.writeString(sandbox.work().resolve("old"), "x");
        model.says("CMD: rm old\nCMD: ./missing.sh\nCMD: echo new > made\n")
                .says("GOAL: complete\n");
        BatchRun run = sandbox.batch("", "--norris", "tidy up", "--try");
        assertThat(run.status()).isEqualTo(ExitCode.OK);
        assertThat(run.error())
                .contains("deleted  old", "created  made")
                .contains("aish rehearsals diff try-1", "aish rehearsals keep try-1")
                .contains("aish rehearsals drop try-1");
        assertThat(file).hasContent("x");
        assertThat(sandbox.batch("", "-c", ":rehearsals keep try-1").error())
                .contains("try-1: kept 2 changes of :norris tidy up");
        assertThat(file).doesNotExist();
        assertThat(sandbox.work().resolve("made")).hasContent("new");
    }

    @Test
    void aHaltLeavesWhatWasDoneUntilThen(Sandbox sandbox, ModelStub model) throws Exception {
        Path file = Files.writeString(sandbox.work().resolve("old"), "x");
        model.says("CMD: rm old\nCMD: npm publish\nCMD: echo never > made\n");
        BatchRun run = sandbox.batch("", "--norris", "publish", "--try");
        assertThat(run.status()).isEqualTo(ExitCode.HALTED);
        assertThat(run.error()).contains("deleted  old").doesNotContain("created");
        assertThat(file).hasContent("x");
    }

    @Test
    void theSettingsCanAskForACopy(Sandbox sandbox, ModelStub model) throws Exception {
        sandbox.config(TalkExtension.settings(model, "[norris]\nworld = \"copy\"\n"));
        Path file = Files.writeString(sandbox.work().resolve("old"), "x");
        model.says("CMD: rm old\nGOAL: complete\n");
        assertThat(sandbox.batch("", "--norris", "tidy up").status()).isEqualTo(ExitCode.OK);
        assertThat(file).hasContent("x");
        model.says("CMD: rm old\n");
        assertThat(sandbox.batch("", "--norris", "tidy up", "--real").status())
                .isEqualTo(ExitCode.HALTED);
        assertThat(file).hasContent("x");
    }
}
