package aish.approval;

import module java.base;

import aish.bash.ShellScanner;
import aish.event.Choices;
import aish.event.Event;
import aish.event.EventSink;
import aish.event.Operator;
import aish.event.Operator.Answer;
import aish.exec.rehearsal.Change;
import aish.exec.rehearsal.Rehearsal;
import aish.exec.rehearsal.Rehearsals;
import aish.exec.rehearsal.Rehearsals.Conflicting;
import aish.exec.rehearsal.Rehearsals.Kept;
import aish.exec.rehearsal.Rehearsals.RehearsalException;

/**
 * Asks the user what becomes of a rehearsal, and does it: <i>keep</i> applies everything,
 * <i>some</i> what they name by number or path, <i>diff</i> shows texts and asks again, <i>drop</i>
 * removes it, and <i>later</i> (Enter) leaves it in the list. Says what it did, in events that are
 * recorded.
 */
public record RehearsalReview(
        Rehearsals rehearsals,
        RehearsalText text,
        Operator operator,
        Pager pager,
        EventSink events) {
    /** Shows a text page by page, such as a unified diff. */
    @FunctionalInterface
    public interface Pager {
        void show(String text) throws InterruptedException;
    }

    /** What the user decided. */
    public sealed interface Outcome {
        /**
         * Changes were applied.
         *
         * @param changes which ones
         * @param kept what is left, and whether it can be undone
         */
        record Applied(List<Change> changes, Kept kept) implements Outcome {
            public Applied {
                changes = List.copyOf(changes);
            }
        }

        record Dropped() implements Outcome {}

        /** It stays in the list. */
        record Later() implements Outcome {}

        /** It stays in the list, and the user said something that is no choice. */
        record Reply(String words) implements Outcome {}

        /** The user wants to rehearse the command with the network; this one was dropped. */
        record Again() implements Outcome {}
    }

    private enum Choice implements Operator.Choice {
        KEEP,
        DROP,
        DIFF,
        SOME,
        NETWORK,
        LATER
    }

    /** The choices after which changes may be named. */
    private static final Set<String> VERBS =
            Set.of("keep", "k", "some", "so", "diff", "di", "drop", "dr");

    /**
     * Asks until there is a decision.
     *
     * @param offline whether it can be rehearsed again, with the network
     */
    public Outcome ask(Rehearsal rehearsal, boolean offline) throws InterruptedException {
        Outcome outcome = decision(rehearsal, offline);
        if (outcome instanceof Outcome.Later || outcome instanceof Outcome.Reply) {
            tellLater(rehearsal);
        }
        return outcome;
    }

    /** Asks until there is a decision; with other words, the user continues in the same copy. */
    public Outcome askOrContinue(Rehearsal rehearsal) throws InterruptedException {
        Outcome outcome = decision(rehearsal, false);
        if (outcome instanceof Outcome.Later) {
            tellLater(rehearsal);
        }
        return outcome;
    }

    private void tellLater(Rehearsal rehearsal) {
        events.emit(
                new Event.Notice(
                        rehearsal.id()
                                + ": nothing has changed. :rehearsals keep applies it later,"
                                + " drop removes it."));
    }

    private Outcome decision(Rehearsal rehearsal, boolean offline) throws InterruptedException {
        Choices<Choice> choices = choices(rehearsal, offline);
        Optional<Outcome> outcome = Optional.empty();
        while (outcome.isEmpty()) {
            outcome =
                    switch (operator.ask(rehearsal.id(), choices)) {
                        case Answer.Chosen<Choice>(Choice choice) -> chosen(choice, rehearsal);
                        case Answer.Reply<Choice>(String words) -> replied(words, rehearsal);
                        case Answer.Dropped<Choice> _ -> Optional.of(new Outcome.Later());
                    };
        }
        return outcome.get();
    }

    private Choices<Choice> choices(Rehearsal rehearsal, boolean offline) {
        return new Choices<>(List.of(Choice.values()), Choice.LATER)
                .without(!offline, Choice.NETWORK)
                .without(rehearsal.entries().size() <= 1, Choice.SOME)
                .takingReplies(
                        words -> isSelection(withoutChoice(ShellScanner.words(words)), rehearsal));
    }

    /** Returns empty if the user must be asked again. */
    private Optional<Outcome> chosen(Choice choice, Rehearsal rehearsal)
            throws InterruptedException {
        return switch (choice) {
            case KEEP -> kept(List.of(), rehearsal);
            case SOME -> some(rehearsal);
            case DIFF -> compared(List.of(), rehearsal);
            case DROP -> dropped(List.of(), rehearsal);
            case LATER -> Optional.of(new Outcome.Later());
            case NETWORK -> {
                rehearsals.drop(rehearsal);
                yield Optional.of(new Outcome.Again());
            }
        };
    }

    /** Reads a choice that numbers or paths follow, which is otherwise no choice. */
    private Optional<Outcome> replied(String words, Rehearsal rehearsal)
            throws InterruptedException {
        List<String> parts = ShellScanner.words(words);
        if (parts.isEmpty()) {
            return Optional.of(new Outcome.Reply(words));
        }
        List<String> names = parts.subList(1, parts.size());
        return switch (parts.getFirst().toLowerCase(Locale.ROOT)) {
            case "keep", "k", "some", "so" -> kept(names, rehearsal);
            case "diff", "di" -> compared(names, rehearsal);
            case "drop", "dr" -> dropped(names, rehearsal);
            // numbers or paths alone only show something, because it is unclear what to do with
            // them
            default ->
                    isSelection(parts, rehearsal)
                            ? compared(parts, rehearsal)
                            : Optional.of(new Outcome.Reply(words));
        };
    }

    /** Returns the words after that of a choice. */
    private static List<String> withoutChoice(List<String> words) {
        boolean named = words.size() > 1 && VERBS.contains(words.getFirst());
        return named ? words.subList(1, words.size()) : words;
    }

    private boolean isSelection(List<String> words, Rehearsal rehearsal) {
        try {
            selection(rehearsal).of(words);
            return true;
        } catch (RehearsalException e) {
            return false;
        }
    }

    private Optional<Outcome> some(Rehearsal rehearsal) throws InterruptedException {
        events.emit(new Event.Notice("Type numbers or paths to keep, such as 1 3-5 src/a.c."));
        Optional<String> line = operator.edit("").filter(words -> !words.isBlank());
        return line.isEmpty() ? Optional.empty() : kept(ShellScanner.words(line.get()), rehearsal);
    }

    private Optional<Outcome> kept(List<String> words, Rehearsal rehearsal) {
        try {
            List<Change> changes = selection(rehearsal).of(words);
            Kept kept = keep(rehearsal, changes, Conflicting.REFUSED);
            return Optional.of(new Outcome.Applied(changes, kept));
        } catch (RehearsalException e) {
            events.emit(new Event.Problem(e.why()));
            return Optional.empty();
        }
    }

    private RehearsalSelection selection(Rehearsal rehearsal) {
        return new RehearsalSelection(rehearsal, text.home());
    }

    /** Applies changes and says so. */
    public Kept keep(Rehearsal rehearsal, List<Change> changes, Conflicting conflicting)
            throws RehearsalException {
        Kept kept;
        try (EventSink.Progress _ = events.busy("keeping changes")) {
            kept = rehearsals.keep(rehearsal, changes, conflicting);
        } catch (RehearsalException e) {
            throw conflicting == Conflicting.REPLACED || rehearsals.isInterrupted(rehearsal)
                    ? e
                    : new RehearsalException(
                            e.why() + " :rehearsals keep " + rehearsal.id() + " force does it.", e);
        }
        String part =
                changes.size() == rehearsal.changes().size() ? "" : " (" + text.list(changes) + ")";
        int left = kept.rest().map(rest -> rest.entries().size()).orElse(0);
        String rest =
                left == 0
                        ? ""
                        : " "
                                + RehearsalText.count(left, "change")
                                + " left; :rehearsals drop removes the rest.";
        events.emit(
                new Event.Reviewed(
                        rehearsal.id(),
                        rehearsal.command(),
                        Event.Reviewed.KEPT,
                        changes.stream()
                                .limit(Event.Reviewed.MOST_PATHS)
                                .map(one -> one.path().toString())
                                .toList(),
                        rehearsal.id()
                                + ": kept "
                                + RehearsalText.count(changes.size(), "change")
                                + " of "
                                + text.command(rehearsal)
                                + part
                                + (kept.undoable()
                                        ? ". :undo takes "
                                                + (changes.size() == 1 ? "it" : "them")
                                                + " back."
                                        : ". This cannot be undone.")
                                + rest));
        return kept;
    }

    private Optional<Outcome> dropped(List<String> words, Rehearsal rehearsal) {
        if (!words.isEmpty()) {
            events.emit(new Event.Problem("drop removes all of it; some keeps a part."));
            return Optional.empty();
        }
        drop(rehearsal);
        return Optional.of(new Outcome.Dropped());
    }

    /** Removes a rehearsal and says so. */
    public void drop(Rehearsal rehearsal) {
        rehearsals.drop(rehearsal);
        events.emit(
                new Event.Reviewed(
                        rehearsal.id(),
                        rehearsal.command(),
                        Event.Reviewed.DROPPED,
                        List.of(),
                        rehearsal.id() + ": dropped."));
    }

    private Optional<Outcome> compared(List<String> words, Rehearsal rehearsal)
            throws InterruptedException {
        try {
            String diff = text.diff(rehearsals, rehearsal, selection(rehearsal).of(words));
            if (diff.isEmpty()) {
                events.emit(new Event.Answer("No changed files to compare."));
            } else {
                pager.show(diff);
            }
        } catch (RehearsalException e) {
            events.emit(new Event.Problem(e.why()));
        } catch (IOException e) {
            events.emit(new Event.Problem("cannot read " + rehearsal.id() + ": " + e.getMessage()));
        }
        return Optional.empty();
    }
}
