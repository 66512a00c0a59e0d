package aish.safety.walk;

import module java.base;

import aish.bash.Span;
import aish.safety.Effect;
import aish.safety.ExpandedWord;
import aish.safety.files.Paths;
import aish.safety.programs.NetworkData;
import aish.safety.programs.ScriptFiles.BuildInputs;
import aish.safety.rules.OperandRule;
import aish.safety.rules.OptionRule.Target;
import aish.safety.rules.Rule;
import aish.safety.rules.WordLists;
import aish.text.Counted;
import org.jspecify.annotations.Nullable;

/**
 * Applies what a rule says about a command as a whole, after options and operands are separated.
 */
final class RuleEvaluation {
    private final Invocation invocation;
    private final Rule rule;
    private final CommandContext context;

    RuleEvaluation(Invocation invocation) {
        this.invocation = invocation;
        this.rule = invocation.rule();
        this.context = invocation.context();
    }

    void apply() {
        Span span = new Span(invocation.words().getFirst().span().start(), verbEnd());
        if (rule.name().startsWith("git ")) {
            for (String directory : context.scope().directories().possible()) {
                BuildInputs.repository(context, repository(directory), span);
            }
        }
        if (invocation.isExempt()) {
            boolean builds = rule.effect() == Effect.BUILDS;
            context.add(builds ? Effect.BUILDS : Effect.READS, "shows only", span);
            operandEffects(role -> role.target().writes() && role.effect() == null);
        } else {
            operandEffects(_ -> true);
            whole(span);
            RevealCheck.words(invocation);
        }
        input();
        network();
    }

    /** Returns where git looks for a repository, by the options before its verb. */
    private String repository(String directory) {
        String verb = rule.name().substring(rule.name().lastIndexOf(' ') + 1);
        List<String> words = invocation.words().stream().map(ExpandedWord::text).toList();
        int end = words.indexOf(verb) < 0 ? words.size() : words.indexOf(verb);
        String place = directory;
        for (int i = 1; i < end; i++) {
            String word = words.get(i);
            if (WordLists.has("git-places", words.get(i - 1))) {
                place = Paths.resolve(place, word);
            } else if (word.startsWith("--")
                    && WordLists.has("git-places", word.split("=", 2)[0])) {
                place = Paths.resolve(place, word.substring(word.indexOf('=') + 1));
            }
        }
        return Paths.normal(place);
    }

    private void whole(Span span) {
        Effect effect = rule.effect();
        ExpandedWord unknown = unknownVerb();
        if (rule.asks()) {
            context.judgement().addUnknown(rule.shown() + " may do harm in this form", span);
        } else if (effect != null) {
            whole(effect, span);
        } else if (unknown != null && !invocation.commandGiven()) {
            context.addUnknown(
                    "aish does not know what " + rule.shown() + " " + unknown.shown() + " does",
                    unknown);
        } else {
            context.add(Effect.READS, "reads", span);
        }
    }

    private void whole(Effect effect, Span span) {
        context.add(effect, (effect.halts() ? rule.shown() + " " : "") + says(effect), span);
        if (effect == Effect.BUILDS) {
            BuildInputs.check(rule, span, context);
        }
    }

    /** Says what the command does, with the operands where the rule wants them. */
    private String says(Effect effect) {
        List<String> names = invocation.operands().stream().map(ExpandedWord::shown).toList();
        List<String> folders = names.stream().map(name -> name.replaceFirst("/*$", "/")).toList();
        return rule.says(effect)
                .replace(" {/}", names.isEmpty() ? "" : " " + Counted.list(folders))
                .replace(" {}", names.isEmpty() ? "" : " " + Counted.list(names));
    }

    private @Nullable ExpandedWord unknownVerb() {
        ExpandedWord skipped = invocation.unknownVerb();
        List<ExpandedWord> operands = invocation.operands();
        boolean expected = rule.hasVerbs() && !invocation.optionActed() && !operands.isEmpty();
        return skipped == null && expected ? operands.getFirst() : skipped;
    }

