package aish.norris;

import module java.base;

import aish.approval.BreachConsent;
import aish.approval.RehearsalReview;
import aish.approval.RehearsalText;
import aish.approval.Trial;
import aish.chat.Suggestions;
import aish.chat.TurnLoop;
import aish.chat.Turns;
import aish.context.Conversation;
import aish.context.ExecLog;
import aish.context.OutputText;
import aish.context.PromptAssembler;
import aish.context.PromptAssembler.Surroundings;
import aish.cost.Accounts;
import aish.cost.Accounts.MeteredClient;
import aish.cost.Budget;
import aish.cost.Ledger;
import aish.cost.Money;
import aish.cost.Money.Price;
import aish.cost.Tokens;
import aish.event.Event;
import aish.event.Interrupts;
import aish.event.Operator;
import aish.exec.CommandAssessor;
import aish.exec.CommandExecutor;
import aish.exec.CommandLimits;
import aish.exec.CommandWatchdog;
import aish.exec.PermissionRules;
import aish.exec.PreRunCheck;
import aish.exec.rehearsal.Rehearsals;
import aish.model.DecoratedRoster;
import aish.model.Message;
import aish.model.ModelRequest;
import aish.model.ModelRoster;
import aish.safety.SafetyFacts;
import aish.settings.Config;
import aish.settings.Config.Wrappers;
import aish.shell.ForegroundCommand;
import aish.shell.ShellSession;
import aish.testing.Dispatching;
import aish.testing.Executing;
import aish.testing.FakeRoster;
import aish.testing.FakeShell;
import aish.testing.FakeTools;
import aish.testing.Ran;
import aish.testing.RecordingSink;
import aish.testing.ScriptedModel;
import aish.testing.ScriptedOperator;

/** A loop with a scripted model, a scripted person and a shell that only pretends. */
final class Pursuing {
    /** Nothing ever runs for long. */
    private static final class Instant implements ForegroundCommand {
        @Override
        public Duration silentTime() {
            return Duration.ZERO;
        }

        @Override
        public long bytesWritten() {
            return 0;
        }

        @Override
        public boolean awaitsKeys() {
            return false;
        }

        @Override
        public void withTerminal(Runnable talk) {
            talk.run();
        }

        @Override
        public void end() {}
    }

    final ScriptedModel model = new ScriptedModel();
    final FakeRoster models = new FakeRoster().with("acting", model);
    final Ledger ledger = new Ledger();
    Trial trial = Trial.NONE;
    double price = 10_000;
    final Accounts accounts =
            new Accounts(
                    _ -> new Accounts.Terms(new Price(price, 0), OptionalInt.empty()),
                    new Tokens(models, _ -> {}, InstantSource.system()),
                    ledger,
                    new Budget(ledger, 0, 0, Money.DOLLARS),
                    InstantSource.system(),
                    _ -> {},
                    _ -> {});
    final ModelRoster booked =
            new DecoratedRoster(
                    models, (name, client) -> new MeteredClient(name, client, accounts));
    final RecordingSink events = new RecordingSink();
    final Interrupts interrupts = new Interrupts();
    final Conversation conversation =
            new Conversation(new ExecLog(new OutputText(), 8000), InstantSource.system());
    final ScriptedOperator person = new ScriptedOperator();
    final FakeShell fake = new FakeShell().otherwise(this::run);
    final List<String> ran = new CopyOnWriteArrayList<>();
    final Map<String, String> outputs = new HashMap<>();
    final Map<String, Integer> statuses = new HashMap<>();
    final TurnLoop turns =
            Turns.of(
                    conversation,
                    new PromptAssembler(() -> new Surroundings("Linux", "bash", Ran.HOME)),
                    booked,
                    new Suggestions(),
                    interrupts,
                    events);
    final FakeTools tools = new FakeTools();
    List<String> approved = List.of();

    /** What running a command really does. */
    Consumer<String> shell = _ -> {};

