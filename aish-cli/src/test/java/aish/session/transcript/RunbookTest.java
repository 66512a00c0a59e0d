package aish.session.transcript;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.context.Attachment;
import aish.event.Event;
import aish.event.Event.Author;
import aish.secrets.Redactor;
import aish.session.TimedEvent;
import aish.shell.CapturedOutput;
import aish.shell.CommandResult;
import aish.shell.remote.RemoteFiles;
import aish.shell.remote.Target;
import aish.testing.Ran;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RunbookTest {
    private static final Path HOME = Path.of("/home/me");
    private static final Path DEMO = Path.of("/home/me/my demo");

    private final List<TimedEvent> events = new ArrayList<>();

    private RunbookTest happened(Event event) {
        Instant at = Instant.parse("2026-03-01T10:00:00Z").plusSeconds(events.size());
        events.add(new TimedEvent(at, event));
        return this;
    }

    private RunbookTest ran(String command, int status) {
        return ran(command, status, Author.PERSON, HOME, HOME);
    }

    private RunbookTest ran(String command, int status, Author author, Path from, Path to) {
        happened(new Event.Started(command, author, from, 1));
        return happened(new Event.Ran(Ran.command(command, status, "", to), author));
    }

    private Runbook runbook() {
        return Runbook.of(events, Redactor.withoutKnownValues(), ZoneOffset.UTC);
    }

    private String script() {
        return runbook().script();
    }

    private void aSession() {
        ran("git clone https://me:hunter2@example.org/x.git", 0);
        ran("mkae", 127);
        ran("cd 'my demo'", 0, Author.PERSON, HOME, DEMO);
        happened(new Event.Suggested("cmd-001", "make -j8"));
        happened(new Event.Decided("cmd-001", "run"));
        ran("make -j8", 0, Author.MODEL, DEMO, DEMO);
        ran("cd /nowhere && false", 1, Author.PERSON, DEMO, HOME);
        ran("vim notes", 0);
        ran("cat <<E > x\n$HOME `id`\nE\necho done; echo $?", 0);
        happened(new Event.Started("exit", Author.PERSON, HOME, 1));
    }

    @Test
    void theNoteHasFindingsNotesAndSources() {
        ran("make", 0);
        Attachment.Card card =
                new Attachment.Card(
                        "ctx-001",
                        Attachment.Kind.FILE,
                        "Pool.java",
                        true,
                        false,
                        Attachment.Priority.NORMAL,
                        Instant.EPOCH,
                        "/src/Pool.java",
                        10,
                        false);
        happened(new Event.AttachmentChanged(Event.Change.ADDED, new Attachment(card, "")));
        happened(new Event.TaskChanged("shop/task-1", "Fix <b>it", "open"));
        happened(new Event.Noted("shop/note-1", "note", "Ask *Ana*", List.of()));
        happened(
                new Event.Noted(
                        "shop/note-2",
                        "finding",
                        "It leaks, token ghp_0123456789abcdefghijklmnopqrstuvwxyz\n# big",
                        List.of("Pool.java:4", "out-1 (session x)")));
        happened(new Event.TaskChanged("shop/task-1", "Fix <b>it", "done"));
        String note = runbook().note("x.sh");
        assertThat(note.substring(note.indexOf("\n## "), note.indexOf("\n## 1.")))
                .isEqualTo(
                        """

                        ## Tasks

                        - task-1, done: Fix \\<b\\>it

                        ## Findings

                        ### shop/note-2

                        > It leaks, token [redacted]
                        > # big

                        See Pool.java:4, out-1 (session x).

                        ## Notes

                        ### shop/note-1

                        > Ask *Ana*

                        ## Sources

                        - ctx-001, file Pool.java (/src/Pool.java)
                        - Pool.java:4
                        - out-1 (session x)
                        """);
    }

    @Test
    void writesWhatSucceededInOrderWhereItRan() {
        aSession();
        assertThat(script())
                .isEqualTo(
                        """
                        #!/usr/bin/env bash
                        # Commands run in aish on 2026-03-01 10:00:00.
                        # Review this script before running it. It does not contain your aliases and functions.
                        # 3 failed commands are left out.
                        # shellcheck disable=all
                        set -euo pipefail

                        # 1. 2026-03-01 10:00:00 · you · exit status 0 · 1.3 s
                        # Left out because it contains a secret:
                        #   git clone https://me:[redacted]@example.org/x.git

                        cd -- /home/me

                        # 2. 2026-03-01 10:00:04 · you · exit status 0 · 1.3 s
                        cd 'my demo'

                        # 3. 2026-03-01 10:00:08 · the model (cmd-001); you chose run · exit status 0 · 1.3 s
                        make -j8

                        # 4. 2026-03-01 10:00:12 · you · exit status 0 · 1.3 s
                        # Left out because it needs a terminal:
                        #   vim notes

                        cd -- /home/me

                        # 5. 2026-03-01 10:00:14 · you · exit status 0 · 1.3 s
                        cat <<E > x
                        $HOME `id`
                        E
                        echo done; echo $?
                        """);
    }

    @Test
    void saysWhoLetCommandsOfAPursuitRun() {
        happened(new Event.Decided("cmd-001", Event.Decided.CLEAR));
        ran("make", 0, Author.MODEL, HOME, HOME);
        happened(new Event.Decided("cmd-002", Event.Decided.APPROVED));
        ran("make install", 0, Author.MODEL, HOME, HOME);
        assertThat(script())
                .contains("· the model (cmd-001); ran without asking ·")
                .contains("· the model (cmd-002); you approved it ·");
    }

    @Test
    void aDecisionAboutOneSuggestionSaysNothingOfAnother() {
        for (String idle : List.of("skip", "copy", "explain", "denied", "discard", "skipped")) {
            happened(new Event.Decided("cmd-001", idle));
            ran("true " + idle, 0, Author.MODEL, HOME, HOME);
        }
        happened(new Event.Decided("cmd-002", "run"));
        happened(new Event.Typed(":run cmd-003"));
        ran("true later", 0, Author.MODEL, HOME, HOME);
        happened(new Event.Decided("cmd-004", "skip"));
        happened(new Event.Decided("cmd-005", "edit"));
        ran("true edited", 0, Author.MODEL, HOME, HOME);
        assertThat(script())
                .containsPattern("cmd-005\\); you chose edit .*\ntrue edited\n")
                .doesNotContain("cmd-001", "cmd-002", "cmd-004");
        assertThat(script().split("the model; you ran it by name", -1)).hasSize(8);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "export API_KEY=sk-abcdef0123456789",
                "curl -H 'X: ‹secret:work› b' x",
                "cat > g <<'E'\nTOKEN=ghp_abcdef012ghij0123456789\nE"
            })
    void aCommandWithASecretIsAComment(String command) {
        assertThat(ran(command, 0).script())
                .contains("# Left out because it contains a secret:\n#   ")
                .doesNotContain("abcdef012", "\n" + command);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "sudo vim /etc/hosts", "git log | less", "less x", "fg", "python3", "ssh host",
                "sudo -E htop", "/usr/bin/nano x", "man ls", "bash", "FOO=1 vim x", "clear"
            })
    void knowsWhatNeedsATerminal(String command) {
        assertThat(ran("true", 0).ran(command, 0).script()).contains("#   " + command + "\n");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "ls",
                "echo vim",
                "python3 x.py",
                "ssh host uptime",
                "curl x | bash",
                "git log",
                "bash < x",
                "seq 3 | cat",
                "cat x"
            })
    void keepsTheRest(String command) {
        assertThat(ran(command, 0).script()).contains("\n" + command + "\n");
    }

    @Test
    void whatRanOnAnotherMachineIsAComment() {
        Path recorded = Path.of("web1:/var/log");
        ran("rm -r old", 0, Author.PERSON, recorded, recorded);
        RemoteFiles box =
                new RemoteFiles(new Target("docker", "box"), "/root", _ -> Optional.empty());
        ran("rm x", 0, Author.PERSON, box.path("/tmp"), box.path("/tmp"));
        ran("make", 0);

        assertThat(script())
                .contains(
                        "# Left out because it ran on another machine (web1:/var/log):\n#   rm -r old\n",
                        "# Left out because it ran on another machine (docker:box:/tmp):\n#   rm x\n",
                        "\nmake\n")
                .doesNotContain("cd -- web1", "cd -- /tmp", "\nrm");
    }

    @Test
    void whatDrewOnTheWholeScreenIsAComment() {
        CapturedOutput drawn = new CapturedOutput(1, "", 0, "", true, Optional.empty());
        happened(new Event.Started("git commit", Author.PERSON, HOME, 1));
        happened(
                new Event.Ran(
                        new CommandResult("git commit", 0, Duration.ZERO, HOME, 0, 0, drawn),
                        Author.PERSON));
        assertThat(script()).contains("#   git commit\n");
        assertThat(runbook().size()).isZero();
    }

    @Test
    void anOpenHereDocumentSwallowsNothing() {
        ran("cat <<E\nx", 0).ran("make", 0);
        assertThat(script())
                .contains("because it is incomplete:\n#   cat <<E\n#   x\n", "\nmake\n");
    }

    @Test
    @Tag("edge")
    void bashAndShellcheckHaveNothingToSay(@TempDir Path folder) throws Exception {
        aSession();
        ran("for f in *; do echo $f; done", 0);
        ran("x=$(ls | grep a)", 0);
        ran("ps aux | grep java", 0);
        ran("sed 's/$x/b/' f", 0);
        ran("tr a-z A-Z < f", 0);
        ran("cd ..", 0, Author.PERSON, HOME, Path.of("/home"));
        ran("# only a comment", 0, Author.PERSON, Path.of("/home"), Path.of("/home"));
        ran("echo it\\'s; echo \"it's\"", 0, Author.PERSON, Path.of("/it's"), HOME);
        ran("if true; then\n  echo yes\nfi", 0);
        ran("f() { echo $1; }; f a", 0);
        ran("curl -H 'Authorization: Bearer abc123def456' x", 0);
        ran("sleep 1 &", 0);
        Path file = folder.resolve("r.sh");
        Files.writeString(file, runbook().script());
        assertThat(run(folder, "bash", "-n", "r.sh")).isEqualTo(Map.entry(0, ""));
        if (run(folder, "sh", "-c", "command -v shellcheck").getKey() == 0) {
            assertThat(run(folder, "shellcheck", "r.sh")).isEqualTo(Map.entry(0, ""));
        }
    }

    @Test
    @Tag("edge")
    void doesTheSameAgain(@TempDir Path folder) throws Exception {
        ran("mkdir -p 'a b' && cd 'a b'", 0, Author.PERSON, folder, folder.resolve("a b"));
        ran(
                "printf '%s\\n' \"it's $((1+1))\" > one",
                0, Author.PERSON, folder.resolve("a b"), folder.resolve("a b"));
        ran(
                "cat > two <<'E'\n$HOME\nE",
                0,
                Author.PERSON,
                folder.resolve("a b"),
                folder.resolve("a b"));
        ran("cp 'a b/one' three", 0, Author.PERSON, folder, folder);
        Files.writeString(folder.resolve("r.sh"), script());
        assertThat(run(folder, "bash", "r.sh")).isEqualTo(Map.entry(0, ""));
        assertThat(folder.resolve("three")).hasContent("it's 2\n");
        assertThat(folder.resolve("a b/two")).hasContent("$HOME\n");
    }

    private static Map.Entry<Integer, String> run(Path folder, String... command) throws Exception {
        Process process =
                new ProcessBuilder(command)
                        .directory(folder.toFile())
                        .redirectErrorStream(true)
                        .start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor(30, TimeUnit.SECONDS)).isTrue();
        return Map.entry(process.exitValue(), output);
    }
}
