package aish.norris;

import aish.config.Config.Wrappers;
import aish.console.Event;
import aish.console.EventSink;
import aish.console.Operator;
import aish.console.Operator.Answer;
import aish.engine.Outlook;
import aish.engine.Precautions;
import aish.norris.SecondOpinion.Opinion;
import aish.safety.Effect;
import aish.safety.Finding;
import aish.safety.Permission;
import aish.safety.Verdict;
import aish.store.UndoException;
import aish.syntax.Span;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/**
 * Lets harmless commands pass and halts for a person before all others. Only what is proved to read
 * and no more passes at once; what is otherwise clear needs a second opinion, and nothing but a
 * person lifts a halt.
 */
public final class NorrisGate {
    /** What a halt leads to where nobody can be asked. */
    public enum Unattended {
        /** The pursuit ends, and a person may go on with it. */
        LEAVE,
        SKIP,
        ABORT
    }

    private enum Choice implements Operator.Choice {
        PROCEED,
        SKIP,
        ABORT,
        EDIT,
        EXPLAIN
    }

    private enum Escalation implements Operator.Choice {
        ABORT,
        FORCE,
        GOAL
    }

    /**
     * What the gate goes by.
     *
     * @param opinion empty if none is wanted
     */
    public record Policy(
            Wrappers wrappers, Unattended unattended, Optional<SecondOpinion> opinion) {}

    private final Operator operator;
    private final Policy policy;
    private final Precautions precautions;
    private final Consumer<String> explainer;
    private final EventSink events;
    private final SkipBudget skips = new SkipBudget();
    private final Stakes stakes = new Stakes();

    /** Whether anything was written in this session that no person approved. */
    private boolean wrote;

    /**
     * @param explainer has a command explained to the person
     */
    public NorrisGate(
            Operator operator,
            Policy policy,
            Precautions precautions,
            Consumer<String> explainer,
            EventSink events) {
        this.operator = operator;
        this.policy = policy;
        this.precautions = precautions;
        this.explainer = explainer;
        this.events = events;
    }

    /** A new pursuit begins. */
    void begin() {
        skips.reset();
    }

    /** Says whether a command may run; asks the person where needed. */
    Pass decide(String id, String command, Progress progress) {
        Outlook outlook = precautions.look(command);
        Verdict verdict = outlook.verdict();
        Permission permission = outlook.permission();
        if (permission.is(Permission.Kind.DENY)) {
            events.emit(new Event.Notice(id + " is not run: " + permission.reason()));
            return new Pass.Skip(permission.reason());
        }
        Optional<String> doubt = Optional.empty();
        if (permission.is(Permission.Kind.ASK)) {
            doubt = Optional.of(permission.reason());
        } else if (permission.exact()) {
            // a person named all of it, word by word
            return prepared(id, new Pass.Run(command, false, Optional.empty()), outlook, progress);
        } else if (verdict instanceof Verdict.Halt) {
            doubt = Optional.of(verdict.reason());
        } else if (verdict.wrapped() && policy.wrappers() == Wrappers.HALT) {
            doubt = Optional.of("runs code that is wrapped in another program's arguments");
        } else if (mayRunWhatWasWritten(verdict)) {
            doubt = Optional.of("runs code, and files were written that nobody has looked at");
        } else if (!verdict.provesReading()) {
            doubt = stakes.of(outlook);
            if (doubt.isEmpty() && !permission.is(Permission.Kind.ALLOW)) {
                switch (opinion(command, verdict)) {
                    case Opinion.Harmless _ -> {}
                    case Opinion.Doubtful(String reason) -> doubt = Optional.of(reason);
                    case Opinion.Interrupted _ -> {
                        return new Pass.Stop(new Ending(Ending.How.ABORTED, "interrupted"));
                    }
                }
            }
        }
        return prepared(
                id,
                doubt.isPresent()
                        ? halt(outlook, doubt.get(), progress)
                        : new Pass.Run(command, false, Optional.empty()),
                outlook,
                progress);
    }

