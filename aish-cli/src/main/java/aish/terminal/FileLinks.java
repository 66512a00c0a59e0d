package aish.terminal;

import module java.base;

import aish.text.HomePath;
import aish.text.PlainText;

/** Turns the names of certain files in a text into links. They take up no room. */
final class FileLinks {
    /** A character that can continue a name. */
    private static final String NEXT = "[\\p{L}\\p{Nd}./_~+@%-]";

    private final Sequences sequences;
    private final Map<String, Path> files = new HashMap<>();

    FileLinks(Sequences sequences, Path home, List<Path> files) {
        this.sequences = sequences;
        for (Path file : files) {
            Path whole = file.toAbsolutePath().normalize();
            this.files.put(PlainText.oneLine(HomePath.shorten(whole.toString(), home)), whole);
            this.files.put(PlainText.oneLine(whole.toString()), whole);
        }
    }

    /** A colour may stand before a name, and a full stop after it if it ends a sentence. */
    String in(String text) {
        String names =
                files.keySet().stream()
                        .sorted(Comparator.comparingInt(String::length).reversed())
                        .map(Pattern::quote)
                        .collect(Collectors.joining("|", "(?:", ")"));
        String start = "(?:(?<!" + NEXT + ")|(?<=\u001b\\[[0-9;]{0,20}m))";
        return Pattern.compile(start + names + "(?=\\.*(?!" + NEXT + "))")
                .matcher(text)
                .replaceAll(found -> Matcher.quoteReplacement(link(found.group())));
    }

    private String link(String name) {
        Path file = Objects.requireNonNull(files.get(name));
        return sequences.link(file) + name + Sequences.LINK_END;
    }
}
