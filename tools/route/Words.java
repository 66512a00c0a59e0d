import aish.route.Lexicon;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** The word lists, and the lexicon made of them. */
final class Words {
    private static final Map<String, String> LIST_OF_FILE =
            Map.ofEntries(
                    Map.entry("commands", "command"),
                    Map.entry("commands-everywhere", "command"),
                    Map.entry("verbs", "verb"),
                    Map.entry("function-words", "function"),
                    Map.entry("openers", "opener"),
                    Map.entry("english", "english"),
                    Map.entry("other-languages", "foreign"),
                    Map.entry("subcommands", "subcommand"),
                    Map.entry("glue", "glue"),
                    Map.entry("determiners", "determiner"),
                    Map.entry("predicates", "predicate"),
                    Map.entry("topics", "topic"),
                    Map.entry("polite", "polite"),
                    Map.entry("pronouns", "pronoun"),
                    Map.entry("things", "thing"));

    private final Map<String, List<String>> files = new LinkedHashMap<>();

    Words(Path folder) throws IOException {
        for (String name : LIST_OF_FILE.keySet().stream().sorted().toList()) {
            List<String> words = new ArrayList<>();
            for (String line : Files.readAllLines(folder.resolve(name + ".txt"))) {
                if (!line.startsWith("# ")) {
                    words.addAll(List.of(line.strip().split("\\s+")));
                }
            }
            words.remove("");
            words.removeIf(String::isEmpty);
            files.put(name, words.stream().distinct().toList());
        }
    }

    List<String> of(String file) {
        return files.get(file);
    }

    Set<String> everywhere() {
        return new HashSet<>(of("commands-everywhere"));
    }

    Set<String> allCommands() {
        Set<String> all = everywhere();
        all.addAll(of("commands"));
        return all;
    }

    /**
     * Each word's lists, sorted by word. A word of another language is none of English or a
     * command.
     */
    TreeMap<String, Integer> lists() {
        TreeMap<String, Integer> lists = new TreeMap<>();
        int foreign = bit("foreign");
        files.forEach(
                (file, words) ->
                        words.forEach(
                                word ->
                                        lists.merge(
                                                word,
                                                bit(LIST_OF_FILE.get(file)),
                                                (a, b) -> a | b)));
        lists.replaceAll((word, bits) -> bits == foreign ? bits : bits & ~foreign);
        return lists;
    }

    private static int bit(String list) {
        return 1 << Lexicon.LISTS.indexOf(list);
    }
}
