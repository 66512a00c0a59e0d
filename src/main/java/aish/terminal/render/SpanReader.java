package aish.terminal.render;

import aish.text.PlainText;
import java.util.Map;

/** Reads what follows a mark that has its own rules, until it ends. */
interface SpanReader {
    void read(int c);

    /** Called when the text ends here: treats what was read as what it is so far. */
    void giveUp();

    /** Reads a character given by name or number between an ampersand and a semicolon. */
    final class EntityReader implements SpanReader {
        private static final int LONGEST = 16;

        /** The named characters, loaded only when the first one is needed. */
        private static final class Names {
            static final Map<String, String> KNOWN =
                    Map.ofEntries(
                            Map.entry("amp", "&"),
                            Map.entry("lt", "<"),
                            Map.entry("gt", ">"),
                            Map.entry("quot", "\""),
                            Map.entry("apos", "'"),
                            Map.entry("nbsp", "\u00a0"),
                            Map.entry("copy", "©"),
                            Map.entry("reg", "®"),
                            Map.entry("trade", "™"),
                            Map.entry("deg", "°"),
                            Map.entry("plusmn", "±"),
                            Map.entry("micro", "µ"),
                            Map.entry("middot", "·"),
                            Map.entry("bull", "•"),
                            Map.entry("hellip", "…"),
                            Map.entry("ndash", "–"),
                            Map.entry("mdash", "—"),
                            Map.entry("lsquo", "‘"),
                            Map.entry("rsquo", "’"),
                            Map.entry("ldquo", "“"),
                            Map.entry("rdquo", "”"),
                            Map.entry("laquo", "«"),
                            Map.entry("raquo", "»"),
                            Map.entry("times", "×"),
                            Map.entry("divide", "÷"),
                            Map.entry("ne", "≠"),
                            Map.entry("le", "≤"),
                            Map.entry("ge", "≥"),
                            Map.entry("larr", "←"),
                            Map.entry("rarr", "→"),
                            Map.entry("uarr", "↑"),
                            Map.entry("darr", "↓"),
                            Map.entry("euro", "€"),
                            Map.entry("pound", "£"),
                            Map.entry("sect", "§"),
                            Map.entry("para", "¶"),
                            Map.entry("infin", "∞"),
                            Map.entry("ouml", "ö"),
                            Map.entry("auml", "ä"),
                            Map.entry("uuml", "ü"),
                            Map.entry("szlig", "ß"),
                            Map.entry("eacute", "é"),
                            Map.entry("lbrace", "{"),
                            Map.entry("rbrace", "}"),
                            Map.entry("lbrack", "["),
                            Map.entry("rbrack", "]"),
                            Map.entry("vert", "|"),
                            Map.entry("num", "#"),
                            Map.entry("ast", "*"),
                            Map.entry("lowbar", "_"),
                            Map.entry("grave", "`"));

            private Names() {}
        }

        private final InlineText inline;
        private final StringBuilder name = new StringBuilder();

        EntityReader(InlineText inline) {
            this.inline = inline;
        }

        @Override
        public void read(int c) {
            if (c == ';') {
                inline.leave();
                inline.text(decoded(name.toString()));
            } else if (((c == '#' && name.isEmpty()) || (c < 0x80 && Character.isLetterOrDigit(c)))
                    && name.length() < LONGEST) {
                name.appendCodePoint(c);
            } else {
                giveUp();
                inline.read(c);
            }
        }

        @Override
        public void giveUp() {
            inline.leave();
            inline.text("&" + name);
        }

        /**
         * A character given by number is as dangerous as the character itself, and made safe like
         * it.
         */
        private static String decoded(String name) {
            if (name.matches("#[0-9]{1,7}")) {
                return character(Integer.parseInt(name.substring(1)));
            }
            if (name.matches("#[xX][0-9a-fA-F]{1,6}")) {
                return character(Integer.parseInt(name.substring(2), 16));
            }
            String known = Names.KNOWN.get(name);
            return known == null ? "&" + name + ";" : known;
        }

        private static String character(int c) {
            boolean real = Character.isValidCodePoint(c) && c != 0;
            return real ? PlainText.oneLine(Character.toString(c)) : "\ufffd";
        }
    }
}
