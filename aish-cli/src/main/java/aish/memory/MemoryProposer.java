package aish.memory;

import module java.base;

import aish.chat.AsideQuestion;
import aish.chat.TurnLoop;
import aish.event.EventSink;
import aish.event.Interrupts;
import aish.memory.MemoryItem.Kind;
import aish.model.ModelProblem;
import aish.model.ModelRoster;
import aish.model.Reply;
import aish.secrets.Redactor;
import aish.session.SessionRecord;
import aish.session.transcript.RanCommand;
import aish.settings.Config;

/**
 * Asks the active model what to remember of the session. The request is the conversation and one
 * more question, so that the server's cache applies; the conversation is not changed.
 */
public final class MemoryProposer {
    /**
     * The result.
     *
     * @param problem why there are no proposals; empty if there was no problem
     */
    public record Outcome(List<MemoryProposal> proposals, Optional<ModelProblem> problem) {
        public Outcome {
            proposals = List.copyOf(proposals);
        }
    }

    private static final String TASK =
            """
            Step aside from the conversation for a moment. Propose what of this session is worth remembering in later \
            ones: lasting facts about the machine or the project, and how the person likes things done. Nothing that is \
            true only today, nothing secret, nothing that is remembered already. At most eight items; none is a good \
            answer too.
            Write each item on one line of its own, exactly in one of these forms, and nothing else:
            MEMORY: fact: TEXT
            MEMORY: preference: TEXT
            MEMORY: project: TEXT
            If there is nothing, write: NONE
            """;
    private static final String LINE =
            "(?i)\\s*(?:[-*]\\s+)?MEMORY:\\s*(fact|preference|project)\\s*:\\s*(\\S.*)";
    private static final int MOST = 12;
    private static final int MOST_COMMANDS = 60;
    private static final int LONGEST_COMMAND = 200;

    private final AsideQuestion aside;
    private final ModelRoster models;
    private final SessionRecord session;
    private final Redactor redaction;

    /**
     * @param screen shows that a model is asked; not recorded, because it is not a turn
     */
    public MemoryProposer(
            TurnLoop turns,
            ModelRoster models,
            Interrupts interrupts,
            SessionRecord session,
            Redactor redaction,
            EventSink screen) {
        this.aside = new AsideQuestion(turns, models, interrupts, screen);
        this.models = models;
        this.session = session;
        this.redaction = redaction;
    }

    /** Whether the active model can propose anything; the built-in one cannot. */
    public boolean isAble() {
        return !models.active().equals(Config.OFFLINE);
    }

    /**
     * @param known what is already remembered
     */
    public Outcome propose(List<MemoryItem> known) {
        Reply reply = aside.ask(question(known, RanCommand.of(session.events())));
        return new Outcome(
                reply.isWhole() ? fresh(parse(reply.text()), known) : List.of(), reply.problem());
    }

    private String question(List<MemoryItem> known, List<RanCommand> steps) {
        StringBuilder text = new StringBuilder(TASK);
        if (!known.isEmpty()) {
            text.append("\nRemembered already:\n");
            known.forEach(item -> text.append("- ").append(item.text()).append('\n'));
        }
        if (!steps.isEmpty()) {
            text.append("\nCommands of this session with their exit status:\n");
            List<RanCommand> newest =
                    steps.subList(Math.max(0, steps.size() - MOST_COMMANDS), steps.size());
            newest.forEach(step -> text.append(line(step)).append('\n'));
        }
        return text.toString().strip();
    }

    private String line(RanCommand step) {
        String command = redaction.of(step.command().strip()).replace("\n", "\n  ");
        String cut =
                command.length() > LONGEST_COMMAND
                        ? command.substring(0, LONGEST_COMMAND) + " …"
                        : command;
        return step.result().map(result -> result.status() + "  " + cut).orElse("-  " + cut);
    }

    static List<MemoryProposal> parse(String answer) {
        Pattern pattern = Pattern.compile(LINE);
        List<MemoryProposal> proposals = new ArrayList<>();
        for (String line : answer.lines().toList()) {
            Matcher matcher = pattern.matcher(line);
            Optional<Kind> kind = matcher.matches() ? Kind.of(matcher.group(1)) : Optional.empty();
            kind.ifPresent(
                    found -> proposals.add(new MemoryProposal(found, matcher.group(2).strip())));
        }
        return proposals;
    }

    /**
     * Removes duplicates, what is already known and what contains a secret, and limits the number.
     */
    private List<MemoryProposal> fresh(List<MemoryProposal> proposals, List<MemoryItem> known) {
        List<String> said =
                new ArrayList<>(known.stream().map(item -> normal(item.text())).toList());
        List<MemoryProposal> fresh = new ArrayList<>();
        for (MemoryProposal proposal : proposals) {
            String text = normal(proposal.text());
            if (!said.contains(text) && fresh.size() < MOST && !redaction.isIn(proposal.text())) {
                said.add(text);
                fresh.add(proposal);
            }
        }
        return fresh;
    }

    private static String normal(String text) {
        return text.toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{N}]+", " ").strip();
    }

    /** Something that could be remembered if the user agrees. */
    public record MemoryProposal(Kind kind, String text) {}
}
