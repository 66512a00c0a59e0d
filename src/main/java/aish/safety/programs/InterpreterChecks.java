package aish.safety.programs;

import aish.safety.Effect;
import aish.safety.rules.Invocation;
import aish.safety.rules.OptionReader;
import aish.safety.walk.CommandContext;

/** Interpreters that run code of the files which they only check or test. */
final class InterpreterChecks {
    private InterpreterChecks() {}

    static void judge(Invocation invocation) {
        if (!runsFiles(invocation) || invocation.codeGiven()) {
            invocation.conclude();
            return;
        }
        CommandContext context = invocation.context();
        invocation.operands().forEach(file -> ScriptFiles.judgeBuild(file, context));
        context.add(
                Effect.BUILDS,
                "runs code of the files that it checks",
                invocation.words().getFirst().span());
        BuildInputs.check(invocation.rule(), invocation.words().getFirst().span(), context);
    }

    /** {@code perl -c} runs the blocks that are for its compiler. */
    private static boolean runsFiles(Invocation invocation) {
        return invocation.given().stream()
                .map(OptionReader.Given::name)
                .anyMatch(
                        name ->
                                name.equals("--test")
                                        || (name.equals("-c")
                                                && invocation.rule().name().equals("perl")));
    }
}
