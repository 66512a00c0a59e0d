package aish.notebook;

import module java.base;

import aish.text.Fence;
import aish.text.PlainText;

/**
 * A note or a task that is not written yet.
 *
 * @param kind note, finding, summary or task
 * @param title one line
 * @param text more of it; may be empty
 * @param properties what else is known about it, by name
 */
public record EntryDraft(
        String kind, String title, String text, Map<String, String> properties, List<Link> links) {
    private static final int LONGEST_TITLE = 72;
    private static final String TASK = "task";

    public EntryDraft {
        properties = Collections.unmodifiableMap(new LinkedHashMap<>(properties));
        links = List.copyOf(links);
    }

    /** Returns a draft whose title is the beginning of the text. */
    public static EntryDraft of(
            String kind, String text, Map<String, String> properties, List<Link> links) {
        String whole = PlainText.of(text).strip();
        String first = whole.lines().findFirst().orElse("").replaceFirst("^#{1,6}\\s+", "").strip();
        boolean says = first.length() <= LONGEST_TITLE;
        String rest = says ? whole.substring(whole.indexOf(first) + first.length()).strip() : whole;
        return new EntryDraft(kind, says ? first : shortened(first), rest, properties, links);
    }

    private static String shortened(String line) {
        int end = line.lastIndexOf(' ', LONGEST_TITLE - 1);
        int cut = end > LONGEST_TITLE / 2 ? end : LONGEST_TITLE - 1;
        int whole = Character.isLowSurrogate(line.charAt(cut)) ? cut - 1 : cut;
        return line.substring(0, whole).stripTrailing() + "…";
    }

    boolean isTask() {
        return kind.equals(TASK);
    }

    String prefix() {
        return isTask() ? Entry.TASK : Entry.NOTE;
    }

    List<String> lines(String id, String created) {
        List<String> lines = new ArrayList<>();
        lines.add("## " + id + ": " + PlainText.oneLine(title));
        lines.add("");
        if (isTask()) {
            lines.add(Entry.property(Entry.STATUS, Entry.Status.OPEN.toString()));
        }
        lines.add(Entry.property(Entry.CREATED, created));
        if (!isTask() && !kind.equals("note")) {
            lines.add(Entry.property(Entry.KIND, kind));
        }
        properties.forEach((name, value) -> lines.add(Entry.property(name, value)));
        links.stream()
                .map(link -> Entry.property(Entry.LINK, link.text()))
                .distinct()
                .forEach(lines::add);
        if (!text.isBlank()) {
            lines.add("");
            lines.addAll(paragraph(text));
        }
        return lines;
    }

    /**
     * Returns the lines of a text so that it stays within its entry: headings that would start
     * another become smaller, and code blocks are closed.
     */
    static List<String> paragraph(String text) {
        List<String> lines = new ArrayList<>();
        Optional<Fence> fence = Optional.empty();
        for (String line : PlainText.of(text.replace("\r\n", "\n")).strip().split("\n", -1)) {
            fence = Fence.after(fence, line);
            if (fence.isPresent()) {
                lines.add(NotebookText.isNumbered(line) ? " " + line : line);
            } else if (NotebookText.isHeading(line)) {
                lines.add("### " + line.replaceFirst("^#+\\s*", ""));
            } else {
                lines.add(line);
            }
        }
        fence.map(Fence::closing).ifPresent(lines::add);
        return lines;
    }
}
