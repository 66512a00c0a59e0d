package aish.chat.tools;

import module java.base;

import aish.model.Message;
import aish.model.Message.ToolCall;
import aish.model.ModelProblem;
import aish.model.ModelRequest;
import aish.model.Reply;

/** Remembers which models do not accept tools, according to their servers. */
public final class ToolSupport {
    private static final List<Integer> REFUSALS = List.of(400, 404, 405, 422, 500, 501);

    /** Also what a server says that has failed for another reason. */
    private static final int FAILURE = 500;

    /** Words in the errors of servers that do not know a member of the request. */
    private static final List<String> UNKNOWN_MEMBER_WORDS =
            List.of("tool", "function", "unknown field", "extra", "unrecognized", "not permitted");

    private final Set<String> markUnsupported = new HashSet<>();

    public boolean isUnsupported(String model) {
        return markUnsupported.contains(model);
    }

    public void markUnsupported(String model) {
        markUnsupported.add(model);
    }

    public void markSupported(String model) {
        markUnsupported.remove(model);
    }

    public static boolean mightSucceedWithoutTools(ModelRequest request, Reply reply) {
        if (reply.problem().isEmpty() || !reply.text().isEmpty() || !haveTools(request)) {
            return false;
        }
        return switch (reply.problem().get()) {
            case ModelProblem.Http(int status, String message, var _) ->
                    REFUSALS.contains(status)
                            && (isStrange(message) || (message.isBlank() && status != FAILURE));
            case ModelProblem.Api(String message) -> isStrange(message);
            case ModelProblem.Transport _,
                    ModelProblem.Protocol _,
                    ModelProblem.Setup _,
                    ModelProblem.Budget _,
                    ModelProblem.Cancelled _ ->
                    false;
        };
    }

    private static boolean haveTools(ModelRequest request) {
        return !request.tools().isEmpty()
                || request.messages().stream().anyMatch(Message.Tool.class::isInstance);
    }

    private static boolean isStrange(String message) {
        String text = message.toLowerCase(Locale.ROOT);
        return UNKNOWN_MEMBER_WORDS.stream().anyMatch(text::contains);
    }

    /** Returns the reply with distinct ids for its calls, because results are matched by id. */
    public static Reply distinct(Reply reply) {
        Set<String> ids = new HashSet<>();
        List<ToolCall> calls = new ArrayList<>();
        for (ToolCall call : reply.calls()) {
            String id = call.id();
            for (int i = 2; !ids.add(id); i++) {
                id = call.id() + "-" + i;
            }
            calls.add(new ToolCall(id, call.name(), call.arguments()));
        }
        return reply.with(calls, reply.problem());
    }
}
