package aish.chat;

import module java.base;

import aish.event.Event;
import aish.event.EventSink;
import aish.model.Reply;
import aish.session.TimedEvent;
import aish.text.NumberedName;
import org.jspecify.annotations.Nullable;

/** The commands and patches proposed in this session; ids are never reused. */
public final class Suggestions implements EventSink {
    private static final NumberedName IDS = new NumberedName("cmd-");

    /** Older ones are dropped, so that a long session stays small. */
    private static final int MOST = 500;

    private final Map<String, Suggestion> byId = new LinkedHashMap<>();
    private final Patches patches = new Patches();
    private int count;
    private String said = "";
    private @Nullable List<Proposal> proposals;

    /** The proposed changes to files. */
    public Patches patches() {
        return patches;
    }

    String nextId() {
        return IDS.of(count + 1);
    }

    /** Notes what was suggested, and what became of suggestions and patches. */
    @Override
    public void emit(Event event) {
        if (event instanceof Event.Answered(Reply reply)) {
            said = reply.text();
            proposals = null;
        } else if (event instanceof Event.Suggested(String id, String command)) {
            count = Math.max(count, IDS.number(id));
            byId.put(id, new Suggestion(id, proposal(command)));
            if (byId.size() > MOST) {
                byId.remove(byId.keySet().iterator().next());
            }
        } else if (event instanceof Event.Decided(String id, String decision)
                && decision.equals(Event.Decided.DISCARD)) {
            byId.remove(id);
        } else {
            patches.emit(event);
        }
    }

    /** Returns the proposal of the last answer with that command, or a plain one. */
    private Proposal proposal(String command) {
        List<Proposal> made = proposals == null ? ReplyParser.parse(said).proposals() : proposals;
        proposals = made;
        return made.stream()
                .filter(proposal -> proposal.command().equals(command))
                .findFirst()
                .orElseGet(
                        () ->
                                new Proposal(
                                        Proposal.Form.LINE,
                                        Proposal.ShellFamily.POSIX,
                                        command,
                                        "",
                                        ""));
    }

    /** Replaces everything with what the events of another session suggested. */
    void restore(List<TimedEvent> events) {
        byId.clear();
        count = 0;
        patches.clear();
        events.forEach(recorded -> emit(recorded.event()));
    }

    /**
     * @param name {@code cmd-001}, {@code 001} or {@code 1}
     */
    public Optional<Suggestion> find(String name) {
        return Optional.ofNullable(byId.get(IDS.of(IDS.number(name))));
    }

    /** Whether there was a suggestion of that name, which has been discarded. */
    public boolean isGone(String name) {
        int number = IDS.number(name);
        return number > 0 && number <= count && find(name).isEmpty();
    }

    /** Returns the id of the newest suggestion with that command; empty if there is none. */
    public String idOf(String command) {
        String id = "";
        for (Suggestion each : byId.values()) {
            id = each.command().strip().equals(command.strip()) ? each.id() : id;
        }
        return id;
    }

    public Optional<Suggestion> newest() {
        return Optional.ofNullable(byId.isEmpty() ? null : all().getLast());
    }

    /** Forgets a suggestion or a patch. */
    void discard(String id) {
        byId.remove(id);
        patches.discard(id);
    }

    public List<Suggestion> all() {
        return List.copyOf(byId.values());
    }

    public Collection<String> ids() {
        return List.copyOf(byId.keySet());
    }
}
