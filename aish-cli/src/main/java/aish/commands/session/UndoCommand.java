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
import aish.undo.CopiesThere;
import aish.undo.UndoStore;
import aish.undo.UndoStore.UndoEntry;
import aish.undo.UndoStore.UndoException;

/**
 * {@code :undo}: reverts what a model's command changed. On another machine the newest command is
 * the newest one there.
 *
 * @param there what was copied on the machine where the session is, if that is another one
 */
public record UndoCommand(
        UndoStore store, Supplier<Optional<CopiesThere>> there, Operator operator, EventSink events)
        implements VerbCommand {
    private static final String FORCE = "force";
    private static final String TIME = "yyyy-MM-dd HH:mm";

    @Override
    public Verbs verbs() {
        return new Verbs("undo")
                .verb("list", "list what can be undone", _ -> list())
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
            return Stream.concat(
                            store.list().stream(),
                            there.get().stream().flatMap(kept -> kept.list().stream()))
                    .map(UndoEntry::id)
                    .toList();
        } catch (IOException e) {
            return List.of();
        }
    }

    private Next undo(String arguments) throws IOException, UndoException {
        List<String> words = new ArrayList<>(Verbs.words(arguments));
        boolean force = words.remove(FORCE);
        if (words.size() > 1) {
            return fail(":undo takes one id, or list. See :help :undo.");
        }
        String name = words.isEmpty() ? "" : words.getFirst();
        Optional<CopiesThere> copies = there.get();
        Optional<UndoEntry> copied = copies.flatMap(kept -> kept.find(name));
        if (copied.isPresent()) {
            return undone(copied.get(), copies.get().undo(copied.get(), changed(force)));
        }
        if (name.isEmpty() && copies.isPresent()) {
            return none(name);
        }
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
            undone = store.undo(entry.get(), changed(force));
        }
        return undone(entry.get(), undone);
    }

    private static UndoStore.Changed changed(boolean force) {
        return force ? UndoStore.Changed.REPLACED : UndoStore.Changed.KEPT;
    }

    private Next undone(UndoEntry entry, UndoStore.Undone undone) {
        String back = undone.redo().map(id -> " :undo " + id + " reverts this.").orElse("");
        String paths = Counted.of(undone.paths(), "path");
        boolean redone = entry.undoes().isPresent();
        String done =
                "%s %s (%s restored).%s"
                        .formatted(redone ? "Redid" : "Undid", command(entry), paths, back);
        String id = entry.commandId();
        boolean isOwn = there.get().isPresent() || store.isOwn(entry);
        if (!id.startsWith(Patches.PREFIX) || !isOwn) {
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
        List<String> lines = new ArrayList<>(store.list().stream().map(UndoCommand::line).toList());
        there.get()
                .ifPresent(kept -> kept.list().stream().map(UndoCommand::line).forEach(lines::add));
        return answer(lines, "Nothing to undo yet.");
    }

    private static String line(UndoEntry entry) {
        return "%s  %s  %s%s%s%s%s"
                .formatted(
                        entry.id(),
                        time(entry),
                        entry.commandId().isEmpty() ? "" : entry.commandId() + "  ",
                        entry.undoes().map(id -> "undo of " + id + ": ").orElse(""),
                        command(entry),
                        entry.directory().getFileSystem().equals(FileSystems.getDefault())
                                ? ""
                                : "  on " + entry.directory().getFileSystem(),
                        entry.undone() ? "  (undone)" : "");
    }
}
