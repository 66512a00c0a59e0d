package aish.model.offline;

import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A task and the command for it.
 *
 * @param tasks descriptions of the task, the first of which starts with a verb and is its title
 * @param variants the command, in the order in which they are tried
 * @param endings how the names of the files end that it is for; none if for any
 * @param notes what to know before or after running it
 */
record Recipe(
        String id,
        String topic,
        List<Template> tasks,
        List<Variant> variants,
        List<Template> notes,
        List<String> endings) {
    /**
     * A command for machines that have a program.
     *
     * @param program the program that has to be there; empty for a command of any machine
     */
    record Variant(String program, Template command) {}

    Recipe {
        tasks = List.copyOf(tasks);
        variants = List.copyOf(variants);
        notes = List.copyOf(notes);
        endings = List.copyOf(endings);
    }

    /** The task in words that follow "To". */
    String title(Map<SlotKind, SlotValue> values) {
        return tasks.getFirst().spoken(values, usual());
    }

    /** What the commands take for gaps that nothing was said about, as far as it can be told. */
    private Map<SlotKind, String> usual() {
        Map<SlotKind, String> usual = new EnumMap<>(SlotKind.class);
        for (Variant variant : variants) {
            for (Template.Slot slot : variant.command().slots()) {
                slot.fallback().ifPresent(text -> usual.putIfAbsent(slot.kind(), told(text)));
            }
        }
        return usual;
    }

    private static String told(String fallback) {
        if (fallback.equals(".")) {
            return "this directory";
        }
        return fallback.matches("[\\w~/][\\w~/.:-]*") ? fallback : "";
    }

    /** The commands of the first variant whose program is there, else of the first of all. */
    List<Template> commands(Machine machine) {
        String program =
                variants.stream()
                        .map(Variant::program)
                        .distinct()
                        .filter(name -> name.isEmpty() || machine.has(name))
                        .findFirst()
                        .orElse(variants.getFirst().program());
        return variants.stream()
                .filter(variant -> variant.program().equals(program))
                .map(Variant::command)
                .toList();
    }

    /** All kinds of values that the recipe has a use for. */
    Set<SlotKind> kinds() {
        Set<SlotKind> kinds = EnumSet.noneOf(SlotKind.class);
        variants.forEach(variant -> collect(variant.command(), kinds));
        notes.forEach(note -> collect(note, kinds));
        tasks.forEach(task -> collect(task, kinds));
        return kinds;
    }

    private static void collect(Template template, Set<SlotKind> kinds) {
        template.slots().forEach(slot -> kinds.add(slot.kind()));
    }
}
