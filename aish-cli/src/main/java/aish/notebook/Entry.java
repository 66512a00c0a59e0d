package aish.notebook;

import module java.base;

import aish.text.PlainText;

/**
 * A section of a notebook: a note, a task, or what the user wrote there by hand.
 *
 * @param line of its heading, counted from 1
 * @param id such as {@code note-7}; empty if aish did not write it
 * @param lines all of it, the heading included
 */
public record Entry(
        Notebook notebook, Path file, int line, String id, String title, List<String> lines) {
    /** The properties of an entry are a list right below its heading. */
    private static final Pattern PROPERTY = Pattern.compile("[-*][ \\t]+([a-z]+):[ \\t]*(.*)");

    static final String NOTE = "note-";
    static final String TASK = "task-";
    static final String CREATED = "created";
    static final String KIND = "kind";
    static final String STATUS = "status";
    static final String SESSION = "session";
    static final String LINK = "link";

    /** How far a task is. */
    public enum Status {
        OPEN,
        DONE,
        ARCHIVED;

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }

        /** Reads what may be written by hand; whatever is not finished is open. */
        static Status of(String text) {
            String word = text.strip().toLowerCase(Locale.ROOT);
            return word.startsWith("archived") ? ARCHIVED : word.startsWith("done") ? DONE : OPEN;
        }
    }

    public Entry {
        lines = List.copyOf(lines);
    }

    /** Its id, or its place if it has none. */
    public String name() {
        return id.isEmpty() ? notebook.directory().relativize(file) + ":" + line : id;
    }

    public boolean isTask() {
        return id.startsWith(TASK);
    }

    /** How far it is, if it is a task. */
    public Status status() {
        return Status.of(property(STATUS).orElse(""));
    }

    /** What it is, in a word: note, finding, summary or task. */
    public String kind() {
        return isTask() ? "task" : property(KIND).orElse("note");
    }

    /** The day it was written, if it says so. */
    public String day() {
        String created = property(CREATED).orElse("");
        int space = created.indexOf(' ');
        return space < 0 ? created : created.substring(0, space);
    }

    public List<Link> links() {
        return properties(LINK).stream().map(Link::of).toList();
    }

    public String text() {
        return String.join("\n", lines).strip();
    }

    /** What is below the heading and the properties. */
    public String body() {
        return String.join("\n", lines.subList(propertiesEnd(), lines.size())).strip();
    }

    private Optional<String> property(String name) {
        return properties(name).stream().findFirst();
    }

    private List<String> properties(String name) {
        return lines.subList(propertiesStart(), propertiesEnd()).stream()
                .map(PROPERTY::matcher)
                .filter(line -> line.matches() && line.group(1).equals(name))
                .map(line -> line.group(2).strip())
                .toList();
    }

    private int propertiesStart() {
        int at = title.isEmpty() && id.isEmpty() ? 0 : 1;
        while (at < lines.size() && lines.get(at).isBlank()) {
            at++;
        }
        return at;
    }

    private int propertiesEnd() {
        int at = propertiesStart();
        while (at < lines.size() && PROPERTY.matcher(lines.get(at)).matches()) {
            at++;
        }
        return at;
    }

    /** Returns the lines with another value for a property. */
    List<String> with(String name, String value) {
        List<String> changed = new ArrayList<>(lines);
        for (int i = propertiesStart(); i < propertiesEnd(); i++) {
            Matcher line = PROPERTY.matcher(changed.get(i));
            if (line.matches() && line.group(1).equals(name)) {
                changed.set(i, property(name, value));
                return changed;
            }
        }
        return withNew(changed, List.of(property(name, value)));
    }

    /** Returns the lines with more links; those that it has are not repeated. */
    List<String> withLinks(List<Link> more) {
        List<String> known = properties(LINK);
        List<String> fresh =
                more.stream()
                        .map(Link::text)
                        .distinct()
                        .filter(link -> !known.contains(link))
                        .map(link -> property(LINK, link))
                        .toList();
        return withNew(new ArrayList<>(lines), fresh);
    }

    private List<String> withNew(List<String> changed, List<String> properties) {
        int at = propertiesEnd();
        boolean first = at == propertiesStart();
        boolean text = at < changed.size() && !changed.get(at).isBlank();
        changed.addAll(at, properties);
        if (!properties.isEmpty() && text) {
            changed.add(at + properties.size(), "");
        }
        if (!properties.isEmpty() && first && at > 0 && !changed.get(at - 1).isBlank()) {
            changed.add(at, "");
        }
        return changed;
    }

    /** Returns the lines with a paragraph at the end. */
    List<String> withParagraph(List<String> paragraph) {
        List<String> changed = new ArrayList<>(lines);
        int end = changed.size();
        while (end > 1 && changed.get(end - 1).isBlank()) {
            end--;
        }
        List<String> added = new ArrayList<>(paragraph);
        added.addFirst("");
        changed.addAll(end, added);
        return changed;
    }

    static String property(String name, String value) {
        return "- " + name + ": " + PlainText.oneLine(value);
    }
}
