package aish.chat;

import module java.base;

import aish.session.SessionState;

/** The commands and patches proposed in this session; ids are never reused. */
public final class Suggestions {
    private static final String PREFIX = "cmd-";
    private static final int DIGITS = 3;

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
        String id = id(++count);
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
            count = Math.max(count, number(made.id()));
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

    private static int number(String id) {
        try {
            return Integer.parseInt(id.substring(PREFIX.length()));
        } catch (NumberFormatException | IndexOutOfBoundsException e) {
            return 0;
        }
    }

    /**
     * @param name {@code cmd-001}, {@code 001} or {@code 1}
     */
    public Optional<Suggestion> find(String name) {
        String digits = name.startsWith(PREFIX) ? name.substring(PREFIX.length()) : name;
        try {
            return Optional.ofNullable(byId.get(id(Integer.parseInt(digits))));
        } catch (NumberFormatException e) {
            return Optional.empty();
        }
    }

    private static String id(int number) {
        String digits = Integer.toString(number);
        return PREFIX + "0".repeat(Math.max(0, DIGITS - digits.length())) + digits;
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
