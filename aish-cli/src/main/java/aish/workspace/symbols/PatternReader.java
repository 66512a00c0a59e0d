package aish.workspace.symbols;

import module java.base;

import aish.text.Resource;
import aish.workspace.symbols.Symbol.Kind;

/**
 * Finds the definitions in a text line by line, for languages without a grammar and machines that
 * cannot load one. Where a definition ends, its indentation tells.
 */
final class PatternReader {
    private static final int LONGEST_LINE = 400;
    private static final Pattern CLOSING =
            Pattern.compile("^(?:[})\\]]|end\\b|fi\\b|done\\b|esac\\b)");
    private static final Pattern OPENING = Pattern.compile("^[{(]\\s*$");

    private record Rule(Kind kind, Pattern pattern) {}

    /** Read when it is first needed. */
    private static final class Table {
        static final Map<String, List<Rule>> RULES = new HashMap<>();

        static {
            for (String line : Resource.entries(PatternReader.class, "patterns.txt")) {
                String[] words = line.split(" ", 3);
                List<Rule> rules = RULES.computeIfAbsent(words[0], _ -> new ArrayList<>());
                if (words[1].equals("=")) {
                    rules.addAll(RULES.getOrDefault(words[2], List.of()));
                } else {
                    Kind kind = Kind.of(words[1]).orElseThrow();
                    rules.add(new Rule(kind, Pattern.compile(words[2])));
                }
            }
        }
    }

    private PatternReader() {}

    static List<Definition> read(SourceLanguage language, SourceLines lines) {
        List<Rule> rules = Table.RULES.getOrDefault(language.name(), List.of());
        List<Definition> found = new ArrayList<>();
        for (int number = 1; number <= lines.count(); number++) {
            String line = lines.line(number);
            if (!line.isBlank() && line.length() <= LONGEST_LINE) {
                find(rules, lines, number, line).ifPresent(found::add);
            }
        }
        return found;
    }

    private static Optional<Definition> find(
            List<Rule> rules, SourceLines lines, int number, String line) {
        for (Rule rule : rules) {
            Matcher matcher = rule.pattern().matcher(line);
            if (matcher.find()) {
                int last = last(rule.kind(), lines, number);
                int brace = line.indexOf('{', matcher.end(1));
                return Optional.of(
                        new Definition(
                                Optional.of(rule.kind()),
                                matcher.group(1),
                                number,
                                last + 1,
                                number,
                                last,
                                "",
                                last > number || brace >= 0,
                                SourceLines.tidy(brace < 0 ? line : line.substring(0, brace))));
            }
        }
        return Optional.empty();
    }

    private static int last(Kind kind, SourceLines lines, int first) {
        int indentation = indentation(lines.line(first));
        int last = first;
        for (int number = first + 1; number <= lines.count(); number++) {
            String line = lines.line(number);
            if (line.isBlank()) {
                continue;
            }
            String bare = line.strip();
            boolean inside = indentation(line) > indentation;
            boolean same = indentation(line) == indentation;
            boolean inTable = kind == Kind.KEY && same && !bare.startsWith("[") && !isKey(bare);
            if (same && CLOSING.matcher(bare).find()) {
                return number;
            }
            if (!inside && !inTable && !(same && OPENING.matcher(bare).find())) {
                return last;
            }
            last = number;
        }
        return last;
    }

    /** In YAML, the next key ends the one before; in TOML, the next table does. */
    private static boolean isKey(String line) {
        return line.indexOf(':') > 0 && line.indexOf('=') < 0;
    }

    private static int indentation(String line) {
        int columns = 0;
        for (int i = 0; i < line.length() && Character.isWhitespace(line.charAt(i)); i++) {
            columns += line.charAt(i) == '\t' ? 8 : 1;
        }
        return columns;
    }
}
