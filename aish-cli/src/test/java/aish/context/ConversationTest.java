package aish.context;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.context.ExecLog.OutputBudget;
import aish.context.PromptAssembler.Surroundings;
import aish.model.Message;
import aish.model.ModelRequest;
import aish.shell.CommandResult;
import aish.testing.Ran;
import aish.testing.Talk;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;

class ConversationTest {
    private final Conversation conversation =
            new Conversation(new ExecLog(new OutputText(), 8000), Instant::now);
    private final PromptAssembler assembler =
            new PromptAssembler(() -> new Surroundings("Linux", "bash", Ran.HOME));

    @Test
    void tellsWhatRanWithTheNextQuestion() {
        conversation.ran(Ran.command("make -j4", 2, "error: no rule\r\n"));
        conversation.ran(Ran.command("pwd", 0, "/home/me\n"));
        Talk.ask(conversation, "why did that fail?");
        assertThat(conversation.turns().getFirst().content())
                .isEqualTo(
                        """
                        [exec output]
                        $ make -j4
                        exit status: 2 · 1.3 s
                        error: no rule
                        $ pwd
                        exit status: 0 · 1.3 s
                        /home/me
                        [end exec output]

                        why did that fail?""");
        Talk.answer(conversation, "No rule.", false);
        assertThat(conversation.draft("and now?").content()).isEqualTo("and now?");
    }

    @Test
    void keepsCommandsOfSeveralLinesApartFromTheirOutput() {
        conversation.ran(Ran.command("cat <<E\nhello\nE", 0, "hello\n"));
        assertThat(conversation.draft("?").content())
                .contains("$ cat <<E\n> hello\n> E\nexit status: 0 · 1.3 s\nhello\n");
    }

    @Test
    void saysWhereTheShellIsOnceItHasMoved() {
        assembler.instructions(conversation);
        Path tmp = Path.of("/tmp");
        conversation.ran(Ran.command("cd /tmp", 0, "", tmp));
        conversation.ran(Ran.command("true", 0, "", tmp));
        assertThat(conversation.draft("?").content())
                .containsOnlyOnce("· now in /tmp")
                .contains("$ cd /tmp\nexit status: 0 · 1.3 s · now in /tmp\n");
        Talk.ask(conversation, "?");
        Talk.answer(conversation, "!", false);
        conversation.ran(Ran.command("false", 1, "", tmp));
        assertThat(conversation.draft("?").content()).doesNotContain("now in");
    }

    @Test
    void takesBackAQuestionThatGotNoAnswer() {
        conversation.ran(Ran.command("false", 1, ""));
        conversation.attach("[file x]\n1\n[end file x]");
        Turn.User first = conversation.draft("why?");
        Talk.ask(conversation, "why?");
        conversation.takeBack();
        assertThat(conversation.turns()).isEmpty();
        assertThat(conversation.draft("why?")).isEqualTo(first);
        assertThat(first.content()).startsWith("[file x]\n1\n[end file x]\n\n[exec output]\n");
    }

    @Test
    void marksAnAnswerThatWasBrokenOff() {
        Talk.ask(conversation, "tell me");
        Talk.answer(conversation, "Once upon", true);
        assertThat(conversation.turns().getLast().content()).isEqualTo("Once upon\n[interrupted]");
    }

    @Test
    void holdsToTheOrderOfTurns() {
        Talk.answer(conversation, "to nothing", false);
        assertThat(conversation.turns()).isEmpty();
        Talk.ask(conversation, "1");
        Turn.User second = Talk.ask(conversation, "2");
        assertThat(conversation.turns()).containsExactly(second);
    }

    @Test
    void staysBoundedHoweverManyCommandsRan() {
        for (int i = 0; i < 500; i++) {
            conversation.ran(Ran.command("cat " + i, 0, "x".repeat(20_000)));
        }
        String text = conversation.draft("?").content();
        assertThat(text).contains("… 219 earlier commands omitted …").hasSizeLessThan(50_000);
        assertThat(text).contains("$ cat 219\n", "$ cat 499\n").doesNotContain("cat 218\n");
        assertThat(text).contains("(its output is kept as out-12)");
        Talk.ask(conversation, "?");
        Talk.answer(conversation, "!", false);
        assertThat(conversation.draft("?").content()).isEqualTo("?");
    }

