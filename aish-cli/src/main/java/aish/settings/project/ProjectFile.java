package aish.settings.project;

import module java.base;

import aish.files.FileOwner;
import aish.files.Sha256;
import aish.secrets.KeyNameMask;
import aish.settings.UserSettings.ConfigReading;
import aish.settings.toml.TomlNode;
import aish.text.TomlText;

/**
 * The settings of a project. The file is read once, so what was hashed is what was parsed, even if
 * it has changed since.
 *
 * @param path the real path
 * @param size in bytes
 * @param sha256 of the bytes, in hexadecimal
 */
public record ProjectFile(Path path, int size, String sha256, int uid, TomlNode.Table root) {
    private static final String DEFAULT_MODEL = "default_model";

    /** Returns the owner's name for the user; looked up on each call, because that may be slow. */
    public String owner() {
        return FileOwner.name(path, uid) + (FileOwner.isMe(uid) ? "" : ", not by you");
    }

    /** The project's directory. */
    public Path directory() {
        return path.resolveSibling("");
    }

    /** Whether the file has this top-level key. */
    public boolean sets(String key) {
        return root.children().containsKey(key);
    }

    /** Returns the given settings with this file's top-level keys in place of their own. */
    public TomlNode.Table over(TomlNode.Table settings) {
        Map<String, TomlNode> merged = new LinkedHashMap<>(settings.children());
        // a file that replaces all presets also drops a default that is not among them
        if (root.children().get("models") instanceof TomlNode.Table presets
                && merged.get(DEFAULT_MODEL) instanceof TomlNode.Text wanted
                && !presets.children().containsKey(wanted.value())) {
            merged.remove(DEFAULT_MODEL);
        }
        merged.putAll(root.children());
        return new TomlNode.Table(root.at(), merged);
    }

    /** Returns a fingerprint of each value, free of secrets, to compare a later version with. */
    public Map<String, SettingFingerprint> marks() {
        return SettingFingerprint.all(path, ConfigReading.of(root).values());
    }

    /**
     * A setting in a form that can be stored: what may be shown of its value, and a hash that tells
     * whether a later value is the same even if the value is secret or long.
     *
     * @param shown as TOML, or {@code (set)} if it must not be shown
     */
    public record SettingFingerprint(String shown, String mark) {
        private static final int LONGEST = 200;

        /**
         * @param file part of the hash, so that equal values of different projects differ
         */
        public static Map<String, SettingFingerprint> all(Path file, Map<String, String> values) {
            Map<String, SettingFingerprint> marks = new LinkedHashMap<>();
            values.forEach((key, value) -> marks.put(key, of(file, key, value)));
            return marks;
        }

        private static SettingFingerprint of(Path file, String key, String value) {
            String text = file + "\0" + key + "\0" + value;
            return new SettingFingerprint(
                    TomlText.visible(KeyNameMask.mask(key, value), LONGEST),
                    Sha256.of(text.getBytes(StandardCharsets.UTF_8)));
        }
    }
}
