package aish.session;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.context.Turn;
import aish.event.Event;
import aish.event.Event.Author;
import aish.evidence.Sources.Shown;
import aish.shell.CapturedOutput;
import aish.shell.CommandResult;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RecordedSourcesTest {
    private static final Instant SHOWN = Instant.parse("2026-01-02T03:00:00Z");

    @TempDir private Path directory;

    private void write(String file, String text, int seconds) throws IOException {
        Path path = Files.writeString(directory.resolve(file), text);
        Files.setLastModifiedTime(path, FileTime.from(SHOWN.plusSeconds(seconds)));
    }

    private RecordedSources sources(Event... events) {
        List<TimedEvent> timed =
                Stream.of(events).map(event -> new TimedEvent(SHOWN, event)).toList();
        return new RecordedSources(timed, List.of(), List.of(directory), directory, _ -> List.of());
    }

    private Event ran(String command, String printed) {
        return ran(command, printed, Author.PERSON);
    }

    private Event ran(String command, String printed, Author author) {
        CapturedOutput output = new CapturedOutput(1, printed, 0, "", false, Optional.empty());
        return new Event.Ran(
                new CommandResult(command, 0, Duration.ZERO, directory, 0, 0, output), author);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '^',
            textBlock =
                    """
                    cat a.txt                | one\\ntwo           | one\\nTWO      |  9 | true
                    cat a.txt                | one\\ntwo           | one\\nTWO      | -9 | true
                    cat a.txt                | one\\ntwo           | one\\ntwo      |  9 | false
                    cat -n a.txt             | 1\\tone\\n2\\ttwo   | one\\ntwo      |  9 | false
                    grep -n two a.txt        | 2:two               | one\\ntwo      |  9 | true
                    grep -n two a.txt        | 2:two               | one\\ntwo      | -9 | false
                    grep -n two a.txt        | 2:two               | one\\n2        | -9 | true
                    head -1 a.txt            | one                 | one\\nTWO      |  9 | true
                    sed -n 2p a.txt          | two                 | ONE\\ntwo      |  9 | true
                    cc a.txt                 | a.txt:2: error      | one\\n2        | -9 | false
                    cc a.txt                 | a.txt:2: error      | one\\n2        |  9 | true
                    """)
    void aFileHasChangedIfItWasWrittenOrIsNotWhatWasShown(
            String command, String printed, String now, int written, boolean changed)
            throws IOException {
        write("a.txt", now.translateEscapes() + "\n", written);
        RecordedSources sources = sources(ran(command, printed.translateEscapes() + "\n"));
        Shown shown = sources.output(1).orElseThrow();
        assertThat(shown.files()).containsExactly(directory.resolve("a.txt"));
        assertThat(sources.hasChanged(directory.resolve("a.txt"), shown)).isEqualTo(changed);
    }

    @Test
    void aSuggestionRanEvenIfTheUserTypedIt() {
        Event suggested = new Event.Suggested("cmd-002", "make test");
        Event skipped = new Event.Decided("cmd-003", "skip");
        assertThat(
                        sources(suggested, skipped, ran("make test", "3 tests passed\n"))
                                .command(2)
                                .orElseThrow()
                                .lines())
                .containsExactly("3 tests passed");
        assertThat(sources(suggested, ran("make", "built\n")).command(2).orElseThrow().lines())
                .isEmpty();
    }

    @Test
    void whatIsTypedAgainLaterIsAnotherRun() {
        Event suggested = new Event.Suggested("cmd-002", "make test");
        Event decided = new Event.Decided("cmd-002", "run");
        assertThat(
                        sources(
                                        suggested,
                                        decided,
                                        ran("make test", "1 test failed\n", Author.MODEL),
                                        ran("make test", "3 tests passed\n"))
                                .command(2)
                                .orElseThrow()
                                .lines())
                .containsExactly("1 test failed");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '^',
            textBlock =
                    """
                    bash load.sh                       | load.sh
                    ./load.sh                          | load.sh
                    cat load.sh                        | load.sh
                    comm <(sort a.csv) <(cut -f1 b.db) | a.csv b.db
                    sort < a.csv                       | a.csv
                    git log -p a.csv                   | ^^
                    sed -i s/1/2/ a.csv                | ^^
                    tool --rules=a.csv                 | a.csv
                    rsync -n --exclude-from=a.csv x y  | a.csv
                    rsync --exclude-from=a.csv x y     | ^^
                    """)
    void knowsTheFilesThatACommandNamesAndDoesNotChange(String command, String files)
            throws IOException {
        write("load.sh", "sort a.csv\n", 0);
        write("a.csv", "1\n", 0);
        write("b.db", "1\n", 0);
        Shown shown = sources(ran(command, "1\n")).output(1).orElseThrow();
        assertThat(shown.files().stream().map(directory::relativize).map(Path::toString))
                .containsExactlyInAnyOrder(files.isEmpty() ? new String[0] : files.split(" "));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '^',
            textBlock =
                    """
                    cat a.txt                 | 1
                    tail -n +5 a.txt          | 5
                    sed -n '10,20p' a.txt     | 10
                    sed -n -e 7p a.txt        | 7
                    head -20 a.txt            | 1
                    """)
    void knowsTheFirstLineThatIsPrinted(String command, int first) {
        assertThat(sources(ran(command, "one\n")).output(1).orElseThrow().firstLine())
                .isEqualTo(first);
    }

    @ParameterizedTest
    @CsvSource({
        "make, true",
        "timeout 60 cargo test parser, true",
        "npm test, true",
        "python3 -m pytest tests, false",
        "go test ./src/..., true",
        "cd src && make, true",
        "git status --short, true",
        "go version, false",
        "cat README.md, false"
    })
    void whatBuildsAndTestsPrintIsAboutTheCodeOfTheProject(String command, boolean outdated)
            throws IOException {
        Files.createDirectories(directory.resolve("src"));
        Files.createDirectories(directory.resolve("tests"));
        write("src/a.c", "one\n", 9);
        RecordedSources sources =
                new RecordedSources(
                        List.of(new TimedEvent(SHOWN, ran(command, "1\n"))),
                        List.of(),
                        List.of(directory),
                        directory,
                        below ->
                                Stream.of(directory.resolve("src/a.c"))
                                        .filter(file -> file.startsWith(below))
                                        .toList());
        assertThat(sources.isOutdated(sources.output(1).orElseThrow())).isEqualTo(outdated);
    }

    @Test
    void patternsStandForTheFilesThatFit() throws IOException {
        write("a.txt", "one\n", 0);
        write("b.txt", "two\n", 0);
        write("c.md", "three\n", 0);
        assertThat(sources(ran("cat *.txt", "one\ntwo\n")).output(1).orElseThrow().files())
                .containsExactlyInAnyOrder(directory.resolve("a.txt"), directory.resolve("b.txt"));
    }

    @Test
    void aFileThatIsNotThereWasDeletedIfItIsOfTheProjectOrACommandNamesIt() {
        Event read = ran("cat a.txt /nowhere/b.log", "one\n");
        assertThat(sources(read).output(1).orElseThrow().files())
                .containsExactly(directory.resolve("a.txt"));
        CommandResult removal =
                new CommandResult(
                        "rm /nowhere/b.log",
                        0,
                        Duration.ZERO,
                        directory,
                        0,
                        0,
                        new CapturedOutput(0, "", 0, "", false, Optional.empty()));
        List<TimedEvent> events =
                List.of(
                        new TimedEvent(SHOWN, read),
                        new TimedEvent(
                                SHOWN.plusSeconds(1), new Event.Ran(removal, Author.PERSON)));
        RecordedSources sources =
                new RecordedSources(
                        events, List.of(), List.of(directory), directory, _ -> List.of());
        assertThat(sources.output(1).orElseThrow().files())
                .containsExactlyInAnyOrder(directory.resolve("a.txt"), Path.of("/nowhere/b.log"));
    }

    @ParameterizedTest
    @CsvSource({"-9, false", "9, true"})
    void aFileWasDeletedWhenItsDirectoryChanged(int deleted, boolean changed) throws IOException {
        Shown shown = sources(ran("make", "done\n")).output(1).orElseThrow();
        Files.setLastModifiedTime(directory, FileTime.from(SHOWN.plusSeconds(deleted)));
        Path gone = directory.resolve("src/a.c");
        assertThat(sources().hasChanged(gone, shown)).isEqualTo(changed);
    }

    @Test
    void numberedLinesAreWhereTheirNumbersSay() throws IOException {
        write("a.txt", "one\ntwo\nthree\n", 0);
        RecordedSources sources = sources(ran("grep -n t a.txt", "2:two\n3:three\n"));
        assertThat(sources.shownOf(directory.resolve("a.txt")).getFirst().lines())
                .containsExactly("", "two", "three");
    }

    @Test
    void theLinesOfALongToolResultKeepTheirNumbers() {
        Turn.Tools turn =
                new Turn.Tools(
                        List.of(
                                new Turn.Tools.Result(
                                        "1", "one\n… 2 lines omitted (out-4) …\nfour\n")),
                        "");
        assertThat(sources(new Event.ToolResultsSent(turn)).output(4).orElseThrow().lines())
                .containsExactly("one", "", "", "four");
    }
}
