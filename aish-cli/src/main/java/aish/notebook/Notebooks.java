package aish.notebook;

import module java.base;

import aish.files.PrivateFiles;
import aish.files.Sha256;
import aish.notebook.Notebook.Access;
import aish.settings.Config.NotebookLocation;
import aish.text.ShownName;

/**
 * The notebooks of the user: the global one, and one for each project. Files are read again for
 * each question, because an editor may have changed them.
 */
public final class Notebooks {
    private static final String NOTES = "notes.md";
    private static final String TASKS = "tasks.md";
    private static final Path IN_REPOSITORY = Path.of(".aish", "notes");
    private static final int HASH = 8;
    private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("uuuu-MM-dd HH:mm");

    private final Path directory;
    private final Path projects;
    private final Supplier<NotebookLocation> location;
    private final Supplier<Optional<Path>> project;
    private final InstantSource clock;
    private final ZoneId zone;
    private final NotebookFiles files;

    /**
     * @param directory of the global notebook
     * @param location where the notebooks of projects are
     * @param project the root of the project, if there is one
     */
    public Notebooks(
            Path directory,
            Supplier<NotebookLocation> location,
            Supplier<Optional<Path>> project,
            InstantSource clock,
            ZoneId zone) {
        this.directory = directory;
        this.projects = directory.resolve("projects");
        this.location = location;
        this.project = project;
        this.clock = clock;
        this.zone = zone;
        this.files = new NotebookFiles(directory.resolve(".notes"));
    }

    public Notebook global() {
        return new Notebook(Notebook.GLOBAL, directory, Optional.empty(), Access.PRIVATE);
    }

    /** Returns the path without symbolic links, as the root of a notebook is. */
    static Path real(Path directory) {
        try {
            return directory.toRealPath();
        } catch (IOException e) {
            return directory.toAbsolutePath().normalize();
        }
    }

    /** The notebook that entries are added to: that of the project, if there is one. */
    public Notebook current() {
        return project.get().map(this::of).orElseGet(this::global);
    }

    private Notebook of(Path root) {
        return location.get() == NotebookLocation.REPOSITORY ? inside(root) : outside(root);
    }

    private Notebook outside(Path root) {
        String name = name(root);
        return new Notebook(name, projects.resolve(name), Optional.of(root), Access.PRIVATE);
    }

    private static Notebook inside(Path root) {
        return new Notebook(
                name(root) + "-repository",
                root.resolve(IN_REPOSITORY),
                Optional.of(root),
                Access.REPOSITORY);
    }

    private static String name(Path root) {
        String hash = Sha256.of(root.toString().getBytes(StandardCharsets.UTF_8));
        Path last = root.getFileName();
        String readable = last == null ? "" : last.toString().replaceAll("[^\\w.-]", "_") + "-";
        return readable + hash.substring(0, HASH);
    }

    /** Returns the current notebook and the global one. */
    private List<Notebook> all() {
        return Stream.of(current(), global()).distinct().toList();
    }

    /** Returns everything in a notebook, in the order of its files and their lines. */
    public List<Entry> entries(Notebook notebook) throws NotebookException {
        List<Entry> entries = new ArrayList<>();
        try {
            for (Path file : NotebookFiles.list(notebook)) {
                entries.addAll(entries(notebook, file, NotebookFiles.read(file)));
            }
        } catch (IOException e) {
            throw unreadable(notebook.directory(), e);
        }
        return entries;
    }

    private static List<Entry> entries(Notebook notebook, Path file, NotebookText text) {
        return text.sections().stream()
                .map(
                        section ->
                                new Entry(
                                        notebook,
                                        file,
                                        section.from() + 1,
                                        section.id(),
                                        section.title(),
                                        text.of(section)))
                .toList();
    }

    private static NotebookException unreadable(Path path, IOException e) {
        return new NotebookException(
                "cannot read the notes in " + ShownName.of(path) + ": " + PrivateFiles.reason(e));
    }

    /** Returns an entry as the user refers to it here. */
    public String shown(Entry entry) {
        String name = ShownName.of(entry.name());
        return entry.notebook().name().equals(current().name())
                ? name
                : entry.notebook().name() + "/" + name;
    }

    /** Finds an entry of the current notebook, or of the one that its name starts with. */
    public Entry find(String reference) throws NotebookException {
        return find(reference, current());
    }

