package aish.offline;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.commands.HelpTopics;
import aish.json.Json;
import aish.json.JsonException;
import aish.model.Delta;
import aish.model.Message;
import aish.model.ModelProblem;
import aish.model.ModelRequest;
import aish.model.Reply;
import aish.model.offline.OfflineModel;
import aish.offline.Helper.Said;
import aish.offline.Helper.Speaker;
import aish.process.Cancellation;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class OfflineModelTest {
    private static final OfflineModel MODEL =
            new OfflineModel(helper(Samples.machine("apt", "man"), Samples.noManual()));
    private static final String NORRIS =
            """
            You are aish.

            [NORRIS MODE] You are operating autonomously toward the following goal:

                %s

            When done write GOAL: complete on a line of its own.""";

    private static Helper helper(Machine machine, ManualPages manual) {
        return new Helper(machine, manual, new HelpTopics()::find);
    }

    private static String answer(Message... messages) {
        return MODEL.ask(ModelRequest.of(List.of(messages)), _ -> {}, new Cancellation()).text();
    }

    private static String answer(String question) {
        return answer(new Message.User(question));
    }

    private static String ran(String command, int status, String output) {
        return "[exec output]\n$ %s\nexit status: %d · 0.1 s\n%s\n[end exec output]\n\n"
                .formatted(command, status, output);
    }

    @Test
    void proposesACommandOnALineOfItsOwn() {
        assertThat(answer("find all python files modified this week").lines())
                .contains("CMD: find . -type f -name '*.py' -mtime -7");
    }

    @Test
    void whatIsAttachedIsNotTheQuestion() {
        assertThat(
                        answer(
                                """
                                [context ctx-001 · note · find big files · from the person]
                                list open ports
                                [end context ctx-001]

                                [exec output]
                                $ true
                                exit status: 0 · 0.1 s
                                [end exec output]

                                find all python files modified this week"""))
                .isEqualTo(answer("find all python files modified this week"));
    }

    /** Only what aish says counts, not what a program printed in the same words. */
    @Test
    void explainsAFailureWithWhatChanged() {
        String changed = "Last worked 2 hours ago (out-3). Since then: a.txt is gone.";
        String failed = ran("cat a.txt", 1, "[aish] `cat a.txt`: Last worked never.");
        assertThat(answer("[aish] `cat a.txt`: " + changed + "\n\n" + failed + "why did it fail?"))
                .endsWith("\n\n" + changed);
        assertThat(answer("[aish] `cat b`: " + changed + "\n\n" + failed + "why did it fail?"))
                .doesNotContain("2 hours ago");
    }

    @Test
    void saysWhatItUnderstood() {
        assertThat(answer("delete all .tmp files older than 30 days"))
                .contains(", then delete old *.tmp files in this directory:");
        assertThat(answer("rename all .jpeg to .jpg"))
                .contains(", then change the extension of all jpeg files to jpg:");
        assertThat(answer("make script.sh executable")).startsWith("To make script.sh executable:");
    }

    @Test
    void proposesNothingWhileANameIsMissing() {
        assertThat(answer("delete branch"))
                .contains("`git branch -d <branch>`", "Which branch?")
                .doesNotContain("CMD: ");
    }

    @Test
    void looksBeforeItDeletes() {
        assertThat(answer("delete all *.o files"))
                .startsWith("First see what this would delete, then ")
                .contains(
                        "CMD: find . -type f -name '*.o' -print\n"
                                + "CMD: find . -type f -name '*.o' -delete");
    }

    @Test
    void knowsThePackageManager() {
        assertThat(answer("install htop")).contains("CMD: sudo apt install htop");
        Helper arch = helper(Samples.machine("pacman"), Samples.noManual());
        assertThat(arch.answer(List.of(new Said(Speaker.USER, "install htop")), new Cancellation()))
                .contains("CMD: sudo pacman -S htop");
    }

    @Test
    void saysThatAProgramIsNotInstalled() {
        assertThat(answer("convert holiday.mov to mp4")).contains("`ffmpeg` is not installed here");
    }

    @Test
    void isHonestAboutWhatItDoesNotKnow() {
        assertThat(answer("write me a poem about the sea")).contains("I can't do that");
        assertThat(answer("frobnicate the gizmo in the wozzle"))
                .contains("no recipe")
                .doesNotContain("CMD: ");
    }

    @Test
    void offersManualPages() {
        ManualPages manual =
                new ManualPages() {
                    @Override
                    public List<Page> search(List<String> keywords, Cancellation cancellation) {
                        return keywords.contains("flurbify")
                                ? List.of(new Page("flurb", "flurbifies things"))
                                : List.of();
                    }

                    @Override
                    public Optional<Page> about(String name, Cancellation cancellation) {
                        return Optional.empty();
                    }
                };
        assertThat(
                        helper(Samples.machine(), manual)
                                .answer(
                                        List.of(new Said(Speaker.USER, "how to flurbify")),
                                        new Cancellation()))
                .contains("- `man flurb`: flurbifies things");
    }

    @ParameterizedTest
    @ValueSource(strings = {"who are you?", "What can you do?", "are you a bot?", "help"})
    void saysWhatItIs(String question) {
        assertThat(answer(question)).contains("offline helper").doesNotContain("CMD: ");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "why did that fail?",
                "explain this error",
                "what went wrong",
                "fix it",
                "what's wrong?",
                "why doesn't it work?",
                "Why did the last command fail?"
            })
    void looksAtTheFailure(String question) {
        assertThat(answer(ran("git status", 128, "fatal: not a git repository") + question))
                .contains("not inside a Git repository");
    }

    @Test
    void findsAFailureOfAnEarlierTurn() {
        assertThat(
                        answer(
                                new Message.User(
                                        ran(
                                                        "make",
                                                        2,
                                                        "make: *** No targets specified and no makefile found.")
                                                + "list files"),
                                new Message.Assistant("CMD: ls", List.of()),
                                new Message.User("why did that fail?")))
                .contains("no makefile");
    }

    @Test
    void explainsCommands() {
        assertThat(answer("explain: tar -xzf a.tgz")).contains("- `-x`: extracts");
        assertThat(answer("what does `du -sh .` do?")).contains("- `-s`: only the sum");
        assertThat(answer("what does chmod -R 755 do?")).contains("- `-R`: also all below");
        assertThat(
                        answer(
                                new Message.User("show disk space"),
                                new Message.Assistant("CMD: df -h", List.of()),
                                new Message.User("explain that")))
                .contains("- `-h`: readable sizes");
    }

    @Test
    void pursuesAGoal() {
        Message system = new Message.Instructions(NORRIS.formatted("count the lines in a.txt"));
        String first = answer(system, new Message.User("Begin."));
        assertThat(first.lines())
                .contains("CMD: wc -l -- a.txt")
                .noneMatch("GOAL: complete"::equals);
        String second =
                answer(
                        system,
                        new Message.User("Begin."),
                        new Message.Assistant(first, List.of()),
                        new Message.User(ran("wc -l -- a.txt", 0, "3 a.txt") + "Go on."));
        assertThat(second.lines()).contains("GOAL: complete");
        String failed =
                answer(
                        system,
                        new Message.User("Begin."),
                        new Message.Assistant(first, List.of()),
                        new Message.User(
                                ran("wc -l -- a.txt", 1, "wc: a.txt: No such file or directory")));
        assertThat(failed.lines())
                .contains("GOAL: blocked")
                .noneMatch(line -> line.startsWith("CMD: "));
    }

    @Test
    void pursuesAGoalStepByStep() {
        Message system =
                new Message.Instructions(
                        NORRIS.formatted(
                                "create the directory out/x and then count the files in src"));
        String first = answer(system, new Message.User("Begin."));
        assertThat(first.lines()).contains("CMD: mkdir -p -- out/x");
        assertThat(
                        answer(
                                        system,
                                        new Message.User("Begin."),
                                        new Message.Assistant(first, List.of()),
                                        new Message.User(ran("mkdir -p -- out/x", 0, "")))
                                .lines())
                .contains("CMD: find src -maxdepth 1 -type f | wc -l");
    }

    @Test
    void countsWhatTheTaskBeforeNamed() {
        Message system =
                new Message.Instructions(NORRIS.formatted("list python files then count them"));
        assertThat(answer(system, new Message.User("Begin.")).lines())
                .contains("CMD: find . -type f -name '*.py' | wc -l");
    }

    @Test
    void workedOnTheSameGoalBeforeIsNoReasonToBeDone() {
        Message system = new Message.Instructions(NORRIS.formatted("count the lines in a.txt"));
        String again =
                answer(
                        system,
                        new Message.User("[norris] count the lines in a.txt"),
                        new Message.Assistant("CMD: wc -l -- a.txt", List.of()),
                        new Message.User(ran("wc -l -- a.txt", 0, "3 a.txt") + "[norris] Go on."),
                        new Message.Assistant("GOAL: complete", List.of()),
                        new Message.User("[norris] count the lines in a.txt"));
        assertThat(again.lines()).contains("CMD: wc -l -- a.txt");
    }

    @Test
    void worksOnTheMarkedTask() {
        Message system =
                new Message.Instructions(
                        NORRIS.formatted("tidy up")
                                + "\nTasks:\n  [x] look\n> [ ] count the lines in a.txt\n");
        assertThat(answer(system, new Message.User("[norris] tidy up")).lines())
                .contains("CMD: wc -l -- a.txt");
    }

    @Test
    void givesUpAGoalItHasNothingFor() {
        Message system = new Message.Instructions(NORRIS.formatted("write a novel about whales"));
        assertThat(answer(system, new Message.User("Begin.")).lines()).contains("GOAL: blocked");
        Message skipped = new Message.Instructions(NORRIS.formatted("count the lines in a.txt"));
        assertThat(
                        answer(
                                        skipped,
                                        new Message.User("Begin."),
                                        new Message.Assistant("CMD: wc -l -- a.txt", List.of()),
                                        new Message.User("[aish] action skipped by user: no"))
                                .lines())
                .contains("GOAL: blocked");
    }

    @Test
    void tellsTheAnswerInPieces() {
        List<String> pieces = new ArrayList<>();
        Reply reply =
                MODEL.ask(
                        ModelRequest.of(List.of(new Message.User("delete all *.o files"))),
                        delta -> pieces.add(((Delta.Text) delta).text()),
                        new Cancellation());
        assertThat(pieces).hasSizeGreaterThan(1);
        assertThat(String.join("", pieces)).isEqualTo(reply.text());
        assertThat(reply.finish()).isEqualTo(Reply.Finish.STOP);
        assertThat(reply.usage()).isEmpty();
    }

    @Test
    void stopsWhenCancelled() {
        Cancellation cancellation = new Cancellation();
        Reply reply =
                MODEL.ask(
                        ModelRequest.of(List.of(new Message.User("delete all *.o files"))),
                        _ -> cancellation.cancel(),
                        cancellation);
        assertThat(reply.problem()).contains(new ModelProblem.Cancelled());
        assertThat(reply.text()).isNotEmpty().doesNotContain("CMD: ");
    }

    @Test
    void showsTheRequest() throws JsonException {
        Json json =
                Json.parse(
                        MODEL.preview(
                                ModelRequest.of(
                                        List.of(
                                                new Message.Instructions("be brief"),
                                                new Message.User("hi")))));
        assertThat(json.get("model").text()).contains("offline");
        assertThat(json.get("messages").items()).hasSize(2);
        assertThat(json.get("messages").items().get(1).get("content").text()).contains("hi");
    }
}
