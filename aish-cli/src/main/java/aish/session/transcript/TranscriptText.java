package aish.session.transcript;

import module java.base;

import aish.context.Attachment;
import aish.context.OutputText;
import aish.context.Stance;
import aish.context.Turn;
import aish.event.Event;
import aish.event.Event.Author;
import aish.evidence.CheckedCitation;
import aish.model.Message.ToolCall;
import aish.model.Reply;
import aish.secrets.Redactor;
import aish.session.TimedEvent;
import aish.session.output.OutputStore.OutputReader;
import aish.shell.CapturedOutput;
import aish.shell.CommandResult;
import aish.shell.remote.RemoteFiles;

import org.jspecify.annotations.Nullable;

/**
 * Renders a session as markdown, one event after the other: the same events give the same text,
 * whether they are live or from a log. Used by one thread.
 */
public final class TranscriptText {
    private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("HH:mm:ss");
    private static final int LONGEST_OUTPUT = 4000;

    private final Redactor redaction;
    private final ZoneId zone;
    private final OutputText outputs = new OutputText();
    private @Nullable LocalDate day;
    private @Nullable String typed;
    private String model = "the model";

    /** The command that the last text introduced. */
    private @Nullable String running;

    /** Whether the next command runs without asking the user. */
    private boolean unasked;

    public TranscriptText(Redactor redaction, ZoneId zone) {
        this.redaction = redaction;
        this.zone = zone;
    }

    /** Renders a whole session. */
    public static String render(List<TimedEvent> events, Redactor redaction, ZoneId zone) {
        TranscriptText text = new TranscriptText(redaction, zone);
        StringBuilder all = new StringBuilder(text.title());
        events.forEach(recorded -> all.append(text.of(recorded)));
        return all.toString();
    }

    /** Returns the first line of a file. */
    public String title() {
        return "# Transcript of aish\n";
    }

    /** Returns the text for an event; empty for an event that a reader can do without. */
    public String of(TimedEvent recorded) {
        ZonedDateTime at = recorded.at().atZone(zone);
        String told = told(recorded.event(), TIME.format(at));
        if (told.isEmpty()) {
            return "";
        }
        running = recorded.event() instanceof Event.Started started ? started.command() : null;
        return newDay(at.toLocalDate()) + told;
    }

    private String newDay(LocalDate date) {
        if (date.equals(day)) {
            return "";
        }
        day = date;
        return "\n## " + date + "\n";
    }

    private String told(Event event, String time) {
        return switch (event) {
            case Event.Typed(String line) -> {
                typed = line;
                yield "";
            }
            case Event.Asked(String name, _) -> {
                model = name;
                yield "";
            }
            case Event.QuestionSent(Turn.User turn) -> {
                typed = null;
                yield question(turn, time);
            }
            case Event.ToolResultsSent(Turn.Tools turn) -> returned(turn, time);
            case Event.Started started -> {
                typed = null;
                yield started(started, time);
            }
            case Event.Ran(CommandResult result, Author _) -> ran(result, time);
            case Event.Answered(Reply reply) -> answered(reply, time);
            case Event.Cited(List<CheckedCitation> citations) -> cited(citations);
            case Event.Suggested(String id, String command) -> suggested(id, command);
            case Event.Decided(String id, String decision) -> {
                unasked = decision.equals(Event.Decided.CLEAR);
                yield "\n" + SafeMarkdown.words(id + ": " + decision) + "\n";
            }
            case Event.Rehearsed rehearsed -> typedLine(time) + rehearsed(rehearsed, time);
            case Event.Evicted(int turns) ->
                    remark(time, "[context] oldest " + turns + " turns evicted");
            case Event.Summarised(String text) ->
                    remark(time, "replaced by a summary of " + text.length() + " characters");
            case Event.Noted noted -> typedLine(time) + noted(noted, time);
            case Event.Instructed(String text) ->
                    remark(time, "instructions of " + text.length() + " characters for the model");
            case Event.Problem(String text) -> typedLine(time) + marked("Problem", time, text);
            case Event.Answer _, Event.Verbatim _ -> typedLine(time);
            case Event.GoalEvent autonomy -> typedLine(time) + pursued(autonomy, time);
            case Event.Resumed(Path directory, String name) ->
                    remark(time, "resumed in " + directory + " with " + name);
            default ->
                    remarkAfterLine(event)
                            .map(remark -> typedLine(time) + remark(time, remark))
                            .orElse("");
        };
    }

