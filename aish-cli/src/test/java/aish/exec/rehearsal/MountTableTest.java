package aish.exec.rehearsal;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;

class MountTableTest {
    private static final MountTable TABLE =
            MountTable.parse(
                    """
                    20 1 8:1 / / rw,relatime shared:1 - ext4 /dev/sda1 rw
                    21 20 8:2 / /home rw,nosuid,nodev,relatime - ext4 /dev/sda2 rw
                    22 21 0:30 / /home/me/my\\040disk ro,noexec - fuse x rw
                    """);

    @Test
    void knowsWhereSomethingIsMountedBelow() {
        assertThat(TABLE.isDivided(Path.of("/home"))).isTrue();
        assertThat(TABLE.isDivided(Path.of("/home/me"))).isTrue();
        assertThat(TABLE.isDivided(Path.of("/home/me/my disk"))).isFalse();
        assertThat(TABLE.isDivided(Path.of("/etc"))).isFalse();
    }

    @Test
    void repeatsTheRestrictionsOfTheNearestMount() {
        assertThat(TABLE.restrictions(Path.of("/etc/x"))).containsExactly("relatime");
        assertThat(TABLE.restrictions(Path.of("/home/me/a")))
                .containsExactly("nosuid", "nodev", "relatime");
        assertThat(TABLE.restrictions(Path.of("/home/me/my disk/b"))).containsExactly("noexec");
    }
}
