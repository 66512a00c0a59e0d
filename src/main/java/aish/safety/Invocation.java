package aish.safety;

import aish.safety.OptionRule.Target;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads the arguments of a program by its rule and tells what they cause. */
final class Invocation {
    private final List<Field> words;
    private final Context context;
    private final VerbPath path;
    private final List<Field> operands = new ArrayList<>();
    private final List<Field> seenOptions = new ArrayList<>();
    private final List<Field> earlyOptions = new ArrayList<>();
    private final List<EarlyValue> earlyValues = new ArrayList<>();
    private final OptionEffects effects = new OptionEffects();
    private int at = 1;
    private boolean optionsEnded;
    private boolean exempt;
    private boolean codeGiven;
    private boolean commandGiven;
    private final WordExemption wording = new WordExemption();
    private @Nullable Field codeOperand;
    private int reasonsBefore;

    Invocation(Rule rule, List<Field> words, Context context) {
        this.path = new VerbPath(rule);
        this.words = words;
        this.context = context;
    }

    Rule rule() {
        return path.rule();
    }

    List<Field> words() {
        return words;
    }

    Context context() {
        return context;
    }

    /** What is neither an option nor a verb. */
    List<Field> operands() {
        return operands;
    }

    /** A word in a verb's place that no rule names; null if all are named. */
    @Nullable Field unknownVerb() {
        return path.unknown();
    }

    List<Field> options() {
        return seenOptions;
    }

    boolean has(String option) {
        return seenOptions.stream().anyMatch(field -> field.text().equals(option));
    }

    boolean isExempt() {
        return exempt || wording.holds();
    }

    /** Whether an option says that nothing is done. */
    boolean optionExempts() {
        return exempt;
    }

    boolean codeGiven() {
        return codeGiven;
    }

    /** Whether words of this command were a command of their own. */
    boolean commandGiven() {
        return commandGiven;
    }

    /** Whether an option has an effect of its own. */
    boolean optionActed() {
        return !effects.isEmpty();
    }

    void judge() {
        reasonsBefore = context.judgement().reasons();
        judgeWords();
        Targets.record(this, reasonsBefore);
    }

    /** The files that all of it is about are named. */
    void account() {
        context.judgement().account(reasonsBefore);
    }

    /** The operand that is code, if there is one. */
    @Nullable Field codeOperand() {
        return codeOperand;
    }

    void codeIn(Field operand) {
        codeOperand = operand;
    }

    private void judgeWords() {
        if (HelpRequest.isIn(rule(), words)) {
            context.add(Effect.READS, "shows its help", words.getFirst().span());
            return;
        }
        Handler handler = Handlers.early(rule().handler());
        if (handler != null) {
            handler.judge(this);
            return;
        }
        read();
        Handler late = Handlers.late(rule().handler());
        if (late != null) {
            late.judge(this);
        } else {
            conclude();
        }
    }

    /** Adds what the rule says of the command as a whole. */
    void conclude() {
        new Conclusion(this).draw();
    }

    void read() {
        while (at < words.size() && !commandGiven) {
            Field word = words.get(at++);
            String text = word.text();
            if (!optionsEnded && text.equals("--")) {
                dashes();
            } else if (!optionsEnded && text.length() > 1 && text.charAt(0) == '-') {
                option(word);
            } else {
                operand(word);
            }
        }
        earlyOptions.forEach(this::readAgain);
        earlyValues.forEach(this::readAgain);
        effects.report(context);
    }

    /** An option before the verb may be one that only the verb's rule knows. */
    private void readAgain(Field word) {
        OptionRule found = rule().findOption(word.text());
        if (found != null && !found.value()) {
            meet(found, word.text(), null, word);
        }
    }

    /** Of an option with a value before the verb, the verb's rule may know that it is code. */
    private void readAgain(EarlyValue early) {
        OptionRule found = rule().findOption(early.name());
        if (found != null && !found.equals(early.met()) && early.met().code().isEmpty()) {
            use(Target.NONE, found.code(), early.value());
        }
    }

    private record EarlyValue(String name, Field value, OptionRule met) {}

    private void dashes() {
        if (rule().dashCommand()) {
            command(at);
        } else {
            // behind them are options of the program that a driver like cargo runs
            optionsEnded = rule().findOption("--") == null;
        }
    }

    private void command(int from) {
        commandGiven = true;
        new Commands(context).judgeFrom(words, from);
    }

