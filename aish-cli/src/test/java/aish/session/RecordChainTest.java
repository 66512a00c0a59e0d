package aish.session;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.context.Turn;
import aish.event.Event;
import aish.evidence.CheckedCitation;
import aish.files.DiskSync;
import aish.model.Reply;
import aish.session.record.RecordChain;
import aish.session.record.RecordChain.Check;
import aish.session.record.RecordChain.State;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RecordChainTest {
    @TempDir Path home;

    private Instant now = Instant.parse("2026-03-01T10:00:00Z");
    private SessionStore store;

    @BeforeEach
    void open() {
        store = new SessionStore(home.resolve("sessions"), () -> now, new DiskSync());
    }

    private SessionLog log() {
        return new SessionLog(
                store,
                () -> now,
                id -> new Event.Opened(id, "", Path.of("/here"), "m", "1"),
                _ -> {});
    }

    /** Records a session with so many lines typed; returns its id. */
    private String record(int typed) {
        SessionLog log = log();
        for (int i = 0; i < typed; i++) {
            log.emit(new Event.Typed("ls " + i + " grüße"));
        }
        String id = log.id().orElseThrow();
        log.close();
        return id;
    }

    private State state(String id) throws IOException {
        return store.verify(id).state();
    }

    private void rewrite(String id, UnaryOperator<List<String>> change) throws IOException {
        List<String> lines = new ArrayList<>(Files.readAllLines(store.log(id)));
        Files.write(store.log(id), change.apply(lines));
    }

    @Test
    void aRecordIsIntactAsItWasWritten() throws Exception {
        String id = record(3);
        Check check = store.verify(id);
        assertThat(check).isEqualTo(new Check(State.INTACT, 5, 0, check.last()));
        assertThat(check.last()).matches("[0-9a-f]{16}");
        assertThat(Files.readString(store.log(id)).strip()).endsWith(check.last() + "\"}");
    }

    @Test
    void aChangedLineIsFoundWhereverItIs() throws Exception {
        for (int line = 0; line < 5; line++) {
            String id = record(3);
            int at = line;
            rewrite(
                    id,
                    lines -> {
                        lines.set(at, lines.get(at).replaceFirst("\"at\":1", "\"at\":2"));
                        return lines;
                    });
            assertThat(store.verify(id).state()).isEqualTo(State.CHANGED);
            assertThat(store.verify(id).line()).isEqualTo(line + 1);
        }
    }

    @Test
    void aMissingAnAddedAndAMovedLineAreFound() throws Exception {
        String removed = record(3);
        rewrite(removed, lines -> without(lines, 2));
        assertThat(store.verify(removed).line()).isEqualTo(3);
        String added = record(3);
        rewrite(
                added,
                lines -> {
                    lines.add(2, "{\"v\":1,\"e\":\"typed\",\"at\":1,\"line\":\"x\"}");
                    return lines;
                });
        assertThat(store.verify(added).line()).isEqualTo(3);
        String moved = record(3);
        rewrite(
                moved,
                lines -> {
                    Collections.swap(lines, 1, 2);
                    return lines;
                });
        assertThat(store.verify(moved).line()).isEqualTo(2);
        String headless = record(3);
        rewrite(headless, lines -> without(lines, 0));
        assertThat(store.verify(headless).line()).isEqualTo(1);
    }

    private static List<String> without(List<String> lines, int line) {
        lines.remove(line);
        return lines;
    }

    @Test
    void aMissingEndIsFound() throws Exception {
        String lines = record(3);
        rewrite(lines, all -> all.subList(0, 3));
        assertThat(store.verify(lines))
                .satisfies(check -> assertThat(check.state()).isEqualTo(State.TRUNCATED))
                .satisfies(check -> assertThat(check.lines()).isEqualTo(3));
        String torn = record(3);
        try (FileChannel file = FileChannel.open(store.log(torn), StandardOpenOption.WRITE)) {
            file.truncate(file.size() - 5);
        }
        assertThat(state(torn)).isEqualTo(State.TRUNCATED);
    }

    @Test
    void aCrashAtAnyPointLeavesAPrefixThatCanBeVerified() throws Exception {
        String id = record(2);
        byte[] whole = Files.readAllBytes(store.log(id));
        for (int size = 1; size < whole.length; size++) {
            Path part = home.resolve("part");
            Files.write(part, Arrays.copyOf(whole, size));
            State found = RecordChain.check(part, home.resolve("none"), false).state();
            boolean ends = whole[size - 1] == '\n';
            assertThat(found).isEqualTo(ends ? State.INTACT : State.TRUNCATED);
        }
    }

    @Test
    void aResumedSessionContinuesTheChain() throws Exception {
        String id = record(2);
        SessionLog later = log();
        later.resume(store.restore(id), Path.of("/"), "m");
        later.emit(new Event.Typed("pwd"));
        later.close();
        assertThat(store.verify(id).state()).isEqualTo(State.INTACT);
        assertThat(store.verify(id).lines()).isEqualTo(7);
    }

    @Test
    void aSessionThatWasCutOffAndResumedIsIntact() throws Exception {
        SessionLog killed = log();
        killed.emit(new Event.Typed("ls"));
        String id = killed.id().orElseThrow();
        Files.writeString(store.log(id), "{\"v\":1,\"e\":\"ty", StandardOpenOption.APPEND);
        store.close();
        open();
        SessionLog later = log();
        later.resume(store.restore(id), Path.of("/"), "m");
        later.close();
        assertThat(state(id)).isEqualTo(State.INTACT);
    }

    @Test
    void aCopyOfASessionHasAChainOfItsOwn() throws Exception {
        SessionLog log = log();
        log.emit(new Event.Typed("ls"));
        String id = log.id().orElseThrow();
        log.fork();
        String copy = log.id().orElseThrow();
        log.emit(new Event.Typed("pwd"));
        log.close();
        assertThat(copy).isNotEqualTo(id);
        assertThat(state(id)).isEqualTo(State.INTACT);
        assertThat(state(copy)).isEqualTo(State.INTACT);
    }

    @Test
    void aForgottenExchangeLeavesAChainThatFits() throws Exception {
        SessionLog log = log();
        for (String question : List.of("one", "two")) {
            log.emit(new Event.Typed("? " + question));
            log.emit(new Event.QuestionSent(new Turn.User("", question)));
            log.emit(new Event.Answered(Reply.whole("about " + question)));
            log.emit(
                    new Event.Cited(
                            List.of(
                                    new CheckedCitation(
                                            question + ".c:1", CheckedCitation.Mark.HOLDS))));
        }
        String id = log.id().orElseThrow();
        log.forget(0);
        log.emit(new Event.Typed("ls"));
        assertThat(state(id)).isEqualTo(State.INTACT);
        log.close();
        assertThat(state(id)).isEqualTo(State.INTACT);
        assertThat(Files.readString(store.log(id))).doesNotContain("one").contains("two.c:1");
    }

    @Test
    void aRewrittenChainIsFoundIfItsOldEndIsKept() throws Exception {
        String id = record(3);
        String other = record(3);
        byte[] fresh = Files.readAllBytes(store.log(other));
        Files.write(store.log(id), fresh);
        assertThat(state(id)).isEqualTo(State.CHANGED);
    }
}
