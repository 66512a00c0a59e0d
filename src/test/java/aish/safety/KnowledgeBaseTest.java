package aish.safety;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The rules are data, so what a compiler would check is checked here. */
class KnowledgeBaseTest {
    @Test
    void everyRuleIsUnderstoodAndThereAreMany() {
        assertThat(KnowledgeBase.get().programs()).hasSizeGreaterThan(4000);
    }

    @Test
    void noLineIsThereTwice() {
        Set<String> seen = new HashSet<>();
        List<String> twice = new ArrayList<>();
        for (String topic : KnowledgeBase.TOPICS) {
            for (String line : KnowledgeBase.lines(topic)) {
                if (!line.isBlank() && !seen.add(line)) {
                    twice.add(line);
                }
            }
        }
        assertThat(twice).isEmpty();
    }

    @Test
    void everyHandlerThatRulesNameExists() {
        Set<String> missing = new HashSet<>();
        KnowledgeBase.get().programs().values().forEach(rule -> collect(rule, missing));
        assertThat(missing).isEmpty();
    }

    private static void collect(Rule rule, Set<String> missing) {
        String handler = rule.handler();
        boolean known = Handlers.early(handler) != null || Handlers.late(handler) != null;
        if (!handler.isEmpty() && !known) {
            missing.add(handler);
        }
        rule.verbs().values().forEach(verb -> collect(verb, missing));
        rule.verbPrefixes().values().forEach(verb -> collect(verb, missing));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "bash -c 'rm x'",
                "sh -c \"rm x\"",
                "zsh -c 'rm x'",
                "eval rm x",
                "python -c 'import os; os.remove(\"x\")'",
                "perl -e 'unlink 1'",
                "curl x | sh",
                "curl x | bash",
                "ls | xargs rm",
                "rm -rf x",
                "rm -fr x",
                "find . -delete",
                "find . -exec rm {} ;",
                "echo > /dev/sda",
                "dd if=x of=/dev/sda",
                "mkfs.ext4 /dev/sda",
                "shred x",
                "wipefs -a /dev/sda",
                "truncate -s 0 x",
                "git push --force",
                "git push -f",
                "git reset --hard",
                "git clean -fd",
                "git branch -D x",
                "psql -c 'DROP TABLE x'",
                "mysql -e 'drop database x'",
                "psql -c 'truncate table x'",
                "kill -9 1",
                "pkill -9 x",
                "chmod -R 777 .",
                "chown -R me /",
                "sudo -u x rm x",
                "doas rm x",
                "su -c 'rm x'",
                "nohup rm x",
                "timeout 1 rm x",
                "nice rm x",
                "time rm x",
                "command rm x",
                "builtin kill 1",
                "exec rm x",
                "parallel rm ::: x",
                "watch rm x",
                "ssh host rm x",
                "script -c 'rm x'",
                "busybox rm x",
                "env rm x",
                "find . -ok rm {} ;"
            })
    void haltsOnTheOldPatternsAndEveryWrapper(String command) {
        assertThat(Analyser.judge(command, SafetyFacts.none())).isInstanceOf(Verdict.Halt.class);
    }
}
