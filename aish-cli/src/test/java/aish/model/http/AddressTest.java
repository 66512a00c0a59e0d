package aish.model.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import module java.base;

import aish.model.ModelProblem;
import aish.model.ModelProblem.ModelException;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class AddressTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "localhost:8080",
                "ftp://h",
                "http:///x",
                "http://h:99999",
                "http://h:x",
                "x",
                ""
            })
    void refusesWhatIsNoAddress(String base) {
        assertThatThrownBy(() -> Address.of(URI.create(base)))
                .isInstanceOfSatisfying(
                        ModelException.class,
                        e -> assertThat(e.problem()).isInstanceOf(ModelProblem.Setup.class));
    }

    @ParameterizedTest
    @CsvSource({
        "localhost, true",
        "127.0.0.1, true",
        "[::1], true",
        "10.1.2.3, true",
        "192.168.0.9, true",
        "172.16.0.1, true",
        "172.32.0.1, false",
        "100.100.1.1, true",
        "box, true",
        "box.local, true",
        "[fd00::1], true",
        "8.8.8.8, false",
        "10.example.com, false",
        "api.openai.com, false",
        "[2001:db8::1], false"
    })
    void knowsWhatIsNear(String host, boolean near) throws ModelException {
        assertThat(Address.of(URI.create("http://" + host)).isNear()).isEqualTo(near);
    }

    @ParameterizedTest
    @CsvSource({
        "http://a.example, http_proxy=http://p:3128, '', the proxy p:3128",
        "http://a.example, http_proxy=p, '', the proxy p:3128",
        "http://a.example, HTTP_PROXY=p:1, '', the proxy p:1",
        "http://a.example, https_proxy=p:1, '', ",
        "https://a.example, https_proxy=http://u:w@p:1, '', the proxy p:1",
        "https://a.example, all_proxy=socks5h://p, '', the proxy p:1080",
        "http://a.example, http_proxy=p:1, '*', ",
        "http://a.example, http_proxy=p:1, 'x, a.example', ",
        "http://a.example, http_proxy=p:1, .example, ",
        "http://a.example, http_proxy=p:1, example, ",
        "http://a.example, http_proxy=p:1, *.example, ",
        "http://a.example, http_proxy=p:1, xample, the proxy p:1",
        "http://a.example:81, http_proxy=p:1, a.example:80, the proxy p:1",
        "http://a.example:81, http_proxy=p:1, a.example:81, ",
        "http://localhost:8080, http_proxy=p:1, '', ",
        "http://127.0.0.1:8080, http_proxy=p:1, '', "
    })
    void takesTheProxyTheEnvironmentNames(
            String base, String variable, String exceptions, @Nullable String where)
            throws ModelException {
        String[] parts = variable.split("=", 2);
        ProxySettings settings =
                new ProxySettings(Map.of(parts[0], parts[1], "no_proxy", exceptions));
        ProxySettings.Hop hop = settings.proxyFor(Address.of(URI.create(base)));
        assertThat(hop == null ? null : hop.where()).isEqualTo(where);
    }

    @Test
    void aWrongProxyIsSaidWithoutItsPassword() {
        ProxySettings settings = new ProxySettings(Map.of("http_proxy", "gopher://u:pw@h"));
        assertThatThrownBy(() -> settings.proxyFor(Address.of(URI.create("http://a.example"))))
                .isInstanceOf(ModelException.class)
                .hasMessageContaining("http_proxy")
                .hasMessageNotContaining("pw");
    }
}
