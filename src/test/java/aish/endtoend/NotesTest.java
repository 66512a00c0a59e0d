package aish.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.testing.ModelStub;
import aish.testing.Sandbox;
import aish.testing.TalkExtension;
import aish.testing.TerminalSession;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Notes and tasks from one session to the next. */
@Tag("edge")
@ExtendWith(TalkExtension.class)
class NotesTest {
    private static Path notes(Sandbox sandbox) {
        return sandbox.home().resolve(".local/share/aish/notes");
    }

    @Test
    void aNoteKeepsItsLinksAndTheTaskComesBack(Sandbox sandbox, ModelStub model) throws Exception {
        try (TerminalSession aish = sandbox.start()) {
            aish.waitForPrompt();
            aish.run("git init -q shop && cd shop && seq 3 > a.txt && cat a.txt");
            assertThat(aish.run(":task new Fix the leak")).contains("Started task-1: Fix the leak");
            assertThat(aish.run(":note --finding Leaks at a.txt:2 as out-1 says"))
                    .contains("Saved note-1")
                    .doesNotContain("Broken");
            model.says("Found the leak\n\nThe proof is in out-1.");
            aish.mark().enter(":summarize");
            aish.waitFor("The proof is in out-1\\.");
            aish.waitFor("Save this summary in your notes on shop\\?[^>]*> ");
            aish.enter("y").waitForPrompt();
            assertThat(aish.run(":panel"))
                    .contains("task          task-1: Fix the leak", "notes         2 on shop");
            assertThat(aish.run(":runbook ../again")).contains("again.md");
        }
        assertThat(sandbox.work().resolve("again.md"))
                .content()
                .contains("## Findings", "Leaks at a.txt:2", "## Sources", "out-1 (session ");
        try (TerminalSession aish = sandbox.startIn(sandbox.work().resolve("shop"), "--continue")) {
            aish.waitForPrompt();
            assertThat(aish.everything()).contains("Current task: task-1, Fix the leak");
            assertThat(aish.run(":task done")).contains("Done: ");
            aish.run("cd");
            assertThat(aish.run(":notes search leak proof")).contains("note-2", "Found the leak");
            assertThat(aish.run(":notes show shop/note-1")).contains("- link: a.txt:2");
        }
    }

    @Test
    void whatAnEditorSavesIsKept(Sandbox sandbox) throws Exception {
        Path editor = sandbox.home().resolve("edit");
        sandbox.write(editor, "printf '\\n## by hand\\nkept\\n' >> \"$1\"\n");
        sandbox.with("EDITOR", "sh " + editor);
        Path file = notes(sandbox).resolve("notes.md");
        try (TerminalSession aish = sandbox.start()) {
            aish.waitForPrompt();
            aish.run(":note one");
            aish.run(":notes edit");
            assertThat(aish.run(":note two")).contains("Saved note-2: two");
            assertThat(aish.run(":notes")).contains("notes.md:8", "by hand");
        }
        assertThat(file).content().contains("\n## by hand\nkept\n\n## note-2: two\n");
    }

    @Test
    void scriptsGetEvents(Sandbox sandbox) throws Exception {
        assertThat(sandbox.batch("", "--json", "-c", ":note hello").output())
                .contains(
                        "{\"v\":1,\"event\":\"noted\",\"id\":\"global/note-1\",\"kind\":\"note\",\"text\":\"hello\",\"links\":[]}");
        assertThat(Files.readString(notes(sandbox).resolve("notes.md"))).contains("note-1: hello");
    }
}
