package aish.safety.walk;

import module java.base;

import aish.safety.Effect;
import aish.safety.ExpandedWord;
import aish.safety.files.Paths;
import aish.safety.rules.OptionRule;
import aish.safety.rules.OptionRule.Target;
import aish.safety.rules.Rule;
import aish.safety.rules.VariableNames;
import aish.safety.rules.WordLists;
import aish.safety.walk.CommandContext.StandardInput;
import aish.safety.walk.CommandContext.WordCursor;
import aish.safety.walk.OptionReader.Reading;
import org.jspecify.annotations.Nullable;

/**
 * The arguments of a program, read by its rule; what each of them causes is judged as it is read.
 */
public final class Invocation {
    private final Rule program;
    private final List<ExpandedWord> words;
    private final CommandContext context;
    private final VerbPath path;
    private final List<ExpandedWord> operands = new ArrayList<>();
    private final WordCursor cursor;
    private OptionReader options;
    private boolean optionsEnded;
    private boolean codeGiven;
    private boolean commandGiven;
    private final WordExemption wordExemption = new WordExemption();
    private @Nullable ExpandedWord codeOperand;
    private int firstOperand;
    private int reasonsBefore;
    private int touchedBefore;

    public Invocation(Rule rule, List<ExpandedWord> words, CommandContext context) {
        this(rule, words, context, Reading.AS_LISTED);
    }

    private Invocation(
            Rule rule, List<ExpandedWord> words, CommandContext context, Reading reading) {
        this.program = rule;
        this.path = new VerbPath(rule);
        this.words = words;
        this.context = context;
        this.cursor = new WordCursor(words);
        this.options = new OptionReader(this, path, cursor, reading);
    }

    public Rule rule() {
        return path.rule();
    }

    public List<ExpandedWord> words() {
        return words;
    }

    public CommandContext context() {
        return context;
    }

    /** The words that are neither options nor verbs. */
    public List<ExpandedWord> operands() {
        return operands;
    }

    /** The word in a verb's place that no rule names; null if all are named. */
    @Nullable ExpandedWord unknownVerb() {
        return path.unknown();
    }

    public List<ExpandedWord> options() {
        return options.seen();
    }

    /** The options that the rules name, with their values. */
    public List<OptionReader.Given> given() {
        return options.given();
    }

    /** The index of the word with which the options end, for handlers that read all the words. */
    public int firstOperand() {
        return firstOperand;
    }

    /** Adds an effect of the command as a whole. */
    public void add(Effect effect, String reason) {
        context.add(effect, reason, words.getFirst());
    }

    public boolean has(String option) {
        return options.seen().stream().anyMatch(field -> field.text().equals(option));
    }

    public boolean isExempt() {
        return options.exempt() || wordExemption.holds();
    }

    /** Whether an option makes the command a dry run or a listing. */
    public boolean optionExempts() {
        return options.exempt();
    }

    public boolean codeGiven() {
        return codeGiven;
    }

    /** Whether the words that follow are no options of this program. */
    boolean optionsEnded() {
        return optionsEnded || commandGiven;
    }

    /** Whether some of the words were judged as a command of their own. */
    boolean commandGiven() {
        return commandGiven;
    }

    /** Whether an option has an effect of its own. */
    boolean optionActed() {
        return options.hasEffects();
    }

    /** The same command, its options read in another way. */
    Invocation readAs(Reading reading) {
        return new Invocation(program, words, context.forSeparateProcess(), reading);
    }

    /** The other ways in which its options can be read. */
    Set<Reading> doubts() {
        return options.doubts();
    }

    /** Notes where the reasons and files of this command begin. */
    void begin() {
        reasonsBefore = context.judgement().haltCount();
        touchedBefore = context.judgement().affectedFileCount();
    }

    int reasonsBefore() {
        return reasonsBefore;
    }

