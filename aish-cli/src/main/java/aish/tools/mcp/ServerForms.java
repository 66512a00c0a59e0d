package aish.tools.mcp;

import module java.base;

import aish.model.Message;
import aish.model.ModelRequest;
import aish.tools.ServerQuestion;
import aish.tools.ServerQuestion.Field;
import aish.tools.ServerQuestion.Filled;
import aish.tools.ServerQuestion.Sampled;
import io.modelcontextprotocol.spec.McpSchema.CreateMessageRequest;
import io.modelcontextprotocol.spec.McpSchema.CreateMessageResult;
import io.modelcontextprotocol.spec.McpSchema.ElicitResult;
import io.modelcontextprotocol.spec.McpSchema.Role;
import io.modelcontextprotocol.spec.McpSchema.SamplingMessage;
import io.modelcontextprotocol.spec.McpSchema.TextContent;
import org.jspecify.annotations.Nullable;

/** Converts requests of servers to aish's own types, and the answers back. */
final class ServerForms {
    private static final int MOST_FIELDS = 20;

    private ServerForms() {}

    /**
     * Returns the fields of a form. Nested fields, which the protocol does not allow, become text.
     */
    static List<Field> fields(@Nullable Map<String, Object> schema) {
        List<Field> fields = new ArrayList<>();
        if (schema == null || !(schema.get("properties") instanceof Map<?, ?> properties)) {
            return fields;
        }
        List<?> required = schema.get("required") instanceof List<?> names ? names : List.of();
        for (Map.Entry<?, ?> property : properties.entrySet()) {
            if (property.getValue() instanceof Map<?, ?> about && fields.size() < MOST_FIELDS) {
                String name = String.valueOf(property.getKey());
                fields.add(field(name, about, required.contains(name)));
            }
        }
        return fields;
    }

    private static Field field(String name, Map<?, ?> about, boolean required) {
        String title = text(about, "title").orElse(name);
        String description = text(about, "description").map(words -> ": " + words).orElse("");
        return new Field(
                name,
                title + description,
                switch (text(about, "type").orElse("string")) {
                    case "boolean" -> ServerQuestion.Type.FLAG;
                    case "integer" -> ServerQuestion.Type.INTEGER;
                    case "number" -> ServerQuestion.Type.NUMBER;
                    default -> ServerQuestion.Type.TEXT;
                },
                options(about),
                required,
                text(about, "default").orElse(""));
    }

    private static List<String> options(Map<?, ?> about) {
        if (about.get("enum") instanceof List<?> values) {
            return values.stream().map(String::valueOf).toList();
        }
        if (about.get("oneOf") instanceof List<?> choices) {
            return choices.stream()
                    .filter(Map.class::isInstance)
                    .map(choice -> text((Map<?, ?>) choice, "const").orElse(""))
                    .filter(value -> !value.isEmpty())
                    .toList();
        }
        return List.of();
    }

    private static Optional<String> text(Map<?, ?> members, String name) {
        return Optional.ofNullable(members.get(name)).map(String::valueOf);
    }

    static ElicitResult result(Filled filled) {
        ElicitResult.Action action =
                switch (filled.action()) {
                    case ACCEPT -> ElicitResult.Action.ACCEPT;
                    case DECLINE -> ElicitResult.Action.DECLINE;
                    case CANCEL -> ElicitResult.Action.CANCEL;
                };
        ElicitResult.Builder result = ElicitResult.builder(action);
        return filled.action() == Filled.Action.ACCEPT
                ? result.content(filled.values()).build()
                : result.build();
    }

    /** Builds a request in which consecutive messages of the same role are merged. */
    static ModelRequest request(CreateMessageRequest wanted) {
        List<Message> messages = new ArrayList<>();
        String system = wanted.systemPrompt();
        if (system != null && !system.isBlank()) {
            messages.add(new Message.Instructions(system));
        }
        StringBuilder text = new StringBuilder();
        boolean answer = false;
        for (SamplingMessage said : wanted.messages()) {
            boolean assistant = said.role() == Role.ASSISTANT;
            if (assistant != answer && !text.isEmpty()) {
                add(messages, answer, text);
            }
            answer = assistant;
            text.append(text.isEmpty() ? "" : "\n\n").append(words(said));
        }
        if (!text.isEmpty()) {
            add(messages, answer, text);
        }
        Integer most = wanted.maxTokens();
        return new ModelRequest(
                messages,
                List.of(),
                most == null || most <= 0 ? OptionalInt.empty() : OptionalInt.of(most));
    }

    private static void add(List<Message> messages, boolean answer, StringBuilder text) {
        messages.add(
                answer
                        ? new Message.Assistant(text.toString(), List.of())
                        : new Message.User(text.toString()));
        text.setLength(0);
    }

    private static String words(SamplingMessage said) {
        return said.content() instanceof TextContent content
                ? content.text()
                : "[" + said.content().type() + ", not shown]";
    }

    static CreateMessageResult result(Sampled sampled) {
        return CreateMessageResult.builder(Role.ASSISTANT, sampled.text(), sampled.model())
                .stopReason(CreateMessageResult.StopReason.END_TURN)
                .build();
    }
}
