package aish.safety;

import java.util.ArrayList;
import java.util.List;

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

    /** The build of the project, or of the person, is trusted; rules in scratch are nobody's. */
    static void judgeBuild(Field file, Context context) {
        String path = Paths.resolve(context.scope().directory(), file.text());
        Zone zone = Zone.of(path);
        boolean strange = zone == Zone.SCRATCH || zone == Zone.UNKNOWN || zone == Zone.DEVICE;
        if (strange || file.text().equals("-") || file.text().contains("://")) {
            context.add(
                    Effect.EXEC_UNKNOWN,
                    "follows " + file.shown() + ", which nobody vouches for",
                    file.span());
        }
    }

    /** Whether it is a script that a project carries along for a well-known tool. */
    static boolean isTool(Field word, Rule interpreter) {
        String name = Paths.base(word.text());
        return interpreter.operands().stream().anyMatch(role -> role.code().equals("script"))
                && Commands.isProjectTool(name)
                && KnowledgeBase.get().find(name) != null;
    }

    /** Judges such a script and its arguments as the tool. */
    static void judgeTool(List<Field> words, Context context) {
        List<Field> command = new ArrayList<>(words);
        command.set(0, words.getFirst().withText(Paths.base(words.getFirst().text())));
        new Commands(context).judge(command);
    }
}
