package aish.terminal.editor;

import module java.base;

import aish.bash.CursorWord;
import aish.session.PromptHistory;

import org.jline.reader.Buffer;
import org.jline.reader.History;
import org.jline.reader.LineReader;

/**
 * The lines that Up and Ctrl-R find, each once, newest last. Lines of earlier sessions are inserted
 * before those of this one once they have been read, which may be after the first prompt.
 * Thread-safe.
 */
public final class EditorHistory implements History {
    /** Keeps lines for other sessions; what is here keeps nothing. */
    public interface Store {
        /** Keeps a line that was typed, and returns it with what is known about it. */
        default PromptHistory.Entry typed(String line) {
            return new PromptHistory.Entry(Instant.EPOCH, line);
        }

        /** Forgets a line. */
        default void deleted(PromptHistory.Entry entry) {}

        /** The session in which lines are typed now. */
        default String session() {
            return "";
        }

        /** The directory in which lines are typed now. */
        default String directory() {
            return "";
        }

        /** The user's home, which is shown as {@code ~}. */
        default Path home() {
            return Path.of("/");
        }

        default Instant now() {
            return Instant.EPOCH;
        }
    }

    /** Larger ones mean that a signal ended the command, such as Ctrl-C a server. */
    private static final int LAST_OWN_STATUS = 129;

    private record Line(int index, Instant time, String line) implements History.Entry {}

    private final Store store;
    private List<PromptHistory.Entry> entries = new ArrayList<>();

    /** How many of the last entries were added since the start. */
    private int added;

    private int position;

    /** Open as long as lines of earlier sessions are still to come. */
    private volatile CountDownLatch earlier = new CountDownLatch(0);

    public EditorHistory(Store store) {
        this.store = store;
    }

    /** Returns a history that is not kept. */
    public static EditorHistory unkept() {
        return new EditorHistory(new Store() {});
    }

    Store store() {
        return store;
    }

    /** Returns all entries, oldest first. */
    synchronized List<PromptHistory.Entry> entries() {
        return List.copyOf(entries);
    }

    /** Called before the first prompt if the lines of earlier sessions are read after it. */
    public void expectEarlier() {
        earlier = new CountDownLatch(1);
    }

