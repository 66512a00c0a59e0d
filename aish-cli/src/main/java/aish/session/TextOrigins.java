package aish.session;

import module java.base;

import aish.context.OutputText;
import aish.context.Turn;
import aish.event.Event;
import aish.event.Event.Author;
import aish.session.output.OutputStore.OutputReader;
import aish.shell.CapturedOutput;
import aish.shell.CommandResult;

/**
 * Says who brought a text into a session: the user, a model, or what commands, tools and files
 * said. It only looks for exact texts.
 */
public final class TextOrigins {
    /** Older events are not looked at. */
    private static final int MOST_EVENTS = 2000;

    /** A turn that aish itself wrote, in which words of models may be repeated. */
    private static final Pattern OWN_WORDS = Pattern.compile("(?m)^\\[(?:aish|norris)\\]");

    private static final Pattern ATTACHMENT = Pattern.compile("(?m)^\\[context (ctx-\\d+) ");

    private final Supplier<List<TimedEvent>> events;

    /**
     * @param events returns those of the session so far
     */
    public TextOrigins(Supplier<List<TimedEvent>> events) {
        this.events = events;
    }

    /**
     * Returns where a text was said first, such as {@code out-12:44}; empty if the user typed it, a
     * model wrote it first, or nobody said it.
     *
     * @param spellings of the text; the first is the text itself
     */
    public Optional<String> foreign(List<String> spellings) {
        Pattern any =
                Pattern.compile(
                        spellings.stream()
                                .map(Pattern::quote)
                                .collect(
                                        Collectors.joining(
                                                "|", "(?<![\\w.-])(?:", ")(?!\\.?[\\w-])")),
                        Pattern.CASE_INSENSITIVE);
        List<TimedEvent> all = events.get();
        Optional<String> place = Optional.empty();
        boolean open = true;
        for (TimedEvent timed : all.subList(Math.max(0, all.size() - MOST_EVENTS), all.size())) {
            Event event = timed.event();
            if (any.matcher(typed(event)).find()) {
                return Optional.empty();
            }
            if (open) {
                place = said(event, any);
                open = place.isEmpty() && !any.matcher(written(event)).find();
            }
        }
        return place;
    }

    /** Returns what the user wrote. */
    private static String typed(Event event) {
        return switch (event) {
            case Event.Typed(String line) -> line;
            case Event.Started(String command, Author author, _, _) when author == Author.PERSON ->
                    command;
            case Event.QuestionSent(Turn.User turn)
                    when !OWN_WORDS.matcher(turn.question()).find() ->
                    turn.question();
            case Event.Noted noted -> noted.text();
            case Event _ -> "";
        };
    }

    /** Returns what a model wrote. */
    private static String written(Event event) {
        return switch (event) {
            case Event.Answered(var reply) -> reply.text();
            case Event.Suggested(_, String command) -> command;
            case Event _ -> "";
        };
    }

    /** Returns where something is said by neither. */
    private static Optional<String> said(Event event, Pattern wanted) {
        return switch (event) {
            case Event.Ran(CommandResult result, _) ->
                    printed(OutputReader.loadEnds(result).output(), wanted);
            case Event.ToolResultsSent(Turn.Tools turn) ->
                    turn.results().stream().anyMatch(each -> wanted.matcher(each.text()).find())
                            ? Optional.of("the result of a tool")
                            : attached(turn.attached(), wanted);
            case Event.QuestionSent(Turn.User turn) -> attached(turn.attached(), wanted);
            case Event _ -> Optional.empty();
        };
    }

    private static Optional<String> printed(CapturedOutput output, Pattern wanted) {
        String text = OutputText.plain(output.text());
        Matcher found = wanted.matcher(text);
        if (!found.find()) {
            return Optional.empty();
        }
        String name = output.number() > 0 ? output.name() : "a command";
        long line = text.substring(0, found.start()).chars().filter(c -> c == '\n').count() + 1;
        return Optional.of(output.number() > 0 && output.omitted() == 0 ? name + ":" + line : name);
    }

    private static Optional<String> attached(String text, Pattern wanted) {
        Matcher found = wanted.matcher(text);
        if (!found.find()) {
            return Optional.empty();
        }
        return ATTACHMENT
                .matcher(text.substring(0, found.start()))
                .results()
                .reduce((_, last) -> last)
                .map(last -> last.group(1))
                .or(() -> Optional.of("what was sent with a question"));
    }
}
