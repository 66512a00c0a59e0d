package aish.evidence;

import module java.base;

import aish.bash.ScanResult.Completeness;
import aish.bash.ShellScanner;
import aish.evidence.Citation.Kind;
import aish.evidence.Citation.Lines;
import aish.text.Fence;
import aish.text.Resource;

/**
 * Finds the citations in an answer, line by line. Code, commands, links, and what merely looks
 * similar, such as a time or a port, are not citations.
 */
final class CitationReader {
    private static final int LONGEST_LINE = 20_000;
    private static final int MOST_COMMAND_LINES = 2000;
    private static final String COMMAND = "CMD: ";

    /** What may be in front of a fence: quotes and items of lists. */
    private static final Pattern CONTAINERS = Pattern.compile("^(?:[ >]|[-*+] |\\d+[.)] )+");

    private static final Pattern LINK_TARGET = Pattern.compile("^:\\s*(?:<|\\w+://|/)\\S*\\s*$");

    private static final String NUMBERS = "L?(\\d{1,7})(?:\\s*[-–]\\s*L?(\\d{1,7}))?";
    private static final Pattern ID =
            Pattern.compile("((out|cmd|ctx)-\\d{1,7})(?:[:,]\\s*(?:lines? )?" + NUMBERS + ")?");
    private static final Pattern PLACE =
            Pattern.compile("([^\\s:,;\\[\\]`]+):" + NUMBERS + "(?::\\d+)?");

    /** A path below a directory that is no host, whatever its ending. */
    private static final Pattern PATH =
            Pattern.compile(
                    "(?:~?/|\\.)?[\\w@+-]+/(?:[^/]+/)*[^/]+\\.[a-z][a-z0-9_]{1,9}"
                            + "|(?:~?/|\\.[\\w-]+/|conf/|config/|hooks/|etc/|bin/|scripts?/|src/|lib/|deploy/|logrotate/|cron/|systemd/|nginx/|[\\w/-]+\\.d/)(?:[\\w.@+-]+/)*[a-z0-9_][\\w-]*");

    private static final Pattern MORE = Pattern.compile(NUMBERS);

    /** Names and endings of files; others are files only if they exist. */
    private static final Set<String> FILE_NAMES =
            Set.copyOf(
                    Resource.entries(CitationReader.class, "file-names.txt").stream()
                            .flatMap(line -> Stream.of(line.split(" ")))
                            .toList());

    private final Predicate<String> exists;
    private Optional<Fence> fence = Optional.empty();
    private final StringBuilder command = new StringBuilder();
    private int commandLines;

    /**
     * @param exists whether there is a file of that name, which decides about names that could be
     *     something else
     */
    CitationReader(Predicate<String> exists) {
        this.exists = exists;
    }

    /** Reads the next line of the answer. */
    List<Citation> read(String line) {
        if (line.length() > LONGEST_LINE || isCode(line)) {
            return List.of();
        }
        return line.indexOf('[') < 0 ? List.of() : find(line, withoutCode(line));
    }

    private boolean isCode(String line) {
        return isFenced(line) || isCommand(line);
    }

    private boolean isFenced(String line) {
        boolean inside = fence.isPresent();
        fence = Fence.after(fence, CONTAINERS.matcher(line).replaceFirst(""));
        return inside || fence.isPresent();
    }

    private boolean isCommand(String line) {
        if (command.isEmpty() && !line.startsWith(COMMAND)) {
            return false;
        }
        command.append(command.isEmpty() ? line.substring(COMMAND.length()) : line).append('\n');
        commandLines++;
        if (commandLines > MOST_COMMAND_LINES
                || !(ShellScanner.scan(command.toString()).completeness()
                        instanceof Completeness.Incomplete)) {
            command.setLength(0);
            commandLines = 0;
        }
        return true;
    }

    /** Replaces code between backticks by spaces. */
    private static String withoutCode(String line) {
        StringBuilder text = new StringBuilder(line);
        for (int at = line.indexOf('`'); at >= 0; at = line.indexOf('`', at)) {
            int open = at;
            while (at < line.length() && line.charAt(at) == '`') {
                at++;
            }
            int close = closing(line, at, at - open);
            if (close >= 0) {
                for (int i = open; i < close; i++) {
                    text.setCharAt(i, ' ');
                }
                at = close;
            }
        }
        return text.toString();
    }

