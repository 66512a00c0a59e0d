package aish.meta;

import aish.console.Event;
import aish.console.EventSink;
import aish.context.Conversation;
import aish.context.Turn;
import aish.engine.SessionKeeper;
import aish.store.NewerVersionException;
import aish.store.Retention;
import aish.store.SessionGlance;
import java.io.IOException;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;

/** {@code :history}: what was said, here and in earlier sessions. */
public final class HistoryCommand implements MetaCommand {
    private static final Manual MANUAL =
            new Manual(
                    "history",
                    List.of(),
                    "history [N|search|…]",
                    "list what was said; search, forget, export, prune",
                    "sessions");
    private static final String SEARCH = "search";
    private static final String FORGET = "forget";
    private static final String EXPORT = "export";
    private static final String PRUNE = "prune";
    private static final String DRY_RUN = "--dry-run";

    private final Conversation conversation;
    private final SessionKeeper keeper;
    private final HistorySearch search;
    private final HistoryExport export;
    private final Retention retention;
    private final InstantSource clock;
    private final EventSink events;

    public HistoryCommand(
            Conversation conversation,
            SessionKeeper keeper,
            HistorySearch search,
            HistoryExport export,
            Retention retention,
            InstantSource clock,
            EventSink events) {
        this.conversation = conversation;
        this.keeper = keeper;
        this.search = search;
        this.export = export;
        this.retention = retention;
        this.clock = clock;
        this.events = events;
    }

    @Override
    public Manual manual() {
        return MANUAL;
    }

    @Override
    public Next run(String arguments) {
        String words = arguments.strip();
        int space = words.indexOf(' ');
        String verb = space < 0 ? words : words.substring(0, space);
        String rest = space < 0 ? "" : words.substring(space).strip();
        try {
            return switch (verb) {
                case "" -> list();
                case SEARCH -> search.run(rest);
                case FORGET -> forget(rest);
                case EXPORT -> export.run(rest);
                case PRUNE -> prune(rest);
                default -> show(words);
            };
        } catch (IOException | NewerVersionException e) {
            return fail("that cannot be done: " + e.getMessage());
        }
    }

    private Next list() {
        List<Conversation.Exchange> exchanges = conversation.exchanges();
        if (exchanges.isEmpty()) {
            events.emit(new Event.Answer("nothing has been said yet"));
            return Next.PROMPT;
        }
        Instant now = clock.instant();
        StringBuilder list = new StringBuilder();
        for (int i = 0; i < exchanges.size(); i++) {
            list.append(i == 0 ? "" : "\n").append(rows(i + 1, exchanges.get(i), now));
        }
        events.emit(new Event.Answer(list.toString()));
        return Next.PROMPT;
    }

    private static String rows(int number, Conversation.Exchange exchange, Instant now) {
        Turn.User question = exchange.question();
        return "%3d  %-12s  you    %s%s\n%s  model  %s%s"
                .formatted(
                        number,
                        SessionText.ago(exchange.at(), now),
                        SessionText.firstLine(question.question()),
                        question.attached().isEmpty() ? "" : "  (with output of commands)",
                        " ".repeat(17),
                        SessionText.firstLine(exchange.answer().text()),
                        exchange.answer().interrupted() ? "  (interrupted)" : "");
    }

    private Next show(String words) {
        Optional<Integer> number = number(words);
        if (number.isEmpty()) {
            return fail("no turn " + words + "; :history lists them, :help history tells the rest");
        }
        Conversation.Exchange exchange = conversation.exchanges().get(number.get());
        events.emit(
                new Event.Answer(
                        exchange.question().content() + "\n\n" + exchange.answer().content()));
        return Next.PROMPT;
    }

    /** The index of the exchange that the person counts as that. */
    private Optional<Integer> number(String text) {
        try {
            int number = Integer.parseInt(text);
            boolean exists = number >= 1 && number <= conversation.exchanges().size();
            return exists ? Optional.of(number - 1) : Optional.empty();
        } catch (NumberFormatException e) {
            return Optional.empty();
        }
    }

    private Next forget(String text) throws IOException, NewerVersionException {
        Optional<Integer> number = number(text);
        if (number.isEmpty()) {
            return fail(":history forget takes the number of a turn; :history lists them");
        }
        keeper.forget(number.get());
        events.emit(
                new Event.Notice(
                        "turn " + text + " is forgotten: question and answer, here and on disk"));
        return Next.PROMPT;
    }

    private Next prune(String option) throws IOException, NewerVersionException {
        if (!option.isEmpty() && !option.equals(DRY_RUN)) {
            return fail(":history prune takes " + DRY_RUN + ", or nothing");
        }
        if (option.isEmpty()) {
            int pruned = retention.prune(keeper.store(), clock.instant());
            events.emit(new Event.Notice(SessionText.counted(pruned, "session") + " removed"));
            return Next.PROMPT;
        }
        List<String> expired = retention.expired(keeper.store(), clock.instant());
        StringBuilder list = new StringBuilder();
        for (String id : expired) {
            SessionGlance session = keeper.store().glance(id);
            list.append("  ").append(SessionText.row(session, clock.instant())).append('\n');
        }
        list.append(SessionText.counted(expired.size(), "session")).append(" would be removed");
        events.emit(new Event.Answer(list.toString()));
        return Next.PROMPT;
    }

    private Next fail(String problem) {
        events.emit(new Event.Problem(problem));
        return Next.FAILED;
    }

    @Override
    public List<String> complete(List<String> earlier) {
        if (earlier.isEmpty()) {
            return List.of(SEARCH, FORGET, EXPORT, PRUNE);
        }
        return switch (earlier.getFirst()) {
            case SEARCH -> HistorySearch.OPTIONS;
            case PRUNE -> List.of(DRY_RUN);
            default -> List.of();
        };
    }
}
