package aish.app;

import module java.base;

import aish.commands.model.CostCommand;
import aish.cost.Accounts;
import aish.cost.Accounts.MeteredClient;
import aish.cost.Booking;
import aish.cost.Budget;
import aish.cost.CostFile;
import aish.cost.Ledger;
import aish.cost.Money;
import aish.cost.Money.Price;
import aish.cost.Tokens;
import aish.event.Event;
import aish.event.EventSink;
import aish.files.PrivateFiles;
import aish.model.DecoratedRoster;
import aish.model.ModelClient;
import aish.model.ModelRoster;
import aish.model.ModelServer.TokenCounter;
import aish.settings.Config;
import aish.settings.Config.Preset;

/** Builds and connects the parts that count tokens and costs. */
final class CostModule implements EventSink {
    /** Runs each task on a background thread. */
    static final Executor IN_BACKGROUND =
            task -> Thread.ofPlatform().daemon().name("cost").start(task);

    /** Runs nothing: token counts stay estimates; for a single question more is not worthwhile. */
    static final Executor NEVER = _ -> {};

    private final Presets presets;
    private final Supplier<Optional<String>> session;
    private final EventSink events;
    private final Tokens tokens;
    private final Accounts accounts;
    private final CostFile file;
    private final ModelRoster models;
    private boolean complained;

    /**
     * @param session the name of the recorded session
     * @param background one of the two executors above
     */
    CostModule(
            Launch launch,
            Presets presets,
            Supplier<Optional<String>> session,
            Executor background,
            EventSink events) {
        this.presets = presets;
        this.session = session;
        this.events = events;
        Config.Cost limits = launch.config().cost();
        InstantSource clock = InstantSource.system();
        Ledger ledger = new Ledger();
        tokens = new Tokens(presets, background, clock);
        accounts =
                new Accounts(
                        this::terms,
                        tokens,
                        ledger,
                        new Budget(
                                ledger,
                                limits.warnAt(),
                                limits.stopAt(),
                                new Money(limits.currency())),
                        clock,
                        this::booked,
                        warning -> events.emit(new Event.Notice(warning)));
        file = new CostFile(launch.directories().state().resolve("costs.jsonl"));
        models = new DecoratedRoster(presets, this::metered);
    }

    private ModelClient metered(String name, ModelClient client) {
        return name.equals(Config.OFFLINE) ? client : new MeteredClient(name, client, accounts);
    }

    private Accounts.Terms terms(String model) {
        Optional<Preset> preset = presets.preset(model);
        return preset.isEmpty()
                ? Accounts.Terms.FREE
                : new Accounts.Terms(
                        new Price(
                                preset.get().priceIn().orElse(0),
                                preset.get().priceOut().orElse(0)),
                        preset.get().maxTokens());
    }

    private void booked(Booking booking) {
        events.emit(new Event.Spent(booking));
    }

    /** Writes what was spent to the file of all sessions. */
    @Override
    public void emit(Event event) {
        if (event instanceof Event.Spent(Booking booking)) {
            try {
                file.append(booking, session.get().orElse(""));
            } catch (IOException e) {
                complain(e);
            }
        }
    }

    private void complain(IOException e) {
        if (!complained) {
            complained = true;
            events.emit(
                    new Event.Problem(
                            "cannot save the cost of this request: " + PrivateFiles.reason(e)));
        }
    }

    /** Returns the same models with their costs booked. */
    ModelRoster models() {
        return models;
    }

    Accounts accounts() {
        return accounts;
    }

    /** Counts for the active model. */
    TokenCounter tokens() {
        return tokens;
    }

    CostCommand command() {
        return new CostCommand(
                accounts.ledger(),
                accounts.budget(),
                tokens::method,
                file::read,
                InstantSource.system(),
                ZoneId::systemDefault,
                events);
    }
}
