package aish.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import module java.base;

import aish.event.Event;
import aish.event.EventBus;
import aish.files.DiskSync;
import aish.session.SessionStore.SessionId;
import aish.session.record.SessionFile;
import aish.session.record.SessionReader;
import aish.testing.FileMode;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SessionLogTest {
    @TempDir Path home;

    private Instant now = Instant.parse("2026-03-01T10:00:00Z");
    private final InstantSource clock = () -> now;
    private final List<String> problems = new ArrayList<>();

    private SessionStore store() {
        return new SessionStore(home.resolve("sessions"), clock, new DiskSync());
    }

    private SessionLog log(SessionStore store) {
        return new SessionLog(
                store,
                clock,
                id -> new Event.Opened(id, "", Path.of("/here"), "m", "1"),
                problems::add);
    }

    private static List<Event> events(SessionStore store) throws Exception {
        String id = store.ids().getFirst();
        return SessionReader.read(store.log(id), store.outputs(id)).stream()
                .map(TimedEvent::event)
                .toList();
    }

    @Test
    void beginsWithTheFirstThingDoneAndKeepsWhatWasSaidBefore() throws Exception {
        SessionStore store = store();
        SessionLog log = log(store);
        log.emit(new Event.Problem("settings"));
        assertThat(home.resolve("sessions")).doesNotExist();
        assertThat(log.id()).isEmpty();
        log.emit(new Event.Typed("ls"));
        String id = log.id().orElseThrow();
        assertThat(events(store))
                .containsExactly(
                        new Event.Opened(id, "", Path.of("/here"), "m", "1"),
                        new Event.Problem("settings"),
                        new Event.Typed("ls"));
        log.close();
        assertThat(events(store)).endsWith(new Event.Closed());
        assertThat(FileMode.of(store.log(id))).isEqualTo("rw-------");
        assertThat(FileMode.of(home.resolve("sessions"))).isEqualTo("rwx------");
    }

    @Test
    void saysOnceThatOutputsWereDeleted() throws Exception {
        SessionLog log = log(store());
        log.emit(new Event.Typed("one"));
        log.create();
        Files.delete(log.create());
        log.create();
        log.create();
        assertThat(problems).containsExactly("the earlier outputs of this session were deleted");
    }

    @Test
    void writesARecordAgainThatSomebodyDeleted() throws Exception {
        SessionStore store = store();
        SessionLog log = log(store);
        log.emit(new Event.Typed("one"));
        Path record = store.log(log.id().orElseThrow());
        Files.delete(record);
        Files.delete(home.resolve("sessions/lock"));
        Files.delete(home.resolve("sessions"));
        log.emit(new Event.Typed("two"));
        log.emit(new Event.Typed("three"));
        assertThat(events(store))
                .endsWith(new Event.Typed("one"), new Event.Typed("two"), new Event.Typed("three"));
        assertThat(problems)
                .containsExactly(
                        "the record of this session was deleted; it has been written again as "
                                + record);
        assertThat(FileMode.of(record)).isEqualTo("rw-------");
    }

    @Test
    void continuesInTheFileThatReplacedTheRecord() throws Exception {
        SessionStore store = store();
        SessionLog log = log(store);
        log.emit(new Event.Typed("one"));
        Path record = store.log(log.id().orElseThrow());
        Path other = Files.copy(record, home.resolve("other"));
        log.emit(new Event.Typed("two"));
        Files.move(other, record, StandardCopyOption.REPLACE_EXISTING);
        log.emit(new Event.Typed("three"));
        assertThat(events(store)).endsWith(new Event.Typed("one"), new Event.Typed("three"));
        assertThat(problems).hasSize(1);
    }

    @Test
    void timesDoNotGoBack() throws Exception {
        SessionStore store = store();
        SessionLog log = log(store);
        log.emit(new Event.Typed("one"));
        Instant first = now;
        now = now.minus(Duration.ofDays(400));
        log.emit(new Event.Typed("two"));
        String id = log.id().orElseThrow();
        assertThat(SessionReader.read(store.log(id), store.outputs(id)))
                .extracting(TimedEvent::at)
                .containsOnly(first);
    }

    @Test
    void saysOnceThatItCannotWriteAndCatchesUp() throws Exception {
        Files.writeString(home.resolve("sessions"), "in the way");
        SessionStore store = store();
        SessionLog log = log(store);
        log.emit(new Event.Typed("one"));
        log.emit(new Event.Typed("two"));
        assertThat(problems).singleElement().asString().contains("cannot record this session");
        Files.delete(home.resolve("sessions"));
        log.emit(new Event.Typed("three"));
        assertThat(events(store))
                .endsWith(new Event.Typed("one"), new Event.Typed("two"), new Event.Typed("three"));
        assertThat(problems).hasSize(1);
    }

    @Test
    void aFullDiskIsTold() throws Exception {
        SessionFile full =
                new SessionFile(
                        "x",
                        Path.of("/dev/full"),
                        () -> {},
                        new DiskSync(),
                        UnaryOperator.identity(),
                        Instant.EPOCH);
        assertThatThrownBy(() -> full.write(now, new Event.Typed("much")))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("No space left");
    }

    @Test
    void anInterruptedWriterWritesAllTheSame() throws Exception {
        SessionStore store = store();
        EventBus log = new EventBus();
        log.add("session log", log(store));
        log.emit(new Event.Typed("one"));
        Thread.currentThread().interrupt();
        log.emit(new Event.Typed("two"));
        assertThat(Thread.interrupted()).isTrue();
        log.emit(new Event.Typed("three"));
        assertThat(events(store)).endsWith(new Event.Typed("two"), new Event.Typed("three"));
        assertThat(problems).isEmpty();
    }

    @Test
    void damagedUnknownAndTornLinesAreLeftOut() throws Exception {
        SessionStore store = store();
        SessionLog log = log(store);
        log.emit(new Event.Typed("good"));
        Path file = store.log(log.id().orElseThrow());
        String bad =
                """
                {"v":1,"e":"typed","at":1,"line":
                \0\0
                {"v":1,"e":"dreamt","at":1}
                {"v":1,"e":"typed","at":2,"line":"also good"}
                {"v":1,"e":"typ""";
        Files.writeString(file, bad, StandardOpenOption.APPEND);
        assertThat(SessionReader.read(file, home)).hasSize(3);
        SessionState state = store.restore(log.id().orElseThrow());
        assertThat(state.remarks()).hasSize(2);
        assertThat(state.unfinished()).contains("also good");
    }

    @Test
    void aGoalThatWasBeingPursuedIsTold() throws Exception {
        SessionStore store = store();
        SessionLog log = log(store);
        log.emit(new Event.Typed(":norris tidy up"));
        log.emit(new Event.GoalEvent.Began("tidy up", 16));
        log.emit(new Event.GoalEvent.Stepped(1, 16, List.of()));
        String id = log.id().orElseThrow();
        assertThat(store.restore(id).remarks())
                .containsExactly(
                        "The goal was not reached when aish ended. To continue: :norris tidy up");
        log.emit(new Event.GoalEvent.Ended(true, "done", "1 step", ""));
        assertThat(store.restore(id).remarks()).isEmpty();
    }

    @Test
    void aLineThatCameToNothingWaitsUnlessItWasForAishItself() throws Exception {
        SessionStore store = store();
        SessionLog log = log(store);
        log.emit(new Event.Typed("/usr/bin/make all"));
        String id = log.id().orElseThrow();
        assertThat(store.restore(id).unfinished()).contains("/usr/bin/make all");
        log.emit(new Event.Typed(":out 5"));
        assertThat(store.restore(id).unfinished()).isEmpty();
    }

    @Test
    void linesLargerThanAWindowAreRead() throws Exception {
        SessionStore store = store();
        SessionLog log = log(store);
        String large = "0123456789".repeat(300_000);
        log.emit(new Event.Typed("small"));
        log.emit(new Event.Typed(large));
        log.emit(new Event.Typed("small again"));
        assertThat(events(store))
                .endsWith(
                        new Event.Typed("small"),
                        new Event.Typed(large),
                        new Event.Typed("small again"));
    }

    @Test
    void manyWritersKeepApart() throws Exception {
        List<Thread> threads = new ArrayList<>();
        SessionStore store = store();
        for (int i = 0; i < 8; i++) {
            String mine = "writer-" + i;
            threads.add(
                    Thread.ofPlatform()
                            .start(
                                    () -> {
                                        SessionLog log = log(store);
                                        for (int n = 0; n < 200; n++) {
                                            log.emit(new Event.Typed(mine + "-" + n));
                                        }
                                    }));
        }
        for (Thread thread : threads) {
            thread.join();
        }
        assertThat(store.ids()).hasSize(8);
        for (String id : store.ids()) {
            String text = Files.readString(store.log(id), StandardCharsets.UTF_8);
            assertThat(text.lines()).hasSize(201);
            assertThat(store.isLive(id)).isTrue();
        }
    }

    @Test
    void aSessionThatIsHeldIsCopiedAsItIs() throws Exception {
        SessionStore store = store();
        SessionLog first = log(store);
        first.emit(new Event.Typed("one"));
        String id = first.id().orElseThrow();
        Files.writeString(
                store.log(id), "{\"v\":1,\"e\":\"dreamt\",\"at\":1}\n", StandardOpenOption.APPEND);
        Files.createDirectories(store.outputs(id));
        Files.writeString(store.outputs(id).resolve("out-1"), "kept");
        SessionLog second = log(store);
        assertThat(second.resume(store.restore(id), Path.of("/there"), "m")).isTrue();
        String copy = second.id().orElseThrow();
        assertThat(copy).isNotEqualTo(id);
        assertThat(store.outputs(copy).resolve("out-1")).hasContent("kept");
        assertThat(Files.readString(store.log(copy)))
                .contains("\"origin\":\"" + id + "\"", "dreamt", "\"e\":\"resumed\"");
        assertThat(store.delete(id)).isFalse();
        first.close();
        assertThat(store.delete(id)).isTrue();
        assertThat(store.ids()).containsExactly(copy);
    }

    @Test
    void namesSortByTimeAndDiffer() {
        Random chance = new Random(1);
        Set<String> names = new HashSet<>();
        String earlier = "";
        for (int i = 0; i < 1000; i++) {
            now = now.plusMillis(4);
            String name = SessionId.next(clock, chance);
            assertThat(name).hasSize(12).isGreaterThan(earlier);
            assertThat(SessionId.isValid(name)).isTrue();
            names.add(name);
            earlier = name;
        }
        assertThat(names).hasSize(1000);
        assertThat(SessionId.isValid("../../etc/pa")).isFalse();
    }

    @Test
    void aResumedSessionNamesItsCurrentTask() throws Exception {
        SessionStore store = store();
        SessionLog log = log(store);
        log.emit(new Event.Typed(":task new one"));
        log.emit(new Event.TaskChanged("shop/task-1", "one", "open"));
        log.emit(new Event.TaskChanged("shop/task-2", "two", "open"));
        log.emit(new Event.TaskChanged("shop/task-1", "one", "done"));
        String id = log.id().orElseThrow();
        assertThat(store.restore(id).remarks()).containsExactly("Current task: task-2, two");
        log.emit(new Event.TaskChanged("shop/task-2", "two", "archived"));
        assertThat(store.restore(id).remarks()).isEmpty();
    }
}
