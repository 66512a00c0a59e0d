package aish.model.offline;

import java.util.List;
import java.util.Set;

/**
 * One description of a recipe's task.
 *
 * @param words all of its words
 * @param terms what it is about
 * @param cues the words beside its slots
 */
record Phrase(KnownRecipe known, Set<String> words, Set<String> terms, List<Cue> cues) {
    /** The words before and after a slot; empty where there is none. */
    record Cue(SlotKind kind, String before, String after) {}

    Phrase {
        words = Set.copyOf(words);
        terms = Set.copyOf(terms);
        cues = List.copyOf(cues);
    }
}
