package aish.model;

import java.util.ArrayList;
import java.util.List;

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
     * Filters a request. Must not delay it noticeably and must not fail; if in doubt, it removes
     * more.
     */
    Cleared clear(ModelRequest request);

    /** Returns a filter that applies this one, then {@code next}. */
    default LocalOnlyFilter then(LocalOnlyFilter next) {
        return request -> {
            Cleared first = clear(request);
            Cleared second = next.clear(first.request());
            List<String> all = new ArrayList<>(first.leftOut());
            all.addAll(second.leftOut());
            return new Cleared(second.request(), all);
        };
    }
}
