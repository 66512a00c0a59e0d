package aish.model.offline;

import module java.base;

/**
 * A task and the command for it.
 *
 * @param tasks descriptions of the task; the first starts with a verb and is the title
 * @param variants the command, in the order in which they are tried
 * @param endings the extensions of the files it is for; empty for any
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
     * @param program the required program; empty for a command for any machine
     */
    record Variant(String program, Template command) {}

    Recipe {
        tasks = List.copyOf(tasks);
        variants = List.copyOf(variants);
        notes = List.copyOf(notes);
        endings = List.copyOf(endings);
    }

    /** Returns the task in words that can follow "To". */
    String title(Map<SlotKind, SlotValue> values) {
        return tasks.getFirst().spoken(values, defaults());
    }

    /** Returns the defaults of slots without a value, as far as they can be put into words. */
    private Map<SlotKind, String> defaults() {
        Map<SlotKind, String> usual = new EnumMap<>(SlotKind.class);
        for (Variant variant : variants) {
            for (Template.Slot slot : variant.command().slots()) {
                slot.fallback().ifPresent(text -> usual.putIfAbsent(slot.kind(), inWords(text)));
            }
        }
        return usual;
    }

    private static String inWords(String fallback) {
        if (fallback.equals(".")) {
            return "this directory";
        }
        return fallback.matches("[\\w~/][\\w~/.:-]*") ? fallback : "";
    }

    /**
     * Returns the commands of the first variant whose program is installed, otherwise of the first
     * variant.
     */
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

    /** All kinds of values that the recipe can use. */
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
