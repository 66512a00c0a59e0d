package aish.exec;

import module java.base;

import aish.event.Event;
import aish.event.Event.Author;
import aish.event.Event.Patched;
import aish.event.EventSink;
import aish.patch.Allowance;
import aish.patch.Patch;
import aish.patch.PatchException;
import aish.patch.PatchPlan;
import aish.patch.PatchPlan.PlannedFile;
import aish.patch.PatchPlan.Problem;
import aish.patch.PatchTarget;
import aish.secrets.SecretPlaceholders.SecretPlaceholder;
import aish.shell.CapturedOutput;
import aish.shell.CommandResult;
import aish.text.PlainText;
import aish.undo.UndoStore;

/**
 * The only way for a model's patch to the disk: checks, assesses, applies and publishes it, whoever
 * approved it. It decides nothing. Used by one thread.
 */
public final class PatchExecutor {
    private final Supplier<Path> directory;
    private final Supplier<PatchTarget> target;
    private final PreRunCheck check;
    private final CommandAssessor assessor;
    private final EventSink events;

    /**
     * @param target the files that commands see now
     */
    PatchExecutor(
            Supplier<Path> directory,
            Supplier<PatchTarget> target,
            PreRunCheck check,
            CommandAssessor assessor,
            EventSink events) {
        this.directory = directory;
        this.target = target;
        this.check = check;
        this.assessor = assessor;
        this.events = events;
    }

    /** Whether patches are applied to a copy of the disk. */
    public boolean isOnCopy() {
        return target.get().isCopy();
    }

    /** Checks a patch against the files as they are now. */
    public PatchPlan check(Patch patch, Set<Allowance> allowed) {
        Path here = directory.get();
        Path root = assessor.root(here);
        if (SecretPlaceholder.isIn(patch.source())) {
            String why =
                    "It contains a placeholder that stands for a secret. Change the line"
                            + " yourself.";
            Problem problem = new Problem(why, List.of());
            return new PatchPlan(root, List.of(), List.of(), List.of(problem), List.of());
        }
        return target.get().plan(patch, root, here, allowed);
    }

    /**
     * Judges a patch as the commands that would do the same to the files.
     *
     * @param id the name of the patch in the session
     */
    public CommandAssessment assess(String id, PatchPlan plan) {
        return assessor.assess(plan, id + " (" + plan.names() + ")");
    }

    /**
     * Applies a patch that a gate allowed, to all of its files or to none.
     *
     * @param id the name of the patch in the session
     */
    public CommandExecutor.Execution apply(String id, PatchPlan plan) {
        try {
            check.clear("apply " + id + " to " + plan.names(), Author.MODEL);
            PatchTarget files = target.get();
            Optional<? extends UndoStore.Saved> saved = files.apply(plan, id, directory.get());
            plan.notes().forEach(note -> events.emit(new Event.Notice(PlainText.oneLine(note))));
            String where = files.isCopy() ? " on the copy of the disk" : "";
            String said = "Applied " + id + where + ": " + plan.counts() + ".";
            String undo = saved.isPresent() ? " :undo " + id + " reverts this." : "";
            Patched.State state = files.isCopy() ? Patched.State.REHEARSED : Patched.State.APPLIED;
            publish(id, state, plan, said + undo);
            return new CommandExecutor.Execution(outcome(id, 0, said), saved);
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
