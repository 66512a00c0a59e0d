package aish.testing;

/** Keys that are not text, as xterm sends them. */
public enum Key {
    ENTER("\r"),
    TAB("\t"),
    BACKSPACE("\u007f"),
    ESCAPE("\u001b"),
    UP("\u001b[A"),
    DOWN("\u001b[B"),
    ALT_ENTER("\u001b\r"),
    CTRL_A("\u0001"),
    CTRL_C("\u0003"),
    CTRL_D("\u0004"),
    CTRL_L("\f"),
    CTRL_N("\u000e"),
    CTRL_R("\u0012"),
    CTRL_U("\u0015"),
    CTRL_X("\u0018"),
    CTRL_Z("\u001a"),
    CTRL_BACKSLASH("\u001c");

    private final String bytes;

    Key(String bytes) {
        this.bytes = bytes;
    }

    public String bytes() {
        return bytes;
    }
}
