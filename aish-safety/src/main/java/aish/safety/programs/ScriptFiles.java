package aish.safety.programs;

import module java.base;

import aish.safety.walk.VerdictBuilder.Trait;
import aish.bash.Span;
import aish.safety.Effect;
import aish.safety.ExpandedWord;
import aish.safety.files.Paths;
import aish.safety.files.Paths.PathZone;
import aish.safety.rules.KnowledgeBase;
import aish.safety.rules.Rule;
import aish.safety.rules.WordLists;
import aish.safety.walk.CommandContext;
import aish.safety.walk.Invocation;
import aish.safety.walk.VerdictBuilder;

/** Judges files that a program runs as code. */
public final class ScriptFiles {
    private ScriptFiles() {}

    public static void judge(ExpandedWord script, CommandContext context) {
        String path = context.resolve(script.text());
        switch (script.text()) {
            case "/dev/stdin", "-" -> context.walk().codeOnInput("sh", context);
            default -> {
                if (PathZone.of(path) == PathZone.PROJECT && !script.glob() && script.isKnown()) {
                    context.addUnknown(
                            "runs " + script.shown() + ", and aish cannot tell what it does",
                            script);
                } else {
                    context.add(
                            Effect.EXEC_UNKNOWN,
                            "runs " + script.shown() + ", which aish cannot check",
                            script);
                }
            }
        }
    }

    /**
     * Judges a build file: those of the project and of the user are trusted, those in scratch
     * directories are not.
     */
    public static void judgeBuild(ExpandedWord file, CommandContext context) {
        String path = context.resolve(file.text());
        PathZone zone = PathZone.of(path);
        boolean strange =
                zone == PathZone.SCRATCH || zone == PathZone.UNKNOWN || zone == PathZone.DEVICE;
        if (strange || file.text().equals("-") || file.text().contains("://")) {
            context.add(Effect.EXEC_UNKNOWN, "uses " + file.shown() + ", which can run code", file);
        } else {
            context.add(Effect.BUILDS, "uses " + file.shown() + ", which can run code", file);
        }
    }

    /**
     * Judges a script that projects include for a well-known tool, and its arguments, as the tool.
     *
     * @return whether it is such a script
     */
    public static boolean judgesTool(List<ExpandedWord> words, Invocation interpreter) {
        CommandContext context = interpreter.context();
        ExpandedWord word = words.getFirst();
        String name = Paths.base(word.text());
        Rule tool = KnowledgeBase.get().find(name);
        boolean included =
                interpreter.rule().operands().stream()
                                .anyMatch(role -> role.code().equals("script"))
                        && tool != null
                        && tool.isProjectScript()
                        && PathZone.of(context.resolve(word.text())) == PathZone.PROJECT;
        if (included) {
            List<ExpandedWord> command = new ArrayList<>(words);
            command.set(0, word.withText(name));
            context.add(Effect.BUILDS, "runs code of the project", word);
            context.walk().command(command, context);
        }
        return included;
    }

    /** The places a build takes its rules and code from: whatever is there runs. */
    public static final class BuildInputs {
        private BuildInputs() {}

        /**
         * Halts if a build takes its rules from an untrusted place, or if the line itself has
         * written them.
         */
        public static void check(Rule rule, Span span, CommandContext context) {
            if (compiles(rule.name())) {
                return;
            }
            VerdictBuilder verdict = context.judgement();
            for (String directory : context.scope().directories().possible()) {
                boolean ownCopy =
                        isNew(directory)
                                && !verdict.hasFetched()
                                && !verdict.has(Trait.WROTE_SCRATCH_CODE);
                if (PathZone.of(Paths.resolve(directory, "x")) == PathZone.SCRATCH && !ownCopy) {
                    context.add(Effect.EXEC_UNKNOWN, "builds code in a temporary directory", span);
                }
            }
            if (verdict.has(Trait.WROTE_CODE)) {
                context.add(Effect.EXEC_UNKNOWN, "runs code that this command itself wrote", span);
            }
        }

        /**
         * Whether the line has created the directory, so that it contains only what the line puts
         * there.
         */
        private static boolean isNew(String directory) {
            return directory.startsWith("/tmp/" + ExpandedWord.UNKNOWN_NAME + ExpandedWord.FRESH);
        }

        /**
         * Halts if a git repository is in an untrusted place, because its settings may run
         * programs.
         */
        public static void repository(CommandContext context, String path, Span span) {
            VerdictBuilder verdict = context.judgement();
            boolean empty =
                    isNew(path) && !verdict.hasFetched() && !verdict.has(Trait.WROTE_SCRATCH_CODE);
            if (PathZone.of(path + "/x") == PathZone.SCRATCH
                    && !empty
                    && !verdict.isOwnRepository(path)) {
                context.add(
                        Effect.EXEC_UNKNOWN,
                        "uses a git repository whose settings may run code",
                        span);
            }
        }

        /** Whether a program reads code without running it or the rules of a project. */
        private static boolean compiles(String program) {
            int verb = program.indexOf(' ');
            return WordLists.has("compilers", verb < 0 ? program : program.substring(0, verb));
        }
    }
}
