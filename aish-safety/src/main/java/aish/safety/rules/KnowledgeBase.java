package aish.safety.rules;

import module java.base;

import aish.safety.Effect;
import org.jspecify.annotations.Nullable;

/**
 * The rules about programs. There are thousands, so those of a program are read when it is first
 * judged. Can be used by several threads.
 */
public final class KnowledgeBase {
    /** The topics, each of which is a file of this name. */
    static final List<String> TOPICS = List.copyOf(WordLists.get("topics"));

    private static final class Loaded {
        static final KnowledgeBase BASE = new KnowledgeBase();
    }

    /** What may follow the name of a program. */
    private static final Pattern VERSION = Pattern.compile("(?<=.)-?[\\d.]+$|(?<=.)\\.exe$");

    private final Map<String, Rule> programs = new HashMap<>();
    private final OptionLists options = new OptionLists();

    private KnowledgeBase() {}

    public static KnowledgeBase get() {
        return Loaded.BASE;
    }

    /**
     * Returns the rule for a program by its bare name, with all its options; null if there is none.
     */
    @Nullable
    public Rule find(String name) {
        Rule rule = named(name);
        if (rule != null) {
            options.complete(rule);
        }
        return rule;
    }

    private @Nullable Rule named(String name) {
        Rule exact = program(name);
        if (exact != null) {
            return exact;
        }
        Rule family = family(name, '.');
        family = family == null ? family(name, '_') : family;
        if (family != null) {
            return family;
        }
        Rule any = program(withoutVersion(name));
        return any == null ? program(forThisMachine(name)) : any;
    }

    /**
     * Returns the rule for programs whose names start alike, such as {@code mkfs.ext4} and {@code
     * fsck_hfs}.
     */
    private @Nullable Rule family(String name, char mark) {
        int end = name.indexOf(mark);
        return end > 0 ? program(name.substring(0, end + 1) + "*") : null;
    }

    /**
     * Reduces the name of a cross-compilation tool: {@code riscv64-unknown-elf-nm} is {@code nm}.
     */
    private static String forThisMachine(String name) {
        String tool = withoutVersion(name.substring(name.lastIndexOf('-') + 1));
        String machine = name.substring(0, Math.max(0, name.indexOf('-')));
        return WordLists.has("machines", machine) && WordLists.has("cross-tools", tool)
                ? tool
                : name;
    }

    /** Removes a version: {@code python3.12} is {@code python}, {@code gcc-13} is {@code gcc}. */
    private static String withoutVersion(String name) {
        return VERSION.matcher(name).replaceFirst("");
    }

    /** The names of all programs, families of them and variables. */
    public Set<String> names() {
        return TOPICS.stream()
                .flatMap(topic -> RuleIndex.lines(topic).stream())
                .flatMap(RuleIndex::names)
                .collect(Collectors.toSet());
    }

    /** Returns the rule for exactly this name, without what manuals list; null if there is none. */
    public synchronized @Nullable Rule program(String name) {
        Rule known = programs.get(name);
        if (known != null) {
            return known;
        }
        RuleReader reader = new RuleReader(name);
        boolean isKnown = false;
        for (RuleIndex.Line line : RuleIndex.about(name)) {
            if (!line.file().startsWith(OptionLists.DIRECTORY)) {
                reader.read(line.file(), line.text());
                isKnown = true;
            }
        }
        if (!isKnown) {
            return null;
        }
        Rule rule =
                reader.model()
                        .map(model -> Objects.requireNonNull(program(model), model))
                        .orElseGet(reader::rule);
        programs.put(name, rule);
        return rule;
    }

    /** Lists the rules for the user. */
    public static final class RuleListing {
        /** An effect, alone or after the option that has it, or words in quotes. */
        private static final Pattern CAUSED =
                Pattern.compile(" (?:(-[^ :!]+):?!)?([a-z][a-z-]+|\"[^\"]+\")(?= |$)");

        private RuleListing() {}

        /** The topics that the rules are grouped by. */
        public static List<String> topics() {
            return KnowledgeBase.TOPICS;
        }

