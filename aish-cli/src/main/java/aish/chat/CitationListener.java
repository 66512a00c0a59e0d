package aish.chat;

import module java.base;

import aish.event.Event;
import aish.event.EventSink;
import aish.evidence.CheckedCitation;
import aish.evidence.CitationChecker;
import aish.evidence.Sources;
import aish.model.Reply;

/**
 * Passes events on, and after each answer what became of its citations. Also asks models for
 * citations, where these help.
 *
 * @param sources what may be cited now; empty if citations are not wanted
 */
public record CitationListener(EventSink events, Supplier<Optional<Supplier<Sources>>> sources)
        implements EventSink {
    /** What models are told, once, when there is something to cite. */
    public static final String REQUEST =
            "[aish] When you state what an output or a file shows, cite it: [out-3:12],"
                    + " [src/a.py:17] or [ctx-001].";

    @Override
    public void emit(Event event) {
        events.emit(event);
        if (event instanceof Event.Answered(Reply reply)) {
            List<CheckedCitation> checked = check(reply.text());
            if (!checked.isEmpty()) {
                events.emit(new Event.Cited(checked));
            }
        }
    }

    /** Checks what a text cites. */
    public List<CheckedCitation> check(String text) {
        if (text.indexOf('[') < 0) {
            return List.of();
        }
        return sources.get().map(known -> CitationChecker.check(text, known)).orElse(List.of());
    }

    /** Returns a checker for an answer that is about to arrive, unless nothing is checked. */
    public Optional<CitationChecker> checker() {
        return sources.get().map(CitationChecker::new);
    }
}
