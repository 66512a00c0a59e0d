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

/** Symbols of a project at the prompt, and that nothing of them is loaded before. */
@Tag("edge")
@ExtendWith(TalkExtension.class)
class SymbolsTest {
    private static void project(Sandbox sandbox) throws IOException {
        Files.createDirectory(sandbox.work().resolve(".git"));
        sandbox.write(
                sandbox.work().resolve("shop.py"),
                "class Cart:\n    def add_item(self, item):\n        return item\n");
    }

    @Test
    void aSymbolIsShownCompletedAndAttached(Sandbox sandbox, ModelStub model) throws Exception {
        project(sandbox);
        try (TerminalSession aish = sandbox.open()) {
            assertThat(aish.run(":symbol Cart"))
                    .contains("class Cart  shop.py:1-3", "    2      def add_item(self, item):");
            aish.type(":symbol add_\t");
            aish.waitForScreen(":symbol add_item");
            aish.type("\r");
            aish.waitFor("method Cart.add_item  shop.py:2-3");
            aish.waitForPrompt();
            assertThat(aish.run(":map --tokens 100")).contains("shop.py:", "  class Cart");
            model.says("Fine.");
            assertThat(aish.run("? is @sym:Cart.add_item right?"))
                    .contains("ctx-001: method Cart.add_item (shop.py:2-3)");
            assertThat(model.question()).contains("def add_item(self, item):");
        }
    }

    private static final String CODE =
            "Like this:\n\n```python\ndef total(cart):\n    return cart\n```\n";

    private static final int MOST_QUESTIONS = 50;

    /** How a tree shows a name that is defined; words alone do not tell. */
    private static final String DEFINED = "\u001b[1mtotal\u001b[0m";

    @Test
    void codeInAnAnswerIsColouredByItsTree(TerminalSession aish, ModelStub model) throws Exception {
        // the first block of a language only starts to load its grammar
        for (int i = 0; i < MOST_QUESTIONS && !aish.everything().contains(DEFINED); i++) {
            model.says(CODE);
            aish.run("? how do I add up a cart?");
        }
        assertThat(aish.everything()).contains(DEFINED);
    }

    @Test
    void soItIsInAnAnswerWithoutAPrompt(Sandbox sandbox, ModelStub model) throws Exception {
        model.says(CODE);
        try (TerminalSession aish = sandbox.start("-p", "how do I add up a cart?")) {
            aish.awaitExit();
            assertThat(aish.everything()).contains(DEFINED);
        }
        model.says(CODE);
        assertThat(sandbox.batch("", "-p", "how do I add up a cart?").output()).isEqualTo(CODE);
    }

    @Test
    void nothingOfItIsLoadedBeforeItIsUsed(Sandbox sandbox) throws Exception {
        project(sandbox);
        Path log = sandbox.home().resolve("classes");
        sandbox.with("JDK_JAVA_OPTIONS", "-Xlog:class+load=info:file=" + log + ":none:filecount=0");
        try (TerminalSession aish = sandbox.open()) {
            aish.run("echo hello");
            assertThat(loaded(log)).isEmpty();
            assertThat(sandbox.home().resolve(".cache/aish/trees")).doesNotExist();
            aish.run(":symbol Cart");
            assertThat(loaded(log)).isNotEmpty();
        }
    }

    private static List<String> loaded(Path log) throws IOException {
        try (Stream<String> lines = Files.lines(log)) {
            return lines.filter(
                            line ->
                                    !line.contains("shared objects file")
                                            && (line.startsWith("org.treesitter.")
                                                    || line.startsWith("aish.workspace.symbols.")))
                    .toList();
        }
    }
}
