package aish.chat;

import module java.base;

import aish.session.SessionState;
import aish.text.NumberedName;

/** The commands and patches proposed in this session; ids are never reused. */
public final class Suggestions {
    private static final NumberedName IDS = new NumberedName("cmd-");

    /** Older ones are dropped, so that a long session stays small. */
    private static final int MOST = 500;

    private final Map<String, Suggestion> byId = new LinkedHashMap<>();
    private final Patches patches;
    private int count;

    public Suggestions() {
        this(() -> Path.of("").toAbsolutePath());
    }

    /**
     * @param directory the current directory
     */
    public Suggestions(Supplier<Path> directory) {
        this.patches = new Patches(directory);
    }

    /** The proposed changes to files. */
    public Patches patches() {
        return patches;
    }

    public Suggestion add(Proposal proposal) {
        String id = IDS.of(++count);
        Suggestion suggestion = new Suggestion(id, proposal);
        byId.put(id, suggestion);
        if (byId.size() > MOST) {
            byId.remove(byId.keySet().iterator().next());
        }
        return suggestion;
    }

    /** Restores the suggestions of an earlier session, with the same ids. */
    public void restore(SessionState state) {
        byId.clear();
        count = 0;
        for (SessionState.Proposed made : state.proposals()) {
            count = Math.max(count, IDS.number(made.id()));
            byId.put(made.id(), new Suggestion(made.id(), proposal(made)));
        }
        state.discarded().forEach(byId::remove);
        patches.restore(state.patches());
    }

    /** Restores the proposal from the answer that contained it. */
    private static Proposal proposal(SessionState.Proposed made) {
        return ReplyParser.parse(made.answer()).proposals().stream()
                .filter(proposal -> proposal.command().equals(made.command()))
                .findFirst()
                .orElseGet(
                        () ->
                                new Proposal(
                                        Proposal.Form.LINE,
                                        Proposal.ShellFamily.POSIX,
                                        made.command(),
                                        "",
                                        ""));
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

    public void discard(Suggestion suggestion) {
        byId.remove(suggestion.id());
    }

    public List<Suggestion> all() {
        return List.copyOf(byId.values());
    }

    public Collection<String> ids() {
        return List.copyOf(byId.keySet());
    }
}
