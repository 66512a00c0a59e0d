package aish.app.models;

import module java.base;

import aish.settings.Config;
import aish.settings.Config.Preset;
import aish.settings.KeyLocation;

/**
 * The models offered to a user who has configured none.
 *
 * @param local presets for servers found on this machine
 * @param cloud presets for services whose key is in the environment; offered, never used
 *     automatically
 * @param notice one line for the user; empty if there is nothing to say
 */
public record FoundModels(List<Preset> local, List<Preset> cloud, Optional<String> notice) {
    private static final int MOST_NAMED = 3;

    /**
     * A server that answered.
     *
     * @param kind what it calls itself, such as {@code llama.cpp} or {@code LM Studio}
     * @param models the names of its models, as far as it lists them
     */
    public record Found(String kind, URI endpoint, List<String> models) {
        public Found {
            models = List.copyOf(models);
        }
    }

    public FoundModels {
        local = List.copyOf(local);
        cloud = List.copyOf(cloud);
    }

    public static FoundModels of(
            Config config, List<Found> found, Map<String, String> environment) {
        Set<String> taken = new TreeSet<>(List.of(Config.OFFLINE));
        config.models().forEach(preset -> taken.add(preset.name()));
        List<Preset> local = new ArrayList<>();
        List<String> sentences = new ArrayList<>();
        for (Found server : found) {
            Preset preset = preset(server, taken);
            local.add(preset);
            sentences.add(sentence(server, preset));
        }
        List<Preset> cloud = new ArrayList<>(KnownServices.in(environment));
        cloud.removeIf(preset -> !taken.add(preset.name()));
        cloud.forEach(preset -> sentences.add(sentence(preset)));
        return new FoundModels(
                local,
                cloud,
                config.models().isEmpty() ? notice(sentences, local, cloud) : Optional.empty());
    }

    /** Returns both kinds, local ones first. */
    public List<Preset> presets() {
        List<Preset> all = new ArrayList<>(local);
        all.addAll(cloud);
        return all;
    }

    private static Preset preset(Found server, Set<String> taken) {
        String plain = server.kind().toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]", "");
        String base = plain.isEmpty() ? "local" : plain;
        String name = base;
        for (int number = 2; !taken.add(name); number++) {
            name = base + number;
        }
        String model = server.models().isEmpty() ? "" : server.models().getFirst();
        return Preset.of(name, server.endpoint(), model, new KeyLocation.None());
    }

    private static String sentence(Found server, Preset preset) {
        String model = preset.model().isEmpty() ? "" : " (" + preset.model() + ")";
        return server.kind() + " answers on " + preset.hostAndPort() + model;
    }

    private static String sentence(Preset service) {
        String variable = service.key() instanceof KeyLocation.Variable key ? key.name() : "a key";
        return variable + " is set";
    }

    private static Optional<String> notice(
            List<String> sentences, List<Preset> local, List<Preset> cloud) {
        if (sentences.isEmpty()) {
            return Optional.empty();
        }
        List<String> named = sentences.subList(0, Math.min(MOST_NAMED, sentences.size()));
        int more = sentences.size() - named.size();
        boolean one = sentences.size() == 1;
        Preset first = local.isEmpty() ? cloud.getFirst() : local.getFirst();
        return Optional.of(
                String.join(", ", named)
                        + (more == 0 ? "" : " and " + more + " more (:models lists them)")
                        + "; :model "
                        + first.name()
                        + (local.isEmpty() ? " asks " + first.hostAndPort() : " uses it")
                        + ", aish init keeps "
                        + (one ? "it" : "them"));
    }

    /**
     * Online services with OpenAI's protocol, by the environment variable that contains their key.
     */
    private static final class KnownServices {
        /**
         * @param model one of its models that is good and inexpensive
         */
        private record Service(String variable, String name, String endpoint, String model) {}

        private static final List<Service> SERVICES =
                List.of(
                        new Service(
                                "OPENAI_API_KEY",
                                "openai",
                                "https://api.openai.com/v1",
                                "gpt-4.1-mini"),
                        new Service(
                                "OPENROUTER_API_KEY",
                                "openrouter",
                                "https://openrouter.ai/api/v1",
                                "openrouter/auto"),
                        new Service(
                                "GROQ_API_KEY",
                                "groq",
                                "https://api.groq.com/openai/v1",
                                "llama-3.3-70b-versatile"),
                        new Service(
                                "MISTRAL_API_KEY",
                                "mistral",
                                "https://api.mistral.ai/v1",
                                "mistral-small-latest"),
                        new Service(
                                "DEEPSEEK_API_KEY",
                                "deepseek",
                                "https://api.deepseek.com/v1",
                                "deepseek-chat"),
                        new Service(
                                "TOGETHER_API_KEY",
                                "together",
                                "https://api.together.xyz/v1",
                                "meta-llama/Llama-3.3-70B-Instruct-Turbo"),
                        new Service(
                                "GEMINI_API_KEY",
                                "gemini",
                                "https://generativelanguage.googleapis.com/v1beta/openai",
                                "gemini-2.5-flash"));

        private KnownServices() {}

        /** Returns presets for the services whose key is in the environment. */
        static List<Preset> in(Map<String, String> environment) {
            return SERVICES.stream()
                    .filter(service -> !environment.getOrDefault(service.variable(), "").isBlank())
                    .map(
                            service ->
                                    Preset.of(
                                            service.name(),
                                            URI.create(service.endpoint()),
                                            service.model(),
                                            new KeyLocation.Variable(service.variable())))
                    .toList();
        }
    }
}
