package aish.chat;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.context.Attachment;
import aish.context.Conversation;
import aish.context.ExecLog;
import aish.context.OutputText;
import aish.event.Event;
import aish.event.Event.Author;
import aish.evidence.CheckedCitation;
import aish.evidence.CheckedCitation.Mark;
import aish.model.Reply;
import aish.session.RecordedSources;
import aish.session.TimedEvent;
import aish.shell.CapturedOutput;
import aish.shell.CommandResult;
import aish.testing.Talk;
import org.junit.jupiter.api.Test;

class CitationListenerTest {
    private static final Path HERE = Path.of("/");

    private final List<Event> events = new ArrayList<>();

    private static CommandResult ran(int number, String output) {
        return new CommandResult(
                "ss -l",
                0,
                Duration.ZERO,
                HERE,
                0,
                0,
                new CapturedOutput(number, output, 0, "", false, Optional.empty()));
    }

    private CitationListener listener() {
        List<TimedEvent> recorded =
                List.of(
                        new TimedEvent(
                                Instant.EPOCH, new Event.Ran(ran(1, "port 80\n"), Author.PERSON)));
        return new CitationListener(
                events::add,
                () ->
                        Optional.of(
                                () ->
                                        new RecordedSources(
                                                recorded,
                                                List.of(),
                                                List.of(HERE),
                                                HERE,
                                                _ -> List.of())));
    }

    @Test
    void saysAfterAnAnswerWhatBecameOfItsCitations() {
        Event answer =
                new Event.Answered(Reply.whole("Port 80 [out-1:1]\nPort 81 [out-1:1], [out-2]"));
        listener().emit(answer);
        assertThat(events)
                .containsExactly(
                        answer,
                        new Event.Cited(
                                List.of(
                                        new CheckedCitation("out-1:1", Mark.HOLDS),
                                        new CheckedCitation(
                                                "out-1:1", Mark.NOT_FOUND, "81 is not there"),
                                        new CheckedCitation(
                                                "out-2", Mark.NOT_FOUND, "there is no out-2"))));
    }

    @Test
    void saysNothingAboutAnAnswerWithoutCitations() {
        Event answer = new Event.Answered(Reply.whole("see [1] and a[2:3]"));
        listener().emit(answer);
        assertThat(events).containsExactly(answer);
    }

    private static Conversation conversation() {
        Conversation conversation =
                new Conversation(new ExecLog(new OutputText(), 100), () -> Instant.EPOCH);
        conversation.askForCitations(
                () -> "[cite]", command -> command.equals("ss -lt") ? "cmd-002" : "");
        return conversation;
    }

    @Test
    void modelsAreAskedForCitationsOnceThereIsSomethingToCite() {
        Conversation conversation = conversation();
        assertThat(Talk.ask(conversation, "why?").attached()).isEmpty();
        Talk.answer(conversation, "so", false);
        conversation.ran(ran(3, "port 80\n"));
        assertThat(Talk.ask(conversation, "and?").attached())
                .isEqualTo(
                        """
                        [exec output]
                        $ ss -l
                        exit status: 0 · 0.0 s · out-3
                        port 80
                        [end exec output]

                        [cite]""");
        Talk.answer(conversation, "so", false);
        conversation.ran(ran(4, "port 81\n"));
        assertThat(Talk.ask(conversation, "now?").attached())
                .contains("out-4")
                .doesNotContain("[cite]");
    }

    @Test
    void suggestionsThatRanAreNamed() {
        Conversation conversation = conversation();
        conversation.ran(ran(3, "port 80\n").of("ss -lt"));
        conversation.ran(ran(0, "").of("ss -lt"));
        assertThat(Talk.ask(conversation, "and?").attached())
                .startsWith(
                        """
                        [exec output]
                        $ ss -lt
                        exit status: 0 · 0.0 s · out-3 · cmd-002
                        port 80
                        $ ss -lt
                        exit status: 0 · 0.0 s · cmd-002
                        """);
    }

    @Test
    void attachmentsCanBeCitedToo() {
        Conversation conversation = conversation();
        Talk.attach(conversation, new Attachment.Draft(Attachment.Kind.NOTE, "a", "a", "text"));
        assertThat(Talk.ask(conversation, "why?").attached()).endsWith("[cite]");
    }
}
