package aish.engine;

import aish.safety.BlastRadius;
import aish.safety.Call;
import aish.safety.Permission;
import aish.safety.SafetyFacts;
import aish.safety.Verdict;
import aish.store.UndoProspect;
import java.util.ArrayList;
import java.util.List;

/**
 * What is to be expected of a command, found out once before anybody is asked.
 *
 * @param facts what was known of the session then
 * @param resolved the verdict on the command with its loops written out, which may name more files
 * @param calls the commands of which it is made
 * @param permission what the person's rules say of it
 * @param radius the files that are at stake
 */
public record Outlook(
        String command,
        SafetyFacts facts,
        Verdict verdict,
        Verdict resolved,
        List<Call> calls,
        Permission permission,
        BlastRadius radius,
        UndoProspect undo) {
    public Outlook {
        calls = List.copyOf(calls);
    }

    public boolean isClear() {
        return verdict instanceof Verdict.Clear;
    }

    /** Verdict, then files and whether they can be brought back, so that nobody has to guess. */
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

    /** What is at stake and whether it can be undone; that files are not known is said once. */
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
