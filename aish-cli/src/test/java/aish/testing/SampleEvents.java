package aish.testing;

import module java.base;

import aish.bash.Span;
import aish.context.Attachment;
import aish.context.Stance;
import aish.context.Turn;
import aish.cost.Booking;
import aish.event.Event;
import aish.event.Event.Author;
import aish.event.Event.Change;
import aish.event.Event.GoalEvent;
import aish.event.Event.Tool;
import aish.evidence.CheckedCitation;
import aish.evidence.CheckedCitation.Mark;
import aish.model.Delta;
import aish.model.Message.ToolCall;
import aish.model.ModelProblem;
import aish.model.ModelRequest.Purpose;
import aish.model.Reply;
import aish.model.Reply.Timings;
import aish.model.Reply.Usage;
import aish.shell.CapturedOutput;
import aish.shell.CommandResult;
import org.jspecify.annotations.Nullable;

/** Every kind of event in every variant that somebody may show differently. */
public final class SampleEvents {
    /** When they all happen. */
    public static final Instant AT = Instant.parse("2026-03-01T12:00:00Z");

    /** Where the outputs of their session are. */
    public static final Path OUTPUTS = Path.of("/state/x.out");

    private static final Path HOME = Path.of("/home/me");

    /** Escape sequences, a right-to-left override, an invisible letter, a tab, a bell. */
    private static final String HOSTILE =
            "a\u001b[31mred\u001b]0;title\u0007\u009b2J \u202egnp\u200b\tz\rover\nline # *x* `y` <b>";

    private static final String WIDE = "grüße 日本語 👩‍👩‍👧 é";

    /** More than any listener keeps in one piece. */
    private static final String OVERSIZED = "0123456789\n".repeat(2000);

    private static final Pattern ROWS =
            Pattern.compile("(?:0123456789\n){2,}|(?:0123456789\\\\n){2,}");

    private static final String LONG =
            "a sentence that goes on for longer than any narrow window is wide, so that it wraps";

    /**
     * One event, or several that belong together.
     *
     * @param name {@code Kind} or {@code Kind: variant}, independent of the name of the type
     */
    public record Sample(String name, List<Event> events) {
        public Sample {
            events = List.copyOf(events);
        }

        public String kind() {
            return name.replaceFirst(":.*", "");
        }
    }

    private final List<Sample> samples = new ArrayList<>();

    private SampleEvents() {
        session();
        conversation();
        commands();
        context();
        spending();
        notes();
        texts();
        answers();
        exchanges();
        pursuits();
        tools();
    }

    public static List<Sample> all() {
        return List.copyOf(new SampleEvents().samples);
    }

    /** What an event is called here, whatever its type is called. */
    public static String name(Event event) {
        return all().stream()
                .filter(sample -> sample.events().getFirst().getClass() == event.getClass())
                .map(Sample::kind)
                .findFirst()
                .orElseThrow();
    }

    /** What each of them comes to, a block each. */
    public static String told(Function<List<Event>, String> listener) {
        return all().stream()
                .map(each -> block(each.name(), listener.apply(each.events())))
                .collect(Collectors.joining("\n"));
    }

    private static String block(String name, String told) {
        String text = ROWS.matcher(Golden.visible(told)).replaceAll(SampleEvents::counted);
        return "== " + name + "\n" + text + (text.isEmpty() || text.endsWith("\n") ? "" : "⏎\n");
    }

    private static String counted(MatchResult rows) {
        long count = rows.group().chars().filter(c -> c == '9').count();
        return "0123456789 ×" + count + "\n";
    }

    private void add(String name, Event... events) {
        samples.add(new Sample(name, Arrays.asList(events)));
    }

    /** The variants of one that consists of a text. */
    private void texts(String kind, Function<String, Event> of, String usual) {
        String variant = kind + (kind.contains(":") ? ", " : ": ");
        add(kind, of.apply(usual));
        add(variant + "empty", of.apply(""));
        add(variant + "hostile", of.apply(HOSTILE));
        add(variant + "wide", of.apply(WIDE));
        add(variant + "long", of.apply(LONG));
    }

