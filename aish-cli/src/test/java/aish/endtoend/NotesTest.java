package aish.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

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
    void whatAnEditorSavesIsKept(Sandbox sandbox) throws Exception {
        Path editor = sandbox.home().resolve("edit");
        sandbox.write(editor, "printf '\\n## by hand\\nkept\\n' >> \"$1\"\n");
        sandbox.with("EDITOR", "sh " + editor);
        Path file = notes(sandbox).resolve("notes.md");
        try (TerminalSession aish = sandbox.open()) {
            aish.run(":note one");
            aish.run(":notes edit");
            assertThat(aish.run(":note two")).contains("Saved note-2: two");
            assertThat(aish.run(":notes")).contains("notes.md:8", "by hand");
        }
        assertThat(file).content().contains("\n## by hand\nkept\n\n## note-2: two\n");
    }
}
