package aish.commands.notebook;

import module java.base;

import aish.bash.ShellQuoting;
import aish.chat.AttachmentService;
import aish.commands.Next;
import aish.commands.VerbCommand;
import aish.commands.Verbs;
import aish.commands.context.AttachmentReplies;
import aish.context.Attachment;
import aish.event.EventSink;
import aish.files.ShownPath;
import aish.notebook.Entry;
import aish.notebook.Notebook;
import aish.notebook.NotebookException;
import aish.notebook.Notebooks;
import aish.text.PlainText;

/** {@code :notes}: lists, searches and shows what is in the notebooks. */
public record NotesCommand(NoteWriter writer, Path home, AttachmentService desk, EventSink events)
        implements VerbCommand, AttachmentReplies {
    private static final int MOST_LISTED = 20;
    private static final int MOST_FOUND = 50;
    private static final String INDENT = "    ";

    @Override
    public Verbs verbs() {
        return new Verbs("notes")
                .verb("search TEXT", "search notes and tasks", this::search)
                .verb("show ID", "show a note", this::show, this::ids)
                .verb("edit [ID]", "open the file in your editor", this::edit, this::ids)
                .verb(
                        "add-to-context|attach ID",
                        "attach a note to your questions",
                        this::attach,
                        this::ids)
                .verb("list|", "list the notes here and the global ones", _ -> list());
    }

    private Notebooks notebooks() {
        return writer.notebooks();
    }

    private Next list() throws NotebookException {
        List<String> lines = new ArrayList<>();
        for (Notebook notebook : here()) {
            List<Entry> notes = notes(notebook);
            if (!notes.isEmpty()) {
                lines.add(title(notebook));
                int older = Math.max(0, notes.size() - MOST_LISTED);
                if (older > 0) {
                    lines.add("  %,d older; :notes search finds them.".formatted(older));
                }
                notes.stream().skip(older).forEach(note -> lines.add("  " + row(note)));
            }
        }
        return lines.isEmpty()
                ? answer("No notes yet. :note TEXT saves one.")
                : page(String.join("\n", lines));
    }

    /** The notebooks that concern the user here. */
    private List<Notebook> here() {
        Notebook current = notebooks().current();
        return current.isGlobal() ? List.of(current) : List.of(current, notebooks().global());
    }

    private List<Entry> notes(Notebook notebook) throws NotebookException {
        return notebooks().entries(notebook).stream().filter(entry -> !entry.isTask()).toList();
    }

    private String title(Notebook notebook) {
        return PlainText.oneLine(notebook.title())
                + " ("
                + ShownPath.of(notebook.directory(), home)
                + ")";
    }

    private String row(Entry entry) {
        String kind = entry.kind().equals(NoteWriter.NOTE) ? "" : entry.kind();
        String dated = "%-10s  %-7s  ".formatted(entry.day(), kind);
        return "%-16s  ".formatted(notebooks().shown(entry))
                + PlainText.oneLine(dated + entry.title());
    }

    private Next search(String text) throws NotebookException {
        List<Entry> found = notebooks().search(text);
        List<String> lines = new ArrayList<>();
        for (Entry entry : found.subList(0, Math.min(MOST_FOUND, found.size()))) {
            lines.add(row(entry));
            excerpt(entry, text).ifPresent(line -> lines.add(INDENT + line));
        }
        if (found.size() > MOST_FOUND) {
            lines.add("%,d more. Add a word.".formatted(found.size() - MOST_FOUND));
        }
        return lines.isEmpty()
                ? answer("No note contains \"" + PlainText.oneLine(text) + "\".")
                : page(String.join("\n", lines));
    }

    /** Returns the first line below the heading that contains a word of the search. */
    private static Optional<String> excerpt(Entry entry, String text) {
        List<String> words = Verbs.words(text.toLowerCase(Locale.ROOT));
        return entry.body()
                .lines()
                .filter(line -> words.stream().anyMatch(line.toLowerCase(Locale.ROOT)::contains))
                .findFirst()
                .map(line -> PlainText.oneLine(line.strip()));
    }

    private Entry find(String id) throws NotebookException {
        return notebooks().find(NoteWriter.reference(id, NoteWriter.NOTE));
    }

    private Next show(String id) throws NotebookException {
        return page(PlainText.of(find(id).text()));
    }

    /** Runs the editor in the user's shell, which knows its variables. */
    private Next edit(String id) throws NotebookException, IOException {
        Notebook current = notebooks().current();
        Path file = id.isEmpty() ? current.directory().resolve("notes.md") : find(id).file();
        current.createDirectories();
        return new Next.Run("${VISUAL:-${EDITOR:-vi}} " + ShellQuoting.quote(file.toString()));
    }

    private Next attach(String id) throws NotebookException {
        Entry entry = find(id);
        String place = entry.name() + " in " + ShownPath.of(entry.file(), home);
        return attach(
                new Attachment.Draft(
                        Attachment.Kind.NOTE,
                        PlainText.oneLine(entry.title().isEmpty() ? entry.name() : entry.title()),
                        place,
                        entry.text()));
    }

    private List<String> ids() {
        try {
            List<String> ids = new ArrayList<>();
            for (Notebook notebook : here()) {
                notes(notebook).forEach(note -> ids.add(notebooks().shown(note)));
            }
            return ids;
        } catch (NotebookException e) {
            return List.of();
        }
    }
}
