package aish.model.http;

import module java.base;

import aish.model.ModelProblem.ModelException;

/**
 * A server and how to ask it.
 *
 * @param base with or without a trailing {@code /v1}
 * @param model the name sent; empty to let the server choose
 * @param headers sent with each request, in this order; they override our own
 * @param idle how long the server may be silent
 */
public record Endpoint(
        URI base,
        String model,
        KeySource key,
        Map<String, String> headers,
        OptionalDouble temperature,
        OptionalInt maxTokens,
        Duration connect,
        Duration idle) {
    private static final Duration USUAL_CONNECT = Duration.ofSeconds(10);

    /** A big prompt on a small machine can keep a server silent for minutes. */
    private static final Duration USUAL_IDLE = Duration.ofMinutes(5);

    public Endpoint {
        headers = Collections.unmodifiableMap(new LinkedHashMap<>(headers));
    }

    /** Creates an endpoint for a server that needs no key, with default settings. */
    public static Endpoint of(URI base, String model) {
        return new Endpoint(
                base,
                model,
                KeySource.NONE,
                Map.of(),
                OptionalDouble.empty(),
                OptionalInt.empty(),
                USUAL_CONNECT,
                USUAL_IDLE);
    }

    /** Leaves out everything that may be secret. */
    @Override
    public String toString() {
        return "Endpoint[" + base.getScheme() + " " + base.getHost() + " " + model + "]";
    }

    /** Creates encrypted connections; not asked until the first one is needed. */
    @FunctionalInterface
    public interface TlsFactory {
        /** Uses the certificate authorities that Java knows, and no client certificate. */
        TlsFactory USUAL = () -> (SSLSocketFactory) SSLSocketFactory.getDefault();

        SSLSocketFactory sockets() throws ModelException;
    }

    /** Supplies the key of a server. Asked again for each request, on the request's own thread. */
    @FunctionalInterface
    public interface KeySource {
        /** For servers that need no key. */
        KeySource NONE = () -> "";

        /**
         * @throws ModelException with a {@link aish.model.ModelProblem.Setup} if the required key
         *     is missing
         */
        String key() throws ModelException;
    }
}
