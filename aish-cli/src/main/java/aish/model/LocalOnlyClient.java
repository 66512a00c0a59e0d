package aish.model;

import module java.base;

import aish.process.Cancellation;

/** Sends a model on another machine only what it may see, and says what is left out. */
public final class LocalOnlyClient implements ModelClient {
    private final String name;
    private final ModelClient client;
    private final LocalOnlyFilter filter;
    private final Consumer<String> announce;
    private volatile List<String> said = List.of();

    /**
     * @param announce receives a line that names what is left out, again whenever that changes
     */
    public LocalOnlyClient(
            String name,
            ModelClient client,
            LocalOnlyFilter discretion,
            Consumer<String> announce) {
        this.name = name;
        this.client = client;
        this.filter = discretion;
        this.announce = announce;
    }

    @Override
    public Reply ask(ModelRequest request, Consumer<Delta> listener, Cancellation cancellation) {
        LocalOnlyFilter.Cleared cleared = filter.clear(request);
        if (!cleared.leftOut().equals(said)) {
            said = cleared.leftOut();
            if (!said.isEmpty()) {
                announce.accept(
                        name + " runs on another machine; not sent: " + String.join(", ", said));
            }
        }
        return client.ask(cleared.request(), listener, cancellation);
    }

    @Override
    public String preview(ModelRequest request) {
        return client.preview(filter.clear(request).request());
    }

    /** Removes from a request what a server on another machine must not see. */
    @FunctionalInterface
    public interface LocalOnlyFilter {
        /**
         * What may be sent.
         *
         * @param leftOut what was removed, a few words each, such as {@code notes.txt (local only)}
         */
        record Cleared(ModelRequest request, List<String> leftOut) {
            public Cleared {
                leftOut = List.copyOf(leftOut);
            }
        }

        /**
         * Filters a request. Must not delay it noticeably and must not fail; if in doubt, it
         * removes more.
         */
        Cleared clear(ModelRequest request);
    }
}
