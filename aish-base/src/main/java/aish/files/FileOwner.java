package aish.files;

import module java.base;

import aish.text.TomlText;

/** Determines who owns a file. */
public final class FileOwner {
    /** Owned by the user who runs this process. */
    private static final Path MYSELF = Path.of("/proc/self");

    private FileOwner() {}

    /** Returns the name of the user with that id, who owned the file when it was read. */
    public static String name(Path file, int uid) {
        try {
            Map<String, Object> now =
                    Files.readAttributes(file, "unix:uid,owner", LinkOption.NOFOLLOW_LINKS);
            if (Integer.valueOf(uid).equals(now.get("uid"))
                    && now.get("owner") instanceof UserPrincipal owner) {
                return TomlText.visible(owner.getName());
            }
        } catch (IOException | UnsupportedOperationException e) {
            // the id is shown instead
        }
        return "user " + uid;
    }

    /** Whether that id is the current user's. */
    public static boolean isMe(int uid) {
        try {
            return Integer.valueOf(uid).equals(Files.getAttribute(MYSELF, "unix:uid"));
        } catch (IOException | UnsupportedOperationException e) {
            return false;
        }
    }
}
