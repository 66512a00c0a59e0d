package aish.model;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LocalityTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "http://localhost",
                "http://localhost:8080/v1",
                "http://LOCALHOST:8080",
                "http://localhost.:8080",
                "http://api.localhost:3000",
                "http://127.0.0.1:11434",
                "http://127.8.9.255",
                "https://127.0.0.1",
                "http://[::1]:8080",
                "http://[0:0:0:0:0:0:0:1]/v1",
                "http://[::0:1]",
                "http://[::ffff:127.0.0.1]:80",
                "http://user:word@localhost:8080",
            })
    void staysOnThisMachine(String endpoint) {
        assertThat(Locality.isLocal(URI.create(endpoint))).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "https://api.openai.com/v1",
                "http://192.168.1.5:8080",
                "http://10.0.0.1",
                "http://172.16.0.9:8000",
                "http://169.254.1.1",
                "http://my-server:8080",
                "http://box.local:8080",
                "http://localhost.example.org",
                "http://notlocalhost:8080",
                "http://localhost@example.org",
                "http://127.0.0.1@example.org:8080",
                "http://127.0.0.1.example.org",
                "http://127.example.org",
                "http://127.0.0.256",
                "http://127.0.0.1.1",
                "http://128.0.0.1",
                "http://0.0.0.0:8080",
                "http://[::]:8080",
                "http://[::2]:8080",
                "http://[1::1]",
                "http://[fe80::1]:8080",
                "http://[fd00::1]:8080",
                "http://[::ffff:10.0.0.1]",
                "mailto:localhost",
            })
    void leavesThisMachine(String endpoint) {
        assertThat(Locality.isLocal(URI.create(endpoint))).isFalse();
    }
}
