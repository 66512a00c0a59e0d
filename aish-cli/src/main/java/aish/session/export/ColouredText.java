package aish.session.export;

import module java.base;

import aish.text.PlainText;

/** Text with the sequences that set colours and styles, and no others. */
final class ColouredText {
    private static final Pattern SEQUENCE =
            Pattern.compile(
                    "\u001b\\[([0-9;:]*)m|\u001b\\[[0-?]*[ -/]*[@-~]|\u001b[\\]PX^_](?:[^\u0007\u001b\u009c\n]|\u001b(?!\\\\))*(?:\u0007|\u001b\\\\|\u009c)?"
                            + "|\u001b[ -/]*[0-~]?|\u009b[0-?]*[ -/]*[@-~]");

    private static final Pattern COLOUR = Pattern.compile("\u001b\\[([0-9;]*)m");

    private ColouredText() {}

    /** Removes all other sequences, and applies carriage returns. */
    static String clean(String raw) {
        StringBuilder text = new StringBuilder(raw.length());
        Matcher found = SEQUENCE.matcher(raw);
        int from = 0;
        while (found.find()) {
            append(raw.substring(from, found.start()), text);
            if (found.group(1) != null && found.group(1).indexOf(':') < 0) {
                text.append("\u001b[").append(found.group(1)).append('m');
            }
            from = found.end();
        }
        append(raw.substring(from), text);
        return text.toString();
    }

    private static void append(String part, StringBuilder text) {
        String lines = part.replaceAll("\r+\n", "\n");
        int start = lines.lastIndexOf('\r') < 0 ? 0 : -1;
        if (start == 0) {
            text.append(PlainText.of(lines));
            return;
        }
        for (String piece : lines.split("(?<=\r)", -1)) {
            boolean returns = piece.endsWith("\r");
            text.append(PlainText.of(returns ? piece.substring(0, piece.length() - 1) : piece));
            if (returns) {
                text.setLength(text.lastIndexOf("\n") + 1);
            }
        }
    }

    /** Returns the text without any sequences. */
    static String plain(String clean) {
        return COLOUR.matcher(clean).replaceAll("");
    }

    /**
     * A part of a text in one style.
     *
     * @param classes names of the styles, for a style sheet
     * @param style colours that no name stands for
     */
    record Run(String text, List<String> classes, String style) {
        Run {
            classes = List.copyOf(classes);
        }
    }

    /** Splits a text by its styles. */
    static List<Run> runs(String clean) {
        List<Run> runs = new ArrayList<>();
        Style style = new Style();
        Matcher found = COLOUR.matcher(clean);
        int from = 0;
        while (found.find()) {
            style.add(clean.substring(from, found.start()), runs);
            style.apply(found.group(1));
            from = found.end();
        }
        style.add(clean.substring(from), runs);
        return runs;
    }

    private static final class Style {
        private static final Map<Integer, String> ATTRIBUTES =
                Map.of(1, "bo", 2, "di", 3, "it", 4, "un", 7, "in", 9, "st");
        private static final int[] LEVELS = {0, 95, 135, 175, 215, 255};

        private final Set<String> attributes = new TreeSet<>();
        private String front = "";
        private String back = "";

        void add(String text, List<Run> runs) {
            if (text.isEmpty()) {
                return;
            }
            List<String> classes = new ArrayList<>(attributes);
            StringBuilder colours = new StringBuilder();
            colour(front, "color:", classes, colours);
            colour(back, "background:", classes, colours);
            runs.add(new Run(text, classes, colours.toString()));
        }

        private static void colour(
                String value, String property, List<String> classes, StringBuilder colours) {
            if (value.startsWith("#")) {
                colours.append(property).append(value).append(';');
            } else if (!value.isEmpty()) {
                classes.add(value);
            }
        }

        void apply(String parameters) {
            int[] codes =
                    Stream.of(parameters.split(";", -1))
                            .mapToInt(code -> code.isEmpty() ? 0 : number(code))
                            .toArray();
            for (int i = 0; i < codes.length; i++) {
                int code = codes[i];
                if (code == 38 || code == 48) {
                    i += extended(codes, i, code == 38);
                } else {
                    apply(code);
                }
            }
        }

        private static int number(String code) {
            return code.length() > 3 ? 999 : Integer.parseInt(code);
        }

        private void apply(int code) {
            if (code == 0) {
                attributes.clear();
                front = "";
                back = "";
            } else if (ATTRIBUTES.containsKey(code)) {
                attributes.add(String.valueOf(ATTRIBUTES.get(code)));
            } else if (code == 22) {
                attributes.removeAll(Set.of("bo", "di"));
            } else if (code > 22 && code < 30) {
                attributes.remove(String.valueOf(ATTRIBUTES.get(code - 20)));
            } else if (code >= 30 && code < 40) {
                front = code == 39 ? "" : "f" + (code - 30);
            } else if (code >= 40 && code < 50) {
                back = code == 49 ? "" : "b" + (code - 40);
            } else if (code >= 90 && code < 98) {
                front = "f" + (code - 82);
            } else if (code >= 100 && code < 108) {
                back = "b" + (code - 92);
            }
        }

        /** Reads {@code 38;5;N} or {@code 38;2;R;G;B}; returns how many codes it took. */
        private int extended(int[] codes, int at, boolean isFront) {
            int kind = at + 1 < codes.length ? codes[at + 1] : 0;
            String value = "";
            int taken = codes.length - at - 1;
            if (kind == 5 && at + 2 < codes.length) {
                value = indexed(codes[at + 2] & 0xff, isFront);
                taken = 2;
            } else if (kind == 2 && at + 4 < codes.length) {
                value = rgb(codes[at + 2] & 0xff, codes[at + 3] & 0xff, codes[at + 4] & 0xff);
                taken = 4;
            }
            if (isFront) {
                front = value;
            } else {
                back = value;
            }
            return taken;
        }

        private static String indexed(int index, boolean isFront) {
            if (index < 16) {
                return (isFront ? "f" : "b") + index;
            }
            if (index >= 232) {
                int grey = 8 + 10 * (index - 232);
                return rgb(grey, grey, grey);
            }
            int cube = index - 16;
            return rgb(LEVELS[cube / 36], LEVELS[cube / 6 % 6], LEVELS[cube % 6]);
        }

        private static String rgb(int red, int green, int blue) {
            return String.format(Locale.ROOT, "#%02x%02x%02x", red, green, blue);
        }
    }
}
