package aish.approval;

import module java.base;

import aish.exec.rehearsal.Change;
import aish.exec.rehearsal.Rehearsal;
import aish.json.JsonWriter;

/**
 * Writes rehearsals for programs.
 *
 * @param redaction hides secrets
 */
public record RehearsalJson(UnaryOperator<String> redaction) {
    /** Returns one rehearsal as an object. */
    public String of(Rehearsal rehearsal) {
        JsonWriter json = new JsonWriter().beginObject().member("v", 1);
        members(rehearsal, json);
        json.name("changes").beginArray();
        for (Rehearsal.Entry entry : rehearsal.entries()) {
            entry.all().forEach(change -> change(entry.number(), change, json));
        }
        json.endArray();
        texts("processes", rehearsal.processes(), json);
        texts("shell", rehearsal.shell(), json);
        texts("notes", rehearsal.notes(), json);
        return json.endObject().toString();
    }

    /** Returns several as an array, without their changes. */
    public String of(List<Rehearsal> rehearsals, Predicate<Rehearsal> interrupted) {
        JsonWriter json = new JsonWriter().beginArray();
        for (Rehearsal one : rehearsals) {
            json.beginObject();
            members(one, json);
            json.member("changes", one.changes().size())
                    .member("interrupted", interrupted.test(one))
                    .endObject();
        }
        return json.endArray().toString();
    }

    private void members(Rehearsal rehearsal, JsonWriter json) {
        json.member("id", rehearsal.id())
                .member("command", redaction.apply(rehearsal.command()))
                .member("directory", rehearsal.directory().toString())
                .member("started", rehearsal.started().toString())
                .member("status", rehearsal.status());
    }

    private static void change(int number, Change change, JsonWriter json) {
        json.beginObject()
                .member("number", number)
                .member("kind", change.kind().word())
                .member("path", change.path().toString())
                .member("directory", change.directory())
                .member("files", change.files())
                .member("bytes", change.bytes())
                .endObject();
    }

    private void texts(String name, List<String> texts, JsonWriter json) {
        json.name(name).beginArray();
        texts.forEach(text -> json.value(redaction.apply(text)));
        json.endArray();
    }
}
