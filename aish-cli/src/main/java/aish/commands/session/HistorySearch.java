package aish.commands.session;

import module java.base;

import aish.bash.Span;
import aish.commands.Next;
import aish.commands.Replies;
import aish.commands.Verbs;
import aish.context.Turn;
import aish.event.Event;
import aish.event.EventSink;
import aish.session.SessionSearch;
import aish.session.SessionSearch.SearchQuery;
import aish.session.SessionStore;
import aish.text.Quantity;

/**
 * {@code :history search}: finds what was asked, answered and run in all sessions.
 *
 * @param project the root of the project
 */
public record HistorySearch(
        SessionStore store, Supplier<Path> project, InstantSource clock, EventSink events)
        implements Replies {
    static final List<String> OPTIONS = List.of("--regex", "--since", "--project", "--failed");

    private static final int MOST = 40;
    private static final int AROUND = 40;

    /** The units of ages, in minutes. */
    private static final Map<String, Long> UNITS =
            Map.of("m", 1L, "h", 60L, "d", 24 * 60L, "w", 7 * 24 * 60L);

    Next run(String arguments) throws IOException {
        SearchQuery query;
        try {
            query = query(arguments);
        } catch (PatternSyntaxException e) {
            return fail("Not a valid regular expression: " + e.getDescription());
        } catch (DateTimeException e) {
            return fail(
                    "--since takes an age such as 30m, 12h, 2d or 1w, or a date such as 2026-01-31.");
        }
        if (query.matchesEverything()) {
            return fail(":history search needs a text, --failed, --since or --project.");
        }
        List<SessionSearch.Hit> hits = new SessionSearch(store, query, MOST + 1).run();
        return answer(hits.isEmpty() ? "Nothing found." : list(hits, query));
    }

    private SearchQuery query(String arguments) {
        List<String> text = new ArrayList<>();
        Optional<Instant> since = Optional.empty();
        Optional<Path> under = Optional.empty();
        boolean regex = false;
        boolean failed = false;
        for (Iterator<String> words = Verbs.words(arguments).iterator(); words.hasNext(); ) {
            String word = words.next();
            switch (word) {
                case "--regex" -> regex = true;
                case "--failed" -> failed = true;
                case "--project" -> under = Optional.of(project.get());
                case "--since" -> since = Optional.of(since(words.hasNext() ? words.next() : ""));
                default -> text.add(word);
            }
        }
        String wanted = unquoted(String.join(" ", text));
        return new SearchQuery(
                wanted,
                regex ? Optional.of(pattern(wanted)) : Optional.empty(),
                since,
                under,
                failed);
    }

    private static String unquoted(String text) {
        return text.matches("(?s)\".*\"|'.*'") ? text.substring(1, text.length() - 1) : text;
    }

    private static Pattern pattern(String regex) {
        boolean exact = !regex.equals(regex.toLowerCase(Locale.ROOT));
        return Pattern.compile(regex, exact ? 0 : Pattern.CASE_INSENSITIVE);
    }

    private Instant since(String text) {
        LocalDate today = LocalDate.ofInstant(clock.instant(), ZoneId.systemDefault());
        if (text.equals("today") || text.equals("yesterday")) {
            return midnight(text.equals("today") ? today : today.minusDays(1));
        }
        OptionalLong minutes = Quantity.read(text, UNITS, Integer.MAX_VALUE);
        return minutes.isPresent()
                ? clock.instant().minus(Duration.ofMinutes(minutes.getAsLong()))
                : midnight(LocalDate.parse(text));
    }

    private static Instant midnight(LocalDate day) {
        return day.atStartOfDay(ZoneId.systemDefault()).toInstant();
    }

    private String list(List<SessionSearch.Hit> hits, SearchQuery query) {
        StringBuilder list = new StringBuilder();
        for (SessionSearch.Hit hit : hits.subList(0, Math.min(MOST, hits.size()))) {
            list.append(hit.session()).append("  ");
            list.append("%-12s  ".formatted(SessionText.ago(hit.recorded().at(), clock.instant())));
            list.append(described(hit.recorded().event(), query)).append('\n');
        }
        if (hits.size() > MOST) {
            list.append(
                    "… and more. Narrow the search with --since, --project or a longer text.\n");
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
