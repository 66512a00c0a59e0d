package aish.safety.walk;

import module java.base;

import aish.bash.Span;
import aish.safety.Effect;
import aish.safety.ExpandedWord;
import aish.safety.Finding;
import aish.safety.files.AffectedFileSpec;
import aish.safety.files.AffectedFileSpec.Kind;
import aish.text.Resource;
import org.jspecify.annotations.Nullable;

/**
 * Determines which files the effects of one program are on. Files that cannot be determined are
 * recorded as unknown, so that an incomplete list never looks complete.
 */
public final class TargetFiles {
    private TargetFiles() {}

    /**
     * What the judgement of a program found.
     *
     * @param since how many reasons to halt there were before
     * @param acted whether it does more than read
     * @param again whether it found a reason to halt that was already recorded
     */
    public record Found(int since, boolean acted, boolean again) {}

    public static void record(Invocation invocation, Found found) {
        VerdictBuilder verdict = invocation.context().judgement();
        List<Finding> open =
                verdict.findingsWithoutFiles(found.since()).stream()
                        .filter(finding -> isOnFiles(finding.effect()))
                        .toList();
        TargetTable.Entry line = TargetTable.find(invocation.rule().name());
        boolean always = line != null && line.always() && found.acted();
        if (open.isEmpty() && !always && !found.again()) {
            return;
        }
        List<ExpandedWord> files = line == null ? List.of() : files(invocation, line);
        if (line != null && line.kind() == Kind.GIT_TREE) {
            verdict.addAffectedFiles(
                    AffectedFileSpec.gitTree(
                            invocation.context().scope().certainDirectory(), invocation.words()));
        } else if (line == null
                || files.isEmpty()
                || !open.stream().allMatch(finding -> isOnOperands(finding, invocation, files))) {
            open.forEach(finding -> unknown(kind(finding.effect()), invocation.context()));
        } else {
            files.forEach(file -> touch(invocation, line, file));
        }
        verdict.markFilesRecorded(found.since());
    }

    private static void touch(Invocation invocation, TargetTable.Entry line, ExpandedWord file) {
        boolean trees = line.takesTrees(invocation.options());
        Optional<AffectedFileSpec.CompanionFile> beside =
                line.companion(invocation.options(), file);
        if (beside.isPresent()) {
            invocation.context().touch(line.kind(), file, trees, beside.get());
        } else {
            unknown(line.kind(), invocation.context());
        }
    }

    private static boolean isOnFiles(Effect effect) {
        return switch (effect) {
            case OVERWRITES, DELETES, PERMISSION, HISTORY_REWRITE, CONFIGURES -> true;
            default -> false;
        };
    }

    /**
     * Whether a finding is about the operands: effects of a rule, an option or a file are, those of
     * code may be on any file.
     */
    private static boolean isOnOperands(
            Finding finding, Invocation invocation, List<ExpandedWord> files) {
        Span place = finding.span();
        return place.start() == invocation.words().getFirst().span().start()
                || invocation.options().stream().anyMatch(option -> option.span().equals(place))
                || files.stream().anyMatch(file -> file.span().equals(place));
    }

    private static void unknown(Kind kind, CommandContext context) {
        context.judgement()
                .addAffectedFiles(
                        AffectedFileSpec.unknown(kind, context.scope().certainDirectory()));
    }

    private static Kind kind(Effect effect) {
        return switch (effect) {
            case DELETES -> Kind.DELETE;
            case PERMISSION -> Kind.PERMISSION;
            case HISTORY_REWRITE -> Kind.GIT_TREE;
            default -> Kind.OVERWRITE;
        };
    }

    /** Returns the operands that are files, without those that are code. */
    private static List<ExpandedWord> files(Invocation invocation, TargetTable.Entry line) {
        List<ExpandedWord> operands = new ArrayList<>(invocation.operands());
        ExpandedWord code = invocation.codeOperand();
        operands.removeIf(operand -> operand.equals(code));
        return line.chosen(operands);
    }

    /** Which operands of programs are files that they change. The resource describes its format. */
    private static final class TargetTable {
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
                                        text ->
                                                UNPACK.contains(text)
                                                        || PLAIN.matcher(text).matches());
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
                        int at =
                                named ? text.indexOf(option + "=") : text.indexOf(option.charAt(1));
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
                    place.endsWith("+")
                            ? Integer.parseInt(place.substring(0, place.length() - 1))
                            : 1;
            String mark = words.length > 2 ? words[2] : "";
            List<String> options =
                    new ArrayList<>(
                            List.of(words).subList(Math.min(3, words.length), words.length));
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
}
