package aish.terminal;

import module java.base;

import aish.text.HomePath;
import aish.text.PlainText;

/**
 * A prompt with placeholders in braces, filled by {@link #render}. Unknown placeholders stay as
 * written, and doubled braces are literal.
 */
public final class PromptTemplate {
    /** The kind of a piece of a prompt, so that a renderer can colour it. */
    public enum Part {
        TEXT,
        MODEL,
        STATUS,
        DIRECTORY,
        BRANCH,
        OTHER
    }

    private static final Duration WORTH_SHOWING = Duration.ofMillis(100);

    private final String template;
    private final Path home;
    private final GitBranch branch = new GitBranch();

    public PromptTemplate(String template, Path home) {
        this.template = template;
        this.home = home;
    }

    /** Passes the prompt on piece by piece. */
    public void render(PromptState state, BiConsumer<Part, String> pieces) {
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
            } else if (close > 0 && fill(template.substring(i + 1, close), state, text, pieces)) {
                i = close + 1;
            } else {
                text.append(c);
                i++;
            }
        }
        flush(text, pieces);
    }

    private boolean fill(
            String name, PromptState state, StringBuilder text, BiConsumer<Part, String> pieces) {
        Part part =
                switch (name) {
                    case "model" -> Part.MODEL;
                    case "status" -> Part.STATUS;
                    case "cwd" -> Part.DIRECTORY;
                    case "git" -> Part.BRANCH;
                    case "norris", "stance", "count", "duration", "jobs" -> Part.OTHER;
                    default -> Part.TEXT;
                };
        if (part == Part.TEXT) {
            return false;
        }
        flush(text, pieces);
        pieces.accept(part, PlainText.oneLine(value(name, state)));
        return true;
    }

    private static void flush(StringBuilder text, BiConsumer<Part, String> pieces) {
        if (!text.isEmpty()) {
            pieces.accept(Part.TEXT, text.toString());
            text.setLength(0);
        }
    }

    private String value(String name, PromptState state) {
        return switch (name) {
            case "model" -> state.model();
            case "status" -> state.status() == 0 ? "" : " " + state.status();
            case "cwd" -> HomePath.shorten(state.directory().toString(), home);
            case "git" -> branch.of(state.directory());
            case "norris" -> state.armed() ? " ⚡" : "";
            case "stance" -> state.stance();
            case "count" -> String.valueOf(state.count());
            case "duration" -> shown(state.duration());
            case "jobs" -> state.jobs() == 0 ? "" : String.valueOf(state.jobs());
            default -> "";
        };
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

    /**
     * Finds the branch checked out in a directory by reading git's own files, so that a prompt
     * starts no process.
     */
    public static final class GitBranch {
        private static final String HEAD_PREFIX = "ref: refs/heads/";
        private static final String LINK_PREFIX = "gitdir: ";
        private static final int SHORT_HASH = 7;
        private static final int LONGEST = 1 << 16;

        /**
         * Returns the branch, or a short hash if the HEAD is detached; empty outside a repository.
         */
        public String of(Path directory) {
            try {
                for (Path at = directory; at != null; at = at.getParent()) {
                    Path git = at.resolve(".git");
                    if (Files.exists(git)) {
                        return branch(Files.isDirectory(git) ? git : linked(at, git));
                    }
                }
            } catch (IOException | InvalidPathException e) {
                // an unreadable repository shows nothing
            }
            return "";
        }

        /**
         * Follows the {@code .git} file of a worktree or submodule, which names the real directory.
         */
        private static Path linked(Path base, Path file) throws IOException {
            String text = read(file);
            return base.resolve(
                    text.startsWith(LINK_PREFIX) ? text.substring(LINK_PREFIX.length()) : text);
        }

        /** Reads only small regular files: a pipe or device of that name would block the prompt. */
        private static String read(Path file) throws IOException {
            if (!Files.isRegularFile(file) || Files.size(file) > LONGEST) {
                throw new IOException(file + " is not git's");
            }
            return Files.readString(file).strip();
        }

        private static String branch(Path git) throws IOException {
            String head = read(git.resolve("HEAD"));
            if (head.startsWith(HEAD_PREFIX)) {
                return head.substring(HEAD_PREFIX.length());
            }
            return head.substring(0, Math.min(SHORT_HASH, head.length()));
        }
    }
}