    /** Waits for the lines of earlier sessions, unless they are there. */
    void awaitEarlier() {
        try {
            earlier.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Reads the lines that are expected. */
    public void loadExpected(Supplier<List<PromptHistory.Entry>> lines) {
        try {
            loadEarlier(lines.get());
        } finally {
            earlier.countDown();
        }
    }

    /**
     * Replaces the lines of earlier sessions, which come, oldest first, before those typed since
     * the start.
     */
    public synchronized void loadEarlier(List<PromptHistory.Entry> earlier) {
        List<PromptHistory.Entry> ours = entries.subList(entries.size() - added, entries.size());
        Set<String> here = new HashSet<>();
        for (PromptHistory.Entry entry : ours) {
            here.add(entry.line());
        }
        List<PromptHistory.Entry> all = new ArrayList<>();
        for (PromptHistory.Entry entry : earlier) {
            boolean isOurs = !entry.session().isEmpty() && entry.session().equals(store.session());
            if (!isOurs && !here.contains(entry.line())) {
                all.add(entry);
            }
        }
        int fromEnd = entries.size() - position;
        all.addAll(ours);
        entries = all;
        position = Math.max(0, entries.size() - fromEnd);
    }

    /**
     * Returns the newest line that starts with {@code prefix}, is longer and did not fail; empty if
     * there is none.
     */
    public synchronized String suggestion(String prefix) {
        for (int i = entries.size() - 1; i >= 0; i--) {
            PromptHistory.Entry entry = entries.get(i);
            String line = entry.line();
            if (line.length() > prefix.length()
                    && line.startsWith(prefix)
                    && (entry.status() == 0 || entry.status() > LAST_OWN_STATUS)) {
                return line;
            }
        }
        return "";
    }

    /** Adds a command that ran without being typed, which the store already knows. */
    public synchronized void addProposed(PromptHistory.Entry entry) {
        remember(entry);
        position = entries.size();
    }

    /** Replaces an entry by the same with a status, if it is still there. */
    public synchronized void setStatus(PromptHistory.Entry entry) {
        int last = entries.size() - 1;
        for (int i = last; i >= 0 && i > last - added; i--) {
            if (entries.get(i).line().equals(entry.line())) {
                entries.set(i, entry);
                return;
            }
        }
    }

    /** Deletes an entry, here and where it is kept. */
    void delete(PromptHistory.Entry entry) {
        synchronized (this) {
            boolean atEnd = position == entries.size();
            remove(entry.line());
            position = atEnd ? entries.size() : Math.min(position, entries.size());
        }
        store.deleted(entry);
    }

    /** Adds a line, unless it starts with a space, which means that it must not be remembered. */
    @Override
    public synchronized void add(Instant time, String line) {
        if (!line.isBlank() && !line.startsWith(" ")) {
            remember(store.typed(line.stripTrailing()));
        }
        position = entries.size();
    }

    private void remember(PromptHistory.Entry entry) {
        remove(entry.line());
        entries.add(entry);
        added++;
    }

    private void remove(String line) {
        for (int i = entries.size() - 1; i >= 0; i--) {
            if (entries.get(i).line().equals(line)) {
                added -= i >= entries.size() - added ? 1 : 0;
                entries.remove(i);
                return;
            }
        }
    }

    @Override
    public synchronized int size() {
        return entries.size();
    }

    @Override
    public synchronized int index() {
        return position;
    }

    @Override
    public int first() {
        return 0;
    }

    @Override
    public synchronized int last() {
        return entries.size() - 1;
    }

    @Override
    public synchronized String get(int index) {
        return entries.get(index).line();
    }

    @Override
    public synchronized ListIterator<History.Entry> iterator(int index) {
        List<History.Entry> lines = new ArrayList<>();
        for (PromptHistory.Entry entry : entries) {
            lines.add(new Line(lines.size(), entry.time(), entry.line()));
        }
        return lines.listIterator(Math.clamp(index, 0, lines.size()));
    }

    @Override
    public synchronized String current() {
        return position < entries.size() ? entries.get(position).line() : "";
    }

    @Override
    public synchronized boolean previous() {
        return moveTo(position - 1);
    }

    @Override
    public synchronized boolean next() {
        if (position >= entries.size()) {
            return false;
        }
        position++;
        return true;
    }

    @Override
    public synchronized boolean moveToFirst() {
        return moveTo(0);
    }

    @Override
    public synchronized boolean moveToLast() {
        return moveTo(entries.size() - 1);
    }

    @Override
    public synchronized boolean moveTo(int index) {
        if (index < 0 || index >= entries.size() || index == position) {
            return false;
        }
        position = index;
        return true;
    }

    @Override
    public synchronized void moveToEnd() {
        position = entries.size();
    }

    @Override
    public void resetIndex() {
        moveToEnd();
    }

    @Override
    public void attach(LineReader reader) {}

    @Override
    public void load() {}

    @Override
    public void save() {}

    @Override
    public void write(Path file, boolean incremental) {}

    @Override
    public void append(Path file, boolean incremental) {}

    @Override
    public void read(Path file, boolean checkDuplicates) {}

    @Override
    public synchronized void purge() {
        entries.clear();
        added = 0;
        position = 0;
    }

    /** Inserts the last word of the previous line; repeated, that of the line before it. */
    static final class LastArgument {
        private final EditorHistory lines;
        private int line;
        private String word = "";
        private String textAfter = "";
        private int cursorAfter;

        LastArgument(EditorHistory lines) {
            this.lines = lines;
        }

        /** Returns false if there is no such line. */
        boolean type(Buffer buffer) {
            boolean again =
                    !word.isEmpty()
                            && buffer.cursor() == cursorAfter
                            && buffer.toString().equals(textAfter);
            int next = again ? line - 1 : lines.last();
            if (next < 0) {
                return false;
            }
            if (again) {
                buffer.backspace(word.codePointCount(0, word.length()));
            }
            line = next;
            word = lastWord(lines.get(next));
            buffer.write(word);
            textAfter = buffer.toString();
            cursorAfter = buffer.cursor();
            return true;
        }

        /** Operators after it, such as the ampersand of a background job, are not part of it. */
        private static String lastWord(String text) {
            for (int end = text.length(); end > 0; end--) {
                String found = CursorWord.at(text.substring(0, end), end).raw();
                if (!found.isBlank()) {
                    return found;
                }
            }
            return text;
        }
    }
}
