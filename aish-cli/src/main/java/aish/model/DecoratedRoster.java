package aish.model;

import module java.base;

/**
 * A roster that wraps the client of each model in another client.
 *
 * @param layer wraps the client of the named model
 */
public record DecoratedRoster(
        ModelRoster roster, BiFunction<String, ModelClient, ModelClient> layer)
        implements ModelRoster {
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
        return layer.apply(name, roster.client(name));
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
