package aish.app.install;

import module java.base;

import aish.app.models.FoundModels;
import aish.secrets.Redactor;
import aish.settings.Config.Preset;
import aish.settings.KeyLocation;
import aish.text.PlainText;

/**
 * What another tool's settings contain that aish can use. Gathers it from text that may come from
 * anywhere, and never keeps a secret: of a key only the name of its variable.
 */
final class ForeignSettings {
    /**
     * @param key the variable with the key; empty if it needs none
     */
    record Model(String name, String endpoint, String model, String key) {}

    /**
     * @param command the program and its arguments; empty if it has an address
     * @param variables the environment of the program, or the headers of requests
     */
    record Server(
            String name,
            List<String> command,
            String url,
            Map<String, String> variables,
            String directory,
            boolean enabled) {
        Server {
            command = List.copyOf(command);
            variables = new LinkedHashMap<>(variables);
        }
    }

    /** A variable as other tools write it: {@code $A}, {@code ${A}}, {@code ${A:-b}}, {env:A}. */
    private static final Pattern REFERENCE =
            Pattern.compile(
                    "\\$\\{(?:env:)?([A-Za-z_]\\w*)(?::-[^}]*)?}|\\$([A-Za-z_]\\w*)|\\{env:([A-Za-z_]\\w*)}");

    private static final Pattern SECRET_NAME =
            Pattern.compile(
                    "(?i).*(key|token|secret|passw|credential|auth|cookie|bearer|pat$|dsn|private).*");

    private static final Pattern WORDS_AROUND_A_KEY =
            Pattern.compile("(?i)\\b(bearer|basic|token)\\b");
    private static final Pattern VARIABLE = Pattern.compile("[A-Za-z_]\\w*");

    private final Redactor secrets = Redactor.withoutKnownValues();
    private final Map<String, Model> models = new LinkedHashMap<>();
    private final Map<String, Server> servers = new LinkedHashMap<>();
    private final Map<String, Path> instructions = new LinkedHashMap<>();
    private final List<String> remarks = new ArrayList<>();

    List<Model> models() {
        return List.copyOf(models.values());
    }

    List<Server> servers() {
        return List.copyOf(servers.values());
    }

    /** The files with instructions for models, by the name of the skill that each becomes. */
    Map<String, Path> instructions() {
        return Collections.unmodifiableMap(instructions);
    }

    /** What is not taken over, and why. */
    List<String> remarks() {
        return List.copyOf(remarks);
    }

    boolean isEmpty() {
        return models.isEmpty() && servers.isEmpty() && instructions.isEmpty();
    }

    void remark(String text) {
        remarks.add(PlainText.oneLine(text));
    }

    void instructions(String name, Path file) {
        if (!Files.isRegularFile(file)) {
            return;
        }
        try {
            if (secrets.isIn(Files.readString(file))) {
                remark(file + " is not copied: it contains a secret");
            } else {
                instructions.putIfAbsent(name, file);
            }
        } catch (IOException e) {
            remark(file + " is not copied: it is not readable UTF-8 text");
        }
    }

    /**
     * Adds a model.
     *
     * @param provider a service that aish knows, or any name if there is an endpoint
     * @param endpoint empty for that of the service
     * @param key the name of a variable; empty for that of the service
     */
    void model(String name, String provider, String endpoint, String model, String key) {
        Optional<Preset> known = FoundModels.service(provider);
        String at =
                endpoint.isEmpty()
                        ? known.map(found -> found.endpoint().toString()).orElse("")
                        : endpoint;
        if (at.isEmpty()) {
            remark("model " + model + " is left out: aish does not know where " + provider + " is");
        } else if (!isAddress(at) || secrets.isIn(at) || secrets.isIn(model)) {
            remark("model " + name + " is left out: its address is not valid or contains a secret");
        } else {
            String usual =
                    endpoint.isEmpty()
                                    && known.isPresent()
                                    && known.get().key() instanceof KeyLocation.Variable found
                            ? found.name()
                            : "";
            String variable = VARIABLE.matcher(key).matches() ? key : usual;
            String safe = name.replaceAll("[^\\p{L}\\p{N}._:/+-]", "-");
            models.putIfAbsent(safe, new Model(safe, at, model, variable));
        }
    }

