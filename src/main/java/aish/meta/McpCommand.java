package aish.meta;

import aish.console.Event;
import aish.console.EventSink;
import aish.engine.ToolDispatch;
import aish.engine.UnfitCallException;
import aish.model.ToolCall;
import aish.tools.ServerStatus;
import aish.tools.Tool;
import aish.tools.ToolException;
import aish.tools.ToolServers;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/** {@code :mcp}: the servers that offer tools, and what they have. */
public final class McpCommand implements MetaCommand {
    /** Takes a text that the next question carries. */
    @FunctionalInterface
    public interface ContextSink {
        /**
         * @param provenance where it comes from
         * @return the name under which it is found
         */
        String add(String title, String provenance, String text);
    }

    private static final List<String> VERBS =
            List.of(
                    "list",
                    "status",
                    "connect",
                    "disconnect",
                    "restart",
                    "tools",
                    "call",
                    "log",
                    "resources",
                    "prompts",
                    "attach");

    private static final Manual MANUAL =
            new Manual("mcp", List.of(), "mcp [WHAT [NAME …]]", "servers that offer tools", "mcp");

    private static final int LONGEST_ATTACHED = 60_000;
    private static final int LAST_LINES = 40;

    private final Supplier<ToolServers> servers;
    private final ToolDispatch calls;
    private final ContextSink context;
    private final McpText text;
    private final EventSink events;

    public McpCommand(
            Supplier<ToolServers> servers,
            ToolDispatch calls,
            ContextSink context,
            McpText text,
            EventSink events) {
        this.servers = servers;
        this.calls = calls;
        this.context = context;
        this.text = text;
        this.events = events;
    }

    @Override
    public Manual manual() {
        return MANUAL;
    }

    @Override
    public Next run(String arguments) {
        List<String> words = List.of(arguments.strip().split("\\s+", 3));
        String name = words.size() > 1 ? words.get(1) : "";
        String rest = words.size() > 2 ? words.get(2) : "";
        try {
            return switch (words.getFirst()) {
                case "", "list" -> shown(text.list(servers.get().list()));
                case "status" -> status(name);
                case "connect" -> connect(name);
                case "disconnect" -> disconnect(needed(name));
                case "restart" -> said(servers.get().restart(needed(name)));
                case "tools" -> tools(name);
                case "call" -> call(needed(name), rest);
                case "log" -> log(needed(name));
                case "resources" -> resources(name);
                case "prompts" -> prompts(name);
                case "attach" -> attach(needed(name), rest);
                default ->
                        failed(
                                "there is no :mcp "
                                        + words.getFirst()
                                        + "; there are "
                                        + String.join(", ", VERBS));
            };
        } catch (ToolException e) {
            return failed(e.describe());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return failed("interrupted");
        }
    }

    private static String needed(String name) throws ToolException {
        if (name.isEmpty()) {
            throw new ToolException("of what? :help mcp says how");
        }
        return name;
    }

    private Next shown(String answer) {
        events.emit(new Event.Answer(answer));
        return Next.PROMPT;
    }

    private Next failed(String problem) {
        events.emit(new Event.Problem(problem));
        return Next.FAILED;
    }

    private Next status(String name) throws ToolException {
        return shown(name.isEmpty() ? text.list(servers.get().list()) : text.status(known(name)));
    }

    private ServerStatus known(String name) throws ToolException {
        return servers.get()
                .status(name)
                .orElseThrow(() -> new ToolException("no server is called " + name));
    }

    private Next connect(String name) throws ToolException, InterruptedException {
        boolean address = needed(name).startsWith("http://") || name.startsWith("https://");
        return said(address ? servers.get().connectTo(name) : servers.get().connect(name));
    }

    private Next said(ServerStatus status) {
        if (status.isConnected()) {
            events.emit(new Event.Notice(text.line(status)));
            return Next.PROMPT;
        }
        return failed(status.note().isEmpty() ? text.line(status) : status.note());
    }

