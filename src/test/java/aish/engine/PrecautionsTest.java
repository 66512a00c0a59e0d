package aish.engine;

import static org.assertj.core.api.Assertions.assertThat;

import aish.config.Config.Confirm;
import aish.console.Event;
import aish.engine.Proposal.Form;
import aish.engine.Proposal.ShellFamily;
import aish.safety.SafetyFacts;
import aish.store.UndoProspect;
import aish.store.UndoStore;
import aish.store.UndoStore.Changed;
import aish.testing.RecordingSink;
import aish.testing.ScriptedOperator;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What happens around a command that a person lets run. */
class PrecautionsTest {
    @TempDir private Path temporary;
    private final RecordingSink events = new RecordingSink();
    private final ScriptedOperator person = new ScriptedOperator();
    private Path project;
    private UndoStore store;

    @BeforeEach
    void prepare() throws IOException {
        project = Files.createDirectory(temporary.toRealPath().resolve("project"));
        Files.writeString(project.resolve("x"), "precious");
        store =
                new UndoStore(
                        temporary.resolve("undo"), 100, Duration.ofDays(1), InstantSource.system());
    }

    private InteractiveGate gate() {
        Precautions precautions =
                new Precautions(_ -> SafetyFacts.at(project, temporary), Optional.of(store));
        return new InteractiveGate(
                person, this::delete, _ -> {}, Confirm.ALWAYS, precautions, _ -> {}, events);
    }

