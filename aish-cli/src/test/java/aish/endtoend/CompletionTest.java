package aish.endtoend;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import module java.base;

import aish.testing.Key;
import aish.testing.Programs;
import aish.testing.Sandbox;
import aish.testing.TalkExtension;
import aish.testing.TerminalSession;
import aish.testing.Tier;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Tab after aish in other shells, typed at a terminal. */
@Tag("edge")
@ExtendWith(TalkExtension.class)
class CompletionTest {
    /** A shell, and the line that loads the script and sets a prompt that nothing else prints. */
    enum Shell {
        BASH("bash --norc --noprofile -i", "PS1='ready''> '; source <(aish completion bash)"),
        ZSH(
                "zsh -f -i",
                "autoload -U compinit; compinit -u; PS1='ready''> '; source <(aish completion zsh)"),
        FISH(
                "fish --no-config -i",
                "set -g fish_autosuggestion_enabled 0; aish completion fish | source;"
                        + " function fish_prompt; echo -n 'ready''> '; end");

        private final String command;
        private final String setup;

        Shell(String command, String setup) {
            this.command = command;
            this.setup = setup;
        }

        private String[] words() {
            return command.split(" ", -1);
        }
    }

    @ParameterizedTest
    @EnumSource
    void tabCompletesWhatAishTakes(Shell shell, Sandbox sandbox) throws Exception {
        assumeTrue(Programs.isInstalled(shell.words()[0]), shell + " is not installed");
        sandbox.config(
                TalkExtension.ALONE
                        + """
                        [models.zebra]
                        endpoint = "http://127.0.0.1:1"
                        """);
        Files.writeString(sandbox.work().resolve("a-file.toml"), "");
        sandbox.batch("", "--norris", "say hello", "--model", "offline");
        String id = session(sandbox);
        try (TerminalSession terminal = sandbox.startOther(shell.words())) {
            terminal.enter(shell.setup);
            terminal.waitForScreen("^ready>$");
            for (List<String> line : shell == Shell.BASH ? lines(id) : Tier.sample(lines(id), 4)) {
                completes(terminal, line.getFirst(), line.getLast());
            }
        }
    }

    /** What is typed, and what is there after Tab. */
    private static List<List<String>> lines(String session) {
        return List.of(
                List.of("aish doc", "aish doctor"),
                List.of("aish --out", "aish --output-last"),
                List.of("aish --model zeb", "aish --model zebra"),
                List.of("aish -p why --stan", "aish -p why --stance"),
                List.of("aish config ed", "aish config edit"),
                List.of("aish --config a-fi", "aish --config a-file.toml"),
                List.of("aish cat a-fi", "aish cat a-file.toml"),
                List.of(
                        "aish sessions show " + session.substring(0, session.length() - 2),
                        "aish sessions show " + session));
    }

    private static void completes(TerminalSession terminal, String typed, String expected) {
        terminal.type(typed);
        terminal.waitForScreen("^ready> " + Pattern.quote(typed) + "$");
        terminal.press(Key.TAB);
        terminal.waitForScreen("^ready> " + Pattern.quote(expected) + " ?$");
        terminal.press(Key.CTRL_U);
        terminal.waitForScreen("^ready>$");
    }

    private static String session(Sandbox sandbox) throws Exception {
        return sandbox.batch("", "sessions").output().split("\\s", 2)[0];
    }
}
