package aish.safety.programs;

import aish.safety.Effect;
import aish.safety.rules.Invocation;
import aish.safety.walk.CommandContext;
import aish.safety.walk.CommandDispatcher;
import aish.safety.walk.ExpandedWord;
import aish.safety.walk.Scope;
import aish.safety.walk.StandardInput;
import java.util.ArrayList;
import java.util.List;

/** Judges programs that run a command repeatedly with words from elsewhere. */
final class XargsCommands {
    private XargsCommands() {}

    static void xargs(Invocation invocation) {
        List<ExpandedWord> words = invocation.words();
        CommandContext context = invocation.context();
        String marker = "";
        int at = 1;
        while (at < words.size() && words.get(at).text().startsWith("-")) {
            String text = words.get(at++).text();
            if (text.equals("--")) {
                break;
            }
            if (text.equals("-I") || text.equals("-J") || text.equals("--replace")) {
                marker = at < words.size() ? words.get(at).text() : "";
                at++;
            } else if (text.startsWith("-I")) {
                marker = text.substring(2);
            } else if (text.equals("-i") || text.startsWith("--replace=")) {
                marker = text.equals("-i") ? "{}" : text.substring(10);
            } else if (takesValue(text)) {
                at++;
            }
        }
        run(words.subList(Math.min(at, words.size()), words.size()), marker, context);
    }

    private static boolean takesValue(String text) {
        return switch (text) {
            case "-n", "-P", "-L", "-s", "-d", "-E", "-a", "-R", "-S", "--max-args" -> true;
            case "--max-procs", "--max-lines", "--delimiter", "--arg-file", "--max-chars" -> true;
            default ->
                    text.length() > 2
                            && !text.startsWith("--")
                            && "nPLsdEa".indexOf(text.charAt(text.length() - 1)) >= 0
                            && !hasDigit(text);
        };
    }

    private static boolean hasDigit(String text) {
        return text.chars().anyMatch(Character::isDigit);
    }

    private static void run(List<ExpandedWord> words, String marker, CommandContext context) {
        if (words.isEmpty()) {
            return;
        }
        List<ExpandedWord> command = new ArrayList<>();
        for (ExpandedWord word : words) {
            boolean replaced = !marker.isEmpty() && word.text().contains(marker);
            String filled = word.text().replace(marker, String.valueOf(ExpandedWord.UNKNOWN));
            command.add(replaced ? markInput(word.withText(filled), context) : word);
        }
        if (marker.isEmpty()) {
            command.add(markInput(ExpandedWord.unknown(words.getLast().span()), context));
        }
        if (context.stdin() instanceof StandardInput.Text(String text) && text.indexOf('-') >= 0) {
            for (String word : text.strip().split("\\s+", -1)) {
                command.add(ExpandedWord.of(word, words.getLast().span()));
            }
        }
        context.judgement().markWrapped();
        new CommandDispatcher(context.forSeparateProcess().withStdin(StandardInput.EMPTY))
                .judge(command);
    }

    /** Marks a word from the input as local data, unless the text shows the whole input. */
    private static ExpandedWord markInput(ExpandedWord word, CommandContext context) {
        return context.stdin() instanceof StandardInput.Text && !context.readsData()
                ? word
                : word.withLocalData();
    }

    /** Judges {@code parallel 'cmd {}' ::: items}, where the command is code for a shell. */
    static void parallel(Invocation invocation) {
        List<ExpandedWord> words = invocation.words();
        CommandContext context = invocation.context();
        int at = 1;
        while (at < words.size() && words.get(at).text().startsWith("-")) {
            if (words.get(at).text().equals("--dry-run")
                    || words.get(at).text().equals("--dryrun")) {
                context.add(Effect.READS, "prints what it would run", words.getFirst().span());
                return;
            }
            at += parallelValue(words.get(at).text()) ? 2 : 1;
        }
        int end = at;
        while (end < words.size() && !words.get(end).text().startsWith(":::")) {
            end++;
        }
        if (at >= end) {
            context.add(Effect.EXEC_UNKNOWN, "runs what it is given", words.getFirst().span());
            return;
        }
        List<ExpandedWord> command = words.subList(at, end);
        boolean literal = end < words.size() && words.get(end).text().equals(":::");
        if (command.size() > 1) {
            List<ExpandedWord> filled = new ArrayList<>();
            command.forEach(
                    word -> filled.add(word.text().contains("{") ? item(word, literal) : word));
            filled.add(item(command.getLast(), literal));
            new CommandDispatcher(context.forSeparateProcess().withStdin(StandardInput.EMPTY))
                    .judge(filled);
            return;
        }
        String code = command.getFirst().text();
        String filled = Placeholders.fill(code) + (code.contains("{") ? "" : " \"$item\"");
        Scope inside = context.scope().copy();
        if (!literal) {
            inside.markAsData("item");
        }
        context.walk().code(filled, inside, StandardInput.EMPTY, command.getFirst().span());
    }

    private static ExpandedWord item(ExpandedWord word, boolean literal) {
        ExpandedWord unknown = word.withText(String.valueOf(ExpandedWord.UNKNOWN));
        return literal ? unknown : unknown.withLocalData();
    }

    private static boolean parallelValue(String text) {
        return switch (text) {
            case "-j", "-P", "-a", "-n", "-N", "-S", "--jobs", "--arg-file", "--colsep", "-C" ->
                    true;
            case "--halt", "--tagstring", "--env", "--workdir", "--wd", "--load", "--nice" -> true;
            case "--memfree", "--tmpdir", "--max-args", "--block", "--recstart", "--recend" -> true;
            case "--max-replace-args", "-L", "--max-lines", "-s" -> true;
            case "-d", "--delay", "--timeout", "--retries", "--joblog", "--results", "-I", "-i" ->
                    true;
            default -> false;
        };
    }

    /** The placeholders that {@code parallel} and similar programs replace by an item. */
    private static final class Placeholders {
        private Placeholders() {}

        /** Replaces each placeholder by a variable with an unknown value. */
        static String fill(String text) {
            return text.replace("{}", "\"$item\"")
                    .replace("{.}", "\"$item\"")
                    .replace("{/}", "\"$item\"")
                    .replace("{//}", "\"$item\"")
                    .replace("{/.}", "\"$item\"")
                    .replace("{#}", "1")
                    .replace("{1}", "\"$item\"")
                    .replace("{2}", "\"$item\"");
        }
    }
}
