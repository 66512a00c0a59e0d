package aish.safety;

/** Interpreters that run code of the files which they only check or test. */
final class CodeChecks {
    private CodeChecks() {}

    static void judge(Invocation invocation) {
        if (!runsFiles(invocation) || invocation.codeGiven()) {
            invocation.conclude();
            return;
        }
        Context context = invocation.context();
        invocation.operands().forEach(file -> Scripts.judgeBuild(file, context));
        context.add(
                Effect.BUILDS,
                "runs code of the files that it checks",
                invocation.words().getFirst().span());
        BuildPlace.check(invocation.rule(), invocation.words().getFirst().span(), context);
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
