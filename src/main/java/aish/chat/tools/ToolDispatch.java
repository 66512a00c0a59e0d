package aish.chat.tools;

import module java.base;

import aish.approval.ArgumentText;
import aish.approval.Decision;
import aish.approval.ToolConsent;
import aish.context.Turn;
import aish.event.Event;
import aish.event.EventSink;
import aish.event.Interrupts;
import aish.json.Json;
import aish.json.JsonException;
import aish.model.Message.ToolCall;
import aish.model.ModelRequest.ToolSpec;
import aish.tools.Tool;
import aish.tools.ToolServers;
import aish.tools.ToolServers.ServerStatus;
import aish.tools.ToolServers.ToolOutcome;

/**
 * Makes the calls of an answer: first each is approved, then they run, in parallel if none of them
 * is risky. Used by one thread.
 */
public final class ToolDispatch implements ToolCalls {
    /**
     * A call that can be made.
     *
     * @param arguments the parsed {@code text}
     * @param text a JSON object
     */
    public record Prepared(ToolCall call, Tool tool, Json arguments, String text) {
        /** Describes the call in one line. */
        public String summary() {
            return tool.offered() + " " + ArgumentText.brief(arguments);
        }
    }

    /** What to do with a call. */
    private sealed interface CallDecision {
        record Run(Prepared call) implements CallDecision {}

        /** The call is not made, and the model is told why. */
        record NotMade(String text) implements CallDecision {}
    }

    /** The result of the calls and commands that follow one to which the user replied in words. */
    public static final String SUPERSEDED = "[aish] not done: the user replied first";

    private static final String STOPPED = "[aish] not called: the person interrupted";

    private final Supplier<ToolServers> servers;
    private final ToolConsent consent;
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
     * @param mostRounds how many rounds of calls a model may make
     */
    public ToolDispatch(
            Supplier<ToolServers> servers,
            ToolConsent consent,
            ToolQuestions questions,
            ToolResults results,
            Interrupts interrupts,
            int mostRounds,
            EventSink events) {
        this.servers = servers;
        this.consent = consent;
        this.results = results;
        this.watch = new ToolCallMonitor(servers, questions, interrupts, events);
        this.mostRounds = mostRounds;
        this.events = events;
    }

    @Override
    public void sayMissing() {
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
    public Done carryOut(List<ToolCall> calls) {
        interrupted = false;
        replied = false;
        List<CallDecision> fates = new ArrayList<>();
        for (ToolCall call : calls) {
            fates.add(
                    interrupted || replied
                            ? new CallDecision.NotMade(interrupted ? STOPPED : SUPERSEDED)
                            : decide(call));
        }
        List<Prepared> wanted = new ArrayList<>();
        for (CallDecision fate : fates) {
            if (fate instanceof CallDecision.Run(Prepared call) && !interrupted) {
                wanted.add(call);
            }
        }
        Iterator<String> texts = runAll(wanted).iterator();
        List<Turn.Tools.Result> results = new ArrayList<>();
        for (int i = 0; i < calls.size(); i++) {
            String text =
                    switch (fates.get(i)) {
                        case CallDecision.NotMade(String told) -> told;
                        case CallDecision.Run _ -> texts.hasNext() ? texts.next() : STOPPED;
                    };
            results.add(new Turn.Tools.Result(calls.get(i).id(), text));
        }
        return new Done(results, !interrupted);
    }

    private CallDecision decide(ToolCall call) {
        try {
            Prepared wanted = prepare(call);
            return switch (consent.decide(wanted.tool(), wanted.arguments(), wanted.text())) {
                case Decision.Run(String text, _) -> new CallDecision.Run(with(wanted, text));
                case Decision.Skip(String reason) ->
                        new CallDecision.NotMade("[aish] not called: " + reason);
                case Decision.Deny(String reason) ->
                        new CallDecision.NotMade("[aish] not called: " + reason);
                case Decision.Reply(String words) -> {
                    replied = true;
                    yield new CallDecision.NotMade("[aish] action skipped by user: " + words);
                }
                case Decision.Abort _, Decision.Halt _, Decision.NewGoal _ -> {
                    interrupted = true;
                    yield new CallDecision.NotMade(STOPPED);
                }
            };
        } catch (UnfitCallException e) {
            return new CallDecision.NotMade("[error] " + e.describe());
        }
    }

    /** Checks a call: the tool must exist, and the arguments must be a JSON object. */
    public Prepared prepare(ToolCall call) throws UnfitCallException {
        Tool tool =
                servers.get()
                        .find(call.name())
                        .orElseThrow(
                                () -> new UnfitCallException("there is no tool " + call.name()));
        String text = call.arguments().isBlank() ? "{}" : call.arguments();
        try {
            Json arguments = Json.parse(text);
            if (arguments instanceof Json.Obj) {
                return new Prepared(call, tool, arguments, text);
            }
        } catch (JsonException e) {
            throw new UnfitCallException("the arguments are not JSON: " + e.getMessage());
        }
        throw new UnfitCallException("the arguments must be a JSON object");
    }

    /** Returns the call with the arguments as edited by the user. */
    public static Prepared with(Prepared wanted, String text) {
        try {
            return text.equals(wanted.text())
                    ? wanted
                    : new Prepared(wanted.call(), wanted.tool(), Json.parse(text), text);
        } catch (JsonException e) {
            return wanted;
        }
    }

    /** Returns why a rule of the user forbids the tool; empty if it is not forbidden. */
    public Optional<String> denied(Prepared call) {
        return consent.denied(call.tool());
    }

    /** Whether the user has approved the tool. */
    public boolean isApproved(Prepared call) {
        return consent.isApproved(call.tool());
    }

    /** Returns why the user must look at a call even if its tool is approved. */
    public Optional<String> risk(Prepared call) {
        return consent.risk(call.tool(), call.arguments()).reason();
    }

    /** Runs approved calls; returns their results for the model in the same order. */
    private List<String> runAll(List<Prepared> wanted) {
        boolean apart = wanted.stream().anyMatch(call -> risk(call).isPresent());
        if (!apart) {
            return tell(wanted, watch.run(wanted));
        }
        List<String> told = new ArrayList<>();
        for (Prepared each : wanted) {
            told.addAll(
                    interrupted ? List.of(STOPPED) : tell(List.of(each), watch.run(List.of(each))));
        }
        return told;
    }

    /** Runs one approved call. */
    public Turn.Tools.Result run(Prepared call) {
        interrupted = false;
        String text = tell(List.of(call), watch.run(List.of(call))).getFirst();
        return new Turn.Tools.Result(call.call().id(), text);
    }

    /** Whether the user interrupted the last calls. */
    public boolean wasInterrupted() {
        return interrupted;
    }

    private List<String> tell(List<Prepared> wanted, List<ToolCallMonitor.Ended> ended) {
        List<String> told = new ArrayList<>();
        for (int i = 0; i < wanted.size(); i++) {
            ToolOutcome outcome = ended.get(i).outcome();
            interrupted |= outcome.kind() == ToolOutcome.Kind.CANCELLED;
            ToolResults.FormattedResult text = results.of(outcome);
            told.add(text.text());
            events.emit(ended.get(i).event(wanted.get(i), text));
        }
        return told;
    }
}
