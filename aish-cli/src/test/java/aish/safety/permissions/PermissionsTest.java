package aish.safety.permissions;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import module java.base;

import aish.safety.Analyser;
import aish.safety.SafetyFacts;
import aish.safety.permissions.Permission.Kind;
import aish.safety.permissions.PermissionRule.BadRuleException;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What rules say of lines, by the commands in them. */
class PermissionsTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
                    rm            | rm x
                    rm            | rm
                    rm            | /bin/rm -rf x
                    rm            | \\rm x
                    rm            | r"m" x
                    rm            | ls; rm x
                    rm            | ls && (cd a; rm x)
                    rm            | `ls | xargs rm`
                    rm            | echo $(rm x)
                    rm            | sudo -u me rm x
                    rm            | env A=1 rm x
                    rm            | bash -c 'rm x'
                    rm            | eval "rm x"
                    rm            | find . -exec rm {} +
                    rm            | f() { rm x; }; f
                    rm            | timeout 5 nice rm x
                    rm            | command rm x
                    rm            | cat <(rm x)
                    rm            | if true; then rm x; fi
                    git push *    | git push
                    git push *    | git push --force origin main
                    git push *    | git -C /tmp push
                    git push *    | git --no-pager -c a=b push origin
                    git push      | git -C /tmp push origin
                    npm publish   | npm publish --access public
                    npm publish   | npm --silent publish
                    rm -rf        | rm -r -f x
                    rm -rf        | rm -fr x
                    rm -rf        | rm x -vrf
                    git push --force | git push origin main --force
                    docker * rm   | docker container rm x
                    kubectl delete | kubectl -n prod delete pod x
                    npm run test:* | npm run test:unit
                    *             | ls
                    """)
    void denies(String rule, String command) throws Exception {
        assertThat(decide(rules("", "", rule), command).kind()).isEqualTo(Kind.DENY);
        assertThat(decide(rules("", rule, ""), command).kind()).isEqualTo(Kind.ASK);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
                    rm            | ls rm
                    rm            | echo 'rm x'
                    rm            | rmdir x
                    rm            | grep -rn "rm -rf" .
                    git push *    | git status
                    git push *    | git log --grep push
                    git push *    | git commit -m 'push it'
                    rm -rf        | rm -f x
                    npm publish   | npm run publish-docs
                    files__*      | ls
                    """)
    void saysNothingOfOthers(String rule, String command) throws Exception {
        assertThat(decide(rules("", "", rule), command)).isEqualTo(Permission.NONE);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "$cmd x",
                "git $verb",
                "$(pick) x",
                "python -c \"$code\"",
                "base64 -d x | sh",
                "rm 'x"
            })
    void asksWhereARuleCouldBeMeant(String command) throws Exception {
        Permissions rules = rules("*", "", "git push *");
        assertThat(decide(rules, command).kind()).isEqualTo(Kind.ASK);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
                    ls              | ls -la              | ALLOW
                    ls              | ls -la; pwd         | NONE
                    ls, pwd         | ls -la; pwd         | ALLOW
                    ls, pwd         | ls $(pwd)           | ALLOW
                    ls              | ls $(pwd)           | NONE
                    ls              | /bin/ls             | ALLOW
                    ls              | ./ls                | NONE
                    ls              | ls *.txt            | ALLOW
                    git status      | git status -s       | ALLOW
                    git status      | git -C x status     | NONE
                    git *           | git log             | ALLOW
                    git *           | git push            | NONE
                    git push        | git push origin     | NONE
                    git push        | git push            | ALLOW
                    git push origin main | git push origin main | ALLOW
                    git push origin main | git push origin main --force | NONE
                    rm              | rm x                | NONE
                    rm *            | rm x                | NONE
                    rm x            | rm x                | ALLOW
                    rm x            | rm x y              | NONE
                    rm x            | rm x; rm y          | NONE
                    rm x            | rm x > /etc/passwd  | NONE
                    *               | rm x                | NONE
                    *               | `ls | wc -l`        | ALLOW
                    env *           | env A=1 ls          | NONE
                    env *, ls       | env A=1 ls          | ALLOW
                    bash -c *       | bash -c 'ls'        | NONE
                    bash -c ls      | bash -c 'ls'        | ALLOW
                    timeout 5 ls *  | timeout 5 ls -l     | ALLOW
                    sudo apt update | sudo apt update     | ALLOW
                    nosuchtool *    | nosuchtool deploy   | ALLOW
                    *               | nosuchtool deploy   | NONE
                    nosuch*         | nosuchtool deploy   | NONE
                    git commit -m 'a b' | git commit -m 'a b' | ALLOW
                    ls              | $cmd                | NONE
                    ls              | f() { ls; }; f      | ALLOW
                    """)
    void allowsOnlyWhatIsCovered(String allow, String command, Kind kind) throws Exception {
        assertThat(decide(rules(allow, "", ""), command).kind()).isEqualTo(kind);
    }

    /** Each bit of a number puts one kind of rule about the same command in place. */
    @Property
    void denyBeatsAskBeatsAllow(@ForAll @IntRange(max = 7) int kinds) throws Exception {
        Permissions rules =
                rules(
                        (kinds & 1) > 0 ? "ls, pwd" : "",
                        (kinds & 2) > 0 ? "ls" : "",
                        (kinds & 4) > 0 ? "ls -l" : "");
        Kind kind = decide(rules, "pwd && ls -l").kind();
        assertThat(kind)
                .isEqualTo(
                        kinds >= 4
                                ? Kind.DENY
                                : kinds >= 2 ? Kind.ASK : kinds == 1 ? Kind.ALLOW : Kind.NONE);
    }

    @Test
    void toolsAreRuledByTheirNames() throws Exception {
        Permissions rules = rules("files__*, web__get", "files__write*", "web__post");
        assertThat(rules.tool("files__read", false).kind()).isEqualTo(Kind.ALLOW);
        assertThat(rules.tool("files__read", true).kind()).isEqualTo(Kind.NONE);
        assertThat(rules.tool("web__get", true).kind()).isEqualTo(Kind.ALLOW);
        assertThat(rules.tool("files__write_file", false).kind()).isEqualTo(Kind.ASK);
        assertThat(rules.tool("web__post", false).kind()).isEqualTo(Kind.DENY);
        assertThat(rules.tool("other__x", false)).isEqualTo(Permission.NONE);
        assertThat(rules("*", "", "").tool("other__x", false)).isEqualTo(Permission.NONE);
        assertThat(rules("", "", "*").tool("other__x", false).kind()).isEqualTo(Kind.DENY);
    }

    @Test
    void proposesExactlyTheCommandsOfALine() throws Exception {
        assertThat(proposals("git add 'a b' && git commit -m \"it's\" | cat"))
                .containsExactly("git add 'a b'", "git commit -m 'it'\\''s'", "cat");
        assertThat(proposals("sudo rm x")).containsExactly("sudo rm x");
        assertThat(proposals("rm $x")).isEmpty();
        for (String rule : proposals("git add 'a b' '*' && rm -rf x")) {
            assertThat(PermissionRule.of(rule).text()).isEqualTo(rule);
        }
        Permissions always = rules("git add '*', rm -rf x", "", "");
        assertThat(decide(always, "git add '*' && rm -rf x").kind()).isEqualTo(Kind.ALLOW);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
                    ``            | is empty
                    a; b          | more than one command
                    `a | b`       | more than one command
                    a && b        | more than one command
                    rm 'x         | more than one command, or none
                    echo $HOME    | has an expansion
                    echo $(x)     | has an expansion
                    ls > x        | a redirection
                    A=1           | has an assignment
                    ls [ab]       | a pattern other than *
                    """)
    void refusesWhatIsNoRule(String text, String why) {
        assertThatThrownBy(() -> PermissionRule.of(text))
                .isInstanceOf(BadRuleException.class)
                .hasMessageContaining(why);
    }

    private static List<String> proposals(String command) {
        return Permissions.none()
                .proposals(Analyser.read(command, SafetyFacts.none()).calls())
                .stream()
                .map(PermissionRule::text)
                .toList();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    make test   | make test                | ALLOW | true
                    make test   | /usr/bin/make test       | ALLOW | true
                    make test   | make test CC=x           | NONE  | false
                    make test   | make test; cat x         | NONE  | true
                    make test   | timeout 5 make test      | NONE  | true
                    make *      | make other               | ALLOW | true
                    make        | make test                | NONE  | false
                    ./run.sh    | ./run.sh                 | ALLOW | true
                    *           | ./run.sh                 | NONE  | true
                    rm -f x     | rm -f x                  | NONE  | false
                    make test   | make test && rm -rf x    | NONE  | false
                    make test   | make test > file         | NONE  | false
                    sh -c ls    | sh -c ls                 | ALLOW | true
                    """)
    void aContractAllowsWithinItsLimits(String rule, String command, Kind kind, boolean held)
            throws Exception {
        Permissions rules = rules(rule + ", while it writes nothing and stays offline", "", "");
        Permission permission = decide(rules, command);
        assertThat(permission.kind()).isEqualTo(kind);
        assertThat(permission.limits().map(StatedLimits::words))
                .isEqualTo(
                        held ? Optional.of("writes nothing and stays offline") : Optional.empty());
    }

    @Test
    void allContractsAboutALineHold() throws Exception {
        Permissions rules =
                new Permissions(
                        List.of(
                                PermissionRule.of("make"),
                                PermissionRule.of(
                                        "make a, while it writes only below a/ and uses the"
                                                + " network"),
                                PermissionRule.of(
                                        "make b, while it writes only below a/b/ and stays"
                                                + " offline")),
                        parsed("make"),
                        List.of());
        Permission permission = decide(rules, "make a && make b");
        assertThat(permission.kind()).isEqualTo(Kind.ASK);
        assertThat(permission.limits().orElseThrow().words())
                .isEqualTo("writes only below a/b/ and stays offline");
        assertThat(rules.exact()).containsExactly(List.of("make"));
    }

    private static Permission decide(Permissions rules, String command) {
        SafetyFacts facts = SafetyFacts.none().with(UserRules.none().withExact(rules.exact()));
        Analyser.Reading reading = Analyser.read(command, facts);
        return rules.decide(reading.calls(), reading.verdict());
    }

    private static Permissions rules(String allow, String ask, String deny) throws Exception {
        return new Permissions(parsed(allow), parsed(ask), parsed(deny));
    }

    private static List<PermissionRule> parsed(String texts) throws Exception {
        List<PermissionRule> rules = new ArrayList<>();
        for (String text : texts.split(", (?!while)", -1)) {
            if (!text.isEmpty()) {
                rules.add(PermissionRule.of(text));
            }
        }
        return rules;
    }
}
