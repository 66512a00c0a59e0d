package aish.model.offline;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class RecipeBookTest {
    private static final RecipeBook BOOK = RecipeBook.load();
    private static final Helper HELPER = new Helper(Samples.machine(), Manual.none());

    @Test
    void everyDescriptionFindsItsOwnRecipeFirst() {
        List<String> strayed = new ArrayList<>();
        for (Recipe recipe : BOOK.recipes().stream().map(Known::recipe).toList()) {
            for (Template task : recipe.tasks()) {
                String question = Samples.question(task);
                List<Candidate> ranked = HELPER.rank(question);
                if (ranked.isEmpty() || !ranked.getFirst().recipe().id().equals(recipe.id())) {
                    strayed.add(
                            recipe.id()
                                    + " <- "
                                    + question
                                    + " -> "
                                    + ranked.stream()
                                            .limit(3)
                                            .map(one -> one.recipe().id() + " " + one.score())
                                            .toList());
                }
            }
        }
        assertThat(strayed).isEmpty();
    }

    @Test
    void idsAreUnique() {
        Set<String> seen = new HashSet<>();
        assertThat(BOOK.recipes().stream().map(Known::recipe))
                .allSatisfy(recipe -> assertThat(seen.add(recipe.id())).isTrue());
    }

    @Test
    void everyRecipeHasACommandAndATitle() {
        assertThat(BOOK.recipes().stream().map(Known::recipe))
                .allSatisfy(
                        recipe -> {
                            assertThat(recipe.variants()).as(recipe.id()).isNotEmpty();
                            assertThat(recipe.tasks()).as(recipe.id()).isNotEmpty();
                        });
    }
}
