package aish.commands.model;

import module java.base;

import aish.commands.MetaCommand;
import aish.commands.Next;
import aish.commands.Replies;
import aish.event.EventSink;
import aish.tools.Tool;
import aish.tools.ToolServers;
import aish.tools.ToolServers.ServerStatus;

/** {@code :tools}: lists the tools that models may call, and says how to turn them off. */
public record ToolsCommand(Supplier<ToolServers> servers, McpText text, EventSink events)
        implements MetaCommand, Replies {
    @Override
    public Next run(String arguments) {
        List<String> lines = new ArrayList<>();
        List<String> advice = new ArrayList<>();
        boolean builtin = false;
        for (ServerStatus server : servers.get().list()) {
            boolean own = server.name().equals(Tool.BUILTIN);
            builtin |= own;
            lines.add(own ? "Built in:" : "Server " + server.name() + ":");
            lines.addAll(tools(server));
        }
        if (builtin) {
            advice.add("tools.builtin = false in the settings turns off the built-in tools.");
        } else {
            lines.addFirst("The built-in tools are off (tools.builtin = false in the settings).");
        }
        if (lines.stream().anyMatch(line -> line.startsWith("Server "))) {
            advice.add(":mcp disconnect NAME turns off those of a server.");
        }
        if (lines.stream().anyMatch(line -> line.startsWith("  "))) {
            advice.add(":permissions add deny TOOL forbids a single one.");
        }
        lines.add(String.join(" ", advice));
        return answer(String.join("\n", lines).strip());
    }

    private List<String> tools(ServerStatus server) {
        if (!server.isConnected()) {
            return List.of("  " + text.line(server));
        }
        return server.tools().isEmpty()
                ? List.of("  no tools")
                : server.tools().stream().map(tool -> "  " + text.tool(tool)).toList();
    }
}
