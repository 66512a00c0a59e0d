package aish.event;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;

class EventBusTest {
    private static final Event ONE = new Event.Notice("one");
    private static final Event TWO = new Event.Notice("two");

    private final EventBus bus = new EventBus();
    private final List<String> heard = new ArrayList<>();

    private EventSink listener(String name) {
        return event -> heard.add(name + ": " + text(event));
    }

    private static String text(Event event) {
        return event instanceof Event.Problem(String text)
                ? "problem: " + text
                : event instanceof Event.Notice(String text, var _) ? text : event.toString();
    }

    @Test
    void everyListenerHearsEachEventInTheOrderOfTheList() {
        bus.add("log", listener("log"));
        bus.add("screen", listener("screen"));
        bus.emit(ONE);
        bus.emit(TWO);
        assertThat(heard).containsExactly("log: one", "screen: one", "log: two", "screen: two");
    }

    @Test
    void aFailureIsReportedOnceAndStopsNobodyElse() {
        bus.add("log", listener("log"));
        bus.add(
                "transcript",
                _ -> {
                    throw new IllegalStateException("broken");
                });
        bus.add("screen", listener("screen"));
        bus.emit(ONE);
        bus.emit(TWO);
        String problem =
                "problem: internal error in the transcript:"
                        + " java.lang.IllegalStateException: broken";
        assertThat(heard)
                .containsExactly(
                        "log: one",
                        "screen: one",
                        "log: " + problem,
                        "screen: " + problem,
                        "log: two",
                        "screen: two");
    }

    @Test
    void whatAListenerEmitsFollowsTheEventItHandles() {
        bus.add(
                "first",
                event -> {
                    if (event.equals(ONE)) {
                        bus.emit(TWO);
                    }
                });
        bus.add("log", listener("log"));
        bus.add("screen", listener("screen"));
        bus.emit(ONE);
        assertThat(heard).containsExactly("log: one", "screen: one", "log: two", "screen: two");
    }

    @Test
    void anInterruptedThreadDeliversAndStaysInterrupted() {
        bus.add("log", _ -> heard.add("interrupted: " + Thread.currentThread().isInterrupted()));
        Thread.currentThread().interrupt();
        bus.emit(ONE);
        assertThat(Thread.interrupted()).isTrue();
        assertThat(heard).containsExactly("interrupted: false");
    }

    @Test
    void aListenerThatWasInterruptedLeavesTheThreadInterrupted() {
        bus.add(
                "hooks",
                _ -> {
                    throw new IllegalStateException(new InterruptedException());
                });
        bus.emit(ONE);
        assertThat(Thread.interrupted()).isTrue();
    }

    @Test
    void anErrorLeavesTheBusUsable() {
        List<Error> errors = new ArrayList<>(List.of(new AssertionError("fatal")));
        bus.add(
                "screen",
                event -> {
                    heard.add(text(event));
                    if (!errors.isEmpty()) {
                        throw errors.removeFirst();
                    }
                });
        bus.emit(ONE);
        bus.emit(TWO);
        assertThat(heard).startsWith("one").endsWith("two");
    }
}
