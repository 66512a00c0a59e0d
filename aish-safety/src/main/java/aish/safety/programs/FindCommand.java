package aish.safety.programs;

import module java.base;

import aish.safety.Effect;
import aish.safety.ExpandedWord;
import aish.safety.files.AffectedFileSpec;
import aish.safety.files.AffectedFileSpec.FileSearch;
import aish.safety.files.AffectedFileSpec.Kind;
import aish.safety.rules.OptionRule.Target;
import aish.safety.rules.WordLists;
import aish.safety.walk.CommandContext;
import aish.safety.walk.CommandContext.StandardInput;
import aish.safety.walk.Invocation;
import aish.safety.walk.WriteCheck;

/** Judges {@code find} and {@code fd}, which run commands on the files they find. */
final class FindCommand {
    private FindCommand() {}

    static void judge(Invocation invocation) {
        List<ExpandedWord> words = invocation.words();
        CommandContext context = invocation.context();
        invocation.add(Effect.READS, "looks for files");
        List<AffectedFileSpec> found = searches(words, context);
        for (int i = 1; i < words.size(); i++) {
            ExpandedWord word = words.get(i);
            switch (word.text()) {
                case "-delete" -> delete(word, found, context);
                case "-exec", "-execdir", "-ok", "-okdir" ->
                        i = run(words, i + 1, context.withFound(found));
                case "-fprint", "-fprint0", "-fls", "-fprintf" -> {
                    if (i + 1 < words.size()) {
                        new WriteCheck(context).to(words.get(i + 1), Target.WRITE, word.span());
                    }
                }
                default -> {
                    if (takesValue(word.text())) {
                        i++;
                        break;
                    }
                    if (word.splits()
                            && word.text().indexOf(ExpandedWord.UNKNOWN) == 0
                            && (i > 1 || words.size() == 2)) {
                        context.addUnknown(
                                "aish cannot tell whether find does more than search: "
                                        + word.shown(),
                                word);
                    }
                }
            }
        }
    }

    /** Tests whose next word is a value, never an action, whatever it looks like. */
    private static boolean takesValue(String test) {
        return WordLists.has("find-tests-with-value", test)
                || (test.startsWith("-newer") && test.length() == 8);
    }

    private static void delete(
            ExpandedWord word, List<AffectedFileSpec> found, CommandContext context) {
        int reasons = context.judgement().haltCount();
        context.add(Effect.DELETES, "find -delete deletes what it finds", word);
        found.forEach(context.judgement()::addAffectedFiles);
        context.judgement().markFilesRecorded(reasons);
    }

    /** Returns where the command searches and for what; {@code -execdir} finds the same files. */
    private static List<AffectedFileSpec> searches(
            List<ExpandedWord> words, CommandContext context) {
        int start = 1;
        boolean follows = false;
        while (start < words.size() && isSearchOption(words.get(start).text())) {
            follows |= words.get(start++).text().equals("-L");
        }
        int end = start;
        while (end < words.size() && !isExpression(words.get(end).text())) {
            end++;
        }
        FileSearch search = FileSearch.of(words.subList(end, words.size()));
        List<ExpandedWord> places = words.subList(start, end);
        if (places.isEmpty()) {
            places = List.of(ExpandedWord.of(".", words.getFirst().span()));
        }
        if (follows) {
            return List.of(
                    AffectedFileSpec.unknown(Kind.DELETE, context.scope().certainDirectory()));
        }
        return places.stream()
                .map(place -> context.touched(Kind.DELETE, place, false).foundBy(search))
                .toList();
    }

    private static boolean isSearchOption(String text) {
        return text.equals("-H") || text.equals("-P") || text.equals("-L");
    }

    private static boolean isExpression(String text) {
        return text.startsWith("-") || text.startsWith("(") || text.startsWith("!");
    }

    /** Judges the command that starts at an index and returns the index of its end. */
    private static int run(List<ExpandedWord> words, int from, CommandContext context) {
        List<ExpandedWord> command = new ArrayList<>();
        int at = from;
        while (at < words.size() && !words.get(at).text().equals(";")) {
            ExpandedWord word = words.get(at);
            boolean plus =
                    word.text().equals("+") && at > from && words.get(at - 1).text().equals("{}");
            if (plus) {
                break;
            }
            command.add(found(word));
            at++;
        }
        if (!command.isEmpty()) {
            context.judgement().markWrapped();
            context.walk()
                    .command(command, context.forSeparateProcess().withStdin(StandardInput.PIPED));
        }
        return at;
    }

    /** Replaces {@code {}} in a word by a placeholder for the file that was found. */
    private static ExpandedWord found(ExpandedWord word) {
        if (word.text().equals("{}")) {
            return word.found();
        }
        return word.text().contains("{}")
                ? word.withText(word.text().replace("{}", String.valueOf(ExpandedWord.UNKNOWN)))
                        .withLocalData(true)
                : word;
    }

    /** Whether a group of single-letter options contains one after which a command starts. */
    private static boolean isRowWithCommand(String text) {
        return text.matches("-(?!-)[^eEtdcSojxX]*[xX].*");
    }

    static void fd(Invocation invocation) {
        List<ExpandedWord> words = invocation.words();
        CommandContext context = invocation.context();
        invocation.add(Effect.READS, "looks for files");
        for (int i = 1; i < words.size(); i++) {
            ExpandedWord word = words.get(i);
            String text = word.text();
            int cut = text.startsWith("--exec") ? text.indexOf('=') : -1;
            switch (cut < 0 ? text : text.substring(0, cut)) {
                case "-x", "-X", "--exec", "--exec-batch" -> {
                    List<ExpandedWord> command = new ArrayList<>();
                    if (cut > 0) {
                        command.add(word.withText(text.substring(cut + 1)));
                    }
                    for (ExpandedWord rest : words.subList(i + 1, words.size())) {
                        command.add(found(rest));
                    }
                    if (!command.isEmpty()) {
                        command.add(ExpandedWord.unknown(word.span()));
                        context.walk().command(command, context.forSeparateProcess());
                    }
                    return;
                }
                case "-e", "-E", "-t", "-d", "-c", "-S", "-o", "-j" -> i++;
                default -> {
                    if (isRowWithCommand(text)) {
                        context.addUnknown("fd may run a command", word);
                    }
                }
            }
        }
    }
}
