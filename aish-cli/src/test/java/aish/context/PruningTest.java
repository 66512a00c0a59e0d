package aish.context;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.context.Attachment.Card;
import aish.context.Attachment.Priority;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class PruningTest {
    private static Attachment attachment(int number, int size, Priority priority, boolean pinned) {
        Card card =
                new Card(
                        ContextBlock.IDS.of(number),
                        Attachment.Kind.NOTE,
                        "note " + number,
                        true,
                        pinned,
                        priority,
                        Instant.EPOCH,
                        "the person",
                        size,
                        false);
        return new Attachment(card, "x".repeat(size));
    }

    private static Pruning prune(List<Attachment> all, int characters, int tokens) {
        return Pruning.of(all, new Pruning.Limits(characters, tokens), text -> text.length() / 4);
    }

    private static List<String> ids(Pruning pruning) {
        return pruning.proposal().stream().map(Card::id).toList();
    }

    private static final List<Attachment> FOUR =
            List.of(
                    attachment(1, 100, Priority.NORMAL, false),
                    attachment(2, 100, Priority.LOW, true),
                    attachment(3, 100, Priority.CRITICAL, false),
                    attachment(4, 100, Priority.NORMAL, false));

    @Test
    void nothingIsProposedWithinTheLimits() {
        Pruning pruning = prune(FOUR, 400, 100);
        assertThat(pruning.isNeeded()).isFalse();
        assertThat(pruning.proposal()).isEmpty();
    }

    @Test
    void whatMattersLeastGoesFirstAndOfThatTheOldest() {
        assertThat(ids(prune(FOUR, 300, 0))).containsExactly("ctx-001");
        assertThat(ids(prune(FOUR, 200, 0))).containsExactly("ctx-001", "ctx-004");
        assertThat(ids(prune(FOUR, 199, 0))).containsExactly("ctx-001", "ctx-004", "ctx-003");
    }

    @Test
    void whatIsPinnedStaysEvenIfItIsTooMuch() {
        Pruning pruning = prune(FOUR, 50, 0);
        assertThat(ids(pruning)).doesNotContain("ctx-002");
        assertThat(pruning.enough()).isFalse();
    }

    @Test
    void eitherLimitIsEnoughToStop() {
        assertThat(prune(FOUR, 0, 99).isNeeded()).isTrue();
        assertThat(prune(FOUR, 0, 99).reason())
                .isEqualTo(
                        "about 100 tokens are attached; the limit is 99 (context.max_estimated_tokens)");
        assertThat(prune(FOUR, 399, 0).reason())
                .isEqualTo(
                        "400 characters are attached; the limit is 399 (context.max_characters)");
    }

    @Provide
    Arbitrary<List<Attachment>> attachments() {
        Arbitrary<Attachment> one =
                Combinators.combine(
                                Arbitraries.integers().between(0, 500),
                                Arbitraries.of(Priority.values()),
                                Arbitraries.of(true, false))
                        .as((size, priority, pinned) -> attachment(1, size, priority, pinned));
        return one.list()
                .ofMaxSize(8)
                .map(
                        list -> {
                            List<Attachment> numbered = new ArrayList<>();
                            for (int i = 0; i < list.size(); i++) {
                                Card card = list.get(i).card();
                                numbered.add(
                                        attachment(
                                                i + 1,
                                                card.characters(),
                                                card.priority(),
                                                card.pinned()));
                            }
                            return numbered;
                        });
    }

    @Property
    void theProposalIsTheShortestBeginningThatFits(
            @ForAll("attachments") List<Attachment> all,
            @ForAll @IntRange(min = 1, max = 2000) int limit) {
        Pruning pruning = prune(all, limit, 0);
        int left = all.stream().mapToInt(each -> each.content().length()).sum();
        for (Card card : pruning.proposal()) {
            assertThat(left).as("nothing goes that need not").isGreaterThan(limit);
            assertThat(card.pinned()).isFalse();
            left -= card.characters();
        }
        assertThat(pruning.enough()).isEqualTo(left <= limit);
        List<Card> proposal = pruning.proposal();
        for (int i = 1; i < proposal.size(); i++) {
            assertThat(proposal.get(i - 1).priority())
                    .isLessThanOrEqualTo(proposal.get(i).priority());
        }
    }
}
