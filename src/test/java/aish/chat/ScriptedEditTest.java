package aish.chat;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.context.Conversation;
import aish.context.ExecLog;
import aish.context.OutputText;
import aish.context.PromptAssembler;
import aish.context.PromptAssembler.Surroundings;
import aish.event.Interrupts;
import aish.model.Message;
import aish.model.Message.ToolCall;
import aish.model.Reply;
import aish.testing.Dispatching;
import aish.testing.NpmServers;
import aish.testing.RecordingSink;
import aish.testing.ScriptedModel;
import aish.testing.ScriptedOperator;
import aish.testing.Tier;
import aish.tools.mcp.McpServers;
import aish.tools.mcp.McpServers.ServerSpec;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** From a question to a changed file: model, consent, a real server, and back. */
@Tag("edge")
@Tag(Tier.NIGHTLY)
class ScriptedEditTest {
    private static final Duration PATIENCE = Duration.ofSeconds(60);

    @TempDir Path folder;

    private static Reply calling(String tool, String arguments) {
        return new Reply(
                "",
                "",
                List.of(new ToolCall("c1", tool, arguments)),
                Reply.Finish.TOOL_CALLS,
                Optional.empty(),
                Optional.empty(),
                Optional.empty());
    }

    @Test
    void editsAFileOnceThePersonAgrees() throws Exception {
        Path root = folder.toRealPath();
        Path file = Files.writeString(root.resolve("a.txt"), "one\n");
        ServerSpec spec =
                new ServerSpec(
                        "fs",
                        true,
                        NpmServers.files(root),
                        Map.of(),
                        Optional.empty(),
                        Optional.empty(),
                        Map.of(),
                        ServerSpec.Transport.AUTO,
                        PATIENCE,
                        PATIENCE);
        ScriptedModel model = new ScriptedModel();
        ScriptedOperator person =
                new ScriptedOperator()
                        .choosing("Call fs__edit_file?", 'y')
                        .choosing("Call fs__write_file?", 'y');
        RecordingSink events = new RecordingSink();
        Interrupts interrupts = new Interrupts();
        try (McpServers servers =
                new McpServers(
                        List.of(spec),
                        "1",
                        System.getenv(),
                        () -> root,
                        (_, text) -> text,
                        Optional::empty)) {
            assertThat(servers.connect("fs").isConnected()).isTrue();
            TurnLoop turns =
                    new TurnLoop(
                            new Conversation(new ExecLog(new OutputText(), 8000), Instant::now),
                            new PromptAssembler(() -> new Surroundings("Linux", "sh", root)),
                            model,
                            new Suggestions(),
                            new Dispatching(servers, person, Map.of(), model, interrupts, events)
                                    .dispatch,
                            ContextAdmission.FREE,
                            interrupts,
                            events);
            model.answer(
                            calling(
                                    "fs__edit_file",
                                    "{\"path\":\""
                                            + file
                                            + "\",\"edits\":[{\"oldText\":\"one\",\"newText\":\"two\"}]}"))
                    .answer("Done.");
            assertThat(turns.ask("make it two").reply().text()).isEqualTo("Done.");
            assertThat(file).hasContent("two\n");
            model.answer(
                            calling(
                                    "fs__write_file",
                                    "{\"path\":\"/aish-outside\",\"content\":\"x\"}"))
                    .answer("It was refused.");
            turns.ask("and outside?");
            assertThat(model.requests().getLast().messages().getLast())
                    .isInstanceOfSatisfying(
                            Message.Tool.class,
                            told ->
                                    assertThat(told.text())
                                            .startsWith("[error]")
                                            .contains("outside"));
            assertThat(Path.of("/aish-outside")).doesNotExist();
        }
    }
}