    @Test
    void sendsAllShortOutputsHoweverManyThereAre() {
        for (int i = 0; i < 100; i++) {
            conversation.ran(Ran.command("echo " + i, 0, "output " + i + "\n"));
        }
        String text = conversation.draft("?").content();
        for (int i = 0; i < 100; i++) {
            assertThat(text)
                    .contains("$ echo " + i + "\nexit status: 0 · 1.3 s\noutput " + i + "\n");
        }
    }

    @Test
    void shortensOldLongOutputsAndNoShortOnes() {
        conversation.ran(Ran.command("whoami", 0, "me\n"));
        for (int i = 0; i < 9; i++) {
            conversation.ran(Ran.command("cat " + i, 0, "x".repeat(7_000) + " end " + i));
        }
        String text = conversation.draft("?").content();
        assertThat(text).contains("$ whoami\nexit status: 0 · 1.3 s\nme\n");
        assertThat(text).contains("\n" + "x".repeat(7_000) + " end 8\n");
        for (int i = 0; i < 8; i++) {
            assertThat(text).contains("x end " + i + "\n");
        }
        assertThat(text).hasSizeLessThan(3 * 8000 + 2000);
    }

    @Test
    void sendsNoOutputIfNoneIsWanted() {
        Conversation reserved = new Conversation(new ExecLog(new OutputText(), 0), Instant::now);
        reserved.ran(Ran.command("cat a", 0, "private"));
        reserved.ran(Ran.command("cat b", 0, "private"));
        assertThat(reserved.draft("?").content())
                .contains("$ cat a\n", "$ cat b\n", "(its output is kept as out-12)")
                .doesNotContain("private");
    }

    @Test
    void keepsOfOldOutputsOnlyWhatMayBeSent() {
        List<CommandResult> results = new ArrayList<>();
        OutputBudget budget = new OutputBudget(new OutputText(), 1000);
        for (int i = 0; i < 200; i++) {
            results.add(Ran.command("cat " + i, 0, "é".repeat(50_000)));
            budget.compact(results);
        }
        int kept =
                results.stream()
                        .map(CommandResult::output)
                        .mapToInt(output -> output.head().length() + output.tail().length())
                        .sum();
        assertThat(kept).isLessThan(50_000 + 12_000 + 200 * 100 + 1);
        assertThat(results.getLast().output().head()).hasSize(50_000);
    }

    @Test
    void forgetsEverything() {
        conversation.ran(Ran.command("false", 1, ""));
        Talk.ask(conversation, "why?");
        Talk.answer(conversation, "So.", false);
        conversation.ran(Ran.command("true", 0, ""));
        conversation.reset();
        assertThat(conversation.turns()).isEmpty();
        assertThat(conversation.draft("?").content()).isEqualTo("?");
    }

    @Property
    void turnsAlternateAndWhatWasSentStays(@ForAll @Size(max = 30) List<Boolean> steps) {
        Conversation said = new Conversation(new ExecLog(new OutputText(), 8000), Instant::now);
        PromptAssembler made =
                new PromptAssembler(() -> new Surroundings("Linux", "bash", Ran.HOME));
        List<Message> before = List.of();
        int number = 0;
        for (boolean step : steps) {
            number++;
            said.ran(Ran.command("cmd " + number, number % 3, "output " + number + "\n"));
            Talk.ask(said, "question " + number);
            ModelRequest request = made.request(said);
            assertAlternating(request.messages());
            assertThat(request.messages().subList(0, before.size())).isEqualTo(before);
            if (step) {
                Talk.answer(said, "answer " + number, number % 5 == 0);
                before = request.messages();
            } else {
                said.takeBack();
            }
        }
    }

    private static void assertAlternating(List<Message> messages) {
        assertThat(messages.getFirst()).isInstanceOf(Message.Instructions.class);
        for (int i = 1; i < messages.size(); i++) {
            assertThat(messages.get(i))
                    .isInstanceOf(i % 2 == 1 ? Message.User.class : Message.Assistant.class);
        }
    }
}
