package aish.secrets;

import aish.secrets.Redactor.Secret;
import aish.secrets.SecretValueCheck.Style;
import aish.text.Resource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The patterns of {@code secrets.txt}, each applied only if the text contains one of its anchor
 * words.
 */
final class SecretPatternList {
    /**
     * @param name of a secret that matches; empty if the text names it
     * @param style how the value is written
     */
    private record Shape(String name, Style style, List<String> anchors, Pattern pattern) {}

    private static final Map<String, String> PARTS =
            Map.of(
                    // also after a newline written as an escape
                    "{START}", "(?:(?<![A-Za-z0-9_-])|(?<=\\\\[nrt]))",
                    // words contain hyphens, but neither digits nor capitals
                    "{REST}",
                            "(?:[A-Za-z0-9]{12}[A-Za-z0-9_-]*+|(?=[a-z_-]{0,60}[A-Z0-9])[A-Za-z0-9_-]{8,}+)",
                    // on a command line: not a variable, not the next option
                    "{OPERAND}",
                            "[\"']?((?<=[\"'])[^\\s\"'$][^\"'\\n]{0,500}"
                                    + "|(?<![\"'])[^\\s\"'$<|>&;-][^\\s\"'|<>&;]{0,500})",
                    "{QUOTED}", "(?:\"([^\"\\n]{1,300})\"|'([^'\\n]{1,300})')",
                    "{NAME}", "(?<name>[A-Za-z_][A-Za-z0-9_.-]{1,80}+)");

    private static final List<Shape> SHAPES = read();

    private SecretPatternList() {}

    private static List<Shape> read() {
        List<Shape> shapes = new ArrayList<>();
        for (String line : Resource.entries(SecretPatternList.class, "secrets.txt")) {
            shapes.add(shape(line));
        }
        return List.copyOf(shapes);
    }

    private static Shape shape(String line) {
        String[] columns = line.split("\t", 3);
        boolean named = columns[0].startsWith("=");
        String pattern = columns[2];
        for (Map.Entry<String, String> part : PARTS.entrySet()) {
            pattern = pattern.replace(part.getKey(), part.getValue());
        }
        return new Shape(
                named ? "" : columns[0],
                named ? Style.valueOf(columns[0].substring(1)) : Style.QUOTED,
                List.of(columns[1].split(",", -1)),
                Pattern.compile(pattern));
    }

    /**
     * @param lower the text in lower case
     */
    static void find(String text, String lower, List<Secret> found) {
        for (Shape shape : SHAPES) {
            if (shape.anchors().stream().anyMatch(lower::contains)) {
                if (shape.name().isEmpty()) {
                    findNamed(shape, text, found);
                } else {
                    findAlone(shape, text, found);
                }
            }
        }
    }

    private static void findAlone(Shape shape, String text, List<Secret> found) {
        Matcher matcher = shape.pattern().matcher(text);
        while (matcher.find()) {
            int group = value(matcher, 0);
            // a hash starts like a shell variable
            if (shape.name().endsWith("HASH")
                    || !SecretValueCheck.isPlaceholder(matcher.group(group))) {
                found.add(new Secret(matcher.start(group), matcher.end(group), shape.name()));
            }
        }
    }

    private static void findNamed(Shape shape, String text, List<Secret> found) {
        Matcher matcher = shape.pattern().matcher(text);
        int named = shape.pattern().namedGroups().getOrDefault("name", 0);
        for (int from = 0; from <= text.length() && matcher.find(from); ) {
            int group = value(matcher, named);
            String name = matcher.group(named);
            String value = matcher.group(group).stripTrailing();
            // the next match may start inside a value that was not a secret
            from = Math.min(matcher.end(named), matcher.end(group));
            if (SecretValueCheck.isSecret(name, value, shape.style())) {
                int end = matcher.start(group) + value.length();
                found.add(new Secret(matcher.start(group), end, NamedSecrets.variable(name)));
                from = end;
            }
        }
    }

    /** Returns the first group that matched, other than that of the name. */
    private static int value(Matcher matcher, int name) {
        int group = 1;
        while (group < matcher.groupCount() && (group == name || matcher.start(group) < 0)) {
            group++;
        }
        return group;
    }
}
