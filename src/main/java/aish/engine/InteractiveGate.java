package aish.engine;

import aish.config.Config.Confirm;
import aish.console.Event;
import aish.console.EventSink;
import aish.console.Operator;
import aish.engine.Proposal.Form;
import aish.engine.Proposal.ShellFamily;
import aish.store.UndoException;
import aish.store.UndoStore;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * Lets a person decide about each command that an answer proposes. Only {@code CMD:} lines are
 * asked about; blocks wait until the person names them.
 */
public final class InteractiveGate {
    private enum Choice implements Operator.Choice {
        RUN,
        EDIT,
        EXPLAIN {
            @Override
            public char key() {
                return 'x';
            }
        },
        COPY,
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
    private final Function<String, String> names;
    private final EventSink events;

    /** One whose settings stay as they are. */
    public InteractiveGate(
            Operator operator,
            CommandRunner runner,
            Consumer<Suggestion> explainer,
            Confirm confirm,
            Precautions precautions,
            Function<String, String> names,
            EventSink events) {
        this(operator, runner, explainer, () -> confirm, precautions, names, events);
    }

    /**
     * @param explainer has a command explained to the person
     * @param confirm before which commands to ask
     * @param names the id of the suggestion that a command was; empty if there is none
     */
    public InteractiveGate(
            Operator operator,
            CommandRunner runner,
            Consumer<Suggestion> explainer,
            Supplier<Confirm> confirm,
            Precautions precautions,
            Function<String, String> names,
            EventSink events) {
        this.operator = operator;
        this.runner = runner;
        this.explainer = explainer;
        this.confirm = confirm;
        this.precautions = precautions;
        this.names = names;
        this.events = events;
    }

    /** Goes through them in order; what is not run stays a suggestion. */
    public Outcome review(List<Suggestion> suggestions) throws InterruptedException {
        boolean ran = false;
        boolean all = false;
        for (Suggestion suggestion : suggestions) {
            if (suggestion.proposal().form() == Form.BLOCK) {
                mention(suggestion);
                continue;
            }
            Outlook outlook = precautions.look(suggestion.command());
            Optional<Choice> choice =
                    asksAbout(outlook, all) ? ask(suggestion, outlook) : Optional.of(Choice.RUN);
            if (choice.isEmpty()) {
                break;
            }
            events.emit(new Event.Decided(suggestion.id(), choice.get().label()));
            all |= choice.get() == Choice.ALL;
            Optional<String> command = chosen(choice.get(), suggestion);
            if (command.isPresent()) {
                Outlook ahead =
                        command.get().equals(outlook.command())
                                ? outlook
                                : precautions.look(command.get());
                Optional<OptionalInt> status = run(suggestion.id(), ahead);
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

    /** Runs a command that a person has already agreed to. */
    public void approve(String command) throws InterruptedException {
        run(names.apply(command), precautions.look(command));
    }

    /** A person who said "all" did not see what halts. */
    private boolean asksAbout(Outlook outlook, boolean all) {
        return switch (confirm.get()) {
            case ALWAYS -> !all || !outlook.isClear();
            case RISKY -> !outlook.isClear();
            case NEVER -> false;
        };
    }

    private void mention(Suggestion suggestion) {
        if (suggestion.proposal().shell() == ShellFamily.POSIX) {
            events.emit(
                    new Event.Notice(
                            suggestion.id()
                                    + " is the block; :run "
                                    + suggestion.id()
                                    + " runs it"));
        }
    }

    /** Asks again after an explanation. */
    private Optional<Choice> ask(Suggestion suggestion, Outlook outlook) {
        outlook.lines().forEach(line -> events.emit(new Event.Notice(line)));
        while (true) {
            Optional<Choice> choice =
                    operator.choose(
                            suggestion.id() + "  " + suggestion.command(),
                            List.of(Choice.values()),
                            Choice.SKIP);
            if (choice.isEmpty() || choice.get() != Choice.EXPLAIN) {
                return choice;
            }
            explainer.accept(suggestion);
        }
    }

    /** The command to run after that choice, if any. */
    private Optional<String> chosen(Choice choice, Suggestion suggestion) {
        return switch (choice) {
            case RUN, ALL -> Optional.of(suggestion.command());
            case EDIT -> operator.edit(suggestion.command()).filter(text -> !text.isBlank());
            case COPY -> {
                operator.copy(suggestion.command());
                yield Optional.empty();
            }
            case EXPLAIN, SKIP -> Optional.empty();
        };
    }

    /** Nothing if the person no longer wants it, as it cannot be undone after all. */
    private Optional<OptionalInt> run(String id, Outlook outlook) throws InterruptedException {
        Optional<UndoStore.Kept> kept;
        try {
            kept = precautions.setAside(id, outlook);
        } catch (UndoException e) {
            if (confirm.get() != Confirm.NEVER && !agrees(e.why())) {
                return Optional.empty();
            }
            kept = Optional.empty();
        }
        events.emit(new Event.Running(outlook.command()));
        OptionalInt status = Precautions.run(outlook.command(), kept, runner);
        if (kept.isPresent() && !outlook.isClear() && status.isPresent()) {
            events.emit(new Event.Notice(":undo takes it back"));
        }
        return Optional.of(status);
    }

    private boolean agrees(String why) {
        return operator.choose(
                        "this cannot be undone: " + why + "; run it nevertheless?",
                        List.of(Choice.RUN, Choice.SKIP),
                        Choice.SKIP)
                .filter(choice -> choice == Choice.RUN)
                .isPresent();
    }
}
