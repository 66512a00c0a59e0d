package aish.app;

import module java.base;

import aish.model.ModelClient;
import aish.model.ModelRoster;
import aish.model.ModelServer;
import aish.model.RetryingClient;
import aish.model.RetryingClient.Sleeper;
import aish.settings.Config;
import aish.settings.Config.Preset;
import org.jspecify.annotations.Nullable;

/**
 * The presets of the settings, the models found on this machine, and the built-in one. Clients are
 * created on demand.
 */
public final class Presets implements ModelRoster {
    private final Function<Preset, ModelServer> connect;
    private final Supplier<ModelClient> makeOffline;
    private final Map<String, ModelServer> servers = new ConcurrentHashMap<>();
    private final Map<String, ModelClient> patient = new ConcurrentHashMap<>();
    private final Object changes = new Object();
    private volatile Map<String, Preset> presets;
    private volatile String active;
    private volatile String usual;
    private List<Preset> found = List.of();
    private @Nullable ModelClient offline;

    /**
     * @param connect creates the client of a preset, without contacting its server
     * @param makeOffline creates the built-in model
     */
    public Presets(
            Config config,
            Function<Preset, ModelServer> connect,
            Supplier<ModelClient> makeOffline) {
        this.connect = connect;
        this.makeOffline = makeOffline;
        this.presets = withMore(Map.of(), config.models());
        this.active = config.defaultModel();
        this.usual = config.defaultModel();
    }

    /** Adds presets for this session; existing names take precedence. */
    public void add(List<Preset> more) {
        synchronized (changes) {
            found = List.copyOf(more);
            presets = withMore(presets, more);
        }
    }

    /**
     * Replaces the presets with those of other settings. A model that the user chose stays active
     * if it still exists.
     */
    public void use(Config config) {
        synchronized (changes) {
            presets = withMore(withMore(Map.of(), config.models()), found);
            servers.clear();
            patient.clear();
            boolean chosen = !active.equals(usual) && names().contains(active);
            usual = config.defaultModel();
            active = chosen ? active : usual;
        }
    }

    private static Map<String, Preset> withMore(Map<String, Preset> known, List<Preset> more) {
        Map<String, Preset> all = new LinkedHashMap<>(known);
        for (Preset preset : more) {
            if (!preset.name().equals(Config.OFFLINE)) {
                all.putIfAbsent(preset.name(), preset);
            }
        }
        return all;
    }

    /** Returns the preset of that name; empty for the built-in model. */
    public Optional<Preset> preset(String name) {
        return Optional.ofNullable(presets.get(name));
    }

    @Override
    public List<String> names() {
        List<String> names = new ArrayList<>(presets.keySet());
        names.add(Config.OFFLINE);
        return names;
    }

    @Override
    public String active() {
        return active;
    }

    @Override
    public boolean activate(String name) {
        boolean known = name.equals(Config.OFFLINE) || presets.containsKey(name);
        active = known ? name : active;
        return known;
    }

    @Override
    public ModelClient client(String name) {
        if (name.equals(Config.OFFLINE)) {
            return offline();
        }
        ModelServer server = server(name).orElseThrow(() -> unknown(name));
        return patient.computeIfAbsent(name, _ -> new RetryingClient(server, Sleeper.REAL));
    }

    private ModelClient offline() {
        synchronized (changes) {
            ModelClient made = offline == null ? makeOffline.get() : offline;
            offline = made;
            return made;
        }
    }

    @Override
    public Optional<ModelServer> server(String name) {
        return preset(name)
                .map(preset -> servers.computeIfAbsent(name, _ -> connect.apply(preset)));
    }

    @Override
    public boolean isBuiltIn(String name) {
        return name.equals(Config.OFFLINE);
    }

    @Override
    public Entry entry(String name) {
        if (name.equals(Config.OFFLINE)) {
            return new Entry(name, Optional.empty(), "", OptionalInt.empty());
        }
        Preset preset = preset(name).orElseThrow(() -> unknown(name));
        return new Entry(name, Optional.of(preset.hostAndPort()), preset.model(), preset.context());
    }

    /** Uses the preset's setting, otherwise its address; the built-in model is local. */
    @Override
    public boolean isLocal(String name) {
        Preset known = presets.get(name);
        return known == null || known.isLocal();
    }

    private static IllegalArgumentException unknown(String name) {
        return new IllegalArgumentException("No model named " + name);
    }
}