    /** Returns what an event says that a typed line may have caused; empty for any other. */
    private static Optional<String> remarkAfterLine(Event event) {
        return switch (event) {
            case Event.Reviewed reviewed -> Optional.of("aish: " + reviewed.text());
            case Event.Patched patched -> Optional.of("aish: " + patched.text());
            case Event.AttachmentChanged(Event.Change change, Attachment(var card, _)) ->
                    Optional.of(attached(change, card));
            case Event.StanceChanged(Stance stance) -> Optional.of("stance: " + stance);
            case Event.ModelChanged(String name) -> Optional.of("switched to the model " + name);
            case Event.Reset _ -> Optional.of("started a new conversation");
            case Event.TaskChanged(String id, String title, String status) ->
                    Optional.of(id + " is " + status + ": " + title);
            case Event.Notice(String text, var _) -> Optional.of("aish: " + text);
            case Event.Assessed verdict -> Optional.of("aish: " + verdict.line());
            case Event.Proposed(String _, Event.Assessed verdict) ->
                    Optional.of("aish: " + verdict.line());
            case Event.Named(String name) -> Optional.of("named " + name);
            case Event.Forgotten _ -> Optional.of("an exchange was deleted");
            default -> Optional.empty();
        };
    }

    private String rehearsed(Event.Rehearsed rehearsed, String time) {
        return "\n### %s · rehearsed on a copy of the disk as %s\n\n%s\n%s"
                .formatted(
                        time,
                        words(rehearsed.id()),
                        SafeMarkdown.fenced(redaction.of(rehearsed.command()), "sh"),
                        SafeMarkdown.fenced(redaction.of(rehearsed.report()), "text"));
    }

    private String noted(Event.Noted noted, String time) {
        StringBuilder text = new StringBuilder("\n### ").append(time).append(" · ");
        text.append(words(noted.kind() + " " + noted.id())).append("\n\n");
        text.append(SafeMarkdown.quoted(redaction.of(noted.text())));
        noted.links().forEach(link -> text.append("\n- ").append(words(link)));
        return text.append(noted.links().isEmpty() ? "" : "\n").toString();
    }

    private static String attached(Event.Change change, Attachment.Card card) {
        return "context %s%s: %s, %s, %d characters"
                .formatted(
                        change,
                        change == Event.Change.PRIORITY ? " " + card.priority() : "",
                        card.id(),
                        card.describe(),
                        card.characters());
    }

    private String pursued(Event.GoalEvent event, String time) {
        return switch (event) {
            case Event.GoalEvent.Began(String goal, int _) -> remark(time, "goal: " + goal);
            case Event.GoalEvent.Stepped(int step, int steps, var _) ->
                    remark(time, "step " + step + "/" + steps);
            case Event.GoalEvent.Halted halted ->
                    marked("Halt", time, halted.reason() + ": " + halted.command());
            case Event.GoalEvent.Ended ended ->
                    remark(
                            time,
                            "Norris ended: %s%s%s (%s)"
                                    .formatted(
                                            ended.how(),
                                            ended.support().isEmpty() ? "" : ", ",
                                            ended.supportText(),
                                            ended.summary()));
            case Event.Unrecorded _ -> "";
        };
    }

    /** Returns a typed line that nothing else mentions, such as a command of aish itself. */
    private String typedLine(String time) {
        String line = typed;
        typed = null;
        return line == null
                ? ""
                : "\n*" + time + " · you typed* " + SafeMarkdown.code(redaction.of(line)) + "\n";
    }

    private String remark(String time, String text) {
        return "\n*" + time + " · " + words(text) + "*\n";
    }

    private String marked(String mark, String time, String text) {
        return "\n**%s** · %s · %s\n".formatted(mark, time, words(text));
    }

