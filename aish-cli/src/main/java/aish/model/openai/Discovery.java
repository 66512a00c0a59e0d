package aish.model.openai;

import module java.base;

import aish.json.Json;
import aish.model.ModelProblem.ModelException;
import aish.model.http.Address;
import aish.model.http.Endpoint;
import aish.model.http.Endpoint.TlsFactory;
import aish.model.http.ErrorResponse.ShortAnswer;
import aish.model.http.HttpExchange;
import aish.model.http.HttpRequest;
import aish.model.http.IdleConnection;
import aish.model.http.NetworkPath;
import aish.model.http.ProxySettings;
import aish.model.http.RequestTimeouts;
import aish.model.http.ResponseChannel;
import aish.model.http.ServerMessage;

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
                HttpRequest.get(
                        Endpoint.of(candidate.base, ""), address, ApiPaths.of(address).models());
        ResponseChannel channel =
                HttpExchange.start(
                        call,
                        new NetworkPath(new ProxySettings(Map.of()), TlsFactory.USUAL),
                        new IdleConnection(),
                        RequestTimeouts.within(time));
        return new Probe(candidate, call, channel);
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

    /** A server's list of models, from {@code /v1/models}. */
    record ModelList(Json json) {
        private static final List<String> CONTEXT_SIZES =
                List.of(
                        "max_model_len",
                        "loaded_context_length",
                        "context_length",
                        "context_window");

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
}
