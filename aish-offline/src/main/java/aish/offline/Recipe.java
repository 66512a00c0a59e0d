package aish.offline;

import module java.base;

/**
 * A task and what helps with it: commands, an explanation, or a help topic of aish.
 *
 * @param tasks descriptions of the task; the first starts with a verb and is the title
 * @param looks commands that show what the others would change; they come first
 * @param variants the commands, in the order in which they are tried
 * @param say an explanation instead of commands; empty if there are commands
 * @param help the help topic with the answer; empty if the recipe has its own
 * @param notes what to know before or after running it
 * @param endings the extensions of the files it is for; empty for any
 */
record Recipe(
        String id,
        List<Template> tasks,
        List<Variant> looks,
        List<Variant> variants,
        String say,
        String help,
        List<Template> notes,
        List<String> endings) {
    /**
     * A command for machines that have a program.
     *
     * @param program the required program; empty for a command for any machine
     */
    record Variant(String program, Template command) {}

    private static final Set<String> KEYS = HelperTexts.words("keys");

    /** Reads a recipe; docs/offline-helper.md describes the format. */
    static Recipe of(HelperTexts.Entry entry) {
        for (HelperTexts.Field field : entry.fields()) {
            if (!KEYS.contains(field.name())) {
                throw new IllegalStateException(entry.id() + " has a field " + field.key());
            }
        }
        return new Recipe(
                entry.id(),
                templates(entry.values("task", ";")),
                variants(entry, "look"),
                variants(entry, "cmd"),
                entry.value("say"),
                entry.value("help"),
                templates(entry.values("note")),
                entry.values("for", " "));
    }

    private static List<Template> templates(List<String> texts) {
        List<Template> templates = new ArrayList<>();
        for (String text : texts) {
            if (!text.isBlank()) {
                templates.add(Template.of(text.strip()));
            }
        }
        return templates;
    }

    private static List<Variant> variants(HelperTexts.Entry entry, String name) {
        return entry.fields().stream()
                .filter(field -> field.name().equals(name))
                .map(field -> new Variant(field.program(), Template.of(field.value())))
                .toList();
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
        return chosen(variants, machine);
    }

    /** Returns the commands that show what the others would change. */
    List<Template> looks(Machine machine) {
        return chosen(looks, machine);
    }

    private static List<Template> chosen(List<Variant> all, Machine machine) {
        List<String> programs = all.stream().map(Variant::program).distinct().toList();
        Optional<String> program =
                programs.stream()
                        .filter(name -> name.isEmpty() || machine.has(name))
                        .findFirst()
                        .or(() -> programs.stream().findFirst());
        return all.stream()
                .filter(variant -> program.equals(Optional.of(variant.program())))
                .map(Variant::command)
                .toList();
    }

    /** Returns the kinds without which there is no command. */
    Set<SlotKind> missing(Map<SlotKind, SlotValue> values) {
        return variants.isEmpty() ? Set.of() : variants.getFirst().command().missing(values);
    }

    /** All kinds of values that the recipe can use. */
    Set<SlotKind> kinds() {
        return Stream.of(
                        Stream.concat(variants.stream(), looks.stream()).map(Variant::command),
                        notes.stream(),
                        tasks.stream())
                .flatMap(templates -> templates)
                .flatMap(template -> template.slots().stream())
                .map(Template.Slot::kind)
                .collect(Collectors.toCollection(() -> EnumSet.noneOf(SlotKind.class)));
    }
}