    private String words(String text) {
        return SafeMarkdown.words(redaction.of(text));
    }

    private String question(Turn.User turn, String time) {
        String text = SafeMarkdown.fenced(redaction.of(turn.question()), "text");
        int attached = turn.attached().length();
        return "\n### %s · you asked\n\n%s".formatted(time, text)
                + (attached == 0 ? "" : "\n*with " + attached + " characters of context*\n");
    }

    private String answered(Reply reply, String time) {
        StringBuilder text = new StringBuilder();
        text.append("\n### %s · %s answered\n".formatted(time, words(model)));
        if (!reply.text().isBlank()) {
            text.append('\n').append(SafeMarkdown.quoted(redaction.of(reply.text())));
        }
        reply.calls().forEach(call -> text.append(called(call)));
        reply.problem()
                .map(problem -> "\n**Incomplete**: " + words(problem.describe()) + "\n")
                .ifPresent(text::append);
        reply.usage()
                .map(use -> "\n*tokens: " + use.prompt() + " in, " + use.completion() + " out*\n")
                .ifPresent(text::append);
        return text.toString();
    }

    private String cited(List<CheckedCitation> citations) {
        String all =
                citations.stream()
                        .map(CheckedCitation::told)
                        .distinct()
                        .collect(Collectors.joining(", "));
        return "\n*citations: " + words(all) + "*\n";
    }

    private String called(ToolCall call) {
        return "\ncalls %s with %s\n"
                .formatted(
                        SafeMarkdown.code(redaction.of(call.name())),
                        SafeMarkdown.code(redaction.of(call.arguments())));
    }

    private String returned(Turn.Tools turn, String time) {
        StringBuilder text = new StringBuilder();
        text.append("\n### ").append(time).append(" · tool results\n");
        for (Turn.Tools.Result result : turn.results()) {
            String all = redaction.of(result.text());
            String shown =
                    all.length() > LONGEST_OUTPUT ? all.substring(0, LONGEST_OUTPUT) + " …" : all;
            text.append('\n').append(SafeMarkdown.fenced(shown, "text"));
        }
        return text.toString();
    }

    private String suggested(String id, String command) {
        String safe = redaction.of(command);
        return safe.contains("\n")
                ? "\n" + id + " proposed:\n\n" + SafeMarkdown.fenced(safe, "sh")
                : "\n" + id + " proposed: " + SafeMarkdown.code(safe) + "\n";
    }

    private String started(Event.Started started, String time) {
        String who =
                started.author() == Author.PERSON
                        ? "you ran"
                        : unasked ? "the model's command ran" : "you approved the model's command";
        unasked = false;
        return "\n### %s · %s in %s\n\n%s"
                .formatted(
                        time,
                        who,
                        SafeMarkdown.code(redaction.of(RemoteFiles.shown(started.directory()))),
                        SafeMarkdown.fenced(redaction.of(started.command()), "sh"));
    }

    private String ran(CommandResult result, String time) {
        StringBuilder text = new StringBuilder();
        if (!result.command().equals(running)) {
            text.append("\n### ").append(time).append(" · a command ended\n\n");
            text.append(SafeMarkdown.fenced(redaction.of(result.command()), "sh"));
        }
        text.append("\nexit status ").append(result.status()).append(" · ");
        text.append(duration(result.duration())).append('\n');
        CapturedOutput kept = OutputReader.load(result.output());
        String output = redaction.of(outputs.of(kept, LONGEST_OUTPUT));
        if (!output.isBlank()) {
            text.append('\n').append(SafeMarkdown.fenced(output, "text"));
        }
        if (kept.fullScreen()) {
            text.append("\n*a full-screen program; its screen is not recorded*\n");
        }
        return text.toString();
    }

    /** Formats a duration for the user, in tenths of a second or in minutes. */
    static String duration(Duration duration) {
        long minutes = duration.toMinutes();
        return minutes == 0
                ? String.format(Locale.ROOT, "%.1f s", duration.toMillis() / 1000.0)
                : minutes + " min " + duration.toSecondsPart() + " s";
    }
}
