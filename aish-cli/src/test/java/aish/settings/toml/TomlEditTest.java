package aish.settings.toml;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;

/** One thing changes, every other character stays. */
class TomlEditTest {
    @Test
    void addsToAListInItsOwnLayout() {
        assertThat(added("[permissions]\nallow = [\"ls\"] # mine\n"))
                .contains("[permissions]\nallow = [\"ls\", \"git push\"] # mine\n");
        assertThat(added("[permissions]\nallow = []\nask = ['x']\n"))
                .contains("[permissions]\nallow = [\"git push\"]\nask = ['x']\n");
        assertThat(added("[permissions]\nallow = [\n  'a', # why ]\n  'b' # last\n]\n"))
                .contains(
                        "[permissions]\nallow = [\n  'a', # why ]\n  'b', # last\n  \"git push\"\n]\n");
        assertThat(added("[permissions]\nallow = [\n\t'a',\n]\n"))
                .contains("[permissions]\nallow = [\n\t'a',\n\t\"git push\",\n]\n");
    }

    @Test
    void addsToTheListThatIsMeant() {
        String text = "[safety]\nallow = ['x']\n\n[permissions]\nallow = ['y']\n";
        assertThat(added(text))
                .contains(
                        "[safety]\nallow = ['x']\n\n[permissions]\nallow = ['y', \"git push\"]\n");
        assertThat(added("permissions = { allow = ['y'] }\n"))
                .contains("permissions = { allow = ['y', \"git push\"] }\n");
        assertThat(added("permissions.allow = ['y']\n"))
                .contains("permissions.allow = ['y', \"git push\"]\n");
    }

    @Test
    void makesWhatIsMissing() {
        assertThat(added("")).contains("[permissions]\nallow = [\"git push\"]\n");
        assertThat(added("# hello\n[shell]\nrc = ''"))
                .contains("# hello\n[shell]\nrc = ''\n\n[permissions]\nallow = [\"git push\"]\n");
        assertThat(added("[permissions] # mine\ndeny = ['rm']\n\n[shell]\nrc = ''\n"))
                .contains(
                        "[permissions] # mine\nallow = [\"git push\"]\ndeny = ['rm']\n\n[shell]\nrc = ''\n");
        assertThat(added("[permissions]")).contains("[permissions]\nallow = [\"git push\"]\n");
    }

    @Test
    void addsToATableWithinTables() {
        String text = "[mcp.servers.other]\nurl = 'x'\n[mcp.servers.\"files\"] # mine\nurl = 'y'\n";
        assertThat(edit(text).addTo(List.of("mcp", "servers", "files"), "auto_approve", "read"))
                .contains(text.replace("# mine\n", "# mine\nauto_approve = [\"read\"]\n"));
        assertThat(edit(text).has(List.of("mcp", "servers", "files"))).isTrue();
        assertThat(edit(text).has(List.of("mcp", "servers", "nope"))).isFalse();
    }

    @Test
    void addsNothingTwice() {
        String text = "[permissions]\nallow = ['git push']\n";
        assertThat(added(text)).contains(text);
    }

    @Test
    void leavesAloneWhatItCannotChange() {
        assertThat(added("[permissions]\nallow = 'text'\n")).isEmpty();
        assertThat(TomlEdit.of(Path.of("f"), "[x\n")).isEmpty();
    }

    @Test
    void takesOutOfALists() {
        assertThat(removed("[permissions]\nallow = [\"ls\", 'git push', 'x'] # mine\n"))
                .contains("[permissions]\nallow = [\"ls\", 'x'] # mine\n");
        assertThat(removed("[permissions]\nallow = ['git push']\n"))
                .contains("[permissions]\nallow = []\n");
        assertThat(removed("[permissions]\nallow = [\n  'a', # one\n  'git push', # two\n]\n"))
                .hasValueSatisfying(text -> assertThat(text).contains("'a'").contains("# two"));
        assertThat(removed("[permissions]\nallow = ['a']\n"))
                .contains("[permissions]\nallow = ['a']\n");
    }

    @Test
    void setsAndRemovesKeys() {
        TomlEdit edit = edit("# mine\na = 'x' # one\nb = '''\nlong\n'''\n[t]\nc = 1\n");
        assertThat(edit.set("a", "new \"1\"\n"))
                .contains("# mine\na = \"new \\\"1\\\"\\n\"\nb = '''\nlong\n'''\n[t]\nc = 1\n");
        assertThat(edit.set("b", "short"))
                .contains("# mine\na = 'x' # one\nb = \"short\"\n[t]\nc = 1\n");
        assertThat(edit.set("d e", "x"))
                .hasValueSatisfying(t -> assertThat(t).startsWith("\"d e\""));
        assertThat(edit.remove("b")).contains("# mine\na = 'x' # one\n[t]\nc = 1\n");
    }

    private static Optional<String> added(String text) {
        return TomlEdit.of(Path.of("f"), text)
                .flatMap(edit -> edit.addTo(List.of("permissions"), "allow", "git push"));
    }

    private static Optional<String> removed(String text) {
        return edit(text).removeFrom(List.of("permissions"), "allow", "git push");
    }

    private static TomlEdit edit(String text) {
        return TomlEdit.of(Path.of("f"), text).orElseThrow();
    }
}
