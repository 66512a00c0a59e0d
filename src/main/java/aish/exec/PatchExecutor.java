package aish.exec;

import module java.base;

import aish.bash.ShellQuoting;
import aish.event.Event;
import aish.event.Event.Author;
import aish.event.Event.Patched;
import aish.event.EventSink;
import aish.patch.Allowance;
import aish.patch.AppliedPatch;
import aish.patch.Patch;
import aish.patch.PatchCheck;
import aish.patch.PatchException;
import aish.patch.PatchPlan;
import aish.patch.PatchPlan.PlannedFile;
import aish.patch.PatchPlan.Problem;
import aish.secrets.SecretPlaceholders.SecretPlaceholder;
import aish.shell.CapturedOutput;
import aish.shell.CommandResult;
import aish.text.PlainText;

/**
 * The only way for a model's patch to the disk: checks, assesses, applies and publishes it, whoever
 * approved it. It decides nothing. Used by one thread.
 */
public final class PatchExecutor {
    /** More names than this do not fit into a line. */
    private static final int MOST_NAMED = 3;

    /** Ends the patch in a command. */
    private static final String END = "END_OF_PATCH";

    private final Supplier<Path> directory;
    private final PreRunCheck check;
    private final CommandAssessor assessor;
    private final EventSink events;

    PatchExecutor(
            Supplier<Path> directory,
            PreRunCheck check,
            CommandAssessor assessor,
            EventSink events) {
        this.directory = directory;
        this.check = check;
        this.assessor = assessor;
        this.events = events;
    }

    /** Checks a patch against the files as they are now. */
    public PatchPlan check(Patch patch, Set<Allowance> allowed) {
        Path here = directory.get();
        Path root = assessor.root(here);
        if (SecretPlaceholder.isIn(patch.source())) {
            Problem hidden =
                    new Problem(
                            "It contains a placeholder that stands for a secret. Change the line"
                                    + " yourself.",
                            List.of());
            return new PatchPlan(root, List.of(), List.of(), List.of(hidden), List.of());
        }
        return PatchCheck.check(patch, root, here, allowed);
    }

    /**
     * Judges a patch as the commands that would do the same to the files.
     *
     * @param id the name of the patch in the session
     */
    public CommandAssessment assess(String id, PatchPlan plan) {
        String commands =
                plan.files().stream().map(PatchExecutor::command).collect(Collectors.joining("\n"));
        return assessor.assess(commands).titled(id + " (" + names(plan) + ")");
    }

    private static String command(PlannedFile file) {
        String name = ShellQuoting.quote(file.path().toString());
        if (file.after().isEmpty()) {
            return "rm " + name;
        }
        return file.before().isPresent() ? ": > " + name : ": >> " + name;
    }

    /** Returns the names of the files, or the first of them. */
    private static String names(PatchPlan plan) {
        List<String> names =
                plan.files().stream().map(file -> PlainText.oneLine(file.name())).toList();
        return names.size() <= MOST_NAMED
                ? String.join(", ", names)
                : String.join(", ", names.subList(0, MOST_NAMED))
                        + " and "
                        + (names.size() - MOST_NAMED)
                        + " more";
    }

    /**
     * Applies a patch that a gate allowed, to all of its files or to none.
     *
     * @param id the name of the patch in the session
     */
    public CommandExecutor.Execution apply(String id, PatchPlan plan) {
        try {
            check.clear("apply " + id + " to " + names(plan), Author.MODEL);
            AppliedPatch applied = AppliedPatch.apply(plan, assessor.store(), id, directory.get());
            plan.notes().forEach(note -> events.emit(new Event.Notice(PlainText.oneLine(note))));
            String said = "Applied " + id + ": " + counts(plan) + ".";
            String undo = applied.saved().isPresent() ? " :undo " + id + " reverts this." : "";
            publish(id, Patched.State.APPLIED, plan, said + undo);
            return new CommandExecutor.Execution(outcome(id, 0, said), applied.saved());
        } catch (PatchException e) {
            return failed(id, plan, e.why());
        } catch (RefusedException e) {
            return failed(id, plan, e.why());
        }
    }

    private CommandExecutor.Execution failed(String id, PatchPlan plan, String why) {
        String said = id + " was not applied: " + PlainText.oneLine(why);
        publish(id, Patched.State.FAILED, plan, said);
        return new CommandExecutor.Execution(outcome(id, 1, said), Optional.empty());
    }

    private void publish(String id, Patched.State state, PatchPlan plan, String said) {
        List<String> files = plan.files().stream().map(PlannedFile::name).toList();
        events.emit(new Patched(id, state, files, said, ""));
    }

    private static String counts(PatchPlan plan) {
        return plan.files().stream()
                .limit(MOST_NAMED)
                .map(
                        file ->
                                PlainText.oneLine(file.name())
                                        + " (+"
                                        + file.added()
                                        + " −"
                                        + file.removed()
                                        + ")")
                .collect(
                        Collectors.joining(
                                ", ",
                                "",
                                plan.files().size() > MOST_NAMED
                                        ? " and " + (plan.files().size() - MOST_NAMED) + " more"
                                        : ""));
    }

    private CommandOutcome outcome(String id, int status, String said) {
        return new CommandOutcome.Finished(
                new CommandResult(
                        "apply " + id,
                        status,
                        Duration.ZERO,
                        directory.get(),
                        0,
                        0,
                        new CapturedOutput(0, said, 0, "", false, Optional.empty())));
    }

    /**
     * Returns the command with which a shell applies a patch, if that is possible without looking
     * at the files.
     */
    public Optional<String> command(Patch patch) {
        String source = patch.source();
        if (!patch.isDiff() || source.contains(END)) {
            return Optional.empty();
        }
        String root = ShellQuoting.quote(assessor.root(directory.get()).toString());
        return Optional.of("git -C " + root + " apply <<'" + END + "'\n" + source + END);
    }

    /** Publishes that a patch cannot be applied here. */
    public void refuse(String id, Patch patch, String why) {
        String said = id + " was not applied: " + why + ".";
        events.emit(new Patched(id, Patched.State.FAILED, patch.names(), said, ""));
    }

    /** Publishes that the user does not want a patch. */
    public void reject(String id, Patch patch) {
        events.emit(
                new Patched(id, Patched.State.REJECTED, patch.names(), "Rejected " + id + ".", ""));
    }

    /** Tells the user why a patch does not fit, with both sides of what differs. */
    public void explain(String id, PatchPlan plan) {
        List<String> said = new ArrayList<>();
        for (Problem problem : plan.problems()) {
            said.add(PlainText.oneLine(problem.what()));
            problem.details().forEach(detail -> said.add("  " + PlainText.oneLine(detail)));
        }
        events.emit(
                new Patched(
                        id,
                        Patched.State.FAILED,
                        List.of(),
                        id + " does not fit: " + String.join("\n", said),
                        ""));
    }
}
