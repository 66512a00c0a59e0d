package aish.meta;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import aish.testing.RecordingSink;
import java.util.List;
import org.junit.jupiter.api.Test;

class MetaCommandsTest {
    private final MetaCommand quit = new QuitCommand();
    private final MetaCommand clear = new ClearCommand(new RecordingSink());
    private final MetaCommands table = new MetaCommands(List.of(quit, clear));

    @Test
    void findsByNameAndAliasInAnyCase() {
        assertThat(table.find("quit")).contains(quit);
        assertThat(table.find("q")).contains(quit);
        assertThat(table.find("CLS")).contains(clear);
        assertThat(table.find("cl")).isEmpty();
        assertThat(table.find("")).isEmpty();
    }

    @Test
    void keepsTheOrderOfTheTable() {
        assertThat(table.all()).containsExactly(quit, clear);
        assertThat(table.names()).containsExactly("quit", "q", "exit", "bye", "clear", "cls");
    }

    @Test
    void suggestsTheNearestName() {
        assertThat(table.nearest("quti")).contains("quit");
        assertThat(table.nearest("claer")).contains("clear");
        assertThat(table.nearest("zzzzzz")).isEmpty();
    }

    @Test
    void refusesTwoCommandsOfOneName() {
        assertThatThrownBy(() -> new MetaCommands(List.of(quit, clear, new QuitCommand())))
                .hasMessage("two meta commands are called quit");
    }
}
