package aish.commands.model;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.event.Event;
import aish.testing.FakeTools;
import aish.testing.RecordingSink;
import aish.tools.Tool;
import org.junit.jupiter.api.Test;

class ToolsCommandTest {
    private static String said(FakeTools tools) {
        RecordingSink events = new RecordingSink();
        new ToolsCommand(() -> tools, new McpText(_ -> 7), events).run("");
        return ((Event.Answer) events.events().getLast()).text();
    }

    @Test
    void listsToolsByWhereTheyComeFromAndSaysHowToTurnThemOff() {
        FakeTools tools =
                new FakeTools()
                        .with(
                                new Tool(
                                        Tool.BUILTIN,
                                        "read_file",
                                        "read_file",
                                        "Read a file.",
                                        "{}",
                                        new Tool.Hints(true, false)))
                        .with("fs", "list");
        assertThat(said(tools))
                .isEqualTo(
                        """
                        Built in:
                          read_file  7 tokens  Read a file.
                        Server fs:
                          fs__list  7 tokens  does list
                        tools.builtin = false in the settings turns off the built-in tools. \
                        :mcp disconnect NAME turns off those of a server. \
                        :permissions add deny TOOL forbids a single one.""");
    }

    @Test
    void saysThatThereAreNone() {
        assertThat(said(new FakeTools()))
                .isEqualTo("The built-in tools are off (tools.builtin = false in the settings).");
    }
}
