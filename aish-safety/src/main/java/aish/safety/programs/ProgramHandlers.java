package aish.safety.programs;

import module java.base;

import aish.safety.Effect;
import aish.safety.ExpandedWord;
import aish.safety.programs.ScriptFiles.BuildInputs;
import aish.safety.programs.WrapperCommands.EnvCommand;
import aish.safety.programs.WrapperCommands.ShellCommand;
import aish.safety.rules.WordLists;
import aish.safety.walk.CommandContext;
import aish.safety.walk.Invocation;
import aish.safety.walk.OptionReader;
import aish.safety.walk.RevealCheck;
import org.jspecify.annotations.Nullable;

/** The handlers, by the names that rules use. */
public final class ProgramHandlers {
    private ProgramHandlers() {}

    /** Returns a handler that reads all the words itself; null if there is none of this name. */
    static @Nullable public ProgramHandler early(String name) {
        return switch (name) {
            case "shell" -> ShellCommand::judge;
            case "eval" -> ShellBuiltins::eval;
            case "source" -> ShellBuiltins::source;
            case "set" -> ShellBuiltins::set;
            case "shift" -> ShellBuiltins::shift;
            case "cd" -> ShellBuiltins::cd;
            case "back" -> ShellBuiltins::popd;
            case "declare" -> ShellBuiltins::declare;
            case "readers" -> ShellBuiltins::read;
            case "unset" -> ShellBuiltins::unset;
            case "options" -> ShellBuiltins::shopt;
            case "env" -> EnvCommand::judge;
            case "setarch" -> ProgramHandlers::setarch;
            case "find" -> FindCommand::judge;
            case "fd" -> FindCommand::fd;
            case "xargs" -> WrapperCommands::xargs;
            case "parallel" -> WrapperCommands::parallel;
            case "tar" -> TarCommand::judge;
            case "python" -> PythonCommand::judge;
            case "ssh" -> RemoteCommands::ssh;
            default -> null;
        };
    }

    /**
     * Returns a handler that needs options and operands separated first; null if there is none of
     * this name.
     */
    static @Nullable public ProgramHandler late(String name) {
        return switch (name) {
            case "code-checks" -> ProgramHandlers::codeChecks;
            case "make" -> MakeCommand::judge;
            case "copy" -> MoveCommands::copy;
            case "link" -> MoveCommands::link;
            case "unpack" -> MoveCommands::unpack;
            case "tee" -> MoveCommands::tee;
            case "tuning" -> ProgramHandlers::tuning;
            case "extract" -> MoveCommands::extract;
            case "curl" -> WebCommands::curl;
            case "httpie" -> WebCommands::httpie;
            case "pipe-out" -> WebCommands::pipeOut;
            case "transfer" -> RemoteCommands::transfer;
            case "elsewhere" -> RemoteCommands::judgeInOtherDirectories;
            case "gh-api" -> GitCommands::api;
            case "last-output" -> MoveCommands::lastOutput;
            case "s-client" -> WebCommands::secureClient;
            case "pager" -> ProgramHandlers::pager;
            case "checkout" -> GitCommands::checkout;
            case "git-reset" -> GitCommands::reset;
            case "git-config" -> GitCommands::config;
            case "printenv" -> RevealCheck::variables;
            default -> null;
        };
    }

    /** Judges interpreters that run code of files when asked only to check or test them. */
    static void codeChecks(Invocation invocation) {
        if (invocation.rule().name().equals("perl")) {
            invocation.operands().stream()
                    .filter(file -> file.text().strip().matches("(?s)[|>+].*|.*\\|"))
                    .forEach(file -> openedAsCommand(file, invocation.context()));
        }
        if (!runsFiles(invocation) || invocation.codeGiven()) {
            invocation.applyRule();
            return;
        }
        CommandContext context = invocation.context();
        invocation.operands().forEach(file -> ScriptFiles.judgeBuild(file, context));
        invocation.add(Effect.BUILDS, "runs code in the files that it checks");
        BuildInputs.check(invocation.rule(), invocation.words().getFirst().span(), context);
    }

