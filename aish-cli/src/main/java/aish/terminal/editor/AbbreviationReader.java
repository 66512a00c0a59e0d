package aish.terminal.editor;

import module java.base;

import aish.terminal.editor.Abbreviations.Expansion;
import org.jline.keymap.KeyMap;
import org.jline.reader.Binding;
import org.jline.reader.Reference;
import org.jline.terminal.Terminal;
import org.jspecify.annotations.Nullable;

/** JLine's reader, which expands an abbreviation as soon as the word is finished. */
abstract class AbbreviationReader extends ViReader {
    private static final String PLAIN_SPACE = "aish-plain-space";
    private static final String CTRL_SPACE = "\0";

    /** The characters that finish a command's name. */
    private static final String ENDS = " ;|&<>";

    private @Nullable Abbreviations abbreviations;

    AbbreviationReader(Terminal terminal, String name) {
        super(terminal, name);
        widgets.put(PLAIN_SPACE, this::typePlainSpace);
    }

    /** Binds the key that types a space without expanding anything. */
    static void bindPlainSpace(KeyMap<Binding> keys) {
        keys.bind(new Reference(PLAIN_SPACE), CTRL_SPACE);
    }

    /** Expands these from now on, or none. */
    final void abbreviate(@Nullable Abbreviations words) {
        abbreviations = words;
    }

    private boolean typePlainSpace() {
        putString(" ");
        return true;
    }

    @Override
    protected boolean selfInsert() {
        String key = getLastBinding();
        if (key.length() == 1 && ENDS.contains(key)) {
            expand();
        }
        return super.selfInsert();
    }

    @Override
    protected boolean insertCloseParen() {
        expand();
        return super.insertCloseParen();
    }

    @Override
    protected boolean acceptLine() {
        expand();
        return super.acceptLine();
    }

    private void expand() {
        Abbreviations words = abbreviations;
        if (words == null) {
            return;
        }
        int start = buf.cursor();
        while (start > 0 && Abbreviations.isPartOfWord((char) buf.atChar(start - 1))) {
            start--;
        }
        // before the whole line is copied, which would make a long one slow to type
        if (!words.isKnown(buf.substring(start, buf.cursor()))) {
            return;
        }
        String before = buf.upToCursor();
        Optional<Expansion> found = words.before(buf.toString(), before.length());
        if (found.isPresent()) {
            Expansion expansion = found.get();
            buf.backspace(expansion.length());
            buf.write(expansion.text());
        }
    }
}
