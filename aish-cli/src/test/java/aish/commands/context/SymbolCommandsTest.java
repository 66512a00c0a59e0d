package aish.commands.context;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.chat.AttachmentService;
import aish.commands.Next;
import aish.context.Attachment;
import aish.context.ContextBlock.ContentKeeper;
import aish.context.Conversation;
import aish.context.ExecLog;
import aish.context.OutputText;
import aish.context.Pruning;
import aish.event.Event;
import aish.testing.RecordingSink;
import aish.testing.Talk;
import aish.testing.Workspaces;
import aish.workspace.symbols.ProjectSymbols;
import aish.workspace.symbols.SymbolSource;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SymbolCommandsTest {
    @TempDir Path top;
    private Path project;
    private final RecordingSink events = new RecordingSink();
    private final Conversation conversation =
            new Conversation(new ExecLog(new OutputText(), 500), () -> Instant.EPOCH);
    private final AttachmentService desk =
            new AttachmentService(
                    conversation,
                    new Pruning.Limits(0, 0),
                    text -> (text.length() + 3) / 4,
                    ContentKeeper.NOWHERE,
                    _ -> false,
                    Talk.follow(conversation, events));

    @BeforeEach
    void makeProject() throws IOException {
        project = Files.createDirectories(top.resolve("project"));
        Files.createDirectory(project.resolve(".git"));
        Files.writeString(project.resolve("cart.lua"), "function add(x)\n  return x\nend\n");
        Files.writeString(project.resolve("till.lua"), "function load_till()\n  add(1)\nend\n");
        Files.writeString(project.resolve("main.lua"), "load_till()\n");
    }

    private ProjectSymbols symbols() {
        return new ProjectSymbols(
                Workspaces.in(project, top), top.resolve("cache"), _ -> () -> {}, _ -> {});
    }

    private SymbolCommand symbol() {
        return new SymbolCommand(this::symbols, events);
    }

    private MapCommand map() {
        return new MapCommand(this::symbols, conversation, desk, events);
    }

    private void attach(Attachment.Kind kind, AttachCommand.Source source, String arguments) {
        new AttachCommand(
                        AttachCommand.Use.ATTACH,
                        kind,
                        source,
                        AttachCommand.Takes.WORDS,
                        List::of,
                        desk,
                        events)
                .run(arguments);
    }

    @Test
    void showsWhereANameIsDefined() {
        assertThat(symbol().run("add")).isEqualTo(Next.PROMPT);
        assertThat(events.events())
                .containsExactly(
                        new Event.Verbatim(
                                """
                                function add  cart.lua:1-3
                                    1  function add(x)
                                    2    return x
                                    3  end""",
                                "lua"));
    }

    @Test
    void saysWhatMayHaveBeenMeant() {
        assertThat(symbol().run("lod_till")).isEqualTo(Next.FAILED);
        assertThat(events.events())
                .containsExactly(
                        new Event.Problem(
                                "no symbol lod_till in this project; did you mean load_till?"));
    }

    @Test
    void attachesTheDefinition() {
        attach(
                Attachment.Kind.SYMBOL,
                rest -> new SymbolSource(symbols().current()).read(rest),
                "add");

        Attachment attached = desk.attachments().list().getFirst();
        assertThat(attached.content()).isEqualTo("function add(x)\n  return x\nend\n");
        assertThat(attached.card().describe()).isEqualTo("function add (cart.lua:1-3)");
        assertThat(attached.card().provenance()).isEqualTo(project.resolve("cart.lua") + ":1-3");
    }

    @Test
    void completesNames() {
        assertThat(symbol().complete(List.of())).containsExactly("add", "load_till");
        assertThat(symbol().complete(List.of("add"))).isEmpty();
    }

    @Test
    void listsWhatAFileDefinesAndWhichFilesDefineAnything() {
        SymbolCommand.Outline command =
                new SymbolCommand.Outline(this::symbols, () -> project, top, events);

        assertThat(command.run("cart.lua")).isEqualTo(new Next.Show("1  function add(x)"));
        assertThat(command.run(""))
                .isEqualTo(
                        new Next.Show(
                                "2 symbols in 2 files of "
                                        + project
                                        + "\n     1  cart.lua\n     1  till.lua\n"));
        assertThat(command.run("main.lua")).isEqualTo(Next.PROMPT);
        assertThat(command.run("none.lua")).isEqualTo(Next.FAILED);
        assertThat(events.events())
                .containsExactly(
                        new Event.Answer("No symbols found in main.lua."),
                        new Event.Problem("no such file: none.lua"));
    }

    @Test
    void showsAMapWithItsSize() {
        assertThat(map().run("--tokens 20"))
                .isEqualTo(
                        new Next.Show(
                                """
                                till.lua:
                                  function load_till()
                                cart.lua:
                                  function add(x)

                                map of 2 symbols in 2 files, 16 of 20 tokens; :add map attaches it"""));
    }

    @Test
    void theMapStartsWithWhatTheConversationIsAbout() {
        Talk.ask(conversation, "look at cart.lua");
        Talk.answer(conversation, "Yes.", false);
        attach(Attachment.Kind.MAP, map()::read, "--tokens 9");

        Attachment attached = desk.attachments().list().getFirst();
        assertThat(attached.card().kind()).isEqualTo(Attachment.Kind.MAP);
        assertThat(attached.content()).isEqualTo("cart.lua:\n  function add(x)\n");
    }

    @Test
    void refusesALimitThatIsNone() {
        for (String wrong : List.of("--tokens", "--tokens x", "--tokens 0", "5", "--tokens 1e9")) {
            assertThat(map().run(wrong)).as(wrong).isEqualTo(Next.FAILED);
        }
        assertThat(events.events())
                .containsOnly(new Event.Problem("use --tokens N, with N from 1 to 100,000"));
    }
}
