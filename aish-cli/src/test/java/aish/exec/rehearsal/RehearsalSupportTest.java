package aish.exec.rehearsal;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.testing.NewFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RehearsalSupportTest {
    private static final String REFUSED = "unshare: unshare failed: Operation not permitted";

    @TempDir Path home;

    private RehearsalSupport support(String path) {
        return new RehearsalSupport(
                home.resolve("state"), Map.of("PATH", path), home.resolve("sys"));
    }

    @Test
    void namesThePackageThatIsMissing() throws IOException {
        Path programs = Files.createDirectory(home.resolve("bin"));
        for (String name : List.of("bash", "mount", "pivot_root", "setpriv")) {
            Files.createFile(programs.resolve(name)).toFile().setExecutable(true);
        }
        assertThat(support(programs.toString()).obstacle())
                .contains(
                        "Commands cannot be rehearsed here: unshare is not installed."
                                + " The package util-linux has what is needed.");
    }

    @ParameterizedTest
    @CsvSource({
        "user/max_user_namespaces, 0, user.max_user_namespaces=15000",
        "kernel/unprivileged_userns_clone, 0, kernel.unprivileged_userns_clone=1",
        "kernel/apparmor_restrict_unprivileged_userns, 1,"
                + " kernel.apparmor_restrict_unprivileged_userns=0"
    })
    void namesTheSettingThatForbidsIt(String setting, String value, String remedy)
            throws IOException {
        assertThat(support("").explained(REFUSED)).contains("(" + REFUSED + ")", "--privileged");
        Path file = home.resolve("sys").resolve(setting);
        NewFile.write(file, value + "\n");
        assertThat(support("").explained(REFUSED))
                .startsWith(
                        "Commands cannot be rehearsed here: the system forbids user namespaces.")
                .contains("sysctl " + remedy);
    }

    @Test
    void saysThatTheFileSystemDoesNotFit() {
        assertThat(support("").explained("mount: /x/root: wrong fs type, bad option"))
                .contains("does not overlay the file system of " + home.resolve("state"));
    }
}
