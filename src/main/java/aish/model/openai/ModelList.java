package aish.model.openai;

import aish.json.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/** A server's list of models, from {@code /v1/models}. */
record ModelList(Json json) {
    private static final List<String> CONTEXT_SIZES =
            List.of("max_model_len", "loaded_context_length", "context_length", "context_window");

    /** Whether the response is such a list at all. */
    boolean isList() {
        return json.get("data") instanceof Json.Arr
                || json.get("object").text().orElse("").equals("list");
    }

    List<String> names() {
        List<String> names = new ArrayList<>();
        for (Json model : json.get("data").items()) {
            model.get("id").text().map(ServerMessage::oneLine).ifPresent(names::add);
        }
        return names;
    }

    /** Returns the owner of the first model, which identifies the server product. */
    String owner() {
        for (Json model : json.get("data").items()) {
            return model.get("owned_by").text().orElse("");
        }
        return "";
    }

    /**
     * @param name of the model; if the server has only one model, any name matches
     */
    OptionalInt contextSize(String name) {
        List<Json> models = json.get("data").items();
        for (Json model : models) {
            if (models.size() == 1 || model.get("id").text().orElse("").equals(name)) {
                return contextSize(model);
            }
        }
        return OptionalInt.empty();
    }

    private static OptionalInt contextSize(Json model) {
        OptionalInt own = model.get("meta").get("n_ctx").integer();
        for (String member : CONTEXT_SIZES) {
            if (own.isEmpty()) {
                own = model.get(member).integer();
            }
        }
        return positive(own);
    }

    static OptionalInt positive(OptionalInt size) {
        return size.isPresent() && size.getAsInt() > 0 ? size : OptionalInt.empty();
    }
}