    private Next disconnect(String name) throws ToolException {
        servers.get().disconnect(name);
        events.emit(new Event.Notice(name + " is disconnected"));
        return Next.PROMPT;
    }

    private Next tools(String name) throws ToolException {
        List<Tool> tools = name.isEmpty() ? servers.get().tools() : known(name).tools();
        return shown(text.tools(tools));
    }

    private Next log(String name) throws ToolException {
        List<String> lines = servers.get().log(name);
        return shown(
                lines.isEmpty()
                        ? name + " has written nothing"
                        : String.join(
                                "\n",
                                lines.subList(
                                        Math.max(0, lines.size() - LAST_LINES), lines.size())));
    }

    private Next call(String name, String arguments) throws ToolException {
        try {
            ToolDispatch.Prepared call =
                    calls.prepare(new ToolCall("person", offered(name), arguments));
            String result = calls.run(call).text();
            return shown(result);
        } catch (UnfitCallException e) {
            throw new ToolException(e.describe() + "; :mcp tools lists what there is");
        }
    }

    /** A person may leave the server out where only one has such a tool. */
    private String offered(String name) {
        List<Tool> named =
                servers.get().tools().stream().filter(tool -> tool.name().equals(name)).toList();
        return named.size() == 1 ? named.getFirst().offered() : name;
    }

    /** Those that were named, or all that are connected. */
    private List<String> asked(String name) {
        return name.isEmpty()
                ? servers.get().list().stream()
                        .filter(ServerStatus::isConnected)
                        .map(ServerStatus::name)
                        .toList()
                : List.of(name);
    }

    private Next resources(String name) throws ToolException, InterruptedException {
        List<ToolServers.Resource> all = new ArrayList<>();
        for (String server : asked(name)) {
            all.addAll(servers.get().resources(server));
        }
        return shown(text.resources(all));
    }

    private Next prompts(String name) throws ToolException, InterruptedException {
        List<ToolServers.Prompt> all = new ArrayList<>();
        for (String server : asked(name)) {
            all.addAll(servers.get().prompts(server));
        }
        return shown(text.prompts(all));
    }

    /** An address is that of a resource; anything else is the name of a prompt. */
    private Next attach(String server, String what) throws ToolException, InterruptedException {
        List<String> words = List.of(what.strip().split("\\s+"));
        String name = needed(words.getFirst());
        String content =
                name.contains(":")
                        ? servers.get().read(server, name)
                        : servers.get().prompt(server, name, values(words));
        String cut =
                content.length() > LONGEST_ATTACHED
                        ? content.substring(0, LONGEST_ATTACHED)
                                + "\n… "
                                + (content.length() - LONGEST_ATTACHED)
                                + " characters omitted …"
                        : content;
        String id = context.add(name, "mcp " + server, cut);
        events.emit(
                new Event.Notice(
                        name
                                + " of "
                                + server
                                + " goes with the next question"
                                + (id.isEmpty() ? "" : " as " + id)
                                + ", "
                                + cut.length()
                                + " characters"));
        return Next.PROMPT;
    }

    private static Map<String, String> values(List<String> words) throws ToolException {
        Map<String, String> values = new LinkedHashMap<>();
        for (String word : words.subList(1, words.size())) {
            int at = word.indexOf('=');
            if (at <= 0) {
                throw new ToolException("an argument is NAME=VALUE, not " + word);
            }
            values.put(word.substring(0, at), word.substring(at + 1));
        }
        return values;
    }

    @Override
    public List<String> complete(List<String> earlier) {
        if (earlier.isEmpty()) {
            return VERBS;
        }
        if (earlier.size() > 1) {
            return List.of();
        }
        return switch (earlier.getFirst()) {
            case "call" -> servers.get().tools().stream().map(Tool::offered).toList();
            case "list" -> List.of();
            default -> servers.get().names();
        };
    }
}
