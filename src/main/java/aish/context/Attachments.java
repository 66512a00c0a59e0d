package aish.context;

import java.time.InstantSource;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;

/**
 * All that is attached to a session, in the order in which it was. Each enabled attachment stands
 * in the turn with which it first went out; the others wait for the next question.
 */
public final class Attachments {
    private final InstantSource clock;
    private final List<Attachment> all = new ArrayList<>();

    /** Those that stand in a turn. */
    private final Set<String> told = new HashSet<>();

    private final Set<String> telling = new HashSet<>();
    private int last;

    public Attachments() {
        this(InstantSource.system());
    }

    public Attachments(InstantSource clock) {
        this.clock = clock;
    }

    /** All of them, oldest first. */
    public List<Attachment> list() {
        return List.copyOf(all);
    }

    /** Those that models are shown. */
    public List<Attachment> enabled() {
        return all.stream().filter(each -> each.card().enabled()).toList();
    }

    public boolean isEmpty() {
        return all.isEmpty();
    }

    /** The one of that name; {@code 7} and {@code ctx-7} are short for {@code ctx-007}. */
    public Optional<Attachment> find(String name) {
        String digits = name.startsWith("ctx-") ? name : "ctx-" + name;
        int number = ContextBlock.number(digits);
        return all.stream().filter(each -> ContextBlock.number(each.id()) == number).findFirst();
    }

    Attachment add(Attachment.Draft draft) {
        last++;
        Attachment.Card card =
                new Attachment.Card(
                        ContextBlock.id(last),
                        draft.kind(),
                        draft.title(),
                        true,
                        false,
                        draft.localOnly(),
                        Attachment.Priority.NORMAL,
                        clock.instant(),
                        draft.provenance(),
                        draft.content().length());
        Attachment added = new Attachment(card, draft.content());
        all.add(added);
        return added;
    }

    void remove(String id) {
        all.removeIf(each -> each.id().equals(id));
        told.remove(id);
    }

    Attachment.Card change(String id, UnaryOperator<Attachment.Card> how) {
        for (int i = 0; i < all.size(); i++) {
            Attachment old = all.get(i);
            if (old.id().equals(id)) {
                Attachment.Card card = how.apply(old.card());
                all.set(i, new Attachment(card, old.content()));
                return card;
            }
        }
        throw new IllegalArgumentException("nothing is attached as " + id);
    }

    /** Those that the next question carries. */
    List<Attachment> waiting() {
        return all.stream()
                .filter(each -> each.card().enabled() && !told.contains(each.id()))
                .toList();
    }

    /** Whether it stands in a turn. */
    public boolean isTold(String id) {
        return told.contains(id);
    }

    void beginTelling() {
        telling.clear();
        waiting().forEach(each -> telling.add(each.id()));
    }

    void endTelling() {
        told.addAll(telling);
        telling.clear();
    }

    void cancelTelling() {
        telling.clear();
    }

    /** It stands in no turn any more. */
    void untell(String id) {
        told.remove(id);
    }

    /** Looks which of them the turns show. */
    void lookInto(List<Turn> turns) {
        told.clear();
        for (Attachment each : all) {
            for (Turn turn : turns) {
                if (ContextBlock.isIn(turn.attached(), each.id())) {
                    told.add(each.id());
                }
            }
        }
    }

    /**
     * Puts others in the place of these.
     *
     * @param newest the number of the newest that there ever was, so that no name is used twice
     */
    void restore(List<Attachment> others, int newest) {
        all.clear();
        told.clear();
        telling.clear();
        all.addAll(others);
        last = newest;
        for (Attachment each : others) {
            last = Math.max(last, ContextBlock.number(each.id()));
        }
    }
}
