package aish.terminal.editor;

import module java.base;

import aish.bash.CursorWord;
import org.jline.reader.Buffer;
import org.jline.reader.Candidate;
import org.jline.reader.CompletingParsedLine;
import org.jline.reader.CompletionMatcher;
import org.jline.reader.History;
import org.jline.reader.LineReader;
import org.jspecify.annotations.Nullable;

/**
 * The lines that Up and Ctrl-R find, each once, newest last. Lines of earlier sessions are inserted
 * before those of this one once they have been read, which may be after the first prompt.
 * Thread-safe.
 */
public final class EditorHistory implements History {
    private record Line(int index, Instant time, String line) implements Entry {}

    private final Consumer<String> keeper;
    private List<String> lines = new ArrayList<>();
    private int position;

    /**
     * @param keeper receives each line worth keeping for other sessions
     */
    public EditorHistory(Consumer<String> keeper) {
        this.keeper = keeper;
    }

    /** Inserts lines of earlier sessions, oldest first, before those typed since. */
    public synchronized void addEarlier(List<String> earlier) {
        List<String> all = new ArrayList<>(earlier);
        all.removeAll(lines);
        boolean atEnd = position == lines.size();
        int added = all.size();
        all.addAll(lines);
        lines = all;
        position = atEnd ? lines.size() : position + added;
    }

    /**
     * Returns the newest line that starts with {@code prefix} and is longer; empty if there is
     * none.
     */
    public synchronized String suggestion(String prefix) {
        for (int i = lines.size() - 1; i >= 0; i--) {
            String line = lines.get(i);
            if (line.length() > prefix.length() && line.startsWith(prefix)) {
                return line;
            }
        }
        return "";
    }

    /**
     * Adds a command that ran without being typed. It is not passed to the keeper, which already
     * knows it.
     */
    public synchronized void addProposed(String command) {
        remember(command.strip());
        position = lines.size();
    }

    /** Adds a line, unless it starts with a space, which means that it must not be remembered. */
    @Override
    public synchronized void add(Instant time, String line) {
        if (!line.isBlank() && !line.startsWith(" ")) {
            remember(line.stripTrailing());
            keeper.accept(line.stripTrailing());
        }
        position = lines.size();
    }

    private void remember(String line) {
        if (lines.isEmpty() || !lines.getLast().equals(line)) {
            lines.remove(line);
            lines.add(line);
        }
    }

    @Override
    public synchronized int size() {
        return lines.size();
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
        return lines.size() - 1;
    }

    @Override
    public synchronized String get(int index) {
        return lines.get(index);
    }

    /** JLine's search iterates at every key, so entries are created only when they are read. */
    @Override
    public synchronized ListIterator<Entry> iterator(int index) {
        List<Entry> entries = new Entries(List.copyOf(lines));
        return entries.listIterator(Math.clamp(index, 0, entries.size()));
    }

    private static final class Entries extends AbstractList<Entry> {
        private final List<String> lines;

        Entries(List<String> lines) {
            this.lines = lines;
        }

        @Override
        public Entry get(int index) {
            return new Line(index, Instant.EPOCH, lines.get(index));
        }

        @Override
        public int size() {
            return lines.size();
        }
    }

    @Override
    public synchronized String current() {
        return position < lines.size() ? lines.get(position) : "";
    }

    @Override
    public synchronized boolean previous() {
        return moveTo(position - 1);
    }

    @Override
    public synchronized boolean next() {
        if (position >= lines.size()) {
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
        return moveTo(lines.size() - 1);
    }

    @Override
    public synchronized boolean moveTo(int index) {
        if (index < 0 || index >= lines.size() || index == position) {
            return false;
        }
        position = index;
        return true;
    }

    @Override
    public synchronized void moveToEnd() {
        position = lines.size();
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
        lines.clear();
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

    /**
     * Matches candidates that start with the word, as shells do. JLine's own matcher also accepts
     * those that merely contain or resemble it, and sees escape sequences in names.
     */
    static final class PrefixMatcher implements CompletionMatcher {
        private String word = "";
        private List<Candidate> matching = List.of();

        @Override
        public void compile(
                Map<LineReader.Option, Boolean> options,
                boolean prefix,
                CompletingParsedLine line,
                boolean caseInsensitive,
                int errors,
                @Nullable String originalGroupName) {
            word = line.word();
            matching = List.of();
        }

        @Override
        public List<Candidate> matches(List<Candidate> candidates) {
            matching =
                    candidates.stream()
                            .filter(candidate -> candidate.value().startsWith(word))
                            .distinct()
                            .toList();
            return new ArrayList<>(matching);
        }

        @Override
        public @Nullable Candidate exactMatch() {
            return matching.stream()
                    .filter(candidate -> candidate.value().equals(word))
                    .findFirst()
                    .orElse(null);
        }

        @Override
        public String getCommonPrefix() {
            return matching.stream()
                    .map(Candidate::value)
                    .reduce(PrefixMatcher::commonStart)
                    .orElse("");
        }

        /** Returns the common prefix, without splitting a surrogate pair. */
        private static String commonStart(String a, String b) {
            int end = 0;
            while (end < a.length()
                    && end < b.length()
                    && a.codePointAt(end) == b.codePointAt(end)) {
                end += Character.charCount(a.codePointAt(end));
            }
            return a.substring(0, end);
        }
    }
}
