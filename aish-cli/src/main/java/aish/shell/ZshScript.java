package aish.shell;

import module java.base;

import aish.bash.ShellNode;
import aish.bash.ShellParser;
import aish.bash.ShellQuoting;
import aish.bash.ShellScanner;
import aish.bash.Span;

/** The lines written to zsh's standard input. */
final class ZshScript extends ShellScript {
    /** Comes first, and starts with a space, so that nothing enters the user's history. */
    private static final String DISABLE_HISTORY =
            " zshaddhistory() { : __aish_unrecorded; return 1 }; unsetopt histignorespace\n";

    private static final String ENDED = "__aish_status=$? __aish_arg=$_ __aish_flags=$-";
    private static final String HUSH = "builtin set +xv; __aish_hush";

    /** What is kept aside between commands. */
    private static final Pattern HOOKS =
            Pattern.compile("precmd|preexec|periodic|zshaddhistory|zsh-hook|PROMPT|PS1");

    /** An ampersand that starts a job. */
    private static final Pattern BACKGROUND = Pattern.compile("(?<![&<>|\\\\])&(?![&>|!])");

    private static final int MOST_HELD = 9;

    ZshScript(String input, String redirection) {
        super(input, redirection);
    }

    @Override
    String bootstrap(int number, Optional<String> rc) {
        return DISABLE_HISTORY + preparation(rc, "session.zsh") + report(number);
    }

    /** As with bash, Ctrl-C makes zsh abandon the rest of a line, but not the next one. */
    @Override
    String command(int number, String command, Frame frame) {
        String quoted = ShellQuoting.quote(command);
        long jobs = jobsOf(command);
        StringBuilder text = new StringBuilder();
        if (jobs > 0) {
            text.append(hold(jobs));
        }
        if (frame.is(Trait.LEAVING)) {
            text.append("__aish_consent; ");
        }
        if (HOOKS.matcher(command).find()) {
            text.append("__aish_show; ");
        }
        int status = frame.lastStatus();
        text.append(hidden("__aish_begin " + status + " " + quoted)).append("; ");
        text.append(status == 0 ? "" : "__aish_set " + status + " && :; ");
        if (isBare(command, frame)) {
            text.append("<>$TTY ").append(command);
        } else {
            String inner = (jobs > 0 ? "__aish_release\n" : "") + framed(command, frame);
            text.append("builtin eval ").append(ShellQuoting.quote(inner)).append(' ');
            text.append(redirection());
        }
        text.append("; ").append(ended(command, frame)).append("\n\n");
        text.append(report(number));
        // as in zsh, a command does not find itself in the history
        boolean isRemembered = frame.is(Trait.REMEMBERED);
        return text.append(isRemembered ? hidden("__aish_remember " + quoted) + "\n" : "")
                .toString();
    }

    /**
     * Whether zsh should read a command as it is. Inside an eval, a suspended pipeline could be
     * neither interrupted nor killed any more, and {@code %1} could be the eval itself. What zsh
     * reads as it is must not have references to the history, or comments, which are none there.
     */
    private boolean isBare(String command, Frame frame) {
        boolean mayBe =
                (command.indexOf('|') >= 0 || command.indexOf('%') >= 0)
                        && redirection().startsWith("<>")
                        && !command.stripLeading().startsWith("time")
                        && frame.traits().stream().allMatch(Trait.REMEMBERED::equals)
                        && command.chars().noneMatch(c -> "!#^_\n\r".indexOf(c) >= 0)
                        && ShellScanner.scan(command).complete();
        return mayBe && isBare(ShellParser.parse(command));
    }

    private static boolean isBare(ShellNode node) {
        return switch (node) {
            case ShellNode.Sequence(List<ShellNode> items, Span _) ->
                    items.size() == 1 && isBare(items.getFirst());
            case ShellNode.Pipeline(List<ShellNode> stages, Span _) ->
                    stages.getFirst() instanceof ShellNode.Simple;
            case ShellNode.Simple _ -> true;
            default -> false;
        };
    }

    /** zsh forgets {@code $_} in a redirected command, but a trace must not show aish's own. */
    private static String ended(String command, Frame frame) {
        boolean mayTrace =
                frame.is(Trait.TRACED) || command.contains("set") || command.contains("xtrace");
        return mayTrace ? hidden(ENDED + "; " + HUSH) : ENDED + "; " + hidden(HUSH);
    }

    /** Own commands are written for any shell, and zsh splits words only if it is told to. */
    @Override
    String internalCommand(int number, String command) {
        String quoted = ShellQuoting.quote(command);
        String ended = hidden("__aish_status=0; " + HUSH);
        return "builtin emulate sh -c %s %s; %s\n\n".formatted(quoted, redirection(), ended)
                + report(number);
    }

    /** The flags of a trace or of a verbose shell do not outlive a function, so they end here. */
    @Override
    String report(int number) {
        return hidden("__aish_report " + number + "; builtin set +xv") + " && :\n";
    }

    /** Discards the trace, and what a DEBUG trap prints. */
    private static String hidden(String commands) {
        return "{ " + commands + "; } >/dev/null 2>&1";
    }

    /** zsh shows an eval as the text of a job, so nothing is added to a command without need. */
    private static String framed(String command, Frame frame) {
        String quoted = ShellQuoting.quote(command);
        String shown =
                frame.is(Trait.VERBOSE)
                        ? "builtin print -ru2 -- " + quoted + "; builtin set -v\n"
                        : "";
        String traced = frame.is(Trait.TRACED) ? "builtin set -x; " : "";
        int status = frame.lastStatus();
        boolean isPlain = traced.isEmpty() && !command.contains("_");
        return isPlain
                ? shown + command
                : shown
                        + untraced(
                                traced
                                        + (status == 0 ? ":" : "__aish_set " + status)
                                        + " \"$__aish_arg\""
                                        + (status == 0 ? "" : " && :"))
                        + "\n"
                        + command;
    }

    /**
     * Returns how many jobs to hold numbers for. Holding changes {@code $!}, so a command that may
     * read it before it starts a job gets the numbers that come.
     */
    private static long jobsOf(String command) {
        Matcher jobs = BACKGROUND.matcher(command);
        int read = command.indexOf('!');
        return jobs.find() && (read < 0 || jobs.start() < read)
                ? Math.min(1 + jobs.results().count(), MOST_HELD)
                : 0;
    }

    private static String hold(long jobs) {
        return "builtin unsetopt monitor; "
                + "__aish_hold &; ".repeat((int) jobs)
                + "builtin setopt monitor\n";
    }
}
