package aish.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.testing.ModelStub;
import aish.testing.Sandbox;
import aish.testing.TalkExtension;
import aish.testing.TerminalSession;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** A goal pursued on a copy of the disk, at a real terminal. */
@Tag("edge")
@ExtendWith(TalkExtension.class)
class ProbationTest {
    private static final String REVIEW = "\\[la\\]ter > ";
    private static final String HALT = "e\\[x\\]plain > ";

    private Path work;

    @BeforeEach
    void fill(TerminalSession aish, Sandbox sandbox) throws IOException {
        work = sandbox.work();
        try (Stream<Path> left = Files.walk(work)) {
            for (Path path : left.sorted(Comparator.reverseOrder()).toList()) {
                if (!path.equals(work)) {
                    Files.delete(path);
                }
            }
        }
        Files.writeString(work.resolve("a.txt"), "colour\n");
        Files.writeString(work.resolve("old.txt"), "old\n");
    }

    private Map<String, String> disk() throws IOException {
        Map<String, String> found = new TreeMap<>();
        try (Stream<Path> files = Files.walk(work)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                found.put(work.relativize(file).toString(), Files.readString(file));
            }
        }
        return found;
    }

    private static final Map<String, String> BEFORE =
            Map.of("a.txt", "colour\n", "old.txt", "old\n");

    @Test
    void changesFilesWithoutAskingAndKeepsThemWhenTold(TerminalSession aish, ModelStub model)
            throws Exception {
        model.says("CMD: sed -i s/colour/color/ a.txt\nCMD: rm old.txt\n")
                .says("CMD: mkdir sub && cd sub && echo new > b.txt\nCMD: export X=inside\n")
                .says("CMD: pwd; echo $X\nGOAL: complete\n");
        aish.run("X=outside");
        aish.enter(":norris --try americanise");
        aish.waitFor(REVIEW);
        assertThat(aish.screen()).contains("changed  a.txt", "deleted  old.txt", "created  sub/");
        assertThat(disk()).isEqualTo(BEFORE);
        aish.enter("keep");
        assertThat(aish.outputUntilPrompt()).contains("try-1: kept 4 changes");
        assertThat(disk()).isEqualTo(Map.of("a.txt", "color\n", "sub/b.txt", "new\n"));
        assertThat(aish.run("echo $X; pwd")).contains("outside\n" + work);
        assertThat(model.conversation().getLast().content()).contains(work + "/sub", "inside");
        assertThat(aish.run(":undo")).contains("Undid :norris americanise");
        assertThat(disk()).isEqualTo(BEFORE);
        aish.run(":transcript save " + work.resolve("told.md"));
        assertThat(Files.readString(work.resolve("told.md")))
                .contains("goal: americanise", "rehearsed on a copy of the disk", "kept 4 changes");
    }

    @Test
    void theRestOfAGoalCanBeOnACopy(TerminalSession aish, ModelStub model) throws Exception {
        model.says("CMD: mkdir sub\nCMD: export REST=inside\n")
                .says("CMD: rm old.txt\nCMD: ls\n")
                .says("CMD: rm old.txt\nCMD: echo $REST > sub/b.txt\n")
                .says("CMD: cat sub/b.txt\nGOAL: complete\n");
        aish.enter(":norris tidy up");
        aish.waitFor(HALT);
        assertThat(aish.screen()).contains("[rest]");
        aish.enter("rest");
        aish.waitFor(REVIEW);
        assertThat(aish.screen())
                .contains("Step 4 of 16", "NORRIS done", "deleted  old.txt", "created  b.txt");
        assertThat(disk()).isEqualTo(BEFORE);
        aish.enter("keep");
        assertThat(aish.outputUntilPrompt()).contains("try-1: kept 2 changes");
        assertThat(disk()).isEqualTo(Map.of("a.txt", "colour\n", "sub/b.txt", "inside\n"));
        assertThat(model.conversation().toString())
                .contains("continue on a copy of the disk: rm old.txt")
                .contains("continue on a copy of the disk: ls");
        assertThat(aish.run("echo \"REST=$REST.\"")).contains("REST=.");
    }
}
