package aish.safety;

import org.jspecify.annotations.Nullable;

/** The handlers by the names that rules use. */
final class Handlers {
    private Handlers() {}

    /** Handlers that read all the words themselves. */
    static @Nullable Handler early(String name) {
        return switch (name) {
            case "shell" -> ShellProgram::judge;
            case "eval" -> ShellBuiltins::eval;
            case "source" -> ShellBuiltins::source;
            case "set" -> ShellBuiltins::set;
            case "shift" -> ShellBuiltins::shift;
            case "cd" -> ShellBuiltins::cd;
            case "back" -> ShellBuiltins::back;
            case "declare" -> ShellBuiltins::declare;
            case "readers" -> ShellBuiltins::readers;
            case "unset" -> ShellBuiltins::unset;
            case "options" -> ShellBuiltins::options;
            case "env" -> EnvCommand::judge;
            case "setarch" -> Architectures::judge;
            case "find" -> FindCommand::judge;
            case "fd" -> FindCommand::fd;
            case "xargs" -> ArgumentFeeders::xargs;
            case "parallel" -> ArgumentFeeders::parallel;
            case "tar" -> TarCommand::judge;
            case "python" -> PythonCommand::judge;
            case "ssh" -> RemoteCommands::ssh;
            case "make" -> MakeCommand::judge;
            default -> null;
        };
    }

    /** Handlers that want options and operands told apart first. */
    static @Nullable Handler late(String name) {
        return switch (name) {
            case "code-checks" -> CodeChecks::judge;
            case "archive-keys" -> ArchiveKeys::judge;
            case "toolchain" -> Toolchain::compile;
            case "help-files" -> Converters::helpFiles;
            case "copy" -> FileMoves::copy;
            case "rename" -> Converters::rename;
            case "link" -> FileMoves::link;
            case "second-name" -> FileMoves::secondName;
            case "unpack" -> FileMoves::unpack;
            case "tee" -> FileMoves::tee;
            case "tuning" -> ProcessTuning::judge;
            case "extract" -> FileMoves::extract;
            case "curl" -> WebCommands::curl;
            case "httpie" -> WebCommands::httpie;
            case "pipe-out" -> WebCommands::pipeOut;
            case "transfer" -> RemoteCommands::transfer;
            case "elsewhere" -> RemoteCommands::elsewhere;
            case "gh-api" -> GitCommands::api;
            case "last-output" -> FileMoves::lastOutput;
            case "miller" -> Converters::miller;
            case "sound" -> Converters::sound;
            case "into-directory" -> Converters::intoDirectory;
            case "s-client" -> WebCommands::secureClient;
            case "pager" -> Pagers::judge;
            case "vim" -> EditorReader::arguments;
            case "checkout" -> GitCommands::checkout;
            case "git-reset" -> GitCommands::reset;
            case "git-config" -> GitCommands::config;
            default -> null;
        };
    }
}
