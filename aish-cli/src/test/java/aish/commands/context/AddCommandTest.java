package aish.commands.context;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.commands.Manuals;
import aish.commands.MetaCommand;
import aish.commands.MetaCommands;
import aish.commands.Next;
import aish.testing.RecordingSink;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AddCommandTest {
    private final RecordingSink events = new RecordingSink();
    private final List<String> ran = new ArrayList<>();
    private final MetaCommands commands =
            new MetaCommands(Manuals::all, (_, _) -> new AddCommand(Kind::new, events));

    /** Writes down how it was called. */
    private final class Kind implements MetaCommand {
        private final String name;

        Kind(String name) {
            this.name = name;
        }

        @Override
        public Next run(String arguments) {
            ran.add(name + "(" + arguments + ")");
            return new Next.Prompt();
        }

        @Override
        public List<String> complete(List<String> earlier) {
            return List.of(name + earlier);
        }

        @Override
        public boolean takesFiles(List<String> earlier) {
            return name.equals("file");
        }
    }

    private MetaCommand command(String name) {
        return commands.find(name).orElseThrow();
    }

    @Test
    void theOldNamesMeanTheSame() {
        command("add").run("file  a.txt:1-2");
        command("add-file").run("a.txt:1-2");
        command("add").run("git-status");
        command("ADD-git-status").run("");
        assertThat(ran)
                .containsExactly(
                        "file(a.txt:1-2)", "file(a.txt:1-2)", "git-status()", "git-status()");
        assertThat(command("add").complete(List.of("diff", "--staged")))
                .isEqualTo(command("add-diff").complete(List.of("--staged")))
                .containsExactly("diff[--staged]");
        assertThat(command("add").takesFiles(List.of("file"))).isTrue();
        assertThat(command("add-file").takesFiles(List.of())).isTrue();
        assertThat(command("add").takesFiles(List.of())).isFalse();
    }

    @Test
    void offersAndListsTheKinds() {
        assertThat(command("add").complete(List.of())).contains("file", "output", "map");
        assertThat(command("add").usage()).contains(":add file PATH[:FROM-TO]", ":add git-status");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "fiel a.txt", "-x", "FILE"})
    void saysWhichKindsThereAre(String arguments) {
        command("add").run(arguments);
        assertThat(ran).isEmpty();
        assertThat(events.shown().toString()).contains("Usage: :add file|dir|output|note|diff");
    }
}
