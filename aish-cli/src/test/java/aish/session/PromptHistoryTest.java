package aish.session;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.files.PrivateFiles;
import aish.session.PromptHistory.Entry;
import aish.session.PromptHistory.Origin;
import aish.testing.FileMode;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.lifecycle.AfterProperty;
import net.jqwik.api.lifecycle.BeforeProperty;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PromptHistoryTest {
    private static final int PLENTY = 1000;

    private Path home = Path.of("");

    @BeforeEach
    @BeforeProperty
    void makeHome() throws IOException {
        home = Files.createTempDirectory("aish-history");
    }

    @AfterEach
    @AfterProperty
    void removeHome() throws IOException {
        PrivateFiles.deleteTree(home);
    }

    @Test
    void isEmptyBeforeTheFirstLine() throws IOException {
        assertThat(history(PLENTY).load()).isEmpty();
        assertThat(file()).doesNotExist();
    }

    @Property(tries = 300)
    void readsBackWhateverWasTyped(@ForAll("lines") List<String> lines) throws IOException {
        Files.deleteIfExists(file());
        PromptHistory history = history(PLENTY);
        List<Entry> entries = new ArrayList<>();
        for (String line : lines) {
            Entry entry = entry(entries.size(), line);
            history.append(entry);
            entries.add(entry);
        }
        assertThat(history.load()).isEqualTo(entries);
    }

    @Provide
    Arbitrary<List<String>> lines() {
        return Arbitraries.strings()
                .all()
                .withChars('\\', '\n', '\r', '\t', 'n', 'r')
                .ofMaxLength(30)
                .filter(text -> text.codePoints().noneMatch(PromptHistoryTest::isHalf))
                .list()
                .uniqueElements()
                .ofMaxSize(4);
    }

    /** Half a character cannot be written as UTF-8, and no keyboard types it. */
    private static boolean isHalf(int c) {
        return c >= Character.MIN_SURROGATE && c <= Character.MAX_SURROGATE;
    }

    @Test
    void keepsEachLineOnceAtItsLatestTime() throws IOException {
        PromptHistory history = history(PLENTY);
        history.append(entry(1, "ls"));
        history.append(entry(2, "pwd"));
        history.append(entry(3, "ls"));
        assertThat(history.load()).containsExactly(entry(2, "pwd"), entry(3, "ls"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"2\tpw", "garbage without end", "\t"})
    void replacesHalfALastRow(String half) throws IOException {
        put("1\tls\n" + half);
        history(PLENTY).append(entry(3, "date"));
        assertThat(file()).hasContent("1\tls\n3\tdate\n");
    }

    @Test
    void skipsForeignRows() throws IOException {
        put("ls -la\n#1700000000\n\n\tx\n12x\ty\n1\tls\n99999999999999999999\tz\n");
        assertThat(history(PLENTY).load()).containsExactly(entry(1, "ls"));
    }

    @Test
    void survivesBytesThatAreNoText() throws IOException {
        Files.createDirectories(file().resolveSibling(""));
        Files.write(file(), new byte[] {'1', '\t', (byte) 0xff, '\n', '2', '\t', 'a', '\n'});
        assertThat(history(PLENTY).load()).containsExactly(entry(1, "\ufffd"), entry(2, "a"));
    }

    @Test
    void shortensAFileOnlyWhenItHasGrownFarBeyondTheLimit() throws IOException {
        PromptHistory history = history(3);
        fill(history, 6);
        history.load();
        assertThat(Files.readAllLines(file())).hasSize(6);
        history.append(entry(6, "line 6"));
        assertThat(history.load()).hasSize(3);
        assertThat(file()).hasContent("4\tline 4\n5\tline 5\n6\tline 6\n");
        assertThat(FileMode.of(file())).isEqualTo("rw-------");
    }

    @Test
    void loadsEvenIfTheFileCannotBeShortened() throws IOException {
        PromptHistory history = history(1);
        fill(history, 3);
        Path blocked = file().resolveSibling(".history.aish-new");
        Files.createDirectories(blocked.resolve("full"));
        assertThat(history.load()).containsExactly(entry(2, "line 2"));
    }

    @Test
    void keepsTheHistoryFromOthers() throws Exception {
        history(PLENTY).append(entry(1, "ls"));
        Files.setPosixFilePermissions(file(), PosixFilePermissions.fromString("rw-r--r--"));
        history(PLENTY).append(entry(2, "pwd"));
        assertThat(FileMode.of(file())).isEqualTo("rw-------");
        assertThat(FileMode.of(file().resolveSibling("history.lock"))).isEqualTo("rw-------");
        assertThat(FileMode.of(file().resolveSibling(""))).isEqualTo("rwx------");
    }

    @Test
    void shorteningLosesNothingThatIsBeingAppended() throws Exception {
        int limit = 40;
        fill(history(PLENTY), limit * 3);
        PromptHistory shared = history(limit);
        int rows = 30;
        together(
                List.of(
                        () -> {
                            for (int i = 0; i < rows; i++) {
                                shared.append(entry(1000 + i, "new " + i));
                            }
                        },
                        () -> {
                            for (int i = 0; i < rows; i++) {
                                shared.load();
                                history(limit).load();
                            }
                        }));
        assertThat(history(limit).load())
                .endsWith(
                        IntStream.range(0, rows)
                                .mapToObj(i -> entry(1000 + i, "new " + i))
                                .toArray(Entry[]::new));
    }

    private interface Work {
        void run() throws IOException;
    }

    private static void together(List<Work> works) throws Exception {
        CountDownLatch start = new CountDownLatch(1);
        List<FutureTask<Boolean>> tasks = new ArrayList<>();
        for (Work work : works) {
            FutureTask<Boolean> task =
                    new FutureTask<>(
                            () -> {
                                start.await();
                                work.run();
                                return true;
                            });
            tasks.add(task);
            Thread.ofPlatform().daemon().start(task);
        }
        start.countDown();
        for (FutureTask<Boolean> task : tasks) {
            try {
                assertThat(task.get()).isTrue();
            } catch (ExecutionException e) {
                throw new AssertionError("a writer failed", e);
            }
        }
    }

    private static void fill(PromptHistory history, int rows) throws IOException {
        for (int i = 0; i < rows; i++) {
            history.append(entry(i, "line " + i));
        }
    }

    private static Entry entry(long millis, String line) {
        return new Entry(Instant.ofEpochMilli(millis), line);
    }

    private void put(String content) throws IOException {
        Files.createDirectories(file().resolveSibling(""));
        Files.writeString(file(), content);
    }

    @Test
    void keepsWhereAndInWhichSessionALineWasTyped() throws IOException {
        PromptHistory history = history(PLENTY);
        Entry typed = new Entry(at(1), "make", Origin.TYPED, "/a b\\\t\n", 0, "s-1");
        Entry proposed = new Entry(at(2), "ls", Origin.PROPOSED, "/", 0, "s-2");
        history.append(typed);
        history.append(proposed);
        assertThat(history.load()).containsExactly(typed, proposed);
        assertThat(file()).hasContent("1 d=/a\\sb\\\\\\t\\n s=s-1\tmake\n2m d=/ s=s-2\tls\n");
    }

    @Test
    void addsTheStatusOfACommandThatFailedLater() throws IOException {
        PromptHistory history = history(PLENTY);
        Entry first = new Entry(at(1), "make", Origin.TYPED, "", 0, "s-1");
        Entry other = new Entry(at(1), "false", Origin.TYPED, "", 0, "s-2");
        history.append(first);
        history.append(other);
        history.appendStatus(first.withStatus(2));
        assertThat(history.load()).containsExactly(first.withStatus(2), other);
    }

    @Test
    void deletesALineWhereverItIs() throws IOException {
        PromptHistory history = history(PLENTY);
        history.append(entry(1, "ls"));
        history.append(entry(2, "pwd"));
        history.append(entry(3, "ls"));
        history.delete("ls");
        history.delete("nothing");
        assertThat(file()).hasContent("2\tpwd\n");
        assertThat(FileMode.of(file())).isEqualTo("rw-------");
    }

    private static Instant at(long milli) {
        return Instant.ofEpochMilli(milli);
    }

    private PromptHistory history(int limit) {
        return new PromptHistory(file(), limit);
    }

    private Path file() {
        return home.resolve("state/history");
    }
}
