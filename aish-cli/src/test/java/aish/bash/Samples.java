package aish.bash;

import module java.base;

/** Bash texts to try things on. */
final class Samples {
    private Samples() {}

    /** Short texts, finished, unfinished and wrong. */
    static List<String> texts() {
        return resource("texts.txt").lines().map(String::translateEscapes).toList();
    }

    /** Longer scripts, all of them right. */
    static List<String> scripts() {
        return List.of(resource("scripts.txt").split("\n----\n", -1));
    }

    /** The script up to the end of each of its words. */
    static List<String> prefixes(String script) {
        List<String> prefixes = new ArrayList<>();
        for (int end = 1; end < script.length(); end++) {
            boolean wordEnds =
                    Character.isWhitespace(script.charAt(end))
                            && !Character.isWhitespace(script.charAt(end - 1));
            if (wordEnds) {
                prefixes.add(script.substring(0, end));
            }
        }
        return prefixes;
    }

    private static String resource(String name) {
        try (InputStream in =
                Objects.requireNonNull(Samples.class.getResourceAsStream(name), name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
