package aish.safety;

import module java.base;

import aish.safety.files.Paths;
import aish.safety.rules.KnowledgeBase;
import aish.safety.rules.Rule;
import aish.safety.rules.WordLists;

/**
 * A simple command that a line would run, anywhere in the line: on its own, in a pipeline, a
 * substitution or a function, or as an argument that another program runs.
 *
 * @param words after expansion
 * @param outer index in the list of calls of the call that runs this one; -1 if the line itself
 *     does
 * @param offset index of this call's first word among the words of the outer call; -1 if it is code
 *     in a string
 * @param function whether it calls a function defined in the same line, whose body has calls of its
 *     own
 * @param directory where it runs, from where the line starts
 * @param effects what it does itself, as far as the rules know
 * @param reads the files whose contents it reads or prints, from where the line starts
 */
public record Call(
        List<Word> words,
        int outer,
        int offset,
        boolean function,
        String directory,
        Set<Effect> effects,
        Set<String> reads) {
    /** Effects that leave files as they are. */
    private static final Set<Effect> LOOKING =
            EnumSet.of(Effect.READS, Effect.BUILDS, Effect.REVEALS, Effect.PRIVILEGE, Effect.RULED);

    /**
     * A word of a call.
     *
     * @param known whether the text is exactly what the word will be
     * @param splits whether it may become several words
     */
    public record Word(String text, boolean known, boolean splits) {
        static Word of(ExpandedWord field) {
            boolean known = field.isKnown() && !field.glob() && !field.tainted();
            return new Word(field.text(), known, field.splits() || field.glob());
        }
    }

    private static final Set<Effect> NETWORK =
            EnumSet.of(Effect.FETCHES, Effect.NETWORK_OUT, Effect.REMOTE_PUBLISH);

    public Call {
        words = List.copyOf(words);
        effects = Set.copyOf(effects);
        reads = Set.copyOf(reads);
    }

    /** Returns a call of which nothing is judged yet, by its position in the line. */
    public static Call of(
            List<ExpandedWord> fields, int outer, int offset, boolean function, String directory) {
        List<Word> words = fields.stream().map(Word::of).toList();
        return new Call(words, outer, offset, function, directory, Set.of(), Set.of());
    }

    public Call with(Effect effect) {
        return effects.contains(effect) ? this : changed(plus(effects, effect), reads);
    }

    public boolean usesNetwork() {
        return !Collections.disjoint(effects, NETWORK);
    }

    public Call reading(String path) {
        return changed(effects, plus(reads, path));
    }

    private static <T> Set<T> plus(Set<T> some, T other) {
        Set<T> all = new HashSet<>(some);
        all.add(other);
        return all;
    }

    private Call changed(Set<Effect> does, Set<String> files) {
        return new Call(words, outer, offset, function, directory, does, files);
    }

    /** Returns the name of the program, without the directory it is in. */
    public String program() {
        return Paths.base(words.getFirst().text());
    }

    public boolean isIn(String list) {
        return isIn(list, texts());
    }

    /** Whether the rules name a program, or it with its first argument, in a list of words. */
    public static boolean isIn(String list, List<String> command) {
        String program = Paths.base(command.getFirst());
        return WordLists.has(list, program)
                || (command.size() > 1 && WordLists.has(list, program + ":" + command.get(1)));
    }

    /** Whether it leaves all files as they are, as far as the rules know. */
    public boolean onlyLooks() {
        return LOOKING.containsAll(effects);
    }

    /**
     * Whether it differs from another call only in arguments that do not matter to the rules: the
     * same program does the same there, and no new argument names a place elsewhere.
     */
    public boolean varies(Call other) {
        List<String> known = other.texts();
        return isKnown()
                && other.isKnown()
                && texts().getFirst().equals(known.getFirst())
                && verb().equals(other.verb())
                && directory.equals(other.directory)
                && effects.equals(other.effects)
                && texts().stream().allMatch(word -> known.contains(word) || staysHere(word));
    }

    /**
     * Returns the first argument that is no option, if the rules tell the program's verbs apart.
     */
    private String verb() {
        Rule rule = KnowledgeBase.get().find(program());
        return rule == null || !rule.hasVerbs()
                ? ""
                : texts().stream()
                        .skip(1)
                        .filter(word -> !word.startsWith("-"))
                        .findFirst()
                        .orElse("");
    }

    /** Whether no argument can name a file above or outside the directory that the call is in. */
    public boolean staysHere() {
        return texts().stream().skip(1).allMatch(Call::staysHere);
    }

    /** Whether a word cannot name a file above or outside the directory that the call is in. */
    private static boolean staysHere(String word) {
        String value = word.substring(word.indexOf('=') + 1);
        boolean glued = value.startsWith("-") && value.indexOf('/') >= 0; // such as -I/usr
        return !glued
                && !value.startsWith("/")
                && !value.startsWith("~")
                && !value.contains(":/")
                && !List.of(value.split("/", -1)).contains("..");
    }

    /** Whether every word is known before the command runs. */
    public boolean isKnown() {
        return words.stream().allMatch(word -> word.known() && !word.splits());
    }

    public List<String> texts() {
        return words.stream().map(Word::text).toList();
    }
}
