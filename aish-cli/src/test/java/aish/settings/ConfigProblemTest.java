package aish.settings;

import static aish.settings.SettingsFile.row;
import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** What a person reads about a mistake in the file: a text, and the lines it earns. */
class ConfigProblemTest {
    private static final String MENDED = "; using the defaults until this file is fixed";
    private static final String SIZE =
            "must be a positive number of bytes or a size like \"64K\", \"512M\" or \"2G\", not ";
    private static final String PROMPT = "interaction.prompt ";
    @TempDir Path home;

    @TestFactory
    Stream<DynamicTest> reportsPermissionsAndHooksThatAreNone() {
        return check(
                row(
                        "[permissions]\nallow = ['a; b', 3, 'ls', 'echo $x']",
                        "2:10: permissions.allow item 1 \"a; b\" is more than one command, or none;"
                                + " write the words of one, such as git push *; it is ignored",
                        "2:18: permissions.allow item 2 must be a string, not an integer; it is"
                                + " ignored",
                        "2:27: permissions.allow item 4 \"echo $x\" has an expansion; only * stands"
                                + " for something else in a rule; it is ignored"),
                row(
                        "[hooks]\non_halt = 3",
                        "2:1: hooks.on_halt must be a command or an array of commands, not an"
                                + " integer; using the default []"));
    }

    @TestFactory
    Stream<DynamicTest> reportsRulesThatAreNone() {
        return check(
                row(
                        "safety.extra_rules = 3",
                        "1:1: safety.extra_rules must be an array of tables, not an integer;"
                                + " using the default []"),
                row(
                        "[safety]\nextra_rules = ['rm', { reason = 'x' }]",
                        "2:16: safety.extra_rules item 1 must be a table, not a string; it is"
                                + " ignored",
                        "2:22: safety.extra_rules item 2 needs match_all, such as"
                                + " [\"terraform\", \"apply\"]; it is ignored"),
                row(
                        "[[safety.extra_rules]]\nmatch_all = ['a']\nreson = 'x'",
                        "3:1: safety.extra_rules item 1 has an unknown key reson; known keys"
                                + " are match_all, reason, shell"),
                row(
                        "[[safety.extra_rules]]\nmatch_all = 'a'",
                        "1:1: safety.extra_rules item 1 needs match_all, such as"
                                + " [\"terraform\", \"apply\"]; it is ignored",
                        "2:1: safety.extra_rules item 1 match_all must be an array of strings, not"
                                + " a string"),
                row(
                        "[[safety.extra_rules]]\nmatch_all = ['a(']",
                        "2:14: safety.extra_rules item 1 match_all has \"a(\", which is not a"
                                + " valid pattern; it is used as a word"),
                row(
                        "undo.keep = '2y'",
                        "1:1: undo.keep must be a number of seconds or a time like \"12h\" or"
                                + " \"7d\", more than 0 and at most 365 days, not \"2y\"; using the"
                                + " default \"7d\""));
    }

    @TestFactory
    Stream<DynamicTest> reportsUnknownNames() {
        return check(
                row(
                        "[shell]\n\nprogam = 'zsh'",
                        "3:1: unknown key shell.progam; did you mean shell.program?"),
                row(
                        "shell.known-commands = []",
                        "1:1: unknown key shell.known-commands; did you mean"
                                + " shell.known_commands?"),
                row(
                        "shell = { program = 'zsh', rx = '' }",
                        "1:28: unknown key shell.rx; did you mean shell.rc?"),
                row(
                        "[interaction]\ncolour = 'auto'",
                        "2:1: unknown key interaction.colour; did you mean interaction.color?"),
                row("[shell]\ntimeout = 3", "2:1: unknown key shell.timeout"),
                row("[shel]\nprogram = 'x'", "1:1: unknown key shel; did you mean shell?"),
                row("[weather]\ncity = 'x'", "1:1: unknown key weather"),
                row("[[weather]]\n[[weather]]", "1:1: unknown key weather"),
                row("city = 'x'", "1:1: unknown key city"),
                row("prompt = '> '", "1:1: unknown key prompt; did you mean interaction.prompt?"),
                row(
                        "shell.prompt = '> '",
                        "1:1: unknown key shell.prompt; did you mean interaction.prompt?"),
                row("[shell.extra]\na = 1\nb = 2", "1:1: unknown key shell.extra"),
                row(
                        "\"shell.program\" = 'x'",
                        "1:1: unknown key \"shell.program\"; did you mean shell.program?"),
                row("\"\" = 1", "1:1: unknown key \"\""),
                row(
                        "zz = 1\nshell.program = 2\n\nyy = 3",
                        "1:1: unknown key zz",
                        "2:1: shell.program must be a string, not an integer; using the default"
                                + " \"bash\"",
                        "4:1: unknown key yy"));
    }

