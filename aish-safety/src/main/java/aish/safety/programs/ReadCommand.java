package aish.safety.programs;

import module java.base;

import aish.safety.Effect;
import aish.safety.ExpandedWord;
import aish.safety.rules.VariableNames;
import aish.safety.walk.CommandContext;
import aish.safety.walk.CommandContext.StandardInput;
import aish.safety.walk.Invocation;
import aish.safety.walk.OptionReader;
import aish.safety.walk.RevealCheck;
import aish.safety.walk.VerdictBuilder.Trait;

/**
 * Judges {@code read}, {@code mapfile} and {@code getopts}, which set variables to what they read.
 */
final class ReadCommand {
    private final Invocation invocation;
    private final CommandContext context;
    private final String program;
    private int names;

    /** Whether it reads from a descriptor other than standard input. */
    private boolean descriptor;

    ReadCommand(Invocation invocation) {
        this.invocation = invocation;
        this.context = invocation.context();
        this.program = invocation.words().getFirst().text();
    }

    void judge() {
        List<ExpandedWord> words = invocation.words();
        invocation.given().forEach(this::option);
        // the first operand of getopts is a list of options
        int at = invocation.firstOperand() + (program.equals("getopts") ? 1 : 0);
        boolean all = !program.equals("getopts");
        for (int i = at; i < words.size() && (all || i == at); i++) {
            assign(words.get(i));
        }
        if (program.equals("getopts")) {
            boolean data = words.stream().anyMatch(word -> word.tainted() || word.secret());
            ExpandedWord argument = ExpandedWord.unknown(words.getFirst().span());
            boolean asked = at + 1 < words.size() || context.scope().isData("@");
            ShellBuiltins.assign("OPTARG", argument.tainted(asked && data), context);
            words.forEach(word -> context.scope().addText("OPTARG", word));
            context.scope().markData("OPTARG", data || context.scope().isData("@"));
        }
        if (names == 0) {
            assign(words.getFirst().withText(isArray() ? "MAPFILE" : "REPLY"));
        }
        if (RevealCheck.isInputSecret(context)) {
            context.judgement().note(Trait.HOLDS_SECRET);
        }
        context.add(Effect.READS, "reads input", words.getFirst());
    }

    private boolean isArray() {
        return program.equals("mapfile") || program.equals("readarray");
    }

    private void option(OptionReader.Given option) {
        ExpandedWord value = option.value();
        if (option.name().equals("-u")) {
            descriptor = true;
        } else if (value != null && option.name().equals("-C")) {
            // bash runs it with the line's number and the line as arguments
            String code = value.text() + " 1 " + ExpandedWord.UNKNOWN_CODE;
            context.walk().evaluate(code, context.scope(), StandardInput.PIPED, value.span());
        } else if (value != null && option.name().equals("-a")) {
            assign(value);
        }
    }

    private void assign(ExpandedWord name) {
        names++;
        boolean numbers =
                !descriptor
                        && context.stdin() instanceof StandardInput.Text(String text)
                        && isNumeric(text);
        boolean data = descriptor || (!program.equals("getopts") && context.readsData());
        ExpandedWord value =
                numbers
                        ? ExpandedWord.of(String.valueOf(ExpandedWord.UNKNOWN_NAME), name.span())
                        : data
                                ? ExpandedWord.unknown(name.span()).withLocalData(false)
                                : ExpandedWord.unknown(name.span());
        ShellBuiltins.assignNamed(name, value, context);
        if (context.stdin() instanceof StandardInput.Text(String text)) {
            context.scope().addText(VariableNames.base(name.text()), text);
        }
    }

    /**
     * Whether the text consists of numbers only, so that every piece may be evaluated as a number.
     */
    private static boolean isNumeric(String text) {
        return text.chars()
                .allMatch(
                        c ->
                                Character.isDigit(c)
                                        || " \n\t-+.,:;".indexOf(c) >= 0
                                        || c == ExpandedWord.UNKNOWN_NAME);
    }
}
