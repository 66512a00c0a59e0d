package aish.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.testing.BatchRun;
import aish.testing.ModelStub;
import aish.testing.Sandbox;
import aish.testing.TalkExtension;
import aish.testing.TerminalSession;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** A session goes on where it ended, however it ended. */
@Tag("edge")
@ExtendWith(TalkExtension.class)
class ResumeTest {
    private static final int SIGKILL = 9;

    private static void ask(TerminalSession aish, ModelStub model, String question, String answer) {
        model.says(answer);
        assertThat(aish.run("? " + question)).contains(answer.lines().findFirst().orElse(""));
    }

    private static void kill(Sandbox sandbox, TerminalSession aish) {
        aish.signal(SIGKILL);
        aish.awaitExit();
        sandbox.awaitNoProcesses();
    }

    private static String id(Path log) {
        return log.getFileName().toString().replace(".jsonl", "");
    }

    private static String withoutEnd(String body) {
        return body.substring(0, body.lastIndexOf("]"));
    }

    @Test
    void aKilledSessionGoesOn(Sandbox sandbox, ModelStub model) throws Exception {
        try (TerminalSession aish = sandbox.with("PAGER", "cat").open()) {
            aish.run("echo first-output");
            ask(aish, model, "who are you", "I am a stub.\n```sh\necho proposed\n```");
            kill(sandbox, aish);
        }
        try (TerminalSession aish = sandbox.open("--continue")) {
            assertThat(aish.everything()).contains("1 exchange").contains("who are you");
            assertThat(aish.run("echo second-output")).isEqualTo("second-output");
            assertThat(aish.run(":out 1")).isEqualTo("first-output");
            assertThat(aish.run(":out 2")).isEqualTo("second-output");
            ask(aish, model, "what did I run", "You ran echo.");
            assertThat(model.bodies()).hasSize(2);
            assertThat(model.bodies().getLast()).startsWith(withoutEnd(model.bodies().getFirst()));
            assertThat(model.question()).contains("$ echo second-output");
            aish.enter(":run 1");
            aish.waitFor("\\[s]kip[^>]*> ");
            aish.mark().enter("r");
            assertThat(aish.outputUntilPrompt()).contains("proposed");
        }
        assertThat(sandbox.records()).hasSize(1);
    }

    @Test
    void halfAnAnswerStays(Sandbox sandbox, ModelStub model) throws Exception {
        CountDownLatch over = new CountDownLatch(1);
        model.does(
                stream -> {
                    stream.begin().text("The first ").text("half");
                    over.await();
                });
        try (TerminalSession aish = sandbox.open()) {
            aish.enter("? tell me all");
            aish.waitFor("first half");
            kill(sandbox, aish);
        }
        over.countDown();
        try (TerminalSession aish = sandbox.open("--continue")) {
            assertThat(aish.everything()).contains("The first half").contains("(interrupted)");
            ask(aish, model, "go on", "the second half");
            assertThat(model.conversation())
                    .extracting(ModelStub.Said::content)
                    .endsWith("tell me all", "The first half\n[interrupted]", "go on");
        }
    }

    @Test
    void theOutputOfARunningCommandStays(Sandbox sandbox, ModelStub model) throws Exception {
        try (TerminalSession aish = sandbox.with("PAGER", "cat").open()) {
            aish.enter("echo before the end; sleep 301");
            aish.waitFor("before the end\\s");
            sandbox.awaitProcess("sleep 301");
            kill(sandbox, aish);
        }
        try (TerminalSession aish = sandbox.open("--continue")) {
            assertThat(aish.everything()).contains("was running when aish ended");
            assertThat(aish.run(":out")).isEqualTo("before the end");
            ask(aish, model, "what happened", "It was cut off.");
            assertThat(model.question())
                    .contains("$ echo before the end; sleep 301\nexit status: 129")
                    .contains("before the end\n");
        }
    }

    @Test
    void theDirectoryIsOffered(Sandbox sandbox) throws Exception {
        Path there = Files.createDirectories(sandbox.home().resolve("else where"));
        try (TerminalSession aish = sandbox.open()) {
            aish.run("cd '" + there + "'");
            aish.enter("exit");
            aish.awaitExit();
        }
        try (TerminalSession aish = sandbox.start("--continue")) {
            aish.waitFor("Change to it\\?[^>]*> ");
            aish.enter("y");
            aish.waitForPrompt();
            assertThat(aish.run("pwd")).isEqualTo(there.toString());
            aish.enter("exit");
            aish.awaitExit();
        }
        Files.delete(there);
        try (TerminalSession aish = sandbox.open("--continue")) {
            assertThat(aish.everything()).contains("which no longer exists");
            assertThat(aish.run("pwd")).isEqualTo(sandbox.work().toString());
        }
    }

    @Test
    void aSessionThatIsOpenElsewhereIsCopied(Sandbox sandbox, ModelStub model) throws Exception {
        try (TerminalSession first = sandbox.open()) {
            ask(first, model, "who is first", "You are.");
            try (TerminalSession second = sandbox.open("--continue")) {
                assertThat(second.everything())
                        .contains("is open in another aish, so this is a copy");
                ask(second, model, "and second", "You are too.");
            }
            ask(first, model, "again", "Still you.");
            assertThat(model.conversation()).hasSize(4);
        }
        assertThat(sandbox.records()).hasSize(2);
    }

