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
                            new Name("help", List.of("h"), "what aish can do", true),
                            new Name("history", List.of(), "what was said", true),
                            new Name("quit", List.of("q", "bye"), "leave aish", false),
                            new Name("model", List.of(), "the model in use", true),
                            new Name("models", List.of(), "all models", false));
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
                .isEqualTo("\n> :help     what aish can do  \n  :history  what was said  ");
    }

    @Test
    void findsACommandByItsOtherName() {
        menu.update("/BY");
        assertThat(drawn(24, 80)).isEqualTo("\n> /quit  leave aish  ");
        assertThat(menu.isComplete()).isFalse();
        menu.update("/bye");
        assertThat(menu.isComplete()).isTrue();
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
    void selectsTheFirstUntilTheUserMoves() {
        menu.update(":mod");
        assertThat(menu.chosen()).isEqualTo(":model ");
        assertThat(menu.isMoved()).isFalse();
        menu.move(1);
        assertThat(menu.chosen()).isEqualTo(":models");
        menu.move(1);
        assertThat(menu.chosen()).isEqualTo(":model ");
        assertThat(menu.isMoved()).isTrue();
    }

    @Test
    void selectsNothingBeforeALetterIsTyped() {
        menu.update(":");
        assertThat(menu.hasSelection()).isFalse();
        menu.move(-1);
        assertThat(menu.chosen()).isEqualTo(":models");
        menu.update(":");
        menu.move(1);
        assertThat(menu.chosen()).isEqualTo(":help ");
    }

    @Test
    void fitsIntoTheWindow() {
        menu.update(":");
        assertThat(drawn(8, 80))
                .isEqualTo(
                        "\n  :help     what aish can do  \n  :history  what was said  \n  … 3 more");
        menu.move(-1);
        assertThat(drawn(8, 80))
                .isEqualTo(
                        "\n  :model    the model in use  \n> :models   all models  \n  … 3 more");
        assertThat(drawn(8, 20))
                .isEqualTo("\n  :model    the mo…\n> :models   all mo…\n  … 3 more");
    }

    @Test
    void isNotSeenInAWindowThatIsTooLow() {
        menu.update(":");
        assertThat(drawn(5, 80)).isEmpty();
        assertThat(menu.isSeen()).isFalse();
        drawn(24, 80);
        assertThat(menu.isSeen()).isTrue();
    }

    private String drawn(int rows, int columns) {
        return menu.draw(rows, columns).toString();
    }
}
