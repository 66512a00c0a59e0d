package aish.shell.remote;

import module java.base;

import aish.bash.ScanResult;
import aish.bash.ScanResult.TokenKind;
import aish.bash.ShellQuoting;
import aish.bash.ShellScanner;
import aish.shell.remote.Target.TargetException;

/**
 * Starts shells on targets. What it returns are the words of programs, which no shell of this
 * machine reads.
 */
public sealed interface Transport {
    String TARGET = "{target}";
    String COMMAND = "{command}";

    /** Returns the program that runs a script of sh on a terminal there. */
    List<String> terminal(Target target, String script);

    /** Returns the program that runs a script of sh there without a terminal. */
    List<String> control(Target target, String script);

    /**
     * Returns the same transport for two programs that are to share a connection.
     *
     * @param socket a path where they can meet
     */
    default Transport sharing(Path socket) {
        return this;
    }

    /** Returns the program that runs a script of sh there by itself, and asks nothing. */
    List<String> plain(Target target, String script);

    /**
     * OpenSSH with the user's configuration, keys and agent.
     *
     * @param options words that come before the host
     * @param shares whether the user's configuration makes connections to this host shared ones
     */
    record Ssh(List<String> options, boolean shares) implements Transport {
        /** A connection is lost when the host has not answered for as long. */
        private static final List<String> KEPT_ALIVE =
                List.of("-o", "ServerAliveInterval=4", "-o", "ServerAliveCountMax=2");

        public Ssh {
            options = List.copyOf(options);
        }

        @Override
        public Transport sharing(Path socket) {
            List<String> own =
                    shares
                            ? List.of()
                            : List.of("-o", "ControlMaster=auto", "-o", "ControlPath=" + socket);
            return new Ssh(
                    Stream.of(options, KEPT_ALIVE, own).flatMap(List::stream).toList(), shares);
        }

        @Override
        public List<String> terminal(Target target, String script) {
            return words(List.of("-tt"), target, inShell(script));
        }

        @Override
        public List<String> control(Target target, String script) {
            return words(List.of("-T"), target, inShell(script));
        }

        @Override
        public List<String> plain(Target target, String script) {
            // others may not connect through it, because it ends with the script
            return words(
                    List.of("-T", "-o", "BatchMode=yes", "-o", "ControlMaster=no"),
                    target,
                    inShell(script));
        }

        private List<String> words(List<String> own, Target target, String remote) {
            return Stream.of(
                            Stream.of("ssh"),
                            own.stream(),
                            options.stream(),
                            Stream.of("--", target.name(), remote))
                    .flatMap(words -> words)
                    .toList();
        }

        /** The login shell there, which may be another, reads the words. */
        private static String inShell(String script) {
            return "exec sh -c " + ShellQuoting.literal(script);
        }
    }

    /**
     * A command from the settings that starts a shell on a target.
     *
     * @param terminal its words if the shell gets a terminal
     * @param control its words otherwise
     */
    record Template(List<String> terminal, List<String> control) implements Transport {
        public Template {
            terminal = List.copyOf(terminal);
            control = List.copyOf(control);
        }

        /**
         * @param control another command for the shell without a terminal; if empty, the same one
         *     without a terminal: its word {@code -i} is {@code -it} where there is one
         */
        static Template of(String command, String control) throws TargetException {
            List<String> words = wordsOf(command);
            return control.isEmpty()
                    ? new Template(with(words, "-i", "-it"), with(words, "-it", "-i"))
                    : new Template(words, wordsOf(control));
        }

        private static List<String> with(List<String> words, String from, String to) {
            return words.stream().map(word -> word.equals(from) ? to : word).toList();
        }

        @Override
        public List<String> terminal(Target target, String script) {
            return filled(terminal, target, script);
        }

        @Override
        public List<String> control(Target target, String script) {
            return filled(control, target, script);
        }

        @Override
        public List<String> plain(Target target, String script) {
            return control(target, script);
        }

        private static List<String> filled(List<String> words, Target target, String script) {
            return Stream.concat(
                            words.stream().map(word -> word.replace(TARGET, target.name())),
                            Stream.of("-c", script))
                    .toList();
        }
    }

    /** Returns the words of a command from the settings; nothing in them is expanded. */
    static List<String> plainWordsOf(String command) throws TargetException {
        ScanResult scan = ShellScanner.scan(command);
        boolean plain =
                scan.complete()
                        && scan.tokens().stream()
                                .noneMatch(token -> token.kind() == TokenKind.OPERATOR);
        if (!plain) {
            throw new TargetException(
                    ShellQuoting.quote(command) + " must be one command without shell operators");
        }
        return scan.words().stream().map(scan::unquoted).toList();
    }

    /** Returns the words of a command that names a target. */
    static List<String> wordsOf(String command) throws TargetException {
        List<String> words = plainWordsOf(command);
        if (words.stream().noneMatch(word -> word.contains(TARGET))) {
            throw new TargetException(ShellQuoting.quote(command) + " does not contain " + TARGET);
        }
        return words;
    }
}
