package aish.model;

import aish.model.ModelProblem.Failure;

/** Describes a problem in words, with advice on what to try. */
final class ProblemText {
    private ProblemText() {}

    static String of(ModelProblem problem) {
        return switch (problem) {
            case ModelProblem.Transport(Failure failure, String where, String detail) ->
                    transport(failure, where) + (detail.isEmpty() ? "" : " (" + detail + ")");
            case ModelProblem.Http(int status, String message, _) ->
                    "the server answered " + status + said(message) + "; " + advice(status);
            case ModelProblem.Api(String message) ->
                    "the model failed" + said(message) + "; ask again, or see :models";
            case ModelProblem.Protocol(String detail) ->
                    "the server's answer makes no sense: "
                            + detail
                            + "; is the endpoint an OpenAI-compatible server?";
            case ModelProblem.Setup(String detail) -> detail;
            case ModelProblem.Budget(String detail) -> detail;
            case ModelProblem.Cancelled _ -> "cancelled";
        };
    }

    private static String said(String message) {
        return message.isEmpty() ? "" : ": " + message;
    }

    private static String transport(Failure failure, String where) {
        return switch (failure) {
            case REFUSED -> "nothing listens at " + where + "; is the server running?";
            case DNS -> "no host is known for " + where + "; check the endpoint's name";
            case TLS ->
                    "no secure connection to "
                            + where
                            + "; for a private certificate authority set network.ca_file";
            case TIMEOUT_CONNECT -> where + " does not answer; check address and network";
            case TIMEOUT_IDLE ->
                    where + " has gone silent; ask again, or raise the preset's timeout";
            case RESET -> where + " broke the connection; ask again";
        };
    }

    private static String advice(int status) {
        return switch (status) {
            case 400, 413, 422 -> ":raw shows what was sent, :reset starts afresh";
            case 401 -> "check the preset's key";
            case 403 -> "the key does not allow this";
            case 404 -> "check the preset's endpoint and model";
            case 408, 504 -> "the server took too long; ask again";
            case 429 -> "it is busy or the quota is used up; wait a little";
            case 503 -> "it is overloaded or still loading; wait a little";
            default -> status >= 500 ? "ask again, or look at its log" : "check the endpoint";
        };
    }
}
