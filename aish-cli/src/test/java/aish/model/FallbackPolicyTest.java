package aish.model;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.model.Fallback.FallbackPolicy;
import aish.model.ModelProblem.Failure;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class FallbackPolicyTest {
    @ParameterizedTest
    @CsvSource({
        "REFUSED, true, connection refused",
        "DNS, true, unknown host",
        "TIMEOUT_CONNECT, true, timed out",
        "TIMEOUT_IDLE, true, timed out",
        "TLS, false, tls",
        "RESET, false, reset",
    })
    void goesByTheKindOfFailure(Failure failure, boolean allowed, String reason) {
        ModelProblem problem = new ModelProblem.Transport(failure, "here:1", "");
        assertThat(FallbackPolicy.allows(problem)).isEqualTo(allowed);
        assertThat(FallbackPolicy.reason(problem)).isEqualTo(reason);
    }

    @ParameterizedTest
    @ValueSource(ints = {408, 500, 501, 502, 503, 504, 507, 529, 599})
    void allowsWhatAServerIsToBlameFor(int status) {
        assertThat(FallbackPolicy.allows(http(status, "no"))).isTrue();
        assertThat(FallbackPolicy.reason(http(status, "no"))).isEqualTo("HTTP " + status);
    }

    @ParameterizedTest
    @ValueSource(ints = {301, 400, 401, 402, 403, 405, 407, 409, 410, 413, 422, 429, 600})
    void allowsNothingThatWouldFailElsewhereToo(int status) {
        assertThat(FallbackPolicy.allows(http(status, "model not found"))).isFalse();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "The model `x` does not exist or you do not have access to it. (model_not_found)",
                "model_not_found",
                "model \"llama9\" not found, try pulling it first",
                "The model `x` does not exist.",
                "Model not found",
                "could not find real modelID for x",
            })
    void allowsAModelThatTheServerDoesNotHave(String words) {
        assertThat(FallbackPolicy.allows(http(404, words))).isTrue();
        assertThat(FallbackPolicy.reason(http(404, words))).isEqualTo("model not found");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "Not Found", "File Not Found", "404 page not found", "models"})
    void allowsNoWrongPath(String words) {
        assertThat(FallbackPolicy.allows(http(404, words))).isFalse();
    }

    @Test
    void allowsNothingElse() {
        assertThat(FallbackPolicy.allows(new ModelProblem.Api("HTTP 500"))).isFalse();
        assertThat(FallbackPolicy.allows(new ModelProblem.Protocol("HTTP 500"))).isFalse();
        assertThat(FallbackPolicy.allows(new ModelProblem.Setup("no key"))).isFalse();
        assertThat(FallbackPolicy.allows(new ModelProblem.Cancelled())).isFalse();
    }

    private static ModelProblem http(int status, String message) {
        return new ModelProblem.Http(status, message, Optional.of(Duration.ZERO));
    }
}
