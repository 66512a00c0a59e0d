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

/** What answers cite is checked, and so is what is recorded. */
@Tag("edge")
@ExtendWith(TalkExtension.class)
class EvidenceTest {
    private static String ask(TerminalSession aish, ModelStub model, String answer) {
        model.says(answer);
        return aish.run("? what is it");
    }

    @Test
    void linesThatCiteAreMarkedAndTheRecordIsVerified(Sandbox sandbox, ModelStub model)
            throws Exception {
        Path file = sandbox.work().resolve("conf.py");
        Files.writeString(file, "PORT = 8080\nDEBUG = False\n");
        try (TerminalSession aish = sandbox.open()) {
            aish.run("cat conf.py");
            String answer =
                    "The port is 8080 [out-1:1].\n\nIt is 9090 [conf.py:1].\n\nSee [out-7].";
            assertThat(ask(aish, model, answer))
                    .containsPattern("\\[out-1:1\\]\\.\\s+(✓|\\(checked\\))")
                    .containsPattern("\\[conf\\.py:1\\]\\.\\s+\\(?not\\s+found")
                    .containsPattern("\\[out-7\\]\\.\\s+\\(?not\\s+found");
            assertThat(model.question()).contains("· out-1\n").contains("cite it: [out-3:12]");
            aish.run("sed -i s/8080/9090/ conf.py");
            assertThat(ask(aish, model, "The port is 8080 [conf.py:1]."))
                    .containsPattern("\\[conf\\.py:1\\]\\.\\s+\\(?stale");
            aish.run(":transcript save t.md");
            aish.enter(":quit").exitCode();
        }
        assertThat(sandbox.work().resolve("t.md"))
                .content()
                .contains("citations: \\[out-1:1\\] holds, \\[conf.py:1\\] not found")
                .contains("citations: \\[conf.py:1\\] stale");
        verifyAndExport(sandbox);
    }

    /** How a file is shown, what is done to it afterwards, and what becomes of the citation. */
    private static final List<String[]> CHANGES =
            """
            cat F           | sed -i s/two/2/ F               | stale
            head -2 F       | echo x ^ tee -a F               | stale
            tail -n +2 F    | echo x >> F                     | stale
            sed -n 1,2p F   | mv F.old F                      | stale
            grep -n two F   | cp -p F.old F                   | stale
            nl F            | rm F                            | stale
            awk 'NR>=2' F   | git stash push -q F             | stale
            cat -n F        | git apply F.diff                | stale
            grep -Hn two F  | patch -s F F.diff               | stale
            (cd . && cat F) | perl -pi -e s/two/2/ F          | stale
            git diff F      | git checkout -q F               | stale
            diff F.old F    | : > F                           | stale
            cat ./F?xt      | ln -sf F.old F                  | stale
            cat F           | touch F                         | holds
            cat -n F        | chmod 600 F                     | holds
            tail -n +2 F    | cat F                           | holds
            """
                    .lines()
                    .map(row -> row.replaceAll(" +\\| ", "|").split("\\|"))
                    .toList();

    @Test
    void whatWasShownOfAFileIsStaleOnceItHasChanged(Sandbox sandbox, ModelStub model)
            throws Exception {
        try (TerminalSession aish = sandbox.open()) {
            aish.run("git init -q && git config user.email a@b.c && git config user.name a");
            for (int i = 0; i < CHANGES.size(); i++) {
                String file = "f" + i + ".txt";
                aish.run(PREPARED.replace("F", file));
                aish.run(CHANGES.get(i)[0].replace("F?xt", "f" + i + ".?xt").replace("F", file));
                aish.run(CHANGES.get(i)[1].replace('^', '|').replace("F", file));
            }
            ask(aish, model, "Ask again.");
            String answer = cited(model.question());
            ask(aish, model, answer);
            aish.run(":transcript save t.md");
            aish.enter(":quit").exitCode();
        }
        String saved = Files.readString(sandbox.work().resolve("t.md"));
        List<String> found =
                Pattern.compile("out-\\d+\\\\\\] (holds|stale|not found)")
                        .matcher(saved)
                        .results()
                        .map(each -> each.group(1))
                        .toList();
        assertThat(found).isEqualTo(CHANGES.stream().map(row -> row[2]).toList());
    }

    /** Makes a file that differs from what is committed, an older one, and a difference. */
    private static final String PREPARED =
            "printf 'one\\ntwo\\nthree\\n' > F && git add F && git commit -qm x && echo end >> F &&"
                    + " sed s/two/TWO/ F > F.old && touch -d 2020-01-01 F.old;"
                    + " diff -u --label a/F --label b/F F F.old > F.diff";

    /** Returns an answer that cites what each of the commands printed that show a file. */
    private static String cited(String question) {
        StringBuilder answer = new StringBuilder();
        for (int i = 0; i < CHANGES.size(); i++) {
            String command =
                    CHANGES.get(i)[0]
                            .replace("F?xt", "f" + i + ".?xt")
                            .replace("F", "f" + i + ".txt");
            Matcher output =
                    Pattern.compile(Pattern.quote("$ " + command) + "\\n[^\\n]*· (out-\\d+)\\n")
                            .matcher(question);
            assertThat(output.find()).as(command + " in " + question).isTrue();
            answer.append("It is shown in [").append(output.group(1)).append("].\n\n");
        }
        return answer.toString();
    }

    private static void verifyAndExport(Sandbox sandbox) throws Exception {
        BatchRun intact = sandbox.batch("", "sessions", "verify", "all");
        assertThat(intact.output())
                .containsPattern("\\w{12}  intact, \\d+ lines, last hash [0-9a-f]{16}");
        assertThat(intact.status()).isZero();
        String id = intact.output().substring(0, 12);
        assertThat(sandbox.batch("", "sessions", "export", id).output())
                .contains("cat conf.py", "PORT = 8080");
        changeALine(sandbox, id);
        BatchRun changed = sandbox.batch("", "sessions", "verify", id);
        assertThat(changed.output()).contains("changed at line 3");
        assertThat(changed.status()).isEqualTo(1);
    }

    private static void changeALine(Sandbox sandbox, String id) throws IOException {
        Path record;
        try (Stream<Path> all = Files.walk(sandbox.home())) {
            record = all.filter(file -> file.endsWith(id + ".jsonl")).findFirst().orElseThrow();
        }
        List<String> lines = new ArrayList<>(Files.readAllLines(record));
        lines.set(2, lines.get(2).replaceFirst("\"at\":1", "\"at\":2"));
        Files.write(record, lines);
    }
}
