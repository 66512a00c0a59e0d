package aish.app;

import module java.base;

import aish.chat.GuidanceFiles;
import aish.cli.Arguments;
import aish.cli.models.FoundModels;
import aish.event.Event;
import aish.event.EventSink;
import aish.files.PrivateFiles;
import aish.settings.Config;
import aish.shell.ShellException;
import aish.shell.ShellSession;
import aish.workspace.SourceException;
import org.jspecify.annotations.Nullable;

/** What happens once at the start of a session that has been built. */
final class Startup {
    /** What is shown, edited or staged in files for a moment. */
    private static final String TEMPORARY =
            "aish-{[0-9]*.txt,line-*,stage*,confined-*,training*,on*}";

    private final Core core;
    private final Wiring wiring;
    private final FutureTask<Boolean> shell;

    /**
     * @param prompts whether there is a prompt, before which the user should know what is wrong
     */
    Startup(Core core, Wiring wiring, boolean prompts) {
        this.core = core;
        this.wiring = wiring;
        this.shell = new FutureTask<>(() -> startShell(prompts), true);
    }

    private EventSink events() {
        return core.bus();
    }

    /**
     * Sets the stance and attaches what the command line names, so that the records show both;
     * reports a failure and returns false.
     */
    boolean apply(Arguments.Options options) {
        options.stance().ifPresent(wiring.chat.turns()::setStance);
        try {
            wiring.chat.attachments().attach(options.given());
            return true;
        } catch (SourceException e) {
            events().emit(new Event.Problem(String.valueOf(e.getMessage())));
            return false;
        }
    }

    /** Starts the shell on a thread of its own while the session gets ready. */
    void beginShell() {
        Thread.ofPlatform().daemon().name("shell").start(shell);
    }

    /** Waits for the shell, which starts now unless it is starting already. */
    void awaitShell() {
        shell.run();
        try {
            shell.get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (ExecutionException e) {
            throw new IllegalStateException(e);
        }
    }

    /**
     * Starts the shell and reports what the user should know about it. A line that needs it reports
     * itself that there is none, so that only a prompt says it before.
     */
    private void startShell(boolean prompts) {
        ShellSession session = wiring.shell.session();
        try {
            switch (session.start()) {
                case READY -> {}
                case READY_WITHOUT_RC -> leftOut("did not finish in time");
                case READY_AFTER_RC_EXITED -> leftOut("ended the shell");
            }
            wiring.shell.facts().follow(session);
        } catch (ShellException e) {
            wiring.shell.facts().useBuiltinsOnly();
            if (prompts) {
                events().emit(new Event.Problem(String.valueOf(e.getMessage())));
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void leftOut(String why) {
        events().emit(
                        new Event.Problem(
                                core.launch().config().shell().rc()
                                        + " "
                                        + why
                                        + " and was skipped;"
                                        + " set shell.rc in the settings to use another file"));
    }

    /**
     * Looks for servers that are not configured, and adds them to the models.
     *
     * @return one line about them for the user
     */
    Optional<String> discover() {
        Config config = core.launch().config();
        if (!config.discovery().probe()) {
            return Optional.empty();
        }
        FoundModels offers =
                FoundModels.of(config, Clients.discovered(), core.launch().environment());
        core.models().add(offers.presets());
        return offers.notice();
    }

    /** Tells the user once of instructions that came with a project without settings. */
    void offerInstructions() {
        Launch launch = core.launch();
        Path here = launch.projectRoot().orElse(core.directory().get());
        if (launch.projects().status().isEmpty() && isNearInstructions(here)) {
            Path told = launch.directories().state().resolve("instructions-offered");
            launch.projects()
                    .newInstructions(core.workspace().root(), told)
                    .ifPresent(events()::emit);
        }
    }

    /** Looks for the files alone, because most starts need not know what the project is. */
    private static boolean isNearInstructions(Path here) {
        for (@Nullable Path at = here; at != null; at = at.getParent()) {
            if (Files.exists(at.resolve(GuidanceFiles.NAME))
                    || Files.exists(at.resolve(GuidanceFiles.HIDDEN))) {
                return true;
            }
        }
        return false;
    }

    /** Removes what a killed aish left behind; what is not recorded is too short for that. */
    void sweep() {
        if (!core.sessions().log().isRecording()) {
            return;
        }
        core.sessions().sweep(core.records().retention());
        try {
            wiring.shell.safety().store().sweep();
            PrivateFiles.sweep(
                    Path.of(System.getProperty("java.io.tmpdir", "/tmp")),
                    TEMPORARY,
                    Instant.now().minus(Duration.ofDays(7)));
        } catch (IOException e) {
            // retried at the next start
        }
    }
}
