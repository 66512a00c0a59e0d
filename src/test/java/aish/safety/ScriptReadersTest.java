package aish.safety;

import static org.assertj.core.api.Assertions.assertThat;

import aish.safety.Analyser.HiddenCharacters;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Scripts of sed and texts of SQL, whose dangerous part stands behind something else. */
class ScriptReadersTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "sed 'e rm x' f",
                "sed '1e rm x' f",
                "sed '1,5{p;e rm x\n}' f",
                "sed '/a/e rm x' f",
                "sed '/a\\/b/e rm x' f",
                "sed '\\,a,e rm x' f",
                "sed '\\,a\\,b,Ie rm x' f",
                "sed '/a/I!e rm x' f",
                "sed '$!e rm x' f",
                "sed '2~3e rm x' f",
                "sed 's/a/b/e' f",
                "sed 's/a/b/2ge' f",
                "sed 's|a|b|e' f",
                "sed 's/a\\/b/c/e' f",
                "sed 's/[/]/x/e' f",
                "sed 's/[^]/]/x/e' f",
                "sed 's/[]/]/x/e' f",
                "sed 's/a/b/w README.md' f",
                "sed 's/[/]/x/w README.md' f",
                "sed 's/a/b/;w README.md' f",
                "sed 'y/abc/xyz/;e rm x' f",
                "sed 'y/a\\/c/xyz/;w README.md' f",
                "sed ':a;s/x/y/;ta;w README.md' f",
                "sed 'b end;w README.md\n:end' f",
                "sed 'r other\nw README.md' f",
                "sed 'a text\ne rm x' f",
                "sed '# note\nw README.md' f",
                "sed 'W README.md' f",
                "psql -c 'select 1; drop table t'",
                "psql -c 'select 1 -- x\n; drop table t'",
                "psql -c '-- x\ndrop table t'",
                "psql -c '/* x */ drop table t'",
                "mysql -e '/*!50000 drop table t */'",
                "mysql -e '# x\ndrop table t'",
                "psql -c \"select ';' ; drop table t\"",
                "psql -c 'select \"a;b\"; delete from t'",
                "sqlcmd -Q 'select 1\ngo\ndrop table t'",
                "sqlcmd -Q 'select 1\n  go\n  drop table t'"
            })
    void halt(String command) {
        assertThat(Analyser.judge(command, SafetyFacts.none())).isInstanceOf(Verdict.Halt.class);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "sed -n '1,5p' f",
                "sed 's/e rm x/w README.md/' f",
                "sed 's/[/]/e/' f",
                "sed '/w README.md/d' f",
                "sed 'y/we/ew/' f",
                "sed ':e;s/a/b/;te' f",
                "sed 'a e rm x' f",
                "sed '# w README.md' f",
                "sed 's/a/b/w /tmp/x' f",
                "psql -c \"select '; drop table t'\"",
                "psql -c 'select 1 -- ; drop table t'",
                "psql -c 'select 1 /* ; drop table t */'",
                "mysql -e '# drop table t\nselect 1'",
                "sqlcmd -Q 'select 1\ngo\nselect 2'",
                "psql -c 'select \"drop\" from t'"
            })
    void areClear(String command) {
        assertThat(Analyser.judge(command, SafetyFacts.none())).isInstanceOf(Verdict.Clear.class);
    }

    @ParameterizedTest
    @ValueSource(
            ints = {
                0x00, 0x07, 0x08, 0x0b, 0x1b, 0x1f, 0x7f, 0x80, 0x9f, 0xad, 0x200b, 0x200f, 0x202a,
                0x202e, 0x2060, 0x206f, 0xfeff, 0xfff0, 0xffff
            })
    void findsCharactersThatHide(int character) {
        assertThat(HiddenCharacters.find("ab" + (char) character + "c")).isEqualTo(2);
    }

    @ParameterizedTest
    @ValueSource(
            ints = {
                0x09, 0x0a, 0x0d, 0x20, 0x7e, 0xa0, 0xac, 0xae, 0x200a, 0x2010, 0x2029, 0x202f,
                0x205f, 0x2070, 0xfefe, 0xffef
            })
    void leavesOthersAlone(int character) {
        assertThat(HiddenCharacters.find("ab" + (char) character + "c")).isEqualTo(-1);
    }
}