    /** Perl opens such a name for writing, or runs it, if its code reads the files it is given. */
    private static void openedAsCommand(ExpandedWord file, CommandContext context) {
        context.add(Effect.EXEC_UNKNOWN, "perl may run a file name as a command", file);
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

    /** Judges pagers, which take their first keystrokes from words that start with a plus sign. */
    static void pager(Invocation invocation) {
        for (ExpandedWord operand : invocation.operands()) {
            if (operand.text().startsWith("+") && !onlyMoves(operand)) {
                invocation
                        .context()
                        .add(
                                Effect.EXEC_UNKNOWN,
                                "the pager's command " + operand.shown() + " may run programs",
                                operand);
            }
        }
        invocation.applyRule();
    }

    /**
     * Whether the keys only move: to a line, to an end, following the file, or a search, which
     * takes the rest of its line.
     */
    private static boolean onlyMoves(ExpandedWord operand) {
        return operand.isKnown()
                && operand.text().matches("\\+{1,2}\\d*(?:[gGFp%]?|[/?][^\\n\\r]*)");
    }

    /** Judges {@code setarch}: options, possibly the name of an architecture, then a command. */
    static void setarch(Invocation invocation) {
        List<ExpandedWord> words = invocation.words();
        CommandContext context = invocation.context();
        int at = skipOptions(words, 1);
        if (at < words.size() && isArchitecture(words.get(at).text())) {
            at = skipOptions(words, at + 1);
        }
        context.add(Effect.READS, "sets what a program sees of the machine", context.span());
        context.walk().commandFrom(at, words, context);
    }

    private static int skipOptions(List<ExpandedWord> words, int from) {
        int at = from;
        while (at < words.size() && words.get(at).text().startsWith("-")) {
            at++;
        }
        return at;
    }

    /**
     * Whether it is an architecture; the output of {@code uname -m} is one too, and the only
     * possible unknown name here.
     */
    private static boolean isArchitecture(String text) {
        return WordLists.has("architectures", text)
                || text.equals(String.valueOf(ExpandedWord.UNKNOWN_NAME));
    }

    /**
     * Judges {@code chrt}, {@code taskset}, {@code ionice}, {@code prlimit} and {@code choom}: with
     * a process id they show its settings, and with a value too they change them.
     */
    static void tuning(Invocation invocation) {
        if (invocation.isExempt() && changesProcess(invocation)) {
            invocation.add(Effect.SERVICE, invocation.rule().name() + " changes a running process");
        }
        invocation.applyRule();
    }

    private static boolean changesProcess(Invocation invocation) {
        String program = invocation.rule().name();
        return switch (program) {
            case "chrt", "taskset" -> pid(invocation) && invocation.operands().size() > 1;
            case "ionice" -> sets(invocation, "-c", "-n", "--class", "--classdata");
            case "choom" -> sets(invocation, "-n", "--adjust");
            default -> setsLimit(invocation.options());
        };
    }

    private static boolean pid(Invocation invocation) {
        return sets(invocation, "-p", "-a", "--pid") || invocation.optionExempts();
    }

    private static boolean sets(Invocation invocation, String... names) {
        return invocation.options().stream()
                .anyMatch(option -> Stream.of(names).anyMatch(option.text()::startsWith));
    }

    /** Whether a limit is set; one without a value is only shown. */
    private static boolean setsLimit(List<ExpandedWord> options) {
        return options.stream()
                .map(ExpandedWord::text)
                .filter(text -> !text.startsWith("-p") && !text.startsWith("--pid"))
                .filter(text -> !text.startsWith("-o") && !text.startsWith("--output"))
                .anyMatch(
                        text ->
                                text.indexOf('=') > 0
                                        || (!text.startsWith("--") && hasDigit(text)));
    }

    private static boolean hasDigit(String text) {
        return text.chars().anyMatch(Character::isDigit);
    }

    /** Judges a program whose arguments no rule can describe. */
    public interface ProgramHandler {
        void judge(Invocation invocation);
    }
}
