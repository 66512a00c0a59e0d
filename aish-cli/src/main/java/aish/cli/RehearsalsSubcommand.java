package aish.cli;

import module java.base;

import aish.approval.RehearsalJson;
import aish.approval.RehearsalReview;
import aish.approval.RehearsalText;
import aish.bash.ShellQuoting;
import aish.commands.Next;
import aish.commands.session.RehearsalsCommand;
import aish.event.Event;
import aish.event.EventSink;
import aish.event.ExitCode;
import aish.event.Operator;
import aish.exec.rehearsal.Rehearsals;
import aish.exec.rehearsal.Rehearsals.RehearsalException;
import aish.front.JsonEvents;
import aish.secrets.Redactor;
import aish.text.PlainText;

/**
 * {@code aish rehearsals}: the same as {@code :rehearsals}, outside a session.
 *
 * @param pager shows diffs
 */
public record RehearsalsSubcommand(
        Rehearsals rehearsals,
        Path home,
        Redactor redactor,
        RehearsalReview.Pager pager,
        Consumer<String> out,
        Consumer<String> problems) {
    private static final List<String> DOCUMENTS = List.of("list", "show");

    /**
     * Returns the exit code.
     *
     * @param json whether programs read the output
     */
    public int run(List<String> words, boolean json) {
        String verb = words.isEmpty() ? "list" : words.getFirst();
        if (json && DOCUMENTS.contains(verb)) {
            return document(verb, words);
        }
        RehearsalText text = new RehearsalText(home, redactor::of);
        EventSink events = json ? new JsonEvents(out, redactor) : this::tell;
        RehearsalsCommand command =
                new RehearsalsCommand(
                        rehearsals,
                        new RehearsalReview(rehearsals, text, Operator.NOBODY, pager, events),
                        json ? diff -> events.emit(new Event.Answer(diff)) : pager,
                        events);
        String arguments = words.stream().map(ShellQuoting::quote).collect(Collectors.joining(" "));
        return switch (command.run(arguments)) {
            case Next.Show(String shown) -> {
                events.emit(new Event.Answer(shown));
                yield ExitCode.OK;
            }
            case Next.Failed _ -> ExitCode.FAILED;
            default -> ExitCode.OK;
        };
    }

    private int document(String verb, List<String> words) {
        RehearsalJson json = new RehearsalJson(redactor::of);
        try {
            out.accept(
                    verb.equals("list")
                            ? json.of(rehearsals.list(), rehearsals::isInterrupted)
                            : json.of(rehearsals.find(words.size() > 1 ? words.get(1) : "")));
            return ExitCode.OK;
        } catch (RehearsalException | IOException e) {
            problems.accept(String.valueOf(e.getMessage()));
            return ExitCode.FAILED;
        }
    }

    private void tell(Event event) {
        switch (event) {
            case Event.Answer(String shown, var _) -> out.accept(PlainText.of(shown));
            case Event.Notice(String said, var _) -> out.accept(PlainText.of(said));
            case Event.Reviewed reviewed -> out.accept(PlainText.of(reviewed.text()));
            case Event.Problem(String problem) -> problems.accept(PlainText.of(problem));
            default -> {}
        }
    }
}
