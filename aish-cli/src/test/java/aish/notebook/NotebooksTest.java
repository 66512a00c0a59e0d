package aish.notebook;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import module java.base;

import aish.notebook.Entry.Status;
import aish.session.SessionRecord.InMemoryRecord;
import aish.settings.Config.NotebookLocation;
import aish.testing.FileMode;
import aish.testing.Workspaces;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class NotebooksTest {
    private static final Instant NOW = Instant.parse("2026-03-01T10:00:00Z");

    @TempDir Path top;
    private Path here = Path.of("/");
    private NotebookLocation location = NotebookLocation.OUTSIDE;
    private Notebooks notebooks = notebooks();

    @BeforeEach
    void make() throws IOException {
        here = Files.createDirectories(top.toRealPath().resolve("shop/src"));
        Files.createDirectories(top.resolve("shop/.git"));
        notebooks = notebooks();
    }

    private Notebooks notebooks() {
        return new Notebooks(
                data(),
                () -> location,
                () -> Workspaces.in(here, top).project(),
                InstantSource.fixed(NOW),
                ZoneOffset.UTC);
    }

    private Path data() {
        return (top == null ? Path.of("/none") : top).resolve("data/notes");
    }

    private static EntryDraft note(String text, Link... links) {
        return EntryDraft.of("note", text, Map.of(), List.of(links));
    }

    private static EntryDraft task(String text) {
        return EntryDraft.of("task", text, Map.of(), List.of());
    }

    @Test
    void writesReadableMarkdownOutsideTheRepository() throws Exception {
        EntryDraft finding =
                EntryDraft.of(
                        "finding",
                        "The pool leaks\n\nonly with TLS",
                        Map.of("task", "task-1"),
                        List.of(Link.of("src/Pool.java:4-9"), Link.of("out-3 (session 0a)")));
        Entry entry = notebooks.add(notebooks.current(), finding);
        notebooks.add(notebooks.current(), note("second"));
        assertThat(entry.file())
                .content()
                .isEqualTo(
                        """
                        # Notes on shop

                        ## note-1: The pool leaks

                        - created: 2026-03-01 10:00
                        - kind: finding
                        - task: task-1
                        - link: src/Pool.java:4-9
                        - link: out-3 (session 0a)

                        only with TLS

                        ## note-2: second

                        - created: 2026-03-01 10:00
                        """);
        assertThat(entry.name()).isEqualTo("note-1");
        assertThat(entry.kind()).isEqualTo("finding");
        assertThat(entry.day()).isEqualTo("2026-03-01");
        assertThat(entry.body()).isEqualTo("only with TLS");
        assertThat(entry.links())
                .containsExactly(Link.of("src/Pool.java:4-9"), Link.of("out-3 (session 0a)"));
        assertThat(FileMode.of(entry.file())).isEqualTo("rw-------");
        try (Stream<Path> tree = Files.walk(top.resolve("shop"))) {
            assertThat(tree.filter(Files::isRegularFile)).isEmpty();
        }
    }

    @Test
    void keepsWhatWasWrittenByHand() throws Exception {
        Notebook notebook = notebooks.current();
        Files.createDirectories(notebook.directory());
        Path file = notebook.directory().resolve("tasks.md");
        String byHand =
                """
                My tasks. <!-- kept -->

                ##  task-4:   Fix it
                *important*
                - [ ] not a property
                """;
        Files.writeString(file, byHand);
        Entry done = notebooks.setStatus(notebooks.find("task-4"), Status.DONE);
        assertThat(done.status()).isEqualTo(Status.DONE);
        assertThat(file)
                .content()
                .isEqualTo(
                        byHand.replace(
                                "Fix it\n", "Fix it\n\n- status: done 2026-03-01 10:00\n\n"));
        notebooks.setStatus(done, Status.OPEN);
        notebooks.link(done, List.of(Link.of("a.c:1"), Link.of("a.c:1")));
        notebooks.link(done, List.of(Link.of("a.c:1"), Link.of("sym:main")));
        notebooks.note(done, "seen\n## again");
        assertThat(file)
                .content()
                .isEqualTo(
                        byHand.replace(
                                        "Fix it\n",
                                        "Fix it\n\n- status: open\n- link: a.c:1\n- link: sym:main\n\n")
                                + "\n**2026-03-01 10:00** seen\n### again\n");
        assertThat(notebooks.add(notebook, task("next")).id()).isEqualTo("task-5");
    }

    @Test
    void appendsToTheTextThatAnEditorSavedMeanwhile() throws Exception {
        Path file = notebooks.add(notebooks.current(), note("one")).file();
        NotebookFiles files = new NotebookFiles(data().resolve(".notes"));
        AtomicInteger attempts = new AtomicInteger();
        files.change(
                notebooks.current(),
                file,
                before -> {
                    if (attempts.getAndIncrement() == 0) {
                        Files.writeString(file, "saved by an editor\n");
                    }
                    return before.appended(List.of("## note-2: two"));
                });
        assertThat(file).content().isEqualTo("saved by an editor\n\n## note-2: two\n");
        assertThat(attempts).hasValue(2);
    }

    @Test
    void givesUpOnAFileThatKeepsChanging() throws Exception {
        Path file = notebooks.add(notebooks.current(), note("one")).file();
        AtomicInteger attempts = new AtomicInteger();
        assertThatThrownBy(
                        () ->
                                new NotebookFiles(data().resolve(".notes"))
                                        .change(
                                                notebooks.current(),
                                                file,
                                                before -> {
                                                    Files.writeString(
                                                            file, "v" + attempts.incrementAndGet());
                                                    return before.appended(List.of("lost"));
                                                }))
                .isInstanceOf(NotebookException.class)
                .hasMessageEndingWith("keeps changing. Nothing was written; try again.");
        assertThat(file).content().isEqualTo("v" + attempts.get());
    }

    @Test
    void numbersStayUniqueWhenManyWriteAtOnce() throws Exception {
        Notebook notebook = notebooks.current();
        List<Callable<String>> writers = new ArrayList<>();
        for (int i = 0; i < 24; i++) {
            String text = "note of writer " + i;
            writers.add(() -> notebooks().add(notebook, note(text)).id());
        }
        Set<String> ids = new TreeSet<>();
        try (ExecutorService pool = Executors.newFixedThreadPool(6)) {
            for (Future<String> id : pool.invokeAll(writers)) {
                ids.add(id.get());
            }
        }
        assertThat(ids).hasSize(24);
        assertThat(notebooks.entries(notebook)).hasSize(24);
    }

    @Test
    void inTheRepositoryFilesAreOrdinaryAndNoLinkIsFollowed() throws Exception {
        location = NotebookLocation.REPOSITORY;
        Entry entry = notebooks.add(notebooks.current(), note("shared"));
        assertThat(entry.file()).isEqualTo(top.resolve("shop/.aish/notes/notes.md"));
        Path plain = Files.createFile(top.resolve("plain"));
        assertThat(FileMode.of(entry.file())).isEqualTo(FileMode.of(plain));
        Files.delete(entry.file());
        Path victim = Files.writeString(top.resolve("victim"), "mine");
        Files.createSymbolicLink(entry.file(), victim);
        assertThatThrownBy(() -> notebooks.add(notebooks.current(), note("x")))
                .hasMessageContaining("notes.md is a symbolic link");
        assertThat(victim).content().isEqualTo("mine");
        assertThat(notebooks.entries(notebooks.current())).isEmpty();
        Files.delete(entry.file());
        Files.delete(entry.file().getParent());
        Path elsewhere = Files.createDirectory(top.resolve("elsewhere"));
        Files.createSymbolicLink(entry.file().getParent(), elsewhere);
        assertThatThrownBy(() -> notebooks.add(notebooks.current(), note("x")))
                .hasMessageContaining("notes is a symbolic link");
        assertThat(elsewhere).isEmptyDirectory();
    }

    @Test
    void aProjectNeedsNoRepository() throws Exception {
        Path farm = Files.createDirectories(top.toRealPath().resolve("farm/src"));
        here = farm;
        assertThat(notebooks.current()).isEqualTo(notebooks.global());
        Files.createFile(farm.resolveSibling("pom.xml"));
        assertThat(notebooks.current().root()).contains(farm.getParent());
    }

    @Test
    void findsEntriesOfTheProjectAndTheGlobalNotebook() throws Exception {
        Notebook shop = notebooks.current();
        notebooks.add(shop, note("timeouts in the POOL"));
        notebooks.add(notebooks.global(), note("a pool of people"));
        notebooks.add(notebooks.global(), task("clean the pool"));
        Files.writeString(data().resolve("own.md"), "swimming pool timeouts\n");
        assertThat(notebooks.search("pool").stream().map(notebooks::shown))
                .containsExactly("note-1", "global/note-1", "global/own.md:1", "global/task-1");
        assertThat(notebooks.search("pool TIMEOUTS").stream().map(notebooks::shown))
                .containsExactly("note-1", "global/own.md:1");
        assertThat(notebooks.find("own.md:1").body()).isEqualTo("swimming pool timeouts");
        assertThat(notebooks.find(shop.name() + "/note-1").title())
                .isEqualTo("timeouts in the POOL");
        assertThat(notebooks.find("global/task-1").title()).isEqualTo("clean the pool");
        assertThatThrownBy(() -> notebooks.find("note-9")).hasMessage("no note-9 in your notes");
        assertThatThrownBy(() -> notebooks.find("mall/note-1"))
                .hasMessage("no mall/note-1 in your notes");
    }

    @Test
    void aRepositoryHasOneNotebookHoweverItIsReached() throws Exception {
        Notebook shop = notebooks.current();
        Files.createFile(here.resolve("a.c"));
        Links reader =
                new Links(
                        notebooks,
                        () -> here,
                        top.resolve("home"),
                        new InMemoryRecord(() -> Instant.EPOCH),
                        Optional::empty);
        List<Link> links = List.of(Link.of("src/a.c"));
        assertThat(reader.in("see a.c", shop)).isEqualTo(links);
        here = Files.createSymbolicLink(top.resolve("short"), here);
        assertThat(notebooks.current()).isEqualTo(shop);
        assertThat(reader.in("see a.c", shop)).isEqualTo(links);
    }

    @Test
    void refusesToGuessBetweenTwoEntriesWithOneNumber() throws Exception {
        Path file = notebooks.add(notebooks.global(), task("one")).file();
        Files.writeString(file, "## task-1: copied\n", StandardOpenOption.APPEND);
        assertThatThrownBy(() -> notebooks.find("global/task-1"))
                .hasMessageStartingWith("task-1 is there twice: ")
                .hasMessageEndingWith("tasks.md:7. Give one another number.");
    }

    @Test
    void leavesAFileAloneThatIsNotUtf8() throws Exception {
        Notebook notebook = notebooks.current();
        Files.createDirectories(notebook.directory());
        Path file = notebook.directory().resolve("notes.md");
        byte[] latin = "## note-1: caf\u00e9\n".getBytes(StandardCharsets.ISO_8859_1);
        Files.write(file, latin);
        assertThat(notebooks.find("note-1").title()).isEqualTo("caf\ufffd");
        assertThatThrownBy(() -> notebooks.add(notebook, note("x")))
                .hasMessageContaining("is not UTF-8, so it was not changed");
        assertThat(file).hasBinaryContent(latin);
    }

    @Test
    void aTextStaysWithinItsEntry() throws Exception {
        String text =
                "Title\n# big\n## note-9: fake\nsee\u001b[31m\n```\n## note-8: fake\nnever closed";
        notebooks.add(notebooks.current(), note(text));
        notebooks.add(notebooks.current(), note("next"));
        assertThat(notebooks.entries(notebooks.current()).stream().map(Entry::name))
                .containsExactly("note-1", "note-2");
        assertThat(notebooks.find("note-1").body())
                .isEqualTo(
                        "### big\n### note-9: fake\nsee^[[31m\n```\n ## note-8: fake\nnever closed\n```");
    }

    @Test
    void aLongFirstLineIsShortenedInTheTitleAndWholeBelow() {
        String line = "word ".repeat(30).strip();
        EntryDraft draft = note(line);
        assertThat(draft.title()).isEqualTo("word ".repeat(14).strip() + "…");
        assertThat(draft.text()).isEqualTo(line);
        assertThat(note("## Heading\nrest").title()).isEqualTo("Heading");
        assertThat(note("## Heading\nrest").text()).isEqualTo("rest");
    }
}
