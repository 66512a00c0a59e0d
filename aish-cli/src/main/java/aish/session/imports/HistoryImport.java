package aish.session.imports;

import module java.base;

import aish.files.PrivateFiles;
import aish.session.PromptHistory;
import aish.session.PromptHistory.Entry;

/**
 * Adds the commands of other shells to the history of the prompt. What aish would not keep if it
 * were typed is not added: lines with secrets, and those that start with a space.
 */
public final class HistoryImport {
    /**
     * What came of an import.
     *
     * @param secret how many were left out because they hold secrets
     * @param hidden how many were left out because they start with a space
     * @param unreadable how many are no text
     * @param old how many were left out because the history has no room for them
     */
    public record Result(int added, int known, int secret, int hidden, int unreadable, int old) {}

    private static final String MARKER = "import-offered";

    private final Supplier<PromptHistory> history;
    private final Path state;
    private final Map<String, String> environment;
    private final Path home;
    private final Supplier<Predicate<String>> secrets;
    private volatile Runnable whenDone = () -> {};

    /**
     * @param state where aish keeps what outlives it
     * @param secrets supplies what tells whether a line holds a secret
     */
    public HistoryImport(
            Supplier<PromptHistory> history,
            Path state,
            Map<String, String> environment,
            Path home,
            Supplier<Predicate<String>> secrets) {
        this.history = history;
        this.state = state;
        this.environment = Map.copyOf(environment);
        this.home = home;
        this.secrets = secrets;
    }

    /** Runs {@code action} after each import. */
    public void whenDone(Runnable action) {
        whenDone = action;
    }

    /** Returns the histories that are on this machine. */
    public List<ShellHistory> found() {
        return ShellHistory.find(environment, home);
    }

    /** Returns the histories to offer to the user: those found, but only the first time. */
    public List<ShellHistory> offer() {
        if (Files.exists(state.resolve(MARKER))) {
            return List.of();
        }
        List<ShellHistory> found = found();
        if (!found.isEmpty()) {
            markOffered();
        }
        return found;
    }

    private void markOffered() {
        try {
            PrivateFiles.createDirectories(state);
            Path marker = state.resolve(MARKER);
            PrivateFiles.open(marker, StandardOpenOption.CREATE, StandardOpenOption.WRITE).close();
        } catch (IOException e) {
            // where nothing can be kept, nothing can be imported either
        }
    }

    public Result run(ShellHistory source) throws IOException {
        markOffered();
        PromptHistory into = history.get();
        FoundLines found = source.read(2 * into.limit());
        Set<String> have = new HashSet<>();
        into.load().forEach(entry -> have.add(entry.line()));
        List<Entry> fresh = new ArrayList<>();
        int known = 0;
        int hidden = 0;
        for (Entry entry : PromptHistory.unique(found.entries())) {
            if (have.contains(entry.line())) {
                known++;
            } else if (entry.line().startsWith(" ")) {
                hidden++;
            } else {
                fresh.add(entry);
            }
        }
        fresh.sort(Comparator.comparing(Entry::time));
        int room = Math.clamp((long) into.limit() - have.size(), 0, fresh.size());
        List<Entry> newest = new ArrayList<>(fresh.subList(fresh.size() - room, fresh.size()));
        Predicate<String> isSecret = secrets.get();
        newest.removeIf(entry -> isSecret.test(entry.line()));
        int added = into.merge(newest);
        whenDone.run();
        return new Result(
                added,
                known,
                room - newest.size(),
                hidden,
                found.unreadable(),
                fresh.size() - room);
    }
}
