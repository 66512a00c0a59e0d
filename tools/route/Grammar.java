import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** Makes lines of templates. The same seed makes the same lines. */
final class Grammar {
    private static final String VOWELS = "aeiou";
    private static final String CONSONANTS = "bcdfghklmnprstvwxz";

    private final Map<String, List<String>> lists = new HashMap<>();
    private final Random random;

    Grammar(long seed, Words words) {
        random = new Random(seed);
        lists.put("tool", words.of("commands"));
        lists.put("verb", words.of("verbs"));
        lists.put("adverb", List.of("recursively", "quickly", "automatically", "silently", "forcefully", "interactively"));
    }

    /** The lines of a file of templates, with their labels. */
    List<Line> expand(Path file) throws IOException {
        List<Line> lines = new ArrayList<>();
        String label = "";
        for (String line : Files.readAllLines(file)) {
            if (line.startsWith("@")) {
                int equals = line.indexOf('=');
                lists.put(line.substring(1, equals).strip(), alternatives(line.substring(equals + 1)));
            } else if (line.startsWith("= ")) {
                label = line.substring(2);
            } else if (line.startsWith("*")) {
                int blank = line.indexOf(' ');
                int times = Integer.parseInt(line.substring(1, blank));
                for (int i = 0; i < times; i++) {
                    lines.add(new Line(label, fill(line.substring(blank + 1)).strip()));
                }
            }
        }
        return lines;
    }

    private static List<String> alternatives(String text) {
        List<String> found = new ArrayList<>();
        for (String one : text.split(" \\| ", -1)) {
            found.add(one.strip());
        }
        return found;
    }

    private String fill(String template) {
        String text = template;
        int start;
        while ((start = text.lastIndexOf("{{")) >= 0) {
            int end = text.indexOf("}}", start);
            text = text.substring(0, start) + choose(text.substring(start + 2, end)) + text.substring(end + 2);
        }
        return text;
    }

    private String choose(String slot) {
        if (slot.contains("|")) {
            return pick(List.of(slot.split("\\|", -1)));
        }
        return switch (slot) {
            case "newtool" -> newTool();
            case "typo" -> typo(pick(lists.get("tool")));
            case "verbs" -> pick(lists.get("verb")).replaceAll("y$", "ie").replaceAll("(ch|sh|s|x)$", "$1e") + "s";
            case "Verb" -> capital(pick(lists.get("verb")));
            default -> {
                List<String> list = lists.get(slot);
                yield list == null ? slot : pick(list);
            }
        };
    }

    private <T> T pick(List<T> list) {
        return list.get(random.nextInt(list.size()));
    }

    private static String capital(String word) {
        return Character.toUpperCase(word.charAt(0)) + word.substring(1);
    }

    /** A program that nobody has heard of. */
    private String newTool() {
        String name = syllables(1 + random.nextInt(3));
        return switch (random.nextInt(9)) {
            case 0 -> name + "ctl";
            case 1 -> name + "-" + syllables(1);
            case 2 -> name + random.nextInt(10);
            case 3 -> "git-" + name;
            case 4 -> name + "d";
            case 5 -> "x" + name;
            default -> name;
        };
    }

    private String syllables(int count) {
        StringBuilder name = new StringBuilder();
        for (int i = 0; i < count; i++) {
            name.append(CONSONANTS.charAt(random.nextInt(CONSONANTS.length())));
            name.append(VOWELS.charAt(random.nextInt(VOWELS.length())));
            if (random.nextInt(3) == 0) {
                name.append(CONSONANTS.charAt(random.nextInt(CONSONANTS.length())));
            }
        }
        return name.toString();
    }

    private String typo(String name) {
        if (name.length() < 3) {
            return name;
        }
        int at = random.nextInt(name.length() - 1);
        return switch (random.nextInt(3)) {
            case 0 -> name.substring(0, at) + name.charAt(at + 1) + name.charAt(at) + name.substring(at + 2);
            case 1 -> name.substring(0, at + 1) + name.charAt(at) + name.substring(at + 1);
            default -> name.substring(0, at) + name.substring(at + 1);
        };
    }
}
