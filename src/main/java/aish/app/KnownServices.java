package aish.app;

import aish.settings.Config.Preset;
import aish.settings.KeyLocation;
import java.net.URI;
import java.util.List;
import java.util.Map;

/** Online services with OpenAI's protocol, by the environment variable that contains their key. */
final class KnownServices {
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
