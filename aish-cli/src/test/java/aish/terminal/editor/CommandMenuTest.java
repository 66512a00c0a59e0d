package aish.terminal.editor;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.terminal.completion.LineCompleter.CommandWords;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CommandMenuTest {
    private static final CommandWords COMMANDS =
            new CommandWords() {
                @Override
                public List<Name> names() {
                    return List.of(
                            new Name("help", List.of("h"), "what aish can do"),
                            new Name("history", List.of(), "what was said"),
                            new Name("quit", List.of("q", "bye"), "leave aish"),
                            new Name("model", List.of(), "the model in use"),
                            new Name("models", List.of(), "all models"));
                }

                @Override
                public List<String> arguments(String name, List<String> earlier, String word) {
                    return List.of();
                }

                @Override
                public boolean takesFiles(String name, List<String> earlier) {
                    return false;
                }
            };

    private final CommandMenu menu = new CommandMenu(Optional.of(COMMANDS));

    @Test
    void listsTheCommandsThatStartWithWhatIsTyped() {
        menu.update(":h");
        assertThat(drawn(24, 80))
                .isEqualTo("\n  :help     what aish can do  \n  :history  what was said  ");
    }

    @Test
    void findsACommandByItsOtherName() {
        menu.update("/BY");
        assertThat(drawn(24, 80)).isEqualTo("\n  /quit  leave aish  ");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "h", ":x", ":help ", ":model x", "/home/", "/help/", "ls :h", "::"})
    void staysClosed(String typed) {
        menu.update(typed);
        assertThat(menu.isOpenFor(typed)).isFalse();
    }

    @Test
    void belongsToOneTextOnly() {
        menu.update(":h");
        assertThat(menu.isOpenFor(":h")).isTrue();
        assertThat(menu.isOpenFor(":he")).isFalse();
        menu.close();
        assertThat(menu.isOpenFor(":h")).isFalse();
        assertThat(menu.isOpenFor("")).isFalse();
    }

    @Test
    void fitsIntoTheWindow() {
        menu.update(":");
        assertThat(drawn(8, 80))
                .isEqualTo(
                        "\n  :help     what aish can do  \n  :history  what was said  \n  … 3 more");
        assertThat(drawn(8, 20))
                .isEqualTo("\n  :help     what a…\n  :history  what w…\n  … 3 more");
    }

    @Test
    void isNotSeenInAWindowThatIsTooLow() {
        menu.update(":");
        assertThat(drawn(5, 80)).isEmpty();
    }

    private String drawn(int rows, int columns) {
        return menu.draw(rows, columns).toString();
    }
}
