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
        try (TerminalSession aish = sandbox.start()) {
            aish.waitForPrompt();
            assertThat(aish.run(":symbol Cart"))
                    .contains("class Cart  shop.py:1-3")
                    .contains("    2      def add_item(self, item):");
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

    @Test
    void nothingOfItIsLoadedBeforeItIsUsed(Sandbox sandbox) throws Exception {
        project(sandbox);
        Path log = sandbox.home().resolve("classes");
        sandbox.with("JDK_JAVA_OPTIONS", "-Xlog:class+load=info:file=" + log + ":none:filecount=0");
        try (TerminalSession aish = sandbox.start()) {
            aish.waitForPrompt();
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
                                    line.startsWith("org.treesitter.")
                                            || line.startsWith("aish.workspace.symbols."))
                    .toList();
        }
    }
}
