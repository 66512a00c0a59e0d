package aish.settings.project;

import aish.files.Sha256;
import aish.secrets.KeyNameMask;
import aish.text.TomlText;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A setting in a form that can be stored: what may be shown of its value, and a hash that tells
 * whether a later value is the same even if the value is secret or long.
 *
 * @param shown as TOML, or {@code (set)} if it must not be shown
 */
public record SettingFingerprint(String shown, String mark) {
    private static final int LONGEST = 200;
    private static final int DIGITS = 16;

    /**
     * @param file part of the hash, so that equal values of different projects differ
     */
    static Map<String, SettingFingerprint> all(Path file, Map<String, String> values) {
        Map<String, SettingFingerprint> marks = new LinkedHashMap<>();
        values.forEach((key, value) -> marks.put(key, of(file, key, value)));
        return marks;
    }

    private static SettingFingerprint of(Path file, String key, String value) {
        String text = file + "\0" + key + "\0" + value;
        String digest = Sha256.of(text.getBytes(StandardCharsets.UTF_8));
        return new SettingFingerprint(shown(key, value), digest.substring(0, DIGITS));
    }

    static String shown(String key, String value) {
        return TomlText.visible(KeyNameMask.mask(key, value), LONGEST);
    }
}
