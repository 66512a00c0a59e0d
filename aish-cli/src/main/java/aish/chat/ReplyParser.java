package aish.chat;

import module java.base;

import aish.bash.ScanResult.Completeness;
import aish.bash.ShellScanner;
import aish.chat.ParsedReply.Goal;
import aish.chat.Proposal.Form;
import aish.chat.Proposal.ShellFamily;
import aish.text.Fence;

/**
 * Finds the commands in an answer: {@code CMD:} lines, which may continue where the shell would
 * read on, and fenced shell blocks. Reads from top to bottom, once.
 */
public final class ReplyParser {
    private static final String COMMAND = "CMD: ";
    private static final String RISK = "risk:";
    private static final String PROMPT = "$ ";

    /** Begins a change to a file, which is no command even if the file is a script. */
    private static final String EDIT = "<<<<<<< SEARCH";

    private static final int LONGEST_NOTE = 200;

    /** A command that is not complete after this many lines is given up. */
    private static final int MOST_LINES = 2000;

    /** The languages of blocks whose lines are those of files. */
    private static final Set<String> PATCHES = Set.of("diff", "patch");

    private static final Set<String> SESSION = Set.of("console", "shell-session");

    private final String[] lines;
    private final List<Proposal> proposals = new ArrayList<>();
    private Optional<Goal> goal = Optional.empty();
    private int at;
    private String note = "";

    private ReplyParser(String text) {
        lines = text.replace("\r\n", "\n").split("\n", -1);
    }

    public static ParsedReply parse(String text) {
        return new ReplyParser(text).parse();
    }

    private ParsedReply parse() {
        while (at < lines.length) {
            String line = lines[at];
            Optional<Fence> fence = Fence.opening(line);
            if (fence.isPresent()) {
                at++;
                block(fence.get());
            } else if (line.startsWith(COMMAND)) {
                command(lines.length);
            } else {
                prose(line.strip());
                at++;
            }
        }
        return new ParsedReply(proposals, goal);
    }

    private void prose(String line) {
        Optional<Goal> said = Goal.of(line);
        if (said.isPresent()) {
            goal = said;
        } else if (isRisk(line) && !proposals.isEmpty() && note.isEmpty()) {
            addRisk(line);
        } else if (!line.isEmpty()) {
            note = line;
        }
    }

    /** Adds a risk remark to the command directly before it. */
    private void addRisk(String line) {
        Proposal last = proposals.removeLast();
        String risk = line.substring(RISK.length()).strip();
        proposals.add(new Proposal(last.form(), last.shell(), last.command(), last.note(), risk));
    }

    private static boolean isRisk(String line) {
        return line.regionMatches(true, 0, RISK, 0, RISK.length());
    }

    /**
     * @param end the line before which the command must end
     */
    private void command(int end) {
        String first = lines[at].substring(COMMAND.length());
        StringBuilder command = new StringBuilder(first);
        int next = at + 1;
        Completeness state = completeness(command);
        while (state instanceof Completeness.Incomplete open
                && next < end
                && next - at < MOST_LINES) {
            for (int stop = endOf(open, next, end); next <= stop; next++) {
                command.append('\n').append(lines[next]);
            }
            state = completeness(command);
        }
        boolean whole = state instanceof Completeness.Complete;
        at = whole ? next : at + 1;
        add(Form.LINE, ShellFamily.POSIX, whole ? command.toString() : first);
    }

    /**
     * Returns the line that may complete the command: the next one, or the one with a
     * here-document's delimiter.
     */
    private int endOf(Completeness.Incomplete open, int from, int end) {
        if (open.delimiter().isPresent()) {
            for (int i = from; i < end; i++) {
                if (lines[i].strip().startsWith(open.delimiter().get())) {
                    return i;
                }
            }
        }
        return from;
    }

    private static Completeness completeness(CharSequence command) {
        return ShellScanner.scan(command.toString()).completeness();
    }

    private void block(Fence fence) {
        int end = at;
        while (end < lines.length && !fence.closes(lines[end])) {
            end++;
        }
        String language = fence.language();
        List<String> body = fence.body(Arrays.asList(lines).subList(at, end));
        boolean edit = body.stream().anyMatch(line -> line.startsWith(EDIT));
        Optional<ShellFamily> family =
                language.isEmpty() ? Optional.of(ShellFamily.POSIX) : ShellFamily.of(language);
        if (edit) {
            note = "";
        } else if (family.isPresent() && family.get() != ShellFamily.POSIX) {
            add(Form.BLOCK, family.get(), String.join("\n", body));
        } else if (family.isPresent()) {
            shellBlock(language, body, end);
        } else if (!PATCHES.contains(language)) {
            goals(body);
        }
        at = Math.min(end + 1, lines.length);
    }

    /**
     * Reads a fenced block. Some models put CMD lines into one; a block without a language is not a
     * suggestion.
     */
    private void shellBlock(String language, List<String> whole, int end) {
        boolean commands = whole.stream().anyMatch(line -> line.startsWith(COMMAND));
        List<String> body = commands ? whole : goals(whole);
        if (commands) {
            while (at < end) {
                if (lines[at].startsWith(COMMAND)) {
                    command(end);
                } else {
                    goals(List.of(lines[at++]));
                }
            }
        } else if (SESSION.contains(language)) {
            add(Form.BLOCK, ShellFamily.POSIX, typed(body));
        } else if (!language.isEmpty()) {
            add(Form.BLOCK, ShellFamily.POSIX, withoutPrompts(body));
        }
    }

    /** Reads what is said about the goal; returns the other lines. */
    private List<String> goals(List<String> body) {
        List<String> others = new ArrayList<>();
        for (String line : body) {
            Optional<Goal> said = Goal.of(line.strip());
            goal = said.or(() -> goal);
            if (said.isEmpty()) {
                others.add(line);
            }
        }
        return others;
    }

    /** Returns the commands of a console transcript: the lines with a prompt, without it. */
    private static String typed(List<String> body) {
        List<String> commands =
                body.stream()
                        .map(String::stripLeading)
                        .filter(line -> line.startsWith(PROMPT) || line.startsWith("# "))
                        .map(line -> line.substring(PROMPT.length()))
                        .toList();
        return String.join("\n", commands.isEmpty() ? body : commands);
    }

    private static String withoutPrompts(List<String> body) {
        boolean prompted =
                body.stream()
                        .filter(line -> !line.isBlank())
                        .allMatch(line -> line.startsWith(PROMPT));
        return prompted ? typed(body) : String.join("\n", body);
    }

    private void add(Form form, ShellFamily shell, String command) {
        String text = command.strip();
        if (!text.isEmpty()) {
            String about = isRisk(note) ? "" : shortened(note);
            String risk = isRisk(note) ? note.substring(RISK.length()).strip() : "";
            proposals.add(new Proposal(form, shell, text, about, risk));
        }
        note = "";
    }

    private static String shortened(String note) {
        return note.length() <= LONGEST_NOTE ? note : note.substring(0, LONGEST_NOTE) + "…";
    }
}
