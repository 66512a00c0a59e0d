package aish.safety;

import aish.safety.Touched.Kind;
import aish.syntax.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Tells for the effects of one program which files they are on. What nobody can tell is noted as
 * unknown, so that no list of files looks complete that is not.
 */
final class Targets {
    private Targets() {}

    /**
     * What was found of a program.
     *
     * @param since how many reasons to halt there were before
     * @param acted whether it does more than read
     * @param again whether a reason to halt was found that was there before
     */
    record Found(int since, boolean acted, boolean again) {}

    static void record(Invocation invocation, Found found) {
        Judgement judgement = invocation.context().judgement();
        List<Finding> open =
                judgement.unaccounted(found.since()).stream()
                        .filter(finding -> isOnFiles(finding.effect()))
                        .toList();
        TargetBook.Line line = TargetBook.find(invocation.rule().name());
        boolean always = line != null && line.always() && found.acted();
        if (open.isEmpty() && !always && !found.again()) {
            return;
        }
        List<Field> files = line == null ? List.of() : files(invocation, line);
        if (line != null && line.kind() == Kind.GIT_TREE) {
            judgement.touch(
                    Touched.gitTree(
                            invocation.context().scope().certainDirectory(), invocation.words()));
        } else if (line == null
                || files.isEmpty()
                || !open.stream().allMatch(finding -> isOnOperands(finding, invocation, files))) {
            open.forEach(finding -> unknown(kind(finding.effect()), invocation.context()));
        } else {
            files.forEach(file -> touch(invocation, line, file));
        }
        judgement.account(found.since());
    }

    private static void touch(Invocation invocation, TargetBook.Line line, Field file) {
        boolean trees = line.takesTrees(invocation.options());
        Optional<Touched.Beside> beside = line.beside(invocation.options(), file);
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

    /** Effects of a rule, an option or a file are on files; those of code are wherever it says. */
    private static boolean isOnOperands(Finding finding, Invocation invocation, List<Field> files) {
        Span place = finding.span();
        return place.start() == invocation.words().getFirst().span().start()
                || invocation.options().stream().anyMatch(option -> option.span().equals(place))
                || files.stream().anyMatch(file -> file.span().equals(place));
    }

    private static void unknown(Kind kind, Context context) {
        context.judgement().touch(Touched.unknown(kind, context.scope().certainDirectory()));
    }

    private static Kind kind(Effect effect) {
        return switch (effect) {
            case DELETES -> Kind.DELETE;
            case PERMISSION -> Kind.PERMISSION;
            case HISTORY_REWRITE -> Kind.GIT_TREE;
            default -> Kind.OVERWRITE;
        };
    }

    /** The operands that are files: not those that are code. */
    private static List<Field> files(Invocation invocation, TargetBook.Line line) {
        List<Field> operands = new ArrayList<>(invocation.operands());
        Field code = invocation.codeOperand();
        operands.removeIf(operand -> operand.equals(code));
        return line.chosen(operands);
    }
}
