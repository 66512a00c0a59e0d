package aish.commands.notebook;

import module java.base;

import aish.notebook.Entry;
import aish.notebook.Notebook;
import aish.notebook.NotebookException;
import aish.notebook.Notebooks;
import aish.text.PlainText;

/** What the panel says about tasks and notes; nothing if there are none. */
public record NotebookGlance(NoteWriter writer) {
    public String task() {
        return writer.currentTask().map(writer::line).orElse("");
    }

    /** How many notes there are, with the newest finding. */
    public String notes() {
        Notebooks notebooks = writer.notebooks();
        Notebook current = notebooks.current();
        try {
            List<Entry> here = notes(current);
            List<Entry> global = current.isGlobal() ? List.of() : notes(notebooks.global());
            if (here.isEmpty() && global.isEmpty()) {
                return "";
            }
            String counts =
                    current.isGlobal()
                            ? "%,d".formatted(here.size())
                            : "%,d on %s, %,d global"
                                    .formatted(
                                            here.size(),
                                            PlainText.oneLine(current.title()),
                                            global.size());
            return counts + newestFinding(here.isEmpty() ? global : here);
        } catch (NotebookException e) {
            return String.valueOf(e.getMessage());
        }
    }

    private List<Entry> notes(Notebook notebook) throws NotebookException {
        return writer.notebooks().entries(notebook).stream()
                .filter(entry -> !entry.isTask())
                .toList();
    }

    private String newestFinding(List<Entry> notes) {
        return notes.reversed().stream()
                .filter(note -> note.kind().equals(NoteWriter.FINDING))
                .findFirst()
                .map(finding -> "\nlast finding " + writer.line(finding))
                .orElse("");
    }
}
