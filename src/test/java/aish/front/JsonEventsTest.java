package aish.front;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.cost.Booking;
import aish.event.Event;
import aish.json.Json;
import aish.json.JsonException;
import aish.model.Delta;
import aish.model.ModelProblem;
import aish.model.ModelRequest.Purpose;
import aish.model.Reply;
import aish.model.Reply.Usage;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class JsonEventsTest {
    record Case(Event event, String line) {}

    private final List<String> lines = new ArrayList<>();
    private final JsonEvents events = new JsonEvents(lines::add);

    @ParameterizedTest
    @MethodSource("cases")
    void tellsEachEventOnALineOfItsOwn(Case given) {
        events.emit(given.event());
        assertThat(lines).containsExactly(given.line());
    }

    static Stream<Case> cases() {
        ModelProblem busy =
                new ModelProblem.Http(429, "slow down", Optional.of(Duration.ofSeconds(2)));
        return Stream.of(
                of(new Event.Asked("fast"), "{'v':1,'event':'asked','model':'fast'}"),
                of(
                        new Event.Streamed(new Delta.Text("a\n\"b\"")),
                        "{'v':1,'event':'text','text':'a\\n\\'b\\''}"),
                of(
                        new Event.Streamed(new Delta.Reasoning("hm")),
                        "{'v':1,'event':'reasoning','text':'hm'}"),
                of(
                        new Event.Streamed(new Delta.Reading(5, 10, 2, Duration.ZERO)),
                        "{'v':1,'event':'reading','processed':5,'total':10,'cached':2}"),
                of(
                        new Event.Streamed(new Delta.Calling("fs__read")),
                        "{'v':1,'event':'calling','tool':'fs__read'}"),
                of(
                        new Event.Streamed(new Delta.Waiting(busy, Duration.ofMillis(1500))),
                        "{'v':1,'event':'waiting','seconds':1.5,'problem':'"
                                + busy.describe()
                                + "'}"),
                of(
                        new Event.Suggested("cmd-001", "ls"),
                        "{'v':1,'event':'suggested','id':'cmd-001','command':'ls'}"),
                of(new Event.Running("ls"), "{'v':1,'event':'running','command':'ls'}"),
                of(
                        new Event.Rehearsed("try-1", "ls", 2, "Exit status 2."),
                        "{'v':1,'event':'rehearsed','id':'try-1','command':'ls','status':2,"
                                + "'text':'Exit status 2.'}"),
                of(
                        new Event.Reviewed("try-1", "ls", "kept", List.of("/a"), "kept"),
                        "{'v':1,'event':'reviewed','id':'try-1','command':'ls','decision':'kept',"
                                + "'paths':['/a'],'text':'kept'}"),
                of(
                        new Event.Patched(
                                "patch-001",
                                Event.Patched.State.EDITED,
                                List.of("a"),
                                "said",
                                "+++"),
                        "{'v':1,'event':'patch','id':'patch-001','state':'edited','files':['a'],"
                                + "'text':'said','patch':'+++'}"),
                of(
                        new Event.Patched(
                                "patch-001", Event.Patched.State.APPLIED, List.of("a"), "said", ""),
                        "{'v':1,'event':'patch','id':'patch-001','state':'applied','files':['a'],"
                                + "'text':'said'}"),
                of(new Event.Notice("so"), "{'v':1,'event':'notice','text':'so'}"),
                of(new Event.Problem("no"), "{'v':1,'event':'problem','text':'no'}"),
                of(new Event.Answer("help"), "{'v':1,'event':'shown','text':'help'}"),
                of(
                        new Event.Answered(
                                new Reply(
                                        "half",
                                        "hm",
                                        List.of(),
                                        Reply.Finish.BROKEN_OFF,
                                        Optional.of(new Usage(1, 2, 3)),
                                        Optional.empty(),
                                        Optional.of(busy))),
                        "{'v':1,'event':'answered','finish':'broken_off','text':'half',"
                                + "'reasoning':'hm','usage':{'prompt':1,'completion':2,'cached':3},"
                                + "'problem':{'kind':'http','status':429,'text':'"
                                + busy.describe()
                                + "'}}"));
    }

    private static Case of(Event event, String line) {
        return new Case(event, line.replace('\'', '"'));
    }

    @Property
    void isAlwaysJson(@ForAll String text) throws JsonException {
        lines.clear();
        events.emit(new Event.Streamed(new Delta.Text(text)));
        events.output("stdout", text);
        events.exit(3);
        for (String line : lines) {
            assertThat(line).doesNotContain("\n");
            assertThat(Json.parse(line).get("v").integer()).isEqualTo(OptionalInt.of(1));
        }
        assertThat(Json.parse(lines.getFirst()).get("text").text()).contains(text);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "\u001b[2J",
                "\u009b2J",
                "\u007f",
                "\u202ex",
                "\u2028",
                "\0",
                "\udb40\udc01",
                "\"\\\n"
            })
    void aTerminalObeysNothing(String text) throws Exception {
        events.emit(new Event.Streamed(new Delta.Text(text)));
        String line = lines.getFirst();
        assertThat(line.chars()).allMatch(c -> c >= ' ' && c < 0x7f);
        assertThat(Json.parse(line).get("text").text()).hasValue(text);
    }

    @Test
    void tellsWhatWasSpent() {
        List<String> told = new ArrayList<>();
        JsonEvents json = new JsonEvents(told::add);
        Usage usage = new Usage(1000, 100, 20);
        json.emit(spent(usage, true, 0.25));
        json.emit(spent(usage, true, 0));
        json.emit(spent(usage, false, 0.25));
        json.emit(spent(usage, false, 0));
        assertThat(told)
                .hasSize(3)
                .first()
                .isEqualTo(
                        "{\"v\":1,\"event\":\"spent\",\"model\":\"cloud\",\"purpose\":\"probe\",\"usage\":"
                                + "{\"prompt\":1000,\"completion\":100,\"cached\":20},\"counted\":true,"
                                + "\"estimate\":990,\"cost\":0.25}");
    }

    private static Event spent(Usage usage, boolean counted, double cost) {
        return new Event.Spent(
                new Booking(Instant.EPOCH, "cloud", Purpose.PROBE, usage, counted, 990, cost));
    }

    @Test
    void lettersOfAllLanguagesStayReadable() {
        events.emit(new Event.Streamed(new Delta.Text("grüße 日本 🙂")));
        assertThat(lines.getFirst()).contains("grüße 日本 🙂");
    }
}