    /** Stands for the shell. */
    private OptionalInt delete(String command) {
        try {
            Files.delete(project.resolve(command.substring(command.lastIndexOf(' ') + 1)));
            return OptionalInt.of(0);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<Suggestion> suggestion(String command) {
        return List.of(
                new Suggestion(
                        "cmd-001", new Proposal(Form.LINE, ShellFamily.POSIX, command, "", "")));
    }

    @Test
    void saysWhatIsAtStakeAndSetsItAside() throws Exception {
        person.choosing("cmd-001  rm x", 'r');
        gate().review(suggestion("rm x"));

        assertThat(project.resolve("x")).doesNotExist();
        assertThat(events.events())
                .containsExactly(
                        new Event.Notice("halt: rm: deletes"),
                        new Event.Notice("would delete 1 file (8 bytes); can be undone"),
                        new Event.Decided("cmd-001", "run"),
                        new Event.Running("rm x"),
                        new Event.Notice(":undo reverts this"));
        store.undo(store.find("cmd-001").orElseThrow(), Changed.KEPT);
        assertThat(project.resolve("x")).hasContent("precious");
    }

    @Test
    void asksAboutWhatIsNamedLaterAndSetsItAside() throws Exception {
        person.choosing("cmd-007  rm x", 'r');
        gate().approve(
                        new Suggestion(
                                "cmd-007",
                                new Proposal(
                                        Form.BLOCK,
                                        ShellFamily.POSIX,
                                        "rm x",
                                        "Delete it:",
                                        "deletes data")));

        assertThat(events.events())
                .containsExactly(
                        new Event.Notice("shell: POSIX"),
                        new Event.Notice("note: Delete it:"),
                        new Event.Notice("risk: deletes data (says the model)"),
                        new Event.Notice("halt: rm: deletes"),
                        new Event.Notice("would delete 1 file (8 bytes); can be undone"),
                        new Event.Decided("cmd-007", "run"),
                        new Event.Running("rm x"),
                        new Event.Notice(":undo reverts this"));
        store.undo(store.find("cmd-007").orElseThrow(), Changed.KEPT);
        assertThat(project.resolve("x")).hasContent("precious");
    }

    @Test
    void undoesWhatHappensInTheBackground() throws Exception {
        Precautions precautions =
                new Precautions(_ -> SafetyFacts.at(project, temporary), Optional.of(store));
        Outlook outlook = precautions.look("rm x &");
        Optional<UndoStore.Kept> kept = precautions.setAside("cmd-001", outlook);
        Precautions.ran("rm x &", OptionalInt.of(0), kept);
        Files.delete(project.resolve("x"));

        store.undo(store.find("").orElseThrow(), Changed.KEPT);
        assertThat(project.resolve("x")).hasContent("precious");
    }

    @Test
    void saysWhatCannotBeUndone() throws Exception {
        Files.writeString(project.resolve("x"), "1".repeat(101));
        person.choosing("cmd-001  rm x", 's');
        gate().review(suggestion("rm x"));

        assertThat(events.events())
                .contains(
                        new Event.Notice(
                                "would delete 1 file (101 bytes); cannot be undone: it is more"
                                        + " than undo.max_bytes allows to set aside"));
        assertThat(project.resolve("x")).exists();
    }

    private Outlook look(String command) {
        return new Precautions(_ -> SafetyFacts.at(project, temporary), Optional.of(store))
                .look(command);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '→',
            textBlock =
                    """
                    for f in *.txt; do rm "$f"; done            → a.txt b.txt
                    for f in *.txt; do rm -- "./$f"; done; ls   → a.txt b.txt
                    for f in a.txt x; do rm "$f"; done          → a.txt x
                    for f in *.txt; do gzip "$f"; done          → a.txt a.txt.gz b.txt b.txt.gz
                    echo a.txt b.txt | xargs rm                 → a.txt b.txt
                    printf '%s\\n' *.txt | xargs -r rm -f       → a.txt b.txt
                    ls *.txt | xargs rm                         → a.txt b.txt
                    find . -name '*.txt' -print0 | xargs -0 rm  → . a.txt b.txt
                    """)
    void resolvesLoopsAndFedCommands(String command, String files) throws Exception {
        Files.writeString(project.resolve("a.txt"), "a");
        Files.writeString(project.resolve("b.txt"), "b");
        Outlook outlook = look(command);
        assertThat(outlook.undo()).isEqualTo(new UndoProspect.Possible());

        UndoStore.Kept kept = precautions().setAside("cmd-001", outlook).orElseThrow();
        List<String> paths =
                store.paths(store.find(kept.id()).orElseThrow()).stream()
                        .map(line -> project.relativize(Path.of(line.substring(10).strip())))
                        .map(path -> path.toString().isEmpty() ? "." : path.toString())
                        .sorted()
                        .toList();
        assertThat(String.join(" ", paths)).isEqualTo(files);
    }

    private Precautions precautions() {
        return new Precautions(_ -> SafetyFacts.at(project, temporary), Optional.of(store));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "for f in $(cat x); do rm \"$f\"; done",
                "cat x | xargs rm",
                "echo 'a b' | xargs rm",
                "ls | xargs rm",
                "find . | xargs rm",
                "echo x | xargs -I{} rm {}",
                "while read f; do rm \"$f\"; done < x"
            })
    void whatCannotBeResolvedIsSaidOnce(String command) {
        assertThat(String.join("; ", look(command).stake()))
                .isEqualTo("cannot be undone: which files it changes is not known");
    }

    @Test
    void aCaptureThatFailsIsSaidBeforeTheCommandRuns() throws Exception {
        Files.delete(project.resolve("x"));
        Files.createSymbolicLink(project.resolve("x"), Path.of("/proc/self/mem"));
        String command = "echo y > x";
        person.choosing("cmd-001  " + command, 'r');
        person.choosing(
                "This cannot be undone (its files cannot be set aside: "
                        + Path.of("/proc/self/mem").toRealPath()
                        + ": Input/output error). Run it anyway?",
                's');
        gate().review(suggestion(command));

        assertThat(events.events()).doesNotContain(new Event.Running(command));
    }

    @Test
    void aCaptureThatFailsIsSaidEvenWhereNobodyIsAsked() throws Exception {
        Files.createSymbolicLink(project.resolve("y"), Path.of("/proc/self/mem"));
        String command = "echo a > y; rm x";
        new InteractiveGate(
                        person,
                        this::delete,
                        _ -> {},
                        Confirm.NEVER,
                        precautions(),
                        _ -> {},
                        events)
                .review(suggestion(command));

        assertThat(events.events())
                .containsSubsequence(
                        new Event.Notice(
                                "cannot be undone: its files cannot be set aside: "
                                        + Path.of("/proc/self/mem").toRealPath()
                                        + ": Input/output error"),
                        new Event.Running(command));
    }
}
