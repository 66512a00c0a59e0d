package aish.commands.session;

import module java.base;

import aish.bash.Span;
import aish.commands.LeadingOptions;
import aish.commands.Next;
import aish.commands.Replies;
import aish.context.Turn;
import aish.event.Event;
import aish.event.EventSink;
import aish.session.SessionSearch;
import aish.session.SessionSearch.SearchQuery;
import aish.session.SessionStore;

/** {@code :history search}: finds what was asked, answered and run in all sessions. */
public record HistorySearch(SessionStore store, InstantSource clock, EventSink events)
        implements Replies {
    private static final String FAILED = "--failed";

    static final List<String> OPTIONS = List.of(FAILED);

    private static final int MOST = 40;
    private static final int AROUND = 40;

    Next run(String arguments) throws IOException {
        LeadingOptions options = LeadingOptions.of(arguments, OPTIONS);
        SearchQuery query = new SearchQuery(unquoted(options.rest()), options.has(FAILED));
        if (query.matchesEverything()) {
            return fail(":history search needs a text, or --failed.");
        }
        List<SessionSearch.Hit> hits = new SessionSearch(store, query, MOST + 1).run();
        return answer(hits.isEmpty() ? "Nothing found." : list(hits, query));
    }

    private static String unquoted(String text) {
        return text.matches("(?s)\".*\"|'.*'") ? text.substring(1, text.length() - 1) : text;
    }

    private String list(List<SessionSearch.Hit> hits, SearchQuery query) {
        StringBuilder list = new StringBuilder();
        for (SessionSearch.Hit hit : hits.subList(0, Math.min(MOST, hits.size()))) {
            list.append(hit.session()).append("  ");
            list.append("%-12s  ".formatted(SessionText.ago(hit.recorded().at(), clock.instant())));
            list.append(described(hit.recorded().event(), query)).append('\n');
        }
        if (hits.size() > MOST) {
            list.append("… and more. Narrow the search with a longer text.\n");
        }
        return list.append(":resume ID resumes a session.").toString();
    }

    private static String described(Event event, SearchQuery query) {
        if (event instanceof Event.Ran ran) {
            long tenths = ran.result().duration().toMillis() / 100;
            return "$ %s  (exit %d, %d.%d s, %s)"
                    .formatted(
                            around(ran.result().command(), query),
                            ran.result().status(),
                            tenths / 10,
                            tenths % 10,
                            ran.result().directory());
        }
        if (event instanceof Event.QuestionSent(Turn.User turn)) {
            return "you    " + around(turn.question(), query);
        }
        if (event instanceof Event.Answered answered) {
            return "model  " + around(answered.reply().text(), query);
        }
        if (event instanceof Event.Named(String name)) {
            return "named  " + SessionText.firstLine(name);
        }
        return event instanceof Event.Typed(String line) ? SessionText.firstLine(line) : "";
    }

    /** Returns the line with the match, cut to fit. */
    private static String around(String whole, SearchQuery query) {
        Span found = query.find(whole).orElse(new Span(0, 0));
        int start = whole.lastIndexOf('\n', found.start() - 1) + 1;
        int newline = whole.indexOf('\n', found.start());
        int end = newline < 0 ? whole.length() : newline;
        if (end - start > SessionText.LONGEST) {
            start = Math.max(start, found.start() - AROUND);
            end = Math.min(end, Math.max(found.end() + AROUND, start + SessionText.LONGEST));
        }
        return (start > 0 ? "…" : "")
                + whole.substring(start, end).strip()
                + (end < whole.length() ? "…" : "");
    }
}
