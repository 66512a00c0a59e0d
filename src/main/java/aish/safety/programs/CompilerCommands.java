package aish.safety.programs;

import aish.safety.rules.Invocation;
import aish.safety.rules.OptionRule.Target;
import aish.safety.walk.ExpandedWord;
import aish.safety.walk.WriteCheck;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Judges compilers: finds the files named in options for the assembler and the linker. */
final class CompilerCommands {
    private CompilerCommands() {}

    static void compile(Invocation invocation) {
        passedOn(invocation.words())
                .forEach(
                        part ->
                                new WriteCheck(invocation.context())
                                        .to(part, Target.WRITE, part.span()));
        invocation.applyRule();
    }

    private static List<ExpandedWord> passedOn(List<ExpandedWord> words) {
        List<ExpandedWord> files = new ArrayList<>();
        List<ExpandedWord> apart = new ArrayList<>();
        for (int i = 1; i < words.size(); i++) {
            ExpandedWord word = words.get(i);
            String text = word.text();
            boolean next = i + 1 < words.size();
            if (text.matches("(?s)-W[lap],.*")) {
                List<ExpandedWord> parts = new ArrayList<>();
                for (String part : text.substring(4).split(",", -1)) {
                    parts.add(word.withText(part));
                }
                written(parts, files);
            } else if (next && text.matches("-X(?:linker|assembler|preprocessor)")) {
                apart.add(words.get(i + 1));
            } else if (text.startsWith("-a")) {
                written(List.of(word), files);
            }
        }
        written(apart, files);
        return files;
    }

    /** Collects the output files among the words of an assembler or a linker. */
    private static void written(List<ExpandedWord> words, List<ExpandedWord> files) {
        for (int i = 0; i < words.size(); i++) {
            String text = words.get(i).text();
            int equals = text.indexOf('=');
            @Nullable ExpandedWord after = i + 1 < words.size() ? words.get(i + 1) : null;
            if (equals > 0 && isOutput(text.substring(0, equals))) {
                files.add(words.get(i).withText(text.substring(equals + 1)));
            } else if (after != null && !text.startsWith("-a") && isOutput(text)) {
                files.add(after);
            }
        }
    }

    private static boolean isOutput(String option) {
        return switch (option) {
            case "-Map", "--Map", "-o", "--output", "--dependency-file", "--out-implib" -> true;
            case "--output-def", "-MD", "-MMD", "-MF", "--MD", "-dependency_info" -> true;
            case "-map", "--print-map-file", "--thinlto-index-only", "--write-trace" -> true;
            default -> option.matches("-a[a-z]*");
        };
    }
}
