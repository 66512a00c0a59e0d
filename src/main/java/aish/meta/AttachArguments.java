package aish.meta;

/**
 * The arguments of a command that attaches something.
 *
 * @param localOnly whether it is to stay on this machine
 * @param rest what is to be attached
 */
record AttachArguments(boolean localOnly, String rest) {
    static final String LOCAL_ONLY = "--local-only";

    static AttachArguments of(String arguments) {
        String words = arguments.strip();
        boolean local = words.equals(LOCAL_ONLY) || words.startsWith(LOCAL_ONLY + " ");
        return new AttachArguments(
                local, local ? words.substring(LOCAL_ONLY.length()).strip() : words);
    }
}
