package aish.model.offline;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.commands.HelpTopics;
import aish.model.offline.Ranking.Candidate;
import aish.model.offline.RecipeBook.KnownRecipe;
import aish.testing.Tier;

import org.junit.jupiter.api.Test;

class RecipeBookTest {
    private static final RecipeBook BOOK = RecipeBook.load();
    private static final Helper HELPER =
            new Helper(Samples.machine(), Manual.none(), _ -> Optional.empty());

    @Test
    void everyDescriptionFindsItsOwnRecipeFirst() {
        List<String> strayed =
                Tier.sample(BOOK.recipes(), 20).parallelStream()
                        .map(KnownRecipe::recipe)
                        .flatMap(
                                recipe ->
                                        recipe.tasks().stream().map(task -> strayed(recipe, task)))
                        .filter(found -> !found.isEmpty())
                        .toList();
        assertThat(strayed).isEmpty();
    }

    private static String strayed(Recipe recipe, Template task) {
        String question = Samples.question(recipe, task);
        List<Candidate> ranked = HELPER.rank(question);
        boolean first = !ranked.isEmpty() && ranked.getFirst().recipe().id().equals(recipe.id());
        return first
                ? ""
                : recipe.id()
                        + " <- "
                        + question
                        + " -> "
                        + ranked.stream()
                                .limit(3)
                                .map(one -> one.recipe().id() + " " + one.score())
                                .toList();
    }

    @Test
    void noGapIsMisspelt() {
        assertThat(BOOK.recipes().stream().map(KnownRecipe::recipe))
                .allSatisfy(
                        recipe ->
                                assertThat(literals(recipe))
                                        .as(recipe.id())
                                        .noneMatch(
                                                text ->
                                                        text.matches(
                                                                ".*(?<![$%@{])\\{[a-z]+[}=|].*")));
    }

    private static List<String> literals(Recipe recipe) {
        return Stream.concat(
                        recipe.variants().stream().map(Recipe.Variant::command),
                        Stream.concat(recipe.notes().stream(), recipe.tasks().stream()))
                .flatMap(template -> template.flat().stream())
                .filter(Template.Literal.class::isInstance)
                .map(part -> ((Template.Literal) part).text())
                .toList();
    }

    /** What a description asks for and no command uses would be dropped without a word. */
    @Test
    void everyGapOfADescriptionIsUsed() {
        assertThat(
                        BOOK.recipes().stream()
                                .map(KnownRecipe::recipe)
                                .filter(recipe -> !recipe.variants().isEmpty()))
                .allSatisfy(
                        recipe ->
                                assertThat(
                                                Stream.concat(
                                                        recipe.variants().stream()
                                                                .map(Recipe.Variant::command),
                                                        recipe.notes().stream()))
                                        .flatMap(Template::slots)
                                        .map(Template.Slot::kind)
                                        .as(recipe.id())
                                        .containsAll(
                                                recipe.tasks().stream()
                                                        .flatMap(task -> task.slots().stream())
                                                        .map(Template.Slot::kind)
                                                        .toList()));
    }

    @Test
    void idsAreUnique() {
        Set<String> seen = new HashSet<>();
        assertThat(BOOK.recipes().stream().map(KnownRecipe::recipe))
                .allSatisfy(recipe -> assertThat(seen.add(recipe.id())).isTrue());
    }

    @Test
    void everyRecipeHasATitleAndAnAnswer() {
        assertThat(BOOK.recipes().stream().map(KnownRecipe::recipe))
                .allSatisfy(
                        recipe -> {
                            assertThat(recipe.tasks()).as(recipe.id()).isNotEmpty();
                            boolean told = !recipe.say().isEmpty() || !recipe.help().isEmpty();
                            assertThat(recipe.variants().isEmpty()).as(recipe.id()).isEqualTo(told);
                            if (!recipe.help().isEmpty()) {
                                assertThat(new HelpTopics().find(recipe.help())).isPresent();
                            }
                        });
    }
}
