package aish.notebook;

import module java.base;

import aish.text.Fence;

/**
 * The text of a notebook file, split at its headings. Nothing is normalised: joining the lines
 * gives the same text, whoever wrote it.
 *
 * @param lines with their line breaks
 */
record NotebookText(List<String> lines) {
    /**
     * The heading of an entry that aish numbered. It counts even in a code block, so that a block
     * which somebody forgot to close hides no entry.
     */
    private static final Pattern NUMBERED =
            Pattern.compile("##[ \\t]+((?:note|task)-[0-9]{1,9})(?![\\w-])[:.]?[ \\t]*(.*)");

    private static final Pattern HEADING = Pattern.compile("##?[ \\t]+(.*)");

    /**
     * A heading of the first or second level with the lines up to the next.
     *
     * @param from the index of its first line
     * @param to the index after its last line
     * @param id such as {@code note-7}; empty if it has none
     */
    record Section(int from, int to, String id, String title) {}

    NotebookText {
        lines = List.copyOf(lines);
    }

    static NotebookText of(String text) {
        List<String> lines = new ArrayList<>();
        int from = 0;
        for (int end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', from)) {
            lines.add(text.substring(from, end + 1));
            from = end + 1;
        }
        if (from < text.length()) {
            lines.add(text.substring(from));
        }
        return new NotebookText(lines);
    }

    String text() {
        return String.join("", lines);
    }

    static boolean isNumbered(String line) {
        return NUMBERED.matcher(line).matches();
    }

    static boolean isHeading(String line) {
        return HEADING.matcher(line).matches();
    }

    List<Section> sections() {
        List<Section> sections = new ArrayList<>();
        Optional<Fence> fence = Optional.empty();
        int from = 0;
        String id = "";
        String title = "";
        for (int i = 0; i < lines.size(); i++) {
            String line = bare(lines.get(i));
            Matcher numbered = NUMBERED.matcher(line);
            Matcher heading = HEADING.matcher(line);
            boolean entry = numbered.matches();
            if (entry || (fence.isEmpty() && heading.matches())) {
                add(sections, new Section(from, i, id, title));
                from = i;
                id = entry ? numbered.group(1) : "";
                title = (entry ? numbered.group(2) : heading.group(1)).strip();
                fence = Optional.empty();
            } else {
                fence = Fence.after(fence, line);
            }
        }
        add(sections, new Section(from, lines.size(), id, title));
        return sections;
    }

    /** Leaves out a title of the file with nothing below it. */
    private void add(List<Section> sections, Section section) {
        boolean said =
                lines.subList(section.from(), section.to()).stream()
                        .skip(section.title().isEmpty() ? 0 : 1)
                        .anyMatch(line -> !line.isBlank());
        boolean second =
                section.from() < section.to() && lines.get(section.from()).startsWith("##");
        if (said || second) {
            sections.add(section);
        }
    }

    /** The lines of a section without their line breaks. */
    List<String> of(Section section) {
        return lines.subList(section.from(), section.to()).stream()
                .map(NotebookText::bare)
                .toList();
    }

    static String bare(String line) {
        return line.endsWith("\r\n")
                ? line.substring(0, line.length() - 2)
                : line.endsWith("\n") ? line.substring(0, line.length() - 1) : line;
    }

    /** Returns the text with a section at its end, after an empty line. */
    NotebookText appended(List<String> section) {
        List<String> all = new ArrayList<>(lines);
        if (!all.isEmpty() && !all.getLast().endsWith("\n")) {
            all.add(all.removeLast() + newline());
        }
        if (!all.isEmpty() && !all.getLast().isBlank()) {
            all.add(newline());
        }
        section.forEach(line -> all.add(line + newline()));
        return new NotebookText(all);
    }

    /**
     * Returns the text with other lines for a section; lines that are the same keep their bytes.
     */
    NotebookText replaced(Section section, List<String> changed) {
        List<String> all = new ArrayList<>(lines);
        List<String> old = all.subList(section.from(), section.to());
        int start = 0;
        while (start < old.size()
                && start < changed.size()
                && bare(old.get(start)).equals(changed.get(start))) {
            start++;
        }
        int end = 0;
        while (end < old.size() - start
                && end < changed.size() - start
                && bare(old.get(old.size() - 1 - end))
                        .equals(changed.get(changed.size() - 1 - end))) {
            end++;
        }
        List<String> fresh =
                changed.subList(start, changed.size() - end).stream()
                        .map(line -> line + newline())
                        .toList();
        List<String> middle = old.subList(start, old.size() - end);
        middle.clear();
        middle.addAll(fresh);
        return new NotebookText(broken(all));
    }

    /** Breaks a line that was the last one and is no longer. */
    private List<String> broken(List<String> all) {
        for (int i = 0; i < all.size() - 1; i++) {
            if (!all.get(i).endsWith("\n")) {
                all.set(i, all.get(i) + newline());
            }
        }
        return all;
    }

    private String newline() {
        return !lines.isEmpty() && lines.getFirst().endsWith("\r\n") ? "\r\n" : "\n";
    }
}
