package aish.safety.walk;

import module java.base;

import aish.bash.ShellNode;
import aish.bash.ShellNode.WordPart;
import aish.bash.Span;
import aish.safety.ExpandedWord;
import aish.safety.SafetyFacts;
import aish.safety.walk.CommandContext.Output;
import aish.safety.walk.CommandContext.StandardInput;

/**
 * The walk through a command line, for those that judge a part of it and find in there something to
 * walk through: other commands, code, the body of a function.
 */
public interface Walk {
    VerdictBuilder verdict();

    SafetyFacts facts();

    /** Visits code inside words. */
    void parts(List<WordPart> parts, Scope scope);

    /** Visits the body of a function that is called with these words. */
    void call(ShellNode.Function function, List<ExpandedWord> words, CommandContext context);

    boolean isInFunction();

    /** Judges a program's call by its words after expansion, of which there is at least one. */
    void command(List<ExpandedWord> words, CommandContext context);

    /** Judges the words from an index on as a command of their own. */
    void commandFrom(int from, List<ExpandedWord> words, CommandContext context);

    /** Judges the arguments of a program by its rule. */
    void invocation(Invocation invocation);

    /** Applies what the rule says about a command as a whole. */
    void rule(Invocation invocation);

    /**
     * Judges a script that projects include for a well-known tool, and its arguments, as the tool.
     *
     * @return whether it is such a script
     */
    boolean tool(List<ExpandedWord> words, Invocation interpreter);

    /** Judges shell code in a string that another shell runs. */
    void code(String code, Scope scope, StandardInput stdin, Span span);

    /** Judges shell code in a string that this shell runs. */
    void evaluate(String code, Scope scope, StandardInput stdin, Span span);

    /** Judges the expansion of an alias, within which the alias itself is not expanded again. */
    void evaluateAlias(String name, String code, CommandContext context, Span span);

    /** Judges code in some language. */
    void inlineCode(String language, ExpandedWord code, CommandContext context);

    /** Judges code in some language that a program reads from its input. */
    void codeOnInput(String language, CommandContext context);

    /** Visits code that may run later than what follows it in the line. */
    void late(Runnable visit);

    /** Records a write that may happen later than what follows it in the line. */
    void noteWrite(Span span);

    /** Where the output of the current command goes. */
    Output output();

    /** Visits something whose output goes somewhere else, unless it is not shown anyway. */
    void withOutput(Output other, Runnable visit);
}
