package aish.engine;

import aish.console.PlainText;
import java.util.ArrayList;
import java.util.List;

/** A proposal with the name by which a person refers to it. */
public record Suggestion(String id, Proposal proposal) {
    public String command() {
        return proposal.command();
    }

    /** The shells it is for and the model's own words about it, a line each. */
    public List<String> origin() {
        List<String> lines = new ArrayList<>();
        lines.add("shell: " + proposal.shell().label());
        if (!proposal.note().isEmpty()) {
            lines.add("note: " + PlainText.oneLine(proposal.note()));
        }
        lines.addAll(risk());
        return lines;
    }

    /** What the model said of its risk; empty if nothing. */
    public List<String> risk() {
        return proposal.risk().isEmpty()
                ? List.of()
                : List.of("risk: " + PlainText.oneLine(proposal.risk()) + " (says the model)");
    }
}