    private void option(Field word) {
        seenOptions.add(word);
        String text = word.text();
        boolean whole = rule().knowsWhole(text) || rule().findOptionWith(text, next()) != null;
        if (text.startsWith("--") || rule().longOptions() || whole) {
            longOption(word);
            return;
        }
        boolean letters = isCluster(text);
        for (int i = 1; i < text.length() && !commandGiven; i++) {
            OptionRule found = rule().findOption("-" + text.charAt(i));
            if (found != null && (letters || found.value() || !found.exempts())) {
                boolean rest = found.value() && i + 1 < text.length();
                meet(
                        found,
                        "-" + text.charAt(i),
                        rest ? word.withText(text.substring(i + 1)) : null,
                        word);
                if (found.value()) {
                    return;
                }
            }
        }
    }

    /** The word behind the one that is read; null if there is none. */
    private @Nullable String next() {
        return at < words.size() ? words.get(at).text() : null;
    }

    /** A whole word behind one dash is no row of letters, so none of them excuses anything. */
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

    private void longOption(Field word) {
        String text = word.text();
        int equals = text.indexOf('=');
        String name = equals < 0 ? text : text.substring(0, equals);
        @Nullable Field value = equals < 0 ? null : word.withText(text.substring(equals + 1));
        OptionRule found = rule().findOptionWith(name, value == null ? next() : value.text());
        if (found != null) {
            at += value == null ? 1 : 0;
            meet(found, name, value, word);
            return;
        }
        found = rule().findLongOption(name, equals > 0);
        if (found != null && (value == null || !found.isDisarmedBy(value.text()))) {
            meet(found, name, value, word);
        } else if (found == null && value == null) {
            earlyOptions.add(word);
            path.doubt();
            if (rule().commandStart() == 1 && isNumber(next())) {
                at++;
            }
        }
    }

    /** No program is called so, thus it belongs to the option before it. */
    private static boolean isNumber(@Nullable String word) {
        return word != null && !word.isEmpty() && word.chars().allMatch(Character::isDigit);
    }

    private void meet(OptionRule found, String name, @Nullable Field attached, Field word) {
        Field value = attached;
        if (found.value() && value == null && at < words.size()) {
            value = words.get(at++);
        }
        exempt |= found.exempts();
        if (found.exempts()) {
            effects.exempt(name);
        }
        if (found.effect() != null) {
            String reason = describe(found.effect(), name);
            effects.add(new Finding(found.effect(), reason, word.span()));
        }
        if (value != null) {
            use(found.target(), found.code(), value);
            earlyValues.add(new EarlyValue(name, value, found));
        }
        if (found.command()) {
            command(at);
        }
    }

    /** Judges a word that is written to, or code, or neither. */
    void use(Target target, String code, Field value) {
        // what usually writes a file often reads the same when it only shows
        boolean shows = exempt && rule().effect() != null && rule().effect() != Effect.READS;
        if (target != Target.NONE && !shows) {
            new Writing(context).to(value, target, value.span());
        }
        if (!code.isEmpty()) {
            codeGiven |= !Code.isSetting(code);
            Code.judge(code, value, context);
        }
    }

    String describe(Effect effect, String piece) {
        return rule().name() + " " + piece + ": " + effect.plain();
    }

    private void operand(Field word) {
        wording.meet(word.text());
        boolean open = path.isOpen();
        if (open && path.follow(word)) {
            if (path.isHarmful()) {
                wording.close();
            }
            if (rule().commandStart() == 0) {
                command(at - 1);
            }
            return;
        }
        OptionRule special = rule().findWord(word.text());
        if (special != null) {
            special(special, word);
        } else if (!open || !path.skip(word)) {
            plain(word);
        }
        wording.pass(word.text());
    }

    private void special(OptionRule found, Field word) {
        if (found.isMarked()) {
            path.settle();
        }
        if (found.exempts()) {
            wording.exempt(word.text());
            return;
        }
        int cut = word.text().indexOf('=');
        @Nullable Field value = cut < 0 ? null : word.withText(word.text().substring(cut + 1));
        meet(found, word.text(), value, word);
    }

    private void plain(Field word) {
        path.secondGuess(word)
                .ifPresent(effect -> context.add(effect, describe(effect, ""), word.span()));
        path.settle();
        operands.add(word);
        if (operands.size() == 1 && !codeGiven && Scripts.isTool(word, rule())) {
            operands.clear();
            commandGiven = true;
            Scripts.judgeTool(words.subList(at - 1, words.size()), context);
        } else if (rule().takesShellText()) {
            commandGiven = true;
            new Commands(context).judgeText(words.subList(at - 1, words.size()));
        } else if (!exempt
                && operands.size() == rule().commandStart()
                && !(codeGiven && rule().commandStart() == 1)) {
            operands.removeLast();
            command(at - 1);
        }
    }
}
