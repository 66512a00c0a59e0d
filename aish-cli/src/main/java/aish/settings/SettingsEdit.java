package aish.settings;

import module java.base;

import aish.files.AtomicFile;
import aish.files.LockedUpdate;
import aish.files.ShownPath;
import aish.settings.toml.TomlEdit;
import aish.text.TomlText;

/**
 * Changes a list in the user's settings file and leaves every other character unchanged.
 *
 * @param file need not exist yet
 */
public record SettingsEdit(Path file, Path home) {
    /** Returns the file's path as shown to the user. */
    public String shown() {
        return ShownPath.of(file, home);
    }

    /**
     * @throws IOException if the file is unchanged; the message gives the reason in one line
     */
    public void addTo(List<String> table, String key, String item) throws IOException {
        edit(edit -> edit.addTo(table, key, item), addByHand(table, key, item));
    }

    /**
     * Like {@link #addTo}, but the table must exist.
     *
     * @throws IOException if the file is unchanged; the message gives the reason in one line
     */
    public void addToExisting(List<String> table, String key, String item) throws IOException {
        edit(
                edit -> edit.has(table) ? edit.addTo(table, key, item) : Optional.empty(),
                addByHand(table, key, item));
    }

    private static String addByHand(List<String> table, String key, String item) {
        return "add to ["
                + TomlText.path(table)
                + "]: "
                + key
                + " = ["
                + TomlText.quote(item)
                + "]";
    }

    /**
     * @throws IOException if the file is unchanged; the message gives the reason in one line
     */
    public void removeFrom(List<String> table, String key, String item) throws IOException {
        edit(edit -> edit.removeFrom(table, key, item), "remove " + TomlText.quote(item));
    }

    /**
     * Adds tables that the file does not have yet at its end.
     *
     * @throws IOException if the file is unchanged; the message gives the reason in one line
     */
    public void append(String tables) throws IOException {
        change(
                text -> {
                    String gap = text.isEmpty() || text.endsWith("\n") ? "" : "\n";
                    String all = text + gap + (text.isBlank() ? tables.stripLeading() : tables);
                    return TomlEdit.of(file, all).map(_ -> all);
                },
                "; is it valid TOML with tables of its own?");
    }

    private void edit(Function<TomlEdit, Optional<String>> edit, String byHand) throws IOException {
        change(text -> TomlEdit.of(file, text).flatMap(edit), "; open it and " + byHand);
    }

    private void change(Function<String, Optional<String>> change, String advice)
            throws IOException {
        try {
            LockedUpdate.of(
                    file,
                    () -> {
                        ConfigFile.Text there = read();
                        Optional<String> changed = change.apply(there.content());
                        if (changed.isEmpty()) {
                            throw new IOException(
                                    "cannot edit " + shown() + " automatically" + advice);
                        }
                        if (!changed.get().equals(there.content())) {
                            write(there.mark() + changed.get());
                        }
                        return file;
                    });
        } catch (FileSystemException e) {
            throw new IOException(shown() + " cannot be written; nothing was changed", e);
        }
    }

    private ConfigFile.Text read() throws IOException {
        ConfigFile found = ConfigFile.at(file);
        if (!(found instanceof ConfigFile.Text) && !(found instanceof ConfigFile.Missing)) {
            throw new IOException(shown() + " cannot be read; nothing was changed");
        }
        return found instanceof ConfigFile.Text read ? read : new ConfigFile.Text("", "");
    }

    private void write(String text) throws IOException {
        try {
            AtomicFile.replace(file, text);
        } catch (IOException e) {
            throw new IOException(shown() + " cannot be written; nothing was changed", e);
        }
    }
}
