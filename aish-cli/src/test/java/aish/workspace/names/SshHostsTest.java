package aish.workspace.names;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.testing.NewFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SshHostsTest {
    @TempDir private Path home;

    private void write(String name, String text) throws IOException {
        NewFile.write(home.resolve(name), text);
    }

    @Test
    void readsTheNamesOfTheConfiguration() throws IOException {
        write(
                ".ssh/config",
                """
                Host web1 web2 *.example !web3 db?
                 HostName 10.0.0.1
                host\t=\t"quoted"
                # Host commented
                Match host matched
                """);

        assertThat(SshHosts.of(home)).containsExactly("quoted", "web1", "web2");
    }

    @Test
    void followsIncludesBelowTheFolderOnly() throws IOException {
        write(
                ".ssh/config",
                "Include conf.d/*.conf ~/.ssh/more\nInclude ../outside /etc/* ~/.ssh [ no/such\n");
        write(".ssh/conf.d/a.conf", "Host a\nInclude config\n");
        write(".ssh/conf.d/b.conf", "Host b\n");
        write(".ssh/conf.d/c.old", "Host c\n");
        write(".ssh/more", "Host d\nInclude more\n");
        write("outside", "Host e\n");

        assertThat(SshHosts.of(home)).containsExactly("a", "b", "d");
    }

    @Test
    void readsTheKnownHostsThatAreNotHashed() throws IOException {
        write(
                ".ssh/known_hosts",
                """
                printer,10.0.0.9 ssh-ed25519 AAAA
                |1|hash= ssh-rsa AAAA
                @cert-authority *.example ssh-rsa AAAA
                [box]:2222 ssh-rsa AAAA
                """);

        assertThat(SshHosts.of(home)).containsExactly("10.0.0.9", "printer", "ssh://box:2222");
    }
}
