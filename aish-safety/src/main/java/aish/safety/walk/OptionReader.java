package aish.safety.walk;

import module java.base;

import aish.safety.Effect;
import aish.safety.ExpandedWord;
import aish.safety.Finding;
import aish.safety.rules.OptionRule;
import aish.safety.rules.OptionRule.Target;
import aish.safety.rules.WordLists;
import aish.safety.walk.CommandContext.WordCursor;
import org.jspecify.annotations.Nullable;

/** Reads the options among a program's words and passes their effects on. */
public final class OptionReader {
    /**
     * An option that the rules name, as it was given.
     *
     * @param value null if it takes none
     */
    public record Given(String name, @Nullable ExpandedWord value, OptionRule rule) {}

    /** How options are read of which only the text of a manual says that a value follows. */
    enum Reading {
        AS_LISTED,
        WITHOUT_VALUES,
        WITH_VALUES,

        /** As listed, for a handler that judges code and commands among the words itself. */
        FOR_HANDLER
    }

    /** What an option looks like; a negative number, a range or a list of options does not. */
    private static final Pattern OPTION = Pattern.compile("(?s)--?[^-\\s\\d=][^\\s=]*(?:=.*)?");

    /** How lists write that a number may follow a dash, as in {@code tail -20}. */
    static final String ANY_NUMBER = "-#";

    private final Invocation invocation;
    private final VerbPath path;
    private final WordCursor words;
    private final List<ExpandedWord> seen = new ArrayList<>();
    private final List<ExpandedWord> beforeVerb = new ArrayList<>();
    private final List<Given> given = new ArrayList<>();
    private final UnlistedOptions unlisted = new UnlistedOptions();

    /**
     * The effects of options that are given, held back until it is known whether it is a dry run.
     */
    private final List<Finding> effects = new ArrayList<>();

    /** A listing cancels fewer effects than a dry run. */
    private boolean dryRun;

    private final Reading reading;
    private boolean exempt;
    private final Set<Reading> doubts = EnumSet.noneOf(Reading.class);

    OptionReader(Invocation invocation, VerbPath path, WordCursor words, Reading reading) {
        this.invocation = invocation;
        this.reading = reading;
        this.path = path;
        this.words = words;
    }

    List<ExpandedWord> seen() {
        return seen;
    }

    /** The given options that the rules name. */
    List<Given> given() {
        return given;
    }

    /** Whether an option makes the command a dry run or a listing. */
    boolean exempt() {
        return exempt;
    }

    /** The other ways in which the options can be read. */
    Set<Reading> doubts() {
        return doubts;
    }

    /** Whether an option has an effect of its own. */
    boolean hasEffects() {
        return !effects.isEmpty();
    }

    /**
     * Reports unlisted options and effects after all words are read; options before the verb are
     * looked up again.
     */
    void finish(CommandContext context) {
        unlisted.report(path.rule(), context);
        if (reading != Reading.FOR_HANDLER) {
            beforeVerb.forEach(this::readAgain);
            List.copyOf(given).forEach(this::readAgain);
        }
        for (Finding finding : effects) {
            // in a dry run only code that runs anyway and data that is sent count
            boolean real =
                    finding.effect() == Effect.EXEC_UNKNOWN
                            || finding.effect() == Effect.NETWORK_OUT;
            if (real || !dryRun) {
                context.add(finding.effect(), finding.reason(), finding.span());
            }
        }
    }

    /** Records that the following options belong to a program that this one runs. */
    void endOwnOptions() {
        unlisted.endOwnOptions();
    }

    /** Records a word that may be any option. */
    void addHidden(ExpandedWord word) {
        unlisted.addHidden(word);
    }

    void read(ExpandedWord word) {
        seen.add(word);
        String text = word.text();
        boolean whole =
                path.rule().knowsWhole(text)
                        || path.rule().findOptionWith(text, words.peek()) != null;
        if (text.startsWith("--") || path.rule().longOptions() || whole) {
            longOption(word);
            return;
        }
        boolean letters = isCluster(text);
        for (int i = 1; i < text.length() && !invocation.optionsEnded(); i++) {
            OptionRule found = letter(text, i, word);
            boolean last = i + 1 == text.length();
            if (found != null && (last || (found.value() && areLetters(text.substring(i + 1))))) {
                found = asRead(found);
            }
            if (found != null && (letters || found.value() || !found.exempts())) {
                boolean rest = found.value() && i + 1 < text.length();
                apply(
                        found,
                        "-" + text.charAt(i),
                        rest ? word.withText(text.substring(i + 1)) : null,
                        word);
            }
            if (found != null && (found.value() || found.attached())) {
                return;
            }
        }
    }

    /**
     * Reads the first word of {@code tar}, which may be letters without a dash, followed by their
     * values.
     */
    void readUndashed(ExpandedWord word) {
        for (int i = 0; i < word.text().length(); i++) {
            OptionRule found = letter(word.text(), i, word);
            if (found != null) {
                apply(found, "-" + word.text().charAt(i), null, word);
            }
        }
    }

    /**
     * Returns what an option means in this reading. What was read from a manual may be wrong about
     * whether a value follows; what was written by hand is trusted unless the value looks like an
     * option.
     */
    private OptionRule asRead(OptionRule found) {
        String next = words.peek();
        if (next == null || found.command() || found.attached()) {
            return found;
        }
        if (reading == Reading.FOR_HANDLER) {
            boolean wrong = next.startsWith("-") && path.rule().findKnown(next) != null;
            return found.doubtful() && wrong ? found.withValue(false) : found;
        }
        boolean listed = found.doubtful() && !found.isRisky() && !next.startsWith("-");
        if (found.value() && (listed || OPTION.matcher(next).matches())) {
            doubts.add(Reading.WITHOUT_VALUES);
            return found.withValue(reading != Reading.WITHOUT_VALUES);
        }
        if (!found.value() && listed) {
            doubts.add(Reading.WITH_VALUES);
            return found.withValue(reading == Reading.WITH_VALUES);
        }
        return found;
    }

