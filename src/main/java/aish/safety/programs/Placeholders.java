package aish.safety.programs;

/** The placeholders that {@code parallel} and similar programs replace by an item. */
final class Placeholders {
    private Placeholders() {}

    /** Replaces each placeholder by a variable with an unknown value. */
    static String fill(String text) {
        return text.replace("{}", "\"$item\"")
                .replace("{.}", "\"$item\"")
                .replace("{/}", "\"$item\"")
                .replace("{//}", "\"$item\"")
                .replace("{/.}", "\"$item\"")
                .replace("{#}", "1")
                .replace("{1}", "\"$item\"")
                .replace("{2}", "\"$item\"");
    }
}
