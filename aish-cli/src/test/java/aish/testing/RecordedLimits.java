package aish.testing;

import module java.base;

import aish.exec.CommandAssessment;
import aish.exec.CommandLimits;
import aish.exec.RefusedException;
import aish.exec.Refusal;
import aish.safety.permissions.NetworkAccess;
import aish.safety.permissions.StatedLimits;
import aish.shell.CommandResult;
import aish.shell.ShellState;

/** Limits that record how they are used, and refuse what a test planned. */
public final class RecordedLimits implements CommandLimits {
    private final List<String> steps = new ArrayList<>();
    private final Deque<Optional<Refusal>> refusals = new ArrayDeque<>();
    private Optional<String> obstacle = Optional.empty();
    private boolean stepsOut;
    private Optional<Project> project = Optional.empty();
    private String exported = "declare -x PATH=\"/usr/bin:/bin\"\n";

    /** Another variable reaches the programs from now on. */
    public void export(String name, String value) {
        exported += "declare -x %s=\"%s\"%n".formatted(name, value);
    }

    public List<String> steps() {
        return List.copyOf(steps);
    }

    /** The limits cannot be set. */
    public RecordedLimits failing(String why) {
        obstacle = Optional.of(why);
        return this;
    }

    /** The next command is refused this. */
    public RecordedLimits refusing(String wanted) {
        refusals.add(Optional.of(new Refusal(wanted, Optional.empty())));
        return this;
    }

    /** No command can work within the limits. */
    public RecordedLimits forNobody() {
        stepsOut = true;
        return this;
    }

    @Override
    public void enter() throws RefusedException {
        if (obstacle.isPresent()) {
            throw new RefusedException(obstacle.get());
        }
        steps.add("enter");
    }

    @Override
    public Optional<ShellState> leave() {
        steps.add("leave");
        return Optional.empty();
    }

    @Override
    public boolean areSet() {
        return !steps.isEmpty() && !steps.getLast().equals("leave");
    }

    /** Commands may change the files of this project. */
    public RecordedLimits in(Path directory) {
        project =
                Optional.of(
                        new Project(
                                directory,
                                new StatedLimits(
                                        List.of(directory + "/"), new NetworkAccess.Off())));
        return this;
    }

    @Override
    public Optional<Project> project() {
        return project;
    }

    @Override
    public String exported() {
        return exported;
    }

    @Override
    public boolean mustStepOut(CommandAssessment assessment) {
        return stepsOut;
    }

    @Override
    public boolean allowsWriting(Path file) {
        return !stepsOut;
    }

    @Override
    public <T> T outside(Unconfined<T> command) throws InterruptedException {
        steps.add("outside");
        return command.run();
    }

    @Override
    public Optional<Refusal> refused(CommandResult result) {
        steps.add(result.command());
        return refusals.isEmpty() ? Optional.empty() : refusals.poll();
    }
}
