package aish.engine;

import aish.config.Config.Confirm;
import aish.console.Event;
import aish.console.EventSink;
import aish.console.Operator;
import aish.engine.Proposal.Form;
import aish.engine.Proposal.ShellFamily;
import aish.safety.Verdict;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * Lets a person decide about each command that an answer proposes. Only {@code CMD:} lines are
 * asked about; blocks wait until the person names them.
 */
public final class InteractiveGate {
    private enum Choice implements Operator.Choice {
        RUN('r'),
        EDIT('e'),
        EXPLAIN('x'),
        COPY('c'),
        SKIP('s'),
        ALL('a');

        private final char key;

        Choice(char key) {
            this.key = key;
        }

        @Override
        public char key() {
            return key;
        }

        @Override
        public String label() {
            return name().toLowerCase(Locale.ROOT);
        }
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
    private final Confirm confirm;
    private final Function<String, Verdict> judge;
    private final EventSink events;

    /**
     * @param explainer has a command explained to the person
     * @param confirm before which commands to ask
     * @param judge says what a command would do
     */
    public InteractiveGate(
            Operator operator,
            CommandRunner runner,
            Consumer<Suggestion> explainer,
            Confirm confirm,
            Function<String, Verdict> judge,
            EventSink events) {
        this.operator = operator;
        this.runner = runner;
        this.explainer = explainer;
        this.confirm = confirm;
        this.judge = judge;
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
            Optional<Choice> choice =
                    !all && asksAbout(suggestion) ? ask(suggestion) : Optional.of(Choice.RUN);
            if (choice.isEmpty()) {
                break;
            }
            events.emit(new Event.Decided(suggestion.id(), choice.get().label()));
            all |= choice.get() == Choice.ALL;
            Optional<String> command = chosen(choice.get(), suggestion);
            if (command.isPresent()) {
                OptionalInt status = run(command.get());
                if (status.isEmpty()) {
                    return Outcome.ENDED;
                }
                ran = true;
                // a person who said "all" did not know that one would fail
                all &= status.getAsInt() == 0;
            }
        }
        return ran ? Outcome.RAN : Outcome.NOTHING;
    }

    private boolean asksAbout(Suggestion suggestion) {
        return switch (confirm) {
            case ALWAYS -> true;
            case RISKY -> !(judge.apply(suggestion.command()) instanceof Verdict.Clear);
            case NEVER -> false;
        };
    }

    /** One line on what the command would do, so that nobody has to guess. */
    private void foretell(Suggestion suggestion) {
        Verdict verdict = judge.apply(suggestion.command());
        events.emit(new Event.Notice(verdict.word() + ": " + verdict.reason()));
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
    private Optional<Choice> ask(Suggestion suggestion) {
        foretell(suggestion);
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

    private OptionalInt run(String command) throws InterruptedException {
        events.emit(new Event.Running(command));
        return runner.run(command);
    }
}
