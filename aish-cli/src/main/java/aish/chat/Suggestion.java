package aish.chat;

import module java.base;

import aish.chat.Proposal.ShellFamily;
import aish.event.Event;
import aish.safety.Effect;
import aish.safety.PowerShellText;
import aish.text.PlainText;

/** A proposal with the id by which the user refers to it. */
public record Suggestion(String id, Proposal proposal) {
    public String command() {
        return proposal.command();
    }

    /** Returns what it does if it runs in its own shell, which is not the one that runs here. */
    public Event.Assessed elsewhere() {
        if (proposal.shell() != ShellFamily.POWERSHELL) {
            return new Event.Assessed(
                    Event.Risk.UNKNOWN,
                    "aish cannot tell what " + proposal.shell().label() + " commands do");
        }
        return PowerShellText.doubt(command())
                .map(doubt -> new Event.Assessed(Event.Risk.NEEDS_OK, doubt))
                .orElse(new Event.Assessed(Event.Risk.CLEAR, Effect.READS.description()));
    }

    /** Names the shell that it is for. */
    public String family() {
        return "This is a " + proposal.shell().label() + " command.";
    }

    /**
     * Returns the shell it is for, unless it is the usual one, and the model's own words about it.
     */
    public List<String> origin() {
        List<String> lines = new ArrayList<>();
        if (!isForBash()) {
            lines.add(family());
        }
        if (!proposal.note().isEmpty()) {
            lines.add("The model says: " + PlainText.oneLine(proposal.note()));
        }
        lines.addAll(risk());
        return lines;
    }

    /** Whether it is written for the shell that runs here. */
    public boolean isForBash() {
        return proposal.shell() == ShellFamily.POSIX;
    }

    /** Returns what the model said about its risk; may be empty. */
    public List<String> risk() {
        return proposal.risk().isEmpty()
                ? List.of()
                : List.of("The model says about its risk: " + PlainText.oneLine(proposal.risk()));
    }
}