    private void session() {
        add("Opened", new Event.Opened("s1", "", HOME, "local", "0.1.0"));
        add("Opened: copy", new Event.Opened("s2", "s1", Path.of("/a b"), WIDE, "0.1.0"));
        add("Resumed", new Event.Resumed(HOME, "local"));
        add("Resumed: hostile", new Event.Resumed(Path.of("/" + HOSTILE), HOSTILE));
        texts("Named", Event.Named::new, "tidy up");
        add("Forgotten", new Event.Forgotten());
        texts("Printed", Event.BackgroundOutput::new, "[1]+  Done  sleep 9\n");
        add("Closed", new Event.Closed());
        add("Reset", new Event.Reset());
        texts("Switched", Event.ModelChanged::new, "deep");
        for (Stance stance : Stance.values()) {
            add("Adopted: " + stance, new Event.StanceChanged(stance));
        }
    }

    private void conversation() {
        texts("Typed", Event.Typed::new, ":model deep");
        add("Typed: and reset", new Event.Typed(":reset"), new Event.Reset());
        texts("Instructed", Event.Instructed::new, "You are aish.");
        add("Told", new Event.QuestionSent(new Turn.User("", "why?")));
        add(
                "Told: attached",
                new Event.QuestionSent(new Turn.User("[file a]\nx\n[end file a]", "why?")));
        add("Told: hostile", new Event.QuestionSent(new Turn.User(HOSTILE, HOSTILE)));
        add("Returned", returned("", new Turn.Tools.Result("c1", "12:00")));
        add("Returned: two, attached", returned("note", result("c1", HOSTILE), result("c2", WIDE)));
        add("Returned: oversized", returned("", result("c1", OVERSIZED)));
        add("Evicted: 1", new Event.Evicted(1));
        add("Evicted: 3", new Event.Evicted(3));
        texts("Summarised", Event.Summarised::new, "They spoke of tea.");
    }

    private static Turn.Tools.Result result(String call, String text) {
        return new Turn.Tools.Result(call, text);
    }

    private static Event returned(String attached, Turn.Tools.Result... results) {
        return new Event.ToolResultsSent(new Turn.Tools(List.of(results), attached));
    }

    private void commands() {
        for (String decision :
                List.of(
                        "run",
                        Event.Decided.DISCARD,
                        Event.Decided.DENIED,
                        Event.Decided.CLEAR,
                        Event.Decided.APPROVED)) {
            add("Decided: " + decision, new Event.Decided("cmd-001", decision));
        }
        for (Author author : Author.values()) {
            add("Started: " + author, new Event.Started("ls -l", author, HOME, 1));
        }
        add("Started: hostile", new Event.Started(HOSTILE, Author.MODEL, Path.of("/a`b"), 1));
        add(
                "Started: unasked, and ran",
                new Event.Decided("cmd-001", Event.Decided.CLEAR),
                new Event.Started("ls", Author.MODEL, HOME, 1),
                ran("ls", 0, "a\nb\n", Author.MODEL));
        add("Ran: finished", ran("ls", 0, "a\nb\n", Author.PERSON));
        add("Ran: silent", ran("true", 0, "", Author.MODEL));
        add("Ran: failed", ran("make", 2, "no rule\n", Author.PERSON));
        add("Ran: interrupted", ran("sleep 9", 130, "^C\n", Author.PERSON));
        add("Ran: hostile", ran("cat x", 0, HOSTILE, Author.PERSON));
        add("Ran: wide", ran("cat 日本", 0, WIDE, Author.PERSON));
        add("Ran: oversized", ran("seq", 0, OVERSIZED, Author.PERSON));
        add("Ran: omitted", ran(output("head\n", 5000, "tail\n", false, Optional.empty())));
        add("Ran: full screen", ran(output("", 0, "", true, Optional.empty())));
        add("Ran: on disk", ran(output("", 9, "", false, Optional.of(OUTPUTS.resolve("out-7")))));
        add(
                "Ran: jobs left, minutes",
                new Event.Ran(
                        new CommandResult(
                                "x &",
                                0,
                                Duration.ofSeconds(125),
                                HOME,
                                2,
                                1,
                                CapturedOutput.NOTHING),
                        Author.PERSON));
        add(
                "RanOnHost",
                new Event.RanOnHost("web1", "exited", Ran.command("uptime", 0, "up 3 days\n")));
        add(
                "RanOnHost: hostile",
                new Event.RanOnHost(HOSTILE, "unreachable", Ran.command(HOSTILE, 255, HOSTILE)));
        add("Refused", new Event.Refused(Ran.command("rm x", 126, "aish: not run: no")));
        texts("Running", Event.Running::new, "make install");
        add(
                "Rehearsed",
                new Event.Rehearsed(
                        "try-1",
                        "make install",
                        2,
                        "Exit status 2; 1 created.\n      ~/\n   1    created  a  3 bytes"));
        add("Rehearsed: hostile", new Event.Rehearsed("try-2", HOSTILE, 0, HOSTILE));
        add(
                "Reviewed",
                new Event.Reviewed(
                        "try-1",
                        "make install",
                        Event.Reviewed.KEPT,
                        List.of("/home/ada/a"),
                        "try-1: kept 1 change of make install. :undo takes it back."));
        add(
                "Reviewed: hostile",
                new Event.Reviewed(
                        "try-2", HOSTILE, Event.Reviewed.DROPPED, List.of(HOSTILE), HOSTILE));
        add(
                "Patched",
                new Event.Patched(
                        "patch-001",
                        Event.Patched.State.PROPOSED,
                        List.of("src/A.java"),
                        "patch-001: 1 file, 2 hunks, +3 −1, src/A.java",
                        "--- a/src/A.java\n+++ b/src/A.java\n"));
        add(
                "Patched: hostile",
                new Event.Patched(
                        "patch-002",
                        Event.Patched.State.FAILED,
                        List.of(HOSTILE),
                        HOSTILE,
                        HOSTILE));
        add("Suggested", new Event.Suggested("cmd-001", "make install"));
        add("Suggested: lines", new Event.Suggested("cmd-002", "for i in 1 2; do\n  ls\ndone"));
        add("Suggested: hostile", new Event.Suggested("cmd-003", HOSTILE));
    }

