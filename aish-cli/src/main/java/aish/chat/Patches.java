package aish.chat;

import module java.base;

import aish.event.Event;
import aish.event.Event.Patched.State;
import aish.event.EventSink;
import aish.patch.AnswerReader;
import aish.patch.Patch;
import aish.patch.PatchException;
import aish.text.NumberedName;
import aish.text.PlainText;

/** The patches proposed in this session; ids are never reused. */
public final class Patches implements EventSink {
    /** A patch with the id by which the user refers to it. */
    public record Proposed(String id, Patch patch, State state) {}

    /** How the ids of patches start. */
    public static final String PREFIX = "patch-";

    private static final NumberedName IDS = new NumberedName(PREFIX);
    private static final int MOST_NAMED = 3;

    /** Older ones are dropped, so that a long session stays small. */
    private static final int MOST = 200;

    private final Map<String, Proposed> byId = new LinkedHashMap<>();

    private int count;
    private int lastEdit;

    /**
     * Finds the changes that an answer proposes.
     *
     * @return empty if there are none
     * @throws PatchException if there are some, but they cannot be read
     */
    Optional<Proposed> read(String answer) throws PatchException {
        return AnswerReader.read(answer).map(patch -> put(IDS.of(++count), patch, State.PROPOSED));
    }

    private Proposed put(String id, Patch patch, State state) {
        Proposed proposed = new Proposed(id, patch, state);
        byId.put(id, proposed);
        if (byId.size() > MOST) {
            byId.remove(byId.keySet().iterator().next());
        }
        return proposed;
    }

    /** Returns what is announced when a patch is proposed. */
    static Event.Patched announcement(Proposed proposed) {
        return changed(proposed, State.PROPOSED);
    }

    /** Returns what is said when a patch was edited. */
    public static Event.Patched changed(Proposed proposed, State state) {
        return new Event.Patched(
                proposed.id(),
                state,
                proposed.patch().names(),
                line(proposed),
                proposed.patch().source());
    }

    /** Says in one line what a patch changes. */
    static String line(Proposed proposed) {
        List<String> names = proposed.patch().names();
        List<String> first = names.subList(0, Math.min(names.size(), MOST_NAMED));
        int more = names.size() - first.size();
        return proposed.id()
                + ": "
                + proposed.patch().summary()
                + ": "
                + PlainText.oneLine(String.join(", ", first))
                + (more == 0 ? "" : " and " + more + " more");
    }

    /** Notes what became of a patch. */
    @Override
    public void emit(Event event) {
        if (event instanceof Event.Patched patched) {
            lastEdit = Math.max(lastEdit, NumberedName.EDITS.number(patched.id()));
            Proposed known = byId.get(patched.id());
            if (known != null && (patched.source().isEmpty() || isKnown(known, patched))) {
                byId.put(patched.id(), new Proposed(known.id(), known.patch(), patched.state()));
            } else if (!patched.source().isEmpty()) {
                restore(patched);
            }
        }
    }

    private static boolean isKnown(Proposed known, Event.Patched patched) {
        return patched.source().equals(known.patch().source());
    }

    private void restore(Event.Patched patched) {
        try {
            AnswerReader.read(patched.source())
                    .ifPresent(patch -> put(patched.id(), patch, patched.state()));
        } catch (PatchException e) {
            // a patch that nobody can read any more
        }
        count = Math.max(count, IDS.number(patched.id()));
    }

    void clear() {
        byId.clear();
        count = 0;
        lastEdit = 0;
    }

    /** Returns the number of the last change that a tool made in this session; 0 if none did. */
    public int lastEdit() {
        return lastEdit;
    }

    /**
     * @param name {@code patch-001}, {@code 001} or {@code 1}; empty for the newest
     */
    public Optional<Proposed> find(String name) {
        if (name.isEmpty()) {
            return Optional.ofNullable(byId.isEmpty() ? null : all().getLast());
        }
        return Optional.ofNullable(byId.get(IDS.of(IDS.number(name))));
    }

    void discard(String id) {
        byId.remove(id);
    }

    public List<Proposed> all() {
        return List.copyOf(byId.values());
    }
}
