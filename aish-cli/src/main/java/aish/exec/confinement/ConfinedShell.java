package aish.exec.confinement;

import module java.base;

import aish.event.Event;
import aish.event.EventSink;
import aish.exec.CommandAssessment;
import aish.exec.CommandLimits;
import aish.exec.RefusedException;
import aish.exec.Refusal;
import aish.exec.ShellKeeper;
import aish.safety.Effect;
import aish.safety.Verdict;
import aish.safety.files.AffectedFiles;
import aish.safety.files.SurveyBudget;
import aish.safety.permissions.StatedLimits;
import aish.settings.ConfinementProfile;
import aish.shell.CommandResult;
import aish.shell.ShellDialect;
import aish.shell.ShellException;
import aish.shell.ShellSession;
import aish.shell.ShellState;
import aish.shell.ShellWorld;
import aish.text.HomePath;
import aish.text.PlainText;
import org.jspecify.annotations.Nullable;

/**
 * Lets commands that nobody watches run in a confined copy of the user's shell. Of what they do to
 * the shell itself, only the directory is taken over at the end: a variable, a function or an alias
 * could make the user's shell run something without limits later. Used by one thread.
 */
public final class ConfinedShell implements CommandLimits {
    private static final Map<ConfinementProfile, String> MEANINGS =
            Map.of(
                    ConfinementProfile.READ_ONLY,
                    "commands can change no files, and cannot read keys and passwords.",
                    ConfinementProfile.PROJECT,
                    "commands can change files only in %s, temporary directories and caches, and"
                            + " cannot read keys and passwords.");

    /** Asks for what programs inherit, without what changes from command to command. */
    private static final String EXPORTED =
            "(builtin unset _ PWD OLDPWD SHLVL; builtin declare -px; builtin declare -fx)"
                    + " 2>/dev/null";

    /** What to do where the kernel cannot set limits. */
    public enum Need {
        /** Commands run without them, and the user is told once. */
        WANTED,
        /** No command runs. */
        REQUIRED
    }

    private final ShellKeeper keeper;
    private final ShellSession shell;
    private final Need need;
    private final Supplier<Confinement.Scope> scope;
    private final EventSink events;
    private final Set<String> known = new HashSet<>();
    private boolean complained;
    private volatile Thread stopping = Thread.ofVirtual().unstarted(() -> {});
    private @Nullable Limits active;

    /** The limits of now. */
    private record Limits(
            Confinement confinement, RepositoryGuard repositories, Optional<Project> project) {}

    /**
     * @param scope the limits to set, asked for at each entry
     */
    public ConfinedShell(
            ShellKeeper keeper,
            ShellSession shell,
            Need need,
            Supplier<Confinement.Scope> scope,
            EventSink events) {
        this.keeper = keeper;
        this.shell = shell;
        this.need = need;
        this.scope = scope;
        this.events = events;
    }

    @Override
    public void enter() throws RefusedException, InterruptedException {
        Confinement.Scope wanted = scope.get();
        known.clear();
        if (wanted.profile() == ConfinementProfile.OPEN) {
            return;
        }
        Optional<String> why = obstacle(shell);
        if (why.isPresent()) {
            if (need == Need.REQUIRED) {
                throw new RefusedException(
                        "commands cannot be kept from changing files: " + why.get());
            }
            complain("Commands are not confined: " + why.get() + ".");
            return;
        }
        try {
            Confinement limits = Confinement.of(KernelLimits.detect(), wanted);
            try {
                keeper.enter(ShellWorld.confined(limits, limits.variables()), keeper.state());
                active = new Limits(limits, limits.repositories(), project(wanted));
                limits.refusals().take(); // what the shell itself wanted
                if (wanted.contract().isPresent()) {
                    limits.refusals().whenRefused(this::stop);
                }
            } catch (ShellException | InterruptedException | RuntimeException e) {
                limits.close();
                throw e;
            }
        } catch (IOException | ShellException e) {
            throw new RefusedException(
                    PlainText.oneLine("the commands cannot be confined: " + e.getMessage()));
        }
        if (need == Need.WANTED) {
            events.emit(new Event.Notice("Confined: " + meaning(wanted)));
        }
    }

    /** Returns why commands cannot be confined here, if they cannot. */
    public static Optional<String> obstacle(ShellSession shell) {
        if (shell.remote().isPresent()) {
            return Optional.of("aish cannot confine them on " + shell.remote().get().target());
        }
        if (shell.dialect() != ShellDialect.BASH) {
            return Optional.of("aish can confine only bash, not zsh");
        }
        KernelLimits kernel = KernelLimits.detect();
        return kernel.suffice() ? Optional.empty() : Optional.of(kernel.obstacle());
    }

    /** Ends the command of a contract on another thread, because its calls still need answers. */
    private void stop() {
        stopping = Thread.ofVirtual().name("ending").start(shell::end);
    }