    private int verbEnd() {
        List<ExpandedWord> words = invocation.words();
        List<ExpandedWord> operands = invocation.operands();
        return operands.isEmpty()
                ? words.getLast().span().end()
                : Math.max(words.getFirst().span().end(), operands.getFirst().span().start());
    }

    /**
     * Judges operands by their roles. A dry run or a listing does nothing to its operands, but what
     * it shows is still written to the file that one of them names.
     */
    private void operandEffects(Predicate<OperandRule> counts) {
        List<ExpandedWord> operands = invocation.operands();
        boolean given = invocation.codeGiven();
        for (OperandRule role : rule.operands()) {
            boolean lone = operands.isEmpty() && role.from() == 0 && counts.test(role);
            Effect alone = lone ? role.effect() : null;
            if (alone != null) {
                whole(alone, invocation.words().getFirst().span());
            }
            // a pattern or code that an option gives takes no operand's place
            int shift = role.target() == Target.SHOW && role.from() > 1 && givesText() ? 1 : 0;
            for (int i = 1; i <= operands.size(); i++) {
                ExpandedWord operand = operands.get(i - 1);
                boolean several = operand.splits() && operand.mayBeOption() && role.from() > i;
                if ((role.covers(i + shift, operands.size())
                                || (several && role.target() == Target.WRITE))
                        && !role.command()
                        && counts.test(role)) {
                    operand(role, operand, given);
                }
            }
        }
    }

    private boolean givesText() {
        return (invocation.codeGiven() && invocation.codeOperand() == null)
                || invocation.given().stream()
                        .anyMatch(option -> WordLists.has("pattern-options", option.name()));
    }

    /**
     * Judges an operand; code in operands counts, all of it, unless an option has already given the
     * code.
     */
    private void operand(OperandRule role, ExpandedWord operand, boolean given) {
        Effect effect = role.effect();
        // a dash stands for standard input or output, not for a file
        boolean stream = effect == Effect.OVERWRITES && operand.text().equals("-");
        if (effect != null && !stream) {
            String reason =
                    effect.halts() ? invocation.describe(effect, operand.shown()) : says(effect);
            context.add(effect, reason, operand);
        }
        if (role.code().equals("script") && isInput(operand)) {
            return;
        }
        if (role.code().isEmpty() || !given) {
            if (!role.code().isEmpty()) {
                invocation.codeIn(operand);
            }
            invocation.judgeValue(role.target(), role.code(), operand);
        }
    }

    /** Whether a word in a script's place stands for standard input, which is judged separately. */
    private boolean isInput(ExpandedWord operand) {
        return !rule.stdin().isEmpty()
                && (operand.text().equals("-") || operand.text().equals("/dev/stdin"));
    }

    /** Judges standard input, which may be code too. */
    private void input() {
        boolean served =
                invocation.codeGiven() || invocation.commandGiven() || invocation.optionExempts();
        if (!rule.stdin().isEmpty() && !served) {
            context.walk().codeOnInput(rule.stdin(), context);
        }
    }

    private void network() {
        if (!rule.network()) {
            address();
            return;
        }
        context.addNetwork();
        List<ExpandedWord> words = new ArrayList<>(invocation.words());
        if (rule.effect() == Effect.READS) {
            words.removeIf(RuleEvaluation::isHost);
        }
        NetworkData.check(words, context);
    }

    /**
     * Whether the whole word comes from a variable or the input, like an entry of a list of hosts,
     * and is looked up or called.
     */
    private static boolean isHost(ExpandedWord word) {
        return word.path().isGiven() && !word.secret();
    }

    /** Recognises {@code docker pull host.example/name}. */
    private boolean isFetched(String text) {
        return rule.effect() == Effect.FETCHES && text.matches("[\\w-]+(?:\\.[\\w-]+)+/.*");
    }

    /**
     * Checks addresses even if something is only fetched: the address itself reveals its contents
     * to the server.
     */
    private void address() {
        invocation.words().stream()
                .filter(word -> word.text().contains("://") || isFetched(word.text()))
                .forEach(word -> NetworkData.check(word, context));
    }
}
