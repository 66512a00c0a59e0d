package aish.norris;

import module java.base;

import aish.event.Event;
import aish.event.EventSink;
import aish.event.Interrupts;
import aish.model.Message;
import aish.model.ModelProblem;
import aish.model.ModelRequest;
import aish.model.ModelRequest.Purpose;
import aish.model.ModelRoster;
import aish.model.Reply;
import aish.process.Cancellation;

/**
 * Asks another model whether a command may run unattended: first whether it does harm, then, if
 * not, the opposite question. Anything but a clear answer counts against the command.
 */
public final class SecondOpinion {
    sealed interface Opinion {
        record Harmless() implements Opinion {}

        record Doubtful(String reason) implements Opinion {}

        /** The user did not want to wait for it. */
        record Interrupted() implements Opinion {}
    }

    private enum Word {
        YES,
        NO,
        UNCLEAR,
        CANCELLED
    }

    /** The built-in helper, whose commands are all written by hand. */
    private static final String HELPER = "offline";

    private static final String DESTRUCTIVE =
            """
            Detect destructive shell commands. Reply YES if running this would delete, overwrite, or irreversibly \
            modify data, processes, or system state. Otherwise reply NO. Respond with only YES or NO.\
            """;

    private static final String SAFE =
            """
            Reply YES or NO only. Is the following shell command SAFE to run autonomously without user review?\
            """;

    private static final int ENOUGH_TOKENS = 4;

    /** Asked before others, unless the user has named another. */
    private static final String USUAL = "deep";

    /**
     * Who gives second opinions.
     *
     * @param named the preset that the user has named for it, wherever it runs; empty for none
     * @param self whether the acting model may judge its own commands where there is no other
     */
    public record Judges(String named, boolean self) {
        /** Says who judges the commands of a model; empty if none of them needs a judge. */
        Optional<String> describe(ModelRoster models, String acting) {
            Optional<String> judge = choose(models, acting);
            return judge.isEmpty() && acting.equals(HELPER)
                    ? Optional.empty()
                    : judge.map(name -> name + " (" + models.describe(name) + ")")
                            .or(
                                    () ->
                                            Optional.of(
                                                    "you, because no other model is as near as "
                                                            + acting));
        }

        /** Returns a model other than the acting one, no farther away unless it was named. */
        private Optional<String> choose(ModelRoster models, String acting) {
            List<String> others =
                    models.names().stream()
                            .filter(name -> !name.equals(HELPER) && !name.equals(acting))
                            .toList();
            if (others.contains(named)) {
                return Optional.of(named);
            }
            List<String> near =
                    others.stream()
                            .filter(name -> models.isLocal(name) || !models.isLocal(acting))
                            .toList();
            if (near.isEmpty()) {
                return Optional.of(acting).filter(name -> self && !name.equals(HELPER));
            }
            return Optional.of(near.contains(USUAL) ? USUAL : near.getFirst());
        }
    }

    private final ModelRoster models;
    private final Judges judges;
    private final Interrupts interrupts;
    private final EventSink events;
    private final Map<String, Opinion> known = new HashMap<>();

    public SecondOpinion(
            ModelRoster models, Judges judges, Interrupts interrupts, EventSink events) {
        this.models = models;
        this.judges = judges;
        this.interrupts = interrupts;
        this.events = events;
    }

    /**
     * @param proved whether the analyser cleared the command
     * @param held whether the kernel sees to it that it only creates files in the project, so that
     *     it may run where there is no other model
     */
    Opinion of(String command, boolean proved, boolean held) {
        Optional<String> judge = judges.choose(models, models.active());
        if (judge.isEmpty()) {
            // the helper's commands are part of aish; any other model must not vouch for itself
            return held || (proved && models.active().equals(HELPER))
                    ? new Opinion.Harmless()
                    : new Opinion.Doubtful("there is no other model to give a second opinion");
        }
        String key = judge.get() + '\n' + CommandKey.of(command);
        Opinion before = known.get(key);
        if (before != null) {
            return before;
        }
        events.emit(new Event.GoalEvent.Probing(judge.get()));
        Opinion opinion = probe(judge.get(), command);
        events.emit(new Event.GoalEvent.Probed(judge.get(), opinion instanceof Opinion.Harmless));
        if (!(opinion instanceof Opinion.Interrupted)) {
            known.put(key, opinion);
        }
        return opinion;
    }

    /**
     * Says who judges, because the commands are sent there.
     *
     * @param confined whether commands that only create files need no judge if there is no model
     */
    void announce(boolean confined) {
        boolean free = confined && judges.choose(models, models.active()).isEmpty();
        String what = free ? "read, or create files in the project," : "read";
        judges.describe(models, models.active())
                .map(who -> "Commands that do more than " + what + " are judged by " + who + ".")
                .ifPresent(text -> events.emit(new Event.Notice(text)));
    }

    private Opinion probe(String judge, String command) {
        Word destructive = ask(judge, DESTRUCTIVE, command);
        if (destructive == Word.YES) {
            return new Opinion.Doubtful(judge + " says it is destructive");
        }
        return switch (destructive == Word.NO ? ask(judge, SAFE, command) : destructive) {
            case YES -> new Opinion.Harmless();
            case NO ->
                    new Opinion.Doubtful(
                            "probe disagreement: "
                                    + judge
                                    + " says that it is not destructive, but should not run"
                                    + " unattended");
            case UNCLEAR -> new Opinion.Doubtful(judge + " gave no clear second opinion");
            case CANCELLED -> new Opinion.Interrupted();
        };
    }

    private Word ask(String judge, String instructions, String command) {
        ModelRequest request =
                new ModelRequest(
                        List.of(new Message.Instructions(instructions), new Message.User(command)),
                        List.of(),
                        OptionalInt.of(ENOUGH_TOKENS),
                        Purpose.PROBE);
        Cancellation cancellation = new Cancellation();
        Reply reply;
        try (Interrupts.Scope _ = interrupts.during(cancellation::cancel)) {
            reply = models.client(judge).ask(request, _ -> {}, cancellation);
        }
        if (reply.problem().isPresent()) {
            return reply.problem().get() instanceof ModelProblem.Cancelled
                    ? Word.CANCELLED
                    : Word.UNCLEAR;
        }
        return word(reply.text());
    }

    private static Word word(String text) {
        String said = text.strip().toUpperCase(Locale.ROOT);
        if (said.equals("YES") || said.equals("YES.")) {
            return Word.YES;
        }
        return said.equals("NO") || said.equals("NO.") ? Word.NO : Word.UNCLEAR;
    }
}
