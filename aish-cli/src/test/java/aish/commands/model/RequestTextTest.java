package aish.commands.model;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class RequestTextTest {
    @Test
    void messagesHaveTheirOwnLines() {
        String request =
                """
                POST http://127.0.0.1:8080/v1/chat/completions
                Content-Type: application/json

                {"model":"big","temperature":0.2,"messages":[\
                {"role":"system","content":"Be brief.\\nBe kind."},\
                {"role":"user","content":"hi"},\
                {"role":"assistant","content":null,"tool_calls":[{"id":"1"}]},\
                {"role":"tool","tool_call_id":"1","content":"done"}],\
                "tools":[{"type":"function"}]}""";
        assertThat(RequestText.of(request))
                .isEqualTo(
                        """
                        POST http://127.0.0.1:8080/v1/chat/completions
                        Content-Type: application/json

                        model: big
                        temperature: 0.2

                        ── system ──
                        Be brief.
                        Be kind.

                        ── user ──
                        hi

                        ── assistant ──
                        tool_calls: [{"id":"1"}]

                        ── tool ──
                        done
                        tool_call_id: 1

                        ── tool ──
                        {"type":"function"}""");
    }

    @Test
    void saysThatTheOfflineHelperIsSentNothing() {
        assertThat(RequestText.of("{\"model\":\"offline\"}"))
                .isEqualTo(
                        """
                        Not sent anywhere: the offline helper runs on this machine and gets this:

                        model: offline""");
    }

    @Test
    void whatIsNoJsonStaysAsItIs() {
        assertThat(RequestText.of("GET /\n\nnothing")).isEqualTo("GET /\n\nnothing");
        assertThat(RequestText.of("broken")).isEqualTo("broken");
        assertThat(RequestText.of("")).isEmpty();
        assertThat(RequestText.of("{\"model\":")).isEqualTo("{\"model\":");
    }
}
