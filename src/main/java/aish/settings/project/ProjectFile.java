package aish.settings.project;

import aish.files.FileOwner;
import aish.settings.ConfigReading;
import aish.settings.Merge;
import aish.settings.toml.TomlNode;
import java.nio.file.Path;
import java.util.Map;

/**
 * The settings of a project as they were read, once: what was hashed is what was parsed, whatever
 * has become of the file since.
 */
public final class ProjectFile {
    private final Path path;
    private final int size;
    private final String sha256;
    private final int uid;
    private final TomlNode.Table root;

    /**
     * @param path the real one
     */
    ProjectFile(Path path, int size, String sha256, int uid, TomlNode.Table root) {
        this.path = path;
        this.size = size;
        this.sha256 = sha256;
        this.uid = uid;
        this.root = root;
    }

    public Path path() {
        return path;
    }

    /** In bytes. */
    public int size() {
        return size;
    }

    /** Of its bytes, in hexadecimal digits. */
    public String sha256() {
        return sha256;
    }

    /** Whose it is, for people; looked up when asked for, as that may take its time. */
    public String owner() {
        return FileOwner.name(path, uid) + (FileOwner.isMe(uid) ? "" : ", not by you");
    }

    /** The directory whose settings these are. */
    public Path directory() {
        return path.resolveSibling("");
    }

    TomlNode.Table root() {
        return root;
    }

    /** The person's settings with each outermost key of this file in the place of theirs. */
    public TomlNode.Table over(TomlNode.Table settings) {
        return Merge.of(settings, root);
    }

    /** What it says, key by key, free of secrets, so that a later version can be compared. */
    public Map<String, SettingFingerprint> marks() {
        return SettingFingerprint.all(path, ConfigReading.of(root).values());
    }
}