    /**
     * @param nearest the notebook of references that name none
     */
    Entry find(String reference, Notebook nearest) throws NotebookException {
        int slash = reference.lastIndexOf('/');
        String name = reference.substring(slash + 1).toLowerCase(Locale.ROOT);
        List<Notebook> searched =
                slash < 0
                        ? List.of(nearest, global())
                        : all().stream()
                                .filter(each -> each.name().equals(reference.substring(0, slash)))
                                .toList();
        for (Notebook notebook : searched) {
            List<Entry> found =
                    entries(notebook).stream()
                            .filter(entry -> entry.name().toLowerCase(Locale.ROOT).equals(name))
                            .toList();
            if (found.size() > 1) {
                throw new NotebookException(twice(found));
            }
            if (!found.isEmpty()) {
                return found.getFirst();
            }
        }
        throw new NotebookException("no " + ShownName.of(reference) + " in your notes");
    }

    private static String twice(List<Entry> found) {
        String places =
                found.stream()
                        .map(entry -> ShownName.of(entry.file()) + ":" + entry.line())
                        .collect(Collectors.joining(" and "));
        return found.getFirst().id() + " is there twice: " + places + ". Give one another number.";
    }

    public Entry add(Notebook notebook, EntryDraft draft) throws NotebookException {
        Path file = notebook.directory().resolve(draft.isTask() ? TASKS : NOTES);
        String[] id = {""};
        change(
                notebook,
                file,
                before -> {
                    id[0] = draft.prefix() + (newest(notebook, draft.prefix()) + 1);
                    NotebookText start =
                            before.lines().isEmpty() ? heading(notebook, draft) : before;
                    return start.appended(draft.lines(id[0], now()));
                });
        return find(id[0], notebook);
    }

    private static NotebookText heading(Notebook notebook, EntryDraft draft) {
        String what = draft.isTask() ? "Tasks" : "Notes";
        String on = notebook.root().isEmpty() ? "" : " on " + ShownName.of(notebook.title());
        return NotebookText.of("# " + what + on + "\n");
    }

    private int newest(Notebook notebook, String prefix) throws NotebookException {
        return entries(notebook).stream()
                .filter(entry -> entry.id().startsWith(prefix))
                .mapToInt(entry -> Integer.parseInt(entry.id().substring(prefix.length())))
                .max()
                .orElse(0);
    }

    private String now() {
        return TIME.format(clock.instant().atZone(zone));
    }

    /** Sets how far a task is. */
    public Entry setStatus(Entry task, Entry.Status status) throws NotebookException {
        String value = status == Entry.Status.OPEN ? status.toString() : status + " " + now();
        return change(task, entry -> entry.with(Entry.STATUS, value));
    }

    public Entry link(Entry entry, List<Link> links) throws NotebookException {
        return change(entry, found -> found.withLinks(links));
    }

    /** Adds a paragraph with the time. */
    public Entry note(Entry entry, String text) throws NotebookException {
        return change(
                entry,
                found -> found.withParagraph(EntryDraft.paragraph("**" + now() + "** " + text)));
    }

    private Entry change(Entry entry, Function<Entry, List<String>> change)
            throws NotebookException {
        Notebook notebook = entry.notebook();
        change(
                notebook,
                entry.file(),
                before -> {
                    List<NotebookText.Section> same =
                            before.sections().stream()
                                    .filter(each -> each.id().equals(entry.id()))
                                    .toList();
                    if (same.size() != 1) {
                        throw new NotebookException(
                                entry.id() + " is no longer in " + ShownName.of(entry.file()));
                    }
                    NotebookText.Section section = same.getFirst();
                    Entry now =
                            new Entry(
                                    notebook,
                                    entry.file(),
                                    section.from() + 1,
                                    section.id(),
                                    section.title(),
                                    before.of(section));
                    return before.replaced(section, change.apply(now));
                });
        return find(entry.id(), notebook);
    }

    private void change(Notebook notebook, Path file, NotebookFiles.Change change)
            throws NotebookException {
        try {
            files.change(notebook, file, change);
        } catch (IOException e) {
            throw new NotebookException(
                    "cannot write " + ShownName.of(file) + ": " + PrivateFiles.reason(e));
        }
    }

    /** Returns the entries of both notebooks that contain all the words, in any case. */
    public List<Entry> search(String text) throws NotebookException {
        List<String> words = List.of(text.strip().toLowerCase(Locale.ROOT).split("\\s+"));
        List<Entry> found = new ArrayList<>();
        for (Notebook notebook : all()) {
            for (Entry entry : entries(notebook)) {
                String all = entry.text().toLowerCase(Locale.ROOT);
                if (words.stream().allMatch(all::contains)) {
                    found.add(entry);
                }
            }
        }
        return found;
    }
}