    /**
     * Reads only the options, those before the first operand, for a handler that reads the rest.
     */
    void readLeading() {
        options = new OptionReader(this, path, cursor, Reading.FOR_HANDLER);
        String next = cursor.peek();
        if (rule().handler().equals("tar") && next != null && !next.startsWith("-")) {
            options.readUndashed(cursor.next());
        }
        firstOperand = words.size();
        while (cursor.hasNext() && !optionsEnded) {
            ExpandedWord word = cursor.next();
            String text = word.text();
            if (text.equals("--")) {
                optionsEnded = true;
                firstOperand = cursor.position();
            } else if (text.length() > 1 && text.charAt(0) == '-') {
                options.read(word);
            } else {
                if (word.mayBeOption()) {
                    options.addHidden(word);
                }
                if (endsAtOperand()) {
                    optionsEnded = true;
                    firstOperand = cursor.position() - 1;
                }
            }
        }
        options.finish(context);
    }

    /** Whether the first operand starts something with options of its own. */
    private boolean endsAtOperand() {
        return switch (rule().handler()) {
            case "tar", "find", "fd", "cd", "back" -> false;
            default -> true;
        };
    }

    /** Leaves a command among the words to the handler; only {@code find} has options after it. */
    void skipCommand() {
        optionsEnded = !rule().handler().equals("find");
        String before = "";
        while (!optionsEnded && cursor.hasNext()) {
            String text = cursor.next().text();
            if (text.equals(";") || (text.equals("+") && before.equals("{}"))) {
                return;
            }
            before = text;
        }
    }

    /** Records that the files affected by this whole command are named. */
    public void markFilesRecorded() {
        context.judgement().markFilesRecorded(reasonsBefore);
    }

    /** Marks the files of commands among its words as unknown. */
    public void markFilesUnknown() {
        context.judgement().markFilesUnknown(touchedBefore);
    }

    /** The operand that is code; null if there is none. */
    @Nullable
    public ExpandedWord codeOperand() {
        return codeOperand;
    }

    void codeIn(ExpandedWord operand) {
        codeOperand = operand;
    }

    /** Applies what the rule says about the command as a whole. */
    public void applyRule() {
        context.walk().rule(this);
    }

    void read() {
        while (cursor.hasNext() && !commandGiven) {
            ExpandedWord word = cursor.next();
            String text = word.text();
            if (!optionsEnded && text.equals("--")) {
                dashes();
            } else if (!optionsEnded && text.length() > 1 && text.charAt(0) == '-') {
                options.read(word);
            } else {
                operand(word);
            }
        }
        options.finish(context);
    }

    private void dashes() {
        if (rule().dashCommand()) {
            command(cursor.position());
        } else {
            // after them come options of the program that a driver like cargo runs
            OptionRule behind = rule().findOption("--");
            optionsEnded = behind == null;
            options.endOwnOptions();
            if (behind != null && behind.isRisky()) {
                options.apply(behind, "--", null, words.get(cursor.position() - 1));
            }
        }
    }

    /** Judges the words from an index on as a command of their own. */
    void command(int from) {
        commandGiven = true;
        context.walk().commandFrom(from, words, context);
    }

    /** Judges a word by its role: a file to write, code, or neither. */
    void judgeValue(Target target, String code, ExpandedWord value) {
        if (target == Target.SHOW) {
            RevealCheck.file(value, context);
            if (value.isKnown()) {
                String directory = context.scope().directory();
                context.judgement().addRead(Paths.resolve(directory, value.text()));
            }
        } else if (target != Target.NONE) {
            new WriteCheck(context).to(value, target, value.span());
        }
        if (!code.isEmpty()) {
            codeGiven |= !OptionRule.isSetting(code);
            context.walk().inlineCode(code, value, context);
            if (code.equals("assigned")) {
                assigned(VariableNames.base(value.text()));
            }
        }
    }

    /** Records that the words that follow make up the value of a variable. */
    private void assigned(String variable) {
        for (ExpandedWord word : words.subList(cursor.position(), words.size())) {
            context.scope().addText(variable, word);
            if (word.tainted() || word.secret()) {
                context.scope().markAsData(variable);
            }
        }
    }

