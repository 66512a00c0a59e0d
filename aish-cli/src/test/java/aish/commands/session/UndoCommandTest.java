package aish.commands.session;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.commands.Next;
import aish.event.Event;
import aish.event.Operator;
import aish.safety.Analyser;
import aish.safety.SafetyFacts;
import aish.testing.RecordingSink;
import aish.testing.ScriptedOperator;
import aish.undo.UndoStore;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class UndoCommandTest {
    @TempDir private Path temporary;
    private final RecordingSink events = new RecordingSink();
    private final ScriptedOperator person = new ScriptedOperator();
    private Path file;
    private UndoStore store;
    private UndoCommand undo;

    @BeforeEach
    void prepare() throws Exception {
        file = temporary.toRealPath().resolve("x");
        Files.writeString(file, "old");
        store =
                new UndoStore(
                        temporary.resolve("undo"),
                        1000,
                        Duration.ofDays(1),
                        InstantSource.system());
        undo = new UndoCommand(store, Optional::empty, person, events);
    }

    private void overwrite(String id) throws Exception {
        String command = "echo new > x";
        SafetyFacts facts = SafetyFacts.at(temporary.toRealPath(), temporary);
        UndoStore.SavedFiles kept =
                store.setAside(id, command, Analyser.judge(command, facts), facts).orElseThrow();
        Files.writeString(file, "new");
        kept.finished();
    }

    @Test
    void takesBackTheNewest() throws Exception {
        overwrite("cmd-001");

        assertThat(undo.run("")).isEqualTo(Next.PROMPT);
        assertThat(file).hasContent("old");
        assertThat(events.events())
                .containsExactly(
                        new Event.Notice(
                                "Undid echo new > x (1 path restored). :undo 2 reverts this."));
        assertThat(undo.run("")).isEqualTo(Next.FAILED);
        assertThat(undo.run("2")).isEqualTo(Next.PROMPT);
        assertThat(file).hasContent("new");
        assertThat(undo.run("")).isEqualTo(Next.PROMPT);
        assertThat(file).hasContent("old");
    }

    @Test
    void knowsCommandsByTheirNames() throws Exception {
        overwrite("cmd-001");

        assertThat(undo.run("cmd-001")).isEqualTo(Next.PROMPT);
        assertThat(file).hasContent("old");
    }

    @Test
    void wantsToBeForcedIfSomebodyChangedFilesSince() throws Exception {
        overwrite("cmd-001");
        Files.writeString(file, "mine");

        assertThat(undo.run("1")).isEqualTo(Next.FAILED);
        assertThat(file).hasContent("mine");
        assertThat(undo.run("1 force")).isEqualTo(Next.PROMPT);
        assertThat(file).hasContent("old");
    }

    @Test
    void lists() throws Exception {
        undo.run("list");
        overwrite("cmd-001");
        undo.run("list");

        List<Event> told = events.events();
        assertThat(told.getFirst()).isEqualTo(new Event.Answer("Nothing to undo yet."));
        assertThat(((Event.Answer) told.get(1)).text())
                .matches("1  \\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d  cmd-001  echo new > x");
        assertThat(undo.complete(List.of())).contains("list", "1");
    }

    @Test
    void saysWhatIsNotThere() {
        assertThat(undo.run("")).isEqualTo(Next.FAILED);
        assertThat(undo.run("7")).isEqualTo(Next.FAILED);
        assertThat(undo.run("1 2")).isEqualTo(Next.FAILED);
        assertThat(events.events())
                .containsExactly(
                        new Event.Problem("Nothing to undo."),
                        new Event.Problem("Nothing to undo for 7. :undo list shows what there is."),
                        new Event.Problem(":undo takes one id, or list. See :help :undo."));
    }

    private void anotherSessionOverwrites() throws Exception {
        overwrite("cmd-001");
        store =
                new UndoStore(
                        temporary.resolve("undo"),
                        1000,
                        Duration.ofDays(1),
                        InstantSource.fixed(Instant.EPOCH));
        undo = new UndoCommand(store, Optional::empty, person, events);
    }

    private String question() throws Exception {
        String time =
                store.list()
                        .getFirst()
                        .time()
                        .atZone(ZoneId.systemDefault())
                        .format(DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm"));
        return "An earlier session ran echo new > x ("
                + time
                + ", in "
                + temporary.toRealPath()
                + "). Undo that?";
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "cmd-001", "1"})
    void namesAndAsksAboutWhatAnotherSessionRan(String name) throws Exception {
        anotherSessionOverwrites();
        person.choosing(question(), 'n').dropping(question()).choosing(question(), 'y');

        assertThat(undo.run(name)).isEqualTo(Next.FAILED);
        assertThat(undo.run(name)).isEqualTo(Next.FAILED);
        assertThat(file).hasContent("new");
        assertThat(undo.run(name)).isEqualTo(Next.PROMPT);
        assertThat(file).hasContent("old");
    }

    @Test
    void whereNobodyCanBeAskedOnlyAnIdNamesWhatAnotherSessionRan() throws Exception {
        anotherSessionOverwrites();
        undo = new UndoCommand(store, Optional::empty, Operator.NOBODY, events);

        assertThat(undo.run("")).isEqualTo(Next.FAILED);
        assertThat(undo.run("cmd-001")).isEqualTo(Next.FAILED);
        assertThat(file).hasContent("new");
        assertThat(((Event.Problem) events.events().getFirst()).text())
                .startsWith(
                        "Nothing to undo in this session. :undo 1 undoes a command of an earlier one");
        assertThat(undo.run("1")).isEqualTo(Next.PROMPT);
        assertThat(file).hasContent("old");
    }
}
