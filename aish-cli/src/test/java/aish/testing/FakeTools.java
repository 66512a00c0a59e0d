package aish.testing;

import module java.base;

import aish.tools.ServerQuestion;
import aish.tools.Tool;
import aish.tools.ToolServers;
import aish.tools.ToolServers.ServerStatus;
import aish.tools.ToolServers.ToolException;
import aish.tools.ToolServers.ToolOutcome;
import aish.tools.ToolServers.ToolProgress;
import aish.tools.ToolServers.ToolRun;

/** Servers that are only pretended; every call is kept. */
public final class FakeTools implements ToolServers {
    /** A call that goes on until it is cancelled. */
    public static final ToolOutcome ENDLESS = new ToolOutcome(ToolOutcome.Kind.DONE, "endless");

    public final List<String> calls = new CopyOnWriteArrayList<>();
    public final List<String> cancelled = new CopyOnWriteArrayList<>();
    private final List<Tool> tools = new ArrayList<>();
    private final Map<String, BiFunction<String, FakeTools, ToolOutcome>> outcomes =
            new HashMap<>();
    private final Map<String, ServerStatus.State> states = new HashMap<>();
    private Optional<Consumer<ServerQuestion>> person = Optional.empty();

    public FakeTools with(Tool tool) {
        tools.add(tool);
        return this;
    }

    public FakeTools with(String server, String... names) {
        for (String name : names) {
            with(tool(server, name));
        }
        return this;
    }

    /** Puts a server into that state. */
    public FakeTools in(ServerStatus.State state, String server) {
        states.put(server, state);
        return this;
    }

    public static Tool tool(String server, String name) {
        return new Tool(
                server,
                name,
                server + "__" + name,
                "does " + name,
                "{\"type\":\"object\"}",
                Tool.Hints.NONE);
    }

    /** What a tool gives back. */
    public FakeTools giving(String tool, ToolOutcome outcome) {
        return doing(tool, (_, _) -> outcome);
    }

    public FakeTools doing(String tool, BiFunction<String, FakeTools, ToolOutcome> work) {
        outcomes.put(tool, work);
        return this;
    }

    /** Asks whoever attends. */
    public void ask(ServerQuestion question) {
        person.ifPresentOrElse(somebody -> somebody.accept(question), question::drop);
    }

    @Override
    public List<String> names() {
        return tools.stream().map(Tool::server).distinct().toList();
    }

    @Override
    public List<ServerStatus> list() {
        return names().stream().map(name -> status(name).orElseThrow()).toList();
    }

    @Override
    public Optional<ServerStatus> status(String server) {
        return names().contains(server)
                ? Optional.of(
                        new ServerStatus(
                                server,
                                "pretended",
                                states.getOrDefault(server, ServerStatus.State.CONNECTED),
                                "",
                                "2025-06-18",
                                tools.stream()
                                        .filter(tool -> tool.server().equals(server))
                                        .toList()))
                : Optional.empty();
    }

    @Override
    public List<Tool> tools() {
        return List.copyOf(tools);
    }

    @Override
    public void begin() {}

    @Override
    public void await(Duration most) {}

    @Override
    public ServerStatus connect(String server) throws ToolException {
        return status(server).orElseThrow(() -> new ToolException("No server named " + server));
    }

    @Override
    public ServerStatus connectTo(String address) {
        with("added", "one");
        return status("added").orElseThrow();
    }

    @Override
    public void disconnect(String server) {
        tools.removeIf(tool -> tool.server().equals(server));
    }

    @Override
    public ServerStatus restart(String server) throws ToolException {
        return connect(server);
    }

    @Override
    public List<String> log(String server) {
        return List.of("it started");
    }

    @Override
    public ToolRun call(Tool tool, String arguments, Consumer<ToolProgress> progress) {
        calls.add(tool.offered() + " " + arguments);
        CompletableFuture<ToolOutcome> outcome = new CompletableFuture<>();
        Thread.ofVirtual()
                .start(
                        () -> {
                            ToolOutcome made =
                                    outcomes.getOrDefault(
                                                    tool.offered(),
                                                    (_, _) ->
                                                            new ToolOutcome(
                                                                    ToolOutcome.Kind.DONE, "ok"))
                                            .apply(arguments, this);
                            if (!made.equals(ENDLESS)) {
                                outcome.complete(made);
                            }
                        });
        return new ToolRun() {
            @Override
            public CompletableFuture<ToolOutcome> outcome() {
                return outcome;
            }

            @Override
            public void cancel() {
                cancelled.add(tool.offered());
                outcome.complete(new ToolOutcome(ToolOutcome.Kind.CANCELLED, "cancelled"));
            }
        };
    }

    @Override
    public Attention answerQuestions(Consumer<ServerQuestion> somebody) {
        person = Optional.of(somebody);
        return () -> person = Optional.empty();
    }

    @Override
    public List<Resource> resources(String server) {
        return List.of(new Resource(server, "demo://1", "One", "text/plain"));
    }

    @Override
    public String read(String server, String address) {
        return "the text of " + address;
    }

    @Override
    public List<Prompt> prompts(String server) {
        return List.of(new Prompt(server, "greet", "says hello", List.of("name*")));
    }

    @Override
    public String prompt(String server, String name, Map<String, String> arguments) {
        return name + arguments;
    }

    @Override
    public void close() {}
}
