package aish.session.imports;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import module java.base;

import aish.session.PromptHistory;
import aish.session.PromptHistory.Entry;
import aish.session.imports.HistoryImport.Result;
import aish.session.imports.ShellHistory.Kind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class HistoryImportTest {
    @TempDir Path directory;

    private PromptHistory history = new PromptHistory(Path.of("/"), 0);
    private final AtomicInteger done = new AtomicInteger();

    private HistoryImport imports(int limit) {
        history = new PromptHistory(directory.resolve("state/history"), limit);
        HistoryImport imports =
                new HistoryImport(
                        () -> history,
                        directory.resolve("state"),
                        Map.of(),
                        directory,
                        () -> line -> line.contains("hunter2"));
        imports.whenDone(done::incrementAndGet);
        return imports;
    }

    private ShellHistory bash(String text) throws IOException {
        Path file = directory.resolve(".bash_history");
        return new ShellHistory(Kind.BASH, Files.writeString(file, text));
    }

    private List<String> lines() throws IOException {
        return history.load().stream().map(Entry::line).toList();
    }

    @Test
    void addsEachNewLineOnceBeforeThoseTypedHere() throws IOException {
        HistoryImport imports = imports(100);
        history.append(new Entry(Instant.ofEpochSecond(5), "own"));
        history.append(new Entry(Instant.ofEpochSecond(6), "ls"));

        Result result = imports.run(bash("ls\npwd\ndate\npwd\nmysql -phunter2\n hush\n"));

        assertThat(result).isEqualTo(new Result(2, 1, 1, 1, 0, 0));
        assertThat(lines()).containsExactly("date", "pwd", "own", "ls");
        assertThat(done).hasValue(1);
    }

    @Test
    void laterImportsAreInTheOrderOfTime() throws IOException {
        HistoryImport imports = imports(100);
        history.append(new Entry(Instant.ofEpochSecond(5), "own"));

        imports.run(bash("#100\none\n#300\nthree\n"));
        Result result = imports.run(bash("#200\ntwo\n#300\nthree\n#400\nfour\n"));

        assertThat(result).isEqualTo(new Result(2, 1, 0, 0, 0, 0));
        assertThat(lines()).containsExactly("one", "two", "three", "four", "own");
    }

    @Test
    void keepsTheNewestThatFit() throws IOException {
        HistoryImport imports = imports(3);
        history.append(new Entry(Instant.ofEpochSecond(5), "own"));

        Result result = imports.run(bash("a\nb\nc\nd\n"));

        assertThat(result).isEqualTo(new Result(2, 0, 0, 0, 0, 2));
        assertThat(lines()).containsExactly("c", "d", "own");
    }

    @Test
    void isOfferedOnce() throws IOException {
        HistoryImport imports = imports(100);
        assertThat(imports.offer()).isEmpty();

        ShellHistory found = bash("ls\n");

        assertThat(imports.offer()).containsExactly(found);
        assertThat(imports.offer()).isEmpty();
        assertThat(imports(100).offer()).isEmpty();
    }

    @Test
    void isNotOfferedAfterAnImport() throws IOException {
        HistoryImport imports = imports(100);
        imports.run(bash("ls\n"));

        assertThat(imports.offer()).isEmpty();
    }

    @Test
    void aFileThatIsNotThereIsAProblem() {
        HistoryImport imports = imports(100);
        ShellHistory missing = new ShellHistory(Kind.FISH, directory.resolve("none"));

        assertThatThrownBy(() -> imports.run(missing)).isInstanceOf(NoSuchFileException.class);
    }
}
