package aish.workspace;

import module java.base;

import aish.text.Resource;

/** Takes the language of a file from its name. */
final class Languages {
    private static final Map<String, String> BY_ENDING = new HashMap<>();

    static {
        for (String line : Resource.entries(Languages.class, "languages.txt")) {
            List<String> words = List.of(line.split(" ", -1));
            words.stream().skip(1).forEach(ending -> BY_ENDING.put(ending, words.getFirst()));
        }
    }

    private Languages() {}

    /** Returns the language of a file, or empty if its name does not tell. */
    static String of(String name) {
        int dot = name.lastIndexOf('.');
        String ending = dot < 1 ? name : name.substring(dot + 1).toLowerCase(Locale.ROOT);
        return BY_ENDING.getOrDefault(ending, "");
    }
}