    /** Returns the position after the run of backticks that closes; -1 if there is none. */
    private static int closing(String line, int from, int length) {
        int run = 0;
        for (int i = from; i <= line.length(); i++) {
            if (i < line.length() && line.charAt(i) == '`') {
                run++;
            } else if (run == length) {
                return i;
            } else {
                run = 0;
            }
        }
        return -1;
    }

    private List<Citation> find(String line, String text) {
        List<Citation> found = new ArrayList<>();
        int after = -1;
        for (int open = text.indexOf('['); open >= 0; open = text.indexOf('[', open + 1)) {
            int close = text.indexOf(']', open);
            if (close < 0) {
                break;
            }
            boolean follows = open == after;
            if ((follows || isFree(text, open)) && !isLink(text, open, close)) {
                List<Citation> here = inBrackets(line, open, close);
                found.addAll(here);
                after = here.isEmpty() ? -1 : close + 1;
            }
        }
        return found;
    }

    /** Whether nothing in front of the bracket makes it an index, an image or an escape. */
    private static boolean isFree(String text, int open) {
        if (open == 0) {
            return true;
        }
        char before = text.charAt(open - 1);
        return !Character.isLetterOrDigit(before) && "_)]\\!$".indexOf(before) < 0;
    }

    private static boolean isLink(String text, int open, int close) {
        if (close + 1 == text.length()) {
            return false;
        }
        boolean target = text.charAt(close + 1) == '(';
        boolean definition =
                text.substring(0, open).isBlank()
                        && LINK_TARGET.matcher(text.substring(close + 1)).find();
        return target || definition;
    }

    private List<Citation> inBrackets(String line, int open, int close) {
        List<Citation> all = new ArrayList<>();
        String content = line.substring(open + 1, close).strip();
        Optional<Citation> alone = one(content, open, close + 1, all);
        if (alone.isPresent()) {
            return List.of(alone.get());
        }
        for (String part : content.split("[,;]", -1)) {
            Optional<Citation> each = one(part.strip(), open, close + 1, all);
            if (each.isEmpty()) {
                return List.of();
            }
            all.add(each.get());
        }
        return all;
    }

    /**
     * @param before those in front of it in the same brackets, the last of which it may continue
     */
    private Optional<Citation> one(String text, int start, int end, List<Citation> before) {
        Matcher id = ID.matcher(text);
        if (id.matches()) {
            Kind kind =
                    switch (id.group(2)) {
                        case "out" -> Kind.OUTPUT;
                        case "cmd" -> Kind.COMMAND;
                        default -> Kind.CONTEXT;
                    };
            return Optional.of(new Citation(kind, text, id.group(1), lines(id, 3), start, end));
        }
        Matcher place = PLACE.matcher(text);
        if (place.matches() && isFile(place.group(1))) {
            return Optional.of(
                    new Citation(Kind.FILE, text, place.group(1), lines(place, 2), start, end));
        }
        Matcher more = MORE.matcher(text);
        if (more.matches() && !before.isEmpty() && !before.getLast().lines().isAll()) {
            Citation last = before.getLast();
            return Optional.of(
                    new Citation(
                            last.kind(),
                            last.name() + ":" + text,
                            last.name(),
                            lines(more, 1),
                            start,
                            end));
        }
        return Optional.empty();
    }

    private static Lines lines(Matcher matched, int group) {
        if (matched.group(group) == null) {
            return Lines.ALL;
        }
        int first = Integer.parseInt(matched.group(group));
        int last =
                matched.group(group + 1) == null
                        ? first
                        : Integer.parseInt(matched.group(group + 1));
        return new Lines(first, last);
    }

    private boolean isFile(String name) {
        if (name.contains("://") || name.endsWith("/")) {
            return false;
        }
        String last = name.substring(name.lastIndexOf('/') + 1);
        int dot = last.lastIndexOf('.');
        boolean looks =
                FILE_NAMES.contains(dot < 0 ? last : last.substring(dot).toLowerCase(Locale.ROOT));
        return looks || PATH.matcher(name).matches() || exists.test(name);
    }
}