    private static String meaning(Confinement.Scope scope) {
        Optional<Path> project = Confinement.project(scope);
        return scope.profile() == ConfinementProfile.PROJECT && project.isEmpty()
                ? HomePath.shorten(scope.project().toString(), scope.home())
                        + " is no project, so commands can change files only in temporary"
                        + " directories and caches."
                : Objects.requireNonNull(MEANINGS.get(scope.profile()))
                        .formatted(
                                project.map(at -> HomePath.shorten(at.toString(), scope.home()))
                                        .orElse(""));
    }

    private static Optional<Project> project(Confinement.Scope scope) {
        return Confinement.project(scope)
                .map(
                        at -> {
                            String name = HomePath.shorten(at.toString(), scope.home()) + "/";
                            return new Project(
                                    at, new StatedLimits(List.of(name), scope.network()));
                        });
    }

    private void complain(String text) {
        if (!complained) {
            complained = true;
            events.emit(new Event.Notice(text));
        }
    }

    /** Takes the directory over, and nothing that could act on the user's shell later. */
    @Override
    public Optional<ShellState> leave() throws InterruptedException {
        Limits limits = active;
        if (limits == null) {
            return Optional.empty();
        }
        active = null;
        Path directory = shell.directory();
        try {
            Optional<ShellState> last = leaveShell(limits);
            shell.changeDirectory(directory);
            Set<String> own = limits.confinement().variables().keySet();
            return last.map(state -> state.without(own));
        } catch (ShellException e) {
            events.emit(new Event.Problem(PlainText.of(String.valueOf(e.getMessage()))));
            return Optional.empty();
        } finally {
            limits.confinement().close();
        }
    }

    /** Looks at repositories only once nothing is left that could still change them. */
    private Optional<ShellState> leaveShell(Limits limits) throws InterruptedException {
        try {
            return keeper.leave();
        } finally {
            try {
                List<String> ended = limits.confinement().endProcesses();
                if (!ended.isEmpty()) {
                    events.emit(new Event.Notice("Ended: " + String.join(", ", ended)));
                }
            } finally {
                takeBack(limits);
            }
        }
    }

    private void takeBack(Limits limits) throws InterruptedException {
        for (String change : limits.repositories().takeBack()) {
            events.emit(
                    new Event.Notice(PlainText.oneLine("A command wanted to change " + change)));
        }
    }

    @Override
    public boolean areSet() {
        return active != null;
    }

    @Override
    public Optional<Project> project() {
        return active == null ? Optional.empty() : active.project();
    }

    @Override
    public String exported() {
        return active == null ? "" : keeper.ask(EXPORTED);
    }

    @Override
    public boolean mustStepOut(CommandAssessment assessment) {
        Limits limits = active;
        if (limits == null || !(assessment.verdict() instanceof Verdict.Halt)) {
            return false;
        }
        return assessment.verdict().effects().contains(Effect.PRIVILEGE)
                || AffectedFiles.of(
                                assessment.verdict(), assessment.facts(), SurveyBudget.thorough())
                        .roots()
                        .stream()
                        .anyMatch(root -> !limits.confinement().isWritable(root.path()));
    }

    @Override
    public boolean allowsWriting(Path file) {
        Limits limits = active;
        return limits == null || limits.confinement().isWritable(file);
    }

    /** Runs it in the user's own shell, in the directory of the confined one. */
    @Override
    public <T> T outside(Unconfined<T> command) throws InterruptedException {
        Limits limits = active;
        if (limits == null) {
            return command.run();
        }
        // what still runs inside must not change what the command reads and runs
        limits.confinement().pause();
        try {
            takeBack(limits);
            ShellSession.Inside inside = shell.stepOut();
            try {
                return command.run();
            } finally {
                shell.stepIn(inside);
                limits.repositories().look();
            }
        } catch (ShellException e) {
            throw new UncheckedIOException(new IOException(e));
        } finally {
            limits.confinement().resume();
        }
    }

    @Override
    public Optional<Refusal> refused(CommandResult result) throws InterruptedException {
        Limits limits = active;
        if (limits == null) {
            return Optional.empty();
        }
        stopping.join(); // before another command runs in this shell
        SequencedSet<Wanted> wanted = new LinkedHashSet<>(limits.confinement().refusals().take());
        limits.confinement().refusedPaths(result.output().text(), result.directory()).stream()
                .filter(one -> !limits.confinement().isWatched() || !(one instanceof Wanted.Write))
                .forEach(wanted::add);
        limits.repositories()
                .takeBack()
                .forEach(change -> wanted.add(new Wanted.Other("to change " + change)));
        wanted.removeIf(one -> !known.add(one.words()));
        return wanted.isEmpty()
                ? Optional.empty()
                : Optional.of(limits.confinement().refusal(wanted));
    }
}
