package aish.shell.remote;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import module java.base;

import aish.shell.remote.Target.TargetException;
import aish.shell.remote.Transports.Definition;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TransportsTest {
    private static final Transports BUILT_IN = new Transports(Map.of(), List.of());

    @ParameterizedTest
    @CsvSource({
        "web1, ssh, web1",
        "me@web1, ssh, me@web1",
        "ssh://me@web1:2222, ssh, ssh://me@web1:2222",
        "ssh:web1, ssh, web1",
        "docker:web, docker, web",
        "k8s:pod-7d9, k8s, pod-7d9",
        "sudo:www-data, sudo, www-data",
    })
    void readsTargets(String text, String transport, String name) throws Exception {
        assertThat(BUILT_IN.target(text)).isEqualTo(new Target(transport, name));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "-oProxyCommand=evil",
                "docker:-v",
                "docker:",
                "a b",
                "a;b",
                "$(x)",
                "a\nb",
                "web1:22",
                "vm:x"
            })
    void refusesWhatIsNoTarget(String text) {
        assertThatThrownBy(() -> BUILT_IN.target(text)).isInstanceOf(TargetException.class);
    }

    @ParameterizedTest
    @ValueSource(strings = {"prod-1", "me@prod-1", "PROD-1", "ssh://me@prod-1:22", "k8s:any"})
    void refusesWhatTheSettingsDeny(String text) {
        Transports some = new Transports(Map.of(), List.of("prod-*", "k8s:*"));
        assertThatThrownBy(() -> some.target(text)).hasMessageContaining("hosts.deny");
    }

    @Test
    void startsShellsBySsh() throws Exception {
        Target host = BUILT_IN.target("me@web1");
        Transport ssh = BUILT_IN.of(host);
        assertThat(ssh.terminal(host, "echo hi"))
                .isEqualTo(List.of("ssh", "-tt", "--", "me@web1", "exec sh -c 'echo hi'"));
        assertThat(ssh.control(host, "echo hi"))
                .isEqualTo(List.of("ssh", "-T", "--", "me@web1", "exec sh -c 'echo hi'"));
        assertThat(ssh.plain(host, "id"))
                .startsWith("ssh", "-T", "-o", "BatchMode=yes", "-o", "ControlMaster=no", "--");
        assertThat(ssh.plain(host, "echo 'a  b'").getLast())
                .isEqualTo("exec sh -c 'echo '\\''a  b'\\'''");
    }

    @Test
    void startsShellsByTemplate() throws Exception {
        Target pod = BUILT_IN.target("k8s:web");
        assertThat(BUILT_IN.of(pod).terminal(pod, "a b"))
                .isEqualTo(List.of("kubectl", "exec", "-it", "web", "--", "sh", "-c", "a b"));
        assertThat(BUILT_IN.of(pod).control(pod, "a b"))
                .isEqualTo(List.of("kubectl", "exec", "-i", "web", "--", "sh", "-c", "a b"));
    }

    @Test
    void usesTheWordsOfASettingAsTheyAre() throws Exception {
        Definition own =
                new Definition("run 'two words' -it x={target} bash", "quiet {target} sh", "", "");
        Transports some = new Transports(Map.of("jail", own), List.of());
        Target jail = some.target("jail:a");
        assertThat(some.of(jail).terminal(jail, "$HOME; 'x'"))
                .isEqualTo(List.of("run", "two words", "-it", "x=a", "bash", "-c", "$HOME; 'x'"));
        assertThat(some.of(jail).plain(jail, "id"))
                .isEqualTo(List.of("quiet", "a", "sh", "-c", "id"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"docker exec web bash", "a {target} | b", "a {target}; b", "a '{target}"})
    void saysWhatIsWrongWithATemplate(String command) {
        Transports some =
                new Transports(Map.of("x", new Definition(command, "", "", "")), List.of());
        assertThatThrownBy(() -> some.of(some.target("x:y")))
                .isInstanceOf(TargetException.class)
                .hasMessageStartingWith("on.x: ");
    }
}
