package aish.session;

import aish.context.OutputText;
import aish.event.Event;
import aish.event.Event.Author;
import aish.shell.CapturedOutput;
import aish.shell.CommandResult;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/**
 * Keeps in memory what happened, without the pieces of answers and with outputs cut short. A long
 * session loses its beginning. Safe for many threads.
 */
public final class InMemoryRecord implements SessionRecord {
    private static final int MOST_CHARACTERS = 2 << 20;
    private static final int LONGEST_OUTPUT = 8000;

    /** What an event takes besides its texts. */
    private static final int OVERHEAD = 200;

    private record Entry(TimedEvent recorded, int characters) {
        static Entry of(TimedEvent recorded) {
            return new Entry(recorded, recorded.toString().length() + OVERHEAD);
        }
    }

    private final OutputText outputs = new OutputText();
    private final Deque<Entry> kept = new ArrayDeque<>();
    private long characters;

    public void add(TimedEvent recorded) {
        if (recorded.event() instanceof Event.Streamed) {
            return;
        }
        Entry entry = Entry.of(new TimedEvent(recorded.at(), shortened(recorded.event())));
        synchronized (kept) {
            kept.addLast(entry);
            characters += entry.characters();
            while (characters > MOST_CHARACTERS && kept.size() > 1) {
                characters -= kept.removeFirst().characters();
            }
        }
    }

    private Event shortened(Event event) {
        return event instanceof Event.Ran(CommandResult result, Author author)
                        && result.output().head().length() > LONGEST_OUTPUT
                ? new Event.Ran(result.with(shortened(result.output())), author)
                : event;
    }

    /** One that did not fit into memory is read from its file if it is asked for. */
    private CapturedOutput shortened(CapturedOutput output) {
        boolean onDisk = output.omitted() > 0 && output.file().isPresent();
        return new CapturedOutput(
                output.number(),
                onDisk ? "" : outputs.of(output, LONGEST_OUTPUT),
                onDisk ? output.omitted() : 0,
                "",
                output.fullScreen(),
                output.file());
    }

    @Override
    public List<TimedEvent> events() {
        synchronized (kept) {
            return kept.stream().map(Entry::recorded).toList();
        }
    }
}
