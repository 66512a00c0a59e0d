package aish.commands.session;

import module java.base;

import aish.chat.Patches;
import aish.commands.Next;
import aish.commands.VerbCommand;
import aish.commands.Verbs;
import aish.event.Event;
import aish.event.Event.Patched.State;
import aish.event.EventSink;
import aish.event.Operator;
import aish.text.Counted;
import aish.undo.UndoStore;
import aish.undo.UndoStore.UndoEntry;
import aish.undo.UndoStore.UndoException;

/** {@code :undo}: reverts what a model's command changed. */
public record UndoCommand(UndoStore store, Operator operator, EventSink events)
        implements VerbCommand {
    private static final String FORCE = "force";
    private static final String TIME = "yyyy-MM-dd HH:mm";
    private static final int MOST_SHOWN = 200;

    @Override
    public Verbs verbs() {
        return new Verbs("undo")
                .verb("list", "list what can be undone", _ -> list())
                .verb("show [ID]", "list the files of one command", this::show, this::ids)
                .otherwise(
                        "[ID] [force]",
                        "undo the newest command, or that one",
                        this::undo,
                        this::ids);
    }

    @Override
    public Next failed(Exception failure) {
        return failure instanceof IOException
                ? fail("cannot read what is kept for :undo: " + failure.getMessage())
                : fail(failure);
    }

    private List<String> ids() {
        try {
            return store.list().stream().map(UndoEntry::id).toList();
        } catch (IOException e) {
            return List.of();
        }
    }

    private Next undo(String arguments) throws IOException, UndoException {
        List<String> words = new ArrayList<>(Verbs.words(arguments));
        boolean force = words.remove(FORCE);
        if (words.size() > 1) {
            return fail(":undo takes one id, list, or show ID. See :help :undo.");
        }
        String name = words.isEmpty() ? "" : words.getFirst();
        Optional<UndoEntry> entry = store.find(name);
        if (name.isEmpty() && store.unsaved().isPresent()) {
            return unsaved(store.unsaved().get(), entry);
        }
        if (entry.isEmpty()) {
            return none(name);
        }
        boolean exact = entry.get().id().equals(name);
        if (!store.isOwn(entry.get()) && !agrees(entry.get(), exact)) {
            return Next.FAILED;
        }
        UndoStore.Undone undone;
        try (EventSink.Progress _ = events.busy("restoring files")) {
            undone =
                    store.undo(
                            entry.get(),
                            force ? UndoStore.Changed.REPLACED : UndoStore.Changed.KEPT);
        }
        String back = undone.redo().map(id -> " :undo " + id + " reverts this.").orElse("");
        String paths = Counted.of(undone.paths(), "path");
        boolean redone = entry.get().undoes().isPresent();
        String done =
                "%s %s (%s restored).%s"
                        .formatted(redone ? "Redid" : "Undid", command(entry.get()), paths, back);
        String id = entry.get().commandId();
        if (!id.startsWith(Patches.PREFIX) || !store.isOwn(entry.get())) {
            return notice(done);
        }
        State state = redone ? State.APPLIED : State.UNDONE;
        events.emit(new Event.Patched(id, state, List.of(), done, ""));
        return Next.PROMPT;
    }

    /** Undoes nothing, because the user means the newest command. */
    private Next unsaved(UndoStore.Unsaved last, Optional<UndoEntry> older) {
        return fail(
                "%s cannot be undone: %s.%s"
                        .formatted(
                                firstLine(last.command()),
                                last.why(),
                                older.map(
                                                entry ->
                                                        " :undo %s undoes an earlier command: %s"
                                                                .formatted(
                                                                        entry.id(), command(entry)))
                                        .orElse("")));
    }

    private Next none(String name) {
        if (store.noticeLoss()) {
            return fail("Nothing can be undone: the copies that aish kept for it were deleted.");
        }
        return fail(
                name.isEmpty()
                        ? "Nothing to undo."
                        : "Nothing to undo for " + name + ". :undo list shows what there is.");
    }

    /**
     * Asks before undoing what another session did, perhaps long ago and in another directory.
     *
     * @param exact whether it was named by its own id
     */
    private boolean agrees(UndoEntry entry, boolean exact) {
        String what = "%s (%s, in %s)".formatted(command(entry), time(entry), entry.directory());
        if (!operator.isAttended()) {
            if (!exact) {
                fail(
                        "Nothing to undo in this session. :undo %s undoes a command of an earlier one: %s"
                                .formatted(entry.id(), what));
            }
            return exact;
        }
        return operator.agrees("An earlier session ran " + what + ". Undo that?");
    }

    private static String command(UndoEntry entry) {
        return firstLine(entry.command());
    }

    private static String firstLine(String command) {
        return command.lines().findFirst().orElse("");
    }

    private static String time(UndoEntry entry) {
        return DateTimeFormatter.ofPattern(TIME)
                .format(entry.time().atZone(ZoneId.systemDefault()));
    }

    private Next list() throws IOException {
        return answer(
                store.list().stream().map(UndoCommand::line).toList(), "Nothing to undo yet.");
    }

    private static String line(UndoEntry entry) {
        return "%s  %s  %s%s%s%s"
                .formatted(
                        entry.id(),
                        time(entry),
                        entry.commandId().isEmpty() ? "" : entry.commandId() + "  ",
                        entry.undoes().map(id -> "undo of " + id + ": ").orElse(""),
                        command(entry),
                        entry.undone() ? "  (undone)" : "");
    }

    private Next show(String name) throws IOException {
        Optional<UndoEntry> entry = store.find(name);
        if (entry.isEmpty()) {
            return none(name);
        }
        List<String> paths = store.paths(entry.get());
        List<String> lines = new ArrayList<>();
        lines.add(line(entry.get()) + "\nin " + entry.get().directory());
        lines.addAll(paths.subList(0, Math.min(paths.size(), MOST_SHOWN)));
        if (paths.size() > MOST_SHOWN) {
            lines.add("… and " + (paths.size() - MOST_SHOWN) + " more");
        }
        return answer(String.join("\n", lines), store.files(entry.get()));
    }
}
