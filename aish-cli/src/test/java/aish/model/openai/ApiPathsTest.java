package aish.model.openai;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.model.ModelProblem.ModelException;
import aish.model.http.Address;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ApiPathsTest {
    @ParameterizedTest
    @CsvSource({
        "http://localhost:8080, http://localhost:8080/v1/chat/completions, ''",
        "http://localhost:8080/, http://localhost:8080/v1/chat/completions, ''",
        "http://localhost:8080/v1, http://localhost:8080/v1/chat/completions, ''",
        "HTTP://localhost:8080/v1//, http://localhost:8080/v1/chat/completions, ''",
        "https://api.openai.com, https://api.openai.com/v1/chat/completions, ''",
        "https://api.groq.com/openai/v1, https://api.groq.com/openai/v1/chat/completions, /openai",
        "https://g.example/v1beta/openai/, https://g.example/v1beta/openai/chat/completions, ''",
        "http://h/v1/chat/completions, http://h/v1/chat/completions, ''",
        "http://h/proxy/vllm, http://h/proxy/vllm/v1/chat/completions, /proxy/vllm",
        "http://my_box:1, http://my_box:1/v1/chat/completions, ''",
        "http://[::1]:8080, http://[::1]:8080/v1/chat/completions, ''",
        "http://u:p@h:9/, http://h:9/v1/chat/completions, ''",
        "https://h/?key=abc, https://h/v1/chat/completions?(set), ''"
    })
    void findsThePaths(String base, String chat, String root) throws ModelException {
        Address address = Address.of(URI.create(base));
        ApiPaths paths = ApiPaths.of(address);
        assertThat(address.withoutSecrets(paths.chat())).isEqualTo(chat);
        assertThat(paths.root()).isEqualTo(root);
    }
}