    private static Event ran(String command, int status, String output, Author author) {
        return new Event.Ran(Ran.command(command, status, output), author);
    }

    private static Event ran(CapturedOutput output) {
        return new Event.Ran(Ran.command("less x", 0, output, HOME), Author.PERSON);
    }

    private static CapturedOutput output(
            String head, long omitted, String tail, boolean fullScreen, Optional<Path> file) {
        return new CapturedOutput(7, head, omitted, tail, fullScreen, file);
    }

    private void context() {
        for (Change change : Change.values()) {
            add(
                    "Attached: " + change,
                    new Event.AttachmentChanged(change, attached("a.c", "/src/a.c")));
        }
        add("Attached: whole", new Event.AttachmentChanged(Change.ADDED, attached("a.c", "")));
        add(
                "Attached: hostile",
                new Event.AttachmentChanged(Change.ADDED, attached(HOSTILE, HOSTILE)));
    }

    private static Attachment attached(String title, String provenance) {
        return new Attachment(card(title, provenance), "");
    }

    private static Attachment.Card card(String title, String provenance) {
        return new Attachment.Card(
                "ctx-001",
                Attachment.Kind.FILE,
                title,
                true,
                false,
                Attachment.Priority.HIGH,
                AT,
                provenance,
                1234,
                provenance.isEmpty());
    }

    private void spending() {
        Usage usage = new Usage(1000, 100, 20);
        add("Spent: counted", spent(Purpose.CHAT, usage, true, 0.25));
        add("Spent: guessed", spent(Purpose.PROBE, usage, false, 0.25));
        add("Spent: free and guessed", spent(Purpose.NORRIS, usage, false, 0));
    }

    private void notes() {
        List<String> links = List.of("src/Pool.java:40-52", "out-3 (session 0k2m3n4p5q6r)");
        add("Noted", new Event.Noted("global/note-3", "finding", "The pool leaks.", links));
        add("Noted: hostile", new Event.Noted("global/note-4", "note", HOSTILE, List.of()));
        add("TaskChanged", new Event.TaskChanged("global/task-2", "Fix the leak", "open"));
        add("TaskChanged: done", new Event.TaskChanged("global/task-2", "Fix the leak", "done"));
    }

    private static Event spent(Purpose purpose, Usage usage, boolean counted, double cost) {
        return new Event.Spent(new Booking(AT, "cloud", purpose, usage, counted, 990, cost));
    }

