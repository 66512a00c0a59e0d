package aish.notebook;

import module java.base;

import aish.context.Turn;
import aish.event.Event;
import aish.secrets.Redactor;
import aish.session.TimedEvent;
import aish.session.transcript.RanCommand;
import aish.text.Counted;
import aish.text.HomePath;
import aish.text.PlainText;

/**
 * The facts of a session: what was asked and run, how it ended and what was noted. Contains no
 * secrets.
 */
public final class SessionDigest {
    private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("uuuu-MM-dd HH:mm");
    private static final int MOST_LISTED = 30;
    private static final int LONGEST_LINE = 160;

    private final List<TimedEvent> events;
    private final Redactor redaction;
    private final ZoneId zone;
    private final Path home;
    private final List<RanCommand> commands;
    private final List<String> questions = new ArrayList<>();
    private final List<String> noted = new ArrayList<>();
    private final List<Event.TaskChanged> tasks = new ArrayList<>();

    public SessionDigest(List<TimedEvent> events, Redactor redaction, ZoneId zone, Path home) {
        this.events = List.copyOf(events);
        this.redaction = redaction;
        this.zone = zone;
        this.home = home;
        this.commands = RanCommand.of(events);
        events.forEach(recorded -> read(recorded.event()));
    }

    private void read(Event event) {
        switch (event) {
            case Event.QuestionSent(Turn.User turn) -> questions.add(turn.question());
            case Event.Noted note ->
                    noted.add(
                            shortId(note.id()) + " " + note.text().lines().findFirst().orElse(""));
            case Event.TaskChanged task -> tasks.add(task);
            default -> {}
        }
    }

    private static String shortId(String id) {
        return id.substring(id.lastIndexOf('/') + 1);
    }

    public boolean isEmpty() {
        return commands.isEmpty() && questions.isEmpty() && noted.isEmpty();
    }

    public String text() {
        StringBuilder text = new StringBuilder();
        text.append(title()).append('\n');
        tasks.stream()
                .collect(
                        Collectors.toMap(
                                Event.TaskChanged::id,
                                task -> task,
                                (_, b) -> b,
                                LinkedHashMap::new))
                .values()
                .forEach(
                        task ->
                                text.append("\nTask: ")
                                        .append(line(task.shortId() + " " + task.title()))
                                        .append(" (")
                                        .append(task.status())
                                        .append(")\n"));
        list(
                text,
                Counted.of(questions.size(), "question"),
                questions.stream().map(this::line).toList());
        list(text, commandsTitle(), commands.stream().map(this::command).toList());
        list(text, "Notes", noted.stream().map(this::line).toList());
        return text.toString().strip();
    }

    private String title() {
        String since =
                events.isEmpty() ? "" : " of " + TIME.format(events.getFirst().at().atZone(zone));
        String where =
                commands.isEmpty()
                        ? ""
                        : " in " + PlainText.oneLine(shortened(commands.getLast().directory()));
        return "Session" + since + where;
    }

    private String commandsTitle() {
        long failed = commands.stream().filter(command -> !command.succeeded()).count();
        return Counted.of(commands.size(), "command")
                + (failed == 0 ? "" : ", " + failed + " failed");
    }

    /** Appends the newest of the items, if there are any. */
    private static void list(StringBuilder text, String title, List<String> items) {
        if (items.isEmpty()) {
            return;
        }
        text.append('\n').append(title).append(":\n\n");
        int left = Math.max(0, items.size() - MOST_LISTED);
        if (left > 0) {
            text.append("- (%,d earlier ones left out)\n".formatted(left));
        }
        items.stream().skip(left).forEach(item -> text.append("- ").append(item).append('\n'));
    }

    private String command(RanCommand command) {
        String outcome =
                command.result()
                        .map(
                                result -> {
                                    int output = result.output().number();
                                    String kept = output > 0 ? ", out-" + output : "";
                                    return result.status() == 0
                                            ? "succeeded" + kept
                                            : "failed with status " + result.status() + kept;
                                })
                        .orElse("the shell ended");
        return "`" + line(command.command()).replace('`', '\'') + "` (" + outcome + ")";
    }

    private String shortened(Path path) {
        return HomePath.shorten(path.toString(), home);
    }

    private String line(String text) {
        String first = redaction.of(text.strip()).lines().findFirst().orElse("");
        String safe = PlainText.oneLine(first);
        return safe.length() <= LONGEST_LINE ? safe : safe.substring(0, LONGEST_LINE) + "…";
    }
}
