package aish.commands.session;

import module java.base;

import aish.commands.Next;
import aish.commands.VerbCommand;
import aish.commands.Verbs;
import aish.event.EventSink;
import aish.exec.rehearsal.Change;
import aish.exec.rehearsal.Rehearsal;
import aish.exec.rehearsal.Rehearsal.Entry;
import aish.exec.rehearsal.Rehearsals;
import aish.exec.rehearsal.Rehearsals.Conflicting;
import aish.exec.rehearsal.Rehearsals.RehearsalException;
import aish.text.HomePath;
import aish.text.PlainText;

/**
 * {@code :rehearsals}: what rehearsed commands did, to be looked at, kept or dropped.
 *
 * @param redaction hides secrets in what is shown
 */
public record RehearsalsCommand(
        Rehearsals rehearsals, UnaryOperator<String> redaction, Path home, EventSink events)
        implements VerbCommand {
    private static final String FORCE = "force";

    /** What the arguments of a verb mean. */
    private record Selection(Rehearsal rehearsal, List<Entry> entries, boolean force) {}

    @Override
    public Verbs verbs() {
        return new Verbs("rehearsals")
                .verb("list", "list rehearsals", _ -> list())
                .verb("show [ID]", "list what one did", this::show, this::ids)
                .verb("diff [ID] [N|PATH…]", "show changed texts", this::diff, this::ids)
                .verb("keep [ID] [N|PATH…] [force]", "apply changes", this::keep, this::ids)
                .verb("drop [ID]", "remove a rehearsal", this::drop, this::ids)
                .otherwise("", "list rehearsals", _ -> list(), List::of);
    }

    private RehearsalText text() {
        return new RehearsalText(home, redaction);
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
            String state =
                    rehearsals.isInterrupted(one)
                            ? " Keeping it was interrupted; keep finishes it."
                            : "";
            lines.add(
                    one.id()
                            + "  "
                            + PlainText.oneLine(redaction.apply(one.command()))
                            + "  "
                            + text().summary(one)
                            + state);
        }
        return answer(lines, "No rehearsals yet. :try COMMAND makes one.");
    }

    private Next show(String arguments) throws RehearsalException {
        return page(text().report(selection(arguments).rehearsal()));
    }

    private Next diff(String arguments) throws RehearsalException, IOException {
        Selection selection = selection(arguments);
        StringBuilder text = new StringBuilder();
        for (Entry entry : selection.entries()) {
            for (Change change : entry.all()) {
                if (!change.directory()) {
                    text.append(rehearsals.diff(selection.rehearsal(), change));
                }
            }
        }
        return text.isEmpty()
                ? answer("No changed files to compare.")
                : page(redaction.apply(text.toString()));
    }

    private Next keep(String arguments) throws RehearsalException {
        Selection selection = selection(arguments);
        Rehearsal rehearsal = selection.rehearsal();
        if (rehearsals.isInterrupted(rehearsal)) {
            rehearsals.finish(rehearsal);
            return notice(rehearsal.id() + ": finished what had been interrupted.");
        }
        List<Change> changes =
                selection.entries().stream().flatMap(entry -> entry.all().stream()).toList();
        Rehearsals.Kept kept =
                rehearsals.keep(
                        rehearsal,
                        changes,
                        selection.force() ? Conflicting.REPLACED : Conflicting.REFUSED);
        String left =
                kept.rest()
                        .map(
                                some ->
                                        " "
                                                + some.entries().size()
                                                + " left; :rehearsals drop removes"
                                                + " the rest.")
                        .orElse("");
        return notice(
                rehearsal.id()
                        + ": kept "
                        + changes.size()
                        + (changes.size() == 1 ? " change of " : " changes of ")
                        + PlainText.oneLine(redaction.apply(rehearsal.command()))
                        + (kept.undoable()
                                ? ". :undo takes them back."
                                : ". This cannot be undone.")
                        + left);
    }

    private Next drop(String arguments) throws RehearsalException {
        Rehearsal rehearsal = selection(arguments).rehearsal();
        rehearsals.drop(rehearsal);
        return notice(rehearsal.id() + ": dropped.");
    }

    /** Reads an id, the newest one if there is none, then numbers or paths, all if none. */
    private Selection selection(String arguments) throws RehearsalException {
        List<String> words = new ArrayList<>(Verbs.words(arguments));
        boolean force = words.remove(FORCE);
        boolean named = !words.isEmpty() && words.getFirst().matches("try-\\d+");
        Rehearsal rehearsal = rehearsals.find(named ? words.removeFirst() : "");
        List<Entry> entries = new ArrayList<>();
        for (String word : words) {
            List<Entry> meant =
                    rehearsal.entries().stream()
                            .filter(entry -> isMeant(entry, word, rehearsal))
                            .toList();
            if (meant.isEmpty()) {
                throw new RehearsalException(
                        rehearsal.id() + " did not change " + PlainText.oneLine(word) + ".");
            }
            meant.stream().filter(entry -> !entries.contains(entry)).forEach(entries::add);
        }
        return new Selection(rehearsal, words.isEmpty() ? rehearsal.entries() : entries, force);
    }

    private boolean isMeant(Entry entry, String word, Rehearsal rehearsal) {
        if (word.matches("\\d+")) {
            return word.equals(String.valueOf(entry.number()));
        }
        Path path = rehearsal.directory().resolve(HomePath.expand(word, home)).normalize();
        return entry.change().path().startsWith(path);
    }
}
