package aish.commands.model;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.event.Event;
import aish.event.Interrupts;
import aish.event.Operator;
import aish.testing.Dispatching;
import aish.testing.FakeTools;
import aish.testing.RecordingSink;
import aish.testing.ScriptedModel;
import org.junit.jupiter.api.Test;

class McpCommandTest {
    private final FakeTools tools = new FakeTools().with("fs", "read", "list");
    private final RecordingSink events = new RecordingSink();
    private final List<String> attached = new ArrayList<>();
    private final McpCommand command =
            new McpCommand(
                    () -> tools,
                    new Dispatching(
                                    tools,
                                    Operator.NOBODY,
                                    Map.of(),
                                    new ScriptedModel(),
                                    new Interrupts(),
                                    events)
                            .dispatch,
                    (title, provenance, text) -> {
                        attached.add(title + "|" + provenance + "|" + text);
                        return "ctx-001";
                    },
                    new McpText(String::length),
                    events);

    private Event last() {
        return events.events().getLast();
    }

    private Event run(String arguments) {
        command.run(arguments);
        return last();
    }

    @Test
    void listsServersWithProtocolToolsAndPrice() {
        assertThat(run(""))
                .isEqualTo(
                        new Event.Answer("fs  connected  protocol 2025-06-18  2 tools  68 tokens"));
        assertThat(run("list")).isEqualTo(run(""));
    }

    @Test
    void saysHowToBeginWithoutServers() {
        tools.disconnect("fs");
        assertThat(run("").toString()).contains("[mcp.servers.NAME]");
    }

    @Test
    void connectsByNameAndByAddress() {
        assertThat(run("connect fs")).isInstanceOf(Event.Notice.class);
        assertThat(run("connect http://127.0.0.1:1/mcp").toString()).contains("added  connected");
        assertThat(run("connect nobody")).isInstanceOf(Event.Problem.class);
        assertThat(run("connect")).isInstanceOf(Event.Problem.class);
        assertThat(run("restart fs")).isInstanceOf(Event.Notice.class);
        assertThat(run("disconnect fs").toString()).contains("Disconnected from fs.");
    }

    @Test
    void listsTools() {
        assertThat(run("tools").toString()).contains("fs__read").contains("does list");
        assertThat(run("tools fs").toString()).contains("fs__read");
        assertThat(run("tools other")).isInstanceOf(Event.Problem.class);
    }

    @Test
    void callsAToolForThePerson() {
        assertThat(run("call fs__read {\"a\": [1, 2]}")).isEqualTo(new Event.Answer("ok"));
        assertThat(run("call list")).isEqualTo(new Event.Answer("ok"));
        assertThat(tools.calls).containsExactly("fs__read {\"a\": [1, 2]}", "fs__list {}");
        assertThat(run("call fs__read nonsense")).isInstanceOf(Event.Problem.class);
        assertThat(run("call no_such {}")).isInstanceOf(Event.Problem.class);
    }

    @Test
    void showsLogsResourcesAndPrompts() {
        assertThat(run("log fs")).isEqualTo(new Event.Answer("it started"));
        assertThat(run("resources").toString()).contains("fs  demo://1  One  text/plain");
        assertThat(run("prompts fs").toString()).contains("fs  greet name*  says hello");
    }

    @Test
    void attachesResourcesAndPrompts() {
        run("attach fs demo://1");
        run("attach fs greet name=Ada");
        assertThat(attached)
                .containsExactly(
                        "demo://1|mcp fs|the text of demo://1", "greet|mcp fs|greet{name=Ada}");
        assertThat(last().toString()).contains("as ctx-001");
        assertThat(run("attach fs greet Ada")).isInstanceOf(Event.Problem.class);
        assertThat(run("attach fs")).isInstanceOf(Event.Problem.class);
    }

    @Test
    void saysWhatThereIsInsteadOfAWrongWord() {
        assertThat(run("konnect fs").toString())
                .contains(":mcp takes list, connect,", "attach, not konnect; see :help :mcp");
    }

    @Test
    void completesItsArguments() {
        assertThat(command.complete(List.of())).contains("connect", "attach");
        assertThat(command.complete(List.of("tools"))).containsExactly("fs");
        assertThat(command.complete(List.of("call"))).containsExactly("fs__read", "fs__list");
        assertThat(command.complete(List.of("call", "x"))).isEmpty();
    }
}
