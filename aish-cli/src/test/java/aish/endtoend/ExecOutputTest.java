package aish.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.testing.ModelStub;
import aish.testing.TalkExtension;
import aish.testing.TerminalSession;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** What commands did reaches the model with the next question. */
@Tag("edge")
@ExtendWith(TalkExtension.class)
class ExecOutputTest {
    @Test
    void allCommandsSinceTheLastQuestionAreOneTurn(TerminalSession aish, ModelStub model) {
        aish.run("echo one");
        aish.run("printf 'two\\n\\e[31mred\\e[0m\\n'; (exit 3)");
        aish.run("true");
        ask(aish, model, "? well");
        assertThat(model.conversation()).hasSize(2);
        assertThat(model.question())
                .matches(
                        """
                        (?s)\\[exec output\\]
                        \\$ echo one
                        exit status: 0 · \\d+\\.\\d s · out-\\d+
                        one
                        \\$ printf 'two\\\\n\\\\e\\[31mred\\\\e\\[0m\\\\n'; \\(exit 3\\)
                        exit status: 3 · \\d+\\.\\d s · out-\\d+
                        two
                        red
                        \\$ true
                        exit status: 0 · \\d+\\.\\d s
                        \\[end exec output\\]

                        \\[aish\\] When you state what an output or a file shows, cite it: .*

                        well""");
    }

    @Test
    void aLeadingSpaceKeepsACommandSecret(TerminalSession aish, ModelStub model) {
        aish.run(" echo hush");
        aish.run("echo open");
        ask(aish, model, "? well");
        assertThat(model.question()).contains("open").doesNotContain("hush");
    }

    @Test
    void aFullScreenProgramIsNoted(TerminalSession aish, ModelStub model) {
        aish.run("tput smcup; echo drawn; tput rmcup");
        ask(aish, model, "? well");
        assertThat(model.question())
                .contains("(a full-screen program; what it drew is not kept)")
                .doesNotContain("\ndrawn");
    }

    /** A server that caches reads only what is new. */
    @Test
    void whatWasSentStaysTheSame(TerminalSession aish, ModelStub model) {
        for (int i = 0; i < 20; i++) {
            if (i % 3 == 0) {
                aish.run("echo ran-" + i);
            }
            if (i == 7) {
                aish.run("cd /tmp");
            }
            if (i == 11) {
                model.refuses("500 Oops", "", "");
                aish.run("? fails");
            }
            if (i % 4 == 0) {
                aish.run(":raw next why");
            }
            ask(aish, model, "? question " + i);
        }
        aish.run("cd -");
        List<String> bodies = model.bodies();
        bodies = bodies.subList(bodies.size() - 21, bodies.size());
        for (int i = 1; i < bodies.size(); i++) {
            String earlier = bodies.get(i - 1);
            String told = earlier.substring(0, earlier.lastIndexOf("{\"role\":\"user\""));
            assertThat(bodies.get(i)).startsWith(told);
        }
    }

    private static void ask(TerminalSession aish, ModelStub model, String question) {
        model.says("I see.");
        assertThat(aish.run(question)).contains("I see.");
    }
}
