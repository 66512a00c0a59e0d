package aish.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import aish.json.Json;
import aish.testing.ModelStub;
import aish.testing.Sandbox;
import aish.testing.TalkExtension;
import aish.testing.TerminalSession;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Commands to look at the conversation and to change who takes part in it. */
@Tag("edge")
@ExtendWith(TalkExtension.class)
class ConversationCommandTest {
    @Test
    void rawShowsWhatWasSent(TerminalSession aish, ModelStub model) throws Exception {
        ask(aish, model, "? how are you");
        String shown = aish.run(":raw --json");
        String json = shown.substring(shown.indexOf('{'));
        assertThat(Json.parse(json)).isEqualTo(Json.parse(model.bodies().getLast()));
    }

    @Test
    void rawNextShowsWhatWouldBeSent(TerminalSession aish, ModelStub model) throws Exception {
        ask(aish, model, "? how are you");
        aish.run("echo between");
        String shown = aish.run(":raw next --json why");
        String json = shown.substring(shown.indexOf('{'));
        ask(aish, model, "? why");
        assertThat(Json.parse(json)).isEqualTo(Json.parse(model.bodies().getLast()));
        assertThat(model.question()).contains("$ echo between").endsWith("\n\nwhy");
    }

    @Test
    void turnsAreListed(TerminalSession aish, ModelStub model) {
        assertThat(aish.run(":history")).contains("No questions yet in this session.");
        aish.run("echo x");
        ask(aish, model, "? how are you");
        assertThat(aish.run(":history"))
                .contains("1  just now      you    how are you  (with command output)")
                .contains("model  I see.");
        assertThat(aish.run(":history 1")).contains("$ echo x").endsWith("how are you\n\nI see.");
        assertThat(aish.run(":history 2")).contains("No exchange 2.");
    }

    @Test
    void anotherModelGetsTheWholeConversation(Sandbox sandbox, ModelStub model) throws Exception {
        try (ModelStub second = new ModelStub()) {
            sandbox.write(
                    sandbox.configFile(),
                    """
                    [interaction]
                    prompt = "{model} aish#{count}{status}> "
                    """
                            + TalkExtension.ALONE
                            + model.preset("first")
                            + second.preset("second"));
            try (TerminalSession aish = sandbox.open()) {
                ask(aish, model, "? my name is Ann");
                assertThat(aish.run(":model second")).contains("second (127.0.0.1:");
                ask(aish, second, "? what is my name");
                assertThat(second.conversation())
                        .extracting(ModelStub.Said::content)
                        .endsWith("my name is Ann", "I see.", "what is my name");
                assertThat(aish.screen()).containsPattern("(?m)^second aish#\\d+>");
                assertThat(aish.run(":model scond")).contains("Did you mean second?");
                assertThat(aish.run(":models"))
                        .containsPattern("(?m)^ +first +stub-model .* up ")
                        .containsPattern("(?m)^\\* +second +stub-model .* up ")
                        .contains("offline");
            }
        }
    }

    private static void ask(TerminalSession aish, ModelStub model, String question) {
        model.says("I see.");
        assertThat(aish.run(question)).contains("I see.");
    }
}
