package aish.safety;

import module java.base;

import aish.safety.files.AffectedFileSpec.Kind;
import aish.safety.files.BlastRadius;
import aish.text.Counted;
import aish.text.PlainText;

/**
 * Says in words for people what a command does and which files are at stake.
 *
 * @param verdict the judgement of the command
 * @param radius the files that are at stake
 * @param change what happens to them, where that is known better; otherwise empty
 */
public record VerdictText(Verdict verdict, BlastRadius radius, String change) {
    /** What is not said again if the change is known. */
    private static final Set<Effect> CHANGES =
            EnumSet.of(Effect.CREATES, Effect.OVERWRITES, Effect.DELETES);

    /** More reasons than this do not help the user to decide. */
    private static final int MOST_REASONS = 3;

    private static final String UNCERTAIN = "aish cannot tell which files it changes";

    public VerdictText(Verdict verdict, BlastRadius radius) {
        this(verdict, radius, "");
    }

    /** Returns what follows the verdict's label, without a full stop. */
    public String sentence() {
        return switch (verdict) {
            case Verdict.Clear clear -> change.isEmpty() ? harmless(clear) : change;
            case Verdict.Halt _, Verdict.Unknown _ -> withFiles(reasons());
        };
    }

    /** Whether the sentence says that the files are not known. */
    private boolean saysFilesUnknown() {
        return verdict instanceof Verdict.Halt
                && radius.isEmpty()
                && !radius.complete()
                && changesFiles();
    }

    private String harmless(Verdict.Clear clear) {
        List<String> parts = clear.acts().stream().map(PlainText::oneLine).toList();
        return parts.isEmpty() ? Effect.READS.description() : Counted.list(shortened(parts));
    }

    /** Returns the reasons, each once; what the number of files says better is left out. */
    private List<String> reasons() {
        List<String> reasons = new ArrayList<>();
        for (Finding finding : verdict.findings()) {
            String reason = PlainText.oneLine(finding.reason());
            if (!isCounted(finding.effect()) && !reasons.contains(reason)) {
                reasons.add(reason);
            }
        }
        return reasons;
    }

    private String withFiles(List<String> reasons) {
        List<String> parts = shortened(reasons);
        String files = change.isEmpty() ? radius.summary() : change;
        if (radius.isEmpty() && change.isEmpty()) {
            List<String> said = new ArrayList<>(List.of(Counted.list(parts)));
            said.addAll(saysFilesUnknown() ? List.of(UNCERTAIN) : List.of());
            said.addAll(radius.places());
            return String.join("; ", said);
        }
        // the reasons that remain have nothing to do with these files
        return parts.isEmpty() ? files : files + "; " + Counted.list(parts);
    }

    private List<String> shortened(List<String> reasons) {
        List<String> parts = new ArrayList<>(reasons);
        if (parts.size() > MOST_REASONS) {
            int more = parts.size() - MOST_REASONS + 1;
            parts.subList(MOST_REASONS - 1, parts.size()).clear();
            boolean clear = verdict instanceof Verdict.Clear;
            parts.add("does " + more + " more things" + (clear ? "" : " that need a look"));
        }
        return parts;
    }

    /** Whether the files at stake show this effect, with their number. */
    private boolean isCounted(Effect effect) {
        return (!change.isEmpty() && CHANGES.contains(effect))
                || radius.shares().stream()
                        .anyMatch(share -> effects(share.kind()).contains(effect));
    }

    private boolean changesFiles() {
        return verdict.findings().stream()
                .anyMatch(
                        finding ->
                                Stream.of(Kind.values())
                                        .anyMatch(
                                                kind -> effects(kind).contains(finding.effect())));
    }

    private static Set<Effect> effects(Kind kind) {
        return switch (kind) {
            case DELETE, MOVE_AWAY -> Set.of(Effect.DELETES, Effect.OVERWRITES);
            case OVERWRITE, APPEND, TIMES -> Set.of(Effect.OVERWRITES);
            case PERMISSION -> Set.of(Effect.PERMISSION);
            case GIT_TREE -> Set.of(Effect.HISTORY_REWRITE);
        };
    }

    /** Returns the parts of the command that are the reasons, marked, with what each does. */
    public List<String> explanation(String command) {
        List<String> lines = new ArrayList<>();
        for (Finding finding : verdict.findings()) {
            explain(command, finding, lines);
        }
        return lines;
    }

    private static void explain(String command, Finding finding, List<String> lines) {
        int start = finding.span().start();
        int from = command.lastIndexOf('\n', Math.max(0, start - 1)) + 1;
        int to = command.indexOf('\n', start);
        String line = command.substring(from, to < 0 ? command.length() : to);
        int end = Math.min(finding.span().end(), from + line.length());
        while (end > start + 1 && command.charAt(end - 1) == ' ') {
            end--;
        }
        String reason = PlainText.oneLine(finding.reason());
        if (start > end || start < from) {
            lines.add("  " + reason);
            return;
        }
        lines.add("  " + PlainText.oneLine(line));
        String marks = " ".repeat(start - from) + "^".repeat(Math.max(1, end - start));
        lines.add("  " + marks + " " + reason);
    }
}
