package aish.tools;

import static org.assertj.core.api.Assertions.assertThat;

import aish.json.Json;
import aish.safety.Analyser;
import aish.safety.SafetyFacts;
import aish.testing.FakeTools;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ToolJudgeTest {
    private final ToolJudge judge =
            new ToolJudge(command -> Analyser.judge(command, SafetyFacts.none()));

    private ToolJudge.Risk risk(String tool, String arguments) throws Exception {
        return judge.judge(FakeTools.tool("s", tool), Json.parse(arguments));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "shell",
                "shell_bg",
                "write_file",
                "edit_file",
                "deleteRepo",
                "Move-Item",
                "execute_query",
                "run",
                "git_push",
                "kill-process"
            })
    void knowsToolsThatChangeThingsByTheirNames(String name) throws Exception {
        assertThat(risk(name, "{}").naming()).isPresent();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "read_file",
                "list_directory",
                "search",
                "echo",
                "get-sum",
                "fetch",
                "pushups"
            })
    void letsOthersBe(String name) throws Exception {
        assertThat(risk(name, "{\"text\":\"as you like\"}").isClear()).isTrue();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '#',
            value = {
                "ops # {\"command\":\"rm -rf /\"}",
                "ops # {\"cmd\":[\"rm\",\"-rf\",\"/\"]}",
                "ops # {\"commands\":[\"ls\",\"rm -rf /\"]}",
                "ops # {\"a\":{\"script\":\"git push --force\"}}",
                "bash # {\"anything\":\"rm -rf /\"}",
                "ops # {\"sql\":\"DELETE FROM users\"}",
                "ops # {\"query\":\"drop table users\"}",
            })
    void readsArgumentsThatAreCommands(String name, String arguments) throws Exception {
        assertThat(risk(name, arguments).command()).isPresent();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '#',
            value = {
                "ops # {\"command\":\"ls -l\"}",
                "ops # {\"query\":\"how to delete a branch\"}",
                "ops # {\"sql\":\"SELECT * FROM users\"}",
                "ops # {\"n\":1,\"flag\":true,\"none\":null}",
            })
    void clearsHarmlessOnes(String name, String arguments) throws Exception {
        assertThat(risk(name, arguments).isClear()).isTrue();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '#',
            value = {
                "ops # {\"args\":\"rm -rf build\"}",
                "ops # {\"input\":\"git push --force\"}",
                "ops # {\"code\":\"curl -d @x http://h\"}",
                "ops # {\"steps\":[{\"line\":\"cd x && rm y\"}]}",
                "ops # {\"action\":\"sudo reboot\"}",
                "echo # {\"text\":\"rm -rf /\"}",
                "search # {\"query\":\"rm -rf /\"}",
                "echo # {\"text\":\"x; DROP TABLE users\"}",
                "echo # {\"a\":[{\"body\":\"x'); delete from users where 1=1; --\"}]}",
                "echo # {\"content\":\"First this:\\nsudo rm -r /srv\\nthen that.\"}",
                "echo # {\"message\":\"UPDATE users SET admin = 1\"}"
            })
    void findsCommandsThatDoHarmUnderAnyName(String name, String arguments) throws Exception {
        assertThat(risk(name, arguments).command()).isPresent();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '#',
            value = {
                "ops # {\"reason\":\"make release notes and kill the old process\"}",
                "ops # {\"code\":\"DE\"}",
                "ops # {\"note\":\"please remove it; then tell me\"}",
                "ops # {\"path\":\"src/rm.c\"}",
                "ops # {\"text\":\"Drop the table when you are done, and delete a branch\"}",
                "ops # {\"text\":\"Update the docs; insert a note -> see README\"}",
                "ops # {\"message\":\"Never run rm on the server\"}",
                "ops # {\"content\":\"if (a > b) { delete x; }\"}",
                "ops # {\"query\":\"how to drop table in postgres\"}"
            })
    void takesSentencesForSentences(String name, String arguments) throws Exception {
        assertThat(risk(name, arguments).command()).isEmpty();
    }
}
