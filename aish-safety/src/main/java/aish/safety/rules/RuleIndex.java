package aish.safety.rules;

import module java.base;

import aish.text.Resource;
import aish.text.TextIndex;

/**
 * Says where the lines about a program are. Each begins with the names of programs, separated by
 * commas. There are thousands and few are ever read.
 */
public final class RuleIndex {
    private static final String FILE = "kb/index.tsv";

    private static final TextIndex INDEX =
            TextIndex.load(RuleIndex.class, FILE, RuleIndex::collected);

    private static final Map<String, String> TEXTS = new ConcurrentHashMap<>();

    /** A line of a file, and the index at which it starts. */
    record Line(String file, int start) {
        String text() {
            String text = TEXTS.computeIfAbsent(file, RuleIndex::read);
            if (start > 0 && text.charAt(start - 1) != '\n') {
                throw new IllegalStateException(
                        "the index of the rules is out of date; build again");
            }
            return text.substring(start, text.indexOf('\n', start));
        }
    }

    private RuleIndex() {}

    /** Writes the index into the directory of compiled classes that is the first argument. */
    public static void main(String[] arguments) throws IOException {
        collected().write(RuleIndex.class, FILE, Path.of(arguments[0]));
    }

    private static TextIndex.Builder collected() {
        TextIndex.Builder index = new TextIndex.Builder();
        Stream.concat(KnowledgeBase.TOPICS.stream(), KnowledgeBase.OptionLists.files())
                .forEach(
                        file -> {
                            int start = 0;
                            for (String line : read(file).split("\n", -1)) {
                                String place = file + " " + start;
                                names(line).forEach(name -> index.add(name, place));
                                start += line.length() + 1;
                            }
                        });
        return index;
    }

    /** Returns the text of a file; all are in ASCII and their lines end. */
    private static String read(String file) {
        byte[] ascii = Resource.bytes(RuleIndex.class, "kb/" + file + ".txt");
        return new String(ascii, StandardCharsets.ISO_8859_1);
    }

    /** Returns the names that a line begins with; none of a comment or an empty line. */
    static Stream<String> names(String line) {
        return line.isEmpty() || line.startsWith("#")
                ? Stream.empty()
                : Arrays.stream(line.substring(0, line.indexOf(' ')).split(",", -1));
    }

    /** Returns all lines of a file, including comments. */
    static List<String> lines(String file) {
        return read(file).lines().toList();
    }

    /** Returns the lines that name a program: topics in their order, then lists of options. */
    static List<Line> about(String program) {
        String places = INDEX.find(program);
        if (places.isEmpty()) {
            return List.of();
        }
        String[] parts = places.split(" ", -1);
        List<Line> lines = new ArrayList<>(parts.length / 2);
        for (int i = 0; i < parts.length; i += 2) {
            lines.add(new Line(parts[i], Integer.parseInt(parts[i + 1])));
        }
        return lines;
    }
}
