package aish.exec;

import module java.base;

import aish.safety.Call;
import aish.safety.SafetyFacts;
import aish.safety.Verdict;
import aish.safety.files.BlastRadius;
import aish.safety.permissions.Permission;
import aish.undo.UndoStore.UndoProspect;

/**
 * What a command is expected to do, determined once, before a gate decides about it.
 *
 * @param facts what was known about the session then
 * @param resolved the verdict on the command with its loops written out, which may name more files
 * @param calls the commands it consists of
 * @param permission what the user's rules say about it
 * @param radius the files that are at stake
 */
public record CommandAssessment(
        String command,
        SafetyFacts facts,
        Verdict verdict,
        Verdict resolved,
        List<Call> calls,
        Permission permission,
        BlastRadius radius,
        UndoProspect undo) {
    public CommandAssessment {
        calls = List.copyOf(calls);
    }

    /** Returns the assessment of a tool call, about whose effects nothing is known. */
    public static CommandAssessment ofCall(String call) {
        Verdict unseen = new Verdict.Clear(Set.of(), false, List.of());
        return new CommandAssessment(
                call,
                SafetyFacts.none(),
                unseen,
                unseen,
                List.of(),
                Permission.NONE,
                new BlastRadius(List.of(), true, false),
                new UndoProspect.Nothing());
    }

    public boolean isClear() {
        return verdict instanceof Verdict.Clear;
    }

    /** Returns the verdict, then the files and whether their changes can be undone. */
    public List<String> lines() {
        List<String> lines = new ArrayList<>();
        lines.add(verdict.word() + ": " + verdict.reason());
        if (permission.is(Permission.Kind.ASK)) {
            lines.add(permission.reason());
        }
        if (!isClear() && !stake().isEmpty()) {
            lines.add(String.join("; ", stake()));
        }
        return lines;
    }

    /**
     * Returns what is at stake and whether it can be undone; says only once that the files are not
     * known.
     */
    public List<String> stake() {
        boolean unknown = radius.isEmpty() && !radius.complete();
        List<String> stake = new ArrayList<>();
        if (!unknown || !(undo instanceof UndoProspect.Impossible)) {
            stake.add(radius.summary());
        }
        stake.add(undo.line());
        stake.removeIf(String::isEmpty);
        return stake;
    }
}
