package aish.session.transcript;

import module java.base;

import aish.context.Attachment;
import aish.event.Event;
import aish.secrets.Redactor;
import aish.session.TimedEvent;

/** What was found out and noted in a session, and what it is based on, as markdown. */
final class NotedFindings {
    private static final String FINDING = "finding";

    private final Redactor redaction;
    private final Map<String, Event.TaskChanged> tasks = new LinkedHashMap<>();
    private final List<Event.Noted> notes = new ArrayList<>();
    private final Map<String, Attachment.Card> attached = new LinkedHashMap<>();

    NotedFindings(List<TimedEvent> events, Redactor redaction) {
        this.redaction = redaction;
        for (TimedEvent recorded : events) {
            switch (recorded.event()) {
                case Event.TaskChanged task -> tasks.put(task.id(), task);
                case Event.Noted note -> notes.add(note);
                case Event.AttachmentChanged(Event.Change change, Attachment(var card, _)) ->
                        attach(change, card);
                default -> {}
            }
        }
    }

    private void attach(Event.Change change, Attachment.Card card) {
        if (change == Event.Change.REMOVED) {
            attached.remove(card.id());
        } else {
            attached.put(card.id(), card);
        }
    }

    /** Returns the sections; empty if there is nothing to say. */
    String markdown() {
        StringBuilder text = new StringBuilder();
        if (!tasks.isEmpty()) {
            text.append("\n## Tasks\n\n");
            tasks.values()
                    .forEach(task -> text.append("- ").append(words(task(task))).append('\n'));
        }
        section(text, "Findings", note -> note.kind().equals(FINDING));
        section(text, "Notes", note -> !note.kind().equals(FINDING));
        List<String> sources = sources();
        if (!sources.isEmpty()) {
            text.append("\n## Sources\n\n");
            sources.forEach(source -> text.append("- ").append(words(source)).append('\n'));
        }
        return text.toString();
    }

    private static String task(Event.TaskChanged task) {
        return task.shortId() + ", " + task.status() + ": " + task.title();
    }

    private void section(StringBuilder text, String title, Predicate<Event.Noted> belongs) {
        List<Event.Noted> chosen = notes.stream().filter(belongs).toList();
        if (chosen.isEmpty()) {
            return;
        }
        text.append("\n## ").append(title).append('\n');
        for (Event.Noted note : chosen) {
            text.append("\n### ").append(words(note.id())).append("\n\n");
            text.append(SafeMarkdown.quoted(redaction.of(note.text())));
            if (!note.links().isEmpty()) {
                text.append("\nSee ");
                text.append(
                        note.links().stream().map(this::words).collect(Collectors.joining(", ")));
                text.append(".\n");
            }
        }
    }

    /** What was attached, and what notes refer to. */
    private List<String> sources() {
        Set<String> sources = new LinkedHashSet<>();
        for (Attachment.Card card : attached.values()) {
            sources.add(card.id() + ", " + card.describe() + " (" + card.provenance() + ")");
        }
        notes.forEach(note -> sources.addAll(note.links()));
        return List.copyOf(sources);
    }

    private String words(String text) {
        return SafeMarkdown.words(redaction.of(text));
    }
}