    @Test
    void aNewerRecordIsRefused(Sandbox sandbox, ModelStub model) throws Exception {
        try (TerminalSession aish = sandbox.open()) {
            ask(aish, model, "one", "1");
            kill(sandbox, aish);
        }
        Path log = sandbox.records().getFirst();
        Files.writeString(log, "{\"v\":2,\"e\":\"typed\"}\n", StandardOpenOption.APPEND);
        BatchRun run = sandbox.batch("", "--continue", "-c", "true");
        assertThat(run.error()).contains("written by a newer version of aish");
    }

    @Test
    void oneQuestionContinuesASession(Sandbox sandbox, ModelStub model) throws Exception {
        try (TerminalSession aish = sandbox.open()) {
            ask(aish, model, "my name is Ann", "Hello Ann.");
        }
        model.says("Ann.");
        BatchRun run = sandbox.batch("", "--continue", "-p", "what is my name");
        assertThat(run.output()).isEqualTo("Ann.\n");
        assertThat(model.bodies().getLast()).startsWith(withoutEnd(model.bodies().getFirst()));
        assertThat(sandbox.batch("", "--continue", "-c", "echo $((40+2))"))
                .isEqualTo(new BatchRun("42\n", "", 0));
        try (TerminalSession aish = sandbox.open("--continue")) {
            assertThat(aish.everything()).contains("2 exchanges").contains("what is my name");
        }
    }

    @Test
    void aPersonGoesOnWhereAPursuitHalted(Sandbox sandbox, ModelStub model) throws Exception {
        model.says("CMD: rm -rf old\n");
        BatchRun halted = sandbox.batch("", "--norris", "tidy up");
        String id = id(sandbox.records().getFirst());
        assertThat(halted.status()).isEqualTo(4);
        assertThat(halted.error()).contains("Continue with: aish --resume " + id);
        try (TerminalSession aish = sandbox.open("--resume", id)) {
            assertThat(aish.everything()).contains("tidy up").doesNotContain("could not be read");
        }
    }

    @Test
    void aSessionIsFoundByItsName(Sandbox sandbox, ModelStub model) throws Exception {
        try (TerminalSession aish = sandbox.open()) {
            ask(aish, model, "about apples", "Red.");
            aish.run(":session name fruit salad");
        }
        try (TerminalSession aish = sandbox.open()) {
            ask(aish, model, "about nuts", "Hard.");
            assertThat(aish.run(":sessions"))
                    .containsPattern("(?m)^\\* .*about nuts")
                    .contains("[fruit salad]  about apples");
            assertThat(aish.run(":resume nosuchword")).contains("No session matches");
            assertThat(aish.run(":resume red.")).contains("about apples");
            ask(aish, model, "their colour", "Red, I said.");
            assertThat(model.conversation())
                    .extracting(ModelStub.Said::content)
                    .endsWith("about apples", "Red.", "their colour");
            assertThat(aish.run(":session fork")).contains("stays as it was");
            ask(aish, model, "only here", "Yes.");
        }
        assertThat(sandbox.records()).hasSize(3);
        try (TerminalSession aish = sandbox.start("--resume", "fruit salad")) {
            aish.waitFor("Resume which session\\?[^>]*> ");
            aish.enter("2");
            aish.waitForPrompt();
            ask(aish, model, "what else", "Nothing.");
            assertThat(model.conversation()).hasSize(6);
        }
    }

    @Test
    void aScriptIsToldWhichSessionItLacksAndNothingElse(Sandbox sandbox, ModelStub model)
            throws Exception {
        for (String question : List.of("about apples", "about nuts")) {
            try (TerminalSession aish = sandbox.open()) {
                ask(aish, model, question, "Fine.");
            }
        }
        assertThat(sandbox.batch("", "--resume", "about", "-p", "what"))
                .isEqualTo(
                        new BatchRun(
                                "",
                                "aish: Several sessions match \"about\". aish sessions lists them.\n",
                                2));
        assertThat(sandbox.batch("", "--resume", "-p", "what").error())
                .contains("--resume needs the id or the name of a session");
        assertThat(sandbox.batch("", "--continue", "-c", "echo on").output()).isEqualTo("on\n");
    }

    @Test
    void sessionsAreLookedAfterFromOutside(Sandbox sandbox, ModelStub model) throws Exception {
        assertThat(sandbox.batch("", "sessions"))
                .isEqualTo(new BatchRun("No recorded sessions yet.\n", "", 0));
        try (TerminalSession aish = sandbox.open()) {
            ask(aish, model, "what is up", "The sky.");
            BatchRun open = sandbox.batch("", "sessions", "rm", id(sandbox.records().getFirst()));
            assertThat(open.error()).contains("is open in another aish");
        }
        String id = id(sandbox.records().getFirst());
        assertThat(sandbox.batch("", "sessions").output()).contains(id).contains("what is up");
        assertThat(sandbox.batch("", "sessions", "show", id).output())
                .contains("```text\nwhat is up\n```", "> The sky.");
        assertThat(sandbox.batch("", "sessions", "show", "nothing-like-it").status()).isEqualTo(2);
        assertThat(sandbox.batch("", "sessions", "rm", id)).isEqualTo(new BatchRun("", "", 0));
        assertThat(sandbox.records()).isEmpty();
    }
}
