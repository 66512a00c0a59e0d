package aish.notebook;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.event.Event;
import aish.event.Event.Author;
import aish.event.Event.Patched.State;
import aish.files.DiskSync;
import aish.notebook.Notebook.Access;
import aish.session.SessionLog;
import aish.session.SessionStore;
import aish.settings.Config.NotebookLocation;
import aish.testing.Ran;
import aish.testing.Workspaces;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LinkTest {
    private static final InstantSource CLOCK =
            InstantSource.fixed(Instant.parse("2026-03-01T10:00:00Z"));

    @TempDir Path top;
    private Path root = Path.of("/");
    private Path here = Path.of("/");
    private Notebook notebook = new Notebook("", Path.of("/"), Optional.empty(), Access.PRIVATE);

    @BeforeEach
    void make() throws Exception {
        root = top.toRealPath().resolve("shop");
        here = Files.createDirectories(root.resolve("src"));
        notebook = new Notebook("shop-1", top.resolve("n"), Optional.of(root), Access.PRIVATE);
        Files.writeString(here.resolve("Pool.java"), "1\n2\n3");
        Files.writeString(top.resolve("other.txt"), "x\n");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "src/Pool.java           | src/Pool.java",
                "src/Pool.java:7         | src/Pool.java:7",
                "src/Pool.java:7-9       | src/Pool.java:7-9",
                "@src/Pool.java:9-7      | src/Pool.java:9",
                "my file.txt:3           | my file.txt:3",
                "sym:Pool.release        | sym:Pool.release",
                "@sym:release            | sym:release",
                "commit:abc123           | commit abc123",
                "commit abc123           | commit abc123",
                "out-12                  | out-12",
                "out-012:4               | out-12:4",
                "cmd-3 (session 0a1b)    | cmd-003 (session 0a1b)",
                "ctx-2                   | ctx-002",
                "patch-1                 | patch-001",
                "note-3                  | note-3",
                "global/task-2           | global/task-2",
                "https://example.org/a:8 | https://example.org/a:8"
            })
    void isWrittenAsItIsRead(String text, String written) {
        assertThat(Link.of(text).text()).isEqualTo(written);
        assertThat(Link.of(written)).isEqualTo(Link.of(text));
    }

    private LinkReader reader(Optional<String> session) {
        return new LinkReader(() -> here, top.resolve("home"), () -> session);
    }

    @Test
    void findsLinksInASentence() {
        String text =
                "See Pool.java:2-3, (out-3) and `cmd-1`: ../src/Pool.java; not e.g. 3.5 or missing.txt:4, but"
                        + " @missing.txt:4, sym:Pool.release. Also note-2, and https://example.org!";
        assertThat(reader(Optional.of("0abc")).in(text, notebook).stream().map(Link::text))
                .containsExactly(
                        "src/Pool.java:2-3",
                        "out-3 (session 0abc)",
                        "cmd-001 (session 0abc)",
                        "src/Pool.java",
                        "src/missing.txt:4",
                        "sym:Pool.release",
                        "note-2");
        assertThat(reader(Optional.empty()).in("out-3 " + top + "/other.txt", notebook))
                .extracting(Link::text)
                .containsExactly("out-3", top + "/other.txt");
    }

    private LinkChecker checker(SessionStore store) {
        Notebooks notebooks =
                new Notebooks(
                        top.resolve("data"),
                        () -> NotebookLocation.OUTSIDE,
                        () -> Workspaces.in(here, top).project(),
                        CLOCK,
                        ZoneOffset.UTC);
        return new LinkChecker(
                notebooks,
                top.resolve("home"),
                store,
                (_, name) ->
                        name.equals("vague") ? Optional.empty() : Optional.of(name.equals("Pool")));
    }

    @Test
    void saysWhereLinksLeadNowhere() throws Exception {
        try (SessionStore store = new SessionStore(top.resolve("s"), CLOCK, new DiskSync())) {
            LinkChecker checker = checker(store);
            List<Link> links =
                    Stream.of(
                                    "src/Pool.java",
                                    "src/Pool.java:3",
                                    "src/Pool.java:1-4",
                                    "src/Gone.java",
                                    "../other.txt:2",
                                    "sym:Pool",
                                    "sym:Lake",
                                    "sym:vague",
                                    "commit abc",
                                    "out-1",
                                    "out-1 (session 0123456789ab)",
                                    "note-1",
                                    "https://example.org")
                            .map(Link::of)
                            .toList();
            assertThat(checker.problems(links, notebook))
                    .containsExactly(
                            "src/Pool.java:1-4: it has only 3 lines",
                            "src/Gone.java: no such file",
                            "../other.txt:2: it has only 1 line",
                            "sym:Lake: no such symbol in shop",
                            "commit abc: no such commit in shop",
                            "out-1: its session is not recorded, so it cannot be found later",
                            "out-1 (session 0123456789ab): its session is no longer there",
                            "note-1: no note-1 in your notes");
        }
    }

    @Test
    void looksIntoTheRecordOfTheSession() throws Exception {
        try (SessionStore store = new SessionStore(top.resolve("s"), CLOCK, new DiskSync())) {
            SessionLog log =
                    new SessionLog(
                            store, CLOCK, id -> new Event.Opened(id, "", here, "m", "1"), _ -> {});
            log.emit(new Event.Typed("make"));
            log.emit(new Event.Ran(Ran.command("make", 0, "built", here), Author.PERSON));
            log.emit(new Event.Suggested("cmd-001", "ls"));
            log.emit(new Event.Patched("patch-001", State.PROPOSED, List.of(), "", ""));
            String id = log.id().orElseThrow();
            Files.createDirectories(store.outputs(id));
            Files.writeString(store.outputs(id).resolve("out-7"), "kept");
            List<Link> links =
                    Stream.of(
                                    "out-12",
                                    "out-2",
                                    "out-7:3",
                                    "cmd-001",
                                    "cmd-002",
                                    "ctx-001",
                                    "patch-001",
                                    "patch-002")
                            .map(name -> Link.of(name + " (session " + id + ")"))
                            .toList();
            assertThat(checker(store).problems(links, notebook))
                    .extracting(problem -> problem.substring(0, problem.indexOf(' ')))
                    .containsExactly("out-2", "cmd-002", "ctx-001", "patch-002");
            log.close();
        }
    }
}
