package aish.session.transcript;

import java.util.Optional;

/**
 * A command of a runbook.
 *
 * @param text the command without secrets
 * @param leftOut why the script does not run it; empty if it does
 */
record RunbookEntry(RanCommand step, String text, Optional<String> leftOut) {
    boolean runs() {
        return leftOut.isEmpty();
    }

    /** Returns the entry as a section of the note. */
    String note(int number) {
        return "\n## "
                + number
                + ". "
                + SafeMarkdown.words(step.origin())
                + Runbook.ended(step)
                + "\n\n"
                + "In "
                + SafeMarkdown.code(step.directory().toString())
                + leftOut.map(why -> "; left out, as it " + why).orElse("")
                + ":\n\n"
                + SafeMarkdown.fenced(text, "sh");
    }
}
