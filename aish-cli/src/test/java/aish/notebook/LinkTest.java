package aish.notebook;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.event.Event;
import aish.event.Event.Author;
import aish.event.Event.Patched.State;
import aish.notebook.Notebook.Access;
import aish.session.SessionRecord.InMemoryRecord;
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

    private final InMemoryRecord session = new InMemoryRecord(CLOCK);

    private Links links(Optional<String> id) {
        Notebooks notebooks =
                new Notebooks(
                        top.resolve("data"),
                        () -> NotebookLocation.OUTSIDE,
                        () -> Workspaces.in(here, top).project(),
                        CLOCK,
                        ZoneOffset.UTC);
        return new Links(notebooks, () -> here, top.resolve("home"), session, () -> id);
    }

    @Test
    void findsLinksInASentence() {
        String text =
                "See Pool.java:2-3, (out-3) and `cmd-1`: ../src/Pool.java; not e.g. 3.5 or missing.txt:4, but"
                        + " @missing.txt:4, sym:Pool.release. Also note-2, and https://example.org!";
        assertThat(links(Optional.of("0abc")).in(text, notebook).stream().map(Link::text))
                .containsExactly(
                        "src/Pool.java:2-3",
                        "out-3 (session 0abc)",
                        "cmd-001 (session 0abc)",
                        "src/Pool.java",
                        "src/missing.txt:4",
                        "sym:Pool.release",
                        "note-2");
        assertThat(links(Optional.empty()).in("out-3 " + top + "/other.txt", notebook))
                .extracting(Link::text)
                .containsExactly("out-3", top + "/other.txt");
    }

    @Test
    void saysWhichLinksLeadNowhere() {
        session.emit(new Event.Ran(Ran.command("make", 0, "built", here), Author.PERSON));
        session.emit(new Event.Suggested("cmd-001", "ls"));
        session.emit(new Event.Patched("patch-001", State.PROPOSED, List.of(), "", ""));
        Links checker = links(Optional.empty());
        Map<String, String> problems = new LinkedHashMap<>();
        for (String name :
                List.of(
                        "src/Pool.java",
                        "src/Pool.java:3",
                        "src/Pool.java:1-4",
                        "src/Gone.java",
                        "../other.txt:2",
                        "sym:Lake",
                        "commit abc",
                        "out-12",
                        "out-12 (session 0123456789ab)",
                        "out-2 (session 0123456789ab)",
                        "cmd-001 (session 0123456789ab)",
                        "cmd-002 (session 0123456789ab)",
                        "ctx-001 (session 0123456789ab)",
                        "patch-001 (session 0123456789ab)",
                        "note-1",
                        "https://example.org")) {
            checker.problem(Link.of(name), notebook).ifPresent(why -> problems.put(name, why));
        }
        assertThat(problems)
                .containsExactly(
                        Map.entry("src/Pool.java:1-4", "it has only 3 lines"),
                        Map.entry("src/Gone.java", "no such file"),
                        Map.entry("../other.txt:2", "it has only 1 line"),
                        Map.entry("commit abc", "no such commit in shop"),
                        Map.entry(
                                "out-12",
                                "this session is not recorded, so it cannot be found later"),
                        Map.entry("out-2 (session 0123456789ab)", "not in this session"),
                        Map.entry("cmd-002 (session 0123456789ab)", "not in this session"),
                        Map.entry("ctx-001 (session 0123456789ab)", "not in this session"),
                        Map.entry("note-1", "no note-1 in your notes"));
    }
}
