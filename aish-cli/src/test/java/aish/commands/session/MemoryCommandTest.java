package aish.commands.session;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.chat.Suggestions;
import aish.chat.TurnLoop;
import aish.chat.Turns;
import aish.commands.Next;
import aish.context.Conversation;
import aish.context.ExecLog;
import aish.context.OutputText;
import aish.context.PromptAssembler;
import aish.context.PromptAssembler.Surroundings;
import aish.event.Event;
import aish.event.Event.Author;
import aish.event.Interrupts;
import aish.memory.MemoryBackground.MemoryPruning;
import aish.memory.MemoryItem;
import aish.memory.MemoryProposer;
import aish.memory.MemoryStore;
import aish.model.Message;
import aish.secrets.Redactor;
import aish.session.SessionRecord.InMemoryRecord;
import aish.testing.Ran;
import aish.testing.RecordingSink;
import aish.testing.ScriptedModel;
import aish.testing.ScriptedOperator;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MemoryCommandTest {
    private static final Instant NOW = Instant.parse("2026-03-01T10:00:00Z");

    @TempDir Path root;
    private final RecordingSink events = new RecordingSink();
    private final RecordingSink screen = new RecordingSink();
    private final ScriptedModel model = new ScriptedModel();
    private final ScriptedOperator operator = new ScriptedOperator();
    private final InMemoryRecord session = new InMemoryRecord(InstantSource.fixed(NOW));
    private final List<String> told = new ArrayList<>();
    private final Conversation conversation =
            new Conversation(new ExecLog(new OutputText(), 500), Instant::now);
    private final TurnLoop turns =
            Turns.of(
                    conversation,
                    new PromptAssembler(() -> new Surroundings("Linux", "bash", Ran.HOME)),
                    model,
                    new Suggestions(),
                    new Interrupts(),
                    events);
    private MemoryStore store = new MemoryStore(Path.of(""), InstantSource.fixed(NOW));

    @BeforeEach
    void make() {
        store = new MemoryStore(root.resolve("memory.jsonl"), InstantSource.fixed(NOW));
    }

    private Next run(String arguments) {
        Redactor redaction = Redactor.withoutKnownValues();
        MemoryProposer proposer =
                new MemoryProposer(turns, model, new Interrupts(), session, redaction, screen);
        MemoryReview review =
                new MemoryReview(
                        store,
                        proposer,
                        new MemoryPruning(InstantSource.fixed(NOW)),
                        redaction,
                        () -> root,
                        operator,
                        item -> told.add(item.text()),
                        events);
        return new MemoryCommand(
                        store, review, redaction, () -> root, item -> told.add(item.text()), events)
                .run(arguments);
    }

    private Event last() {
        return events.events().getLast();
    }

    private List<String> remembered() throws IOException {
        return store.load().items().stream().map(MemoryItem::shown).toList();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    add likes  tea               | mem-001  likes tea  (fact)
                    add --kind preference tea    | mem-001  tea  (preference)
                    add --kind=Preference tea    | mem-001  tea  (preference)
                    add --project uses make      | mem-001  uses make  (project, in ROOT)
                    add --kind fact --project x  | mem-001  x  (fact, in ROOT)
                    add --kind project x         | mem-001  x  (project, in ROOT)
                    add -- --x                   | mem-001  --x  (fact)
                    """)
    void adds(String line, String shown) throws IOException {
        assertThat(run(line)).isEqualTo(Next.PROMPT);
        assertThat(remembered()).containsExactly(shown.replace("ROOT", root.toString()));
        assertThat(told).hasSize(1);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    add                          | needs a text
                    add --kind dream x           | fact, preference, project
                    add --loud x                 | [--kind KIND] [--project]
                    add the key is sk-abcdef0123456789 | so it was not saved
                    dream                        | add, forget, edit
                    forget 3                     | No memories yet
                    edit 3                       | No memories yet
                    edit                         | :memory edit takes ID [TEXT]
                    search                       | :memory search takes TEXT
                    prune now                    | :memory prune takes nothing after it
                    """)
    void refuses(String line, String problem) throws IOException {
        assertThat(run(line)).isEqualTo(Next.FAILED);
        assertThat(((Event.Problem) last()).text()).contains(problem).doesNotContain("abcdef");
        assertThat(remembered()).isEmpty();
    }

    @Test
    void editsAtThePrompt() throws IOException {
        run("add likes tea");
        assertThat(run("edit 1")).isEqualTo(new Next.Edit(":memory edit mem-001 likes tea"));
        assertThat(run("edit mem-001 likes coffee")).isEqualTo(Next.PROMPT);
        assertThat(remembered()).containsExactly("mem-001  likes coffee  (fact)");
        assertThat(run("edit mem-001 sk-abcdef0123456789")).isEqualTo(Next.FAILED);
        assertThat(run("edit 7")).isEqualTo(Next.FAILED);
        assertThat(last()).isEqualTo(new Event.Problem("No memory 7. The newest is mem-001."));
    }

    @Test
    void listsSearchesAndForgets() throws IOException {
        assertThat(run("")).isEqualTo(Next.PROMPT);
        assertThat(last())
                .isEqualTo(new Event.Answer("No memories yet. :memory add TEXT saves one."));
        run("add likes tea");
        run("add likes coffee");
        run("search TEA");
        assertThat(last()).isEqualTo(new Event.Answer("mem-001  likes tea  (fact)"));
        run("forget 1");
        run("");
        assertThat(last()).isEqualTo(new Event.Answer("mem-002  likes coffee  (fact)"));
    }

    @Test
    void prunesWhatThePersonWantsGone() throws IOException {
        run("add likes tea");
        run("add Likes tea.");
        run("add likes tea!");
        operator.choosing(
                "mem-001  likes tea  (fact)\nMuch the same as mem-002: Likes tea.\nDelete it?",
                'y');
        operator.choosing(
                "mem-002  Likes tea.  (fact)\nMuch the same as mem-003: likes tea!\nDelete it?",
                'n');
        assertThat(run("prune")).isEqualTo(Next.PROMPT);
        assertThat(remembered()).hasSize(2);
    }

    @Test
    void asksTheModelAsideAndKeepsWhatIsAccepted() throws IOException {
        model.answer("Hello.");
        turns.ask("hi");
        int before = conversation.turns().size();
        run("add knows this");
        ran("make test", 0);
        ran("export API_KEY=sk-abcdef0123456789", 0);
        model.answer(
                """
                Here you are:
                MEMORY: fact: builds with make
                - memory: Preference : likes short answers
                MEMORY: fact: Knows this.
                MEMORY: dream: nonsense
                MEMORY: project: key sk-abcdef0123456789
                MEMORY: project: tests with `make test`
                """);
        operator.choosing("1/3  fact: builds with make\nSave this?", 'y')
                .choosing("2/3  preference: likes short answers\nSave this?", 's')
                .choosing("3/3  project: tests with `make test`\nSave this?", 'y');
        assertThat(run("summarize")).isEqualTo(Next.PROMPT);
        assertThat(remembered())
                .containsExactly(
                        "mem-001  knows this  (fact)",
                        "mem-002  builds with make  (fact)",
                        "mem-003  tests with `make test`  (project, in " + root + ")");
        assertThat(conversation.turns()).hasSize(before);
        List<Message> sent = model.requests().getLast().messages();
        assertThat(sent.subList(0, 2)).isEqualTo(model.requests().getFirst().messages());
        assertThat(model.lastQuestion())
                .contains("MEMORY: fact: TEXT", "- knows this", "0  make test", "[redacted]")
                .doesNotContain("abcdef");
        assertThat(events.events()).doesNotHaveAnyElementsOfTypes(Event.Running.class);
        assertThat(screen.events()).hasSize(2);
    }

    @Test
    void wordsEndTheReviewAndAreTheNextLine() throws IOException {
        model.answer("MEMORY: fact: a\nMEMORY: fact: b");
        operator.answering("1/2  fact: a\nSave this?", "yes but shorter");
        assertThat(run("summarize")).isEqualTo(Next.PROMPT);
        assertThat(remembered()).isEmpty();
        assertThat(operator.nextLines()).containsExactly("yes but shorter");
    }

    @Test
    void stopsWhenThePersonDropsAQuestion() throws IOException {
        model.answer("MEMORY: fact: a\nMEMORY: fact: b");
        operator.dropping("1/2  fact: a\nSave this?");
        assertThat(run("summarize")).isEqualTo(Next.PROMPT);
        assertThat(remembered()).isEmpty();
    }

    @Test
    void saysIfThereIsNothingOrTheModelFails() {
        model.answer("NONE");
        assertThat(run("summarize")).isEqualTo(Next.PROMPT);
        assertThat(((Event.Notice) last()).text())
                .contains("nothing worth saving from this session");
        assertThat(run("summarize")).isEqualTo(Next.FAILED);
    }

    private void ran(String command, int status) {
        session.emit(new Event.Started(command, Author.PERSON, Ran.HOME, 1));
        session.emit(new Event.Ran(Ran.command(command, status, ""), Author.PERSON));
    }
}
