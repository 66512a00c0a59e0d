package aish.norris;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import module java.base;

import aish.event.Event;
import aish.exec.CommandAssessor;
import aish.exec.rehearsal.RehearsalSupport;
import aish.exec.rehearsal.Change;
import aish.exec.rehearsal.Rehearsals;
import aish.exec.rehearsal.Rehearsals.Limits;
import aish.model.ModelProblem;
import aish.model.Reply;
import aish.safety.SafetyFacts;
import aish.shell.ShellSession;
import aish.testing.RealShell;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A pursuit with real commands on a copy of the disk, however it ends. */
@Tag("edge")
class CopyPursuitTest {
    private static final String END = "GOAL: complete";

    @TempDir Path top;
    private Path home;
    private Path state;
    private ShellSession shell;
    private Rehearsals rehearsals;
    private final Pursuing pursuing = new Pursuing();

    @BeforeEach
    void start() throws Exception {
        home = Files.createDirectory(top.toRealPath().resolve("home"));
        state = Files.createDirectory(top.toRealPath().resolve("state"));
        assumeTrue(
                RehearsalSupport.at(state, System.getenv()).obstacle().isEmpty(),
                "there are no namespaces");
        Files.writeString(home.resolve("old"), "old");
        Files.createDirectories(home.resolve("dir/sub"));
        Files.writeString(home.resolve("dir/sub/a"), "a");
        shell = RealShell.start(home, Map.of("HOME", home.toString()));
        rehearsals =
                new Rehearsals(
                        state,
                        () -> new Limits(20 << 20, Duration.ofMinutes(5), 3),
                        Optional::empty,
                        InstantSource.system());
        pursuing.assessor = new CommandAssessor(_ -> SafetyFacts.at(home, home), Optional.empty());
    }

    @AfterEach
    void end() {
        if (shell != null) {
            shell.close();
        }
    }

    private PursuitResult pursue(String... answers) throws Exception {
        pursuing.model.answer(answers);
        PursuitResult result = pursuing.pursueOnCopy("work", shell, rehearsals, home);
        assertThat(home.resolve("old")).hasContent("old");
        assertThat(home.resolve("dir/sub/a")).hasContent("a");
        assertThat(shell.isElsewhere()).isFalse();
        assertThat(shell.directory()).isEqualTo(home);
        return result;
    }

    @Test
    void patchesOfEveryFormChangeTheCopyAlone() throws Exception {
        pursuing.person.answering("try-1", "keep new/f tool other.txt");
        pursue(
                "CMD: printf 'one\\ntwo\\n' > f; printf 'a\\n' > tool; chmod 755 tool; echo 1 > g",
                """
                ```diff
                --- a/g
                +++ /dev/null
                @@ -1 +0,0 @@
                -1
                diff --git a/f b/new/f
                rename from f
                rename to new/f
                --- a/f
                +++ b/new/f
                @@ -1,2 +1,2 @@
                -one
                +1
                 two
                ```
                """,
                "tool\n<<<<<<< SEARCH\na\n=======\nb\n>>>>>>> REPLACE\n",
                "other.txt\n<<<<<<< SEARCH\n=======\nwhole\n>>>>>>> REPLACE\n",
                "CMD: ls; cat new/f tool other.txt; [ -x tool ] && echo executable",
                END);
        assertThat(pursuing.question(5)).contains("1\ntwo\nb\nwhole\nexecutable\n");
        assertThat(home.resolve("f")).doesNotExist();
        assertThat(home.resolve("new/f")).hasContent("1\ntwo");
        assertThat(home.resolve("tool")).hasContent("b").isExecutable();
        assertThat(home.resolve("other.txt")).hasContent("whole");
        assertThat(
                        pursuing.events.events().stream()
                                .filter(Event.Patched.class::isInstance)
                                .map(event -> ((Event.Patched) event).state()))
                .containsOnly(Event.Patched.State.PROPOSED, Event.Patched.State.REHEARSED);
    }

    @Test
    void keepsPartOfIt() throws Exception {
        pursuing.person.answering("try-1", "keep new");
        PursuitResult result = pursue("CMD: echo 1 > new; rm old", END);
        assertThat(result.how()).isEqualTo(PursuitResult.How.DONE);
        assertThat(home.resolve("new")).hasContent("1");
        assertThat(rehearsals.find("").changes().stream().map(Change::path))
                .containsExactly(home.resolve("old"));
    }

    @Test
    void endsAtTheLimitOfTheCopy() throws Exception {
        pursuing.person.answering("try-1", "drop");
        PursuitResult result =
                pursue("CMD: dd if=/dev/zero of=big bs=1M count=40 2>/dev/null; sleep 100");
        assertThat(result).isEqualTo(new PursuitResult(PursuitResult.How.COPY, ""));
        assertThat(pursuing.events.events().toString())
                .contains("It was ended because it wrote too much.");
    }

    @Test
    void aModelThatFailsLeavesARehearsal() throws Exception {
        pursuing.person.answering("try-1", "later");
        pursuing.model.answer("CMD: rm old").answer(Reply.failed(new ModelProblem.Api("no")));
        PursuitResult result = pursue();
        assertThat(result.how()).isEqualTo(PursuitResult.How.ERROR);
        assertThat(rehearsals.find("").changes().stream().map(Change::path))
                .containsExactly(home.resolve("old"));
    }

    @Test
    void aFurtherGoalStartsWhereTheLastEnded() throws Exception {
        pursuing.person.answering("try-1", "and now the second part").answering("try-1", "drop");
        pursue(
                "CMD: cd dir; X=kept; rm ../old\nGOAL: complete",
                "CMD: echo \"$X in ${PWD##*/}\"; ls ..; touch b",
                END);
        assertThat(pursuing.question(2)).contains("kept in dir\ndir\n");
        assertThat(pursuing.instructions(1)).contains("and now the second part");
        assertThat(
                        pursuing.events.events().stream()
                                .filter(Event.Rehearsed.class::isInstance)
                                .map(event -> ((Event.Rehearsed) event).command()))
                .containsExactly(":norris work", ":norris work; and now the second part");
        assertThat(rehearsals.list()).isEmpty();
    }
}
