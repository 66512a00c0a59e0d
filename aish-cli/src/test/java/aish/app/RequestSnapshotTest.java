package aish.app;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.context.Attachment;
import aish.context.Conversation;
import aish.context.ExecLog;
import aish.context.OutputText;
import aish.context.PromptAssembler;
import aish.context.PromptAssembler.Surroundings;
import aish.context.Stance;
import aish.context.Turn;
import aish.model.Message.ToolCall;
import aish.model.http.Endpoint;
import aish.model.openai.OpenAiClient;
import aish.testing.Ran;
import aish.testing.Talk;
import org.junit.jupiter.api.Test;

/** Whole requests, byte for byte: whatever changes them costs every server its cache. */
class RequestSnapshotTest {
    private final Conversation conversation =
            new Conversation(new ExecLog(new OutputText(), 200), Instant::now);
    private final PromptAssembler assembler =
            new PromptAssembler(() -> new Surroundings("Linux 6.1 amd64", "bash", Ran.HOME));
    private final OpenAiClient client =
            new OpenAiClient(
                    new Endpoint(
                            URI.create("https://models.example/api/v1"),
                            "big",
                            () -> "secret-key",
                            Map.of("X-Title", "aish"),
                            OptionalDouble.of(0.2),
                            OptionalInt.of(512),
                            Duration.ofSeconds(1),
                            Duration.ofSeconds(1)),
                    Map.of(),
                    Instant::now);

    @Test
    void theFirstQuestion() throws IOException {
        Talk.ask(conversation, "what is in \"here\"?");
        assertThat(request()).isEqualTo(snapshot("first-question"));
    }

    @Test
    void aConversationWithCommandsInBetween() throws IOException {
        conversation.attach("[file a.txt]\none\n[end file a.txt]");
        Talk.ask(conversation, "what is this?");
        Talk.answer(conversation, "A file.\nCMD: make", false);
        conversation.ran(Ran.command("make", 2, "\u001b[31merror\u001b[0m: no rule\r\n"));
        conversation.ran(Ran.command("cd /tmp", 0, "", Path.of("/tmp")));
        Talk.ask(conversation, "why did that fail?");
        Talk.answer(conversation, "Because", true);
        conversation.ran(Ran.command("seq 1000", 0, "1234567890\n".repeat(100), Path.of("/tmp")));
        Talk.ask(conversation, "go on");
        assertThat(request()).isEqualTo(snapshot("conversation"));
    }

    @Test
    void attachedContext() throws IOException {
        Talk.attach(
                conversation,
                new Attachment.Draft(
                        Attachment.Kind.NOTE, "mind the gap", "the person", "mind the gap"));
        Attachment file =
                Talk.attach(
                        conversation,
                        new Attachment.Draft(
                                Attachment.Kind.FILE, "a.c:2-3", "/src/a.c", "int a;\nint b;\n"));
        Talk.change(
                conversation,
                file.id(),
                file.card().priority(Attachment.Priority.CRITICAL).pinned(true));
        conversation.ran(Ran.command("make", 2, "error\n"));
        Talk.ask(conversation, "what is wrong with @a.c:2-3?");
        assertThat(request()).isEqualTo(snapshot("attached"));
    }

    @Test
    void stanceMemoryAndSummary() throws IOException {
        assembler.setStance(Stance.REVIEW);
        assembler.setSummary("They spoke of tea.");
        Talk.ask(conversation, "go on");
        assertThat(request()).isEqualTo(snapshot("summed-up"));
    }

    @Test
    void aGoal() throws IOException {
        assembler.setStance(Stance.QUIET);
        assembler.setSummary("They spoke of tea.");
        assembler.pin("[NORRIS MODE] Make tea.");
        Talk.ask(conversation, "Begin.");
        assertThat(request()).isEqualTo(snapshot("goal"));
    }

    @Test
    void toolsAndWhatTheyGaveBack() throws IOException {
        assembler.tools(PromptAssembler.Tools.OFFERED);
        Talk.ask(conversation, "how late is it?");
        Talk.call(
                conversation, "", List.of(new ToolCall("c1", "clock__now", "{\"zone\":\"UTC\"}")));
        Talk.attach(
                conversation,
                new Attachment.Draft(Attachment.Kind.NOTE, "hurry", "the person", "hurry"));
        Talk.give(conversation, List.of(new Turn.Tools.Result("c1", "12:00")));
        assertThat(request()).isEqualTo(snapshot("tools"));
    }

    private String request() {
        return client.preview(assembler.request(conversation));
    }

    /** Writes what there is now with {@code -Daish.goldens=update}. */
    private String snapshot(String name) throws IOException {
        String resource = "request-" + name + ".txt";
        if (System.getProperty("aish.goldens", "").equals("update")) {
            Path file = Path.of("aish-cli/src/test/resources/aish/app", resource);
            Files.writeString(file, request() + "\n");
            return request();
        }
        try (InputStream text = RequestSnapshotTest.class.getResourceAsStream(resource)) {
            byte[] bytes = Objects.requireNonNull(text, resource).readAllBytes();
            return new String(bytes, StandardCharsets.UTF_8).stripTrailing();
        }
    }
}
