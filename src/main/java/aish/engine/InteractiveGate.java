package aish.engine;

import aish.config.Config.Confirm;
import aish.console.Event;
import aish.console.EventSink;
import aish.console.Operator;
import aish.engine.Proposal.Form;
import aish.engine.Proposal.ShellFamily;
import aish.safety.Permission;
import aish.safety.Permission.Kind;
import aish.safety.PermissionRule;
import aish.store.UndoException;
import aish.store.UndoStore;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * Lets a person decide about each command that an answer proposes. Only {@code CMD:} lines are
 * asked about; blocks wait until the person names them.
 */
public final class InteractiveGate {
    private enum Choice implements Operator.Choice {
        RUN,
        EDIT,
        EXPLAIN,
        COPY,
        ALWAYS,
        SKIP,
        ALL
    }

    /** What came of a review. */
    public enum Outcome {
        /** Nothing ran. */
        NOTHING,
        /** Something ran, so there is something new to tell the model. */
        RAN,
        /** The shell has ended. */
        ENDED
    }

    private final Operator operator;
    private final CommandRunner runner;
    private final Consumer<Suggestion> explainer;
    private final Supplier<Confirm> confirm;
    private final Precautions precautions;
    private final Consumer<String> teller;
    private final EventSink events;

    /** What the person said instead of choosing; empty if they said nothing. */
    private String reply = "";

    /** One whose settings stay as they are. */
    public InteractiveGate(
            Operator operator,
            CommandRunner runner,
            Consumer<Suggestion> explainer,
            Confirm confirm,
            Precautions precautions,
            Consumer<String> teller,
            EventSink events) {
        this(operator, runner, explainer, () -> confirm, precautions, teller, events);
    }

    /**
     * @param explainer has a command explained to the person
     * @param confirm before which commands to ask
     * @param teller tells the model something with the next question
     */
    public InteractiveGate(
            Operator operator,
            CommandRunner runner,
            Consumer<Suggestion> explainer,
            Supplier<Confirm> confirm,
            Precautions precautions,
            Consumer<String> teller,
            EventSink events) {
        this.teller = teller;
        this.operator = operator;
        this.runner = runner;
        this.explainer = explainer;
        this.confirm = confirm;
        this.precautions = precautions;
        this.events = events;
    }

    /** Goes through them in order; what is not run stays a suggestion. */
    public Outcome review(List<Suggestion> suggestions) throws InterruptedException {
        boolean ran = false;
        boolean all = false;
        reply = "";
        for (Suggestion suggestion : suggestions) {
            if (!reply.isEmpty()) {
                break;
            }
            if (suggestion.proposal().form() == Form.BLOCK) {
                mention(suggestion);
                continue;
            }
            Outlook outlook = precautions.look(suggestion.command());
            if (outlook.permission().is(Kind.DENY)) {
                deny(suggestion, outlook.permission());
                continue;
            }
            boolean asks = asksAbout(outlook, all);
            Optional<Choice> choice =
                    asks
                            ? ask(suggestion, suggestion.risk(), outlook, List.of(Choice.values()))
                            : Optional.of(all ? Choice.ALL : Choice.RUN);
            if (choice.isEmpty()) {
                break;
            }
            decided(suggestion, choice.get(), asks || all);
            all |= choice.get() == Choice.ALL;
            Optional<String> command = chosen(choice.get(), suggestion);
            if (command.isPresent()) {
                Optional<OptionalInt> status = run(suggestion.id(), command.get(), outlook);
                if (status.isPresent() && status.get().isEmpty()) {
                    return Outcome.ENDED;
                }
                ran |= status.isPresent();
                // a person who said "all" did not know that one would fail
                all &= status.isPresent() && status.get().getAsInt() == 0;
            }
        }
        return ran ? Outcome.RAN : Outcome.NOTHING;
    }

    private void decided(Suggestion suggestion, Choice choice, boolean byPerson) {
        events.emit(
                new Event.Decided(
                        suggestion.id(), byPerson ? choice.label() : Event.Decided.CLEAR));
    }

