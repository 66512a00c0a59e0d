package aish.hooks;

import module java.base;

import aish.event.Event;
import aish.event.EventSink;
import aish.model.ModelRequest;
import aish.settings.Config;
import aish.shell.CommandResult;

import org.jspecify.annotations.Nullable;

/**
 * Runs the user's commands on certain events, with JSON on their standard input; see docs/hooks.md.
 * Hooks that run before something are waited for and may stop it; the others run in the background,
 * one at a time.
 */
public final class Hooks implements EventSink {
    private static final String BEFORE_COMMAND = "before_command";
    private static final String AFTER_COMMAND = "after_command";
    private static final String BEFORE_REQUEST = "before_request";
    private static final String ON_HALT = "on_halt";
    private static final String ON_SESSION_END = "on_session_end";

    private final Config.Hooks settings;
    private final HookText texts;
    private final HookProcess process;
    private final EventSink complaints;
    private @Nullable ExecutorService queue;

    /**
     * @param directory the shell's current directory
     * @param session its name; empty if it is not recorded
     * @param disguise replaces secrets
     * @param complaints receives failures of hooks
     */
    public Hooks(
            Config.Hooks settings,
            Map<String, String> environment,
            Supplier<Path> directory,
            Supplier<String> session,
            UnaryOperator<String> disguise,
            InstantSource clock,
            EventSink complaints) {
        this.settings = settings;
        this.texts = new HookText(directory, session, disguise, clock);
        this.process = new HookProcess(environment, directory, settings.maxTime());
        this.complaints = complaints;
    }

    /** Returns why a command must not run; empty if it may. */
    public Optional<String> beforeCommand(String command, Event.Author author)
            throws InterruptedException {
        if (settings.beforeCommand().isEmpty()) {
            return Optional.empty();
        }
        String json = texts.command(BEFORE_COMMAND, command, author);
        for (String line : settings.beforeCommand()) {
            HookProcess.End end = process.run(BEFORE_COMMAND, line, json);
            if (!end.objection().isEmpty()) {
                return Optional.of(end.objection());
            }
            // a broken hook must not lock out the user
            if (!end.failure().isEmpty() && author == Event.Author.PERSON) {
                complain(end.failure());
            } else if (!end.failure().isEmpty()) {
                return Optional.of(end.failure() + "; the command was not run");
            }
        }
        return Optional.empty();
    }

    /**
     * Returns why a request must not be sent; empty if it may.
     *
     * @param request without secrets
     * @param model the preset that is asked
     * @param endpoint host and port
     * @param local whether that is this machine
     */
    public Optional<String> beforeRequest(
            ModelRequest request, String model, String endpoint, boolean local)
            throws InterruptedException {
        String json = texts.request(BEFORE_REQUEST, request, model, endpoint, local);
        for (String line : settings.beforeRequest()) {
            HookProcess.End end = process.run(BEFORE_REQUEST, line, json);
            if (!end.equals(new HookProcess.End("", ""))) {
                return Optional.of(
                        end.failure().isEmpty()
                                ? end.objection()
                                : end.failure() + "; nothing was sent");
            }
        }
        return Optional.empty();
    }

    /** Runs the hooks for an event in the background. */
    @Override
    public void emit(Event event) {
        if (event instanceof Event.Ran(CommandResult result, Event.Author author)
                && !settings.afterCommand().isEmpty()) {
            String json = texts.ran(AFTER_COMMAND, result, author);
            later(AFTER_COMMAND, settings.afterCommand(), json);
        } else if (event instanceof Event.GoalEvent.Halted halted && !settings.onHalt().isEmpty()) {
            later(ON_HALT, settings.onHalt(), texts.halted(ON_HALT, halted));
        }
    }

    /** Waits for running hooks, within a limit, and runs those for the end of the session. */
    public void end() {
        try {
            ExecutorService running = queue();
            if (running != null) {
                running.shutdown();
                Duration patience = settings.maxTime().plusSeconds(1);
                if (!running.awaitTermination(patience.toMillis(), TimeUnit.MILLISECONDS)) {
                    running.shutdownNow();
                }
            }
            if (!settings.onSessionEnd().isEmpty()) {
                run(ON_SESSION_END, settings.onSessionEnd(), texts.begin(ON_SESSION_END));
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private synchronized @Nullable ExecutorService queue() {
        return queue;
    }

    private synchronized void later(String name, List<String> lines, String json) {
        ExecutorService running = queue;
        if (running == null) {
            running = Executors.newSingleThreadExecutor(Thread.ofVirtual().name("hooks").factory());
            queue = running;
        }
        try {
            running.execute(() -> runBeside(name, lines, json));
        } catch (RejectedExecutionException e) {
            // aish is ending
        }
    }

    private void runBeside(String name, List<String> lines, String json) {
        try {
            run(name, lines, json);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void run(String name, List<String> lines, String json) throws InterruptedException {
        for (String line : lines) {
            HookProcess.End end = process.run(name, line, json);
            complain(end.objection() + end.failure());
        }
    }

    private void complain(String text) {
        if (!text.isEmpty()) {
            complaints.emit(new Event.Problem(text));
        }
    }
}
