package aish.meta;

import aish.console.Event;
import aish.console.EventSink;
import aish.console.Operator;
import aish.store.UndoEntry;
import aish.store.UndoException;
import aish.store.UndoStore;
import java.io.IOException;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** {@code :undo}: brings back what a command of the model changed. */
public final class UndoCommand implements MetaCommand {
    private static final Manual MANUAL =
            new Manual(
                    "undo",
                    List.of(),
                    "undo [ID]|list|show ID",
                    "bring back what a proposed command changed",
                    "undo");
    private static final String FORCE = "force";
    private static final String TIME = "yyyy-MM-dd HH:mm";
    private static final int MOST_SHOWN = 200;

    private final UndoStore store;
    private final Operator operator;
    private final EventSink events;

    public UndoCommand(UndoStore store, Operator operator, EventSink events) {
        this.store = store;
        this.operator = operator;
        this.events = events;
    }

    @Override
    public Manual manual() {
        return MANUAL;
    }

    @Override
    public Next run(String arguments) {
        List<String> words = new ArrayList<>(List.of(arguments.strip().split("\\s+", -1)));
        words.removeIf(String::isEmpty);
        try {
            String verb = words.isEmpty() ? "" : words.getFirst();
            return switch (verb) {
                case "list" -> list();
                case "show" -> show(words.size() > 1 ? words.get(1) : "");
                default -> undo(words);
            };
        } catch (IOException e) {
            return fail("what is kept for undoing cannot be read: " + e.getMessage());
        } catch (UndoException e) {
            return fail(e.why());
        }
    }

    private Next undo(List<String> words) throws IOException, UndoException {
        boolean force = words.remove(FORCE);
        if (words.size() > 1) {
            return fail(":undo takes one id, list, or show ID");
        }
        String name = words.isEmpty() ? "" : words.getFirst();
        Optional<UndoEntry> entry = store.find(name);
        if (entry.isEmpty()) {
            return fail(
                    name.isEmpty()
                            ? "there is nothing to undo"
                            : "nothing is kept for " + name + "; see :undo list");
        }
        boolean exact = entry.get().id().equals(name);
        if (!store.isOwn(entry.get()) && !agrees(entry.get(), exact)) {
            return Next.FAILED;
        }
        UndoStore.Undone undone =
                store.undo(
                        entry.get(), force ? UndoStore.Changed.REPLACED : UndoStore.Changed.KEPT);
        String back = undone.redo().map(id -> "; :undo " + id + " takes this back").orElse("");
        events.emit(
                new Event.Notice(
                        "undone: "
                                + entry.get().command().lines().findFirst().orElse("")
                                + " ("
                                + undone.paths()
                                + (undone.paths() == 1 ? " path" : " paths")
                                + " restored"
                                + back
                                + ")"));
        return Next.PROMPT;
    }

    /**
     * Nobody undoes by accident what another session did, perhaps long ago and somewhere else.
     *
     * @param exact whether it was named by its own id
     */
    private boolean agrees(UndoEntry entry, boolean exact) {
        String what =
                entry.command().lines().findFirst().orElse("")
                        + " ("
                        + time(entry)
                        + ", in "
                        + entry.directory()
                        + ")";
        if (!operator.isAttended()) {
            if (!exact) {
                fail(
                        "this session has nothing to undo; :undo "
                                + entry.id()
                                + " undoes what another one ran: "
                                + what);
            }
            return exact;
        }
        return operator.choose(
                        "Another session ran " + what + ". Undo it?",
                        List.of(Operator.YesNo.values()),
                        Operator.YesNo.NO)
                .filter(answer -> answer == Operator.YesNo.YES)
                .isPresent();
    }

    private static String time(UndoEntry entry) {
        return DateTimeFormatter.ofPattern(TIME)
                .format(entry.time().atZone(ZoneId.systemDefault()));
    }

    private Next list() throws IOException {
        List<String> lines = new ArrayList<>();
        for (UndoEntry entry : store.list()) {
            lines.add(line(entry));
        }
        events.emit(
                new Event.Answer(
                        lines.isEmpty() ? "nothing is kept yet" : String.join("\n", lines)));
        return Next.PROMPT;
    }

    private static String line(UndoEntry entry) {
        String command = entry.command().lines().findFirst().orElse("");
        return entry.id()
                + "  "
                + time(entry)
                + "  "
                + (entry.commandId().isEmpty() ? "" : entry.commandId() + "  ")
                + entry.undoes().map(id -> "undoing of " + id + ": ").orElse("")
                + command
                + (entry.undone() ? "  (undone)" : "");
    }

    private Next show(String name) throws IOException {
        Optional<UndoEntry> entry = store.find(name);
        if (entry.isEmpty()) {
            return fail("nothing is kept for " + name + "; see :undo list");
        }
        List<String> paths = store.paths(entry.get());
        List<String> lines = new ArrayList<>();
        lines.add(line(entry.get()));
        lines.add("in " + entry.get().directory());
        lines.addAll(paths.subList(0, Math.min(paths.size(), MOST_SHOWN)));
        if (paths.size() > MOST_SHOWN) {
            lines.add("… and " + (paths.size() - MOST_SHOWN) + " more");
        }
        events.emit(new Event.Answer(String.join("\n", lines)));
        return Next.PROMPT;
    }

    private Next fail(String problem) {
        events.emit(new Event.Problem(problem));
        return Next.FAILED;
    }

    @Override
    public List<String> complete(List<String> earlier) {
        boolean first = earlier.isEmpty();
        boolean shown = earlier.size() == 1 && earlier.getFirst().equals("show");
        if (!first && !shown) {
            return List.of();
        }
        List<String> names = new ArrayList<>(first ? List.of("list", "show") : List.of());
        try {
            store.list().forEach(entry -> names.add(entry.id()));
        } catch (IOException e) {
            // then there are no names to offer
        }
        return names;
    }
}
