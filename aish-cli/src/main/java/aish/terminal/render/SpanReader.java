package aish.terminal.render;

import module java.base;

import aish.text.PlainText;

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
            static final Map<String, String> KNOWN = new HashMap<>();

            static {
                String[] pairs =
                        """
                        amp & lt < gt > quot " apos ' nbsp \u00a0 copy © reg ® trade ™ deg ° \
                        plusmn ± micro µ middot · bull • hellip … ndash – mdash — lsquo ‘ rsquo ’ \
                        ldquo “ rdquo ” laquo « raquo » times × divide ÷ ne ≠ le ≤ ge ≥ larr ← \
                        rarr → uarr ↑ darr ↓ euro € pound £ sect § para ¶ infin ∞ ouml ö auml ä \
                        uuml ü szlig ß eacute é lbrace { rbrace } lbrack [ rbrack ] vert | num # \
                        ast * lowbar _ grave `"""
                                .split(" ");
                for (int i = 0; i < pairs.length; i += 2) {
                    KNOWN.put(pairs[i], pairs[i + 1]);
                }
            }

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
