package aish.session;

import module java.base;

import aish.event.Event;

/**
 * Everything needed to resume a session.
 *
 * @param name the name that the user gave it; may be empty
 * @param last the time of the last event
 * @param directory of the shell
 * @param model the last one used
 * @param events what happened, without the pieces of answers, with the contents of attachments
 * @param lastOutput the N of the newest {@code out-N}
 * @param unfinished a line that was entered but had no effect yet
 * @param repairs events that the record lacks because it ended abruptly
 * @param remarks what the user should know about the record
 */
public record SessionState(
        String id,
        String name,
        Instant last,
        Path directory,
        String model,
        List<TimedEvent> events,
        int lastOutput,
        Optional<String> unfinished,
        List<Event> repairs,
        List<String> remarks) {
    public SessionState {
        events = List.copyOf(events);
        repairs = List.copyOf(repairs);
        remarks = List.copyOf(remarks);
    }
}
