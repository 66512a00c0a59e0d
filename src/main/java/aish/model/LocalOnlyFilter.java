package aish.model;

import java.util.ArrayList;
import java.util.List;

/** Keeps back what a server on another machine must not see. */
@FunctionalInterface
public interface LocalOnlyFilter {
    /**
     * What may be sent.
     *
     * @param leftOut what is missing in it, a few words each, such as {@code notes.txt (local
     *     only)}
     */
    record Cleared(ModelRequest request, List<String> leftOut) {
        public Cleared {
            leftOut = List.copyOf(leftOut);
        }
    }

    /** Never delays a request noticeably, and never fails: in doubt it leaves more out. */
    Cleared clear(ModelRequest request);

    /** Both, one after the other. */
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
