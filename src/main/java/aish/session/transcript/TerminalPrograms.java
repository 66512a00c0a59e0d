package aish.session.transcript;

import module java.base;

import aish.bash.ScanResult;
import aish.bash.ScanResult.Word;
import aish.bash.ScanResult.WordRole;
import aish.bash.ShellScanner;

/** Recognises commands that are useless without a user at a terminal. */
final class TerminalPrograms {
    private static final Set<String> FULL_SCREEN =
            Set.of(
                    """
                    vi vim nvim view vimdiff nano pico emacs ed micro helix hx less more most man \
                    info top htop btop atop iotop watch tmux screen mc ranger nnn fzf tig lazygit \
                    k9s dialog whiptail visudo vipw aptitude gdb lldb"""
                            .split(" "));

    /** Commands that concern only the current session. */
    private static final Set<String> SESSION =
            Set.of(
                    "fg", "bg", "jobs", "history", "fc", "clear", "reset", "exit", "logout", "bind",
                    "disown", "suspend", "stty");

    /** Programs that read lines from the terminal if they have no arguments. */
    private static final Set<String> DIALOGUES =
            Set.of(
                    """
                    bash sh zsh fish dash python python3 ipython node irb ghci jshell lua R julia \
                    bc psql mysql mariadb sqlite3 redis-cli mongosh ftp sftp telnet cat su"""
                            .split(" "));

    private static final Set<String> WRAPPERS =
            Set.of("sudo", "doas", "env", "command", "exec", "nohup", "time", "nice", "builtin");

    private TerminalPrograms() {}

    static boolean isNamedIn(String command) {
        ScanResult scan = ShellScanner.scan(command);
        List<Word> words = scan.words();
        for (int i = 0; i < words.size(); i++) {
            if (words.get(i).role() == WordRole.COMMAND) {
                int named = unwrapped(scan, i);
                String program = program(scan.unquoted(words.get(named)));
                boolean waits =
                        isAlone(words)
                                && (program.equals("ssh")
                                        ? words.size() == named + 2
                                        : words.size() == named + 1 && DIALOGUES.contains(program));
                if (waits || FULL_SCREEN.contains(program) || SESSION.contains(program)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Whether all words belong to one command, so that nothing is piped into it. */
    private static boolean isAlone(List<Word> words) {
        int first = words.getFirst().command();
        return words.stream().allMatch(word -> word.command() == first);
    }

    private static int unwrapped(ScanResult scan, int command) {
        int at = command;
        while (at + 1 < scan.words().size()
                && (WRAPPERS.contains(program(scan.unquoted(scan.words().get(at))))
                        || (at > command && isOption(scan.unquoted(scan.words().get(at)))))) {
            at++;
        }
        return at;
    }

    private static boolean isOption(String word) {
        return word.startsWith("-") || word.contains("=");
    }

    private static String program(String word) {
        return word.substring(word.lastIndexOf('/') + 1);
    }
}
