package aish.offline;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.offline.Explanation.CommandGuide;
import aish.process.Cancellation;
import org.junit.jupiter.api.Test;

class ExplanationTest {
    private static final CommandGuide GUIDE = CommandGuide.load();
    private static final ManualPages FROB =
            new ManualPages() {
                @Override
                public List<Page> search(List<String> keywords, Cancellation cancellation) {
                    return List.of();
                }

                @Override
                public Optional<Page> about(String name, Cancellation cancellation) {
                    return name.equals("frob")
                            ? Optional.of(new Page("frob", "frobnicates"))
                            : Optional.empty();
                }
            };

    private static String explained(String command) {
        return new Explanation(GUIDE, FROB, command, new Cancellation()).text().orElse("");
    }

    @Test
    void takesLettersApart() {
        assertThat(explained("tar -xzf a.tgz"))
                .isEqualTo(
                        """
                        - `tar`: packs and unpacks archives
                        - `-x`: extracts
                        - `-z`: through gzip
                        - `-f`: the archive""");
    }

    @Test
    void knowsWordsThatStartWithOneDash() {
        assertThat(explained("find . -name '*.py' -mtime -7"))
                .contains("- `-name`: with a name like this")
                .contains("- `-mtime`: changed this many days ago");
    }

    @Test
    void looksThroughCommandsThatRunOthers() {
        assertThat(explained("sudo -n timeout 5 ls -l"))
                .contains("- `timeout`:", "- `ls`: lists files")
                .contains("- `-l`: one per line with details");
    }

    @Test
    void explainsPipesAndRedirections() {
        assertThat(explained("sort a | uniq -c > b 2>> err && echo done"))
                .containsSubsequence("`sort`", "`|`", "`uniq`", "`-c`", "`>`", "`2>>`", "`&&`");
    }

    @Test
    void knowsSubcommands() {
        assertThat(explained("git -C x commit -am 'a b'"))
                .contains("- `-C`: in this directory", "- `git commit`: records what is staged")
                .contains("- `-m`: with this message");
    }

    @Test
    void asksTheManualForOthers() {
        assertThat(explained("frob -x | wc -l")).contains("- `frob`: frobnicates");
        assertThat(explained("frobb -x")).isEmpty();
    }

    @Test
    void knowsManyCommands() {
        assertThat(GUIDE.names()).hasSizeGreaterThan(120);
        assertThat(
                        GUIDE.names().stream()
                                .mapToInt(name -> GUIDE.find(name).orElseThrow().options().size())
                                .sum())
                .isGreaterThan(500);
    }
}