    /** What the person said at the last question instead of choosing: their next question. */
    Optional<String> reply() {
        return Optional.of(reply).filter(words -> !words.isEmpty());
    }

    /** Asks about one that the person names, as about any other, and runs it. */
    public void approve(Suggestion suggestion) throws InterruptedException {
        reply = "";
        Outlook outlook = precautions.look(suggestion.command());
        if (outlook.permission().is(Kind.DENY)) {
            deny(suggestion, outlook.permission());
            events.emit(new Event.Notice(":edit " + suggestion.id() + " puts it into your line"));
            return;
        }
        boolean asks = asksAbout(outlook, false);
        if (asks && !operator.isAttended()) {
            events.emit(new Event.Problem(suggestion.id() + " is not run: nobody can be asked"));
            return;
        }
        List<Choice> choices = new ArrayList<>(List.of(Choice.values()));
        choices.remove(Choice.ALL);
        Optional<Choice> choice =
                asks
                        ? ask(suggestion, suggestion.origin(), outlook, choices)
                        : Optional.of(Choice.RUN);
        if (choice.isPresent()) {
            // naming it was a decision, too
            decided(suggestion, choice.get(), true);
            Optional<String> command = chosen(choice.get(), suggestion);
            if (command.isPresent()) {
                run(suggestion.id(), command.get(), outlook);
            }
        }
    }

    /** Neither the person nor the model is left to wonder. */
    private void deny(Suggestion suggestion, Permission permission) {
        events.emit(new Event.Decided(suggestion.id(), Event.Decided.DENIED));
        events.emit(new Event.Problem(suggestion.id() + " is not run: " + permission.reason()));
        teller.accept(
                "[aish] not run: " + suggestion.command().strip() + "\n" + permission.reason());
    }

    /** A person who said "all" did not see what halts. */
    private boolean asksAbout(Outlook outlook, boolean all) {
        return switch (outlook.permission().kind()) {
            case ASK, DENY -> true;
            // where nobody looks on, a rule does not make a command run
            case ALLOW -> !operator.isAttended() && asksByVerdict(outlook, all);
            case NONE -> asksByVerdict(outlook, all);
        };
    }

    private boolean asksByVerdict(Outlook outlook, boolean all) {
        return switch (confirm.get()) {
            case ALWAYS -> !all || !outlook.isClear();
            case RISKY -> !outlook.isClear();
            case NEVER -> false;
        };
    }

    private void mention(Suggestion suggestion) {
        String id = suggestion.id();
        events.emit(
                new Event.Notice(
                        "code block saved as "
                                + id
                                + (suggestion.proposal().shell() == ShellFamily.POSIX
                                        ? "; :run " + id + " asks, then runs it"
                                        : "; :copy " + id + " copies it")));
        precautions.describe(suggestion).forEach(line -> events.emit(new Event.Notice(line)));
    }

    /** Asks again after an explanation. */
    private Optional<Choice> ask(
            Suggestion suggestion, List<String> words, Outlook outlook, List<Choice> offered) {
        words.forEach(line -> events.emit(new Event.Notice(line)));
        outlook.lines().forEach(line -> events.emit(new Event.Notice(line)));
        List<PermissionRule> rules = proposals(outlook);
        List<Choice> choices = new ArrayList<>(offered);
        if (rules.isEmpty()) {
            choices.remove(Choice.ALWAYS);
        }
        while (true) {
            Optional<Choice> choice =
                    answered(suggestion.id() + "  " + suggestion.command(), choices, Choice.SKIP);
            if (choice.isEmpty()) {
                return choice;
            }
            switch (choice.get()) {
                case EXPLAIN -> explainer.accept(suggestion);
                case ALWAYS -> {
                    if (allowed(rules)) {
                        return choice;
                    }
                    if (!reply.isEmpty()) {
                        return Optional.empty();
                    }
                }
                default -> {
                    return choice;
                }
            }
        }
    }