    /** Whether the rest of a group may be letters too. */
    private boolean areLetters(String rest) {
        return rest.chars().allMatch(c -> path.rule().findKnown("-" + (char) c) != null);
    }

    /** Returns the rule for a letter in a group; null if there is none. */
    private @Nullable OptionRule letter(String text, int at, ExpandedWord word) {
        OptionRule found = path.rule().findKnown("-" + text.charAt(at));
        boolean number = Character.isDigit(text.charAt(at));
        if (found == null && !(number && path.rule().findKnown(ANY_NUMBER) != null)) {
            unlisted.add("-" + text.charAt(at), word);
        }
        return found;
    }

    /**
     * Whether a word after one dash may be a group of letters; a longer name is not, so a letter in
     * it cannot make the command a dry run.
     */
    private static boolean isCluster(String text) {
        boolean lower = true;
        for (int i = 1; i < text.length(); i++) {
            if (!Character.isLetterOrDigit(text.charAt(i))) {
                return false;
            }
            lower &= Character.isLowerCase(text.charAt(i));
        }
        return !lower || text.length() <= 6;
    }

    private void longOption(ExpandedWord word) {
        String text = word.text();
        int equals = text.indexOf('=');
        String name = equals < 0 ? text : text.substring(0, equals);
        @Nullable ExpandedWord value =
                equals < 0 ? null : word.withText(text.substring(equals + 1));
        OptionRule found =
                path.rule().findOptionWith(name, value == null ? words.peek() : value.text());
        if (found != null) {
            if (value == null) {
                words.next();
            }
            apply(found, name, value, word);
            return;
        }
        found = path.rule().findLongOption(name, equals > 0);
        if (found != null && value == null && path.rule().findOption(name) == null) {
            beforeVerb.add(word);
        }
        if (found != null && (value == null || !found.isCancelledBy(value.text()))) {
            apply(value == null ? asRead(found) : found, name, value, word);
            return;
        }
        OptionRule letter = found == null ? attachedTo(text) : null;
        if (letter != null) {
            apply(letter, text.substring(0, 2), word.withText(text.substring(2)), word);
            return;
        }
        if (found == null) {
            unlisted.add(name, word);
        }
        if (found == null && value == null) {
            beforeVerb.add(word);
            path.markUncertain();
            if (path.rule().commandStart() == 1 && isNumber(words.peek())) {
                words.next();
            }
        }
    }

    /** Returns the letter whose value is the rest of a word after one dash; usually null. */
    private @Nullable OptionRule attachedTo(String text) {
        if (text.startsWith("--") || text.length() < 3) {
            return null;
        }
        OptionRule letter = path.rule().findKnown(text.substring(0, 2));
        return letter != null && (letter.value() || letter.attached()) ? letter : null;
    }

    /**
     * Whether the word is a number: no program has such a name, so it belongs to the option before
     * it.
     */
    private static boolean isNumber(@Nullable String word) {
        return word != null && !word.isEmpty() && word.chars().allMatch(Character::isDigit);
    }

    void apply(OptionRule found, String name, @Nullable ExpandedWord attached, ExpandedWord word) {
        ExpandedWord value = attached;
        int following = value == null ? found.values() : 0;
        for (int i = 0; i < following && words.hasNext(); i++) {
            value = words.next();
            unlisted.addRest(value);
        }
        boolean handled = reading == Reading.FOR_HANDLER;
        boolean input = found.exempts() && found.value() && found.target() != Target.NONE;
        if (found.exempts() && !handled && !input && !isMeantOtherwise(name)) {
            exempt = true;
            dryRun |= WordLists.has("dry-run-options", name);
        }
        addEffect(found, name, word);
        given.add(new Given(name, value, found));
        if (value != null) {
            boolean read = input && exempt;
            String code = handled ? "" : found.code();
            invocation.judgeValue(read ? Target.NONE : found.target(), code, value);
        }
        if (found.command() && handled) {
            invocation.skipCommand();
        } else if (found.command()) {
            invocation.command(words.position());
        }
    }

    private void addEffect(OptionRule found, String name, ExpandedWord word) {
        if (found.effect() != null) {
            String reason = invocation.describe(found.effect(), name);
            effects.add(new Finding(found.effect(), reason, word.span()));
        }
    }

    /**
     * Whether an option that asks for the version or for help stands next to other words, in which
     * case the program may act on those.
     */
    private boolean isMeantOtherwise(String name) {
        return invocation.words().size() > 2
                && WordLists.has("version-options", name)
                && !WordLists.has("verifying-programs", invocation.rule().name());
    }

    /** Looks an option before the verb up again, because only the verb's rule may know it. */
    private void readAgain(ExpandedWord word) {
        OptionRule found = path.rule().findOption(word.text());
        if (found != null && !found.value()) {
            apply(found, word.text(), null, word);
        }
    }

    /**
     * Looks an option with a value before the verb up again, because the verb's rule may know that
     * the value is code.
     */
    private void readAgain(Given option) {
        ExpandedWord value = option.value();
        if (value == null || !option.rule().code().isEmpty() || option.rule().effect() != null) {
            return;
        }
        @Nullable OptionRule given = path.rule().findOptionWith(option.name(), value.text());
        OptionRule found = given == null ? path.rule().findOption(option.name()) : given;
        if (found != null && !found.equals(option.rule())) {
            invocation.judgeValue(Target.NONE, found.code(), value);
            addEffect(found, option.name(), value);
        }
    }
}
