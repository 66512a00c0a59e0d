package aish.session.record;

import aish.context.Attachment;
import aish.event.Event;
import aish.json.Json;
import aish.json.JsonWriter;
import java.time.Instant;
import java.util.Locale;

/** Reads and writes the record of an attachment, without its content. */
final class AttachmentLine {
    private AttachmentLine() {}

    static JsonWriter write(JsonWriter line, Event.AttachmentChanged event) {
        Attachment.Card card = event.card();
        line.member("change", event.change().toString())
                .member("id", card.id())
                .member("kind", card.kind().toString())
                .member("title", card.title())
                .member("enabled", card.enabled())
                .member("pinned", card.pinned())
                .member("local", card.localOnly())
                .member("priority", card.priority().toString())
                .member("created", card.created().toEpochMilli())
                .member("provenance", card.provenance());
        return line.member("characters", card.characters());
    }

    static Event.AttachmentChanged read(Json json) {
        return new Event.AttachmentChanged(
                change(text(json, "change")),
                new Attachment.Card(
                        text(json, "id"),
                        Attachment.Kind.of(text(json, "kind")).orElse(Attachment.Kind.NOTE),
                        text(json, "title"),
                        json.get("enabled").isTrue(),
                        json.get("pinned").isTrue(),
                        json.get("local").isTrue(),
                        Attachment.Priority.of(text(json, "priority"))
                                .orElse(Attachment.Priority.NORMAL),
                        Instant.ofEpochMilli((long) json.get("created").number().orElse(0)),
                        text(json, "provenance"),
                        (int) (long) json.get("characters").number().orElse(0)));
    }

    private static Event.Change change(String name) {
        for (Event.Change change : Event.Change.values()) {
            if (change.name().toLowerCase(Locale.ROOT).equals(name)) {
                return change;
            }
        }
        return Event.Change.ADDED;
    }

    private static String text(Json json, String name) {
        return json.get(name).text().orElse("");
    }
}