    private void texts() {
        texts("Answer", Event.Answer::new, "Two lines\nof help.");
        texts("Notice", Event.Notice::new, "model: deep");
        texts("Verbatim", Event.Verbatim::new, "ls -l |\n  wc");
        for (Event.Risk risk : Event.Risk.values()) {
            texts(
                    "Assessed: " + risk.name().toLowerCase(Locale.ROOT),
                    text -> new Event.Assessed(risk, text),
                    "deletes 2 files (6 bytes), none of them in git. You can undo this.");
        }
        add("Proposed", proposed("rm a"));
        add("Proposed: lines", proposed("cat > x <<END\nhello\nEND"));
        add("Proposed: several", proposed("ls"), proposed("rm " + LONG), proposed(WIDE));
        add("Proposed: hostile", proposed(HOSTILE));
        texts("Problem", Event.Problem::new, "no such file: a.c");
        texts("Busy", Event.Busy::new, "copying files");
        add("Ready", new Event.Ready());
        add("ClearScreen", new Event.ClearScreen());
        texts("Asked", Event.Asked::new, "local");
        add("Asked: aside", new Event.Asked("local", true));
        texts("Remarked", Event.Remarked::new, "[aish] not run: no");
    }

    private static Event proposed(String command) {
        return new Event.Proposed(command, new Event.Assessed(Event.Risk.NEEDS_OK, LONG + "."));
    }

    private void answers() {
        texts("Streamed: text", text -> new Event.Streamed(new Delta.Text(text)), "Because.\n");
        texts(
                "Streamed: reasoning",
                text -> new Event.Streamed(new Delta.Reasoning(text)),
                "Hm.\n");
        texts("Streamed: calling", text -> new Event.Streamed(new Delta.Calling(text)), "fs__read");
        add(
                "Streamed: reading",
                new Event.Streamed(new Delta.Reading(5, 10, 2, Duration.ofSeconds(1))));
        add("Streamed: waiting", new Event.Streamed(waiting()));
        texts("Answered", text -> new Event.Answered(Reply.whole(text)), "# So\n\nIt *is*.\n");
        for (Reply.Finish finish : Reply.Finish.values()) {
            add("Answered: " + finish, new Event.Answered(reply("half", finish, null)));
        }
        texts(
                "Cited",
                text ->
                        new Event.Cited(
                                List.of(
                                        new CheckedCitation("out-1:3", Mark.HOLDS),
                                        new CheckedCitation(text, Mark.STALE),
                                        new CheckedCitation("cmd-009", Mark.NOT_FOUND))),
                "src/A.java:17");
        add(
                "Cited: all hold",
                new Event.Cited(List.of(new CheckedCitation("out-1:3", Mark.HOLDS))));
        problems();
        add(
                "Answered: interrupted",
                new Event.Answered(
                        reply("half", Reply.Finish.BROKEN_OFF, new ModelProblem.Cancelled())));
    }

    /** Its end is some time ago, as no clock stands still. */
    private static Delta waiting() {
        ModelProblem busy =
                new ModelProblem.Http(429, "slow down", Optional.of(Duration.ofSeconds(2)));
        return new Delta.Waiting(busy, Duration.ofSeconds(-9));
    }

    private static Reply reply(String text, Reply.Finish finish, @Nullable ModelProblem why) {
        return new Reply(
                text,
                "hm",
                finish == Reply.Finish.TOOL_CALLS
                        ? List.of(new ToolCall("c1", "fs__read", "{\"path\":\"" + "a\"}"))
                        : List.of(),
                finish,
                Optional.of(new Usage(10, 5, 2)),
                Optional.of(new Timings(10, Duration.ofMillis(20), 5, Duration.ofMillis(500))),
                Optional.ofNullable(why));
    }

    private void problems() {
        failed(
                "unreachable",
                new ModelProblem.Transport(
                        ModelProblem.Failure.REFUSED, "http://localhost:8080", "no " + HOSTILE));
        failed("refused", new ModelProblem.Http(500, HOSTILE, Optional.empty()));
        failed("reported", new ModelProblem.Api("context too long"));
        failed("garbled", new ModelProblem.Protocol("no JSON"));
        failed("not set up", new ModelProblem.Setup("no key"));
        failed("budget", new ModelProblem.Budget("the day's budget is spent"));
        failed("cancelled", new ModelProblem.Cancelled());
    }

