package aish.safety.files;

import aish.bash.Span;
import aish.safety.Effect;
import aish.safety.Finding;
import aish.safety.files.AffectedFileSpec.Kind;
import aish.safety.rules.Invocation;
import aish.safety.walk.CommandContext;
import aish.safety.walk.ExpandedWord;
import aish.safety.walk.VerdictBuilder;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Determines which files the effects of one program are on. Files that cannot be determined are
 * recorded as unknown, so that an incomplete list never looks complete.
 */
public final class TargetFiles {
    private TargetFiles() {}

    /**
     * What the judgement of a program found.
     *
     * @param since how many reasons to halt there were before
     * @param acted whether it does more than read
     * @param again whether it found a reason to halt that was already recorded
     */
    public record Found(int since, boolean acted, boolean again) {}

    public static void record(Invocation invocation, Found found) {
        VerdictBuilder judgement = invocation.context().judgement();
        List<Finding> open =
                judgement.findingsWithoutFiles(found.since()).stream()
                        .filter(finding -> isOnFiles(finding.effect()))
                        .toList();
        TargetTable.Entry line = TargetTable.find(invocation.rule().name());
        boolean always = line != null && line.always() && found.acted();
        if (open.isEmpty() && !always && !found.again()) {
            return;
        }
        List<ExpandedWord> files = line == null ? List.of() : files(invocation, line);
        if (line != null && line.kind() == Kind.GIT_TREE) {
            judgement.addAffectedFiles(
                    AffectedFileSpec.gitTree(
                            invocation.context().scope().certainDirectory(), invocation.words()));
        } else if (line == null
                || files.isEmpty()
                || !open.stream().allMatch(finding -> isOnOperands(finding, invocation, files))) {
            open.forEach(finding -> unknown(kind(finding.effect()), invocation.context()));
        } else {
            files.forEach(file -> touch(invocation, line, file));
        }
        judgement.markFilesRecorded(found.since());
    }

    private static void touch(Invocation invocation, TargetTable.Entry line, ExpandedWord file) {
        boolean trees = line.takesTrees(invocation.options());
        Optional<AffectedFileSpec.CompanionFile> beside =
                line.companion(invocation.options(), file);
        if (beside.isPresent()) {
            invocation.context().touch(line.kind(), file, trees, beside.get());
        } else {
            unknown(line.kind(), invocation.context());
        }
    }

    private static boolean isOnFiles(Effect effect) {
        return switch (effect) {
            case OVERWRITES, DELETES, PERMISSION, HISTORY_REWRITE, CONFIGURES -> true;
            default -> false;
        };
    }

    /**
     * Whether a finding is about the operands: effects of a rule, an option or a file are, those of
     * code may be on any file.
     */
    private static boolean isOnOperands(
            Finding finding, Invocation invocation, List<ExpandedWord> files) {
        Span place = finding.span();
        return place.start() == invocation.words().getFirst().span().start()
                || invocation.options().stream().anyMatch(option -> option.span().equals(place))
                || files.stream().anyMatch(file -> file.span().equals(place));
    }

    private static void unknown(Kind kind, CommandContext context) {
        context.judgement()
                .addAffectedFiles(
                        AffectedFileSpec.unknown(kind, context.scope().certainDirectory()));
    }

    private static Kind kind(Effect effect) {
        return switch (effect) {
            case DELETES -> Kind.DELETE;
            case PERMISSION -> Kind.PERMISSION;
            case HISTORY_REWRITE -> Kind.GIT_TREE;
            default -> Kind.OVERWRITE;
        };
    }

    /** Returns the operands that are files, without those that are code. */
    private static List<ExpandedWord> files(Invocation invocation, TargetTable.Entry line) {
        List<ExpandedWord> operands = new ArrayList<>(invocation.operands());
        ExpandedWord code = invocation.codeOperand();
        operands.removeIf(operand -> operand.equals(code));
        return line.chosen(operands);
    }
}
