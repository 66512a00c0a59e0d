package aish.safety.programs;

import module java.base;

import aish.safety.Effect;
import aish.safety.ExpandedWord;
import aish.safety.files.Paths.PathZone;
import aish.safety.rules.WordLists;
import aish.safety.walk.CommandContext;
import aish.safety.walk.Invocation;

/** Converters whose arguments have an order of their own. */
final class ConverterCommands {
    private ConverterCommands() {}

    /** Judges {@code cmake --help-full FILE}, which writes help to a file if one is named. */
    static void helpFiles(Invocation invocation) {
        boolean tells =
                invocation.options().stream()
                        .map(ExpandedWord::text)
                        .anyMatch(o -> o.startsWith("--help-") || o.equals("--system-information"));
        if (tells) {
            invocation.operands().forEach(file -> invocation.context().write(file));
        }
        invocation.applyRule();
    }

    /** Judges {@code sox}: files come first, then effects; {@code -n} is not a file. */
    static void sound(Invocation invocation) {
        CommandContext context = invocation.context();
        List<ExpandedWord> words = invocation.words();
        boolean fileGiven = false;
        for (ExpandedWord word : words.subList(1, words.size())) {
            if (fileGiven && word.text().equals("-n") && !hasWord(words, "spectrogram")) {
                invocation.add(Effect.READS, "writes no sound");
                return;
            }
            fileGiven |= word.text().indexOf('.') > 0;
        }
        if (invocation.isExempt()) {
            invocation.add(Effect.READS, "shows only");
            return;
        }
        List<ExpandedWord> files =
                invocation.operands().stream()
                        .filter(word -> word.text().matches(".*[./].*[a-zA-Z].*|-"))
                        .toList();
        if (files.isEmpty()) {
            invocation.add(Effect.OVERWRITES, "may overwrite what it converts");
        } else {
            context.write(files.getLast());
        }
    }

    /** Judges {@code rename}; even a dry run runs the code that computes the new names. */
    static void rename(Invocation invocation) {
        List<ExpandedWord> operands = invocation.operands();
        if (!invocation.codeGiven() && !operands.isEmpty()) {
            ExpandedWord names = operands.getFirst();
            if (!names.text().matches("[\\w. -]*")) {
                invocation.context().walk().inlineCode("perl", names, invocation.context());
            }
        }
        invocation.applyRule();
    }

    private static boolean hasWord(List<ExpandedWord> words, String text) {
        return words.stream().anyMatch(word -> word.text().equals(text));
    }

    /**
     * Judges programs that convert into a directory, the current one unless an option names
     * another.
     */
    static void intoDirectory(Invocation invocation) {
        CommandContext context = invocation.context();
        List<ExpandedWord> words = invocation.words();
        boolean scratch = false;
        for (int i = 1; i < words.size(); i++) {
            String text = words.get(i).text();
            int cut = text.indexOf('=');
            String name = cut < 0 ? text : text.substring(0, cut);
            boolean next = cut < 0 && i + 1 < words.size();
            if (WordLists.has("output-directory-options", name) && (cut > 0 || next)) {
                String place = cut < 0 ? words.get(i + 1).text() : text.substring(cut + 1);
                scratch = PathZone.of(context.resolve(place) + "/x") == PathZone.SCRATCH;
            } else if (text.startsWith("macro:") || text.startsWith("vnd.sun.star")) {
                context.add(Effect.EXEC_UNKNOWN, "runs a macro", words.get(i));
            }
        }
        if (invocation.isExempt()) {
            invocation.add(Effect.READS, "shows only");
        } else {
            invocation.add(scratch ? Effect.CREATES : Effect.OVERWRITES, "writes what it converts");
        }
    }
}
