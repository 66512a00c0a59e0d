package aish.commands.session;

import module java.base;

import aish.commands.Next;
import aish.commands.Replies;
import aish.event.EventSink;
import aish.event.Operator;
import aish.memory.MemoryBackground.MemoryPruning;
import aish.memory.MemoryItem;
import aish.memory.MemoryItem.Kind;
import aish.memory.MemoryProposer;
import aish.memory.MemoryProposer.MemoryProposal;
import aish.memory.MemoryStore;
import aish.secrets.Redactor;

/**
 * Goes through what could be remembered or forgotten, one by one; the user decides about each.
 *
 * @param project the root of the project
 * @param told receives changes for the current conversation
 */
public record MemoryReview(
        MemoryStore store,
        MemoryProposer proposer,
        MemoryPruning pruning,
        Redactor redaction,
        Supplier<Path> project,
        Operator operator,
        Consumer<MemoryItem> told,
        EventSink events)
        implements Replies {
    private enum Keeping implements Operator.Choice {
        YES,
        EDIT,
        SKIP,
        QUIT
    }

    private enum Forgetting implements Operator.Choice {
        YES,
        NO,
        QUIT
    }

    /** Whether a text can be remembered; if not, says why. */
    boolean isFit(String text) {
        String problem =
                text.isBlank()
                        ? ":memory add needs a text."
                        : text.length() > MemoryStore.LONGEST
                                ? "Too long: a memory has at most %,d characters."
                                        .formatted(MemoryStore.LONGEST)
                                : redaction.isIn(text)
                                        ? "That looks like a key or a password. Memories are sent to models, so it was not saved."
                                        : "";
        return problem.isEmpty() || !fail(problem).equals(Next.FAILED);
    }

    /** Returns the project that an item belongs to. */
    Optional<Path> scope(boolean ofProject) {
        return ofProject ? Optional.of(project.get()) : Optional.empty();
    }

    /** Asks a model to propose items from this session. */
    Next summarize() throws IOException {
        if (!proposer.isAble()) {
            return fail(
                    "the offline helper cannot propose anything to save; choose a model with :model, or use :memory add TEXT");
        }
        MemoryProposer.Outcome outcome = proposer.propose(store.load().items());
        if (outcome.problem().isPresent()) {
            return Next.FAILED;
        }
        List<MemoryProposal> proposals = outcome.proposals();
        if (proposals.isEmpty()) {
            return notice("The model found nothing worth saving from this session.");
        }
        int kept = 0;
        for (int i = 0; i < proposals.size(); i++) {
            MemoryProposal proposal = proposals.get(i);
            String question =
                    "%d/%d  %s: %s\nSave this?"
                            .formatted(
                                    i + 1,
                                    proposals.size(),
                                    proposal.kind().word(),
                                    proposal.text());
            Optional<Keeping> choice =
                    operator.choose(question, List.of(Keeping.values()), Keeping.SKIP);
            if (choice.isEmpty() || choice.get() == Keeping.QUIT) {
                break;
            }
            kept += keep(choice.get(), proposal) ? 1 : 0;
        }
        return notice("Saved %d of %d proposals.".formatted(kept, proposals.size()));
    }

    private boolean keep(Keeping choice, MemoryProposal proposal) throws IOException {
        Optional<String> text =
                switch (choice) {
                    case YES -> Optional.of(proposal.text());
                    case EDIT -> operator.edit(proposal.text()).filter(words -> !words.isBlank());
                    case SKIP, QUIT -> Optional.empty();
                };
        if (text.isEmpty() || !isFit(text.get())) {
            return false;
        }
        Optional<Path> scope = scope(proposal.kind() == Kind.PROJECT);
        told.accept(store.add(proposal.kind(), scope, text.get()));
        return true;
    }

    /** Goes through items that may be out of date. */
    Next prune() throws IOException {
        List<MemoryPruning.Candidate> candidates = pruning.candidates(store.load().items());
        if (candidates.isEmpty()) {
            return notice("Nothing to clean up: no old, duplicate or orphaned memories.");
        }
        int gone = 0;
        for (MemoryPruning.Candidate candidate : candidates) {
            Optional<Forgetting> choice =
                    operator.choose(
                            candidate.item().shown() + "\n" + candidate.why() + "\nDelete it?",
                            List.of(Forgetting.values()),
                            Forgetting.NO);
            if (choice.isEmpty() || choice.get() == Forgetting.QUIT) {
                break;
            }
            boolean forget = choice.get() == Forgetting.YES;
            gone += forget && store.forget(candidate.item().id()).isPresent() ? 1 : 0;
        }
        return notice("Deleted %d of %d.".formatted(gone, candidates.size()));
    }
}
