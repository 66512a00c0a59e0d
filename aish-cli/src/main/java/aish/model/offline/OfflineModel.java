package aish.model.offline;

import module java.base;

import aish.json.JsonWriter;
import aish.model.Delta;
import aish.model.Message;
import aish.model.ModelClient;
import aish.model.ModelProblem;
import aish.model.ModelRequest;
import aish.model.Reply;
import aish.offline.Helper;
import aish.offline.Helper.Said;
import aish.offline.Helper.Speaker;
import aish.process.Cancellation;

/** The offline helper, asked as a model is. */
public final class OfflineModel implements ModelClient {
    private static final String NAME = "offline";

    private final Helper helper;

    public OfflineModel(Helper helper) {
        this.helper = helper;
    }

    @Override
    public Reply ask(ModelRequest request, Consumer<Delta> listener, Cancellation cancellation) {
        if (cancellation.isCancelled()) {
            return Reply.failed(new ModelProblem.Cancelled());
        }
        List<Said> conversation = request.messages().stream().flatMap(OfflineModel::said).toList();
        String answer = helper.answer(conversation, cancellation);
        StringBuilder said = new StringBuilder();
        for (String piece : pieces(answer)) {
            if (cancellation.isCancelled()) {
                return Reply.brokenOff(said.toString(), new ModelProblem.Cancelled());
            }
            said.append(piece);
            listener.accept(new Delta.Text(piece));
        }
        return Reply.whole(answer);
    }

    /** Tools say nothing that the helper reads. */
    private static Stream<Said> said(Message message) {
        return switch (message) {
            case Message.Instructions(String text) -> Stream.of(new Said(Speaker.AISH, text));
            case Message.User(String text) -> Stream.of(new Said(Speaker.USER, text));
            case Message.Assistant(String text, var _) -> Stream.of(new Said(Speaker.HELPER, text));
            case Message.Tool _ -> Stream.empty();
        };
    }

    /** Splits an answer into paragraphs, each with the empty line after it. */
    private static List<String> pieces(String answer) {
        return List.of(answer.split("(?<=\n\n)", -1));
    }

    @Override
    public String preview(ModelRequest request) {
        JsonWriter json = new JsonWriter();
        json.beginObject().member("model", NAME).name("messages").beginArray();
        for (Message message : request.messages()) {
            json.beginObject();
            switch (message) {
                case Message.Instructions(String text) -> said(json, "system", text);
                case Message.User(String text) -> said(json, "user", text);
                case Message.Assistant(String text, var _) -> said(json, "assistant", text);
                case Message.Tool(String callId, String text) ->
                        said(json.member("tool_call_id", callId), "tool", text);
            }
            json.endObject();
        }
        return json.endArray().endObject().toString();
    }

    private static void said(JsonWriter json, String role, String text) {
        json.member("role", role).member("content", text);
    }
}
