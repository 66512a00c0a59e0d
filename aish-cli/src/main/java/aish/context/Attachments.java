package aish.context;

import module java.base;

/**
 * The attachments of a session, in the order in which they were added. Each enabled attachment is
 * part of the turn with which it was first sent; those not sent yet wait for the next question. Of
 * a file that is attached again only the newest version waits, and only its changes are sent if an
 * earlier version is part of a turn.
 */
public final class Attachments {
    private final InstantSource clock;
    private final List<Attachment> all = new ArrayList<>();

    /**
     * The ids of those that are part of a turn, with the id of the earlier version whose changes
     * are shown there; empty if it is whole.
     */
    private final Map<String, String> sent = new HashMap<>();

    private final Map<String, String> sending = new HashMap<>();

    /** Changes by the ids of both versions. */
    private final Map<List<String>, Optional<FileChanges>> compared = new HashMap<>();

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
        int number = ContextBlock.IDS.number(name);
        return all.stream()
                .filter(each -> ContextBlock.IDS.number(each.id()) == number)
                .findFirst();
    }

    /** Returns the attachment that it would become, without adding it. */
    public Attachment next(Attachment.Draft draft) {
        Attachment.Card card =
                new Attachment.Card(
                        ContextBlock.IDS.of(last + 1),
                        draft.kind(),
                        draft.title(),
                        true,
                        false,
                        Attachment.Priority.NORMAL,
                        clock.instant(),
                        draft.provenance(),
                        draft.content().length(),
                        draft.whole());
        return new Attachment(card, draft.content());
    }

    /** Adds an attachment, or replaces the card of one that is there. */
    void put(Attachment other) {
        for (int i = 0; i < all.size(); i++) {
            Attachment old = all.get(i);
            if (old.id().equals(other.id())) {
                all.set(i, new Attachment(other.card(), old.content()));
                return;
            }
        }
        all.add(other);
        last = Math.max(last, ContextBlock.IDS.number(other.id()));
    }

    void remove(String id) {
        all.removeIf(each -> each.id().equals(id));
        sent.remove(id);
        compared.clear();
    }

    /** Returns those that will be sent with the next question. */
    List<Attachment> waiting() {
        if (all.isEmpty()) {
            return List.of();
        }
        return all.stream()
                .filter(each -> each.card().enabled() && !isSent(each.id()))
                .filter(each -> replacement(each).isEmpty())
                .toList();
    }

    /** Whether it is part of a turn. */
    public boolean isSent(String id) {
        return sent.containsKey(id);
    }

    /** Returns the newest version of the same file, if it is sent instead. */
    public Optional<Attachment> replacement(Attachment each) {
        return newestVersions(each).stream()
                .takeWhile(later -> !later.id().equals(each.id()))
                .filter(later -> later.card().enabled())
                .findFirst();
    }

    /** Returns all versions of a file, newest first, and nothing for what is no file. */
    private List<Attachment> newestVersions(Attachment each) {
        return each.card().kind() == Attachment.Kind.FILE
                ? versions(all, each.card().provenance()).reversed()
                : List.of();
    }

    /** Returns the enabled versions of a file, oldest first. */
    public List<Attachment> versions(String provenance) {
        return versions(enabled(), provenance);
    }

    private static List<Attachment> versions(List<Attachment> some, String provenance) {
        return some.stream()
                .filter(each -> each.card().kind() == Attachment.Kind.FILE)
                .filter(each -> each.card().provenance().equals(provenance))
                .toList();
    }

    /** Returns the changes that were or will be sent instead of the whole; empty if it is whole. */
    public Optional<FileChanges> changes(Attachment each) {
        String id = each.id();
        Optional<Attachment> before = isSent(id) ? find(sent.getOrDefault(id, "")) : lastSeen(each);
        return before.flatMap(
                old ->
                        compared.computeIfAbsent(
                                List.of(old.id(), id), _ -> FileChanges.between(old, each)));
    }

    /** Returns the version of a file that models saw last. */
    private Optional<Attachment> lastSeen(Attachment each) {
        if (each.card().whole()) {
            return Optional.empty();
        }
        return newestVersions(each).stream()
                .dropWhile(later -> !later.id().equals(each.id()))
                .skip(1)
                .filter(earlier -> isSent(earlier.id()))
                .findFirst();
    }

    /**
     * Returns those that take room in requests, each with the text that is sent. The newest version
     * of a file comes before those that its changes build on, which are as important as it is,
     * because without them it would be sent whole.
     */
    public List<Attachment> asSent() {
        List<Attachment> parts = new ArrayList<>();
        for (Attachment each : enabled()) {
            if (replacement(each).isEmpty()) {
                parts.add(withSentText(each));
                for (Attachment older : newestVersions(each)) {
                    if (isSent(older.id()) && replacement(older).equals(Optional.of(each))) {
                        Attachment.Card card = older.card().pinned(each.card().pinned());
                        parts.add(
                                withSentText(
                                        new Attachment(
                                                card.priority(each.card().priority()),
                                                older.content())));
                    }
                }
            }
        }
        return parts;
    }

    private Attachment withSentText(Attachment each) {
        return changes(each).map(some -> asChanges(each, some)).orElse(each);
    }

    private static Attachment asChanges(Attachment each, FileChanges changes) {
        String hunks = changes.hunks();
        return new Attachment(each.card().characters(hunks.length()), hunks);
    }

    /** Notes what a turn sends. */
    void beginSending(Turn turn) {
        sending.clear();
        find(turn, sending);
    }

    void endSending() {
        sent.putAll(sending);
        sending.clear();
    }

    void cancelSending() {
        sending.clear();
    }

    /** Notes that it is no longer part of a turn. */
    void markUnsent(String id) {
        sent.remove(id);
    }

    /** Determines from the turns which attachments they contain. */
    void findSentIn(List<Turn> turns) {
        sent.clear();
        turns.forEach(turn -> find(turn, sent));
    }

    private void find(Turn turn, Map<String, String> found) {
        Map<String, String> blocks = ContextBlock.in(turn.attached());
        for (Attachment each : all) {
            String since = blocks.get(each.id());
            if (since != null) {
                found.put(each.id(), since);
            }
        }
    }

    /** Returns the id of one whose changes make no sense, because what they changed is gone. */
    Optional<String> orphan() {
        return all.stream()
                .filter(each -> !sent.getOrDefault(each.id(), "").isEmpty())
                .filter(
                        each ->
                                find(sent.getOrDefault(each.id(), "")).stream()
                                        .noneMatch(old -> isSent(old.id())))
                .map(Attachment::id)
                .findFirst();
    }

    void clear() {
        all.clear();
        sent.clear();
        sending.clear();
        compared.clear();
        last = 0;
    }
}
