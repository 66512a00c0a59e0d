package aish.safety.programs;

import aish.bash.Span;
import aish.safety.Effect;
import aish.safety.files.PathZone;
import aish.safety.files.Paths;
import aish.safety.rules.Rule;
import aish.safety.walk.CommandContext;
import aish.safety.walk.ExpandedWord;
import aish.safety.walk.VerdictBuilder;

/** The places a build takes its rules and code from: whatever is there runs. */
public final class BuildInputs {
    private BuildInputs() {}

    /**
     * Halts if a build takes its rules from an untrusted place, or if the line itself has written
     * them.
     */
    public static void check(Rule rule, Span span, CommandContext context) {
        if (compiles(rule.name())) {
            return;
        }
        VerdictBuilder judgement = context.judgement();
        for (String directory : context.scope().directories().possible()) {
            boolean ownCopy =
                    isNew(directory) && !judgement.hasFetched() && !judgement.wroteScratchCode();
            if (PathZone.of(Paths.resolve(directory, "x")) == PathZone.SCRATCH && !ownCopy) {
                context.add(Effect.EXEC_UNKNOWN, "builds in a place that nobody vouches for", span);
            }
        }
        if (judgement.wroteCode()) {
            context.add(Effect.EXEC_UNKNOWN, "runs code that the line itself has written", span);
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
     * Halts if a git repository is in an untrusted place, because its settings may run programs.
     */
    public static void repository(CommandContext context, String path, Span span) {
        VerdictBuilder judgement = context.judgement();
        boolean empty = isNew(path) && !judgement.hasFetched() && !judgement.wroteScratchCode();
        if (PathZone.of(path + "/x") == PathZone.SCRATCH
                && !empty
                && !judgement.isOwnRepository(path)) {
            context.add(
                    Effect.EXEC_UNKNOWN,
                    "follows the settings of a repository that nobody vouches for",
                    span);
        }
    }

    /** Whether a program reads code without running it or the rules of a project. */
    private static boolean compiles(String program) {
        int verb = program.indexOf(' ');
        return switch (verb < 0 ? program : program.substring(0, verb)) {
            case "gcc", "g++", "cc", "c++", "clang", "clang++", "cpp", "javac", "rustc" -> true;
            case "tsc", "gfortran", "ld", "as", "ar", "ranlib", "nasm", "yasm", "kotlinc" -> true;
            case "scalac", "ghc", "protoc", "flex", "bison", "yacc", "pdflatex", "xelatex" -> true;
            case "gofmt", "shellcheck", "ruff", "black", "mypy", "flake8", "pandoc", "dot" -> true;
            default -> false;
        };
    }

    /** Whether a build or a test would run the contents of such a file. */
    public static boolean isCode(String path) {
        String name = Paths.base(path);
        int dot = name.lastIndexOf('.');
        return switch (dot < 0 ? "" : name.substring(dot + 1)) {
            case "py", "js", "ts", "mjs", "cjs", "jsx", "tsx", "rb", "sh", "go", "rs" -> true;
            case "java", "kt", "kts", "gradle", "groovy", "scala", "mk", "cmake", "pl" -> true;
            case "php", "lua", "ex", "exs", "c", "cc", "cpp", "h", "toml", "cfg", "ini" -> true;
            case "json", "xml", "yml", "yaml", "bazel", "cs", "csproj", "swift", "am", "in" -> true;
            default ->
                    switch (name) {
                        case "Makefile", "makefile", "GNUmakefile", "CMakeLists.txt" -> true;
                        case "Rakefile", "Gemfile", "justfile", "Justfile", "BUILD" -> true;
                        case "Vagrantfile", "Dockerfile", "WORKSPACE", "configure" -> true;
                        default -> false;
                    };
        };
    }
}
