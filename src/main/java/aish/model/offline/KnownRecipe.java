package aish.model.offline;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** A recipe with precomputed data for ranking. */
final class KnownRecipe {
    private final Recipe recipe;
    private final Set<SlotKind> kinds;
    private final int names;
    private final Set<String> terms = new HashSet<>();
    private final List<Phrase> phrases = new ArrayList<>();

    KnownRecipe(Recipe recipe) {
        this.recipe = recipe;
        this.kinds = recipe.kinds();
        this.names = (int) kinds.stream().filter(KnownRecipe::takesAnyWord).count();
    }

    private static boolean takesAnyWord(SlotKind kind) {
        return switch (kind.family()) {
            case NAME, TEXT, NET, PATH, PATTERN -> true;
            case QUANTITY, TIME -> false;
        };
    }

    void add(Phrase phrase) {
        phrases.add(phrase);
        terms.addAll(phrase.terms());
    }

    Recipe recipe() {
        return recipe;
    }

    Set<SlotKind> kinds() {
        return kinds;
    }

    /** How many words unknown to all recipes it could use as names. */
    int names() {
        return names;
    }

    /** The terms of all its descriptions. */
    Set<String> terms() {
        return terms;
    }

    List<Phrase> phrases() {
        return phrases;
    }
}
