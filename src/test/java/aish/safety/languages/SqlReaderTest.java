package aish.safety.languages;

import static org.assertj.core.api.Assertions.assertThat;

import aish.safety.Analyser;
import aish.safety.SafetyFacts;
import aish.safety.Verdict;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SqlReaderTest {
    private static Verdict verdict(String command) {
        return Analyser.judge(command, SafetyFacts.none());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "psql -c 'explain delete from t'",
                "psql -c 'explain analyze select 1'",
                "psql -c 'copy (select 1 from t) to stdout'",
                "psql -c '\\copy (select id from t) to /tmp/t.csv csv header'",
                "psql -c \"select data #>> '{a}' from t\"",
                "psql -c 'select 1 \\g /tmp/out'",
                "psql -c 'select array_remove(a, 1), replace(b, c, d) from t'",
                "mysql -e 'show create table t\\G'",
                "sqlite3 a.db '.output /tmp/x' 'select 1'",
                "sqlite3 a.db 'pragma table_info(t)' 'pragma foreign_keys = on'",
                "sqlite3 a.db \"attach 'b.db' as b; select * from b.t\"",
                "cypher-shell 'MATCH (n:Set)-[:DELETE]->(m) RETURN n.remove'",
                "cypher-shell 'CALL db.labels()'",
            })
    void whatOnlyReadsIsClear(String command) {
        assertThat(verdict(command)).isInstanceOf(Verdict.Clear.class);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "psql -c 'explain (analyze) delete from t'",
                "psql -c 'copy t from stdin'",
                "psql -c \"copy (select 1) to program 'sh'\"",
                "psql -c '\\copy t to program \"sh\"'",
                "psql -c '\\copy t to report.csv'",
                "psql -c \"select a #> '{x}'; drop table t\"",
                "psql -c 'select 1 \\g |sh'",
                "psql -c 'select 1 \\gexec'",
                "psql -c '\\echo `rm x`'",
                "psql -c 'select purge_old_rows(3)'",
                "psql -c 'select pg_file_unlink(a)'",
                "mysql -e 'select 1 \\! rm x'",
                "sqlite3 a.db '.once |sh' 'select 1'",
                "sqlite3 a.db 'pragma user_version(3)'",
                "sqlite3 a.db 'pragma optimize'",
                "sqlcmd -Q 'select 1 exec sp_configure'",
                "cypher-shell 'MATCH (n) SET n.a = 1'",
                "cypher-shell 'CALL db.createLabel(1)'",
                "mongosh --eval 'db.a.aggregate([{$out: 1}])'",
            })
    void whatChangesSomethingIsNot(String command) {
        assertThat(verdict(command)).isInstanceOf(Verdict.Halt.class);
    }
}
