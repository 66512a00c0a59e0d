package aish.safety.rules;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The options of all programs. There are many, so those from manuals are stored by the program's
 * first letter and read when a program with that letter is first judged.
 */
final class OptionLists {
    private static final String ANY_PROGRAM = "*";
    private static final String LETTERS = "abcdefghijklmnopqrstuvwxyz";

    private final Map<String, Map<String, List<String>>> files = new HashMap<>();
    private final OptionList common = new OptionList();

    OptionLists() {
        for (String line : linesFor(byHand(), ANY_PROGRAM)) {
            tokens(line).forEach(token -> RuleReader.forEachOption(token, common::add));
        }
    }

    private static String byHand() {
        return "options/common";
    }

    private static String fromManuals(String program) {
        char first = Character.toLowerCase(program.charAt(0));
        return "options/manuals-" + (LETTERS.indexOf(first) < 0 ? "other" : first);
    }

    /** Returns all lines except comments. */
    static List<String> lines() {
        List<String> all = new ArrayList<>(linesOf(byHand()));
        for (int i = 0; i < LETTERS.length(); i++) {
            all.addAll(linesOf(fromManuals(LETTERS.substring(i))));
        }
        all.addAll(linesOf(fromManuals("0")));
        return all;
    }

    private static List<String> linesOf(String file) {
        return KnowledgeBase.lines(file).stream().filter(line -> !line.startsWith("#")).toList();
    }

    private List<String> linesFor(String file, String program) {
        return files.computeIfAbsent(file, OptionLists::byProgram).getOrDefault(program, List.of());
    }

    private static Map<String, List<String>> byProgram(String file) {
        Map<String, List<String>> lines = new HashMap<>();
        for (String line : linesOf(file)) {
            for (String program : line.substring(0, line.indexOf(' ')).split(",", -1)) {
                lines.computeIfAbsent(program, _ -> new ArrayList<>(1)).add(line);
            }
        }
        return lines;
    }

    /** Adds the listed options to the rule of a program and to those of its verbs. */
    synchronized void complete(Rule program) {
        if (program.hasList()) {
            return;
        }
        OptionList own = program.list();
        // the handwritten lists come last and override the others
        linesFor(fromManuals(program.name()), program.name()).forEach(line -> add(program, line));
        linesFor(byHand(), program.name()).forEach(line -> add(program, line));
        common.all().forEach(own::addIfAbsent);
    }

    private static List<String> tokens(String line) {
        return List.of(line.substring(line.indexOf(" : ") + 3).strip().split(" +", -1));
    }

    private static void add(Rule program, String line) {
        String[] path = line.substring(0, line.indexOf(" : ")).split(" +", -1);
        add(program, path, 1, tokens(line));
    }

    /** Adds options to the rule of a verb; a verb that no rule names has no list either. */
    private static void add(@Nullable Rule rule, String[] path, int depth, List<String> tokens) {
        if (rule == null) {
            return;
        }
        if (depth < path.length) {
            for (String verb : path[depth].split(",", -1)) {
                add(rule.existing(verb), path, depth + 1, tokens);
            }
            return;
        }
        OptionList own = rule.list();
        for (String token : tokens) {
            RuleReader.forEachOption(token, own::add);
        }
    }
}
