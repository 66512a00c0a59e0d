package aish.norris;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.event.Event;
import aish.exec.CommandAssessor;
import aish.exec.PermissionRules;
import aish.exec.rehearsal.Rehearsals.Network;
import aish.safety.SafetyFacts;
import aish.testing.RecordedLimits;
import aish.undo.UndoStore;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Patches in a pursuit pass the same gate as commands. */
class PursuitPatchTest {
    private static final String END = "GOAL: complete";
    private static final String CHANGE =
            "```diff\n--- a/x\n+++ b/x\n@@ -1 +1 @@\n-precious\n+new\n```\n";
    private static final String CREATION =
            "```diff\n--- /dev/null\n+++ b/y\n@@ -0,0 +1 @@\n+new\n```\n";

    @TempDir private Path temporary;
    private final Pursuing pursuing = new Pursuing();
    private Path project;
    private Path file;
    private UndoStore store;

    @BeforeEach
    void prepare() throws IOException {
        project = Files.createDirectory(temporary.toRealPath().resolve("project"));
        file = Files.writeString(project.resolve("x"), "precious\n");
        store =
                new UndoStore(
                        temporary.resolve("undo"), 100, Duration.ofDays(1), InstantSource.system());
        pursuing.assessor =
                new CommandAssessor(
                        _ -> SafetyFacts.at(project, temporary),
                        () -> Optional.of(store),
                        Optional::empty,
                        PermissionRules.empty(),
                        _ -> project,
                        () -> "",
                        _ -> Optional.empty());
    }

    @Test
    void changesToFilesHaltAndCanBeUndone() throws Exception {
        pursuing.person.choosing("[N]", 'p');
        pursuing.pursue("change", CHANGE, END);
        assertThat(file).hasContent("new");
        assertThat(pursuing.events.events())
                .contains(new Event.Notice("Changed: changed x (:undo patch-001)"));
        store.undo(store.find("patch-001").orElseThrow(), UndoStore.Changed.KEPT);
        assertThat(file).hasContent("precious");
    }

    @Test
    void aSkippedPatchChangesNothing() throws Exception {
        pursuing.person.choosing("[N]", 's');
        pursuing.pursue("change", CHANGE, END);
        assertThat(file).hasContent("precious");
        assertThat(pursuing.model.requests().getLast().messages().toString())
                .contains("[aish] action skipped by user: patch-001 (x)");
    }

    @Test
    void newFilesAreWrittenUnasked() throws Exception {
        pursuing.pursue("create", CREATION, END);
        assertThat(project.resolve("y")).hasContent("new");
    }

    @Test
    void limitsHoldForPatchesToo() throws Exception {
        pursuing.confined = new RecordedLimits().forNobody();
        pursuing.pursue("create", CREATION, END);
        assertThat(project.resolve("y")).doesNotExist();
    }

    @Test
    void aPursuitOnACopyNeverChangesTheDisk() throws Exception {
        pursuing.copy = Optional.of(new WorkingCopy("try-1", Network.OFF));
        pursuing.pursue("change", CHANGE, END);
        assertThat(file).hasContent("precious");
        assertThat(pursuing.events.events())
                .contains(
                        new Event.Patched(
                                "patch-001",
                                Event.Patched.State.FAILED,
                                List.of("x"),
                                "patch-001 was not applied: the shell is not on the copy of the"
                                        + " disk.",
                                ""));
    }
}
