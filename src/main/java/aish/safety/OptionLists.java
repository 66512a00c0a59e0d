package aish.safety;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The options of all programs. They are many, so the lines are only sorted by program at first; a
 * program's own are read when it is first judged.
 */
final class OptionLists {
    /** What was written by hand comes last and counts. */
    private static final List<String> FILES = List.of("options/manuals", "options/common");

    private static final String ANY_PROGRAM = "*";

    private final Map<String, List<String>> lines = new HashMap<>(4096);
    private final OptionList common = new OptionList();

    OptionLists() {
        lines().forEach(this::sort);
        for (String line : of(ANY_PROGRAM)) {
            tokens(line).forEach(token -> RuleReader.each(token, common::add));
        }
    }

    /** All lines but comments, those that count last. */
    static List<String> lines() {
        List<String> all = new ArrayList<>();
        for (String file : FILES) {
            KnowledgeBase.lines(file).stream()
                    .filter(line -> !line.startsWith("#"))
                    .forEach(all::add);
        }
        return all;
    }

    private void sort(String line) {
        String programs = line.substring(0, line.indexOf(' '));
        for (String program : programs.split(",", -1)) {
            lines.computeIfAbsent(program, _ -> new ArrayList<>(1)).add(line);
        }
    }

    private List<String> of(String program) {
        return lines.getOrDefault(program, List.of());
    }

    /** Gives a program's rule, and those of its verbs, what is listed for them. */
    synchronized void complete(Rule program) {
        if (program.listed() != OptionList.NONE) {
            return;
        }
        OptionList own = new OptionList();
        program.listed(own);
        for (String line : of(program.name())) {
            String[] path = line.substring(0, line.indexOf(" : ")).split(" +", -1);
            add(program, path, 1, tokens(line));
        }
        common.all().forEach(own::addIfAbsent);
    }

    private static List<String> tokens(String line) {
        return List.of(line.substring(line.indexOf(" : ") + 3).strip().split(" +", -1));
    }

    /** A verb that no rule names has no list either. */
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
        if (rule.listed() == OptionList.NONE) {
            rule.listed(new OptionList());
        }
        for (String token : tokens) {
            RuleReader.each(token, rule.listed()::add);
        }
    }
}
