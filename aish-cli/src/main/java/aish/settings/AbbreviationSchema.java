package aish.settings;

import module java.base;

import aish.settings.toml.TomlNode;
import aish.settings.type.ValueTypes.TextType;
import aish.text.TomlText;

/** Reads the abbreviations: words of one line that stand for a longer text. */
final class AbbreviationSchema {
    private static final String IGNORED = "it is ignored";
    private static final int LONGEST_SHOWN = 40;

    /** What a name may contain besides letters and digits, none of it special to bash. */
    private static final String NAME_CHARACTERS = "._+-,@";

    private AbbreviationSchema() {}

    static Map<String, String> read(TableReader in) {
        Map<String, String> read = new LinkedHashMap<>();
        for (Map.Entry<String, TomlNode> entry : in.table().children().entrySet()) {
            String name = entry.getKey();
            if (isWord(name)) {
                in.find(name, TextType.LINE, IGNORED).ifPresent(text -> read.put(name, text));
            } else {
                in.ignore(name);
                in.report(
                        entry.getValue().at(),
                        "abbreviation "
                                + TomlText.quote(name, LONGEST_SHOWN)
                                + " must be one word of letters, digits and "
                                + NAME_CHARACTERS
                                + " that does not start with -; "
                                + IGNORED);
            }
        }
        return read;
    }

    private static boolean isWord(String name) {
        for (int i = 0; i < name.length(); i++) {
            char c = name.charAt(i);
            if (!Character.isLetterOrDigit(c) && NAME_CHARACTERS.indexOf(c) < 0) {
                return false;
            }
        }
        return !name.isEmpty() && name.charAt(0) != '-';
    }
}
