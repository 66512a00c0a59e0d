package aish.session.record;

import module java.base;

import aish.context.Conversation;
import aish.context.Turn;
import aish.model.Message.ToolCall;
import aish.session.TimedEvent;
import org.jspecify.annotations.Nullable;

/** A question of a record, with the positions of its lines and what came of it. */
public final class RecordedExchange {
    /** A line that the user entered. */
    record Entered(String line, long at) {}

    private static final String LOST_RESULT =
            "[aish] aish ended while the tool was at work; what it did is not known";

    final @Nullable Entered typed;
    final long told;
    final Instant at;
    final Turn.User question;
    final List<Conversation.Round> rounds = new ArrayList<>();
    final List<String> pieces = new ArrayList<>();
    final Set<Long> suggested = new HashSet<>();
    final Set<String> proposals = new HashSet<>();
    RunCommands.Mark mark;
    Optional<Turn.Assistant> calls = Optional.empty();
    Turn.Assistant answer = new Turn.Assistant("", true);
    String said = "";
    long end;

    RecordedExchange(
            @Nullable Entered typed,
            long told,
            TimedEvent asked,
            Turn.User question,
            RunCommands.Mark mark) {
        this.typed = typed;
        this.told = told;
        this.at = asked.at();
        this.question = question;
        this.mark = mark;
        this.end = told;
    }

    /** The position of the question. */
    public long told() {
        return told;
    }

    /** The position of the last line that belongs to the exchange. */
    public long end() {
        return end;
    }

    public String question() {
        return question.question();
    }

    /** Whether the question was entered at that position. */
    public boolean isTypedAt(long position) {
        return typed != null && typed.at() == position;
    }

    /** The positions of its suggestions, and of what became of its patches. */
    public Set<Long> suggested() {
        return suggested;
    }

    /** The ids of its suggestions and patches. */
    public Set<String> proposals() {
        return proposals;
    }

    boolean hasRounds() {
        return !rounds.isEmpty() || calls.isPresent();
    }

    /** Adds the results of the last calls, if there are such calls. */
    void returned(Turn.Tools results) {
        calls.ifPresent(said -> rounds.add(new Conversation.Round(said, results)));
        calls = Optional.empty();
    }

    Turn.Tools lostResults() {
        List<ToolCall> lost = calls.map(Turn.Assistant::calls).orElse(List.of());
        return new Turn.Tools(
                lost.stream().map(call -> new Turn.Tools.Result(call.id(), LOST_RESULT)).toList(),
                "");
    }

    boolean isAnsweredBy(Turn.Tools results) {
        return results.results().stream()
                .map(Turn.Tools.Result::callId)
                .toList()
                .equals(calls.orElseThrow().calls().stream().map(ToolCall::id).toList());
    }

    Conversation.Exchange turns() {
        return new Conversation.Exchange(at, question, rounds, answer);
    }
}