    @TestFactory
    Stream<DynamicTest> reportsWrongTypes() {
        String start = "1:1: shell.program must be a string, not ";
        String end = "; using the default \"bash\"";
        return check(
                row("shell.program = 3", start + "an integer" + end),
                row("shell.program = 3.5", start + "a float" + end),
                row("shell.program = inf", start + "a float" + end),
                row("shell.program = true", start + "a boolean" + end),
                row("shell.program = 1979-05-27", start + "a date or time" + end),
                row("shell.program = 1979-05-27T07:32:00Z", start + "a date or time" + end),
                row("shell.program = 07:32:00", start + "a date or time" + end),
                row("shell.program = ['zsh']", start + "an array" + end),
                row("shell.program = {}", start + "a table" + end),
                row("shell.program.path = 'zsh'", start + "a table" + end),
                row("[shell.program]\npath = 'zsh'", start + "a table" + end),
                row("[[shell.program]]", start + "an array of tables" + end),
                row("shell.program = ' '", "1:1: shell.program must not be empty" + end),
                row(
                        "shell = 'zsh'",
                        "1:1: shell must be a table, not a string; using its defaults"),
                row("shell = []", "1:1: shell must be a table, not an array; using its defaults"),
                row(
                        "[[history]]\nmax_entries = 5",
                        "1:1: history must be a table, not an array of tables; write [history];"
                                + " using its defaults"),
                row(
                        "shell.known_commands = 'k'",
                        "1:1: shell.known_commands must be an array of strings, not a string; using"
                                + " the default []"),
                row(
                        "[shell]\nknown_commands = ['k', 3,\n  [], '']",
                        "2:24: shell.known_commands item 2 must be a string, not an integer; it"
                                + " is ignored",
                        "3:3: shell.known_commands item 3 must be a string, not an array; it is"
                                + " ignored",
                        "3:7: shell.known_commands item 4 must not be empty; it is ignored"));
    }

    @TestFactory
    Stream<DynamicTest> reportsValuesOutOfBounds() {
        String editing = "1:1: interaction.editing must be \"emacs\" or \"vi\", not ";
        String entries = "1:1: history.max_entries must be ";
        return check(
                row(
                        "interaction.editing = 'vim'",
                        editing + "\"vim\"; using the default \"emacs\""),
                row("interaction.editing = 'VI'", editing + "\"VI\"; using the default \"emacs\""),
                row("interaction.editing = 1", editing + "an integer; using the default \"emacs\""),
                row(
                        "interaction.color = true",
                        "1:1: interaction.color must be \"auto\", \"always\" or \"never\", not a"
                                + " boolean; using the default \"auto\""),
                row(
                        "interaction.suggestions = 'on'",
                        "1:1: interaction.suggestions must be \"history\" or \"off\", not \"on\";"
                                + " using the default \"history\""),
                row(
                        "history.max_entries = 0",
                        entries + "from 1 to 2147483647, not 0; using the default 10000"),
                row(
                        "history.max_entries = 2147483648",
                        entries + "from 1 to 2147483647, not 2147483648; using the default 10000"),
                row(
                        "history.max_entries = '5'",
                        entries + "an integer, not a string; using the default 10000"),
                row("output.memory = 0", size("0")),
                row("output.memory = -1", size("-1")),
                row("output.memory = 1.5", size("a float")),
                row("output.memory = ''", size("\"\"")),
                row("output.memory = '0K'", size("\"0K\"")),
                row("output.memory = '1.5G'", size("\"1.5G\"")),
                row("output.memory = '-1K'", size("\"-1K\"")),
                row("output.memory = 'K'", size("\"K\"")),
                row("output.memory = '5X'", size("\"5X\"")),
                row("output.memory = '5Ki'", size("\"5Ki\"")),
                row("output.memory = '5 K B'", size("\"5 K B\"")),
                row("output.memory = '٣K'", size("\"٣K\"")),
                row("output.memory = '8388608T'", size("\"8388608T\"")),
                row("output.memory = '99999999999999999999'", size("\"99999999999999999999\"")));
    }

    private static String size(String given) {
        return "1:1: output.memory " + SIZE + given + "; using the default \"1M\"";
    }

