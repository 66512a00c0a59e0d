package aish.exec;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.safety.SafetyFacts;
import aish.undo.UndoStore;
import aish.undo.UndoStore.UndoProspect;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What a command is known to change before it runs. */
class CommandAssessorTest {
    @TempDir private Path temporary;
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

    private CommandAssessment look(String command) {
        return new CommandAssessor(_ -> SafetyFacts.at(project, temporary), Optional.of(store))
                .assess(command);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '→',
            textBlock =
                    """
                    rm *.txt                      → a.txt b.txt
                    rm ./*.txt; ls                → a.txt b.txt
                    gzip *.txt                    → a.txt a.txt.gz b.txt b.txt.gz
                    find . -name '*.txt' -delete  → . a.txt b.txt
                    """)
    void resolvesPatterns(String command, String files) throws Exception {
        Files.writeString(project.resolve("a.txt"), "a");
        Files.writeString(project.resolve("b.txt"), "b");
        CommandAssessment assessment = look(command);
        assertThat(assessment.undo()).isEqualTo(new UndoProspect.Possible());

        UndoStore.Saved kept = assessor().capture("cmd-001", assessment).orElseThrow();
        List<String> paths =
                store.files(store.find(kept.id()).orElseThrow()).stream()
                        .map(project::relativize)
                        .map(path -> path.toString().isEmpty() ? "." : path.toString())
                        .sorted()
                        .toList();
        assertThat(String.join(" ", paths)).isEqualTo(files);
    }

    private CommandAssessor assessor() {
        return new CommandAssessor(_ -> SafetyFacts.at(project, temporary), Optional.of(store));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "for f in *.txt; do rm \"$f\"; done",
                "echo x | xargs rm",
                "for f in $(cat x); do rm \"$f\"; done",
                "cat x | xargs rm",
                "echo 'a b' | xargs rm",
                "ls | xargs rm",
                "find . | xargs rm",
                "echo x | xargs -I{} rm {}",
                "while read f; do rm \"$f\"; done < x"
            })
    void whatCannotBeResolvedIsSaidOnce(String command) {
        assertThat(look(command).assessed().text())
                .containsOnlyOnce("aish cannot tell which files it changes")
                .endsWith(". This cannot be undone.");
    }
}
