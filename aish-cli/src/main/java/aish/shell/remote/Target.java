package aish.shell.remote;

/**
 * A host, container, pod or user on which a shell can be started.
 *
 * @param transport the name of what reaches it
 * @param name what the transport knows it by, such as {@code user@host} or the name of a container;
 *     never an option
 */
public record Target(String transport, String name) {
    /** The transport of a target that names none. */
    public static final String SSH = "ssh";

    /** Returns the target as the user writes it, which can be parsed again. */
    @Override
    public String toString() {
        return transport.equals(SSH) ? name : transport + ":" + name;
    }

    /** A target that cannot be used; the message tells the user why. */
    public static final class TargetException extends Exception {
        private static final long serialVersionUID = 1L;

        public TargetException(String why) {
            super(why);
        }

        /** Returns the message, which is never null. */
        public String why() {
            return String.valueOf(getMessage());
        }
    }
}
