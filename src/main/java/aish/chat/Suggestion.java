package aish.chat;

import module java.base;

import aish.chat.Proposal.ShellFamily;
import aish.exec.CommandAssessment;
import aish.text.PlainText;

/** A proposal with the id by which the user refers to it. */
public record Suggestion(String id, Proposal proposal) {
    public String command() {
        return proposal.command();
    }

    /** Returns the shells it is for and the model's own words about it, one line each. */
    public List<String> origin() {
        List<String> lines = new ArrayList<>();
        lines.add("shell: " + proposal.shell().label());
        if (!proposal.note().isEmpty()) {
            lines.add("note: " + PlainText.oneLine(proposal.note()));
        }
        lines.addAll(risk());
        return lines;
    }

    /** Everything to know about it before it runs: origin, verdict and stakes. */
    public List<String> describe(Function<String, CommandAssessment> assessor) {
        List<String> lines = new ArrayList<>(origin());
        if (proposal.shell() == ShellFamily.POSIX) {
            lines.addAll(assessor.apply(command()).lines());
        } else {
            lines.add("unknown: aish does not judge commands of this shell");
        }
        return lines;
    }

    /** Returns what the model said about its risk; may be empty. */
    public List<String> risk() {
        return proposal.risk().isEmpty()
                ? List.of()
                : List.of("risk: " + PlainText.oneLine(proposal.risk()) + " (says the model)");
    }
}
