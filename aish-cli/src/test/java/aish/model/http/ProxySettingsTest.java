package aish.model.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import module java.base;

import aish.model.ModelProblem.ModelException;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ProxySettingsTest {
    @ParameterizedTest
    @CsvSource({
        "https://m.example, https_proxy, https_proxy",
        "http://m.example, HTTP_PROXY, http_proxy",
        "https://m.example, all_proxy, all_proxy",
        "http://m.example, ALL_PROXY, all_proxy"
    })
    void aBadAddressIsBlamedOnTheVariableThatHoldsIt(URI server, String variable, String blamed) {
        ProxySettings settings = new ProxySettings(Map.of(variable, "ftp://x"));
        assertThatThrownBy(() -> settings.proxyFor(Address.of(server)))
                .isInstanceOfSatisfying(
                        ModelException.class,
                        e ->
                                assertThat(e.problem().toString())
                                        .contains(
                                                "[detail="
                                                        + blamed
                                                        + " is not a valid proxy address"));
    }
}
