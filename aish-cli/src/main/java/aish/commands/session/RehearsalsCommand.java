package aish.commands.session;

import module java.base;

import aish.approval.RehearsalReview;
import aish.approval.RehearsalSelection;
import aish.approval.RehearsalText;
import aish.bash.ShellScanner;
import aish.commands.Next;
import aish.commands.VerbCommand;
import aish.commands.Verbs;
import aish.event.EventSink;
import aish.exec.rehearsal.Change;
import aish.exec.rehearsal.Rehearsal;
import aish.exec.rehearsal.Rehearsals;
import aish.exec.rehearsal.Rehearsals.Conflicting;
import aish.exec.rehearsal.Rehearsals.RehearsalException;

/**
 * {@code :rehearsals}: what rehearsed commands did, to be looked at, kept or dropped.
 *
 * @param pager shows diffs
 */
public record RehearsalsCommand(
        Rehearsals rehearsals,
        RehearsalReview review,
        RehearsalReview.Pager pager,
        EventSink events)
        implements VerbCommand {
    private static final String FORCE = "force";

    /** What the arguments of a verb mean. */
    private record Selection(Rehearsal rehearsal, List<Change> changes, boolean force) {}

    @Override
    public Verbs verbs() {
        return new Verbs("rehearsals")
                .verb("list", "list rehearsals", _ -> list())
                .verb("show [ID]", "list what one did", this::show, this::ids)
                .verb("diff [ID] [N|PATH…]", "show changed texts", this::diff, this::ids)
                .verb("keep [ID] [N|PATH…] [force]", "apply changes", this::keep, this::ids)
                .verb("drop [ID]", "remove a rehearsal", this::drop, this::ids)
                .otherwise(
                        "[ID]",
                        "list all, or show one",
                        id -> id.isEmpty() ? list() : show(id),
                        this::ids);
    }

    private RehearsalText text() {
        return review.text();
    }

    private List<String> ids() {
        try {
            return rehearsals.list().stream().map(Rehearsal::id).toList();
        } catch (IOException e) {
            return List.of();
        }
    }

    private Next list() throws IOException {
        List<String> lines = new ArrayList<>();
        for (Rehearsal one : rehearsals.list()) {
            lines.add(
                    one.id()
                            + "  "
                            + text().command(one)
                            + "  "
                            + text().summary(one)
                            + (rehearsals.isInterrupted(one)
                                    ? " Keeping it was interrupted; keep or drop finishes it."
                                    : ""));
        }
        return answer(lines, "No rehearsals yet. :try COMMAND makes one.");
    }

    private Next show(String arguments) throws RehearsalException {
        return page(text().report(selection(arguments).rehearsal()));
    }

    private Next diff(String arguments)
            throws RehearsalException, IOException, InterruptedException {
        Selection selection = selection(arguments);
        String diff = text().diff(rehearsals, selection.rehearsal(), selection.changes());
        if (diff.isEmpty()) {
            return answer("No changed files to compare.");
        }
        pager.show(diff);
        return Next.PROMPT;
    }

    private Next keep(String arguments) throws RehearsalException {
        Selection selection = selection(arguments);
        Rehearsal rehearsal = selection.rehearsal();
        if (rehearsals.isInterrupted(rehearsal)) {
            return finish(rehearsal);
        }
        review.keep(
                rehearsal,
                selection.changes(),
                selection.force() ? Conflicting.REPLACED : Conflicting.REFUSED);
        return Next.PROMPT;
    }

    private Next finish(Rehearsal rehearsal) throws RehearsalException {
        rehearsals.finish(rehearsal);
        return notice(rehearsal.id() + ": finished what had been interrupted.");
    }

    /** Each file is old or new, but a part of the changes would be neither kept nor dropped. */
    private Next drop(String arguments) throws RehearsalException {
        Rehearsal rehearsal = selection(arguments).rehearsal();
        if (rehearsals.isInterrupted(rehearsal)) {
            Optional<Rehearsal> rest = rehearsals.finish(rehearsal);
            notice(rehearsal.id() + ": first finished what had been interrupted.");
            rest.ifPresent(review::drop);
        } else {
            review.drop(rehearsal);
        }
        return Next.PROMPT;
    }

    /** Reads an id, the newest one if there is none, then numbers or paths, all if none. */
    private Selection selection(String arguments) throws RehearsalException {
        List<String> words = new ArrayList<>(ShellScanner.words(arguments));
        boolean force = words.removeAll(List.of(FORCE));
        boolean named = !words.isEmpty() && words.getFirst().matches("try-\\d+");
        Rehearsal rehearsal = rehearsals.find(named ? words.removeFirst() : "");
        List<Change> changes = new RehearsalSelection(rehearsal, text().home()).of(words);
        return new Selection(rehearsal, changes, force);
    }
}
