package aish.model.openai;

import aish.model.ModelException;
import java.net.URI;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Looks for servers on the ports where they usually run. */
public final class Discovery {
    /** The default addresses of common servers. */
    public static final List<Candidate> USUAL =
            List.of(
                    local(8080, Kind.LLAMA_CPP),
                    local(11434, Kind.OLLAMA),
                    local(1234, Kind.LM_STUDIO),
                    local(8000, Kind.VLLM));

    private Discovery() {}

    /** A server product. */
    public enum Kind {
        LLAMA_CPP("llama.cpp", "llamacpp"),
        OLLAMA("Ollama", "library"),
        LM_STUDIO("LM Studio", "organization_owner"),
        VLLM("vLLM", "vllm");

        private final String title;

        /** What it reports as the owner of its models. */
        private final String owner;

        Kind(String title, String owner) {
            this.title = title;
            this.owner = owner;
        }

        /** Its name as its makers spell it. */
        public String title() {
            return title;
        }

        private static Kind of(String owner, Kind usual) {
            for (Kind kind : values()) {
                if (kind.owner.equals(owner)) {
                    return kind;
                }
            }
            return usual;
        }
    }

    /** An address to try, and the product expected there. */
    public record Candidate(URI base, Kind kind) {}

    /** A server that answered in the protocol. */
    public record Found(URI base, Kind kind, List<String> models) {
        public Found {
            models = List.copyOf(models);
        }
    }

    private record Probe(Candidate candidate, HttpRequest call, ResponseChannel incoming) {}

    /**
     * Asks all candidates at once, without a key and without a proxy.
     *
     * @return those that answered in time, in the order given
     */
    public static List<Found> find(List<Candidate> candidates, Duration time) {
        List<Probe> probes = new ArrayList<>();
        for (Candidate candidate : candidates) {
            try {
                probes.add(start(candidate, time));
            } catch (ModelException _) {
                // not an address, so there is no server either
            }
        }
        List<Found> found = new ArrayList<>();
        for (Probe probe : probes) {
            try {
                ShortAnswer answer = ShortAnswer.of(probe.incoming, probe.call, time);
                add(probe.candidate, new ModelList(answer.json()), found);
            } catch (ModelException _) {
                // no server, or not one that speaks the protocol
            }
        }
        return List.copyOf(found);
    }

    private static Probe start(Candidate candidate, Duration time) throws ModelException {
        Address address = Address.of(candidate.base);
        HttpRequest call =
                HttpRequest.get(Endpoint.of(candidate.base, ""), address, address.models());
        ResponseChannel incoming =
                HttpExchange.start(
                        call,
                        new NetworkAccess(new ProxySettings(Map.of()), TlsFactory.USUAL),
                        new IdleConnection(),
                        RequestTimeouts.within(time));
        return new Probe(candidate, call, incoming);
    }

    private static void add(Candidate candidate, ModelList models, List<Found> found) {
        if (models.isList()) {
            Kind kind = Kind.of(models.owner(), candidate.kind);
            found.add(new Found(candidate.base, kind, models.names()));
        }
    }

    private static Candidate local(int port, Kind kind) {
        return new Candidate(URI.create("http://127.0.0.1:" + port), kind);
    }
}
