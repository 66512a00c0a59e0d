package aish.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.testing.ModelStub;
import aish.testing.Sandbox;
import aish.testing.TalkExtension;
import aish.testing.TerminalSession;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** A day of work in a repository, from opening it to resuming the next day. */
@Tag("edge")
@ExtendWith(TalkExtension.class)
class ProjectWalkTest {
    private static final String POOL =
            """
            /** Lends connections. */
            class Pool {
                private int lent;

                void lend() {
                    lent++;
                }

                void release() {
                    lent++;
                }
            }
            """;

    private static final String FIX =
            """
            `release` counts in the wrong direction [ctx-001].

            ```diff
            --- a/src/Pool.java
            +++ b/src/Pool.java
            @@ -8,5 +8,5 @@

                 void release() {
            -        lent++;
            +        lent--;
                 }
             }
            ```
            """;

    private static Path repository(Sandbox sandbox) throws Exception {
        Path shop = sandbox.work().resolve("shop");
        sandbox.write(shop.resolve("src/Pool.java"), POOL);
        sandbox.write(shop.resolve("pom.xml"), "<project><artifactId>shop</artifactId></project>");
        for (String command :
                List.of(
                        "git init -q -b main .",
                        "git -c user.name=a -c user.email=a@b add .",
                        "git -c user.name=a -c user.email=a@b commit -qm first")) {
            Process git = new ProcessBuilder(command.split(" ")).directory(shop.toFile()).start();
            assertThat(git.waitFor()).as(command).isZero();
        }
        return shop;
    }

    @Test
    void aDayInARepository(Sandbox sandbox, ModelStub model) throws Exception {
        Path shop = repository(sandbox);
        Path pool = shop.resolve("src/Pool.java");
        try (TerminalSession aish = sandbox.startIn(shop)) {
            aish.waitForPrompt();
            seesWhatItIs(aish);
            aish.run(":task new Fix the pool");
            attachesAndAsks(aish, model, pool);
            checksAndExports(aish, shop);
            appliesAndReverts(aish, pool);
            notesAndFinishes(aish);
            writesRunbookAndSummary(aish, model, shop);
            findsItAgain(aish);
        }
        try (TerminalSession aish = sandbox.startIn(shop, "--continue")) {
            aish.waitForPrompt();
            hasEverything(aish, model);
        }
    }

    private static void seesWhatItIs(TerminalSession aish) {
        assertThat(aish.run(":project"))
                .contains("shop", "branch main", "Maven (pom.xml)", "Java 1 file");
        assertThat(aish.run("cat src/Pool.java")).contains("class Pool");
    }

    private static void attachesAndAsks(TerminalSession aish, ModelStub model, Path pool)
            throws Exception {
        Files.writeString(pool, POOL.replace("Lends connections", "Lends things"));
        assertThat(aish.run(":add-symbol release")).contains("Attached ctx-001");
        assertThat(aish.run(":add-diff")).contains("Attached ctx-002");
        model.says(FIX);
        aish.mark().enter("? why does the pool run out");
        aish.waitFor("patch-001");
        aish.waitFor("\\[s]kip[^>]*> ");
        aish.enter("s").waitForPrompt();
        assertThat(model.question()).contains("void release()", "+/** Lends things. */");
    }

    private static void checksAndExports(TerminalSession aish, Path shop) {
        assertThat(aish.run(":patch check 1")).contains("patch-001 fits.");
        aish.run(":patch export 1 fix.diff");
        assertThat(aish.run("git apply --check fix.diff && echo fits")).contains("fits");
        assertThat(shop.resolve("fix.diff")).content().contains("+        lent--;");
    }

    private static void appliesAndReverts(TerminalSession aish, Path pool) {
        aish.mark().enter(":patch apply 1");
        aish.waitFor("\\[ap]ply");
        aish.enter("ap").waitForPrompt();
        assertThat(pool).content().contains("lent--;");
        aish.mark().enter(":undo");
        aish.waitForPrompt();
        assertThat(pool).content().doesNotContain("lent--;").contains("Lends things");
    }

    private static void notesAndFinishes(TerminalSession aish) {
        String finding =
                ":note --finding release counts up: src/Pool.java:9-11, sym:release, ctx-001, patch-001, out-1";
        assertThat(aish.run(finding)).contains("Saved note-1").doesNotContain("Broken");
        assertThat(aish.run(":note see @src/Lake.java, and patch-9"))
                .contains("Broken link: src/Lake.java: no such file.", "Broken link: patch-009");
        assertThat(aish.run(":task done")).contains("Done: task-1: Fix the pool");
    }

    private static void writesRunbookAndSummary(TerminalSession aish, ModelStub model, Path shop) {
        assertThat(aish.run(":runbook fix")).contains("fix.sh", "fix.md");
        assertThat(shop.resolve("fix.md"))
                .content()
                .contains(
                        "- task-1, done: Fix the pool",
                        "> release counts up",
                        "ctx-001",
                        "patch-001 (session ");
        model.says("Found why the pool runs out\n\nrelease() counts up, see src/Pool.java:10.");
        aish.mark().enter(":summarize");
        aish.waitFor("Save this summary in your notes on shop\\?[^>]*> ");
        aish.enter("y").waitForPrompt();
        assertThat(model.question()).contains("Task: task-1 Fix the pool (done)");
    }

    private static void findsItAgain(TerminalSession aish) {
        assertThat(aish.run(":notes search counts up"))
                .contains("note-1", "finding", "note-3", "summary");
    }

    private static void hasEverything(TerminalSession aish, ModelStub model) {
        assertThat(aish.everything()).contains("1 exchange", "why does the pool run out");
        assertThat(aish.run(":context")).contains("ctx-001", "ctx-002");
        assertThat(aish.run(":patch")).contains("patch-001");
        assertThat(aish.run(":out 1")).contains("class Pool");
        assertThat(aish.run(":task list all")).contains("task-1", "done");
        assertThat(aish.run(":notes show 1"))
                .contains("link: patch-001 (session ")
                .doesNotContain("Broken");
        assertThat(aish.run(":notes add-to-context 3")).contains("Attached ctx-003");
        model.says("Because release counted up.");
        aish.run("? remind me");
        assertThat(model.question()).contains("Found why the pool runs out");
    }
}
