package aish.safety;

import aish.safety.OptionRule.Target;
import aish.syntax.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Reads the arguments of a program by its rule and tells what they cause. */
final class Invocation {
    private final List<Field> words;
    private final Context context;
    private final List<Field> operands = new ArrayList<>();
    private final List<Field> seenOptions = new ArrayList<>();
    private Rule rule;
    private @Nullable Rule doubtful;
    private int at = 1;
    private boolean optionsEnded;
    private boolean settled;
    private boolean exempt;
    private boolean codeGiven;
    private boolean commandGiven;
    private boolean optionEffect;
    private boolean wordExempts;
    private boolean changes;
    private @Nullable Field lastUnknown;

    Invocation(Rule rule, List<Field> words, Context context) {
        this.rule = rule;
        this.words = words;
        this.context = context;
    }

    Rule rule() {
        return rule;
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

    boolean has(String option) {
        return seenOptions.stream().anyMatch(field -> field.text().equals(option));
    }

    boolean isExempt() {
        return exempt || (wordExempts && !changes);
    }

    boolean codeGiven() {
        return codeGiven;
    }

    void judge() {
        if (wantsHelp()) {
            context.add(Effect.READS, "shows its help", words.getFirst().span());
            return;
        }
        Handler handler = Handlers.early(rule.handler());
        if (handler != null) {
            handler.judge(this);
            return;
        }
        read();
        Handler late = Handlers.late(rule.handler());
        if (late != null) {
            late.judge(this);
        } else {
            conclude();
        }
    }

    private boolean wantsHelp() {
        if (rule.takesCommand() || rule.handler().equals("shell") || rule.handler().equals("env")) {
            return words.size() == 2 && Commands.asksForHelp(words.get(1).text());
        }
        for (int i = 1; i < words.size(); i++) {
            String word = words.get(i).text();
            if (word.equals("--")) {
                return false;
            }
            // for some verbs a version is an argument
            boolean version = word.equals("--version") && i == words.size() - 1;
            if (word.equals("--help") || version) {
                return true;
            }
        }
        return words.size() == 2 && asksBriefly(words.get(1).text());
    }

    private boolean asksBriefly(String word) {
        return switch (word) {
            case "-version", "-help", "-V" -> rule.findOption(word) == null;
            case "help", "version" -> rule.hasVerbs() && rule.find(word) == null;
            case "-h", "-v" -> rule.hasVerbs() && rule.findOption(word) == null;
            default -> false;
        };
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
    }

    private void dashes() {
        if (rule.dashCommand()) {
            commandGiven = true;
            new Commands(context).judgeFrom(words, at);
        } else {
            optionsEnded = true;
        }
    }

    private void option(Field word) {
        seenOptions.add(word);
        String text = word.text();
        boolean whole = text.length() > 2 && rule.findOption(text) != null;
        if (text.startsWith("--") || rule.longOptions() || whole) {
            longOption(word);
            return;
        }
        for (int i = 1; i < text.length() && !commandGiven; i++) {
            OptionRule found = rule.findOption("-" + text.charAt(i));
            if (found != null) {
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

    private void longOption(Field word) {
        String text = word.text();
        int equals = text.indexOf('=');
        String name = equals < 0 ? text : text.substring(0, equals);
        OptionRule found = rule.findOption(name);
        if (found == null && name.length() > 4 && text.startsWith("--")) {
            found = rule.abbreviated(name);
        }
        if (found != null) {
            boolean disarmed = found.exempts() && equals > 0 && isFalse(text.substring(equals + 1));
            if (!disarmed) {
                meet(
                        found,
                        name,
                        equals < 0 ? null : word.withText(text.substring(equals + 1)),
                        word);
            }
        } else if (equals < 0 && rule.hasVerbs() && !settled) {
            doubtful = rule;
        }
    }

    private static boolean isFalse(String value) {
        return value.equals("none") || value.equals("false") || value.equals("no");
    }

    private void meet(OptionRule found, String name, @Nullable Field attached, Field word) {
        Field value = attached;
        if (found.value() && value == null && at < words.size()) {
            value = words.get(at++);
        }
        exempt |= found.exempts();
        if (found.effect() != null) {
            optionEffect = true;
            context.add(found.effect(), describe(found.effect(), name), word.span());
        }
        if (value != null) {
            use(found.target(), found.code(), value);
        }
        if (found.command()) {
            commandGiven = true;
            new Commands(context).judgeFrom(words, at);
        }
    }

    private void use(Target target, String code, Field value) {
        if (target != Target.NONE && !exempt) {
            new Writing(context).to(value, target, value.span());
        }
        if (!code.isEmpty()) {
            codeGiven |= !code.equals("gitconfig") && !code.equals("setting");
            Code.judge(code, value, context);
        }
    }

    private String describe(Effect effect, String piece) {
        return rule.name() + " " + piece + ": " + effect.plain();
    }

    private void operand(Field word) {
        boolean verbs = !settled && (rule.hasVerbs() || Verbs.mayFollow(rule));
        if (verbs && Verbs.find(rule, word.text()) != null && descend(word)) {
            return;
        }
        OptionRule special = rule.findWord(word.text());
        changes |= ChangingWords.isIn(word.text());
        if (special != null) {
            special(special, word);
            return;
        }
        if (verbs && descend(word)) {
            lastUnknown = word;
            return;
        }
        secondGuess(word);
        settled = true;
        operands.add(word);
        if (operands.size() == 1 && !codeGiven && isToolScript(word)) {
            commandGiven = true;
            operands.clear();
            List<Field> command = new ArrayList<>(words.subList(at - 1, words.size()));
            command.set(0, word.withText(Paths.base(word.text())));
            new Commands(context).judge(command);
            return;
        }
        if (rule.takesShellText()) {
            commandGiven = true;
            String text =
                    words.stream().skip(at - 1L).map(Field::text).collect(Collectors.joining(" "));
            context.walk().code(text, context.scope(), Stdin.EMPTY, word.span());
        } else if (!exempt
                && operands.size() == rule.commandStart()
                && !(codeGiven && rule.commandStart() == 1)) {
            commandGiven = true;
            operands.removeLast();
            new Commands(context).judgeFrom(words, at - 1);
        }
    }

    private void special(OptionRule found, Field word) {
        settled = true;
        if (found.exempts()) {
            wordExempts = true;
            return;
        }
        int cut = word.text().indexOf('=');
        @Nullable Field value = cut < 0 ? null : word.withText(word.text().substring(cut + 1));
        meet(found, word.text(), value, word);
    }

    /** A script that a project carries along for a well-known tool. */
    private boolean isToolScript(Field word) {
        String name = Paths.base(word.text());
        return rule.operands().stream().anyMatch(role -> role.code().equals("script"))
                && Commands.isProjectTool(name)
                && KnowledgeBase.get().find(name) != null;
    }

    private boolean descend(Field word) {
        Rule found = Verbs.find(rule, word.text());
        if (found == null) {
            return Verbs.mayFollow(rule);
        }
        rule = found;
        lastUnknown = null;
        settled = !rule.hasVerbs() && !Verbs.mayFollow(rule);
        if (rule.commandStart() == 0) {
            commandGiven = true;
            new Commands(context).judgeFrom(words, at - 1);
        }
        return true;
    }

    /** An unknown option may have taken the verb for its value; then the next word is the verb. */
    private void secondGuess(Field word) {
        if (doubtful == null) {
            return;
        }
        Rule other = doubtful.find(word.text());
        if (other != null && other.effect() != null && other.effect().halts()) {
            context.add(other.effect(), describe(other.effect(), ""), word.span());
        }
        doubtful = null;
    }

    /** What the rule says of the command as a whole. */
    void conclude() {
        Effect effect = rule.effect();
        Span span = new Span(words.getFirst().span().start(), verbEnd());
        if (isExempt()) {
            context.add(Effect.READS, "shows only", span);
        } else {
            operandEffects();
            if (rule.asks()) {
                context.judgement().doubt(rule.name() + " can do harm here", span);
            } else if (effect != null) {
                context.add(effect, rule.name() + ": " + effect.plain(), span);
            } else if (lastUnknown != null && !commandGiven) {
                context.judgement()
                        .doubt(
                                "no rule knows " + rule.name() + " " + lastUnknown.shown(),
                                lastUnknown.span());
            } else if (!commandGiven && rule.hasVerbs() && !optionEffect && !operands.isEmpty()) {
                context.judgement()
                        .doubt(
                                "no rule knows " + rule.name() + " " + operands.getFirst().shown(),
                                operands.getFirst().span());
            } else {
                context.add(Effect.READS, "reads", span);
            }
        }
        input();
        network();
    }

    private int verbEnd() {
        return operands.isEmpty()
                ? words.getLast().span().end()
                : Math.max(words.getFirst().span().end(), operands.getFirst().span().start());
    }

    private void operandEffects() {
        for (OperandRule role : rule.operands()) {
            for (int i = 1; i <= operands.size(); i++) {
                if (role.covers(i, operands.size()) && !role.command()) {
                    Field operand = operands.get(i - 1);
                    if (role.effect() != null) {
                        context.add(
                                role.effect(),
                                describe(role.effect(), operand.shown()),
                                operand.span());
                    }
                    if (role.code().isEmpty() || !codeGiven) {
                        use(role.target(), role.code(), operand);
                    }
                }
            }
        }
    }

    /** Code may also come by standard input. */
    private void input() {
        if (!rule.stdin().isEmpty() && !codeGiven && !commandGiven && !exempt) {
            Code.stdin(rule.stdin(), context);
        }
    }

    private void network() {
        if (!rule.network()) {
            return;
        }
        for (Field word : words.subList(1, words.size())) {
            if (word.tainted()) {
                context.add(
                        Effect.NETWORK_OUT,
                        "sends the output of a command over the network",
                        word.span());
            }
        }
    }
}
