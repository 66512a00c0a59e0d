package aish.settings.project;

import aish.files.Sha256;
import aish.secrets.KeyNameMask;
import aish.text.TomlText;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A setting as it can be kept: what may be shown of its value, and a mark that tells whether a
 * later value is the same, should the value itself be secret or long.
 *
 * @param shown as TOML, or {@code (set)} for what must not be shown
 */
public record SettingFingerprint(String shown, String mark) {
    private static final int LONGEST = 200;
    private static final int DIGITS = 16;

    /**
     * @param file keeps equal values of different projects apart
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
