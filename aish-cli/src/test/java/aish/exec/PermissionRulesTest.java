package aish.exec;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.exec.PermissionRules.Entry;
import aish.safety.SafetyFacts;
import aish.safety.files.ProgramPath;
import aish.safety.permissions.NetworkAccess;
import aish.safety.permissions.Permission;
import aish.safety.permissions.Permission.Kind;
import aish.safety.permissions.PermissionRule;
import aish.safety.permissions.StatedLimits;
import aish.settings.Config;
import aish.settings.SettingsEdit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Contracts among the rules: which hold, which are offered, and how they change. */
class PermissionRulesTest {
    private static final String NARROW = "make, while it writes only below a/b/ and stays offline";
    private static final String WIDE = "make, while it writes only below a/ and uses the network";

    @TempDir private Path directory;

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "''; " + NARROW + "; ''; " + NARROW,
                WIDE + "; " + NARROW + "; " + NARROW + "|" + WIDE + "; ''",
                NARROW + "; " + WIDE + "; " + NARROW + "; " + WIDE,
                NARROW + "; make; make|" + NARROW + "; ''",
                "make; " + WIDE + "; " + WIDE + "; ''",
                "ls; " + WIDE + "; ''; " + WIDE,
                "make *; ls, while it writes nothing and stays offline; '';"
                        + " ls, while it writes nothing and stays offline",
            })
    void aProjectOnlyNarrows(String own, String project, String inForce, String ignored) {
        PermissionRules rules =
                new PermissionRules(
                        allowing(project), allowing(own), Optional.empty(), Optional::empty);
        assertThat(texts(rules)).isEqualTo(inForce);
        assertThat(String.join("|", rules.ignored())).isEqualTo(ignored);
    }

    private static Config.Permissions allowing(String rules) {
        return new Config.Permissions(
                rules.isEmpty() ? List.of() : List.of(rules), List.of(), List.of());
    }

    private static String texts(PermissionRules rules) {
        return rules.entries().stream()
                .map(Entry::rule)
                .map(PermissionRule::text)
                .collect(Collectors.joining("|"));
    }

    @Test
    void wideningChangesTheSettings() throws Exception {
        Path file = directory.resolve("config.toml");
        Files.writeString(file, "[permissions]\nallow = [\"ls\", \"" + NARROW + "\"] # mine\n");
        PermissionRules rules =
                new PermissionRules(
                        new Config.Permissions(List.of("ls", NARROW), List.of(), List.of()),
                        Optional.of(new SettingsEdit(file, directory)));
        List<String> widened =
                rules.widen(
                        assess("make", rules).calls(),
                        new StatedLimits(List.of("c"), new NetworkAccess.On()));
        String wider = "make, while it writes only below a/b/ and c and uses the network";
        assertThat(widened).containsExactly(wider);
        assertThat(texts(rules)).isEqualTo("ls|" + wider);
        assertThat(file)
                .content()
                .isEqualTo("[permissions]\nallow = [\"ls\", \"" + wider + "\"] # mine\n");
    }

    @Test
    void tellsTheUsersRulesFromThoseOfAProject() {
        PermissionRules rules =
                new PermissionRules(
                        new Config.Permissions(List.of(), List.of(), List.of("git push", "ssh")),
                        new Config.Permissions(List.of(), List.of(), List.of("ssh")),
                        Optional.empty(),
                        Optional::empty);
        assertThat(rules.entries().stream().filter(rules::isOwn).map(e -> e.rule().text()))
                .containsExactly("ssh");
    }

    @Test
    void withoutLimitsAContractIsAPlainRuleThatCoversNoCode() {
        PermissionRules rules =
                new PermissionRules(
                        allowing(NARROW),
                        allowing(NARROW),
                        Optional.empty(),
                        () -> Optional.of("the kernel is old"));
        Permission permission = assess("make", rules).permission();
        assertThat(permission.kind()).isEqualTo(Kind.ALLOW);
        assertThat(permission.exact()).isFalse();
        ContractOffer offer = rules.offer(assess("make test", rules), Optional.empty());
        assertThat(offer.plain()).isEqualTo("the kernel is old");
        assertThat(offer.rules()).extracting(PermissionRule::text).containsExactly("make test");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    make test       | make test, while it writes only below ~/p/ and stays offline
                    ./x.sh          | ./x.sh, while it writes only below ~/p/ and stays offline
                    wc -l f         | wc -l f, while it writes nothing and stays offline
                    make && wc f    | make, while it writes only below ~/p/ and stays offline; wc f, while it writes only below ~/p/ and stays offline
                    cp a new        | cp a new, while it writes only below ~/p/ and stays offline
                    rm -f f         | rm -f f
                    git push        | git push
                    """)
    void offersWhatIsKnown(String command, String offered) throws Exception {
        Path project = Files.createDirectory(directory.toRealPath().resolve("p"));
        Files.writeString(project.resolve("Makefile"), "");
        Files.writeString(project.resolve("f"), "");
        Path home = project.resolveSibling("");
        PermissionRules rules = PermissionRules.empty();
        CommandAssessment assessment =
                new CommandAssessor(
                                _ ->
                                        SafetyFacts.at(project, home)
                                                .with(
                                                        ProgramPath.of(
                                                                System.getenv(), project, home)),
                                Optional::empty,
                                rules)
                        .assess(command);
        assertThat(
                        rules.offer(assessment, Optional.empty()).rules().stream()
                                .map(PermissionRule::text)
                                .collect(Collectors.joining("; ")))
                .isEqualTo(offered);
    }

    @Test
    void offersWhatWasSeen() throws Exception {
        PermissionRules rules = PermissionRules.empty();
        StatedLimits seen = StatedLimits.of("writes only below target/ and stays offline");
        assertThat(rules.offer(assess("make test", rules), Optional.of(seen)).rules())
                .extracting(PermissionRule::text)
                .containsExactly("make test, while it writes only below target/ and stays offline");
    }

    private CommandAssessment assess(String command, PermissionRules rules) {
        return new CommandAssessor(
                        _ -> SafetyFacts.at(directory, directory), Optional::empty, rules)
                .assess(command);
    }
}
