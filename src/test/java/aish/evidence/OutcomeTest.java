package aish.evidence;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OutcomeTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    The tests pass now                   | true
                    I ran it and all is fine             | true
                    A restart brought the site back      | true
                    The index was created                | true
                    `make clean` removed the objects     | true
                    The service is active again          | true
                    The squash merge is done             | true
                    The server is up                     | true
                    As soon as it is clean, load it with | false
                    Now run the test again with          | false
                    Then repeat the step, see            | false
                    You still have to run                | false
                    It has not been applied yet          | false
                    To see what takes the space, use     | false
                    The change would only hide it        | false
                    borrows instead of moving            | false
                    """)
    void tellsAReportFromAnIntention(String claim, boolean report) {
        assertThat(Outcome.isReport(claim)).isEqualTo(report);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    All tests passed        | 2 failed, 1 passed  | true  | true
                    The build succeeded     | error: cannot open  | true  | true
                    The build succeeded     | error: cannot open  | false | false
                    Redis is stopped        | active              | true  | true
                    All four pods are ready | web-1 1/1 Running, web-2 0/1 Running | true | true
                    It has two ERROR lines  | ok                  | true  | false
                    biber 2.19 is installed | biber: command not found | true | true
                    DuckDB is not installed | duckdb: command not found | true | false
                    Passwords are disabled, keys work | Pubkey yes, Password no | true | false
                    The test fails          | no key in sites-enabled/a | true | false
                    Both tests pass         | tests 2, pass 2, fail 0 | true | false
                    farm-02 is not ready    | farm-02 Ready       | true  | true
                    web-1 is not ready      | web-1 0/1 Running   | true  | false
                    It never becomes ready  | Unhealthy: refused  | true  | false
                    Three of four tests pass | 75% passed, 1 failed | true | false
                    Tests run, no failures or errors | errors: 2   | true  | true
                    The failed disk was removed successfully | ok  | true  | false
                    There are no failures   | 0 failed            | true  | false
                    Autoscaling is enabled  | enabled: false      | false | true
                    TLS is on               | tls: true           | false | false
                    The service is running  | Active: failed (x)  | true  | true
                    All pods are ready      | web-1 0/1 Running   | true  | true
                    web-1 is ready          | web-1 1/1 Running   | true  | false
                    The pod is running      | web-1 0/1 Pending   | true  | true
                    All containers are running | web Up, worker Restarting | true | true
                    It is up, but not healthy | web Up (unhealthy) | true  | false
                    A restart is pending    | active (running)    | true  | false
                    `wg1` is up             | wg1 DOWN            | true  | true
                    Test 4 still fails      | ok 4 fails without a file | true | true
                    Test 3 fails            | not ok 3 keeps seven | true | false
                    It accepts the file     | FAILED: parsing x   | true  | true
                    `web-01` is down        | web-01 up           | true  | true
                    `db` keeps restarting   | shop-db Up 6 days   | true  | true
                    `LowerCase` is the failing test | 1/3 LowerCase Passed | true | true
                    zstd ran out of space while it was being written | cannot write: no space | true | false
                    The run failed there    | TASK [web] ******** ok | true | true
                    No data errors so far   | errors: No known data errors | true | false
                    sdc has 3 errors        | sdc FAULTED 3 0 too many errors | true | false
                    `sdb` has failed        | sdb ONLINE 0 0      | true  | true
                    sdd is online but has 2 errors | sdd ONLINE 2 | true  | false
                    The snapshot was saved  | Fatal: unable to save | true | true
                    The snapshot was saved  | saved snapshot 1a2  | true  | false
                    It cannot pull the image | Pulled image x     | true  | true
                    It cannot pull the image | Failed: not pulled | true  | false
                    It runs if that is set  | return false;       | false | false
                    """)
    void tellsWhetherTwoTextsDisagree(String claim, String said, boolean report, boolean differs) {
        assertThat(Outcome.differs(claim, said.toLowerCase(Locale.ROOT), report))
                .isEqualTo(differs);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    Pruning frees 412 GiB              | restic prune          | true
                    It names e41b7c2 as the first one  | git bisect run make   | true
                    The log takes 48G                  | du -sh wal            | true
                    To free 412 GiB, run               | restic prune          | false
                    It keeps the last 365 days         | find . -mtime +365    | false
                    It shows the open ports            | ss -ltn               | false
                    """)
    void knowsWhatOnlyAnOutputCanTell(String claim, String command, boolean result) {
        assertThat(Outcome.namesResult(claim, command)).isEqualTo(result);
    }
}
