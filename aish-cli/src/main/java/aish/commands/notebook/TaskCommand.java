package aish.commands.notebook;

import module java.base;

import aish.bash.ShellScanner;
import aish.commands.LeadingOptions;
import aish.commands.Next;
import aish.commands.VerbCommand;
import aish.commands.Verbs;
import aish.event.EventSink;
import aish.notebook.Entry;
import aish.notebook.Entry.Status;
import aish.notebook.Link;
import aish.notebook.Notebook;
import aish.notebook.NotebookException;
import aish.notebook.Notebooks;
import aish.text.Counted;
import aish.text.PlainText;

/** {@code :task}: what the user is working on, with notes and links. */
public record TaskCommand(NoteWriter writer, EventSink events) implements VerbCommand {
    private static final String GLOBAL = "--global";
    private static final String ALL = "all";
    private static final Pattern ID = Pattern.compile("(?:\\S+/)?task-[0-9]{1,9}");
    private static final String NONE_CURRENT =
            "No current task. :task list shows the open ones, :task new TITLE starts one.";

    /** A task and the rest of the arguments. */
    private record Chosen(Entry task, String rest) {}

    @Override
    public Verbs verbs() {
        return new Verbs("task")
                .verb("new [--global] TITLE", "start a task", this::start)
                .verb("list [all]", "list open tasks, or all of them", this::list)
                .verb("show [ID]", "show a task", this::show, this::ids)
                .verb("use ID", "make a task the current one", this::use, this::ids)
                .verb("note [ID] TEXT", "add a note to it", this::note, this::ids)
                .verb("link [ID] LINK...", "add links to it", this::link, this::ids)
                .verb("done [ID]", "finish it", rest -> end(rest, Status.DONE), this::ids)
                .verb("archive [ID]", "hide it, or all that are done", this::archive, this::ids)
                .alone("show the current task", _ -> current());
    }

    private Notebooks notebooks() {
        return writer.notebooks();
    }

    private Next current() throws NotebookException {
        Optional<Entry> task = writer.currentTask();
        return task.isPresent() ? page(PlainText.of(task.get().text())) : list("");
    }

    private Next start(String arguments) throws NotebookException {
        LeadingOptions options = LeadingOptions.of(arguments, List.of(GLOBAL));
        if (options.rest().isEmpty()) {
            return fail("A task needs a title: :task new TITLE");
        }
        Notebook notebook = options.has(GLOBAL) ? notebooks().global() : notebooks().current();
        Entry task = writer.start(notebook, options.rest());
        writer.tell("Started ", task, task.links());
        return Next.PROMPT;
    }

    private Next list(String which) throws NotebookException {
        boolean all = which.equals(ALL);
        Optional<String> current = writer.currentTask().map(notebooks()::shown);
        List<String> lines = new ArrayList<>();
        int hidden = 0;
        for (Entry task : tasks()) {
            if (all || task.status() == Status.OPEN) {
                String name = notebooks().shown(task);
                String mark = current.filter(name::equals).isPresent() ? "*" : " ";
                lines.add("%s %-16s  %-8s  ".formatted(mark, name, task.status()) + title(task));
            } else {
                hidden++;
            }
        }
        if (lines.isEmpty()) {
            return answer(
                    hidden == 0
                            ? "No tasks yet. :task new TITLE starts one."
                            : "No open task. :task list all shows %,d finished.".formatted(hidden));
        }
        return page(String.join("\n", lines));
    }

    private static String title(Entry task) {
        return PlainText.oneLine(task.title());
    }

    private List<Entry> tasks() throws NotebookException {
        Notebook current = notebooks().current();
        List<Entry> tasks = new ArrayList<>(notebooks().entries(current));
        if (!current.isGlobal()) {
            tasks.addAll(notebooks().entries(notebooks().global()));
        }
        tasks.removeIf(entry -> !entry.isTask());
        return tasks;
    }

    private Entry find(String id) throws NotebookException {
        return notebooks().find(NoteWriter.reference(id, NoteWriter.TASK));
    }

    private Entry chosen(String id) throws NotebookException {
        return id.isEmpty()
                ? writer.currentTask().orElseThrow(() -> new NotebookException(NONE_CURRENT))
                : find(id);
    }

    /** Reads an optional id before the rest. */
    private Chosen chosenFirst(String arguments) throws NotebookException {
        String first = Verbs.firstWord(arguments);
        return ID.matcher(first).matches()
                ? new Chosen(find(first), arguments.substring(first.length()).strip())
                : new Chosen(chosen(""), arguments);
    }

    private Next show(String id) throws NotebookException {
        return page(PlainText.of(chosen(id).text()));
    }

    private Next use(String id) throws NotebookException {
        Entry task = find(id);
        boolean finished = task.status() != Status.OPEN;
        Entry open = finished ? notebooks().setStatus(task, Status.OPEN) : task;
        writer.changed(open);
        return notice((finished ? "Reopened " : "Current task: ") + writer.line(open));
    }

    private Next note(String arguments) throws NotebookException {
        Chosen chosen = chosenFirst(arguments);
        if (chosen.rest().isEmpty()) {
            return fail("A note needs a text: :task note TEXT");
        }
        String text = writer.withoutSecrets(chosen.rest());
        Entry noted = notebooks().note(chosen.task(), text);
        List<Link> links = writer.links().in(text, noted.notebook());
        return links.isEmpty()
                ? notice("Added to " + writer.line(noted))
                : linked(noted, links, "Added to ");
    }

    private Next link(String arguments) throws NotebookException {
        Chosen chosen = chosenFirst(arguments);
        Notebook notebook = chosen.task().notebook();
        List<Link> links =
                ShellScanner.words(chosen.rest()).stream()
                        .map(word -> writer.links().typed(word, notebook))
                        .toList();
        return links.isEmpty()
                ? fail("Name what to link: FILE:LINE, sym:NAME, commit:HASH, out-N, cmd-N, ctx-N")
                : linked(
                        chosen.task(),
                        links,
                        "Linked " + Counted.of(links.size(), "thing") + " to ");
    }

    private Next linked(Entry task, List<Link> links, String done) throws NotebookException {
        writer.tell(done, notebooks().link(task, links), links);
        return Next.PROMPT;
    }

    private Next end(String id, Status status) throws NotebookException {
        Entry ended = notebooks().setStatus(chosen(id), status);
        writer.changed(ended);
        return notice((status == Status.DONE ? "Done: " : "Archived ") + writer.line(ended));
    }

    private Next archive(String id) throws NotebookException {
        if (!id.isEmpty()) {
            return end(id, Status.ARCHIVED);
        }
        List<Entry> done = tasks().stream().filter(task -> task.status() == Status.DONE).toList();
        for (Entry task : done) {
            writer.changed(notebooks().setStatus(task, Status.ARCHIVED));
        }
        return notice(
                done.isEmpty()
                        ? "No task is done. :task archive ID archives an open one."
                        : "Archived " + done.size() + (done.size() == 1 ? " task." : " tasks."));
    }

    private List<String> ids() {
        try {
            return tasks().stream().map(notebooks()::shown).toList();
        } catch (NotebookException e) {
            return List.of();
        }
    }

    @Override
    public boolean takesFiles(List<String> earlier) {
        return !earlier.isEmpty() && List.of("link", "note").contains(earlier.getFirst());
    }
}
