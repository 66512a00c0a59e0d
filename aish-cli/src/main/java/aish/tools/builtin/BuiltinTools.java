package aish.tools.builtin;

import module java.base;

import aish.json.Json;
import aish.json.JsonException;
import aish.tools.ServerQuestion;
import aish.tools.Tool;
import aish.tools.ToolServers;

/**
 * Adds the built-in tools to those of servers, as a server of their own that is always connected.
 * Tools that read run in parallel; the others run on the thread that calls them.
 *
 * @param others the servers
 */
public record BuiltinTools(ToolServers others, BuiltinCalls calls) implements ToolServers {
    private static final ServerStatus STATUS =
            new ServerStatus(
                    Tool.BUILTIN,
                    "built in",
                    ServerStatus.State.CONNECTED,
                    "",
                    "",
                    "",
                    "",
                    BuiltinTool.tools());

    @Override
    public List<String> names() {
        return Stream.concat(Stream.of(Tool.BUILTIN), others.names().stream()).toList();
    }

    @Override
    public List<ServerStatus> list() {
        return Stream.concat(Stream.of(STATUS), others.list().stream()).toList();
    }

    @Override
    public Optional<ServerStatus> status(String server) {
        return isOwn(server) ? Optional.of(STATUS) : others.status(server);
    }

    /** A server of the user's may have the same name. */
    private boolean isOwn(String server) {
        return server.equals(Tool.BUILTIN) && !others.names().contains(server);
    }

    @Override
    public List<Tool> tools() {
        return Stream.concat(STATUS.tools().stream(), others.tools().stream()).toList();
    }

    @Override
    public ToolRun call(Tool tool, String arguments, Consumer<ToolProgress> progress) {
        return tool.isBuiltin()
                ? run(BuiltinTool.of(tool), arguments)
                : others.call(tool, arguments, progress);
    }

    private ToolRun run(BuiltinTool tool, String arguments) {
        try {
            ToolArguments read = new ToolArguments(Json.parse(arguments));
            return calls.isParallel(tool)
                    ? new BackgroundRun(() -> outcome(tool, read))
                    : new FinishedRun(CompletableFuture.completedFuture(outcome(tool, read)));
        } catch (JsonException e) {
            ToolOutcome failed = new ToolOutcome(ToolOutcome.Kind.FAILED, "not JSON");
            return new FinishedRun(CompletableFuture.completedFuture(failed));
        }
    }

    private ToolOutcome outcome(BuiltinTool tool, ToolArguments arguments) {
        try {
            return calls.carryOut(tool, arguments);
        } catch (ToolException e) {
            return new ToolOutcome(ToolOutcome.Kind.FAILED, e.describe());
        }
    }

    /** A call that has ended before anyone can cancel it. */
    private record FinishedRun(CompletableFuture<ToolOutcome> outcome) implements ToolRun {
        @Override
        public void cancel() {}
    }

    /** A call on a thread of its own. */
    private static final class BackgroundRun implements ToolRun {
        private final CompletableFuture<ToolOutcome> outcome = new CompletableFuture<>();
        private final Thread thread;

        BackgroundRun(Supplier<ToolOutcome> work) {
            this.thread = Thread.ofVirtual().start(() -> run(work));
        }

        private void run(Supplier<ToolOutcome> work) {
            try {
                outcome.complete(work.get());
            } catch (RuntimeException e) {
                outcome.complete(new ToolOutcome(ToolOutcome.Kind.BROKEN, e.toString()));
            }
        }

        @Override
        public CompletableFuture<ToolOutcome> outcome() {
            return outcome;
        }

        @Override
        public void cancel() {
            outcome.complete(new ToolOutcome(ToolOutcome.Kind.CANCELLED, "cancelled"));
            thread.interrupt();
        }
    }

    @Override
    public void begin() {
        others.begin();
    }

    @Override
    public void await(Duration most) throws InterruptedException {
        others.await(most);
    }

    @Override
    public ServerStatus connect(String server) throws ToolException, InterruptedException {
        return isOwn(server) ? STATUS : others.connect(server);
    }

    @Override
    public ServerStatus connectTo(String address) throws ToolException, InterruptedException {
        return others.connectTo(address);
    }

    @Override
    public void disconnect(String server) throws ToolException {
        if (isOwn(server)) {
            throw new ToolException(
                    "These tools are built in. tools.builtin = false removes them.");
        }
        others.disconnect(server);
    }

    @Override
    public ServerStatus restart(String server) throws ToolException, InterruptedException {
        return isOwn(server) ? STATUS : others.restart(server);
    }

    @Override
    public List<String> log(String server) throws ToolException {
        return isOwn(server) ? List.of() : others.log(server);
    }

    @Override
    public Attention answerQuestions(Consumer<ServerQuestion> person) {
        return others.answerQuestions(person);
    }

    @Override
    public List<Resource> resources(String server) throws ToolException, InterruptedException {
        return isOwn(server) ? List.of() : others.resources(server);
    }

    @Override
    public String read(String server, String address) throws ToolException, InterruptedException {
        return others.read(server, address);
    }

    @Override
    public List<Prompt> prompts(String server) throws ToolException, InterruptedException {
        return isOwn(server) ? List.of() : others.prompts(server);
    }

    @Override
    public String prompt(String server, String name, Map<String, String> arguments)
            throws ToolException, InterruptedException {
        return others.prompt(server, name, arguments);
    }

    @Override
    public void close() {
        others.close();
    }
}
