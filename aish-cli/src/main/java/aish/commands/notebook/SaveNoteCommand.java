package aish.commands.notebook;

import module java.base;

import aish.commands.FallibleCommand;
import aish.commands.LeadingOptions;
import aish.commands.Next;
import aish.event.EventSink;
import aish.notebook.Entry;
import aish.notebook.Notebook;
import aish.notebook.NotebookException;

/** {@code :note}: writes a note into a notebook. */
public record SaveNoteCommand(NoteWriter writer, EventSink events) implements FallibleCommand {
    private static final String GLOBAL = "--global";
    private static final String FINDING = "--finding";

    @Override
    public Next attempt(String arguments) throws NotebookException {
        LeadingOptions options = LeadingOptions.of(arguments, List.of(GLOBAL, FINDING));
        String text = options.rest().replaceFirst("^--(\\s+|$)", "");
        if (options.rest().startsWith("--") && text.equals(options.rest())) {
            return fail("Usage: :note [--finding] [--global] TEXT; -- ends the options");
        }
        Notebook notebook =
                options.has(GLOBAL) ? writer.notebooks().global() : writer.notebooks().current();
        String kind = options.has(FINDING) ? NoteWriter.FINDING : NoteWriter.NOTE;
        if (!text.isEmpty()) {
            return save(notebook, kind, text);
        }
        notice("Type the " + kind + ". A line with a single . ends it.");
        return new Next.Gather(
                typed -> {
                    if (typed.isBlank()) {
                        notice("No text. Nothing was saved.");
                        return;
                    }
                    try {
                        save(notebook, kind, typed);
                    } catch (NotebookException e) {
                        fail(e);
                    }
                });
    }

    private Next save(Notebook notebook, String kind, String text) throws NotebookException {
        Entry entry = writer.save(notebook, kind, text);
        writer.tell("Saved ", entry, entry.links());
        return Next.PROMPT;
    }

    @Override
    public List<String> complete(List<String> earlier) {
        List<String> options = new ArrayList<>(List.of(FINDING, GLOBAL));
        boolean only = options.containsAll(earlier);
        options.removeAll(earlier);
        return only ? options : List.of();
    }

    @Override
    public boolean takesFiles(List<String> earlier) {
        return !earlier.isEmpty();
    }
}
