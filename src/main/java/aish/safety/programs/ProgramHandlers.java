package aish.safety.programs;

import aish.safety.languages.EditorReader;
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
            case "setarch" -> SetarchCommand::judge;
            case "find" -> FindCommand::judge;
            case "fd" -> FindCommand::fd;
            case "xargs" -> XargsCommands::xargs;
            case "parallel" -> XargsCommands::parallel;
            case "tar" -> TarCommand::judge;
            case "python" -> PythonCommand::judge;
            case "ssh" -> RemoteCommands::ssh;
            case "make" -> MakeCommand::judge;
            default -> null;
        };
    }

    /**
     * Returns a handler that needs options and operands separated first; null if there is none of
     * this name.
     */
    static @Nullable public ProgramHandler late(String name) {
        return switch (name) {
            case "code-checks" -> InterpreterChecks::judge;
            case "archive-keys" -> ArCommand::judge;
            case "toolchain" -> CompilerCommands::compile;
            case "help-files" -> ConverterCommands::helpFiles;
            case "copy" -> MoveCommands::copy;
            case "rename" -> ConverterCommands::rename;
            case "link" -> MoveCommands::link;
            case "second-name" -> MoveCommands::hardLink;
            case "unpack" -> MoveCommands::unpack;
            case "tee" -> MoveCommands::tee;
            case "tuning" -> ProcessTuningCommands::judge;
            case "extract" -> MoveCommands::extract;
            case "curl" -> WebCommands::curl;
            case "httpie" -> WebCommands::httpie;
            case "pipe-out" -> WebCommands::pipeOut;
            case "transfer" -> RemoteCommands::transfer;
            case "elsewhere" -> RemoteCommands::judgeInOtherDirectories;
            case "gh-api" -> GitCommands::api;
            case "last-output" -> MoveCommands::lastOutput;
            case "miller" -> ConverterCommands::miller;
            case "sound" -> ConverterCommands::sound;
            case "into-directory" -> ConverterCommands::intoDirectory;
            case "s-client" -> WebCommands::secureClient;
            case "pager" -> PagerCommands::judge;
            case "vim" -> EditorReader::arguments;
            case "checkout" -> GitCommands::checkout;
            case "git-reset" -> GitCommands::reset;
            case "git-config" -> GitCommands::config;
            default -> null;
        };
    }
}
