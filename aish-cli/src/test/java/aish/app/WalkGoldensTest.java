package aish.app;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.testing.Golden;
import aish.testing.ModelStub;
import aish.tools.ToolServers.ToolOutcome;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the program does with the lines that people type, from the prompt to the shell and back. */
class WalkGoldensTest {
    @TempDir Path root;
    private final ModelStub model = new ModelStub();

    @AfterEach
    void close() {
        model.close();
    }

    @Test
    void aCommandThatIsTyped() throws Exception {
        try (Walk walk = new Walk(root.toRealPath(), model)) {
            walk.shell.on("ls -l", run -> run.output("a\nb\n"));
            walk.shell.on(
                    "make",
                    run -> {
                        run.output("no rule\n");
                        run.status(2);
                    });
            walk.shell.on("cd /src", run -> run.directory("/src"));
            assertThat(walk.type("ls -l", "make", " ls -l", "cd /src")).isZero();
            Golden.check("walk-command", walk.told());
        }
    }

    @Test
    void aQuestionWithACommandThatIsApproved() throws Exception {
        model.says("Remove it:\n", "CMD: rm old.txt\n").says("It is gone.");
        try (Walk walk = new Walk(root.toRealPath(), model)) {
            walk.shell.on("rm old.txt", run -> run.output("removed\n"));
            walk.person.answers("r");
            walk.type("how do I get rid of the old file?", "? is it gone");
            Golden.check("walk-question", walk.told());
        }
    }

    @Test
    void aPursuitWithHalts() throws Exception {
        model.says("CMD: ls\n")
                .says("CMD: rm -rf build\n")
                .says("CMD: rm old.txt\n")
                .says("It is clean.\nGOAL: complete\n");
        try (Walk walk = new Walk(root.toRealPath(), model)) {
            walk.shell.on("ls", run -> run.output("build old.txt\n"));
            walk.person.answers("s", "p");
            walk.type(":norris clean up");
            Golden.check("walk-pursuit", walk.told());
        }
    }

    @Test
    void aToolCallThatIsAskedAbout() throws Exception {
        model.calls("clock__now", "{\"zone\":\"UTC\"}")
                .calls("clock__set", "{\"time\":\"13:00\"}")
                .says("It is noon.");
        try (Walk walk = new Walk(root.toRealPath(), model)) {
            walk.tools.with("clock", "now", "set");
            walk.tools.giving("clock__now", new ToolOutcome(ToolOutcome.Kind.DONE, "12:00"));
            walk.person.answers("y", "n");
            walk.type("? how late is it");
            Golden.check("walk-tool", walk.told());
        }
    }

    @Test
    void aSessionThatIsResumed() throws Exception {
        model.says("Look:\n", "CMD: ls\n").says("There is one file.");
        try (Walk earlier = new Walk(root.toRealPath(), model)) {
            earlier.shell.on("make", run -> run.output("built\n"));
            earlier.person.answers("s");
            earlier.type("make", "? what is here");
        }
        try (Walk walk = new Walk(root.toRealPath(), model)) {
            walk.resume();
            walk.type("? how many files");
            Golden.check("walk-resume", walk.told());
        }
    }
}
