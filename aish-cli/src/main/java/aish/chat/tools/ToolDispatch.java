package aish.chat.tools;

import module java.base;

import aish.approval.Action;
import aish.approval.Decision;
import aish.approval.Gate;
import aish.approval.ToolCallReader;
import aish.context.Turn;
import aish.event.Event;
import aish.event.EventSink;
import aish.event.Interrupts;
import aish.model.Message.ToolCall;
import aish.model.ModelRequest.ToolSpec;
import aish.tools.Tool;
import aish.tools.ToolServers;
import aish.tools.ToolServers.ServerStatus;
import aish.tools.ToolServers.ToolException;
import aish.tools.ToolServers.ToolOutcome;

/**
 * Makes the calls of an answer: first each is approved, then they run, in parallel if none of them
 * is risky. Used by one thread.
 */
public final class ToolDispatch implements ToolCalls {
    private sealed interface CallDecision {
        record Run(Action.ToolCall call) implements CallDecision {}

        /** The call is not made, and the model is told why. */
        record NotMade(String text) implements CallDecision {}
    }

    /** The result of the calls and commands that follow one to which the user replied in words. */
    public static final String SUPERSEDED = "[aish] not done: the user replied first";

    private static final String STOPPED = "[aish] not called: the user interrupted";

    private final Supplier<ToolServers> servers;
    private final ToolCallReader reader;
    private final Gate gate;
    private final ToolResults results;
    private final ToolCallMonitor watch;
    private final Set<String> saidMissing = new HashSet<>();
    private final int mostRounds;
    private final EventSink events;
    private boolean interrupted;

    /** Whether the user said something about a call, which may change what the model wants. */
    private boolean replied;

    /**
     * @param servers called only when tools are needed
     * @param gate decides about the calls of an exchange
     * @param mostRounds how many rounds of calls a model may make
     */
    public ToolDispatch(
            Supplier<ToolServers> servers,
            ToolCallReader reader,
            Gate gate,
            ToolQuestions questions,
            ToolResults results,
            Interrupts interrupts,
            int mostRounds,
            EventSink events) {
        this.servers = servers;
        this.reader = reader;
        this.gate = gate;
        this.results = results;
        this.watch = new ToolCallMonitor(servers, questions, interrupts, events);
        this.mostRounds = mostRounds;
        this.events = events;
    }

    @Override
    public void sayMissing() {
        if (servers.get().names().isEmpty()) {
            return;
        }
        List<String> missing = new ArrayList<>();
        for (ServerStatus server : servers.get().list()) {
            boolean late =
                    server.state() == ServerStatus.State.CONNECTING
                            || server.state() == ServerStatus.State.WAITING;
            if (!late) {
                saidMissing.remove(server.name());
            } else if (saidMissing.add(server.name())) {
                missing.add(server.name());
            }
        }
        if (!missing.isEmpty()) {
            events.emit(
                    new Event.Notice(
                            "Still connecting to "
                                    + String.join(", ", missing)
                                    + ". The model cannot use those tools yet; see :mcp."));
        }
    }

    @Override
    public List<ToolSpec> offered() {
        List<Tool> tools = servers.get().tools();
        List<ToolSpec> specs = new ArrayList<>(tools.size());
        tools.forEach(tool -> specs.add(tool.spec()));
        return specs;
    }

    @Override
    public int mostRounds() {
        return mostRounds;
    }

    @Override
    public Done carryOut(List<ToolCall> calls, CommandCalls commands) {
        interrupted = false;
        replied = false;
        List<Turn.Tools.Result> results = new ArrayList<>();
        List<ToolCall> together = new ArrayList<>();
        for (ToolCall call : calls) {
            Optional<Action.ToolCall> command = command(call);
            if (command.isEmpty() && !commands.isOneByOne() && !actsAlone(call)) {
                together.add(call);
                continue;
            }
            results.addAll(carryOutTogether(together, commands));
            together.clear();
            results.addAll(
                    command.isPresent() && !isOver()
                            ? List.of(run(call, command.get(), commands))
                            : carryOutTogether(List.of(call), commands));
        }
        results.addAll(carryOutTogether(together, commands));
        return new Done(results, !interrupted);
    }

    private boolean isOver() {
        return interrupted || replied;
    }

    /** Whether a call may change what the others see. */
    private boolean actsAlone(ToolCall call) {
        return servers.get().find(call.name()).map(Tool::actsAlone).orElse(false);
    }

    /** Returns a call for a command, if it is one that can be made. */
    private Optional<Action.ToolCall> command(ToolCall call) {
        try {
            return isCommand(call) ? Optional.of(prepare(call)) : Optional.empty();
        } catch (ToolException e) {
            return Optional.empty();
        }
    }

