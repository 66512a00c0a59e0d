package aish.context;

import module java.base;

import aish.text.NumberedName;

/**
 * An attachment as a model reads it: between a line that describes it and a line that ends it. No
 * content can forge these lines, so a block can be found in the text of a turn and removed from it.
 */
public final class ContextBlock {
    private static final String BEGIN = "[context ctx-";
    private static final String END = "[end context ctx-";
    static final NumberedName IDS = new NumberedName("ctx-");
    private static final String SINCE = "since ";

    private ContextBlock() {}

    /**
     * @param changes what to send instead of the content
     */
    static String of(Attachment attachment, Optional<FileChanges> changes) {
        Attachment.Card card = attachment.card();
        String priority =
                card.priority() == Attachment.Priority.NORMAL
                        ? ""
                        : " · priority " + card.priority();
        return begin(card.id())
                + changes.map(some -> SINCE + some.since() + " ").orElse("")
                + "· "
                + card.kind()
                + " · "
                + oneLine(card.title())
                + (card.provenance().equals(card.title())
                        ? ""
                        : " · from " + oneLine(card.provenance()))
                + priority
                + (changes.isPresent() ? " · only what changed, as a diff" : "")
                + "]\n"
                + escapeMarkers(changes.map(FileChanges::hunks).orElse(attachment.content()))
                        .stripTrailing()
                + "\n"
                + end(card.id());
    }

    private static String begin(String id) {
        return "[context " + id + " ";
    }

    private static String end(String id) {
        return "[end context " + id + "]";
    }

    /**
     * Replaces control characters, and brackets, which would look like the end of the describing
     * line.
     */
    private static String oneLine(String text) {
        StringBuilder line = new StringBuilder(text.length());
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            line.append(c < ' ' ? ' ' : c == ']' ? ')' : c == '[' ? '(' : c);
        }
        return line.toString();
    }

    /** Changes text that looks like one of our markers. */
    static String escapeMarkers(String text) {
        if (!text.contains(BEGIN) && !text.contains(END)) {
            return text;
        }
        return text.replace(BEGIN, "[context  ctx-").replace(END, "[end context  ctx-");
    }

    /** Whether the text of a turn contains that attachment. */
    static boolean isIn(String text, String id) {
        return start(text, id) >= 0;
    }

    /**
     * Returns the ids of all attachments that the text of a turn contains, each with the id of the
     * version whose changes it contains, or with an empty one if it contains the whole.
     */
    static Map<String, String> in(String text) {
        Map<String, String> found = new HashMap<>();
        for (int at = text.indexOf(BEGIN); at >= 0; at = text.indexOf(BEGIN, at + 1)) {
            if (at == 0 || text.charAt(at - 1) == '\n') {
                String[] words = text.substring(at, endOfLine(text, at)).split(" ", 5);
                boolean changes = words.length > 4 && words[2].equals(SINCE.strip());
                found.putIfAbsent(words[1], changes ? words[3] : "");
            }
        }
        return found;
    }

    private static int endOfLine(String text, int from) {
        int end = text.indexOf('\n', from);
        return end < 0 ? text.length() : end;
    }

    private static int start(String text, String id) {
        String marker = begin(id);
        for (int at = text.indexOf(marker); at >= 0; at = text.indexOf(marker, at + 1)) {
            if (at == 0 || text.charAt(at - 1) == '\n') {
                return at;
            }
        }
        return -1;
    }

    /** Returns the text of a turn without that attachment. */
    static String cut(String text, String id) {
        int start = start(text, id);
        int stop = start < 0 ? -1 : text.indexOf(end(id), start);
        if (stop < 0) {
            return text;
        }
        String before = text.substring(0, start).stripTrailing();
        String after = text.substring(stop + end(id).length()).stripLeading();
        return before + (before.isEmpty() || after.isEmpty() ? "" : "\n\n") + after;
    }

    /** Stores the contents of attachments for when the session is resumed. */
    public interface ContentKeeper {
        /** Stores nothing, for a session that is not recorded. */
        ContentKeeper NOWHERE =
                new ContentKeeper() {
                    @Override
                    public void keep(String id, String content) {}

                    @Override
                    public void drop(String id) {}
                };

        void keep(String id, String content);

        void drop(String id);
    }
}