    @TestFactory
    Stream<DynamicTest> reportsMistakesInTemplates() {
        return check(
                row("interaction.prompt = '{model}{norris}{status}{cwd}{git}'"),
                row("interaction.right_prompt = '{stance}{count}{duration}{jobs}'"),
                row("interaction.prompt = '{{model}} {{{model}}} }} {{'"),
                row(
                        "interaction.prompt = '{modle}'",
                        "1:1: "
                                + PROMPT
                                + "has an unknown placeholder {modle}; did you mean"
                                + " {model}?"),
                row(
                        "interaction.prompt = '{}{weather}'",
                        "1:1: " + PROMPT + "has an unknown placeholder {}" + placeholders(),
                        "1:1: " + PROMPT + "has an unknown placeholder {weather}" + placeholders()),
                row(
                        "interaction.right_prompt = '{cwd'",
                        "1:1: interaction.right_prompt has a { without }; write {{ for a literal"
                                + " {"),
                row(
                        "interaction.prompt = 'cwd} '",
                        "1:1: " + PROMPT + "has a } without {; write }} for a literal }"),
                row(
                        "interaction.prompt = 3",
                        "1:1: "
                                + PROMPT
                                + "must be a string, not an integer; using the default"
                                + " \"[aish:{model}{norris}] {cwd} {git}{status}> \""));
    }

    private static String placeholders() {
        return "; known are model, norris, status, cwd, git, stance, count, duration, jobs,"
                + " user, host, time, venv and styles such as green";
    }

    @TestFactory
    Stream<DynamicTest> reportsTheFirstSyntaxErrorAndServesDefaults() {
        return check(
                row("[shell\nrc = ''", "1:7: expected ] after the name of the table" + MENDED),
                row("shell.program = 'zsh'\na = \nb = \"x\n", "2:5: expected a value" + MENDED),
                row(
                        "shell.program = 'a'\nshell.program = 'b'",
                        "2:1: shell.program is set twice; the first is in line 1" + MENDED),
                row(
                        "history.max_entries = 99999999999999999999",
                        "1:1: the number is too large" + MENDED));
    }

    @TestFactory
    Stream<DynamicTest> letsNothingReachTheTerminalThatItWouldObey() {
        return check(
                row(
                        "\"a\\u001b[31m\\n\\u202e\" = 1",
                        "1:1: unknown key \"a\\u001B[31m\\n\\u202E\""),
                row(
                        "\"a\\u001b\" = 1\n\"a\\u001b\" = 2",
                        "2:1: \"a\\u001B\" is set twice; the first is in line 1" + MENDED),
                row(
                        "interaction.editing = \"\\u001b]0;x\\u0007\"",
                        "1:1: interaction.editing must be \"emacs\" or \"vi\", not"
                                + " \"\\u001B]0;x\\u0007\"; using the default \"emacs\""),
                row(
                        "interaction.prompt = \"{\\u009b\\r\\U000E0001}\"",
                        "1:1: interaction.prompt has an unknown placeholder"
                                + " {\\u009B\\r\\U000E0001}"
                                + placeholders()),
                row(
                        "output.quota = \"\\u001b\"",
                        "1:1: output.quota " + SIZE + "\"\\u001B\"; using the default \"512M\""),
                row("k" + "k".repeat(500) + " = 1", "1:1: unknown key " + "k".repeat(80) + "…"));
    }

    @Test
    void keepsTheGoodSettingsOfAFileWithMistakes() throws Exception {
        Config config =
                load("[shell]\nprogram = 3\nrc = ''\nknown_commands = ['k', 1, 'j']\n").config();
        assertThat(config.shell())
                .isEqualTo(
                        new Config.Shell(
                                "bash",
                                "",
                                List.of("k", "j"),
                                List.of(),
                                Config.Confirm.ALWAYS,
                                false));
    }

    @Test
    void usesNothingOfAFileThatIsNotToml() throws Exception {
        assertThat(load("[shell]\nprogram = 'zsh'\nrc = \n").config())
                .isEqualTo(ConfigSchema.defaults());
    }

    @Test
    void doesNotQuoteASecretThatLacksItsQuotes() throws Exception {
        for (ConfigProblem problem : load("api_key = sk-verysecret-1234").problems()) {
            assertThat(problem.message()).doesNotContain("verysecret");
        }
    }

    private Stream<DynamicTest> check(SettingsFile.Case... cases) {
        return new SettingsFile(home).check(cases);
    }

    private LoadedConfig load(String text) throws Exception {
        return new SettingsFile(home).load(text);
    }
}
