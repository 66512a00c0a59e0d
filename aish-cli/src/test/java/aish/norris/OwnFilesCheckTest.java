package aish.norris;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.exec.CommandAssessment;
import aish.exec.CommandAssessor;
import aish.safety.SafetyFacts;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whose files a command lays hands on. */
class OwnFilesCheckTest {
    @TempDir Path directory;

    private final OwnFilesCheck stakes = new OwnFilesCheck();

    @BeforeEach
    void aFileOfThePerson() throws Exception {
        directory = directory.toRealPath();
        Files.writeString(directory.resolve("notes"), "mine\n");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "echo x >> notes",
                "echo x | tee -a notes",
                "mv -n notes elsewhere",
                "history -a notes",
                "frobnicate notes",
                "frobnicate --in=notes",
                "frobnicate 'notes'",
                "frobnicate *",
                "frobnicate ~/x",
                "frobnicate .",
            })
    void whatWasThereIsThePersons(String command) {
        assertThat(stakes.of(look(command))).isPresent();
    }

    @Test
    void saysInWordsThatAnArgumentIsNotKnown() {
        assertThat(stakes.of(look("frobnicate $(date)")).orElseThrow())
                .endsWith("one of its arguments is known only when it runs");
    }

    @ParameterizedTest
    @ValueSource(strings = {"echo x >> new", "mkdir out", "frobnicate --all", "frobnicate new"})
    void whatIsNewIsNobodys(String command) {
        assertThat(stakes.of(look(command))).isEmpty();
    }

    @Test
    void whatACommandMadeItMayChange() throws Exception {
        stakes.running(look("echo x >> new"));
        Files.writeString(directory.resolve("new"), "x\n");
        assertThat(stakes.of(look("echo y >> new"))).isEmpty();
        assertThat(stakes.of(look("frobnicate new"))).isEmpty();
    }

    @Test
    void anotherNameForAFileOfThePersonIsNotNew() throws Exception {
        stakes.running(look("ln notes hard"));
        Files.createLink(directory.resolve("hard"), directory.resolve("notes"));
        stakes.running(look("ln -s notes soft"));
        Files.createSymbolicLink(directory.resolve("soft"), Path.of("notes"));
        assertThat(stakes.of(look("echo y >> hard"))).isPresent();
        assertThat(stakes.of(look("echo y >> soft"))).isPresent();
        assertThat(stakes.of(look("frobnicate soft"))).isPresent();
    }

    private CommandAssessment look(String command) {
        SafetyFacts facts = SafetyFacts.at(directory, Path.of("/home/nobody"));
        return new CommandAssessor(_ -> facts, Optional.empty()).assess(command);
    }
}
