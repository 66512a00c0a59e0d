package aish.context;

import module java.base;

/**
 * The attachments of a session, in the order in which they were added. Each enabled attachment is
 * part of the turn with which it was first sent; those not sent yet wait for the next question.
 */
public final class Attachments {
    private final InstantSource clock;
    private final List<Attachment> all = new ArrayList<>();

    /** The ids of those that are part of a turn. */
    private final Set<String> sentIds = new HashSet<>();

    private final Set<String> sending = new HashSet<>();
    private int last;

    public Attachments(InstantSource clock) {
        this.clock = clock;
    }

    /** Returns all attachments, oldest first. */
    public List<Attachment> list() {
        return List.copyOf(all);
    }

    /** Returns those that models see. */
    public List<Attachment> enabled() {
        return all.stream().filter(each -> each.card().enabled()).toList();
    }

    public boolean isEmpty() {
        return all.isEmpty();
    }

    /** Finds an attachment by its id; {@code 7} and {@code ctx-7} are short for {@code ctx-007}. */
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
        sentIds.remove(id);
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

    /** Returns those that will be sent with the next question. */
    List<Attachment> waiting() {
        return all.stream()
                .filter(each -> each.card().enabled() && !sentIds.contains(each.id()))
                .toList();
    }

    /** Whether it is part of a turn. */
    public boolean isSent(String id) {
        return sentIds.contains(id);
    }

    void beginSending() {
        sending.clear();
        waiting().forEach(each -> sending.add(each.id()));
    }

    void endSending() {
        sentIds.addAll(sending);
        sending.clear();
    }

    void cancelSending() {
        sending.clear();
    }

    /** Notes that it is no longer part of a turn. */
    void markUnsent(String id) {
        sentIds.remove(id);
    }

    /** Determines from the turns which attachments they contain. */
    void findSentIn(List<Turn> turns) {
        sentIds.clear();
        for (Attachment each : all) {
            for (Turn turn : turns) {
                if (ContextBlock.isIn(turn.attached(), each.id())) {
                    sentIds.add(each.id());
                }
            }
        }
    }

    /**
     * Replaces all attachments.
     *
     * @param newest the highest number ever used, so that no id is used twice
     */
    void restore(List<Attachment> others, int newest) {
        all.clear();
        sentIds.clear();
        sending.clear();
        all.addAll(others);
        last = newest;
        for (Attachment each : others) {
            last = Math.max(last, ContextBlock.number(each.id()));
        }
    }
}