    private static boolean isAddress(String text) {
        try {
            URI address = URI.create(text);
            return List.of("http", "https").contains(String.valueOf(address.getScheme()))
                    && address.getHost() != null
                    && address.getUserInfo() == null;
        } catch (IllegalArgumentException e) {
            return false;
        }
    }

    void server(Server found) {
        String line = String.join(" ", found.command());
        boolean program = !found.command().isEmpty();
        if (program == !found.url().isEmpty()) {
            remark(
                    "server "
                            + found.name()
                            + " is left out: it has no command and no url, or both");
        } else if (hasSecretArgument(found.command()) || secrets.isIn(line)) {
            remark("server " + found.name() + " is left out: its arguments contain a secret");
        } else if (!program && (!isAddress(found.url()) || hasSecretQuery(found.url()))) {
            remark(
                    "server "
                            + found.name()
                            + " is left out: its url is not valid or contains a secret");
        } else {
            servers.putIfAbsent(
                    found.name(),
                    new Server(
                            found.name(),
                            found.command(),
                            found.url(),
                            variables(found),
                            found.directory(),
                            found.enabled()));
        }
    }

    /** Whether an option such as {@code --api-key} has a value. */
    private static boolean hasSecretArgument(List<String> command) {
        for (int i = 1; i < command.size(); i++) {
            String word = command.get(i);
            int equals = word.indexOf('=');
            boolean option = word.startsWith("-") || equals > 0;
            String name = equals > 0 ? word.substring(0, equals) : word;
            boolean hasValue =
                    equals > 0 || (i + 1 < command.size() && !command.get(i + 1).startsWith("-"));
            if (option && hasValue && SECRET_NAME.matcher(name).matches()) {
                return true;
            }
        }
        return false;
    }

    private boolean hasSecretQuery(String url) {
        String query = String.valueOf(URI.create(url).getRawQuery());
        return secrets.isIn(url)
                || Stream.of(query.split("&")).anyMatch(SECRET_NAME.asMatchPredicate());
    }

    private Map<String, String> variables(Server found) {
        Map<String, String> kept = new LinkedHashMap<>();
        List<String> dropped = new ArrayList<>();
        found.variables()
                .forEach(
                        (name, value) -> {
                            if (isSecret(name, value)) {
                                dropped.add(name);
                            } else {
                                kept.put(
                                        name,
                                        REFERENCE
                                                .matcher(value)
                                                .replaceAll(ForeignSettings::reference));
                            }
                        });
        if (!dropped.isEmpty()) {
            remark(
                    "server "
                            + found.name()
                            + ": "
                            + String.join(", ", dropped)
                            + " not copied, because the value is or may be a secret; store it with :secrets set"
                            + " and write \"${secret:NAME}\"");
        }
        return kept;
    }

    private boolean isSecret(String name, String value) {
        String literal = REFERENCE.matcher(value).replaceAll("");
        // what is left of such a form would mean something else to aish, such as a command to run
        if (literal.contains("${") || secrets.isIn(value) || secrets.isIn(name + "=" + literal)) {
            return true;
        }
        return SECRET_NAME.matcher(name).matches()
                && !WORDS_AROUND_A_KEY.matcher(literal).replaceAll("").isBlank();
    }

    private static String reference(MatchResult found) {
        String name =
                Stream.of(1, 2, 3)
                        .map(found::group)
                        .filter(Objects::nonNull)
                        .findFirst()
                        .orElse("");
        return Matcher.quoteReplacement("${" + name + "}");
    }
}
