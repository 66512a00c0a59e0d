package aish.meta;

import aish.console.Event;
import aish.console.Event.Change;
import aish.console.EventSink;
import aish.console.PlainText;
import aish.context.Attachment;
import aish.context.Attachment.Priority;
import aish.context.Pruning;
import aish.engine.ContextDesk;
import aish.engine.RequestDiff;
import aish.engine.TurnLoop;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** {@code :context}: what is attached, and what the model would see next. */
public final class ContextCommand implements MetaCommand {
    private static final List<String> VERBS =
            List.of(
                    "list",
                    "show",
                    "remove",
                    "enable",
                    "disable",
                    "pin",
                    "unpin",
                    "priority",
                    "local",
                    "share",
                    "prune",
                    "stats",
                    "diff");
    private static final List<String> NAMING =
            List.of(
                    "show",
                    "remove",
                    "enable",
                    "disable",
                    "pin",
                    "unpin",
                    "priority",
                    "local",
                    "share");
    private static final String ALL = "all";

    private static final Manual MANUAL =
            new Manual(
                    "context",
                    List.of(),
                    "context [VERB ID...]",
                    "what is attached, and what the model would see next",
                    "context");

    private final TurnLoop turns;
    private final ContextDesk desk;
    private final ContextReport report;
    private final EventSink events;

    public ContextCommand(
            TurnLoop turns, ContextDesk desk, ContextReport report, EventSink events) {
        this.turns = turns;
        this.desk = desk;
        this.report = report;
        this.events = events;
    }

    @Override
    public Manual manual() {
        return MANUAL;
    }

    @Override
    public Next run(String arguments) {
        List<String> words = Arrays.stream(arguments.strip().split("\\s+")).toList();
        String verb = words.getFirst();
        List<String> names = words.subList(1, words.size());
        return switch (verb) {
            case "", "list" -> names.isEmpty() ? answer(report.list()) : usage();
            case "stats" -> names.isEmpty() ? answer(report.stats()) : usage();
            case "diff" -> names.isEmpty() ? diff() : usage();
            case "prune" -> names.isEmpty() ? prune() : usage();
            case "show" -> show(names);
            case "priority" -> priority(names);
            case "remove", "enable", "disable", "pin", "unpin", "local", "share" ->
                    change(verb, names);
            default -> usage();
        };
    }

    private Next usage() {
        return fail(":context takes " + String.join(", ", VERBS) + "; see :help context");
    }

    private Next fail(String problem) {
        events.emit(new Event.Problem(problem));
        return Next.FAILED;
    }

    private Next answer(String text) {
        events.emit(new Event.Answer(text));
        return Next.PROMPT;
    }

    private Next diff() {
        return answer(RequestDiff.describe(turns.lastRequest(), turns.nextRequest("")));
    }

    private Next show(List<String> names) {
        Optional<List<Attachment>> chosen = chosen("show", names);
        if (chosen.isEmpty()) {
            return Next.FAILED;
        }
        for (Attachment each : chosen.get()) {
            events.emit(new Event.Answer(report.whole(each)));
        }
        return Next.PROMPT;
    }

    private Next priority(List<String> words) {
        Optional<Priority> level =
                words.size() < 2 ? Optional.empty() : Priority.of(words.getLast());
        if (level.isEmpty()) {
            return fail(":context priority takes ids and low, normal, high or critical");
        }
        Optional<List<Attachment>> chosen = chosen("priority", words.subList(0, words.size() - 1));
        if (chosen.isEmpty()) {
            return Next.FAILED;
        }
        for (Attachment each : chosen.get()) {
            desk.change(each, Change.PRIORITY, each.card().priority(level.get()));
            say(each, "has priority " + level.get());
        }
        return Next.PROMPT;
    }

    private Next change(String verb, List<String> names) {
        Optional<List<Attachment>> chosen = chosen(verb, names);
        if (chosen.isEmpty()) {
            return Next.FAILED;
        }
        for (Attachment each : chosen.get()) {
            change(verb, each);
        }
        return Next.PROMPT;
    }

    private void change(String verb, Attachment each) {
        Attachment.Card card = each.card();
        switch (verb) {
            case "remove" -> {
                desk.remove(each);
                say(each, "is removed");
            }
            case "enable" -> {
                desk.change(each, Change.ENABLED, card.enabled(true));
                say(each, "is enabled");
            }
            case "disable" -> {
                desk.change(each, Change.DISABLED, card.enabled(false));
                say(each, "is disabled; no model is shown it");
            }
            case "pin" -> {
                desk.change(each, Change.PINNED, card.pinned(true));
                say(each, "is pinned");
            }
            case "unpin" -> {
                desk.change(each, Change.UNPINNED, card.pinned(false));
                say(each, "is no longer pinned");
            }
            case "local" -> {
                desk.change(each, Change.LOCAL, card.localOnly(true));
                say(each, "is shown to models on this machine only");
            }
            case "share" -> {
                desk.change(each, Change.SHARED, card.localOnly(false));
                say(each, "may be shown to any model");
            }
            default -> throw new IllegalArgumentException(verb);
        }
    }

    private void say(Attachment attachment, String what) {
        events.emit(
                new Event.Notice(
                        attachment.id() + " (" + attachment.card().describe() + ") " + what));
    }

    private Next prune() {
        Pruning pruning = desk.proposed();
        if (!pruning.isNeeded()) {
            return answer("nothing has to be left out; :context stats shows how much is attached");
        }
        for (Attachment.Card card : pruning.proposal()) {
            desk.attachments().find(card.id()).ifPresent(each -> change("disable", each));
        }
        return pruning.enough()
                ? Next.PROMPT
                : fail("what is pinned is still too much; :context unpin or remove something");
    }

    /** Those that are named; empty, and said so, if one of them is not there. */
    private Optional<List<Attachment>> chosen(String verb, List<String> names) {
        if (names.isEmpty()) {
            fail(":context " + verb + " takes an id, such as ctx-001; :context lists them");
            return Optional.empty();
        }
        if (names.equals(List.of(ALL))) {
            return Optional.of(desk.attachments().list());
        }
        List<Attachment> chosen = new ArrayList<>();
        for (String name : names) {
            Optional<Attachment> found = desk.attachments().find(name);
            if (found.isEmpty()) {
                fail(
                        "nothing is attached as "
                                + PlainText.oneLine(name)
                                + "; :context lists what is");
                return Optional.empty();
            }
            chosen.add(found.get());
        }
        return Optional.of(chosen);
    }

    @Override
    public List<String> complete(List<String> earlier) {
        if (earlier.isEmpty()) {
            return VERBS;
        }
        if (!NAMING.contains(earlier.getFirst())) {
            return List.of();
        }
        List<String> words =
                new ArrayList<>(desk.attachments().list().stream().map(Attachment::id).toList());
        words.removeAll(earlier);
        if (earlier.getFirst().equals("priority") && earlier.size() > 1) {
            Arrays.stream(Priority.values()).map(Priority::toString).forEach(words::add);
        }
        return words;
    }
}
