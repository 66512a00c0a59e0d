package aish.cli.models;

import module java.base;

import aish.model.ModelServer;
import aish.model.ModelServer.ServerFacts;
import aish.settings.Config;
import aish.settings.Config.Preset;
import aish.settings.KeyLocation;
import aish.text.PlainText;

/** Finds the settings for the server at an address by asking it. */
public final class AddressedModel {
    private static final Pattern NAME = Pattern.compile("[A-Za-z0-9_-]+");
    private static final Pattern NUMBERS = Pattern.compile("[\\d.]+|\\[.*]|localhost");

    private AddressedModel() {}

    /**
     * @param name what to call the model; found if empty
     * @param taken the names of the models that there are
     * @throws IOException if the address is not that of a usable server; the message gives the
     *     reason in one line
     */
    public static Preset probe(
            String address, Optional<String> name, Collection<String> taken, ServerAccess reach)
            throws IOException {
        URI endpoint = endpoint(address);
        String called = name.isPresent() ? checked(name.get(), taken) : free(endpoint, taken);
        Optional<Preset> service = FoundModels.serviceAt(endpoint.getHost());
        Preset asked =
                Preset.of(
                        called,
                        endpoint,
                        service.map(Preset::model).orElse(""),
                        service.map(Preset::key).orElse(new KeyLocation.None()));
        ServerFacts facts =
                reach.connect(asked)
                        .map(ModelServer::inspect)
                        .orElseThrow(() -> new IOException("this server cannot be used"));
        if (facts.health() instanceof ServerFacts.Down(var problem)) {
            throw new IOException(problem.describe());
        }
        String model = asked.model().isEmpty() ? first(facts.models()) : asked.model();
        return Preset.of(called, endpoint, model, asked.key());
    }

    private static String first(List<String> models) {
        return models.isEmpty() ? "" : models.getFirst();
    }

    private static URI endpoint(String address) throws IOException {
        try {
            URI url = new URI(address.contains("://") ? address : "http://" + address);
            boolean http = "http".equals(url.getScheme()) || "https".equals(url.getScheme());
            if (http && url.getHost() != null && url.getRawUserInfo() == null) {
                return url;
            }
        } catch (URISyntaxException _) {
            // said below
        }
        throw new IOException(
                "not the address of a server: "
                        + PlainText.oneLine(address)
                        + "; it looks like http://127.0.0.1:8080");
    }

    private static String checked(String name, Collection<String> taken) throws IOException {
        if (!NAME.matcher(name).matches()) {
            throw new IOException("a model's name has letters, digits, - and _ only");
        }
        if (taken.contains(name) || name.equals(Config.OFFLINE)) {
            throw new IOException("there is a model named " + name + " already");
        }
        return name;
    }

    /** Returns a name by the host: {@code local} for this machine, or the name of a domain. */
    private static String free(URI endpoint, Collection<String> taken) {
        String[] labels = endpoint.getHost().split("\\.", -1);
        String base =
                NUMBERS.matcher(endpoint.getHost()).matches()
                        ? "local"
                        : labels[Math.max(0, labels.length - 2)];
        String name = base;
        for (int number = 2; taken.contains(name); number++) {
            name = base + number;
        }
        return name;
    }
}
