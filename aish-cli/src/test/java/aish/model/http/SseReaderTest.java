package aish.model.http;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import module java.base;

import aish.model.ModelProblem;
import aish.model.ModelProblem.ModelException;
import aish.model.http.SseReader.SseEvent;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class SseReaderTest {
    private static final int MEGABYTE = 1 << 20;

    record Case(String stream, List<SseEvent> events) {}

    @ParameterizedTest
    @MethodSource("cases")
    void cutsAStreamIntoEvents(Case given) throws ModelException {
        assertThat(read(given.stream().getBytes(UTF_8), 1 << 20)).isEqualTo(given.events());
    }

    static Stream<Case> cases() {
        return Stream.of(
                new Case("", List.of()),
                new Case("\n\n\n", List.of()),
                new Case("data: a\n\n", List.of(data("a"))),
                new Case("data:a\n\n", List.of(data("a"))),
                new Case("data:  a \n\n", List.of(data(" a "))),
                new Case("data: a\r\n\r\ndata: b\r\n\r\n", List.of(data("a"), data("b"))),
                new Case("data: a\r\rdata: b\r\r", List.of(data("a"), data("b"))),
                new Case("data: a\n\r\n", List.of(data("a"))),
                new Case("data: a\ndata: b\n\n", List.of(data("a\nb"))),
                new Case("data\n\n", List.of(data(""))),
                new Case("data:\ndata:\n\n", List.of(data("\n"))),
                new Case(": hello\n\ndata: a\n: there\n\n", List.of(data("a"))),
                new Case("id: 1\nretry: 5\nunknown\nx: y\n\n", List.of()),
                new Case("event: ping\n\ndata: a\n\n", List.of(data("a"))),
                new Case(
                        "event: e\ndata: a\n\ndata: b\n\n",
                        List.of(new SseEvent("e", "a"), data("b"))),
                new Case("error: {}\n\n", List.of(new SseEvent("error", "{}"))),
                new Case("\ufeffdata: a\n\n", List.of(data("a"))),
                new Case("data: \ufeff\n\n", List.of(data("\ufeff"))),
                new Case("data: a\n\ndata: b", List.of(data("a"), data("b"))),
                new Case("data: a\n\ndata: b\n", List.of(data("a"), data("b"))),
                new Case("databases: a\ndat: b\nDATA: c\n\n", List.of()),
                new Case("data: é😀\u2028x\n\n", List.of(data("é😀\u2028x"))));
    }

    private static SseEvent data(String data) {
        return new SseEvent("", data);
    }

    @Property(tries = 2000)
    void noSplitMatters(@ForAll("streams") String stream, @ForAll long seed) throws ModelException {
        byte[] bytes = stream.getBytes(UTF_8);
        List<SseEvent> whole = read(bytes, Math.max(1, bytes.length));
        assertThat(read(bytes, 1)).isEqualTo(whole);
        assertThat(readInPieces(bytes, new Random(seed))).isEqualTo(whole);
    }

    @Provide
    Arbitrary<String> streams() {
        return Arbitraries.of(
                        new String[] {
                            "data: ",
                            "data:",
                            "event: ",
                            ":",
                            "id: 1",
                            "é",
                            "😀",
                            "\ufeff",
                            "\n",
                            "\r",
                            "\r\n",
                            "\n\n",
                            "\r\n\r\n",
                            "{\"a\":1}",
                            "[DONE]",
                            " ",
                            "x"
                        })
                .list()
                .ofMaxSize(30)
                .map(parts -> String.join("", parts));
    }

    @Test
    void brokenCharactersDoNoHarm() throws ModelException {
        byte[] bytes = {'d', 'a', 't', 'a', ':', (byte) 0xc3, '\n', '\n'};
        assertThat(read(bytes, 1)).containsExactly(data("\ufffd"));
    }

    @Test
    void tenMegabytesInOneEventTakeLinearTime() throws ModelException {
        byte[] bytes = ("data: " + "x".repeat(10 * MEGABYTE) + "\n\n").getBytes(UTF_8);
        assertThat(read(bytes, 100))
                .singleElement()
                .extracting(e -> e.data().length())
                .isEqualTo(10 * MEGABYTE);
    }

    @Test
    void anEndlessLineIsRefused() {
        assertRefused("data: " + "x".repeat(1000));
    }

    @Test
    void anEndlessEventIsRefused() {
        assertRefused("data: x\n".repeat(500));
    }

    private static void assertRefused(String stream) {
        SseReader reader = new SseReader(100);
        byte[] bytes = stream.getBytes(UTF_8);
        reader.feed(bytes, bytes.length);
        assertThatThrownBy(reader::next)
                .isInstanceOfSatisfying(
                        ModelException.class,
                        e ->
                                assertThat(e.problem())
                                        .isEqualTo(
                                                new ModelProblem.Protocol(
                                                        "an event is larger than 100 bytes")));
    }

    private static List<SseEvent> read(byte[] bytes, int portion) throws ModelException {
        SseReader reader = new SseReader();
        List<SseEvent> events = new ArrayList<>();
        for (int at = 0; at < bytes.length; at += portion) {
            feed(
                    reader,
                    Arrays.copyOfRange(bytes, at, Math.min(bytes.length, at + portion)),
                    events);
        }
        return end(reader, events);
    }

    private static List<SseEvent> readInPieces(byte[] bytes, Random random) throws ModelException {
        SseReader reader = new SseReader();
        List<SseEvent> events = new ArrayList<>();
        for (int at = 0; at < bytes.length; ) {
            int end = Math.min(bytes.length, at + random.nextInt(9));
            feed(reader, Arrays.copyOfRange(bytes, at, end), events);
            at = end;
        }
        return end(reader, events);
    }

    private static void feed(SseReader reader, byte[] bytes, List<SseEvent> events)
            throws ModelException {
        reader.feed(bytes, bytes.length);
        SseEvent event = reader.next();
        while (event != null) {
            events.add(event);
            event = reader.next();
        }
    }

    private static List<SseEvent> end(SseReader reader, List<SseEvent> events)
            throws ModelException {
        SseEvent last = reader.last();
        if (last != null) {
            events.add(last);
        }
        return events;
    }
}
