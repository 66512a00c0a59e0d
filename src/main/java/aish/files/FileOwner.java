package aish.files;

import aish.text.TomlText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.UserPrincipal;
import java.util.Map;

/** Whose a file is. */
public final class FileOwner {
    /** Belongs to whoever runs this process. */
    private static final Path MYSELF = Path.of("/proc/self");

    private FileOwner() {}

    /** The name of that user, who owned the file when it was read. */
    public static String name(Path file, int uid) {
        try {
            Map<String, Object> now =
                    Files.readAttributes(file, "unix:uid,owner", LinkOption.NOFOLLOW_LINKS);
            if (Integer.valueOf(uid).equals(now.get("uid"))
                    && now.get("owner") instanceof UserPrincipal owner) {
                return TomlText.visible(owner.getName());
            }
        } catch (IOException | UnsupportedOperationException e) {
            // the number has to do
        }
        return "user " + uid;
    }

    /** Whether a file with that owner is the person's own. */
    public static boolean isMe(int uid) {
        try {
            return Integer.valueOf(uid).equals(Files.getAttribute(MYSELF, "unix:uid"));
        } catch (IOException | UnsupportedOperationException e) {
            return false;
        }
    }
}
