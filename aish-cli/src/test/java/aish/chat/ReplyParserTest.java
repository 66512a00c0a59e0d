package aish.chat;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.chat.ParsedReply.Goal;
import aish.chat.Proposal.Form;
import aish.chat.Proposal.ShellFamily;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.StringLength;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ReplyParserTest {
    @Test
    void findsCommandLines() {
        assertThat(commands("Look:\nCMD: ls -l\nand then\nCMD: df -h\n"))
                .containsExactly("ls -l", "df -h");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                " CMD: ls",
                "CMD:ls",
                "cmd: ls",
                "Use CMD: ls",
                "`CMD: ls`",
                "> CMD: ls",
                "CMD: ",
                "CMD:  ",
                "```python\nCMD: ls\n```",
                "```\nplain text\n```",
                "```json\n{}\n```",
                "",
            })
    void findsNoneElsewhere(String text) {
        assertThat(commands(text)).isEmpty();
    }

    @Test
    void keepsCommandsOfSeveralLinesIntact() {
        String heredoc = "cat > a.txt <<'EOF'\nline 1\n\n  CMD: not me\nEOF";
        String quoted = "echo 'one\ntwo'";
        String continued = "docker run \\\n  --rm \\\n  alpine";
        String block = "for f in *; do\n  echo \"$f\"\ndone";
        for (String command : List.of(heredoc, quoted, continued, block)) {
            assertThat(commands("Do:\nCMD: " + command + "\nThat is all."))
                    .containsExactly(command);
        }
    }

    @Test
    void takesOneLineOfACommandThatNeverEnds() {
        assertThat(commands("CMD: echo 'it\nis open\nCMD: ls")).containsExactly("echo 'it", "ls");
    }

    @Test
    void understandsBlocksOfAShell() {
        for (String name : List.of("sh", "bash", "zsh", "posix", "shell", "Bash", "bash {.x}")) {
            assertThat(ReplyParser.parse("Try\n```" + name + "\nls\npwd\n```\n").proposals())
                    .containsExactly(
                            new Proposal(Form.BLOCK, ShellFamily.POSIX, "ls\npwd", "Try", ""));
        }
    }

    @Test
    void tellsTheBlocksOfOtherShellsApart() {
        Map<String, ShellFamily> families =
                Map.of(
                        "fish", ShellFamily.FISH,
                        "nu", ShellFamily.NUSHELL,
                        "tcsh", ShellFamily.CSH,
                        "pwsh", ShellFamily.POWERSHELL,
                        "PowerShell", ShellFamily.POWERSHELL,
                        "bat", ShellFamily.WINDOWS,
                        "cmd", ShellFamily.WINDOWS);
        families.forEach(
                (name, family) ->
                        assertThat(ReplyParser.parse("~~~" + name + "\nCMD: rm x\n~~~").proposals())
                                .as(name)
                                .containsExactly(
                                        new Proposal(Form.BLOCK, family, "CMD: rm x", "", "")));
        assertThat(ReplyParser.parse("```python\nls\n```").proposals()).isEmpty();
    }

    @Test
    void takesPromptsAway() {
        assertThat(commands("```console\n$ ls -l\ntotal 0\n$ pwd\n/\n```"))
                .containsExactly("ls -l\npwd");
        assertThat(commands("```bash\n$ ls\n$ pwd\n```")).containsExactly("ls\npwd");
        assertThat(commands("```bash\n# a comment\nls\n```")).containsExactly("# a comment\nls");
    }

    @Test
    void unindentsBlocksWithinLists() {
        assertThat(commands("1. Do\n   ```sh\n   if true; then\n     ls\n   fi\n   ```\n"))
                .containsExactly("if true; then\n  ls\nfi");
    }

    @Test
    void findsCommandLinesThatAModelPutIntoABlock() {
        assertThat(ReplyParser.parse("```bash\nCMD: ls\nCMD: pwd\n```").proposals())
                .extracting(Proposal::form)
                .containsExactly(Form.LINE, Form.LINE);
        assertThat(commands("```\nCMD: ls\n```")).containsExactly("ls");
    }

    @Test
    void keepsNoteAndRisk() {
        assertThat(ReplyParser.parse("It frees space:\nCMD: rm -r build\nrisk: high\n").proposals())
                .containsExactly(
                        new Proposal(
                                Form.LINE,
                                ShellFamily.POSIX,
                                "rm -r build",
                                "It frees space:",
                                "high"));
        assertThat(ReplyParser.parse("Risk: low\nCMD: ls").proposals().getFirst().risk())
                .isEqualTo("low");
    }

    @Test
    void readsGoals() {
        assertThat(ReplyParser.parse("done\n GOAL: complete \n").goal()).contains(Goal.COMPLETE);
        assertThat(ReplyParser.parse("GOAL: blocked").goal()).contains(Goal.BLOCKED);
        assertThat(ReplyParser.parse("GOAL: blocked: no key").goal()).contains(Goal.BLOCKED);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "the GOAL: complete", "GOAL: complete!", "goal: complete", "GOAL:complete",
                "GOAL: completed", "GOAL: blockedness", "- GOAL: complete", "```\nCMD\n```"
            })
    void takesOnlyAWholeLineForAGoal(String almost) {
        assertThat(ReplyParser.parse(almost).goal()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "bash", "text", "console", "python"})
    void readsGoalsInsideABlock(String language) {
        ParsedReply read = ReplyParser.parse("```" + language + "\nGOAL: complete\n```");
        assertThat(read).isEqualTo(new ParsedReply(List.of(), Optional.of(Goal.COMPLETE)));
    }

    @Test
    void readsAGoalAfterCommandsInABlockButNotInAFile() {
        ParsedReply read = ReplyParser.parse("```sh\nCMD: ls\nGOAL: blocked: why\n```");
        assertThat(read.goal()).contains(Goal.BLOCKED);
        assertThat(commands("```sh\nmake\nGOAL: complete\n```")).containsExactly("make");
        assertThat(ReplyParser.parse("```diff\n GOAL: complete\n```").goal()).isEmpty();
        assertThat(ReplyParser.parse("CMD: cat <<E\nGOAL: complete\nE").goal()).isEmpty();
    }

    @Test
    void acceptsTheLineEndsOfAnySystem() {
        assertThat(commands("CMD: ls\r\nCMD: cat <<E\r\nx\r\nE\r\n"))
                .containsExactly("ls", "cat <<E\nx\nE");
    }

    @Property
    void neverFailsAndNeverInvents(
            @ForAll @StringLength(max = 200) String noise, @ForAll boolean fenced) {
        String text = (fenced ? "```sh\n" : "CMD: ") + noise;
        for (Proposal proposal : ReplyParser.parse(text).proposals()) {
            assertThat(text.replace("\r\n", "\n")).contains(proposal.command().lines().toList());
        }
    }

    private static List<String> commands(String text) {
        return ReplyParser.parse(text).proposals().stream().map(Proposal::command).toList();
    }
}
