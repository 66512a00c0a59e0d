package aish.endtoend;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.testing.ModelStub;
import aish.testing.Sandbox;
import aish.testing.TalkExtension;
import aish.testing.TerminalSession;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** What a person attaches, as the server sees it. */
@Tag("edge")
@ExtendWith(TalkExtension.class)
class ContextTest {
    private static String ask(TerminalSession aish, ModelStub model, String question, String answer)
            throws Exception {
        model.says(answer);
        String shown = aish.run("? " + question);
        assertThat(shown).contains(answer);
        return shown;
    }

    @Test
    void whatIsAttachedIsSentOnceAndStays(Sandbox sandbox, ModelStub model) throws Exception {
        sandbox.write(sandbox.work().resolve("a.txt"), "one\ntwo\nthree\n");
        try (TerminalSession aish = sandbox.open("--stance", "audit")) {
            assertThat(aish.run("/add-note mind the gap")).contains("ctx-001: note mind the gap");
            assertThat(ask(aish, model, "what is in @a.txt:2-3?", "Lines."))
                    .contains("ctx-002: file a.txt:2-3");
            assertThat(model.bodies().getLast()).contains("Stance: audit.");
            assertThat(model.question())
                    .contains("]\nmind the gap\n[end context ctx-001]")
                    .contains("]\ntwo\nthree\n[end context ctx-002]")
                    .doesNotContain("one");
            String first = model.bodies().getLast();
            ask(aish, model, "and @a.txt:2-3 again", "Same.");
            assertThat(model.question()).isEqualTo("and @a.txt:2-3 again");
            assertThat(model.bodies().getLast()).startsWith(first.substring(0, first.length() - 2));
            aish.run(":context remove 2");
            ask(aish, model, "still there", "No.");
            assertThat(model.bodies().getLast()).doesNotContain("three").contains("mind the gap");
            assertThat(aish.run(":panel")).contains("stance").contains("ctx-001 note");
        }
    }

    @Test
    void ofAChangedFileOnlyTheChangesAreSentAlsoAfterResuming(Sandbox sandbox, ModelStub model)
            throws Exception {
        Path file = sandbox.work().resolve("a.txt");
        String text =
                IntStream.range(1, 41).mapToObj(i -> "line %d\n".formatted(i)).collect(joining());
        Files.writeString(file, text);
        try (TerminalSession aish = sandbox.open()) {
            ask(aish, model, "what is in @a.txt now", "Lines.");
            String first = model.bodies().getLast();
            Files.writeString(file, text.replace("line 7\n", "seven\n"));
            assertThat(ask(aish, model, "and in @a.txt now", "Seven."))
                    .contains("ctx-002: file a.txt, only what changed since ctx-001");
            assertThat(model.question())
                    .contains("\n-line 7\n+seven\n")
                    .doesNotContain("line 20")
                    .endsWith("and in @a.txt now");
            assertThat(model.bodies().getLast()).startsWith(first.substring(0, first.length() - 2));
        }
        String last = model.bodies().getLast();
        Files.writeString(file, text.replace("line 30\n", "thirty\n"));
        try (TerminalSession aish = sandbox.open("--continue")) {
            assertThat(aish.run(":add file a.txt"))
                    .contains("ctx-003: file a.txt, only what changed since ctx-002");
            ask(aish, model, "what about it", "Thirty.");
            assertThat(model.question())
                    .contains("-seven", "+line 7", "+thirty")
                    .doesNotContain("line 20");
            assertThat(model.bodies().getLast()).startsWith(last.substring(0, last.length() - 2));
            assertThat(aish.run(":add file a.txt")).contains("ctx-003 is already attached");
            assertThat(aish.run(":add file --whole a.txt"))
                    .contains("Attached ctx-004: file a.txt,");
            ask(aish, model, "and all of it", "All.");
            assertThat(model.question()).contains("line 20");
        }
    }

    @Test
    void aFileThatCannotBeAttachedStopsTheQuestion(Sandbox sandbox, ModelStub model)
            throws Exception {
        Files.write(sandbox.work().resolve("a.bin"), new byte[] {0, 1, 2, 0});
        try (TerminalSession aish = sandbox.open()) {
            aish.enter("? explain @a.bin please");
            aish.waitFor("Nothing was sent");
            assertThat(model.bodies()).isEmpty();
            aish.waitForScreen("> \\? explain @a.bin please");
        }
    }

    @Test
    void aFileThatIsNotThereIsSaidAndNamesAloneAttach(Sandbox sandbox, ModelStub model)
            throws Exception {
        Files.writeString(sandbox.work().resolve("a.c"), "int x;\n");
        try (TerminalSession aish = sandbox.open()) {
            assertThat(aish.run("@nope.c")).isEqualTo("aish: @nope.c names no file");
            assertThat(aish.run("@a.c")).contains("ctx-001: file a.c");
            model.says("Fine.");
            assertThat(aish.run("? see @nope.c please"))
                    .contains("@nope.c names no file; sent as text", "Fine.");
            assertThat(model.question()).contains("int x;").endsWith("see @nope.c please");
        }
    }
}
