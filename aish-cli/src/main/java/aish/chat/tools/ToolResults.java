package aish.chat.tools;

import module java.base;

import aish.context.OutputText;
import aish.shell.CapturedOutput;
import aish.tools.ToolServers.ToolOutcome;

/**
 * Formats the results of calls for a model: within a budget, with a reference to the full text.
 *
 * @param keeper stores a long text as {@code out-N}
 * @param budget how many characters of one result a model receives
 */
public record ToolResults(Function<String, CapturedOutput> keeper, int budget) {
    /** How the result of a call starts that came to nothing. */
    public static final String ERROR = "[error] ";

    /**
     * @param text for the model
     * @param kept the name of the stored full text; empty if the text is complete
     */
    record FormattedResult(String text, String kept) {}

    FormattedResult of(ToolOutcome outcome) {
        String text =
                switch (outcome.kind()) {
                    case DONE ->
                            outcome.text().isEmpty() ? "(it gave nothing back)" : outcome.text();
                    case FAILED -> ERROR + outcome.text();
                    case BROKEN -> ERROR + "the call came to nothing: " + outcome.text();
                    case TIMED_OUT -> ERROR + "the call timed out: " + outcome.text();
                    case CANCELLED -> "[aish] the call was cancelled; what it did is not known";
                };
        if (text.length() <= budget) {
            CapturedOutput whole = new CapturedOutput(0, text, 0, "", false, Optional.empty());
            return new FormattedResult(new OutputText().of(whole, budget), "");
        }
        CapturedOutput kept = keeper.apply(text);
        return new FormattedResult(
                new OutputText().of(kept, budget), kept.number() > 0 ? kept.name() : "");
    }
}
