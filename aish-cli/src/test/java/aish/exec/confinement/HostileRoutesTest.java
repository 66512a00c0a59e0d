package aish.exec.confinement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import module java.base;

import aish.safety.permissions.NetworkAccess;
import aish.settings.ConfinementProfile;
import aish.shell.RunOutcome;
import aish.shell.ShellSession;
import aish.shell.ShellSession.Keeping;
import aish.shell.ShellWorld;
import aish.testing.RealShell;
import aish.testing.Tier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Programs that try to get out of a confined shell, by the routes in {@code routes.py}. */
@Tag("edge")
class HostileRoutesTest {
    private static final List<String> SECRETS =
            List.of(
                    ".ssh/id_rsa",
                    ".gnupg/private-keys-v1.d/k",
                    ".aws/credentials",
                    ".kube/config",
                    ".netrc",
                    ".git-credentials",
                    ".config/gcloud/credentials.db",
                    ".azure/tokens",
                    ".mozilla/firefox/x/cookies.sqlite",
                    ".config/google-chrome/Default/Cookies",
                    ".local/share/keyrings/login.keyring",
                    ".password-store/bank.gpg",
                    ".docker/config.json",
                    ".bash_history",
                    ".config/gh/hosts.yml",
                    ".config/aish/vault.json",
                    ".local/state/aish/history");

    @TempDir Path directory;
    private Path home;
    private Path outside;
    private Path project;
    private Process victim;
    private final Map<String, String> variables = new HashMap<>();

    @BeforeEach
    void setUp() throws Exception {
        assumeTrue(KernelLimits.detect().suffice());
        home = Files.createDirectory(directory.toRealPath().resolve("home"));
        outside = Files.createDirectory(home.resolve("outside"));
        project = Files.createDirectory(home.resolve("project"));
        for (String name : SECRETS) {
            Files.createDirectories(home.resolve(name).getParent());
            Files.writeString(home.resolve(name), "TOP-SECRET " + name);
        }
        for (String name : List.of(".bashrc", ".profile", ".gitconfig")) {
            Files.createFile(home.resolve(name));
        }
        Files.writeString(outside.resolve("file"), "decoy");
        Files.createDirectory(outside.resolve("empty"));
        for (String name : List.of("routes.py", "victim.py")) {
            try (InputStream in = HostileRoutesTest.class.getResourceAsStream(name)) {
                Files.copy(Objects.requireNonNull(in), project.resolve(name));
            }
        }
        startVictim();
    }

    private void startVictim() throws IOException {
        ProcessBuilder builder =
                new ProcessBuilder(
                        "python3", project.resolve("victim.py").toString(), outside.toString());
        builder.environment().put("VICTIMS_SECRET", "TOP-SECRET of a process");
        victim = builder.redirectError(ProcessBuilder.Redirect.INHERIT).start();
        BufferedReader reader = victim.inputReader();
        for (String line = reader.readLine();
                line != null && !line.equals("ready");
                line = reader.readLine()) {
            String[] pair = line.split("=", 2);
            variables.put(pair[0], pair[1]);
        }
        variables.put("HOME", home.toString());
        variables.put("OUT", outside.toString());
        variables.put("RACES", String.valueOf(Tier.times(300, 3000)));
    }

    @AfterEach
    void endVictim() throws Exception {
        if (victim != null) {
            victim.destroyForcibly().waitFor();
        }
    }

    @ParameterizedTest
    @CsvSource({"PROJECT,on", "PROJECT,off", "PROJECT,hosts", "READ_ONLY,on", "READ_ONLY,off"})
    void noneGetsOut(ConfinementProfile profile, String network) throws Exception {
        SortedMap<String, String> before = snapshot();
        Confinement.Scope scope =
                new Confinement.Scope(
                        profile,
                        NetworkAccess.of(
                                List.of(network.equals("hosts") ? "example.invalid" : network)),
                        home,
                        project,
                        project,
                        List.of(home.resolve(".config/aish"), home.resolve(".local/state/aish")),
                        System.getenv());
        String output;
        try (ShellSession shell = RealShell.start(project, variables);
                Confinement limits = Confinement.of(KernelLimits.detect(), scope)) {
            shell.enter(ShellWorld.confined(limits, limits.variables()), shell.state());
            output =
                    run(
                            shell,
                            "WRITABLE=%s python3 routes.py %s %s"
                                    .formatted(
                                            profile == ConfinementProfile.PROJECT
                                                    ? "$PWD"
                                                    : "$TMPDIR",
                                            profile,
                                            network));
            shell.leave();
        }
        assertThat(lines(output, "OUT")).isEmpty();
        assertThat(lines(output, "broken")).isEmpty();
        assertThat(lines(output, "held")).hasSizeGreaterThan(120);
        assertThat(snapshot()).isEqualTo(before);
        assertThat(victim.isAlive()).isTrue();
    }

    @Test
    void mostGetOutWithoutLimits() throws Exception {
        String output;
        try (ShellSession shell = RealShell.start(project, variables)) {
            output = run(shell, "WRITABLE=$PWD python3 routes.py control on");
        }
        assertThat(lines(output, "held")).isEmpty();
        assertThat(lines(output, "broken")).isEmpty();
        assertThat(lines(output, "OUT")).hasSizeGreaterThan(60);
    }

    private static List<String> lines(String output, String word) {
        return output.lines().filter(line -> line.contains(" " + word)).toList();
    }

    private static String run(ShellSession shell, String command) throws Exception {
        RunOutcome outcome = shell.run(command, Keeping.OUTPUT);
        assertThat(outcome).isInstanceOf(RunOutcome.Finished.class);
        return ((RunOutcome.Finished) outcome).result().output().text();
    }

    /** Everything in the home but the project, with what the kernel changes at every change. */
    private SortedMap<String, String> snapshot() throws IOException {
        SortedMap<String, String> snapshot = new TreeMap<>();
        try (Stream<Path> paths = Files.walk(home)) {
            for (Path path : paths.filter(each -> !each.startsWith(project)).toList()) {
                Map<String, Object> attributes =
                        Files.readAttributes(
                                path, "unix:mode,uid,gid,size,ctime", LinkOption.NOFOLLOW_LINKS);
                snapshot.put(path.toString(), new TreeMap<>(attributes).toString());
            }
        }
        return snapshot;
    }
}
