package aish.context;

import aish.shell.CapturedOutput;
import aish.shell.CommandResult;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Divides a number of characters among the outputs of several commands. The newest gets as much as
 * a single one would; of the others, short ones are sent in full and long ones are shortened
 * equally.
 *
 * @param each how many characters of one output are sent; 0 for none
 */
record OutputBudget(OutputText outputs, int each) {
    /** All outputs together may take this many times the budget of one. */
    private static final int ALL = 3;

    /** A shortened output below this length is useless; its name is sent instead. */
    private static final int LEAST = 100;

    /** How much more raw output to keep than is sent, because control sequences are removed. */
    private static final int RAW = 2;

    /** Returns the outputs as they are sent, in the same order; empty where there is no room. */
    String[] texts(List<CommandResult> results) {
        int newest = results.size() - 1;
        String[] texts = new String[results.size()];
        for (int i = newest; i >= 0; i--) {
            texts[i] = each == 0 ? "" : outputs.of(results.get(i).output(), each);
        }
        int left = each * ALL - texts[newest].length();
        List<Integer> shortestFirst =
                IntStream.range(0, newest)
                        .boxed()
                        .sorted(Comparator.comparingInt(i -> texts[i].length()))
                        .toList();
        int others = newest;
        for (int i : shortestFirst) {
            int share = left / others--;
            if (texts[i].length() > share) {
                texts[i] = share < LEAST ? "" : outputs.of(results.get(i).output(), share);
            }
            left -= Math.min(share, texts[i].length());
        }
        return texts;
    }

    /** Shortens all outputs but the newest to what may still be sent. */
    void compact(List<CommandResult> results) {
        int left = RAW * RAW * ALL * each;
        for (int i = results.size() - 2; i >= 0; i--) {
            CapturedOutput output = results.get(i).output();
            int most = Math.max(LEAST, Math.min(RAW * each, left));
            if (length(output) > most) {
                results.set(i, results.get(i).with(shortened(output, most)));
            }
            left -= Math.min(left, length(results.get(i).output()));
        }
    }

    private static int length(CapturedOutput output) {
        return output.head().length() + output.tail().length();
    }

    /** Drops the file, because counting the lines of many files would take too long. */
    private static CapturedOutput shortened(CapturedOutput output, int most) {
        String end = output.omitted() == 0 ? output.head() : output.tail();
        String head = output.head().substring(0, Math.min(output.head().length(), most / 2));
        String tail = end.substring(Math.max(0, end.length() - (most - head.length())));
        long omitted = output.omitted() + length(output) - head.length() - tail.length();
        return new CapturedOutput(
                output.number(), head, omitted, tail, output.fullScreen(), Optional.empty());
    }
}
