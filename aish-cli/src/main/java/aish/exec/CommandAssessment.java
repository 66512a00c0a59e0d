package aish.exec;

import module java.base;

import aish.bash.Span;
import aish.event.Event;
import aish.safety.Call;
import aish.safety.Effect;
import aish.safety.Finding;
import aish.safety.SafetyFacts;
import aish.safety.Verdict;
import aish.safety.VerdictText;
import aish.safety.files.BlastRadius;
import aish.safety.permissions.Permission;
import aish.safety.permissions.StatedLimits;
import aish.undo.UndoStore.UndoProspect;

/**
 * What a command is expected to do, determined once, before a gate decides about it.
 *
 * @param facts what was known about the session then
 * @param calls the commands it consists of
 * @param permission what the user's rules say about it
 * @param radius the files that are at stake
 * @param change what it does to files, where that is known better than by the command; otherwise
 *     empty
 * @param model the one that gets its output; empty if that is not known
 * @param origin which parts of it come from what was printed or read in the session, and not from
 *     the user; empty if none do
 */
public record CommandAssessment(
        String command,
        SafetyFacts facts,
        Verdict verdict,
        List<Call> calls,
        Permission permission,
        BlastRadius radius,
        UndoProspect undo,
        String change,
        String model,
        String origin) {
    /** Effects that reach further than the files of the project. */
    private static final Set<Effect> REACHING =
            EnumSet.of(
                    Effect.BUILDS,
                    Effect.FETCHES,
                    Effect.NETWORK_OUT,
                    Effect.REMOTE_PUBLISH,
                    Effect.CLUSTER,
                    Effect.PACKAGE,
                    Effect.REVEALS,
                    Effect.EXEC_UNKNOWN);

    public CommandAssessment {
        calls = List.copyOf(calls);
    }

    /** Returns the assessment of a tool call, about whose effects nothing is known. */
    public static CommandAssessment ofCall(String call) {
        Verdict unseen = new Verdict.Clear(Set.of(), false, List.of(), List.of());
        return new CommandAssessment(
                call,
                SafetyFacts.none(),
                unseen,
                List.of(),
                Permission.NONE,
                BlastRadius.none(),
                new UndoProspect.Nothing(),
                "",
                "",
                "");
    }

    /** Returns the same assessment after copying the files has failed. */
    public CommandAssessment withoutUndo() {
        return with(permission, new UndoProspect.Nothing());
    }

    /**
     * Returns the same assessment under another rule of the user, if that is stricter. Its contract
     * still holds.
     */
    public CommandAssessment under(Permission rule) {
        return rule.kind().compareTo(permission.kind()) >= 0
                ? this
                : with(rule.within(permission.limits()), undo);
    }

    /** Returns the same assessment under another contract, or none. */
    public CommandAssessment within(Optional<StatedLimits> limits) {
        return with(permission.within(limits), undo);
    }

    private CommandAssessment with(Permission allowed, UndoProspect prospect) {
        return new CommandAssessment(
                command, facts, verdict, calls, allowed, radius, prospect, change, model, origin);
    }

    /**
     * Returns the same assessment for something else that does the same.
     *
     * @param does what it does to files
     */
    public CommandAssessment titled(String title, String does) {
        return new CommandAssessment(
                title, facts, about(title), calls, permission, radius, undo, does, model, origin);
    }

    /** Returns the verdict with findings that are about the whole of another text. */
    private Verdict about(String title) {
        Span whole = new Span(0, title.length());
        List<Finding> findings =
                verdict.findings().stream()
                        .map(found -> new Finding(found.effect(), found.reason(), whole))
                        .toList();
        return switch (verdict) {
            case Verdict.Clear clear -> clear;
            case Verdict.Halt halt ->
                    new Verdict.Halt(findings, halt.effects(), halt.wrapped(), halt.touched());
            case Verdict.Unknown unknown ->
                    new Verdict.Unknown(
                            findings, unknown.effects(), unknown.wrapped(), unknown.touched());
        };
    }

    public boolean isClear() {
        return verdict instanceof Verdict.Clear;
    }

    /**
     * Whether it reaches the network, secrets or other code, on words that are not the user's. An
     * earlier approval does not hold for that.
     */
    public boolean reachesOnForeignWords() {
        return !origin.isEmpty()
                && (verdict instanceof Verdict.Unknown
                        || !Collections.disjoint(verdict.effects(), REACHING)
                        || calls.stream().anyMatch(Call::usesNetwork));
    }

    /** Returns the verdict for display: what the command does, and whether it can be undone. */
    public Event.Assessed assessed() {
        if (permission.is(Permission.Kind.ASK)) {
            return new Event.Assessed(
                    Event.Risk.NEEDS_OK,
                    sentences(
                            permission.reason(),
                            capitalised(text().sentence()),
                            capitalised(origin),
                            exposure(),
                            undoing()));
        }
        return new Event.Assessed(
                risk(verdict, undo),
                sentences(text().sentence(), capitalised(origin), exposure(), undoing()));
    }

    public static Event.Risk risk(Verdict verdict, UndoProspect undo) {
        return switch (verdict) {
            case Verdict.Clear _ -> Event.Risk.CLEAR;
            case Verdict.Halt halt
                    when halt.effects().stream()
                            .anyMatch(effect -> effect.isRemote() || effect == Effect.REVEALS) ->
                    Event.Risk.LEAVES;
            case Verdict.Halt _ ->
                    undo instanceof UndoProspect.Possible
                            ? Event.Risk.UNDOABLE
                            : Event.Risk.NEEDS_OK;
            case Verdict.Unknown _ -> Event.Risk.UNKNOWN;
        };
    }

    /** Returns what there is to know if the user must approve the command for this reason. */
    public Event.Assessed because(String reason) {
        String files = change.isEmpty() ? radius.summary() : change;
        String text =
                reason.equals(verdict.reason()) && !isClear()
                        ? sentences(text().sentence(), capitalised(origin), exposure(), undoing())
                        : sentences(
                                reason,
                                capitalised(files),
                                reason.contains(origin) ? "" : capitalised(origin),
                                exposure(),
                                undoing());
        Event.Risk risk =
                verdict instanceof Verdict.Halt ? risk(verdict, undo) : Event.Risk.NEEDS_OK;
        return new Event.Assessed(risk, text);
    }

    /** Returns the parts of the command that need a look, marked, with what each does. */
    public List<String> explanation() {
        return text().explanation(command);
    }

    private VerdictText text() {
        return new VerdictText(verdict, radius, change);
    }

    /** Returns where a secret would go. */
    private String exposure() {
        return verdict.effects().contains(Effect.REVEALS)
                ? "The output is sent to the model"
                        + (model.isEmpty() ? "" : " (" + model + ")")
                        + " with the next question"
                : "";
    }

    private static String capitalised(String text) {
        return text.isEmpty() || text.startsWith("aish ")
                ? text
                : Character.toUpperCase(text.charAt(0)) + text.substring(1);
    }

    private static String sentences(String... parts) {
        List<String> said = Stream.of(parts).filter(part -> !part.isEmpty()).toList();
        return said.size() == 1 ? said.getFirst() : String.join(". ", said) + ".";
    }

    /** Returns whether it can be undone; gives a reason only if the verdict does not. */
    private String undoing() {
        return switch (undo) {
            case UndoProspect.Nothing _ -> "";
            case UndoProspect.Possible _ -> isClear() ? "" : "You can undo this";
            case UndoProspect.Impossible _ when isClear() -> "";
            case UndoProspect.Impossible _ when verdict instanceof Verdict.Unknown ->
                    "If it changes files, aish cannot undo that";
            case UndoProspect.Impossible(String why) -> {
                boolean unknown = radius.isEmpty() && !radius.complete();
                boolean said = UndoProspect.of(verdict).isPresent() || unknown;
                yield "This cannot be undone" + (said ? "" : ": " + why);
            }
        };
    }
}
