package aish.commands;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import module java.base;

import org.junit.jupiter.api.Test;

class MetaCommandsTest {
    private final Manual quit =
            new Manual("quit", List.of("q", "exit", "bye"), "quit", "leave aish", "aish");
    private final Manual clear =
            new Manual("clear", List.of("cls"), "clear", "wipe the screen", "aish");
    private final List<String> made = new ArrayList<>();
    private final MetaCommands table = new MetaCommands(() -> List.of(quit, clear), this::make);

    private MetaCommand make(String name, MetaCommands table) {
        made.add(name);
        return _ -> new Next.Run(name);
    }

    @Test
    void findsByNameAndAliasInAnyCase() {
        assertThat(table.manual("quit")).contains(quit);
        assertThat(table.manual("q")).contains(quit);
        assertThat(table.manual("CLS")).contains(clear);
        assertThat(table.find("cl")).isEmpty();
        assertThat(table.find("")).isEmpty();
    }

    @Test
    void buildsACommandWhenItIsFirstCalled() {
        assertThat(made).isEmpty();
        MetaCommand found = table.find("Q").orElseThrow();
        assertThat(found.run("")).isEqualTo(new Next.Run("quit"));
        assertThat(table.find("bye")).containsSame(found);
        assertThat(made).containsExactly("quit");
    }

    @Test
    void keepsTheOrderOfTheTable() {
        assertThat(table.manuals()).containsExactly(quit, clear);
        assertThat(table.names()).containsExactly("quit", "q", "exit", "bye", "clear", "cls");
    }

    @Test
    void suggestsTheNearestName() {
        assertThat(table.nearest("quti")).contains("quit");
        assertThat(table.nearest("claer")).contains("clear");
        assertThat(table.nearest("zzzzzz")).isEmpty();
    }

    @Test
    void whateverAttachesMayBeKeptOnThisMachine() {
        assertThat(Manuals.all())
                .filteredOn(manual -> manual.name().startsWith("add-"))
                .noneMatch(Manual::takesNothing);
    }

    @Test
    void refusesTwoCommandsOfOneName() {
        MetaCommands twice = new MetaCommands(() -> List.of(quit, clear, quit), this::make);
        assertThatThrownBy(twice::names).hasMessage("two meta commands are called quit");
    }
}
