package aish.memory;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.route.LearnedShapes;
import aish.route.LearnedShapes.Habit;
import aish.route.LearnedShapes.Overrule;
import aish.route.LineShape;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(60)
class LearnedRoutesTest {
    private static final Instant NOW = Instant.parse("2026-03-01T12:00:00Z");
    private static final LineShape FIND =
            LineShape.parse("find installed_verb several word+glue").orElseThrow();
    private static final LineShape UNKNOWN = LineShape.parse("- word alone -").orElseThrow();

    @TempDir Path folder;
    private Path file;
    private boolean wanted = true;
    private final List<String> complaints = new ArrayList<>();
    private LearnedRoutes routes;

    @BeforeEach
    void open() {
        file = folder.resolve("state/learned-routes");
        routes = another();
    }

    private LearnedRoutes another() {
        return new LearnedRoutes(file, () -> wanted, () -> NOW, complaints::add);
    }

    @Test
    void keepsWhatItLearnedInAPrivateFile() throws IOException {
        routes.add(UNKNOWN, Overrule.ASKED);
        routes.add(FIND, Overrule.ASKED);
        routes.add(FIND, Overrule.ASKED);
        routes.add(FIND, Overrule.RAN);
        assertThat(another().habits())
                .isEqualTo(routes.habits())
                .containsExactly(new Habit(UNKNOWN, 1, 0, NOW), new Habit(FIND, 2, 1, NOW));
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
                .isEqualTo("rw-------");
        assertThat(file)
                .content()
                .isEqualTo(
                        """
                        - word alone -\t1\t0\t2026-03-01T12:00:00Z
                        find installed_verb several word+glue\t2\t1\t2026-03-01T12:00:00Z
                        """);
    }

    @Test
    void learnsNothingAndAppliesNothingIfThatIsNotWanted() {
        routes.add(FIND, Overrule.ASKED);
        wanted = false;
        routes.add(UNKNOWN, Overrule.ASKED);
        assertThat(routes.inForce()).isSameAs(LearnedShapes.NONE);
        assertThat(routes.habits()).containsExactly(new Habit(FIND, 1, 0, NOW));
    }

    @Test
    void noticesWhatAnotherProcessLearnedOrForgot() throws IOException {
        routes.add(FIND, Overrule.ASKED);
        LearnedRoutes other = another();
        other.refresh();
        long version = other.version();
        routes.add(FIND, Overrule.ASKED);
        Files.setLastModifiedTime(file, FileTime.from(NOW));
        other.refresh();
        assertThat(other.inForce().habits()).containsExactly(new Habit(FIND, 2, 0, NOW));
        assertThat(other.version()).isGreaterThan(version);
        Files.delete(file);
        other.refresh();
        assertThat(other.inForce().habits()).isEmpty();
    }

    @Test
    void forgetsOnlyWhatItIsTold() throws IOException {
        routes.add(FIND, Overrule.ASKED);
        routes.add(UNKNOWN, Overrule.RAN);
        routes.forget(List.of(routes.habits().getFirst()));
        assertThat(another().habits()).containsExactly(new Habit(UNKNOWN, 0, 1, NOW));
    }

    @Test
    void readsWhatIsLeftOfADamagedFile() throws IOException {
        Files.createDirectories(file.getParent());
        Files.write(
                file,
                """
                find installed_verb several word+glue\t2\t1\t2026-03-01T12:00:00Z
                find installed_verb several word+glue\tmany\t1\t2026-03-01T12:00:00Z
                find installed_verb several word+glue\t2\t1\tyesterday
                \0\0\0\0
                - word alone -\t-7\t99999\t2026-03-01T12:00:00Z
                half a li"""
                        .getBytes(StandardCharsets.UTF_8));
        assertThat(routes.habits())
                .containsExactly(new Habit(FIND, 2, 1, NOW), new Habit(UNKNOWN, 0, 1000, NOW));
        Files.write(file, new byte[] {(byte) 0xff, (byte) 0xfe, 0, 10, 13});
        routes.add(FIND, Overrule.RAN);
        assertThat(another().habits()).containsExactly(new Habit(FIND, 0, 1, NOW));
        assertThat(complaints).isEmpty();
    }

    @Test
    void countsInMemoryAndComplainsOnceIfTheFileCannotBeWritten() throws IOException {
        Files.createDirectories(file);
        Files.createFile(file.resolve("in-the-way"));
        routes.add(FIND, Overrule.ASKED);
        routes.add(FIND, Overrule.ASKED);
        assertThat(routes.inForce().habits()).containsExactly(new Habit(FIND, 2, 0, NOW));
        assertThat(complaints)
                .singleElement()
                .asString()
                .startsWith("cannot remember where you sent this line: ");
    }

    @Test
    void losesNothingWhenManyWriteAtOnce() throws Exception {
        List<Thread> writers = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            LearnedRoutes own = another();
            writers.add(
                    Thread.ofPlatform()
                            .start(
                                    () -> {
                                        for (int n = 0; n < 10; n++) {
                                            own.add(FIND, Overrule.ASKED);
                                        }
                                    }));
        }
        for (Thread writer : writers) {
            writer.join();
        }
        assertThat(another().habits()).containsExactly(new Habit(FIND, 40, 0, NOW));
    }
}
