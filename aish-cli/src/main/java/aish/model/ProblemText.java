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
                    "the server's answer is not usable: "
                            + detail
                            + "; check that the endpoint is an OpenAI-compatible server";
            case ModelProblem.Setup(String detail) -> detail;
            case ModelProblem.Budget(String detail) -> detail;
            case ModelProblem.Cancelled _ -> "cancelled";
        };
    }

    private static String said(String message) {
        String words = message.replaceFirst("[\\s.;]+$", "");
        return words.isEmpty() ? "" : ": " + words;
    }

    private static String transport(Failure failure, String where) {
        return switch (failure) {
            case REFUSED ->
                    "cannot connect to "
                            + where
                            + ": connection refused; check that the server is running";
            case DNS -> "cannot find the host " + where + "; check the endpoint";
            case TLS ->
                    "cannot make a secure connection to "
                            + where
                            + "; for a private certificate authority set network.ca_file";
            case TIMEOUT_CONNECT -> where + " does not answer; check the endpoint and your network";
            case TIMEOUT_IDLE ->
                    where + " stopped responding; ask again, or raise the model's timeout";
            case RESET -> where + " closed the connection; ask again";
        };
    }

    private static String advice(int status) {
        return switch (status) {
            case 400, 413, 422 -> ":raw shows what was sent, :reset starts a new conversation";
            case 401 -> "check the model's key";
            case 403 -> "the key does not allow this";
            case 404 -> "check the model's endpoint and name";
            case 408, 504 -> "the server took too long; ask again";
            case 429 -> "it is busy or your quota is used up; try again later";
            case 503 -> "it is overloaded or still loading; try again in a moment";
            default ->
                    status >= 500 ? "ask again, or check the server's log" : "check the endpoint";
        };
    }
}
