package aish.testing;

import module java.base;

import aish.model.ModelClient;
import aish.model.ModelRoster;
import aish.model.ModelServer;

/** Several models, the first of which is in use. */
public final class FakeRoster implements ModelRoster {
    private final Map<String, ModelClient> models = new LinkedHashMap<>();
    private final Map<String, String> servers = new HashMap<>();
    private String active = "";

    public FakeRoster with(String name, ModelClient model) {
        models.put(name, model);
        active = active.isEmpty() ? name : active;
        return this;
    }

    /** Adds a model that does not run on this machine. */
    public FakeRoster elsewhere(String name, ModelClient model) {
        servers.put(name, name + ".example");
        return with(name, model);
    }

    @Override
    public List<String> names() {
        return List.copyOf(models.keySet());
    }

    @Override
    public String active() {
        return active;
    }

    @Override
    public boolean activate(String name) {
        boolean known = models.containsKey(name);
        active = known ? name : active;
        return known;
    }

    @Override
    public ModelClient client(String name) {
        ModelClient model = models.get(name);
        if (model == null) {
            throw new IllegalArgumentException("no model " + name);
        }
        return model;
    }

    @Override
    public Optional<ModelServer> server(String name) {
        return Optional.empty();
    }

    @Override
    public boolean isBuiltIn(String name) {
        return name.equals("offline");
    }

    @Override
    public Entry entry(String name) {
        return new Entry(name, Optional.ofNullable(servers.get(name)), "", OptionalInt.empty());
    }
}
