package aish.commands.notebook;

import module java.base;

import aish.event.Event;
import aish.event.EventSink;
import aish.notebook.Entry;
import aish.notebook.EntryDraft;
import aish.notebook.Link;
import aish.notebook.Links;
import aish.notebook.Notebook;
import aish.notebook.NotebookException;
import aish.notebook.Notebooks;
import aish.secrets.Redactor;
import aish.session.SessionRecord;
import aish.session.TimedEvent;
import aish.text.PlainText;

/**
 * Writes notes and tasks: without secrets, with checked links, and into the record of the session.
 *
 * @param session what happened in it so far
 * @param sessionId empty if it is not recorded
 */
public record NoteWriter(
        Notebooks notebooks,
        Links links,
        Redactor redaction,
        SessionRecord session,
        Supplier<Optional<String>> sessionId,
        EventSink events) {
    static final String NOTE = "note";
    static final String FINDING = "finding";
    static final String SUMMARY = "summary";
    static final String TASK = "task";

    /** Adds a note with the links that its text contains. */
    Entry save(Notebook notebook, String kind, String text) throws NotebookException {
        String safe = withoutSecrets(text);
        Map<String, String> properties = new LinkedHashMap<>();
        currentTask().ifPresent(task -> properties.put(TASK, name(task, notebook)));
        sessionId.get().ifPresent(id -> properties.put("session", id));
        List<Link> found = links.in(safe, notebook);
        Entry entry = notebooks.add(notebook, EntryDraft.of(kind, safe, properties, found));
        String whole = (entry.title() + "\n\n" + entry.body()).strip();
        List<String> written = found.stream().map(Link::text).toList();
        events.emit(new Event.Noted(fullName(entry), kind, whole, written));
        return entry;
    }

    /** Starts a task, which becomes the current one. */
    Entry start(Notebook notebook, String title) throws NotebookException {
        String safe = withoutSecrets(title);
        List<Link> found = links.in(safe, notebook);
        Entry task = notebooks.add(notebook, EntryDraft.of(TASK, safe, Map.of(), found));
        changed(task);
        return task;
    }

    /** Records how far a task is now. */
    void changed(Entry task) {
        events.emit(new Event.TaskChanged(fullName(task), task.title(), task.status().toString()));
    }

    /** The task that the session is about, unless it has been finished elsewhere. */
    Optional<Entry> currentTask() {
        List<Event.TaskChanged> changes =
                session.events().stream()
                        .map(TimedEvent::event)
                        .filter(Event.TaskChanged.class::isInstance)
                        .map(Event.TaskChanged.class::cast)
                        .toList();
        return Event.TaskChanged.current(changes)
                .flatMap(task -> find(task.id()))
                .filter(task -> task.status() == Entry.Status.OPEN);
    }

    private Optional<Entry> find(String reference) {
        try {
            return Optional.of(notebooks.find(reference));
        } catch (NotebookException e) {
            return Optional.empty();
        }
    }

    /** Replaces keys and passwords, and says so. */
    String withoutSecrets(String text) {
        if (!redaction.isIn(text)) {
            return text;
        }
        events.emit(
                new Event.Notice(
                        "The text contains what looks like a key or a password. It is written as"
                                + " [redacted]."));
        return redaction.of(text);
    }

    /** Says what was done with an entry, and which of these links of it lead nowhere. */
    void tell(String done, Entry entry, List<Link> named) {
        events.emit(new Event.Notice(done + line(entry), List.of(entry.file())));
        for (Link link : named) {
            links.problem(link, entry.notebook())
                    .map(why -> PlainText.oneLine(link.text() + ": " + why))
                    .map(why -> new Event.Notice("Broken link: " + why + "."))
                    .ifPresent(events::emit);
        }
    }

    /** Describes an entry in one line. */
    String line(Entry entry) {
        return notebooks.shown(entry) + ": " + PlainText.oneLine(entry.title());
    }

    private static String fullName(Entry entry) {
        return entry.notebook().name() + "/" + entry.name();
    }

    private static String name(Entry entry, Notebook nearest) {
        return entry.notebook().name().equals(nearest.name()) ? entry.name() : fullName(entry);
    }

    /** Completes {@code 7} to {@code note-7}. */
    static String reference(String typed, String prefix) {
        int slash = typed.lastIndexOf('/');
        String last = typed.substring(slash + 1);
        boolean number = !last.isEmpty() && last.chars().allMatch(c -> c >= '0' && c <= '9');
        return number ? typed.substring(0, slash + 1) + prefix + "-" + last : typed;
    }
}
