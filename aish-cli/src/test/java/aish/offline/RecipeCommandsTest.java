package aish.offline;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.offline.RecipeBook.KnownRecipe;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Whether bash can read every command of the book. */
@Tag("edge")
class RecipeCommandsTest {
    @Test
    void bashReadsEveryCommand() throws IOException, InterruptedException {
        List<String> wrong = new ArrayList<>();
        StringBuilder all = new StringBuilder();
        List<String> commands = new ArrayList<>();
        for (KnownRecipe known : RecipeBook.load().recipes()) {
            for (Recipe.Variant variant : known.recipe().variants()) {
                commands.add(variant.command().filled(Samples.values()));
                commands.add(variant.command().filled(withDefaults(variant.command())));
            }
        }
        commands.forEach(command -> all.append(command).append('\n'));
        if (!bashReads(all.toString())) {
            for (String command : commands) {
                if (!bashReads(command)) {
                    wrong.add(command);
                }
            }
        }
        assertThat(wrong).isEmpty();
    }

    /** Values only where there is no default. */
    private static Map<SlotKind, SlotValue> withDefaults(Template command) {
        Map<SlotKind, SlotValue> values = Samples.values();
        command.slots().stream()
                .filter(slot -> slot.fallback().isPresent())
                .forEach(slot -> values.remove(slot.kind()));
        command.missing(values).forEach(kind -> values.put(kind, Samples.values().get(kind)));
        return values;
    }

    private static boolean bashReads(String text) throws IOException, InterruptedException {
        Process bash =
                new ProcessBuilder("bash", "-n")
                        .redirectErrorStream(true)
                        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                        .start();
        try (var input = bash.getOutputStream()) {
            input.write(text.getBytes(StandardCharsets.UTF_8));
        }
        return bash.waitFor() == 0;
    }
}
