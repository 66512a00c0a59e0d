package aish.settings.project;

import aish.files.FileOwner;
import aish.settings.ConfigReading;
import aish.settings.Merge;
import aish.settings.toml.TomlNode;
import java.nio.file.Path;
import java.util.Map;

/**
 * The settings of a project. The file is read once, so what was hashed is what was parsed, even if
 * it has changed since.
 */
public final class ProjectFile {
    private final Path path;
    private final int size;
    private final String sha256;
    private final int uid;
    private final TomlNode.Table root;

    /**
     * @param path the real path
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

    /** The size in bytes. */
    public int size() {
        return size;
    }

    /** The hash of the file's bytes, in hexadecimal. */
    public String sha256() {
        return sha256;
    }

    /** Returns the owner's name for the user; looked up on each call, because that may be slow. */
    public String owner() {
        return FileOwner.name(path, uid) + (FileOwner.isMe(uid) ? "" : ", not by you");
    }

    /** The project's directory. */
    public Path directory() {
        return path.resolveSibling("");
    }

    TomlNode.Table root() {
        return root;
    }

    /** Returns the given settings with this file's top-level keys in place of their own. */
    public TomlNode.Table over(TomlNode.Table settings) {
        return Merge.of(settings, root);
    }

    /** Returns a fingerprint of each value, free of secrets, to compare a later version with. */
    public Map<String, SettingFingerprint> marks() {
        return SettingFingerprint.all(path, ConfigReading.of(root).values());
    }
}
