package aish.shell.remote;

import module java.base;

import aish.text.Resource;

/**
 * A shell to be started on a target, by two programs: one holds the channel over which aish speaks
 * to the shell, in a private directory that goes when it ends; the other runs the shell on a
 * terminal.
 */
public record RemoteShell(Target target, Transport transport) {
    /** One line, and without what login shells other than sh would read in their own way. */
    private static final String CONTROL =
            String.join("; ", Resource.entries(RemoteShell.class, "control.sh"));

    private static final Pattern DIRECTORY = Pattern.compile("/[A-Za-z0-9_./-]+");
    private static final Pattern TERM = Pattern.compile("[A-Za-z0-9_.+-]+");

    /**
     * Returns the same shell over one connection.
     *
     * @param socket a path where its two programs can meet
     */
    public RemoteShell sharing(Path socket) {
        return new RemoteShell(target, transport.sharing(socket));
    }

    /** Whether OpenSSH connects; otherwise the program may become the shell itself. */
    public boolean isSsh() {
        return transport instanceof Transport.Ssh;
    }

    /** Returns the program that holds the channel. */
    public List<String> control() {
        return transport.control(target, CONTROL);
    }

    /**
     * Returns the program that runs the shell.
     *
     * @param shell the one that is there, as the other program told it: bash, or else sh
     * @param directory the private one, as it told too
     * @param term the kind of terminal; ignored if it is strange
     */
    public List<String> terminal(String shell, String directory, String term) {
        if (!DIRECTORY.matcher(directory).matches()) {
            throw new IllegalArgumentException("a strange directory");
        }
        String kind = TERM.matcher(term).matches() ? "TERM=" + term + " " : "";
        return transport.terminal(
                target,
                "exec env "
                        + kind
                        + "PS1= PS2= AISH_CHANNEL="
                        + directory
                        + (shell.equals("bash")
                                ? " bash --noediting --noprofile --norc -i <"
                                : " ENV= HISTFILE=/dev/null sh -i <")
                        + directory
                        + "/c");
    }
}
