package aish.safety.files;

import aish.safety.files.AffectedFileSpec.Kind;
import aish.safety.walk.ExpandedWord;
import aish.text.Resource;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Which operands of programs are files that they change. The resource describes its format. */
final class TargetTable {
    private static final String RESOURCE = "targets.txt";
    private static final String ALWAYS = "";

    /**
     * One line of the table.
     *
     * @param from the first operand that is changed
     * @param last whether only the last operand is changed
     * @param treeOptions options that make directories count with everything in them
     * @param backupOptions options whose attached value is the ending of a backup file
     * @param ending the ending that a compressor adds; empty for other programs
     * @param unpacker whether the compressor only decompresses
     * @param always whether the files count even if no rule halts
     */
    record Entry(
            Kind kind,
            int from,
            boolean last,
            List<String> treeOptions,
            List<String> backupOptions,
            String ending,
            boolean unpacker,
            boolean always) {
        private static final Set<String> UNPACK = Set.of("--decompress", "--uncompress");

        /** Options of a compressor that do not change how it names its files. */
        private static final Pattern PLAIN = Pattern.compile("-[0-9fvqnd]+");

        /**
         * Returns the companion file that changes with an operand; empty if it cannot be
         * determined.
         */
        Optional<AffectedFileSpec.CompanionFile> companion(
                List<ExpandedWord> options, ExpandedWord file) {
            if (ending.isEmpty()) {
                return Optional.of(new AffectedFileSpec.CompanionFile("", backup(options)));
            }
            List<String> given = options.stream().map(ExpandedWord::text).toList();
            boolean plain =
                    given.stream()
                            .allMatch(
                                    text -> UNPACK.contains(text) || PLAIN.matcher(text).matches());
            boolean unpacked = file.text().endsWith(ending);
            boolean unpacks =
                    unpacker
                            || unpacked
                            || given.stream()
                                    .anyMatch(
                                            text ->
                                                    UNPACK.contains(text)
                                                            || text.indexOf('d') >= 0);
            if (!plain || (unpacks && !unpacked)) {
                return Optional.empty();
            }
            return Optional.of(
                    unpacks
                            ? new AffectedFileSpec.CompanionFile(ending, "")
                            : new AffectedFileSpec.CompanionFile("", ending));
        }

        /** Returns the ending of the program's backup copies; empty if it keeps none. */
        private String backup(List<ExpandedWord> options) {
            for (ExpandedWord given : options) {
                String text = given.text();
                for (String option : backupOptions) {
                    boolean named = option.startsWith("--");
                    int at = named ? text.indexOf(option + "=") : text.indexOf(option.charAt(1));
                    boolean met = named ? at == 0 : at > 0 && !text.startsWith("--");
                    int end = at + (named ? option.length() + 1 : 1);
                    if (met && end < text.length()) {
                        return text.substring(end);
                    }
                }
            }
            return "";
        }

        List<ExpandedWord> chosen(List<ExpandedWord> operands) {
            if (operands.size() < from) {
                return List.of();
            }
            return operands.subList(last ? operands.size() - 1 : from - 1, operands.size());
        }

        boolean takesTrees(List<ExpandedWord> options) {
            return treeOptions.contains(ALWAYS)
                    || options.stream().anyMatch(option -> isTreeOption(option.text()));
        }

        private boolean isTreeOption(String given) {
            for (String option : treeOptions) {
                boolean letter = !option.startsWith("--");
                boolean met =
                        letter
                                ? !given.startsWith("--") && given.indexOf(option.charAt(1)) > 0
                                : given.length() > 3 && option.startsWith(given);
                if (met) {
                    return true;
                }
            }
            return false;
        }
    }

    private static final class Loaded {
        static final Map<String, Entry> LINES = load();
    }

    private TargetTable() {}

    /** Returns the line for a program or its verb; null if there is none. */
    static @Nullable Entry find(String rule) {
        return Loaded.LINES.get(rule);
    }

    private static Map<String, Entry> load() {
        Map<String, Entry> lines = new HashMap<>();
        Resource.entries(TargetTable.class, RESOURCE).forEach(line -> read(line, lines));
        return lines;
    }

    private static void read(String text, Map<String, Entry> lines) {
        int colon = text.indexOf(" : ");
        List<String> names = List.of("");
        for (String step : text.substring(0, colon).strip().split(" +", -1)) {
            List<String> longer = new ArrayList<>();
            for (String name : names) {
                for (String word : step.split(",", -1)) {
                    longer.add(name.isEmpty() ? word : name + " " + word);
                }
            }
            names = longer;
        }
        Entry line = line(text.substring(colon + 3).strip().split(" +", -1));
        names.forEach(name -> lines.put(name, line));
    }

    private static Entry line(String[] words) {
        Kind kind = Kind.valueOf(words[0].toUpperCase(Locale.ROOT).replace('-', '_'));
        String place = words[1].substring(1);
        boolean last = place.equals("last");
        int from =
                place.endsWith("+") ? Integer.parseInt(place.substring(0, place.length() - 1)) : 1;
        String mark = words.length > 2 ? words[2] : "";
        List<String> options =
                new ArrayList<>(List.of(words).subList(Math.min(3, words.length), words.length));
        if (mark.equals("tree") && options.isEmpty()) {
            options.add(ALWAYS);
        }
        return new Entry(
                kind,
                from,
                last,
                mark.equals("tree") ? options : List.of(),
                mark.equals("backup") ? options : List.of(),
                mark.endsWith("packs") ? options.getFirst() : "",
                mark.equals("unpacks"),
                mark.equals("always"));
    }
}
