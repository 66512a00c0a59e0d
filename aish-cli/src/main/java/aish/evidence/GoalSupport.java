package aish.evidence;

import module java.base;

import aish.bash.ShellNode;
import aish.bash.ShellNode.Link;
import aish.bash.ShellParser;
import aish.bash.Span;
import aish.evidence.CheckedCitation.Mark;
import aish.safety.rules.WordLists;

/**
 * Tells whether a command of a pursuit shows that its goal is reached. That is one that ran after
 * the last change and succeeded: the last that shows anything, or one that the model cites. Used by
 * one thread.
 */
public final class GoalSupport {
    private static final Pattern READING =
            Pattern.compile("(?:.*__)?(?:read_file|list_files|search)");
    private static final Pattern ID = Pattern.compile("(cmd|out)-0*(\\d+)(?:[:,].*)?");

    /**
     * A command that ran since the last change.
     *
     * @param output the N of {@code out-N}; 0 if it printed nothing
     * @param shows whether its exit status says how it went
     */
    private record Run(String id, int status, int output, boolean shows) {}

    private final List<Run> runs = new ArrayList<>();

    /** Prepares for another goal, or for the next task of a plan. */
    public void clear() {
        runs.clear();
    }

    /**
     * Notes a command that has ended.
     *
     * @param output the N of {@code out-N}; 0 if it printed nothing
     * @param changes whether a command would change files, as far as its text tells
     */
    public void ran(String id, String command, int status, int output, Predicate<String> changes) {
        if (changes.test(command)) {
            runs.clear();
        }
        String last = lastPart(command);
        boolean looks = last.equals(command) || !changes.test(last);
        boolean changesLast = last.equals(command) && changes.test(command);
        runs.add(new Run(id, status, output, looks && !changesLast && shows(command)));
    }

    /**
     * Notes a tool that was called, or a patch that was applied; what is not known to read may have
     * changed something.
     */
    public void called(String tool) {
        if (!READING.matcher(tool).matches()) {
            runs.clear();
        }
    }

    /**
     * Returns the command that supports that the goal is reached, if there is one.
     *
     * @param cited what the model cites when it says so
     */
    public Optional<String> supporter(List<CheckedCitation> cited) {
        Optional<String> named =
                cited.stream()
                        .filter(each -> each.mark() == Mark.HOLDS)
                        .flatMap(each -> cited(each.text()).stream())
                        .findFirst();
        return named.or(this::lastCheck);
    }

    private Optional<String> cited(String text) {
        Matcher id = ID.matcher(text);
        if (!id.matches()) {
            return Optional.empty();
        }
        int number = Integer.parseInt(id.group(2));
        return runs.stream()
                .filter(run -> run.status() == 0)
                .filter(
                        run ->
                                id.group(1).equals("out")
                                        ? run.output() == number
                                        : number(run.id()) == number)
                .map(Run::id)
                .findFirst();
    }

    private static int number(String id) {
        Matcher known = ID.matcher(id);
        return known.matches() ? Integer.parseInt(known.group(2)) : -1;
    }

    /** Returns the last command that shows anything; none if it failed. */
    private Optional<String> lastCheck() {
        for (Run run : runs.reversed()) {
            if (run.status() != 0) {
                return Optional.empty();
            }
            if (run.shows()) {
                return Optional.of(run.id());
            }
        }
        return Optional.empty();
    }

    /** Returns what runs last, if the rest must have run before. */
    private static String lastPart(String command) {
        ShellNode node = ShellParser.parse(command);
        while (true) {
            if (node instanceof ShellNode.Sequence(List<ShellNode> items, _) && !items.isEmpty()) {
                node = items.getLast();
            } else if (node instanceof ShellNode.Chain(Link link, _, ShellNode right, _)
                    && link == Link.AND) {
                node = right;
            } else {
                Span span = node.span();
                boolean part =
                        node instanceof ShellNode.Simple || node instanceof ShellNode.Pipeline;
                return part ? command.substring(span.start(), span.end()) : command;
            }
        }
    }

    private static boolean shows(String command) {
        return shows(ShellParser.parse(command));
    }

    /** Whether success means that something that matters went well. */
    private static boolean shows(ShellNode node) {
        return switch (node) {
            case ShellNode.Sequence(List<ShellNode> items, _) ->
                    !items.isEmpty() && shows(items.getLast());
            case ShellNode.Chain(Link link, ShellNode left, ShellNode right, _) ->
                    link == Link.AND && (shows(left) || shows(right));
            case ShellNode.Pipeline(List<ShellNode> stages, _) ->
                    shows(stages.getLast())
                            && !WordLists.has("hiding-filters", program(stages.getLast()));
            case ShellNode.Simple simple ->
                    !program(simple).isEmpty() && !WordLists.has("idle-commands", program(simple));
            case ShellNode.Redirected(ShellNode body, _, _) -> shows(body);
            case ShellNode.Subshell(ShellNode body, _) -> shows(body);
            case ShellNode.Group(ShellNode body, _) -> shows(body);
            case ShellNode.Negated(ShellNode body, _) -> shows(body);
            case ShellNode.Test _, ShellNode.Arithmetic _ -> true;
            default -> false;
        };
    }

    private static String program(ShellNode node) {
        return node instanceof ShellNode.Simple simple && !simple.words().isEmpty()
                ? simple.words().getFirst().literal().orElse("?")
                : "";
    }
}
