package aish.engine;

/** A proposal with the name by which a person refers to it. */
public record Suggestion(String id, Proposal proposal) {
    public String command() {
        return proposal.command();
    }
}
