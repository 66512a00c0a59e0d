package aish.commands.model;

import module java.base;

import aish.chat.tools.ToolDispatch;
import aish.commands.Next;
import aish.commands.VerbCommand;
import aish.commands.Verbs;
import aish.event.EventSink;
import aish.tools.Tool;
import aish.tools.ToolServers;
import aish.tools.ToolServers.ServerStatus;
import aish.tools.ToolServers.ToolException;

/** {@code :mcp}: shows the servers that offer tools, and what they offer. */
public record McpCommand(
        Supplier<ToolServers> servers,
        ToolDispatch calls,
        ContextSink context,
        McpText text,
        EventSink events)
        implements VerbCommand {
    /** Attaches a text to the next question. */
    @FunctionalInterface
    public interface ContextSink {
        /**
         * @param provenance where it comes from
         * @return its id
         */
        String add(String title, String provenance, String text);
    }

    private static final int LONGEST_ATTACHED = 60_000;
    private static final int LAST_LINES = 40;

    @Override
    public Verbs verbs() {
        Supplier<List<String>> names = () -> servers.get().names();
        return new Verbs("mcp")
                .verb("list|", "list the servers", _ -> answer(text.list(servers.get().list())))
                .verb("connect NAME|URL", "connect to a server", this::connect, names)
                .verb("disconnect NAME", "disconnect from it", this::disconnect, names)
                .verb(
                        "restart NAME",
                        "connect to it again",
                        name -> connected(servers.get().restart(name)),
                        names)
                .verb("tools [NAME]", "list the tools", this::tools, names)
                .verb(
                        "call TOOL [JSON]",
                        "call a tool",
                        this::call,
                        () -> servers.get().tools().stream().map(Tool::offered).toList())
                .verb("log NAME", "what a server wrote last", this::log, names)
                .verb("resources [NAME]", "list what can be read", this::resources, names)
                .verb("prompts [NAME]", "list the prompts", this::prompts, names)
                .verb("attach NAME URI|PROMPT [KEY=VALUE...]", "attach one", this::attach, names);
    }

    private ServerStatus known(String name) throws ToolException {
        return servers.get()
                .status(name)
                .orElseThrow(
                        () ->
                                new ToolException(
                                        "No server named " + name + ". :mcp lists the servers."));
    }

    private Next connect(String name) throws ToolException, InterruptedException {
        boolean address = name.startsWith("http://") || name.startsWith("https://");
        return connected(address ? servers.get().connectTo(name) : servers.get().connect(name));
    }

    private Next connected(ServerStatus status) {
        if (status.isConnected()) {
            return notice(text.line(status));
        }
        return fail(status.note().isEmpty() ? text.line(status) : status.note());
    }

    private Next disconnect(String name) throws ToolException {
        servers.get().disconnect(name);
        return notice("Disconnected from " + name + ".");
    }

    private Next tools(String name) throws ToolException {
        List<Tool> tools = name.isEmpty() ? servers.get().tools() : known(name).tools();
        return answer(
                tools.stream().map(text::tool).toList(),
                "No tools. :mcp connect NAME|URL connects to a server that offers some.");
    }

    private Next log(String name) throws ToolException {
        List<String> lines = servers.get().log(name);
        int first = Math.max(0, lines.size() - LAST_LINES);
        return answer(lines.subList(first, lines.size()), name + " has not written anything.");
    }

    private Next call(String rest) throws ToolException {
        String name = Verbs.firstWord(rest);
        String arguments = rest.substring(name.length()).strip();
        try {
            return answer(calls.call(offered(name), arguments));
        } catch (ToolException e) {
            throw new ToolException(e.describe() + ". :mcp tools lists the tools.");
        }
    }

    /** Finds a tool; the server may be left out if only one has such a tool. */
    private String offered(String name) {
        List<Tool> named =
                servers.get().tools().stream().filter(tool -> tool.name().equals(name)).toList();
        return named.size() == 1 ? named.getFirst().offered() : name;
    }

    /** Returns the named servers, or all that are connected. */
    private List<String> asked(String name) {
        return name.isEmpty()
                ? servers.get().names().stream().filter(this::isConnected).toList()
                : List.of(name);
    }

    private boolean isConnected(String name) {
        return servers.get().status(name).filter(ServerStatus::isConnected).isPresent();
    }

    private Next resources(String name) throws ToolException, InterruptedException {
        List<String> lines = new ArrayList<>();
        for (String server : asked(name)) {
            servers.get().resources(server).forEach(each -> lines.add(McpText.resource(each)));
        }
        return answer(lines, "No resources.");
    }

    private Next prompts(String name) throws ToolException, InterruptedException {
        List<String> lines = new ArrayList<>();
        for (String server : asked(name)) {
            servers.get().prompts(server).forEach(each -> lines.add(McpText.prompt(each)));
        }
        return answer(lines, "No prompts.");
    }

    /** Attaches a resource if the name is an address, otherwise the prompt of that name. */
    private Next attach(String rest) throws Exception {
        List<String> all = Verbs.words(rest);
        if (all.size() < 2) {
            throw verbs().misused("attach");
        }
        String server = all.getFirst();
        List<String> words = all.subList(1, all.size());
        String name = words.getFirst();
        String content =
                name.contains(":")
                        ? servers.get().read(server, name)
                        : servers.get().prompt(server, name, values(words));
        int omitted = content.length() - LONGEST_ATTACHED;
        String cut =
                omitted > 0
                        ? "%s\n… %,d characters omitted …"
                                .formatted(content.substring(0, LONGEST_ATTACHED), omitted)
                        : content;
        String id = context.add(name, "mcp " + server, cut);
        return notice(
                "Attached %s from %s%s, %,d characters. It goes out with the next question."
                        .formatted(name, server, id.isEmpty() ? "" : " as " + id, cut.length()));
    }

    private static Map<String, String> values(List<String> words) throws ToolException {
        Map<String, String> values = new LinkedHashMap<>();
        for (String word : words.subList(1, words.size())) {
            int at = word.indexOf('=');
            if (at <= 0) {
                throw new ToolException("Arguments are written NAME=VALUE, not " + word + ".");
            }
            values.put(word.substring(0, at), word.substring(at + 1));
        }
        return values;
    }
}
