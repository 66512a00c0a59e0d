package aish.safety.programs;

import module java.base;

import aish.safety.Effect;
import aish.safety.ExpandedWord;
import aish.safety.walk.CommandContext;

/** Finds local data among the words of a program that uses the network. */
public final class NetworkData {
    private NetworkData() {}

    /** Checks all arguments of a program. */
    public static void check(List<ExpandedWord> words, CommandContext context) {
        words.subList(1, words.size()).forEach(word -> check(word, context));
    }

    /**
     * Halts if a word that others get to see, such as an address or a header, contains the output
     * of another command, the contents of a file, or a secret.
     */
    public static void check(ExpandedWord word, CommandContext context) {
        if (word.tainted()) {
            context.add(
                    Effect.NETWORK_OUT,
                    "sends the output of a command or a file over the network",
                    word);
        } else if (word.secret()) {
            context.add(Effect.NETWORK_OUT, "sends a secret over the network", word);
        }
    }
}
