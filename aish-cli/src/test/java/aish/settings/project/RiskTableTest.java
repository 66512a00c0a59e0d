package aish.settings.project;

import static org.assertj.core.api.Assertions.assertThat;

import aish.settings.project.SettingChange.Risk;
import aish.settings.project.SettingChange.RiskTable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RiskTableTest {
    private final RiskTable table = RiskTable.load();

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '\'',
            textBlock =
                    """
                    models.x.key_cmd            | "a"      | RUNS
                    models."a.b".key_cmd        | "a"      | RUNS
                    models.x.endpoint           | "http:"  | SENDS
                    models.x.headers.X-Title    | "a"      | SENDS
                    models.x.key_env            | "A"      | SENDS
                    models.x.temperature        | 1        | PLAIN
                    default_model               | "x"      | SENDS
                    mcp.x.command               | "npx"    | RUNS
                    mcp.x.args                  | []       | RUNS
                    mcp.x.env.PATH              | "."      | RUNS
                    mcp.x.url                   | "http:"  | SENDS
                    hooks.before_command        | "./x"    | RUNS
                    hooks.before_command.run    | "./x"    | RUNS
                    permissions.allow           | ["rm"]   | LOOSENS
                    permissions.deny            | ["rm"]   | PLAIN
                    safety.allow                | ["rm"]   | LOOSENS
                    safety.extra_rules          | [1]      | PLAIN
                    safety.llm_second_opinion   | false    | LOOSENS
                    safety.llm_second_opinion   | true     | PLAIN
                    safety.llm_self_opinion     | true     | LOOSENS
                    safety.llm_self_opinion     | false    | PLAIN
                    secrets.vault               | "x"      | SECRETS
                    shell.program               | "./sh"   | RUNS
                    shell.rc                    | "./rc"   | RUNS
                    shell.confirm_cmd           | "never"  | LOOSENS
                    shell.confirm_cmd           | "always" | PLAIN
                    norris.wrappers             | "halt"   | PLAIN
                    norris.max_steps            | 99       | LOOSENS
                    undo.enabled                | false    | LOOSENS
                    context.summarizer_model    | "x"      | SENDS
                    context.max_turns           | 9        | PLAIN
                    interaction.prompt          | ">"      | PLAIN
                    models                      | 1        | PLAIN
                    gadgets.x                   | 1        | RUNS
                    shell                       | 1        | RUNS
                    """)
    void saysWhatAKeyCanBringAbout(String key, String value, Risk risk) {
        assertThat(table.riskOfSetting(key, value)).isEqualTo(risk);
    }

    @ParameterizedTest
    @CsvSource({
        "safety.extra_rules, LOOSENS",
        "permissions.deny, LOOSENS",
        "permissions.ask, LOOSENS",
        "permissions.allow, PLAIN",
        "hooks.before_command, LOOSENS",
        "secrets.vault, SECRETS",
        "models.x.endpoint, PLAIN",
        "gadgets.x, LOOSENS"
    })
    void saysWhatItMeansThatThePersonsOwnValueFallsAway(String key, Risk risk) {
        assertThat(table.riskOfRemoving(key)).isEqualTo(risk);
    }
}
