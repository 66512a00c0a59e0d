package aish.safety.programs;

/** The marks that {@code parallel} and its kin replace by an item. */
final class Placeholders {
    private Placeholders() {}

    /** The text with each mark replaced by a variable that nobody knows. */
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
