package aish.terminal;

import module java.base;

import aish.text.HomePath;
import aish.text.PlainText;

/** Turns the names of certain files in a text into links. They take up no room. */
final class FileLinks {
    /** The characters, besides letters and digits, that can continue a name. */
    private static final String IN_NAMES = "/-_~+@%";

    private static final Comparator<String> LONGEST_FIRST =
            Comparator.comparingInt(String::length).reversed().thenComparing(String::compareTo);

    private final Sequences sequences;
    private final SortedMap<String, Path> files = new TreeMap<>(LONGEST_FIRST);

    FileLinks(Sequences sequences, Path home, List<Path> files) {
        this.sequences = sequences;
        for (Path file : files) {
            Path whole = file.toAbsolutePath().normalize();
            this.files.put(PlainText.oneLine(HomePath.shorten(whole.toString(), home)), whole);
            this.files.put(PlainText.oneLine(whole.toString()), whole);
        }
    }

    String in(String text) {
        StringBuilder out = new StringBuilder();
        int at = 0;
        while (at < text.length()) {
            String name = isStart(text, at) ? nameAt(text, at) : "";
            if (name.isEmpty()) {
                out.append(text.charAt(at++));
            } else {
                Path file = Objects.requireNonNull(files.get(name));
                out.append(sequences.link(file)).append(name).append(Sequences.LINK_END);
                at += name.length();
            }
        }
        return out.toString();
    }

    private String nameAt(String text, int at) {
        for (String name : files.keySet()) {
            if (text.startsWith(name, at) && isEnd(text, at + name.length())) {
                return name;
            }
        }
        return "";
    }

    /** A colour may stand before a name, and its last character is a letter. */
    private static boolean isStart(String text, int at) {
        int sequence = text.lastIndexOf('\u001b', at);
        boolean isAfterColour = sequence >= 0 && text.indexOf('m', sequence) == at - 1;
        return at == 0 || isAfterColour || !continues(text.charAt(at - 1));
    }

    /** A full stop ends a name only if it ends a sentence. */
    private static boolean isEnd(String text, int at) {
        if (at >= text.length()) {
            return true;
        }
        char next = text.charAt(at);
        return next == '.' ? isEnd(text, at + 1) : !continues(next);
    }

    private static boolean continues(char c) {
        return Character.isLetterOrDigit(c) || c == '.' || IN_NAMES.indexOf(c) >= 0;
    }
}
