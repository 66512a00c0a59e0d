package aish.offline;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.commands.HelpTopics;
import aish.offline.Ranking.Candidate;
import aish.offline.RecipeBook.KnownRecipe;
import aish.testing.Tier;
import org.junit.jupiter.api.Test;

class RecipeBookTest {
    private static final RecipeBook BOOK = RecipeBook.load();
    private static final Helper HELPER =
            new Helper(Samples.machine(), Samples.noManual(), _ -> Optional.empty());

    /** A description that another recipe takes away is useless. */
    @Test
    void nineOfTenDescriptionsFindTheirOwnRecipeFirst() {
        List<KnownRecipe> recipes = Tier.sample(BOOK.recipes(), 80);
        long all = 0;
        List<String> strayed = new ArrayList<>();
        for (KnownRecipe known : recipes) {
            for (Template task : known.recipe().tasks()) {
                String question = Samples.question(known.recipe(), task);
                List<Candidate> ranked = HELPER.rank(question);
                all++;
                if (ranked.isEmpty() || !ranked.getFirst().recipe().equals(known.recipe())) {
                    strayed.add(known.recipe().id() + " <- " + question);
                }
            }
        }
        assertThat(strayed).hasSizeLessThanOrEqualTo((int) (all / 10));
    }

    /** The build writes the index beside the books; tests may run without it. */
    @Test
    void theIndexHasEveryRecipe() {
        TermLexicon lexicon = TermLexicon.load();
        RecipeIndex index = RecipeIndex.load(lexicon);
        assertThat(index.size()).isGreaterThan(3_500);
        assertThat(IntStream.range(0, index.size()).mapToObj(index::recipe).map(Recipe::id))
                .doesNotHaveDuplicates()
                .hasSize(index.size());
        assertThat(index.frequency(lexicon.term("docker"))).isGreaterThan(20);
        assertThat(index.frequency("no such term")).isZero();
        assertThat(index.recipesAbout(Set.of(lexicon.term("tarball"))).cardinality()).isPositive();
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
