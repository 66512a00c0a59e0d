package aish.config;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Function;

/** Changes a list in the person's settings file, and not a character besides. */
public final class SettingsEdit {
    private final Path file;
    private final Path home;

    /**
     * @param file need not be there yet
     */
    public SettingsEdit(Path file, Path home) {
        this.file = file;
        this.home = home;
    }

    /** The file as a person reads its name. */
    public String shown() {
        return ShownPath.of(file, home);
    }

    /**
     * @throws IOException if the file stays as it was; the message says in one line why
     */
    public void addTo(String table, String key, String item) throws IOException {
        change(edit -> edit.addTo(table, key, item), key + " = [" + TomlText.quote(item) + "]");
    }

    /**
     * @throws IOException if the file stays as it was; the message says in one line why
     */
    public void removeFrom(String table, String key, String item) throws IOException {
        change(edit -> edit.removeFrom(table, key, item), "take " + TomlText.quote(item) + " out");
    }

    private void change(Function<TomlEdit, Optional<String>> change, String byHand)
            throws IOException {
        ConfigFile found = ConfigFile.at(file);
        if (!(found instanceof ConfigFile.Text) && !(found instanceof ConfigFile.Missing)) {
            throw new IOException(shown() + " cannot be read, so it is left alone");
        }
        String text = found instanceof ConfigFile.Text there ? there.content() : "";
        Optional<String> changed = TomlEdit.of(file, text).flatMap(change);
        if (changed.isEmpty()) {
            throw new IOException(
                    shown() + " is written in a way that only you can change: " + byHand);
        }
        try {
            SafeFile.replace(file, changed.get());
        } catch (IOException e) {
            throw new IOException(shown() + " cannot be written; nothing changed", e);
        }
    }
}
