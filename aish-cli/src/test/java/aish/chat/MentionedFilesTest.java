package aish.chat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import module java.base;

import aish.context.Attachment;
import aish.context.ContextBlock.ContentKeeper;
import aish.context.Conversation;
import aish.context.ExecLog;
import aish.context.OutputText;
import aish.context.Pruning;
import aish.shell.remote.RemoteFiles;
import aish.shell.remote.Target;
import aish.testing.Bash;
import aish.testing.RecordingSink;
import aish.testing.Talk;
import aish.workspace.SourceException;
import aish.workspace.SourceText;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MentionedFilesTest {
    @TempDir Path directory;
    private final Conversation conversation =
            new Conversation(new ExecLog(new OutputText(), 500), () -> Instant.EPOCH);
    private final RecordingSink events = new RecordingSink();

    private MentionedFiles mentioned() {
        return mentioned(directory);
    }

    private MentionedFiles mentioned(Path here) {
        AttachmentService attachments =
                new AttachmentService(
                        conversation,
                        new Pruning.Limits(0, 0),
                        String::length,
                        ContentKeeper.NOWHERE,
                        _ -> false,
                        Talk.follow(conversation, events));
        return new MentionedFiles(
                attachments, () -> here, directory, MentionedFilesTest::symbol, events);
    }

    private static SourceText symbol(String name) throws SourceException {
        if (!name.startsWith("Parser")) {
            throw new SourceException("no symbol " + name + " in this project");
        }
        return new SourceText("class " + name, "/p/a.java:3", "class " + name + " {}", "");
    }

    private List<String> attached() {
        return conversation.attachments().list().stream()
                .map(each -> each.card().kind() + " " + each.card().title() + ": " + each.content())
                .toList();
    }

    @Test
    void attachesASymbolThatAQuestionMentions() throws SourceException {
        mentioned().attach("why is @sym:Parser slow, and what of @sym:Parser.next?");

        assertThat(attached())
                .containsExactly(
                        "symbol class Parser: class Parser {}",
                        "symbol class Parser.next: class Parser.next {}");
        assertThat(conversation.attachments().list().getFirst().card().provenance())
                .isEqualTo("/p/a.java:3");
    }

    private static String answer(Path directory, String question) {
        try {
            return Bash.run(directory, question).output();
        } catch (IOException | InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    @Test
    void attachesFilesOfTheOtherMachineWhereTheSessionIs() throws Exception {
        Path there = Files.createDirectory(directory.resolve("there"));
        Files.writeString(there.resolve("a"), "there\n");
        Files.writeString(directory.resolve("a"), "here\n");
        RemoteFiles files =
                new RemoteFiles(
                        new Target("ssh", "web1"),
                        there.toString(),
                        question -> Optional.of(answer(directory, question)));
        mentioned(files.path(there.toString())).attach("compare @a, @web1:./a and @~/a");
        assertThat(conversation.attachments().list())
                .isNotEmpty()
                .allSatisfy(each -> assertThat(each.content()).isEqualTo("there\n"))
                .allSatisfy(
                        each ->
                                assertThat(each.card().provenance())
                                        .isEqualTo("web1:" + there + "/a"));
        assertThat(events.events().toString()).doesNotContain("names no file");
        mentioned(files.path(there.toString())).attach("and @b?");
        assertThat(events.events().toString()).contains("@b names no file; sent as text");
    }

    @Test
    void saysThatTheOtherMachineDoesNotAnswer() throws SourceException {
        RemoteFiles silent =
                new RemoteFiles(new Target("ssh", "web1"), "/root", _ -> Optional.empty());
        mentioned(silent.path("/root")).attach("why @web1:/etc/hosts?");
        assertThat(attached()).isEmpty();
        assertThat(events.events().toString())
                .contains("@web1:/etc/hosts is not attached: web1 does not answer; sent as text");
    }

    @Test
    void attachesNothingIfASymbolIsUnknown() {
        assertThatThrownBy(() -> mentioned().attach("@sym:Parser or @sym:Lexer?"))
                .isInstanceOf(SourceException.class)
                .hasMessage("no symbol Lexer in this project");
        assertThat(attached()).isEmpty();
    }

    @Test
    void aFileOfThatNameComesFirst() throws IOException, SourceException {
        Files.writeString(directory.resolve("sym:Parser"), "a file");
        mentioned().attach("see @sym:Parser");

        assertThat(conversation.attachments().list().getFirst().card().kind())
                .isEqualTo(Attachment.Kind.FILE);
    }
}
