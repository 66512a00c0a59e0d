package aish.config;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class TomlLinesTest {
    private static final String TABLE = "mcp.servers.files";
    private static final List<String> VALUES = List.of("read", "li\"st");
    private static final String LINE = "auto_approve = [\"read\", \"li\\\"st\"]\n";

    @Test
    void addsALineToATable() {
        assertThat(
                        TomlLines.set(
                                "a = 1\n[mcp.servers.files]\nx = 1\n",
                                TABLE,
                                "auto_approve",
                                VALUES))
                .contains("a = 1\n[mcp.servers.files]\n" + LINE + "x = 1\n");
    }

    @Test
    void changesALineOfThatTableOnly() {
        String text =
                """
                [mcp.servers.other]
                auto_approve = ["x"]
                [mcp.servers."files"] # mine
                  auto_approve=[]
                auto_approve_not = 1
                """;
        assertThat(TomlLines.set(text, TABLE, "auto_approve", VALUES))
                .contains(text.replace("  auto_approve=[]\n", LINE));
    }

    @Test
    void leavesAloneWhatItCannotChange() {
        assertThat(TomlLines.set("mcp.servers.files.url = 'x'\n", TABLE, "auto_approve", VALUES))
                .isEmpty();
        assertThat(
                        TomlLines.set(
                                "[mcp.servers.files]\nauto_approve = [\n'x']\n",
                                TABLE,
                                "auto_approve",
                                VALUES))
                .isEmpty();
    }
}