    /**
     * Says whether a tool may be called. Approval spares the asking and nothing else: what is risky
     * halts whoever approved it.
     *
     * @param call for people
     * @param arguments which the person may change
     * @param approved whether the person lets models call the tool
     */
    Pass decideCall(
            String call,
            String arguments,
            boolean approved,
            Optional<String> risk,
            Progress progress) {
        Optional<String> doubt = risk;
        if (doubt.isEmpty() && !approved) {
            doubt =
                    Optional.of(
                            "a tool that is not approved; auto_approve in the config does that");
        }
        if (doubt.isEmpty() && policy.opinion().isPresent()) {
            switch (policy.opinion().get().of("tool call: " + call, true)) {
                case Opinion.Harmless _ -> {}
                case Opinion.Doubtful(String reason) -> doubt = Optional.of(reason);
                case Opinion.Interrupted _ -> {
                    return new Pass.Stop(new Ending(Ending.How.ABORTED, "interrupted"));
                }
            }
        }
        if (doubt.isEmpty()) {
            return new Pass.Run(arguments, false, Optional.empty());
        }
        Verdict unseen = new Verdict.Clear(Set.of(), false, List.of());
        Span whole = new Span(0, call.length());
        Pass pass =
                halt(new Matter(call, arguments, unseen, List.of(), whole), doubt.get(), progress);
        if (pass instanceof Pass.Run) {
            skips.reset();
        }
        return pass;
    }

    /** Sets aside what a command will change, before it may run. */
    private Pass prepared(String id, Pass pass, Outlook outlook, Progress progress) {
        if (!(pass instanceof Pass.Run(String command, boolean approved, var _))) {
            return pass;
        }
        if (approved) {
            skips.reset();
        } else {
            wrote |= writes(outlook.verdict());
            stakes.running(outlook);
        }
        Outlook ahead = command.equals(outlook.command()) ? outlook : precautions.look(command);
        try {
            return new Pass.Run(command, approved, precautions.setAside(id, ahead));
        } catch (UndoException e) {
            // asked once more, now that it is known; whatever is said then holds
            return halt(ahead, "cannot be undone after all: " + e.why(), progress);
        }
    }

    /** Each of two harmless steps may be clear: to write a script, and to run one. */
    private boolean mayRunWhatWasWritten(Verdict verdict) {
        boolean runsCode =
                verdict.effects().contains(Effect.BUILDS) || verdict instanceof Verdict.Unknown;
        return runsCode && (wrote || writes(verdict));
    }

    private static boolean writes(Verdict verdict) {
        return verdict.effects().contains(Effect.CREATES)
                || verdict.effects().contains(Effect.FETCHES);
    }

    private Opinion opinion(String command, Verdict verdict) {
        boolean proved = verdict instanceof Verdict.Clear;
        if (!proved && !isLiteral(command)) {
            return new Opinion.Doubtful(verdict.reason());
        }
        if (policy.opinion().isEmpty()) {
            return proved ? new Opinion.Harmless() : new Opinion.Doubtful(verdict.reason());
        }
        Opinion opinion = policy.opinion().get().of(command, proved);
        return !proved && opinion instanceof Opinion.Doubtful(String why)
                ? new Opinion.Doubtful(verdict.reason() + "; " + why)
                : opinion;
    }

    /** Whether the text says everything, so that a model can judge it. */
    private static boolean isLiteral(String command) {
        return command.chars().noneMatch(c -> c == '$' || c == '`' || c == '\\' || c == '<');
    }

    /**
     * What a person is to decide about.
     *
     * @param shown all of it
     * @param text what the person may change, and what runs
     * @param piece of what is shown that is the reason
     */
    private record Matter(
            String shown, String text, Verdict verdict, List<String> notes, Span piece) {}

    private Pass halt(Outlook outlook, String reason, Progress progress) {
        String command = outlook.command();
        Verdict verdict = outlook.verdict();
        return halt(
                new Matter(command, command, verdict, notes(outlook), piece(command, verdict)),
                reason,
                progress);
    }

