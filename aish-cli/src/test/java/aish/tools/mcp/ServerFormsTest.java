package aish.tools.mcp;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.model.Message;
import io.modelcontextprotocol.spec.McpSchema.CreateMessageRequest;
import io.modelcontextprotocol.spec.McpSchema.Role;
import io.modelcontextprotocol.spec.McpSchema.SamplingMessage;
import io.modelcontextprotocol.spec.McpSchema.TextContent;
import org.junit.jupiter.api.Test;

class ServerFormsTest {
    private static List<Message> messages(SamplingMessage... said) {
        return ServerForms.request(
                        CreateMessageRequest.builder(List.of(said), 10)
                                .systemPrompt("be brief")
                                .build())
                .messages();
    }

    private static SamplingMessage said(Role role, String text) {
        return SamplingMessage.builder(role, TextContent.builder(text).build()).build();
    }

    @Test
    void mergesMessagesOfOneRole() {
        assertThat(
                        messages(
                                said(Role.USER, "a"),
                                said(Role.USER, "b"),
                                said(Role.ASSISTANT, "c"),
                                said(Role.USER, "d")))
                .containsExactly(
                        new Message.Instructions("be brief"),
                        new Message.User("a\n\nb"),
                        new Message.Assistant("c", List.of()),
                        new Message.User("d"));
    }

    @Test
    void addsNoMessageThatTheServerDidNotSend() {
        assertThat(messages()).containsExactly(new Message.Instructions("be brief"));
        assertThat(messages(said(Role.USER, "")))
                .containsExactly(new Message.Instructions("be brief"));
    }
}
