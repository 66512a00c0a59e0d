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
