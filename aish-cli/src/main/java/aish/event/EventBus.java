package aish.event;

import module java.base;

/**
 * Delivers each event to all listeners, in the order in which they were added. A listener that
 * fails is reported once, by its name, and does not keep the event from the others. What a listener
 * emits while it handles an event is delivered after that event, so that all listeners receive the
 * events of a thread in the same order. An interrupted thread delivers its events like any other,
 * and is interrupted again afterwards, because writing to a file would otherwise fail. Thread-safe.
 */
public final class EventBus implements EventSink {
    private static final class Listener {
        private final String name;
        private final EventSink sink;
        private final AtomicBoolean reported = new AtomicBoolean();

        Listener(String name, EventSink sink) {
            this.name = name;
            this.sink = sink;
        }
    }

    /** What a thread delivers. */
    private static final class Delivery {
        private final Deque<Event> next = new ArrayDeque<>();
        private boolean running;
    }

    // not static, because a listener may emit on another bus
    @SuppressWarnings("ThreadLocalUsage")
    private final ThreadLocal<Delivery> deliveries = new ThreadLocal<>();

    private volatile Listener[] listeners = {};

    /**
     * Adds a listener after those that are there.
     *
     * @param name in words that follow "the"
     */
    public synchronized void add(String name, EventSink listener) {
        Listener[] more = Arrays.copyOf(listeners, listeners.length + 1);
        more[listeners.length] = new Listener(name, listener);
        listeners = more;
    }

    @Override
    public void emit(Event event) {
        Delivery own = deliveries.get();
        if (own == null) {
            own = new Delivery();
            deliveries.set(own);
        }
        if (own.running) {
            own.next.add(event);
        } else {
            deliver(event, own);
        }
    }

    private void deliver(Event event, Delivery own) {
        boolean interrupted = Thread.interrupted();
        own.running = true;
        try {
            for (Event next = event; next != null; next = own.next.poll()) {
                deliver(next);
            }
        } finally {
            own.running = false;
            own.next.clear();
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }

    private void deliver(Event event) {
        for (Listener each : listeners) {
            try {
                each.sink.emit(event);
            } catch (RuntimeException | Error e) {
                report(each, e);
            }
        }
    }

    private void report(Listener listener, Throwable failure) {
        if (failure.getCause() instanceof InterruptedException) {
            Thread.currentThread().interrupt();
        }
        if (!listener.reported.getAndSet(true)) {
            emit(new Event.Problem("internal error in the " + listener.name + ": " + failure));
        }
    }
}
