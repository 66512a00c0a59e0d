package aish.exec.fleet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import module java.base;

import aish.exec.fleet.Hosts.Host;
import aish.shell.remote.Target;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class HostsTest {
    private static final String INVENTORY =
            """
            cat <<'E'
            {"_meta": {"hostvars": {"s1": {"ansible_host": "10.0.0.1", "ansible_user": "ops"},
                                    "s2": {"ansible_port": 2222}, "p1": {"ansible_host": "prod1"}}},
             "all": {"children": ["store", "ungrouped"]}, "bad": {"hosts": ["p1"]},
             "store": {"hosts": ["s1", "s2"], "children": ["inner", "store"]},
             "inner": {"hosts": ["s3", "s1"]}, "empty": {}}
            E
            """;

    @TempDir private Path directory;

    private List<String> names(String text) throws Exception {
        return new StandIns(directory).hosts().of(text).stream().map(Host::name).toList();
    }

    @Test
    void namesEachHostOnce() throws Exception {
        assertThat(names("on:c,@web,on:a")).containsExactly("on:c", "on:a", "on:b");
        assertThat(new StandIns(directory).hosts().of("root@h1,ssh://h2:22"))
                .extracting(Host::target)
                .containsExactly(new Target("ssh", "root@h1"), new Target("ssh", "ssh://h2:22"));
    }

    @Test
    void readsTheInventoryOfAnsible() throws Exception {
        new StandIns(directory).add("ansible-inventory", INVENTORY);
        assertThat(names("@store,@all")).containsExactly("s1", "s2", "s3");
        assertThat(new StandIns(directory).hosts().of("@store"))
                .extracting(host -> host.target().toString())
                .containsExactly("ops@10.0.0.1", "ssh://s2:2222", "s3");
    }

    @Test
    void saysWhyThereAreNoHosts() throws Exception {
        StandIns programs =
                new StandIns(directory).add("ansible-inventory", "echo no file >&2; exit 4");
        assertThatThrownBy(() -> names("@x"))
                .hasMessage(
                        "no group x: hosts.groups has db, web, and ansible-inventory --list failed:"
                                + " no file");
        programs.add("ansible-inventory", "echo {");
        assertThatThrownBy(() -> names("@x")).hasMessageStartingWith("no group x: ");
        programs.add("ansible-inventory", INVENTORY);
        assertThatThrownBy(() -> names("@x")).hasMessageEndingWith("has no such group");
        assertThatThrownBy(() -> names("@empty"))
                .hasMessage("the group empty of Ansible's inventory has no hosts");
        assertThatThrownBy(() -> names("on:a,")).hasMessage("no target is named");
    }

    @Test
    void refusesAGroupThatNamesNoHosts() throws Exception {
        Hosts known = new StandIns(directory).hosts();
        Map<String, List<String>> groups =
                Map.of("a", List.of("@b"), "b", List.of("@a"), "none", List.of());
        Hosts hosts = new Hosts(known.transports(), groups, known.programs());
        for (String group : List.of("@a", "@none")) {
            assertThatThrownBy(() -> hosts.of(group)).hasMessage(group + " names no hosts");
        }
    }

    @Test
    void refusesWhatIsForbiddenUnderAnyName() throws Exception {
        new StandIns(directory).add("ansible-inventory", INVENTORY);
        assertThatThrownBy(() -> names("on:a,prod7")).hasMessageContaining("hosts.deny has prod*");
        assertThatThrownBy(() -> names("@bad")).hasMessageContaining("hosts.deny has prod*");
    }
}
