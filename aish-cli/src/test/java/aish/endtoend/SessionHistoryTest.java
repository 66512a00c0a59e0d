package aish.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.testing.FileMode;
import aish.testing.ModelStub;
import aish.testing.Sandbox;
import aish.testing.TalkExtension;
import aish.testing.TerminalSession;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** What was said and run is found again, or forgotten for good. */
@Tag("edge")
@ExtendWith(TalkExtension.class)
class SessionHistoryTest {
    private static void ask(TerminalSession aish, ModelStub model, String question, String answer) {
        model.says(answer);
        assertThat(aish.run("? " + question)).contains(answer);
    }

    @Test
    void earlierSessionsAreSearched(Sandbox sandbox, ModelStub model) throws Exception {
        Path project = Files.createDirectories(sandbox.work().resolve("p/sub"));
        Files.createDirectories(sandbox.work().resolve("p/.git"));
        try (TerminalSession aish = sandbox.open()) {
            ask(aish, model, "how to peel an Orange", "With a knife, from the top.");
            aish.run("(exit 3)");
            aish.run("cd " + project);
            aish.run("$ false # in the project");
            aish.run("$ true # in the project");
        }
        try (TerminalSession aish = sandbox.open()) {
            assertThat(aish.run(":history search orange")).contains("you    how to peel an Orange");
            assertThat(aish.run(":history search ORANGE")).contains("Nothing found");
            assertThat(aish.run(":history search --failed"))
                    .contains("$ (exit 3)  (exit 3, ", "$ false # in the project  (exit 1, ");
            assertThat(aish.run(":history search --failed project"))
                    .contains("false # in the project")
                    .doesNotContain("(exit 3)", "true");
        }
    }

    @Test
    void aTurnIsForgottenForGood(Sandbox sandbox, ModelStub model) throws Exception {
        try (TerminalSession aish = sandbox.open()) {
            ask(aish, model, "first things", "First.");
            aish.run("echo told");
            ask(aish, model, "my pin is 7734", "I will remember 7734.");
            aish.run(":raw");
            ask(aish, model, "last things", "Last.");
            assertThat(aish.run(":history forget 2")).contains("Deleted exchange 2");
            assertThat(aish.run(":history")).contains("first things").contains("last things");
            assertThat(Files.readString(sandbox.records().getFirst())).doesNotContain("7734");
            ask(aish, model, "again", "Yes.");
            assertThat(model.bodies().getLast()).doesNotContain("7734");
        }
        try (TerminalSession aish = sandbox.open("--continue")) {
            ask(aish, model, "and now", "Now.");
            assertThat(model.conversation())
                    .extracting(ModelStub.Said::content)
                    .endsWith("First.", "last things", "Last.", "again", "Yes.", "and now");
            assertThat(aish.run(":history forget 9")).contains("takes the number");
        }
    }

    @Test
    void aSessionIsExportedButOverwritesNothing(Sandbox sandbox, ModelStub model) throws Exception {
        try (TerminalSession aish = sandbox.open()) {
            ask(aish, model, "what is this", "A test.");
            aish.run("echo shown");
            aish.run(":history export said.md");
            assertThat(Files.readString(sandbox.work().resolve("said.md")))
                    .contains("what is this", "A test.", "echo shown");
            aish.run(":history export said.jsonl");
            for (String name : List.of("said.md", "said.jsonl")) {
                assertThat(FileMode.of(sandbox.work().resolve(name))).isEqualTo("rw-------");
            }
            assertThat(Files.readAllLines(sandbox.work().resolve("said.jsonl")))
                    .anyMatch(line -> line.contains("\"e\":\"told\""));
            Files.writeString(sandbox.work().resolve("said.md"), "mine");
            aish.enter(":history export said.md");
            aish.waitFor("Replace\\s+it\\?[^>]*> ");
            aish.enter("");
            aish.waitForPrompt();
            assertThat(sandbox.work().resolve("said.md")).hasContent("mine");
            assertThat(aish.run(":history export said.pdf")).contains("end in .md or .jsonl");
        }
    }

    @Test
    void oldSessionsGo(Sandbox sandbox, ModelStub model) throws Exception {
        try (TerminalSession aish = sandbox.open()) {
            ask(aish, model, "long ago", "Yes.");
        }
        Path old = sandbox.records().getFirst();
        try (TerminalSession aish = sandbox.open()) {
            ask(aish, model, "now", "Yes.");
            Files.setLastModifiedTime(
                    old, FileTime.from(Instant.now().minus(Duration.ofDays(100))));
        }
        try (TerminalSession aish = sandbox.open()) {
            ask(aish, model, "later", "Yes.");
            assertThat(aish.run(":sessions")).contains("now").doesNotContain("long ago");
        }
        assertThat(old).doesNotExist();
    }
}
