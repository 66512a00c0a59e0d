package aish.model.offline;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;

/** Reads a file of recipes; docs/offline-helper.md describes the format. */
final class RecipeReader {
    private static final String COMMAND = "cmd";
    private static final Set<String> KEYS = Set.of("task", "note", "words", "for");

    private RecipeReader() {}

    /**
     * A file of recipes.
     *
     * @param words words used for this topic only
     */
    record Topic(String name, List<String> words, List<Recipe> recipes) {
        Topic {
            words = List.copyOf(words);
            recipes = List.copyOf(recipes);
        }
    }

    static Topic read(String topic) {
        List<String> words = List.of();
        List<Recipe> recipes = new ArrayList<>();
        for (HelperTexts.Entry entry : HelperTexts.entries("recipes/" + topic + ".txt")) {
            if (entry.id().isEmpty()) {
                words = Arrays.asList(entry.value("words").split(" ", -1));
            } else {
                recipes.add(recipe(topic, entry));
            }
        }
        return new Topic(topic, words, recipes);
    }

    private static Recipe recipe(String topic, HelperTexts.Entry entry) {
        List<Recipe.Variant> variants = new ArrayList<>();
        for (HelperTexts.Field field : entry.fields()) {
            if (field.key().startsWith(COMMAND)) {
                variants.add(new Recipe.Variant(program(field.key()), Template.of(field.value())));
            } else if (!KEYS.contains(field.key())) {
                throw new IllegalStateException(entry.id() + " has a field " + field.key());
            }
        }
        return new Recipe(
                entry.id(),
                topic,
                tasks(entry),
                variants,
                templates(entry.values("note")),
                entry.values("for").stream()
                        .flatMap(line -> Arrays.stream(line.split(" ", -1)))
                        .toList());
    }

    /** Returns the program in a key: {@code cmd@apt} is for machines that have apt. */
    private static String program(String key) {
        return key.equals(COMMAND) ? "" : key.substring(COMMAND.length() + 1);
    }

    private static List<Template> tasks(HelperTexts.Entry entry) {
        List<String> tasks = new ArrayList<>();
        for (String line : entry.values("task")) {
            tasks.addAll(Arrays.asList(line.split(";\\s*", -1)));
        }
        return templates(tasks);
    }

    private static List<Template> templates(List<String> texts) {
        return texts.stream().filter(text -> !text.isBlank()).map(Template::of).toList();
    }
}