    String describe(Effect effect, String piece) {
        return (rule().shown() + " " + piece).strip() + " " + effect.description();
    }

    private void operand(ExpandedWord word) {
        if (!optionsEnded && word.mayBeOption()) {
            options.addHidden(word);
        }
        wordExemption.beforeLookup(word.text());
        boolean open = path.isOpen();
        if (open && path.follow(word)) {
            if (path.isHarmful()) {
                wordExemption.endVerbs();
            }
            if (rule().commandStart() == 0) {
                command(cursor.position() - 1);
            }
            return;
        }
        OptionRule special = rule().findWord(word.text());
        if (special != null) {
            special(special, word);
        } else if (!open || !path.skip(word)) {
            plain(word);
        }
        wordExemption.afterLookup(word.text());
    }

    private void special(OptionRule found, ExpandedWord word) {
        if (found.hasMeaning()) {
            path.endVerbs();
        }
        if (found.exempts()) {
            wordExemption.exempt(word.text());
            return;
        }
        int cut = word.text().indexOf('=');
        @Nullable ExpandedWord value =
                cut < 0 ? null : word.withText(word.text().substring(cut + 1));
        options.apply(found, word.text(), value, word);
    }

    private void plain(ExpandedWord word) {
        path.effectOfDisplacedVerb(word)
                .ifPresent(effect -> context.add(effect, describe(effect, ""), word));
        path.endVerbs();
        operands.add(word);
        List<ExpandedWord> rest = words.subList(cursor.position() - 1, words.size());
        if (operands.size() == 1 && !codeGiven && context.walk().tool(rest, this)) {
            operands.clear();
            commandGiven = true;
        } else if (rule().takesShellText()) {
            commandGiven = true;
            shellText(rest);
        } else if (!options.exempt()
                && operands.size() == rule().commandStart()
                && !(codeGiven && rule().commandStart() == 1)) {
            operands.removeLast();
            command(cursor.position() - 1);
        }
    }

    /** Judges words that the program joins and passes to a shell. */
    private void shellText(List<ExpandedWord> rest) {
        String text = rest.stream().map(ExpandedWord::text).collect(Collectors.joining(" "));
        context.walk().code(text, context.scope(), StandardInput.EMPTY, rest.getFirst().span());
    }

    /**
     * Decides whether the words of a command ask only to show something. A word such as {@code
     * list} can be the verb, or the name of something that another verb changes; so it counts only
     * where a verb can be, and only if no word before it indicates a change.
     */
    private static final class WordExemption {
        private boolean exempts;
        private boolean dryRun;
        private boolean changes;
        private boolean verbMayFollow = true;
        private boolean kindGiven;

        boolean holds() {
            return dryRun || (exempts && !changes);
        }

        /** Examines a word before it is looked up. */
        void beforeLookup(String word) {
            changes |= WordLists.changes(word);
        }

        /** Records that the verb is known, so that no further verb follows. */
        void endVerbs() {
            verbMayFollow = false;
        }

        /**
         * Records a word that makes the command only show something; one like {@code test=True}
         * cannot be a name.
         */
        void exempt(String word) {
            exempts |= verbMayFollow;
            dryRun |= word.contains("=");
        }

        /**
         * Examines a word after it is looked up: a verb may follow the name of a kind of thing, but
         * not the name of one thing, unless no kind was named before that.
         */
        void afterLookup(String word) {
            boolean kind = isKind(word);
            verbMayFollow &= kind || !kindGiven;
            kindGiven |= kind;
        }

        private static boolean isKind(String word) {
            for (int i = 0; i < word.length(); i++) {
                char c = word.charAt(i);
                if (!(c >= 'a' && c <= 'z') && (i == 0 || "-_:0123456789".indexOf(c) < 0)) {
                    return false;
                }
            }
            return true;
        }
    }
}
