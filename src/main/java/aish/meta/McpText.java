package aish.meta;

import aish.tools.ServerStatus;
import aish.tools.Tool;
import aish.tools.ToolServers;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.ToIntFunction;

/** What {@code :mcp} says of servers and their tools. */
public final class McpText {
    private static final int LONGEST_LINE = 100;

    private final ToIntFunction<String> tokens;

    /**
     * @param tokens how many a text costs
     */
    public McpText(ToIntFunction<String> tokens) {
        this.tokens = tokens;
    }

    String list(List<ServerStatus> servers) {
        if (servers.isEmpty()) {
            return "no servers; [mcp.servers.NAME] in the config or :mcp connect URL adds one";
        }
        List<String> lines = new ArrayList<>();
        servers.forEach(server -> lines.add(line(server)));
        int all = servers.stream().mapToInt(server -> price(server.tools())).sum();
        if (servers.size() > 1 && all > 0) {
            lines.add("their schemas cost " + all + " tokens a request");
        }
        return String.join("\n", lines);
    }

    /** One line about a server. */
    String line(ServerStatus server) {
        String state = server.state().name().toLowerCase(Locale.ROOT);
        if (!server.isConnected()) {
            return server.name()
                    + "  "
                    + state
                    + (server.note().isEmpty() ? "" : ": " + server.note());
        }
        return server.name()
                + "  "
                + state
                + "  protocol "
                + server.protocol()
                + "  "
                + count(server.tools().size())
                + "  "
                + price(server.tools())
                + " tokens";
    }

    private static String count(int tools) {
        return tools == 1 ? "1 tool" : tools + " tools";
    }

    String status(ServerStatus server) {
        List<String> lines = new ArrayList<>();
        lines.add(line(server));
        lines.add("  at " + server.where());
        if (!server.product().isEmpty()) {
            lines.add("  calls itself " + server.product());
        }
        if (!server.instructions().isEmpty()) {
            lines.add("  would like models to be told (they are not):");
            server.instructions().lines().forEach(line -> lines.add("    " + line));
        }
        return String.join("\n", lines);
    }

    String tools(List<Tool> tools) {
        if (tools.isEmpty()) {
            return "no tools";
        }
        List<String> lines = new ArrayList<>();
        for (Tool tool : tools) {
            lines.add(
                    tool.offered()
                            + "  "
                            + price(List.of(tool))
                            + " tokens  "
                            + brief(tool.description()));
        }
        return String.join("\n", lines);
    }

    String resources(List<ToolServers.Resource> resources) {
        List<String> lines = new ArrayList<>();
        for (ToolServers.Resource each : resources) {
            String kind = each.kind().isEmpty() ? "" : "  " + each.kind();
            lines.add(each.server() + "  " + each.address() + "  " + brief(each.title()) + kind);
        }
        return lines.isEmpty() ? "no resources" : String.join("\n", lines);
    }

    String prompts(List<ToolServers.Prompt> prompts) {
        List<String> lines = new ArrayList<>();
        for (ToolServers.Prompt each : prompts) {
            String arguments =
                    each.arguments().isEmpty() ? "" : " " + String.join(" ", each.arguments());
            lines.add(
                    each.server()
                            + "  "
                            + each.name()
                            + arguments
                            + "  "
                            + brief(each.description()));
        }
        return lines.isEmpty() ? "no prompts" : String.join("\n", lines);
    }

    private int price(List<Tool> tools) {
        return tools.stream()
                .mapToInt(
                        tool ->
                                tokens.applyAsInt(
                                        tool.offered() + tool.description() + tool.schema()))
                .sum();
    }

    private static String brief(String text) {
        String line = text.strip().replaceAll("\\s+", " ");
        return line.length() > LONGEST_LINE ? line.substring(0, LONGEST_LINE) + " …" : line;
    }
}
