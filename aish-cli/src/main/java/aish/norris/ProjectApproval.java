package aish.norris;

import module java.base;

import aish.exec.CommandAssessment;
import aish.exec.CommandLimits.Project;
import aish.safety.Call;
import aish.safety.Effect;
import aish.safety.Verdict;
import aish.safety.files.AffectedFiles;
import aish.safety.files.SurveyBudget;
import aish.undo.UndoStore.UndoProspect;

/**
 * What the user can approve once for the rest of a goal: changes to files of the project, each of
 * which can be undone, and runs of code that is there. The kernel holds what runs to its limits.
 * Forced and searched deletions, code in arguments and all that reaches beyond the project are for
 * the user each time.
 */
record ProjectApproval(Project project) {
    private static final Set<Effect> COVERED =
            EnumSet.of(
                    Effect.READS,
                    Effect.CREATES,
                    Effect.OVERWRITES,
                    Effect.DELETES,
                    Effect.PERMISSION,
                    Effect.BUILDS);

    private static final Pattern EXECUTABLE = Pattern.compile("[ugoa]*\\+x");

    /** Describes what is approved. */
    String words() {
        return "what changes files below %s so that it can be undone, or runs code there"
                .formatted(project.name());
    }

    /** Describes what choosing it means. */
    String offer() {
        return ("here runs this and, for the rest of the goal, %s. Under the kernel's limits, it %s,"
                        + " apart from temporary files and caches.")
                .formatted(words(), project.limits().words());
    }

    boolean covers(CommandAssessment command) {
        Verdict verdict = command.verdict();
        List<Call> calls = command.calls();
        long scripts = calls.stream().filter(call -> runsScript(call, command)).count();
        boolean understood =
                !(verdict instanceof Verdict.Unknown) || verdict.findings().size() == scripts;
        return understood
                && !calls.isEmpty()
                && COVERED.containsAll(verdict.effects())
                && !(verdict.wrapped() && calls.stream().anyMatch(call -> hides(call, command)))
                && calls.stream().allMatch(call -> isPlain(call, command))
                && isUndoable(command);
    }

    /** Whether a call runs code that is among its arguments. */
    private boolean hides(Call call, CommandAssessment command) {
        return call.isIn("evaluators") || (call.isIn("interpreters") && !runsScript(call, command));
    }

    private boolean runsScript(Call call, CommandAssessment command) {
        List<String> words = call.texts();
        boolean runs = call.isKnown() && Set.of(Effect.READS).containsAll(call.effects());
        if (runs && words.getFirst().indexOf('/') >= 0 && isFile(words.getFirst(), call, command)) {
            return true;
        }
        return runs
                && call.isIn("interpreters")
                && words.size() > 1
                && !words.get(1).startsWith("-")
                && isFile(words.get(1), call, command);
    }

    private boolean isFile(String name, Call call, CommandAssessment command) {
        return find(name, call, command)
                .filter(file -> isInside(file) && Files.isRegularFile(file))
                .isPresent();
    }

    /** Whether it is no command that the user is to see each time, and runs only code from here. */
    private boolean isPlain(Call call, CommandAssessment command) {
        Set<Effect> does = call.effects();
        List<String> words = call.texts();
        boolean code = does.contains(Effect.BUILDS) || runsScript(call, command);
        return (!does.contains(Effect.DELETES) || isRemoval(call))
                && (!does.contains(Effect.OVERWRITES) || !call.program().equals("truncate"))
                && (!does.contains(Effect.PERMISSION)
                        || (words.size() > 1 && EXECUTABLE.matcher(words.get(1)).matches()))
                && (!code
                        || (call.isKnown()
                                && call.staysHere()
                                && find("", call, command).filter(this::isInside).isPresent()));
    }

    /** Whether it deletes the files that it names, and is not told to force or search anything. */
    private static boolean isRemoval(Call call) {
        return call.words().getFirst().text().equals("rm")
                && call.outer() < 0
                && call.texts().stream().noneMatch(word -> word.startsWith("-"));
    }

    private boolean isUndoable(CommandAssessment command) {
        Verdict verdict = command.verdict();
        AffectedFiles affected =
                AffectedFiles.of(verdict, command.facts(), SurveyBudget.thorough());
        return verdict.touched().stream().allMatch(one -> one.complete())
                && affected.gitCommands().isEmpty()
                && affected.roots().stream().allMatch(root -> isOwn(root.path()))
                && (command.undo() instanceof UndoProspect.Possible
                        || affected.roots().stream()
                                .noneMatch(
                                        root ->
                                                Files.exists(
                                                        root.path(), LinkOption.NOFOLLOW_LINKS)));
    }

    /** Whether it is a place in the project, and no other name for one elsewhere. */
    private boolean isOwn(Path path) {
        return isInside(path) && OwnFilesCheck.hasOneName(path);
    }

    private boolean isInside(Path path) {
        return path.startsWith(project.directory())
                && !path.endsWith(".git")
                && !path.toString().contains("/.git/");
    }

    /** Returns where a name leads from the directory of a call; empty if nothing is there. */
    private static Optional<Path> find(String name, Call call, CommandAssessment command) {
        try {
            Path here = command.facts().directory().orElse(Path.of("/"));
            return Optional.of(here.resolve(call.directory()).resolve(name).toRealPath());
        } catch (IOException | InvalidPathException e) {
            return Optional.empty();
        }
    }
}