    /** Whether a call is for a command of the shell. */
    private boolean isCommand(ToolCall call) {
        return servers.get().find(call.name()).map(Tool::runsCommands).orElse(false);
    }

    private Turn.Tools.Result run(ToolCall call, Action.ToolCall wanted, CommandCalls commands) {
        CommandCalls.Told done = commands.run(wanted.command(), wanted.assessment().permission());
        interrupted |= done.ending() == CommandCalls.Ending.INTERRUPTED;
        replied |= done.ending() == CommandCalls.Ending.REPLIED;
        return new Turn.Tools.Result(call.id(), done.text());
    }

    private List<Turn.Tools.Result> carryOutTogether(List<ToolCall> calls, CommandCalls commands) {
        List<CallDecision> fates = new ArrayList<>();
        for (ToolCall call : calls) {
            fates.add(
                    isOver()
                            ? new CallDecision.NotMade(interrupted ? STOPPED : SUPERSEDED)
                            : decide(call, commands));
        }
        List<Action.ToolCall> wanted = new ArrayList<>();
        for (CallDecision fate : fates) {
            if (fate instanceof CallDecision.Run(Action.ToolCall call) && !interrupted) {
                wanted.add(call);
            }
        }
        Iterator<String> texts = runAll(wanted, commands).iterator();
        List<Turn.Tools.Result> results = new ArrayList<>();
        for (int i = 0; i < calls.size(); i++) {
            String text =
                    switch (fates.get(i)) {
                        case CallDecision.NotMade(String told) -> told;
                        case CallDecision.Run _ -> texts.hasNext() ? texts.next() : STOPPED;
                    };
            results.add(new Turn.Tools.Result(calls.get(i).id(), text));
        }
        return results;
    }

    private CallDecision decide(ToolCall call, CommandCalls commands) {
        try {
            Action.ToolCall wanted = prepare(call);
            return switch (commands.decide(wanted, gate)) {
                case Decision.Run _ -> new CallDecision.Run(wanted);
                case Decision.Skip(String reason) ->
                        new CallDecision.NotMade("[aish] not called: " + reason);
                case Decision.Deny(String reason) ->
                        new CallDecision.NotMade("[aish] not called: " + reason);
                case Decision.Reply(String words) -> {
                    replied = true;
                    yield new CallDecision.NotMade("[aish] action skipped by user: " + words);
                }
                // a tool is never rehearsed
                case Decision.Kept _,
                        Decision.Abort _,
                        Decision.Halt _,
                        Decision.Rest _,
                        Decision.NewGoal _ -> {
                    interrupted = true;
                    yield new CallDecision.NotMade(STOPPED);
                }
            };
        } catch (ToolException e) {
            events.emit(ToolCallMonitor.Ended.failed(call.name(), e.describe()));
            return new CallDecision.NotMade(ToolResults.ERROR + e.describe());
        }
    }

    /** Checks a call: the tool must exist, and the arguments must be a JSON object. */
    private Action.ToolCall prepare(ToolCall call) throws ToolException {
        Tool tool =
                servers.get()
                        .find(call.name())
                        .orElseThrow(() -> new ToolException("there is no tool " + call.name()));
        return reader.read(call.id(), tool, call.arguments());
    }

    /** Runs approved calls; returns their results for the model in the same order. */
    private List<String> runAll(List<Action.ToolCall> wanted, CommandCalls commands) {
        boolean apart = wanted.stream().anyMatch(call -> !call.risk().isClear());
        if (!apart) {
            return tell(wanted, watch.run(wanted), commands);
        }
        List<String> told = new ArrayList<>();
        for (Action.ToolCall each : wanted) {
            told.addAll(
                    interrupted
                            ? List.of(STOPPED)
                            : tell(List.of(each), watch.run(List.of(each)), commands));
        }
        return told;
    }

    /** Makes a call that the user wants; returns its result. */
    public String call(String tool, String arguments) throws ToolException {
        List<Action.ToolCall> wanted = List.of(prepare(new ToolCall("person", tool, arguments)));
        return tell(wanted, watch.run(wanted), CommandCalls.none()).getFirst();
    }

    private List<String> tell(
            List<Action.ToolCall> wanted,
            List<ToolCallMonitor.Ended> ended,
            CommandCalls commands) {
        List<String> told = new ArrayList<>();
        for (int i = 0; i < wanted.size(); i++) {
            ToolOutcome outcome = ended.get(i).outcome();
            interrupted |= outcome.kind() == ToolOutcome.Kind.CANCELLED;
            ToolResults.FormattedResult text = results.of(outcome);
            told.add(text.text());
            events.emit(ended.get(i).event(wanted.get(i), text));
            interrupted |=
                    commands.ended(wanted.get(i), text.text()) == CommandCalls.Ending.INTERRUPTED;
        }
        return told;
    }
}
