package aish.model.offline;

import java.util.List;
import java.util.Set;

/**
 * One way to describe a recipe's task.
 *
 * @param words all of its words
 * @param terms what it is about
 * @param cues what stands beside its gaps
 */
record Phrase(KnownRecipe known, Set<String> words, Set<String> terms, List<Cue> cues) {
    /** The words right before and right after a gap; empty where there is none. */
    record Cue(SlotKind kind, String before, String after) {}

    Phrase {
        words = Set.copyOf(words);
        terms = Set.copyOf(terms);
        cues = List.copyOf(cues);
    }
}
