package aish.shell;

import module java.base;

import aish.bash.ShellQuoting;

/** The lines written to the standard input of a POSIX shell. */
final class PosixScript extends ShellScript {
    private static final Pattern BARE_EXIT = Pattern.compile("\\s*(exit|logout)(\\s+\\d+)?\\s*");

    PosixScript(String input, String redirection) {
        super(input, redirection);
    }

    @Override
    String bootstrap(int number, Optional<String> rc) {
        return preparation(rc, "session.sh") + report(number);
    }

    @Override
    String command(int number, String command, Frame frame) {
        String traced = frame.is(Trait.TRACED) ? "set -x\n" : "";
        // an exit that is refused because of jobs is accepted only at once; nothing else runs twice
        boolean again = frame.is(Trait.LEAVING) && BARE_EXIT.matcher(command).matches();
        return internalCommand(
                number,
                traced
                        + "__aish_set "
                        + frame.lastStatus()
                        + " && :\n"
                        + (again ? command + "\n" : "")
                        + command);
    }

    /** {@code command} keeps an error from making the shell forget the lines that it has read. */
    @Override
    String internalCommand(int number, String command) {
        return "command eval %s %s; %s\n\n%s"
                .formatted(
                        ShellQuoting.literal(command),
                        redirection(),
                        untraced("__aish_status=$? __aish_flags=$-; set +xv"),
                        report(number));
    }

    @Override
    String query(int number, String question) {
        return untraced("__aish_query " + number + " " + ShellQuoting.literal(question))
                + " && :\n";
    }
}
