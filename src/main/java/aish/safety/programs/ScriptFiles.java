package aish.safety.programs;

import aish.safety.Effect;
import aish.safety.files.PathZone;
import aish.safety.files.Paths;
import aish.safety.languages.InlineCode;
import aish.safety.rules.KnowledgeBase;
import aish.safety.rules.Rule;
import aish.safety.walk.CommandContext;
import aish.safety.walk.CommandDispatcher;
import aish.safety.walk.ExpandedWord;
import java.util.ArrayList;
import java.util.List;

/** Judges files that a program runs as code. */
public final class ScriptFiles {
    private ScriptFiles() {}

    public static void judge(ExpandedWord script, CommandContext context) {
        String path = Paths.resolve(context.scope().directory(), script.text());
        switch (script.text()) {
            case "/dev/stdin", "-" -> InlineCode.stdin("sh", context);
            default -> {
                if (PathZone.of(path) == PathZone.PROJECT && !script.glob() && script.isKnown()) {
                    context.judgement()
                            .addUnknown(
                                    script.shown() + " is a script of the project", script.span());
                } else {
                    context.add(
                            Effect.EXEC_UNKNOWN,
                            "runs " + script.shown() + ", which nobody vouches for",
                            script.span());
                }
            }
        }
    }

    /**
     * Judges a build file: those of the project and of the user are trusted, those in scratch
     * directories are not.
     */
    public static void judgeBuild(ExpandedWord file, CommandContext context) {
        String path = Paths.resolve(context.scope().directory(), file.text());
        PathZone zone = PathZone.of(path);
        boolean strange =
                zone == PathZone.SCRATCH || zone == PathZone.UNKNOWN || zone == PathZone.DEVICE;
        if (strange || file.text().equals("-") || file.text().contains("://")) {
            context.add(
                    Effect.EXEC_UNKNOWN,
                    "follows " + file.shown() + ", which nobody vouches for",
                    file.span());
        }
    }

    /** Whether it is a script that projects include for a well-known tool. */
    public static boolean isTool(ExpandedWord word, Rule interpreter) {
        String name = Paths.base(word.text());
        return interpreter.operands().stream().anyMatch(role -> role.code().equals("script"))
                && CommandDispatcher.isProjectTool(name)
                && KnowledgeBase.get().find(name) != null;
    }

    /** Judges such a script and its arguments as the tool itself. */
    public static void judgeTool(List<ExpandedWord> words, CommandContext context) {
        List<ExpandedWord> command = new ArrayList<>(words);
        command.set(0, words.getFirst().withText(Paths.base(words.getFirst().text())));
        new CommandDispatcher(context).judge(command);
    }
}
