package aish.shell;

import module java.base;

import aish.bash.ShellQuoting;
import aish.shell.remote.Target;

/**
 * A command that ran on another machine when the connection to it was lost.
 *
 * @param channel the private directory there, which goes when that machine notices the loss too
 * @param number of the report that ends the command
 */
public record LostCommand(Target target, String channel, int number) {
    private static final Pattern ANSWER =
            Pattern.compile("(alive)? *(?:(\\d{1,9}) (\\d{1,3}))?\\s*");

    /** What became of it. */
    public sealed interface Fate {
        record Ended(int status) implements Fate {}

        record Running() implements Fate {}

        record Unknown() implements Fate {}
    }

    /** Returns what to ask a shell on the same machine, which believes only files of the user. */
    String question() {
        return """
                {
                    if [[ -O %1$s && -f %1$s/r ]]; then
                        builtin kill -0 "$(<%1$s/p)" && builtin printf 'alive '
                        builtin printf %%s "$(<%1$s/r)"
                    fi
                } 2>/dev/null"""
                .formatted(ShellQuoting.quote(channel));
    }

    Fate fate(String answer) {
        Matcher said = ANSWER.matcher(answer);
        if (!said.matches()) {
            return new Fate.Unknown();
        }
        if (said.group(2) != null && Integer.parseInt(said.group(2)) == number) {
            return new Fate.Ended(Integer.parseInt(said.group(3)));
        }
        return said.group(1) == null ? new Fate.Unknown() : new Fate.Running();
    }
}
