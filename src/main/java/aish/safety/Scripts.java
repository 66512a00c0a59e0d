package aish.safety;

/** Files that a program runs as code. */
final class Scripts {
    private Scripts() {}

    static void judge(Field script, Context context) {
        String path = Paths.resolve(context.scope().directory(), script.text());
        switch (script.text()) {
            case "/dev/stdin", "-" -> Code.stdin("sh", context);
            default -> {
                if (Zone.of(path) == Zone.PROJECT && !script.glob() && script.isKnown()) {
                    context.judgement()
                            .doubt(script.shown() + " is a script of the project", script.span());
                } else {
                    context.add(
                            Effect.EXEC_UNKNOWN,
                            "runs " + script.shown() + ", which nobody vouches for",
                            script.span());
                }
            }
        }
    }
}
