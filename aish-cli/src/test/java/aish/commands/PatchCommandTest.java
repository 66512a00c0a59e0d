package aish.commands;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.chat.Patches;
import aish.chat.Suggestions;
import aish.event.Event;
import aish.event.Event.Patched;
import aish.event.Event.Patched.State;
import aish.event.EventSink;
import aish.exec.CommandAssessor;
import aish.exec.PermissionRules;
import aish.patch.Allowance;
import aish.safety.SafetyFacts;
import aish.testing.Executing;
import aish.testing.FakeShell;
import aish.testing.RecordingSink;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PatchCommandTest {
    private static final String DIFF =
            """
            diff --git a/x b/x
            --- a/x
            +++ b/x
            @@ -1,2 +1,2 @@
            -1
            +one
             2
            @@ -9,2 +9,3 @@
             9
             10
            +11
            """;

    @TempDir private Path temporary;
    private final RecordingSink events = new RecordingSink();
    private final List<String> shown = new ArrayList<>();
    private Path project;
    private Patches patches;
    private PatchCommand command;

    @BeforeEach
    void prepare() throws IOException {
        project = Files.createDirectory(temporary.toRealPath().resolve("project"));
        Files.writeString(project.resolve("x"), "1\n2\n3\n4\n5\n6\n7\n8\n9\n10\n");
        patches = new Suggestions().patches();
        EventSink all =
                event -> {
                    events.emit(event);
                    patches.emit(event);
                };
        CommandAssessor assessor =
                new CommandAssessor(
                        _ -> SafetyFacts.at(project, temporary),
                        Optional::empty,
                        Optional::empty,
                        PermissionRules.empty(),
                        _ -> project,
                        () -> "",
                        _ -> Optional.empty());
        command =
                new PatchCommand(
                        patches,
                        Executing.on(new FakeShell(), assessor, _ -> {}, all).patches(),
                        () -> shown::add,
                        () -> project,
                        temporary,
                        all);
    }

    private void propose(String id, String source) {
        patches.emit(new Patched(id, State.PROPOSED, List.of("x"), "", source));
    }

    private Event last() {
        return events.events().getLast();
    }

    @Test
    void anEmptyListSaysHowToFillIt() {
        command.run("");
        assertThat(last())
                .isEqualTo(
                        new Event.Answer(
                                "No patches yet. A model can propose changes to files as a diff."));
        command.run("show");
        assertThat(last()).isEqualTo(new Event.Problem("No patches yet. Ask a question first."));
    }

    @Test
    void listsPatchesWithTheirStates() {
        propose("patch-001", DIFF);
        propose("patch-002", DIFF);
        command.run("reject 1");
        command.run("");
        assertThat(last())
                .isEqualTo(
                        new Event.Answer(
                                """
                                patch-001  rejected   1 file, 2 hunks, +2 −1  x
                                patch-002  proposed   1 file, 2 hunks, +2 −1  x\
                                """));
    }

    @Test
    void showsADiffAgainstTheFileAsItIs() {
        propose("patch-001", "x\n<<<<<<< SEARCH\n1\n=======\none\n>>>>>>> REPLACE\n");
        command.run("show 1");
        assertThat(shown)
                .containsExactly(
                        """
                        diff --git a/x b/x
                        --- a/x
                        +++ b/x
                        @@ -1,4 +1,4 @@
                        -1
                        +one
                         2
                         3
                         4
                        """);
    }

    @Test
    void saysWhetherAPatchFits() throws Exception {
        propose("patch-001", DIFF);
        assertThat(command.run("check")).isEqualTo(Next.PROMPT);
        assertThat(last())
                .isEqualTo(new Event.Notice("patch-001 fits. :patch apply patch-001 applies it."));
        Files.writeString(project.resolve("x"), "1\n2\n");
        assertThat(command.run("check patch-001")).isEqualTo(Next.FAILED);
        assertThat(last())
                .isEqualTo(
                        new Patched(
                                "patch-001",
                                State.FAILED,
                                List.of(),
                                """
                                patch-001 does not fit: hunk 2 of x (line 9) differs from the file.
                                  line 2, patch: 9
                                  line 2, file:  2
                                  line 3, patch: 10
                                  line 3, file:  (end of file)\
                                """,
                                ""));
    }

    @Test
    void appliesWithOptionsThroughTheGate() {
        propose("patch-001", DIFF);
        assertThat(command.run("apply 1 --fuzz --anywhere"))
                .isEqualTo(
                        new Next.ApplyPatch(
                                patches.find("1").orElseThrow(),
                                EnumSet.of(Allowance.FUZZ, Allowance.ANYWHERE)));
        assertThat(command.run("apply 7")).isEqualTo(Next.FAILED);
        assertThat(last()).isEqualTo(new Event.Problem("No patch 7. The newest is patch-001."));
        assertThat(command.run("apply --force")).isEqualTo(Next.FAILED);
    }

    @Test
    void rejectsOneHunk() {
        propose("patch-001", DIFF);
        command.run("reject 1 1");
        assertThat(patches.find("1").orElseThrow().patch().source())
                .isEqualTo(
                        """
                        diff --git a/x b/x
                        --- a/x
                        +++ b/x
                        @@ -9,2 +9,3 @@
                         9
                         10
                        +11
                        """);
        command.run("reject 1 2");
        assertThat(last()).isEqualTo(new Event.Problem("No hunk 2: patch-001 has 1."));
    }

    @Test
    void exportsADiffButReplacesNoFile() throws Exception {
        propose("patch-001", DIFF);
        command.run("export my fix.patch");
        assertThat(project.resolve("my fix.patch")).hasContent(DIFF.stripTrailing());
        assertThat(command.run("export 1 my fix.patch")).isEqualTo(Next.FAILED);
        assertThat(last()).isEqualTo(new Event.Problem("my fix.patch already exists."));
    }
}
