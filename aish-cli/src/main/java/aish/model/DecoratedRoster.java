package aish.model;

import module java.base;

/** A roster that wraps the client of each model in another client. */
public final class DecoratedRoster implements ModelRoster {
    private final ModelRoster roster;
    private final BiFunction<String, ModelClient, ModelClient> layer;
    private final Map<String, ModelClient> clients = new ConcurrentHashMap<>();

    /**
     * @param layer wraps the client of the named model; called once for each name
     */
    public DecoratedRoster(ModelRoster roster, BiFunction<String, ModelClient, ModelClient> layer) {
        this.roster = roster;
        this.layer = layer;
    }

    @Override
    public List<String> names() {
        return roster.names();
    }

    @Override
    public String active() {
        return roster.active();
    }

    @Override
    public boolean activate(String name) {
        return roster.activate(name);
    }

    @Override
    public ModelClient client(String name) {
        ModelClient known = clients.get(name);
        if (known != null) {
            return known;
        }
        ModelClient beneath = roster.client(name);
        return clients.computeIfAbsent(name, _ -> layer.apply(name, beneath));
    }

    @Override
    public Optional<ModelServer> server(String name) {
        return roster.server(name);
    }

    @Override
    public Entry entry(String name) {
        return roster.entry(name);
    }

    @Override
    public boolean isBuiltIn(String name) {
        return roster.isBuiltIn(name);
    }

    @Override
    public boolean isLocal(String name) {
        return roster.isLocal(name);
    }
}
