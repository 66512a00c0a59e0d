package aish.commands.context;

import module java.base;

import aish.chat.AttachmentService;
import aish.chat.RequestDiff;
import aish.chat.TurnLoop;
import aish.commands.Next;
import aish.commands.VerbCommand;
import aish.commands.Verbs;
import aish.context.Attachment;
import aish.context.Attachment.Priority;
import aish.context.Pruning;
import aish.event.Event.Change;
import aish.event.EventSink;
import aish.text.PlainText;
import aish.workspace.SourceException;

/** {@code :context}: shows what is attached and what the model would see next, and changes it. */
public record ContextCommand(
        TurnLoop turns, AttachmentService desk, ContextReport report, EventSink events)
        implements VerbCommand {
    private static final String ALL = "all";

    @Override
    public Verbs verbs() {
        return new Verbs("context")
                .verb("list|", "list what is attached", _ -> answer(report.list()))
                .verb("show ID...", "show one in full", this::show, this::ids)
                .verb("remove ID...", "remove it", each(this::remove), this::ids)
                .verb("enable ID...", "send it again", each(this::enable), this::ids)
                .verb("disable ID...", "keep it, but do not send it", disabling(), this::ids)
                .verb(
                        "pin ID...",
                        "leave it out last",
                        change(Change.PINNED, card -> card.pinned(true), "is pinned"),
                        this::ids)
                .verb(
                        "unpin ID...",
                        "undo pin",
                        change(Change.UNPINNED, card -> card.pinned(false), "is no longer pinned"),
                        this::ids)
                .verb(
                        "priority ID... LEVEL",
                        "set it to low, normal, high or critical",
                        this::priority,
                        this::idsAndPriorities)
                .verb("prune", "disable what exceeds the limit", _ -> prune())
                .verb("stats", "show how much is attached", _ -> answer(report.stats()))
                .verb("diff", "show what the next request adds", _ -> diff());
    }

    private Next diff() {
        return verbatim(RequestDiff.describe(turns.lastRequest(), turns.nextRequest("")));
    }

    private Verbs.Action each(Consumer<Attachment> change) {
        return rest -> {
            chosen(Verbs.words(rest)).forEach(change);
            return Next.PROMPT;
        };
    }

    private Next show(String names) throws Exception {
        return each(one -> verbatim(report.whole(one))).run(names);
    }

    private void remove(Attachment each) {
        desk.remove(each);
        say(each, "removed");
    }

    private Verbs.Action change(Change change, UnaryOperator<Attachment.Card> to, String says) {
        return each(
                one -> {
                    desk.change(one, change, to.apply(one.card()));
                    say(one, says);
                });
    }

    private void enable(Attachment each) {
        desk.change(each, Change.ENABLED, each.card().enabled(true));
        Optional<Attachment> newer = desk.attachments().replacement(each);
        say(
                each,
                newer.map(
                                one ->
                                        "is enabled, but its newer version %s is sent instead; :context disable %s sends this one"
                                                .formatted(one.id(), one.id()))
                        .orElse("is sent again"));
    }

    private Verbs.Action disabling() {
        String says = "is disabled; it is not sent";
        return change(Change.DISABLED, card -> card.enabled(false), says);
    }

    private Next priority(String rest) throws Exception {
        int space = rest.lastIndexOf(' ');
        Optional<Priority> level = Priority.of(rest.substring(space + 1));
        if (space < 0 || level.isEmpty()) {
            throw verbs().misused("priority");
        }
        String says = "has priority " + level.get();
        return change(Change.PRIORITY, card -> card.priority(level.get()), says)
                .run(rest.substring(0, space).strip());
    }

    private void say(Attachment attachment, String what) {
        notice(attachment.id() + " (" + attachment.card().describe() + ") " + what + ".");
    }

    private Next prune() throws Exception {
        Pruning pruning = desk.proposed();
        if (!pruning.isNeeded()) {
            return answer("Nothing has to be left out. :context stats shows how much is attached.");
        }
        for (Attachment.Card card : pruning.proposal()) {
            disabling().run(card.id());
        }
        return pruning.enough()
                ? Next.PROMPT
                : fail(
                        "Still too much because of pinned attachments. :context unpin or remove some.");
    }

    /** Returns the attachments with these names, all of which must exist. */
    private List<Attachment> chosen(List<String> names) throws SourceException {
        if (names.equals(List.of(ALL))) {
            return desk.attachments().list();
        }
        List<Attachment> chosen = new ArrayList<>();
        for (String name : names) {
            chosen.add(
                    desk.attachments()
                            .find(name)
                            .orElseThrow(
                                    () ->
                                            new SourceException(
                                                    "Nothing attached as %s. :context lists the attachments."
                                                            .formatted(PlainText.oneLine(name)))));
        }
        return chosen;
    }

    private List<String> ids(List<String> earlier) {
        return desk.attachments().list().stream()
                .map(Attachment::id)
                .filter(id -> !earlier.contains(id))
                .toList();
    }

    private List<String> idsAndPriorities(List<String> earlier) {
        List<String> words = new ArrayList<>(ids(earlier));
        if (!earlier.isEmpty()) {
            Arrays.stream(Priority.values()).map(Priority::toString).forEach(words::add);
        }
        return words;
    }
}