    /** Asks; words instead of a choice are kept as the reply. */
    private <C extends Operator.Choice> Optional<C> answered(
            String question, List<C> choices, C onEnter) {
        return switch (operator.ask(question, choices, onEnter)) {
            case Operator.Answer.Chosen<C>(C choice) -> Optional.of(choice);
            case Operator.Answer.Reply<C>(String words) -> {
                reply = words;
                yield Optional.empty();
            }
            case Operator.Answer.Dropped<C> _ -> Optional.empty();
        };
    }

    /** No rule would help where another one has a person asked. */
    private List<PermissionRule> proposals(Outlook outlook) {
        return outlook.permission().is(Kind.ASK)
                ? List.of()
                : precautions.permissions().rules().proposals(outlook.calls());
    }

    /** Shows the rules to the letter before any of them holds. */
    private boolean allowed(List<PermissionRule> rules) {
        rules.forEach(rule -> events.emit(new Event.Notice("allow \"" + rule.text() + "\"")));
        List<Lasting> choices = new ArrayList<>(List.of(Lasting.values()));
        if (!precautions.permissions().lasts()) {
            choices.remove(Lasting.PERMANENTLY);
        }
        String question =
                rules.size() == 1 ? "Allow this without asking?" : "Allow these without asking?";
        Lasting lasting = answered(question, choices, Lasting.NO).orElse(Lasting.NO);
        return switch (lasting) {
            case SESSION -> {
                rules.forEach(rule -> precautions.permissions().add(Kind.ALLOW, rule));
                yield true;
            }
            case PERMANENTLY -> keep(rules);
            case NO -> false;
        };
    }

    private boolean keep(List<PermissionRule> rules) {
        try {
            String file = "";
            for (PermissionRule rule : rules) {
                file = precautions.permissions().keep(Kind.ALLOW, rule);
            }
            events.emit(new Event.Notice("written to " + file));
            return true;
        } catch (IOException e) {
            events.emit(new Event.Problem(String.valueOf(e.getMessage())));
            return false;
        }
    }

    /** The command to run after that choice, if any. */
    private Optional<String> chosen(Choice choice, Suggestion suggestion) {
        return switch (choice) {
            case RUN, ALL, ALWAYS -> Optional.of(suggestion.command());
            case EDIT -> operator.edit(suggestion.command()).filter(text -> !text.isBlank());
            case COPY -> {
                operator.copy(suggestion.command());
                yield Optional.empty();
            }
            case EXPLAIN, SKIP -> Optional.empty();
        };
    }

    /**
     * Nothing if the person no longer wants it, as it cannot be undone after all.
     *
     * @param seen what the person was told, perhaps of a command that they have edited since
     */
    private Optional<OptionalInt> run(String id, String command, Outlook seen)
            throws InterruptedException {
        Outlook outlook = command.equals(seen.command()) ? seen : precautions.look(command);
        Optional<UndoStore.Kept> kept;
        try {
            kept = precautions.setAside(id, outlook);
        } catch (UndoException e) {
            if (confirm.get() == Confirm.NEVER) {
                events.emit(new Event.Notice("cannot be undone: " + e.why()));
            } else if (!agrees(e.why())) {
                return Optional.empty();
            }
            kept = Optional.empty();
        }
        events.emit(new Event.Running(outlook.command()));
        OptionalInt status = runner.run(outlook.command());
        Precautions.ran(outlook.command(), status, kept);
        if (kept.isPresent() && !outlook.isClear() && status.isPresent()) {
            events.emit(new Event.Notice(":undo reverts this"));
        }
        return Optional.of(status);
    }

    private boolean agrees(String why) {
        return answered(
                        "This cannot be undone (" + why + "). Run it anyway?",
                        List.of(Choice.RUN, Choice.SKIP),
                        Choice.SKIP)
                .filter(choice -> choice == Choice.RUN)
                .isPresent();
    }
}