    private void failed(String variant, ModelProblem problem) {
        add("Answered: failed, " + variant, new Event.Answered(Reply.failed(problem)));
    }

    private void exchanges() {
        String answer = "# Why\n\n- one *two*\n- `three`\n\n| a | b |\n|---|---|\n| 1 | 日本 |\n\n";
        String code = "```sh\nls -l | wc\n```\n" + LONG + "\n";
        add(
                "Exchange",
                new Event.Asked("local"),
                new Event.Streamed(new Delta.Reasoning("I wonder.")),
                new Event.Streamed(new Delta.Text(answer)),
                new Event.Notice("beside it"),
                new Event.Streamed(new Delta.Text(code)),
                new Event.Answered(Reply.whole(answer + code)),
                new Event.Notice("after it"));
        add(
                "Exchange: broken off",
                new Event.Asked("local"),
                new Event.Streamed(waiting()),
                new Event.Streamed(new Delta.Text("It is \u001b[2J")),
                new Event.Answered(Reply.failed(new ModelProblem.Cancelled())));
        add(
                "Exchange: nothing said",
                new Event.Asked("local"),
                new Event.Answered(Reply.whole("")));
    }

    private void pursuits() {
        texts("Pursuit began", goal -> new GoalEvent.Began(goal, 16), "make it build");
        add("Pursuit step", new GoalEvent.Stepped(1, 16, List.of()));
        add(
                "Pursuit step: tasks",
                new GoalEvent.Stepped(2, 16, List.of("[x] look", "[ ] " + LONG, "[ ] " + WIDE)));
        texts("Pursuit asking", GoalEvent.Probing::new, "deep");
        add("Pursuit asked: harmless", new GoalEvent.Probed("deep", true));
        add("Pursuit asked: harmful", new GoalEvent.Probed("deep", false));
        add("Pursuit halt: piece", halted("ls; rm -rf x", "rm -rf x"));
        add("Pursuit halt: whole", halted("rm -rf x", "rm -rf x"));
        add("Pursuit halt: lines", halted("ls\nrm -rf x\npwd", "rm -rf x"));
        add("Pursuit halt: long", halted("echo " + LONG + "; rm x", "rm x"));
        add("Pursuit halt: wide", halted("echo 日本; rm x", "rm x"));
        add("Pursuit halt: hostile", halted("rm x; " + HOSTILE, HOSTILE));
        add("Pursuit ended: reached", new GoalEvent.Ended(true, "done", "3 steps, 2 commands", ""));
        add("Pursuit ended: supported", new GoalEvent.Ended(true, "done", "3 steps", "cmd-003"));
        add(
                "Pursuit ended: claimed",
                new GoalEvent.Ended(true, "done", "3 steps", GoalEvent.Ended.CLAIMED));
        add("Pursuit ended: not", new GoalEvent.Ended(false, "out of steps", "16 steps", ""));
        add("Pursuit ended: hostile", new GoalEvent.Ended(false, HOSTILE, WIDE, ""));
    }

    private static Event halted(String command, String piece) {
        int start = command.indexOf(piece);
        return new GoalEvent.Halted(
                3,
                16,
                new Event.Assessed(Event.Risk.UNDOABLE, "deletes files. " + LONG),
                command,
                new Span(start, start + piece.length()));
    }

    private void tools() {
        texts("Tool called", text -> new Tool.Called("fs__read", text), "{\"path\":\"a\"}");
        add("Tool called: hostile name", new Tool.Called(HOSTILE, "{}"));
        texts("Tool progress", text -> new Tool.Progressed("fs__read", text), "3 of 9");
        add(
                "Tool ended: good",
                new Tool.Ended("fs__read", "fs__read a", true, "2 s, 12 lines", ""));
        add("Tool ended: silent", new Tool.Ended("fs__read", "", true, "", "Changed a"));
        add("Tool ended: bad", new Tool.Ended("fs__read", "fs__read b", false, "", "no such file"));
        add("Tool ended: hostile", new Tool.Ended(HOSTILE, HOSTILE, false, HOSTILE, HOSTILE));
        add("Tool ended: wide", new Tool.Ended("fs__read", LONG, true, WIDE, LONG));
    }
}
