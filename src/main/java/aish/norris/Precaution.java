package aish.norris;

import aish.safety.Verdict;
import java.util.List;

/** Knows what is at stake before a command runs, and sets aside what could be lost. */
public interface Precaution {
    /** Nothing is known and nothing is kept. */
    Precaution NONE =
            new Precaution() {
                @Override
                public List<String> stakes(String command, Verdict verdict) {
                    return List.of();
                }

                @Override
                public void prepare(String id, String command, Verdict verdict) {}
            };

    /** What a person should know before saying yes, a line each. */
    List<String> stakes(String command, Verdict verdict);

    /**
     * The command is about to run.
     *
     * @param id by which a person may undo it
     */
    void prepare(String id, String command, Verdict verdict);
}
