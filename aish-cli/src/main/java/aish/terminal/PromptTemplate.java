package aish.terminal;

import module java.base;

import aish.shell.remote.RemoteFiles;
import aish.shell.remote.Target;
import aish.text.PlainText;

/**
 * A prompt with placeholders in braces, filled by {@link #render}. Unknown placeholders stay as
 * written, and doubled braces are literal. A space beside a placeholder that is empty is left out
 * where it would be the second one, the first one, or stand before the final sign.
 */
public final class PromptTemplate {
    /** The kind of a piece of a prompt, so that a renderer can colour it. */
    public enum Part {
        TEXT,
        MODEL,
        STATUS,
        DIRECTORY,
        BRANCH,
        OTHER,
        /** The name of a colour or another style for what follows; has no width. */
        STYLE
    }

    public record Piece(Part part, String text) {}

    /** What a prompt can show about the user and the machine; asked only for what it shows. */
    public interface Surroundings {
        Path home();

        String user();

        String host();

        /** The time of day, as the prompt shows it. */
        String time();

        /** The name of Python's virtual environment; empty if there is none. */
        String venv();
    }

    /** What may be in braces besides the parts of a prompt. */
    public static final List<String> STYLES =
            List.of(
                    "black", "red", "green", "yellow", "blue", "magenta", "cyan", "white", "grey",
                    "bold", "dim", "reset");

    private static final Duration WORTH_SHOWING = Duration.ofMillis(100);
    private static final String SPACE = " ";

    /** Text before which a space is kept, besides letters and digits. */
    private static final String OPENING = "([{<\"'";

    private final String template;
    private final Surroundings surroundings;
    private final GitBranch branch = new GitBranch();

    public PromptTemplate(String template, Surroundings surroundings) {
        this.template = template;
        this.surroundings = surroundings;
    }

    /** Returns the pieces of the prompt, those without text left out. */
    public List<Piece> render(PromptState state) {
        Line line = new Line();
        StringBuilder text = new StringBuilder();
        int i = 0;
        while (i < template.length()) {
            char c = template.charAt(i);
            int close = c == '{' ? template.indexOf('}', i) : -1;
            if ((c == '{' || c == '}')
                    && i + 1 < template.length()
                    && template.charAt(i + 1) == c) {
                text.append(c);
                i += 2;
            } else if (close > 0 && fill(template.substring(i + 1, close), state, text, line)) {
                i = close + 1;
            } else {
                text.append(c);
                i++;
            }
        }
        line.addText(text);
        return line.pieces();
    }

    private boolean fill(String name, PromptState state, StringBuilder text, Line line) {
        Part part = part(name);
        if (part == Part.TEXT) {
            return false;
        }
        line.addText(text);
        if (part == Part.STYLE) {
            line.pieces.add(new Piece(part, name));
        } else {
            line.addValue(part, PlainText.oneLine(value(name, state)));
        }
        return true;
    }

    private static Part part(String name) {
        return switch (name) {
            case "model" -> Part.MODEL;
            case "status" -> Part.STATUS;
            case "cwd" -> Part.DIRECTORY;
            case "git" -> Part.BRANCH;
            case "norris", "stance", "count", "duration", "jobs" -> Part.OTHER;
            case "user", "host", "time", "venv" -> Part.OTHER;
            default -> STYLES.contains(name) ? Part.STYLE : Part.TEXT;
        };
    }

    private String value(String name, PromptState state) {
        return switch (name) {
            case "model" -> state.model();
            case "status" -> state.status() == 0 ? "" : " " + state.status();
            case "cwd" -> RemoteFiles.shown(state.directory(), surroundings.home());
            case "git" -> isHere(state) ? branch.soon(state.directory()) : "";
            case "norris" -> state.armed() ? " ⚡" : "";
            case "stance" -> state.stance();
            case "count" -> String.valueOf(state.count());
            case "duration" -> shown(state.duration());
            case "jobs" -> state.jobs() == 0 ? "" : String.valueOf(state.jobs());
            case "user" -> surroundings.user();
            case "host" ->
                    RemoteFiles.targetOf(state.directory())
                            .map(Target::name)
                            .orElseGet(surroundings::host);
            case "time" -> surroundings.time();
            case "venv" -> surroundings.venv();
            default -> "";
        };
    }

    private static boolean isHere(PromptState state) {
        return RemoteFiles.targetOf(state.directory()).isEmpty();
    }

    private static String shown(Duration duration) {
        if (duration.compareTo(WORTH_SHOWING) < 0) {
            return "";
        }
        if (duration.toMinutes() > 0) {
            return duration.toMinutes() + "m" + duration.toSecondsPart() + "s";
        }
        return duration.toSeconds() + "." + duration.toMillisPart() / 100 + "s";
    }

    /** The pieces collected so far, of which the last space may still be left out. */
    private static final class Line {
        private final List<Piece> pieces = new ArrayList<>();

        /** Where in {@link #pieces} the last space is, if nothing visible follows it. */
        private int space = -1;

        /** Whether an empty value follows that space, or nothing visible is there yet. */
        private boolean optional;

        private boolean isEmpty = true;

        private void addText(StringBuilder buffer) {
            String text = buffer.toString();
            buffer.setLength(0);
            if (text.isEmpty()) {
                return;
            }
            char first = text.charAt(0);
            boolean closes = !Character.isLetterOrDigit(first) && OPENING.indexOf(first) < 0;
            if (optional && (space >= 0 ? closes : first == ' ')) {
                text = space < 0 ? text.substring(1) : text;
                dropSpace();
            }
            boolean ends = text.endsWith(SPACE);
            add(Part.TEXT, ends ? text.substring(0, text.length() - 1) : text);
            if (ends) {
                space = pieces.size();
                pieces.add(new Piece(Part.TEXT, SPACE));
            }
        }

        private void addValue(Part part, String value) {
            if (value.isEmpty()) {
                optional = space >= 0 || isEmpty;
                return;
            }
            if (space >= 0 && value.startsWith(SPACE)) {
                dropSpace();
            }
            add(part, isEmpty ? value.stripLeading() : value);
        }

        private void dropSpace() {
            if (space >= 0) {
                pieces.remove(space);
            }
            space = -1;
            optional = false;
        }

        private void add(Part part, String text) {
            if (!text.isEmpty()) {
                pieces.add(new Piece(part, text));
                space = -1;
                optional = false;
                isEmpty = false;
            }
        }

        private List<Piece> pieces() {
            return List.copyOf(pieces);
        }
    }

    /**
     * What a prompt can show.
     *
     * @param model the active model
     * @param stance in which the model is asked to help
     * @param status of the last command
     * @param count how many prompts there have been, including this one
     * @param duration of the last command
     * @param jobs how many are running or stopped in the background
     * @param armed whether the next line is a goal
     */
    public record PromptState(
            String model,
            String stance,
            int status,
            Path directory,
            int count,
            Duration duration,
            int jobs,
            boolean armed) {}
}
