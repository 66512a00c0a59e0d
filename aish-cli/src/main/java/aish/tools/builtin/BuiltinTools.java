package aish.tools.builtin;

import module java.base;

import aish.json.Json;
import aish.json.JsonException;
import aish.tools.Tool;
import aish.tools.ToolServers.OwnTools;
import aish.tools.ToolServers.ToolException;
import aish.tools.ToolServers.ToolOutcome;
import aish.tools.ToolServers.ToolRun;

/** The built-in tools. Those that read run in parallel; the others run on the thread that calls. */
public record BuiltinTools(BuiltinCalls calls) implements OwnTools {
    @Override
    public List<Tool> tools() {
        return BuiltinTool.tools();
    }

    @Override
    public ToolRun call(Tool called, String arguments) {
        BuiltinTool tool = BuiltinTool.of(called);
        try {
            ToolArguments read = new ToolArguments(Json.parse(arguments));
            return calls.isParallel(tool)
                    ? new BackgroundRun(() -> outcome(tool, read))
                    : ToolRun.ended(outcome(tool, read));
        } catch (JsonException e) {
            return ToolRun.ended(new ToolOutcome(ToolOutcome.Kind.FAILED, "not JSON"));
        }
    }

    private ToolOutcome outcome(BuiltinTool tool, ToolArguments arguments) {
        try {
            return calls.carryOut(tool, arguments);
        } catch (ToolException e) {
            return new ToolOutcome(ToolOutcome.Kind.FAILED, e.describe());
        }
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
}
