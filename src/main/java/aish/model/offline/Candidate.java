package aish.model.offline;

import java.util.Map;

/** A recipe that may be what the user means. */
record Candidate(Recipe recipe, double score, Map<SlotKind, SlotValue> values) {
    Candidate {
        values = Map.copyOf(values);
    }
}
