package aish.commands.model;

import module java.base;

import aish.text.Counted;
import aish.tools.Tool;
import aish.tools.ToolServers;
import aish.tools.ToolServers.ServerStatus;

/**
 * Formats what {@code :mcp} says about servers and their tools.
 *
 * @param tokens counts the tokens of a text
 */
public record McpText(ToIntFunction<String> tokens) {
    private static final int LONGEST_LINE = 100;

    String list(List<ServerStatus> servers) {
        if (servers.isEmpty()) {
            return "No servers yet. Add one as [mcp.servers.NAME] to the settings, or use :mcp connect URL.";
        }
        List<String> lines = new ArrayList<>();
        servers.forEach(server -> lines.add(line(server)));
        int all = servers.stream().mapToInt(server -> price(server.tools())).sum();
        if (servers.size() > 1 && all > 0) {
            lines.add("Their tool descriptions add %,d tokens to each request.".formatted(all));
        }
        return String.join("\n", lines);
    }

    /** Describes a server in one line. */
    String line(ServerStatus server) {
        String state = server.state().name().toLowerCase(Locale.ROOT);
        if (!server.isConnected()) {
            String note = server.note().isEmpty() ? "" : ": " + server.note();
            return server.name() + "  " + state + note;
        }
        String how =
                server.protocol().isEmpty()
                        ? server.where()
                        : state + "  protocol " + server.protocol();
        return "%s  %s  %s  %,d tokens"
                .formatted(
                        server.name(),
                        how,
                        Counted.of(server.tools().size(), "tool"),
                        price(server.tools()));
    }

    String tool(Tool tool) {
        int price = price(List.of(tool));
        return "%s  %,d tokens  ".formatted(tool.offered(), price) + brief(tool.description());
    }

    static String resource(ToolServers.Resource each) {
        String kind = each.kind().isEmpty() ? "" : "  " + each.kind();
        return each.server() + "  " + each.address() + "  " + brief(each.title()) + kind;
    }

    static String prompt(ToolServers.Prompt each) {
        String call = (each.name() + " " + String.join(" ", each.arguments())).strip();
        return each.server() + "  " + call + "  " + brief(each.description());
    }

    private int price(List<Tool> tools) {
        int price = 0;
        for (Tool tool : tools) {
            price += tokens.applyAsInt(tool.offered() + tool.description() + tool.schema());
        }
        return price;
    }

    private static String brief(String text) {
        String line = text.strip().replaceAll("\\s+", " ");
        return line.length() > LONGEST_LINE ? line.substring(0, LONGEST_LINE) + " …" : line;
    }
}