    /** Tells the person what is at stake and asks until there is an answer. */
    private Pass halt(Matter matter, String reason, Progress progress) {
        events.emit(
                new Event.Autonomy.Halted(
                        progress.step(),
                        progress.steps(),
                        reason,
                        matter.notes(),
                        matter.shown(),
                        matter.piece()));
        if (!operator.isAttended()) {
            return unattended(reason);
        }
        while (true) {
            Choice choice;
            switch (operator.ask("[N]", List.of(Choice.values()), Choice.SKIP)) {
                case Answer.Dropped<Choice> _ -> {
                    return aborted("at the halt");
                }
                case Answer.Reply<Choice>(String words) -> {
                    return new Pass.Reply(words);
                }
                case Answer.Chosen<Choice>(Choice chosen) -> choice = chosen;
            }
            switch (choice) {
                case PROCEED -> {
                    return new Pass.Run(matter.text(), true, Optional.empty());
                }
                case SKIP -> {
                    return skip(matter, reason);
                }
                case ABORT -> {
                    return aborted("by you");
                }
                case EDIT -> {
                    Optional<String> changed =
                            operator.edit(matter.text()).filter(text -> !text.isBlank());
                    if (changed.isPresent()) {
                        return new Pass.Run(changed.get(), true, Optional.empty());
                    }
                }
                case EXPLAIN -> explainer.accept(matter.shown());
            }
        }
    }

    private Pass unattended(String reason) {
        return switch (policy.unattended()) {
            case LEAVE -> new Pass.Stop(new Ending(Ending.How.HALTED, reason));
            case SKIP -> new Pass.Skip(reason);
            case ABORT -> new Pass.Stop(new Ending(Ending.How.ABORTED, reason));
        };
    }

    private Pass skip(Matter matter, String reason) {
        if (!skips.skipped(matter.shown(), matter.verdict())) {
            return new Pass.Skip(reason);
        }
        events.emit(new Event.Notice("You have declined three similar proposals in a row."));
        return switch (operator.ask("[N]", List.of(Escalation.values()), Escalation.ABORT)) {
            case Answer.Dropped<Escalation> _ -> aborted("after three similar skips");
            case Answer.Reply<Escalation>(String words) -> new Pass.Reply(words);
            case Answer.Chosen<Escalation>(Escalation choice) -> escalate(choice, matter, reason);
        };
    }

    private Pass escalate(Escalation choice, Matter matter, String reason) {
        return switch (choice) {
            case ABORT -> aborted("after three similar skips");
            case FORCE -> new Pass.Run(matter.text(), true, Optional.empty());
            case GOAL -> {
                skips.reset();
                yield operator.edit("")
                        .filter(text -> !text.isBlank())
                        .<Pass>map(Pass.NewGoal::new)
                        .orElseGet(() -> new Pass.Skip(reason));
            }
        };
    }

    private static Pass aborted(String reason) {
        return new Pass.Stop(new Ending(Ending.How.ABORTED, reason));
    }

    private static List<String> notes(Outlook outlook) {
        List<String> notes = new ArrayList<>();
        if (!outlook.verdict().effects().isEmpty()) {
            notes.add(
                    "effects: "
                            + String.join(
                                    ", ",
                                    EnumSet.copyOf(outlook.verdict().effects()).stream()
                                            .map(Effect::label)
                                            .toList()));
        }
        notes.addAll(outlook.stake());
        return notes;
    }

    /** The part of the command that the first finding is about. */
    private static Span piece(String command, Verdict verdict) {
        List<Finding> findings =
                switch (verdict) {
                    case Verdict.Clear _ -> List.of();
                    case Verdict.Halt halt -> halt.findings();
                    case Verdict.Unknown unknown -> unknown.findings();
                };
        return findings.isEmpty() ? new Span(0, command.length()) : findings.getFirst().span();
    }
}