    Operator operator = person;
    CommandLimits confined = CommandLimits.NONE;
    Wrappers wrappers = Wrappers.HALT;
    NorrisGate.Unattended unattended = NorrisGate.Unattended.LEAVE;
    final OwnFilesCheck stakes = new OwnFilesCheck();
    Optional<SecondOpinion> opinion = Optional.empty();
    CommandAssessor assessor = CommandAssessor.textOnly();
    PursuitLimits limits = new PursuitLimits(16, Duration.ofHours(1), 0, 0);
    NorrisLoop.Roles roles = new NorrisLoop.Roles("", "");
    Clock clock = Clock.systemUTC();
    Optional<WorkingCopy> copy = Optional.empty();

    /** Rules of the person's. */
    void rules(List<String> allow, List<String> ask, List<String> deny) {
        assessor =
                new CommandAssessor(
                        _ -> SafetyFacts.none(),
                        Optional::empty,
                        new PermissionRules(
                                new Config.Permissions(allow, ask, deny), Optional.empty()));
    }

    /** A second opinion of another model. */
    ScriptedModel judge(String... words) {
        ScriptedModel judge = new ScriptedModel().answer(words);
        models.with("deep", judge);
        opinion = Optional.of(opinion("deep", false));
        return judge;
    }

    SecondOpinion opinion(String preferred, boolean self) {
        return new SecondOpinion(
                booked, new SecondOpinion.Judges(preferred, self), interrupts, events);
    }

    PursuitResult pursue(String goal, String... answers) throws InterruptedException {
        model.answer(answers);
        NorrisLoop loop =
                loop(Executing.on(fake, assessor, conversation::ran, events), new Instant());
        return copy.isPresent() ? loop.pursue(goal, copy) : loop.pursue(goal);
    }

    /** Pursues a goal with real commands on a copy of the disk. */
    PursuitResult pursueOnCopy(String goal, ShellSession real, Rehearsals rehearsals, Path home)
            throws Exception {
        Executing executing = executing(real);
        RehearsalReview review =
                new RehearsalReview(
                        rehearsals,
                        new RehearsalText(home, text -> text),
                        operator,
                        _ -> {},
                        events);
        return new CopyPursuit(
                        loop(executing.executor, real),
                        executing.keeper,
                        executing.executor,
                        rehearsals,
                        review,
                        operator,
                        events)
                .pursue(goal, Rehearsals.Network.OFF);
    }

    Executing executing(ShellSession real) {
        return new Executing(
                real, PreRunCheck.open(), assessor, () -> {}, conversation::ran, events);
    }

    NorrisLoop loop(CommandExecutor executor, ForegroundCommand foreground) {
        Dispatching calls =
                new Dispatching(
                        tools, operator, Map.of("fs", approved), models, interrupts, events);
        NorrisGate gate =
                new NorrisGate(
                        operator,
                        new NorrisGate.Policy(wrappers, unattended, opinion),
                        stakes,
                        calls.approvals,
                        new BreachConsent(operator, PermissionRules.empty(), events),
                        () -> trial,
                        events);
        CommandWatchdog.Patience patience =
                new CommandWatchdog.Patience(Duration.ofMinutes(1), 1 << 20);
        return new NorrisLoop(
                turns,
                booked,
                gate,
                new CommandWatchdog(foreground, operator, patience, events),
                executor,
                confined,
                calls.dispatch,
                operator,
                limits,
                roles,
                accounts,
                foreground,
                _ -> List.of(),
                interrupts,
                events,
                clock);
    }

    private void run(FakeShell.Running running) {
        String command = running.command();
        ran.add(command);
        shell.accept(command);
        running.output(outputs.getOrDefault(command, "ran " + ran.size()));
        running.status(statuses.getOrDefault(command, 0));
    }

    /** What the model was told in the instructions of a request. */
    String instructions(int request) {
        ModelRequest sent = model.requests().get(request);
        return sent.messages().getFirst() instanceof Message.Instructions(String text) ? text : "";
    }

    /** The last message of a request. */
    String question(int request) {
        ModelRequest sent = model.requests().get(request);
        return sent.messages().getLast() instanceof Message.User(String text) ? text : "";
    }

    List<Event.GoalEvent.Halted> halts() {
        return events.events().stream()
                .filter(Event.GoalEvent.Halted.class::isInstance)
                .map(Event.GoalEvent.Halted.class::cast)
                .toList();
    }
}