        /** Returns the rules of a topic: commands, and what they do. */
        public static List<String> lines(String topic) {
            List<String> told = new ArrayList<>();
            for (String line : RuleIndex.lines(topic)) {
                int colon = line.startsWith("#") ? -1 : line.indexOf(" : ");
                if (colon > 0) {
                    String names = line.substring(0, colon).replace(",", ", ");
                    Matcher effect = CAUSED.matcher(line.substring(colon + 2));
                    while (effect.find()) {
                        String option = effect.group(1) == null ? "" : " " + effect.group(1);
                        described(effect.group(2))
                                .ifPresent(does -> told.add(names + option + "   " + does));
                    }
                }
            }
            return told;
        }

        private static Optional<String> described(String words) {
            return words.startsWith("\"")
                    ? Optional.of(words.replaceAll("\"|\\{/?}", "").strip())
                    : Stream.of(Effect.values())
                            .filter(effect -> effect.label().equals(words))
                            .map(Effect::description)
                            .findFirst();
        }

        /** Returns how many program names are known. */
        public static int programs() {
            return KnowledgeBase.get().names().size();
        }
    }

    /** The options of a program or verb as its manual lists them. */
    static final class OptionList {
        private final Map<String, OptionRule> options = new HashMap<>();
        private final List<String> prefixes = new ArrayList<>(0);

        /** Adds an option, replacing an earlier entry for it. */
        void add(String option, OptionRule rule) {
            OptionRule before = options.put(option, rule);
            if (before == null && option.endsWith("*")) {
                prefixes.add(option.substring(0, option.length() - 1));
            }
        }

        void addIfAbsent(String option, OptionRule rule) {
            if (!options.containsKey(option)) {
                add(option, rule);
            }
        }

        Map<String, OptionRule> all() {
            return options;
        }

        @Nullable OptionRule find(String option) {
            OptionRule exact = options.get(option);
            if (exact != null) {
                return exact;
            }
            for (String prefix : prefixes) {
                if (option.startsWith(prefix)) {
                    return options.get(prefix + "*");
                }
            }
            return null;
        }
    }

    /**
     * The options of all programs. There are many, so those from manuals are stored by the
     * program's first letter and read when a program with that letter is first judged.
     */
    static final class OptionLists {
        private static final String ANY_PROGRAM = "*";
        private static final String DIRECTORY = "options/";
        private static final String BY_HAND = DIRECTORY + "common";
        private static final String FROM_MANUALS = DIRECTORY + "manuals-";

        private final OptionList common = new OptionList();
        private final Set<Rule> completed = new HashSet<>();

        OptionLists() {
            for (RuleIndex.Line line : RuleIndex.about(ANY_PROGRAM)) {
                tokens(line.text()).forEach(token -> RuleReader.forEachOption(token, common::add));
            }
        }

        /** The files of the lists; the handwritten one comes last and overrides the others. */
        static Stream<String> files() {
            Stream<String> letters = IntStream.rangeClosed('a', 'z').mapToObj(Character::toString);
            return Stream.concat(
                    Stream.concat(letters, Stream.of("other")).map(FROM_MANUALS::concat),
                    Stream.of(BY_HAND));
        }

        /** Returns all lines except comments. */
        static List<String> lines() {
            return files().flatMap(file -> RuleIndex.lines(file).stream())
                    .filter(line -> !line.startsWith("#"))
                    .toList();
        }

        /** Adds the listed options to the rule of a program and to those of its verbs. */
        synchronized void complete(Rule program) {
            if (!completed.add(program)) {
                return;
            }
            for (RuleIndex.Line line : RuleIndex.about(program.name())) {
                if (line.file().startsWith(DIRECTORY)) {
                    boolean byHand = line.file().equals(BY_HAND);
                    add(
                            program,
                            line.text(),
                            byHand ? UnaryOperator.identity() : OptionRule::fromManual);
                }
            }
            common.all().forEach(program.listed()::addIfAbsent);
        }

        private static List<String> tokens(String line) {
            return List.of(line.substring(line.indexOf(" : ") + 3).strip().split(" +", -1));
        }

        /** Adds options to the rule of a verb; a verb that no rule names has no list either. */
        private static void add(Rule program, String line, UnaryOperator<OptionRule> source) {
            for (Rule rule :
                    RuleReader.atEnd(
                            program,
                            line,
                            (r, verb) -> Optional.ofNullable(r.existing(verb)).stream())) {
                for (String token : tokens(line)) {
                    RuleReader.forEachOption(
                            token,
                            (option, found) -> rule.listed().add(option, source.apply(found)));
                }
            }
        }
    }
}
