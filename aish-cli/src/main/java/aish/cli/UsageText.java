package aish.cli;

import module java.base;

import aish.text.Resource;
import aish.text.WordWrap;

/**
 * The text of {@code --help}, parsed: the manual page and the completions of other shells are made
 * from it, so that all of them say the same.
 *
 * @param synopsis the ways to call aish, one per line
 */
public record UsageText(List<String> synopsis, List<Section> sections) {
    private static final String USAGE = "Usage:";
    private static final String INDENT = "  ";
    private static final int WIDTH = 80;
    private static final Pattern GAP = Pattern.compile(" {2,}");
    private static final Pattern ALTERNATIVES = Pattern.compile("[a-z-]+(\\|[a-z-]+)+");
    private static final Pattern PLACEHOLDER = Pattern.compile("\\b[A-Z]+\\b");

    /**
     * @param title empty for the text before the first title
     */
    public record Section(String title, List<Block> blocks) {
        public Section {
            blocks = List.copyOf(blocks);
        }
    }

    /** A part of a section. */
    public sealed interface Block {
        record Paragraph(String text) implements Block {}

        /**
         * @param term what is explained, such as {@code --model MODEL}
         */
        record Entry(String term, String text) implements Block {
            /** The names in the term: {@code -p} and {@code --print}, or {@code sessions}. */
            public List<String> names() {
                List<String> names = new ArrayList<>();
                for (String part : term.split(", ", -1)) {
                    names.add(part.split(" ", 2)[0]);
                }
                return names;
            }

            /** The words between bars, one of which may follow the name. */
            public List<String> alternatives() {
                Matcher found = ALTERNATIVES.matcher(term);
                return found.find() ? List.of(found.group().split("\\|")) : List.of();
            }

            /** What kind of value follows the name: the first word in capitals, or nothing. */
            public String placeholder() {
                Matcher found = PLACEHOLDER.matcher(term);
                return found.find() ? found.group() : "";
            }

            /** Whether the name can be followed by a value. */
            public boolean takesValue() {
                return !placeholder().isEmpty() || !alternatives().isEmpty();
            }
        }
    }

    public UsageText {
        synopsis = List.copyOf(synopsis);
        sections = List.copyOf(sections);
    }

    /** All of it, as {@code --help} prints it. */
    public static String text() {
        return Resource.text(Arguments.class, "usage.txt");
    }

    /** The text that comes with aish. */
    public static UsageText own() {
        return parse(text());
    }

    /** Parses titles that end with a colon, indented entries with their text, and paragraphs. */
    public static UsageText parse(String text) {
        List<String> synopsis = new ArrayList<>();
        List<Section> sections = new ArrayList<>();
        String title = "";
        List<Block> blocks = new ArrayList<>();
        for (String block : text.strip().split("\n\\s*\n", -1)) {
            List<String> lines = block.lines().toList();
            String first = lines.getFirst();
            if (first.startsWith(USAGE)) {
                lines.forEach(line -> synopsis.add(line.substring(USAGE.length()).strip()));
            } else if (first.endsWith(":") && lines.size() > 1 && lines.get(1).startsWith(INDENT)) {
                sections.add(new Section(title, blocks));
                title = first.substring(0, first.length() - 1);
                blocks = new ArrayList<>(entries(lines.subList(1, lines.size())));
            } else {
                blocks.add(new Block.Paragraph(String.join(" ", lines)));
            }
        }
        sections.add(new Section(title, blocks));
        return new UsageText(synopsis, sections);
    }

    private static List<Block.Entry> entries(List<String> lines) {
        List<Block.Entry> entries = new ArrayList<>();
        for (String line : lines) {
            String text = line.strip();
            if (line.indexOf(text) > INDENT.length()) {
                Block.Entry last = entries.removeLast();
                entries.add(new Block.Entry(last.term(), (last.text() + " " + text).strip()));
            } else {
                String[] parts = GAP.split(text, 2);
                entries.add(new Block.Entry(parts[0], parts.length > 1 ? parts[1] : ""));
            }
        }
        return entries;
    }

    /** The entries of a section. */
    public List<Block.Entry> entriesOf(String title) {
        List<Block.Entry> entries = new ArrayList<>();
        for (Section section : sections) {
            for (Block block : section.blocks()) {
                if (section.title().equals(title) && block instanceof Block.Entry entry) {
                    entries.add(entry);
                }
            }
        }
        return entries;
    }

    public List<Block.Entry> options() {
        return entriesOf("Options");
    }

    public List<Block.Entry> commands() {
        return entriesOf("Commands");
    }

    /** What the text says about one command. */
    public String about(String command) {
        WordWrap wrap = new WordWrap(WIDTH, String::length);
        StringBuilder text = new StringBuilder();
        for (Block.Entry entry : commands()) {
            if (entry.names().getFirst().equals(command)) {
                text.append(text.isEmpty() ? "" : "\n").append(USAGE).append(" aish ");
                text.append(entry.term()).append('\n');
                text.append(wrap.hanging(INDENT + entry.text(), INDENT.length())).append('\n');
            }
        }
        return text.append("\naish --help lists the other commands and all options.\n").toString();
    }
}
