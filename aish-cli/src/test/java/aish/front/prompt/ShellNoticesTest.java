package aish.front.prompt;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.event.Event;
import aish.event.Event.Author;
import aish.settings.ConfigSchema;
import aish.testing.RecordingSink;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ShellNoticesTest {
    @TempDir Path home;

    private final RecordingSink screen = new RecordingSink();

    private ShellNotices notices() {
        return new ShellNotices(home.resolve("state"), screen, ConfigSchema::defaults, home);
    }

    private List<String> said() {
        return screen.events().stream()
                .map(
                        event ->
                                event instanceof Event.Notice(String text, _)
                                        ? text
                                        : event.toString())
                .toList();
    }

    private void run(String command, Author author) {
        notices().emit(new Event.Started(command, author, home, 1));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "exec bash                   | exec replaces",
                "cd /tmp && exec -a x zsh -l | exec replaces",
                "export A=1; exec env fish   | exec replaces",
                "bind -x x                   | bind has no",
                "PS1=x                       | PS1 is not",
                "export PS1=x                | PS1 is not",
                "exec 3>&1                   | ''",
                "exec                        | ''",
                "echo exec bash              | ''",
                "find . -exec bash           | ''",
                "mount --bind a b            | ''",
                "MYPS1=x                     | ''",
                "echo PS1=x                  | ''",
            })
    void aLineThatActsDifferentlyIsMentioned(String command, String start) {
        run(command, Author.PERSON);
        if (start.isEmpty()) {
            assertThat(said()).isEmpty();
        } else {
            assertThat(said()).singleElement().asString().startsWith(start);
        }
    }

    @Test
    void eachIsSaidOnce() {
        run("exec bash", Author.PERSON);
        run("exec zsh", Author.PERSON);
        assertThat(said())
                .containsExactly(
                        "exec replaces the bash inside aish: when bash exits, aish exits too."
                                + " Without exec, you come back to aish.");
    }

    @Test
    void aModelsCommandIsNoneOfTheUsersHabits() {
        run("exec bash", Author.MODEL);
        assertThat(said()).isEmpty();
    }

    @Test
    void theStartupFileIsMentionedByWhatItSetsUp() throws IOException {
        Files.writeString(
                home.resolve(".bashrc"),
                "HISTCONTROL=x\nPS1=x\n# bind -x\neval \"$(atuin init bash)\"\n");
        notices().startupFileRead();
        notices().startupFileRead();
        assertThat(said())
                .containsExactly(
                        "~/.bashrc sets up PS1, atuin: not used here. aish doctor explains.");
    }

    @Test
    void aQuestionSaysOnceWhyNothingCanBeTried() {
        Event question = new Event.Proposed("ls", new Event.Assessed(Event.Risk.CLEAR, "reads"));
        notices().emit(question);
        assertThat(said()).isEmpty();
        for (int session = 0; session < 2; session++) {
            ShellNotices notices = notices();
            notices.explainRehearsals(() -> Optional.of("Commands cannot be rehearsed here."));
            notices.emit(question);
            notices.emit(question);
        }
        assertThat(said()).containsExactly("Commands cannot be rehearsed here.");
    }
}
