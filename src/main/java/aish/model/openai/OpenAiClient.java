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
    private final Network network;
    private final long maxAnswer;
    private final IdleConnection idle = new IdleConnection();
    private final ServerProbe probe;

    /**
     * @param environment where {@code http_proxy} and its like are looked up
     */
    public OpenAiClient(Endpoint endpoint, Map<String, String> environment) {
        this(endpoint, environment, Tls.USUAL, Long.MAX_VALUE);
    }

    /**
     * @param environment where {@code http_proxy} and its like are looked up
     * @param maxAnswer how many characters of an answer are taken
     */
    public OpenAiClient(
            Endpoint endpoint, Map<String, String> environment, Tls tls, long maxAnswer) {
        this.endpoint = endpoint;
        this.network = new Network(new ProxySettings(environment), tls);
        this.maxAnswer = maxAnswer;
        this.probe = new ServerProbe(endpoint, network);
    }

    @Override
    public Reply ask(ModelRequest request, Consumer<Delta> listener, Cancellation cancellation) {
        Answer answer = new Answer(listener, maxAnswer);
        try {
            Call call = callFor(request);
            return converse(call, answer, cancellation);
        } catch (ModelException e) {
            probe.learn(e.problem());
            return answer.brokenOff(e.problem());
        }
    }

    private Call callFor(ModelRequest request) throws ModelException {
        Address address = Address.of(endpoint.base());
        String body = RequestBody.of(request, endpoint, probe.dialect(address));
        return Call.post(endpoint, address, address.chat(), body);
    }

    private Reply converse(Call call, Answer answer, Cancellation cancellation)
            throws ModelException {
        if (cancellation.isCancelled()) {
            throw new ModelException(new ModelProblem.Cancelled());
        }
        Limits limits = Limits.patient(endpoint.connect(), endpoint.idle());
        Incoming incoming = Exchange.start(call, network, idle, limits);
        cancellation.onCancel(incoming::stop);
        Incoming.Ending ending = Incoming.Ending.AT_ONCE;
        try {
            ResponseHead head = incoming.head();
            if (!head.isSuccess()) {
                throw new ModelException(Refusal.of(head, incoming, call));
            }
            refuseOtherThanAnswers(head, incoming);
            read(incoming, new AnswerReader(answer, cancellation));
            ending = Incoming.Ending.PROPERLY;
            return answer.complete(call.address().where());
        } finally {
            incoming.leave(ending);
        }
    }

    private static void read(Incoming incoming, AnswerReader reader) throws ModelException {
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

    private static void refuseOtherThanAnswers(ResponseHead head, Incoming incoming)
            throws ModelException {
        String type = head.contentType();
        boolean plausible =
                type.isEmpty()
                        || type.equals("text/event-stream")
                        || type.endsWith("json")
                        || type.equals("text/plain")
                        || type.equals("application/octet-stream");
        if (!plausible) {
            throw new ModelException(Refusal.otherThanAnswer(head, incoming));
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
