package aish.model.openai;

import aish.model.Cancellation;
import aish.model.Delta;
import aish.model.ModelException;
import aish.model.ModelProblem;
import aish.model.ModelRequest;
import aish.model.ModelServer;
import aish.model.Reply;
import aish.model.ServerFacts;
import java.util.Map;
import java.util.OptionalInt;
import java.util.function.Consumer;

/** Asks a server that speaks OpenAI's chat protocol. */
public final class OpenAiClient implements ModelServer {
    private final Endpoint endpoint;
    private final NetworkAccess network;
    private final long maxAnswer;
    private final IdleConnection idle = new IdleConnection();
    private final ServerProbe probe;

    /**
     * @param environment where {@code http_proxy} and related variables are looked up
     */
    public OpenAiClient(Endpoint endpoint, Map<String, String> environment) {
        this(endpoint, environment, TlsFactory.USUAL, Long.MAX_VALUE);
    }

    /**
     * @param environment where {@code http_proxy} and related variables are looked up
     * @param maxAnswer how many characters of an answer are accepted
     */
    public OpenAiClient(
            Endpoint endpoint, Map<String, String> environment, TlsFactory tls, long maxAnswer) {
        this.endpoint = endpoint;
        this.network = new NetworkAccess(new ProxySettings(environment), tls);
        this.maxAnswer = maxAnswer;
        this.probe = new ServerProbe(endpoint, network);
    }

    @Override
    public Reply ask(ModelRequest request, Consumer<Delta> listener, Cancellation cancellation) {
        AnswerBuilder answer = new AnswerBuilder(listener, maxAnswer);
        try {
            HttpRequest call = callFor(request);
            return converse(call, answer, cancellation);
        } catch (ModelException e) {
            probe.learn(e.problem());
            return answer.brokenOff(e.problem());
        }
    }

    private HttpRequest callFor(ModelRequest request) throws ModelException {
        Address address = Address.of(endpoint.base());
        String body = RequestBody.of(request, endpoint, probe.dialect(address));
        return HttpRequest.post(endpoint, address, address.chat(), body);
    }

    private Reply converse(HttpRequest call, AnswerBuilder answer, Cancellation cancellation)
            throws ModelException {
        if (cancellation.isCancelled()) {
            throw new ModelException(new ModelProblem.Cancelled());
        }
        RequestTimeouts limits = RequestTimeouts.idleOnly(endpoint.connect(), endpoint.idle());
        ResponseChannel incoming = HttpExchange.start(call, network, idle, limits);
        cancellation.onCancel(incoming::stop);
        ResponseChannel.Ending ending = ResponseChannel.Ending.AT_ONCE;
        try {
            ResponseHead head = incoming.head();
            if (!head.isSuccess()) {
                throw new ModelException(ErrorResponse.of(head, incoming, call));
            }
            refuseOtherThanAnswers(head, incoming);
            read(incoming, new AnswerReader(answer, cancellation));
            ending = ResponseChannel.Ending.PROPERLY;
            return answer.complete(call.address().where());
        } finally {
            incoming.leave(ending);
        }
    }

    private static void read(ResponseChannel incoming, AnswerReader reader) throws ModelException {
        byte[] bytes = incoming.next();
        while (bytes != null) {
            reader.feed(bytes);
            if (reader.isDone()) {
                return;
            }
            bytes = incoming.next();
        }
        reader.end();
    }

    private static void refuseOtherThanAnswers(ResponseHead head, ResponseChannel incoming)
            throws ModelException {
        String type = head.contentType();
        boolean plausible =
                type.isEmpty()
                        || type.equals("text/event-stream")
                        || type.endsWith("json")
                        || type.equals("text/plain")
                        || type.equals("application/octet-stream");
        if (!plausible) {
            throw new ModelException(ErrorResponse.otherThanAnswer(head, incoming));
        }
    }

    @Override
    public String preview(ModelRequest request) {
        try {
            return callFor(request).preview();
        } catch (ModelException e) {
            return e.problem().describe();
        }
    }

    @Override
    public ServerFacts inspect() {
        return probe.inspect();
    }

    @Override
    public OptionalInt countTokens(String text) {
        return probe.countTokens(text);
    }
}
