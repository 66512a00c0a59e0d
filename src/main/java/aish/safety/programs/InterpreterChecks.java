package aish.safety.programs;

import aish.safety.Effect;
import aish.safety.rules.Invocation;
import aish.safety.rules.OptionReader;
import aish.safety.walk.CommandContext;

/** Judges interpreters that run code of files when asked only to check or test them. */
final class InterpreterChecks {
    private InterpreterChecks() {}

    static void judge(Invocation invocation) {
        if (!runsFiles(invocation) || invocation.codeGiven()) {
            invocation.applyRule();
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

    /**
     * Whether the interpreter runs code of the files: {@code perl -c} runs the blocks for its
     * compiler.
     */
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
