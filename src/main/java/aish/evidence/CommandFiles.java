package aish.evidence;

import module java.base;

import aish.bash.ShellNode;
import aish.bash.ShellNode.Redirect;
import aish.bash.ShellNode.ShellWord;
import aish.bash.ShellNode.WordPart;
import aish.bash.ShellParser;

/**
 * The files that a command names, as far as its text shows.
 *
 * @param read those that it only reads, and so were there if it succeeded
 * @param named other words that may be the names of files about which it says something
 * @param reader whether it prints what is in its files, such as {@code cat}
 * @param firstLine the line of its file with which it starts
 * @param directory where it goes first; empty if it stays
 * @param scripts the scripts that it runs
 * @param tool what builds, tests or renders a project, if it runs such a program
 */
public record CommandFiles(
        List<String> read,
        List<String> named,
        boolean reader,
        int firstLine,
        String directory,
        List<String> scripts,
        Optional<ProjectTool> tool) {
    /** Programs that print their files, and which of their options have an argument. */
    private static final Map<String, String> READERS =
            options(
                    "cat - head nc tail nc nl bdhilnsvw less - more - bat lrH batcat lrH tac s zcat - strings n");

    private static final Map<String, String> FILE_ARGUMENTS =
            options(
                    "wc - file - stat c sort kotST uniq fsw cut dfcb md5sum - sha256sum - diff UCIx cmp n xxd scl od AjNtw");

    private static final Map<String, String> PATTERN_FIRST =
            options(
                    "sed efl grep ABCmefd egrep ABCmefd fgrep ABCmefd rg ABCmefgtTMj awk Fvf gawk Fvf jq L yq -");

    /** Programs that do not print lines as they are. */
    private static final Set<String> ALTERING =
            Set.of("wc cut uniq xxd od tr psql mysql mariadb sqlite3 ssh curl nc".split(" "));

    /** Programs that change their files, and say nothing about them. */
    private static final Set<String> CHANGING =
            Set.of(
                    ("tee mv cp rm ln touch patch install chmod chown truncate dd rsync mkdir rmdir kill vi vim nano emacs ed "
                                    + "apt apt-get dnf pip npm yarn")
                            .split(" "));

    /** What git says about the state of the files, rather than about commits. */
    private static final Set<String> GIT = Set.of("diff", "blame", "grep", "status");

    private static final Pattern IN_PLACE =
            Pattern.compile("-[a-z]*i(?:\\.\\w+|\\b).*|-w|--(?:in-place|write|fix|inplace).*");

    /** Programs that are told in one argument what to do, and with which files. */
    private static final Pattern QUERIED =
            Pattern.compile(
                    "sqlite3|duckdb|psql|mysql|python[\\d.]*|perl|ruby|node|Rscript|(?:ba|z|da)?sh");

    /** How scripts and queries name a file. */
    private static final Pattern MENTION =
            Pattern.compile(
                    "(?<![\\w./~-])[\\w@+~.-]{1,80}(?:/[\\w@+.-]{1,80}){0,9}\\.[a-zA-Z]\\w{0,5}(?![\\w/(])");

    private static final Pattern SCRIPT =
            Pattern.compile("^(?!-).*\\.(?:sh|bash|zsh|py|rb|pl|awk|m?js|lua|[rR]|php)$");

    private static final Pattern INTERPRETER =
            Pattern.compile(
                    "(?:\\S*/)?(?:(?:ba|z|da|k)?sh|source|\\.|python[\\d.]*|ruby|perl|[gm]?awk|node|lua|Rscript|php)");

    /** A file, and where a container sees it. */
    private static final Pattern MOUNT = Pattern.compile("([./~][^:]*):/[^:]*(?::\\w+)?");

    private static final Pattern FIRST_PRINTED =
            Pattern.compile("(\\d+)(?:,\\$?\\d*)?p|\\D*NR *[>=]=? *(\\d+)\\b.*");

    private static Map<String, String> options(String text) {
        Map<String, String> options = new HashMap<>();
        String[] words = text.split(" ", -1);
        for (int i = 0; i < words.length; i += 2) {
            options.put(words[i], words[i + 1]);
        }
        return options;
    }

    public CommandFiles {
        read = List.copyOf(read);
        named = List.copyOf(named);
        scripts = List.copyOf(scripts);
    }

    public static CommandFiles of(String command) {
        Collector found = new Collector();
        found.visit(ShellParser.parse(command));
        boolean reader = found.reader && !found.altered && found.read.size() == 1;
        return new CommandFiles(
                found.read,
                found.named,
                reader,
                found.firstLine,
                found.directory,
                found.scripts,
                found.tool);
    }

    /** Returns what may be the names of files in a script or a query. */
    public static Stream<String> mentions(String text) {
        return MENTION.matcher(text).results().map(MatchResult::group).distinct();
    }

    /** Returns the text of a word, with its patterns but without other expansions. */
    static Optional<String> text(ShellWord word) {
        StringBuilder text = new StringBuilder();
        return append(word.parts(), text) ? Optional.of(text.toString()) : Optional.empty();
    }

    private static boolean append(List<WordPart> parts, StringBuilder text) {
        for (WordPart part : parts) {
            if (part instanceof WordPart.Literal(String literal, _)) {
                text.append(literal);
            } else if (part instanceof WordPart.Quoted(String quoted, _)) {
                text.append(quoted);
            } else if (part instanceof WordPart.Glob(String glob, _)) {
                text.append(glob);
            } else if (!(part instanceof WordPart.DoubleQuoted(List<WordPart> inner, _))
                    || !append(inner, text)) {
                return false;
            }
        }
        return true;
    }

    private static final class Collector {
        private final List<String> read = new ArrayList<>();
        private final List<String> named = new ArrayList<>();
        private final List<String> scripts = new ArrayList<>();
        private boolean reader;
        private boolean altered;
        private int firstLine = 1;
        private int last;
        private String directory = "";
        private Optional<ProjectTool> tool = Optional.empty();

        void visit(ShellNode node) {
            switch (node) {
                case ShellNode.Sequence(List<ShellNode> items, _) -> items.forEach(this::visit);
                case ShellNode.Chain(_, ShellNode left, ShellNode right, _) -> {
                    visit(left);
                    visit(right);
                }
                case ShellNode.Pipeline(List<ShellNode> stages, _) -> stages.forEach(this::visit);
                case ShellNode.Simple simple -> simple(simple);
                case ShellNode.Redirected(ShellNode body, _, _) -> visit(body);
                case ShellNode.Subshell(ShellNode body, _) -> visit(body);
                case ShellNode.Group(ShellNode body, _) -> visit(body);
                case ShellNode.Negated(ShellNode body, _) -> visit(body);
                case ShellNode.Background(ShellNode body, _) -> visit(body);
                default -> {}
            }
        }

        private void simple(ShellNode.Simple simple) {
            List<String> words =
                    simple.words().stream()
                            .flatMap(word -> text(word).stream())
                            .filter(word -> !word.equals("sudo"))
                            .toList();
            Stream.concat(
                            simple.words().stream(),
                            simple.redirects().stream().map(Redirect::target))
                    .flatMap(word -> word.parts().stream())
                    .forEach(this::inner);
            simple.redirects().stream()
                    .filter(redirect -> redirect.kind() == Redirect.Kind.READ)
                    .flatMap(redirect -> text(redirect.target()).stream())
                    .forEach(this::input);
            tool = tool.or(() -> ProjectTool.of(words));
            if (!words.isEmpty()) {
                arguments(words.getFirst(), words.subList(1, words.size()));
            }
        }

        private static boolean isRehearsal(List<String> all) {
            return all.stream().anyMatch(word -> word.matches("--dry-run|-[a-zA-Z]*n[a-zA-Z]*"));
        }

        private void inner(WordPart part) {
            if (part instanceof WordPart.ProcessSubstitution(ShellNode body, _)) {
                visit(body);
            } else if (part instanceof WordPart.Substitution(ShellNode body, _)) {
                visit(body);
            }
        }

        private void input(String file) {
            read.add(file);
            if (file.endsWith(".sql")) {
                scripts.add(file);
            }
        }

        private void script(String program, List<String> all) {
            if (SCRIPT.matcher(program).find()) {
                scripts.add(program);
            } else if (INTERPRETER.matcher(program).matches()) {
                all.stream()
                        .filter(word -> SCRIPT.matcher(word).find())
                        .limit(1)
                        .forEach(scripts::add);
            }
        }

        private void arguments(String path, List<String> all) {
            script(path, all);
            all.stream()
                    .filter(_ -> QUERIED.matcher(path).matches())
                    .filter(word -> word.contains(" "))
                    .flatMap(CommandFiles::mentions)
                    .forEach(named::add);
            String name = path.substring(path.lastIndexOf('/') + 1);
            altered |= ALTERING.contains(name);
            if (READERS.containsKey(name) || FILE_ARGUMENTS.containsKey(name)) {
                String options = READERS.getOrDefault(name, FILE_ARGUMENTS.getOrDefault(name, ""));
                reader |= READERS.containsKey(name);
                count(name, all);
                read.addAll(operands(all, options));
            } else if (PATTERN_FIRST.containsKey(name)) {
                patterns(name, all, operands(all, PATTERN_FIRST.get(name)));
            } else if (name.equals("git") && all.contains("show")) {
                all.stream()
                        .filter(word -> word.matches("(?:HEAD)?:.+"))
                        .forEach(word -> named.add(word.substring(word.indexOf(':') + 1)));
            } else if (name.equals("cd") && all.size() == 1) {
                directory = all.getFirst();
            } else if ((!CHANGING.contains(name) || isRehearsal(all))
                    && all.stream().noneMatch(word -> IN_PLACE.matcher(word).matches())
                    && (!name.equals("git") || all.stream().anyMatch(GIT::contains))) {
                named.addAll(operands(all, ""));
            }
        }

        private void patterns(String name, List<String> all, List<String> plain) {
            boolean given = all.stream().anyMatch(word -> word.matches("-[ef]|--regexp.*"));
            String options = String.join(" ", all);
            boolean numbered =
                    name.matches("[ef]?grep|rg")
                            && options.matches("(?:.* )?-\\w*n.*")
                            && !options.matches("(?:.* )?-\\w*[rR].*");
            boolean printed = name.endsWith("awk") || (name.equals("sed") && all.contains("-n"));
            if (name.equals("sed") && all.stream().anyMatch(word -> word.startsWith("-i"))) {
                return;
            }
            all.stream()
                    .filter(_ -> printed)
                    .map(FIRST_PRINTED::matcher)
                    .filter(Matcher::matches)
                    .map(found -> found.group(1) == null ? found.group(2) : found.group(1))
                    .forEach(first -> firstLine = Integer.parseInt(first));
            reader |= printed || numbered;
            altered |=
                    name.endsWith("awk")
                            && all.stream()
                                    .anyMatch(word -> word.equals("-f") || word.contains("{"));
            read.addAll(given || plain.isEmpty() ? plain : plain.subList(1, plain.size()));
        }

        /** Notes with which line {@code tail} starts, where that is said. */
        private void count(String name, List<String> all) {
            Matcher number =
                    Pattern.compile("-n? ?(\\+?)(\\d{1,7})\\b.*").matcher(String.join(" ", all));
            if (!number.find()) {
                return;
            }
            int lines = Integer.parseInt(number.group(2));
            if (name.equals("head")) {
                last = lines;
            } else if (name.equals("tail") && !number.group(1).isEmpty()) {
                firstLine = lines;
            } else if (name.equals("tail") && last > lines) {
                firstLine = last - lines + 1;
            }
        }

        /**
         * Returns the arguments that are no options and belong to none.
         *
         * @param options those of one letter that have an argument
         */
        private static List<String> operands(List<String> all, String options) {
            List<String> operands = new ArrayList<>();
            for (int i = 0; i < all.size(); i++) {
                String word = all.get(i);
                if (word.length() == 2 && word.charAt(0) == '-') {
                    i += options.indexOf(word.charAt(1)) > -1 ? 1 : 0;
                } else if (word.matches("--arg(?:json)?")) {
                    i += 2;
                } else if (!word.matches("-[^=]*|\\+.*|\\d*")) {
                    String plain =
                            word.startsWith("-") ? word.substring(word.indexOf('=') + 1) : word;
                    operands.add(MOUNT.matcher(plain).replaceFirst("$1"));
                }
            }
            return operands;
        }
    }
}
