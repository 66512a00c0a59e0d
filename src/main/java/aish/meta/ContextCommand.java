package aish.meta;

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
import java.util.function.Consumer;

/** {@code :context}: what is attached, and what the model would see next. */
public record ContextCommand(
        TurnLoop turns, ContextDesk desk, ContextReport report, EventSink events)
        implements VerbCommand {
    private static final String ALL = "all";

    @Override
    public Verbs verbs() {
        return new Verbs("context")
                .verb("list|", "what is attached", _ -> answer(report.list()))
                .verb("show ID...", "one of them whole", this::show, this::ids)
                .verb("remove ID...", "remove it", each(this::remove), this::ids)
                .verb("enable ID...", "send it again", enabling(true), this::ids)
                .verb("disable ID...", "keep it, but send it no more", enabling(false), this::ids)
                .verb("pin ID...", "never leave it out to save space", pinning(true), this::ids)
                .verb("unpin ID...", "the reverse", pinning(false), this::ids)
                .verb(
                        "priority ID... low|normal|high|critical",
                        "what is left out first",
                        this::priority,
                        this::idsAndPriorities)
                .verb("local ID...", "show it only to models here", keeping(true), this::ids)
                .verb("share ID...", "show it to any model", keeping(false), this::ids)
                .verb("prune", "disable what is too much", _ -> prune())
                .verb("stats", "how much is attached", _ -> answer(report.stats()))
                .verb("diff", "what changed since the last request", _ -> diff());
    }

    private Next diff() {
        return answer(RequestDiff.describe(turns.lastRequest(), turns.nextRequest("")));
    }

    private Verbs.Action each(Consumer<Attachment> change) {
        return rest -> {
            Optional<List<Attachment>> chosen = chosen(Verbs.words(rest));
            chosen.ifPresent(all -> all.forEach(change));
            return chosen.isPresent() ? Next.PROMPT : Next.FAILED;
        };
    }

    private Next show(String names) throws Exception {
        return each(one -> answer(report.whole(one))).run(names);
    }

    private void remove(Attachment each) {
        desk.remove(each);
        say(each, "is removed");
    }

    private Verbs.Action enabling(boolean on) {
        return each(on ? this::enable : this::disable);
    }

    private void enable(Attachment each) {
        desk.change(each, Change.ENABLED, each.card().enabled(true));
        say(each, "is enabled");
    }

    private void disable(Attachment each) {
        desk.change(each, Change.DISABLED, each.card().enabled(false));
        say(each, "is disabled; no model is shown it");
    }

    private Verbs.Action pinning(boolean on) {
        return each(
                one -> {
                    desk.change(one, on ? Change.PINNED : Change.UNPINNED, one.card().pinned(on));
                    say(one, on ? "is pinned" : "is no longer pinned");
                });
    }

    private Verbs.Action keeping(boolean local) {
        return each(
                one -> {
                    desk.change(
                            one, local ? Change.LOCAL : Change.SHARED, one.card().localOnly(local));
                    say(
                            one,
                            local
                                    ? "is shown to models on this machine only"
                                    : "may be shown to any model");
                });
    }

    private Next priority(String rest) throws Exception {
        int space = rest.lastIndexOf(' ');
        Optional<Priority> level = Priority.of(rest.substring(space + 1));
        if (space < 0 || level.isEmpty()) {
            throw verbs().misused("priority");
        }
        return each(one -> {
                    Attachment.Card card = one.card().priority(level.get());
                    desk.change(one, Change.PRIORITY, card);
                    say(one, "has priority " + level.get());
                })
                .run(rest.substring(0, space).strip());
    }

    private void say(Attachment attachment, String what) {
        notice(attachment.id() + " (" + attachment.card().describe() + ") " + what);
    }

    private Next prune() {
        Pruning pruning = desk.proposed();
        if (!pruning.isNeeded()) {
            return answer("nothing has to be left out; :context stats shows how much is attached");
        }
        for (Attachment.Card card : pruning.proposal()) {
            desk.attachments().find(card.id()).ifPresent(this::disable);
        }
        return pruning.enough()
                ? Next.PROMPT
                : fail("what is pinned is still too much; :context unpin or remove something");
    }

    /** Those that are named; empty, and said so, if one of them is not there. */
    private Optional<List<Attachment>> chosen(List<String> names) {
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
