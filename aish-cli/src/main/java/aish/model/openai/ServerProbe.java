package aish.model.openai;

import module java.base;

import aish.json.Json;
import aish.json.JsonWriter;
import aish.model.ModelProblem;
import aish.model.ModelProblem.ModelException;
import aish.model.ModelServer.ServerFacts;
import aish.model.http.Address;
import aish.model.http.Endpoint;
import aish.model.http.ErrorResponse.ShortAnswer;
import aish.model.http.HttpRequest;
import aish.model.http.IdleConnection;
import aish.model.http.NetworkPath;
import aish.model.http.ServerMessage;
import aish.model.openai.Discovery.ModelList;

/** Asks a server about itself, and remembers what it turned out to be. Thread-safe. */
final class ServerProbe {
    private static final Duration TIMEOUT = Duration.ofSeconds(2);

    private final Endpoint endpoint;
    private final NetworkPath network;
    private final InstantSource clock;

    /** Separate from the connection for answers, so that a probe never delays one. */
    private final IdleConnection idle = new IdleConnection();

    private volatile Belief llamaCpp = Belief.UNKNOWN;
    private volatile Belief tokenizes = Belief.UNKNOWN;

    ServerProbe(Endpoint endpoint, NetworkPath network, InstantSource clock) {
        this.endpoint = endpoint;
        this.network = network;
        this.clock = clock;
    }

    private enum Belief {
        UNKNOWN,
        YES,
        NO
    }

    /**
     * Until more is known, a nearby server is assumed to be llama.cpp: other self-hosted servers
     * ignore parameters they do not know, while cloud servers refuse them.
     */
    ServerDialect dialect(Address address) {
        if (address.host().equals("api.openai.com")) {
            return ServerDialect.OPENAI;
        }
        return mayBeLlamaCpp(address) ? ServerDialect.LLAMA_CPP : ServerDialect.PLAIN;
    }

    private boolean mayBeLlamaCpp(Address address) {
        return llamaCpp == Belief.YES || (llamaCpp == Belief.UNKNOWN && address.isNear());
    }

    /** A server that refuses a request because of our extra parameter is not sent it again. */
    void learn(ModelProblem problem) {
        if (problem instanceof ModelProblem.Http refused
                && (refused.status() == 400 || refused.status() == 422)
                && refused.message().contains("return_progress")) {
            llamaCpp = Belief.NO;
        }
    }

    ServerFacts inspect() {
        long begun = System.nanoTime();
        try {
            return inspect(Address.of(endpoint.base()), begun);
        } catch (ModelException e) {
            return bare(new ServerFacts.Down(e.problem()), since(begun));
        }
    }

    private ServerFacts inspect(Address address, long begun) throws ModelException {
        boolean healthy = false;
        if (address.isNear()) {
            ShortAnswer health = get(address, ApiPaths.of(address).root() + "/health", begun);
            healthy = health.isSuccess();
            if (health.status() == 503) {
                return bare(new ServerFacts.Loading(ServerMessage.of(health.body())), since(begun));
            }
        }
        Duration first = since(begun);
        ShortAnswer answer = get(address, ApiPaths.of(address).models(), begun);
        Duration latency = address.isNear() ? first : since(begun);
        if (!answer.isSuccess() && !(healthy && answer.status() == 404)) {
            return bare(new ServerFacts.Down(answer.refusal(clock)), latency);
        }
        ModelList models = new ModelList(answer.json());
        OptionalInt size = address.isNear() ? contextSize(address, begun) : OptionalInt.empty();
        return new ServerFacts(
                new ServerFacts.Up(),
                latency,
                models.names(),
                size.isPresent() ? size : models.contextSize(endpoint.model()),
                countTokens("aish", left(begun)).isPresent());
    }

    private static ServerFacts bare(ServerFacts.Health health, Duration latency) {
        return new ServerFacts(health, latency, List.of(), OptionalInt.empty(), false);
    }

    /**
     * Asks for the context size. Only llama.cpp answers here, so this also identifies the server.
     */
    private OptionalInt contextSize(Address address, long begun) {
        try {
            ShortAnswer answer = get(address, ApiPaths.of(address).root() + "/props", begun);
            Json settings = answer.json().get("default_generation_settings");
            if (settings instanceof Json.Obj) {
                llamaCpp = Belief.YES;
            } else if (answer.isSuccess() || answer.status() == 404) {
                llamaCpp = Belief.NO;
            }
            return ModelList.positive(settings.get("n_ctx").integer());
        } catch (ModelException _) {
            return OptionalInt.empty();
        }
    }

    OptionalInt countTokens(String text) {
        return countTokens(text, TIMEOUT);
    }

    /**
     * Sends the text only to a server that is known to be llama.cpp, or to a nearby one that still
     * may be.
     */
    private OptionalInt countTokens(String text, Duration time) {
        try {
            Address address = Address.of(endpoint.base());
            if (tokenizes == Belief.NO || !mayBeLlamaCpp(address)) {
                return OptionalInt.empty();
            }
            String body =
                    new JsonWriter()
                            .beginObject()
                            .member("content", text)
                            .member("add_special", false)
                            .endObject()
                            .toString();
            HttpRequest call =
                    HttpRequest.post(
                            endpoint, address, ApiPaths.of(address).root() + "/tokenize", body);
            return count(ShortAnswer.to(call, network, idle, time));
        } catch (ModelException _) {
            return OptionalInt.empty();
        }
    }

    private OptionalInt count(ShortAnswer answer) {
        if (answer.json().get("tokens") instanceof Json.Arr(List<Json> tokens)) {
            tokenizes = Belief.YES;
            return OptionalInt.of(tokens.size());
        }
        if (tokenizes == Belief.UNKNOWN && answer.status() < 500) {
            tokenizes = Belief.NO;
        }
        return OptionalInt.empty();
    }

    private ShortAnswer get(Address address, String path, long begun) throws ModelException {
        return ShortAnswer.to(HttpRequest.get(endpoint, address, path), network, idle, left(begun));
    }

    private static Duration since(long begun) {
        return Duration.ofNanos(System.nanoTime() - begun);
    }

    private static Duration left(long begun) {
        Duration left = TIMEOUT.minus(since(begun));
        return left.isPositive() ? left : Duration.ofMillis(1);
    }

    /**
     * What a server understands beyond the common protocol. Strict servers refuse parameters they
     * do not know.
     */
    enum ServerDialect {
        PLAIN,
        LLAMA_CPP,
        OPENAI;

        /**
         * Returns the name of the token limit. OpenAI's newer models refuse the name that everyone
         * else has copied.
         */
        String limitName() {
            return this == OPENAI ? "max_completion_tokens" : "max_tokens";
        }
    }
}
