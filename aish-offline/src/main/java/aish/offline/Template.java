package aish.offline;

import module java.base;

import aish.bash.ShellQuoting;

/**
 * A text with slots: {@code {file}}, {@code {dir=.}} with a default, {@code {text|sed}} with the
 * way the value is quoted. The part between <code>{?</code> and <code>?} </code> is left out unless
 * its slots are filled. Braces around anything else are text, as are those after {@code $} and
 * {@code %}.
 */
record Template(List<Part> parts) {
    sealed interface Part {}

    record Literal(String text) implements Part {}

    /** A slot and its default, written as it goes into the command. */
    record Slot(SlotKind kind, ValueQuoting writing, Optional<String> fallback) implements Part {}

    /** A part that appears only if all of its slots are filled. */
    record Option(Template inner) implements Part {}

    /** Ends with "the" and a noun, which stands for the missing value. */
    private static final Pattern NOUN_BEFORE =
            Pattern.compile(
                    "\\bthe ([\\w.-]+ )?(?!(?:of|to|in|from|with|at|on|by|for|and|as|containing) )[\\w.-]+ $");

    private static final String KINDS =
            Arrays.stream(SlotKind.values())
                    .map(kind -> kind.name().toLowerCase(Locale.ROOT))
                    .collect(Collectors.joining("|"));
    private static final Pattern SLOT =
            Pattern.compile("\\{(?<![$%{]\\{)(" + KINDS + ")(?:\\|([a-z]+))?(?:=([^}]*))?\\}");
    private static final Pattern WITHOUT_WILDCARDS = Pattern.compile("[^*?]+");

    /** Stands for a slot, and is no word. */
    static final String ANY_SLOT = "=";

    private static final String ANY_SLOT_APART = " " + ANY_SLOT + " ";
    private static final Pattern SLOT_OR_OPTION =
            Pattern.compile("\\{\\?|\\?\\}|\\{[a-z]+(?:[|=][^}]*)?\\}");
    private static final String OPENS = "{?";
    private static final String CLOSES = "?}";

    static Template of(String text) {
        List<Part> parts = new ArrayList<>();
        int done = 0;
        int opens = text.indexOf(OPENS);
        while (opens >= 0) {
            int closes = text.indexOf(CLOSES, opens);
            parts.addAll(plain(text.substring(done, opens)));
            parts.add(new Option(of(text.substring(opens + OPENS.length(), closes))));
            done = closes + CLOSES.length();
            opens = text.indexOf(OPENS, done);
        }
        parts.addAll(plain(text.substring(done)));
        return new Template(parts);
    }

    /** Returns the text with a mark in place of each slot and at the ends of optional parts. */
    static String withoutSlots(String text) {
        return text.indexOf('{') < 0
                ? text
                : SLOT_OR_OPTION.matcher(text).replaceAll(ANY_SLOT_APART);
    }

    private static List<Part> plain(String text) {
        if (text.indexOf('{') < 0) { // most have no slot, and the pattern is slow
            return List.of(new Literal(text));
        }
        List<Part> parts = new ArrayList<>();
        int done = 0;
        for (Matcher slot = SLOT.matcher(text); slot.find(); done = slot.end()) {
            parts.add(new Literal(text.substring(done, slot.start())));
            parts.add(
                    new Slot(
                            SlotKind.of(slot.group(1)),
                            ValueQuoting.of(Objects.requireNonNullElse(slot.group(2), "word")),
                            Optional.ofNullable(slot.group(3))));
        }
        parts.add(new Literal(text.substring(done)));
        return parts;
    }

    /** Returns all texts and slots, including those inside options. */
    List<Part> flat() {
        List<Part> flat = new ArrayList<>();
        for (Part part : parts) {
            flat.addAll(part instanceof Option(Template inner) ? inner.flat() : List.of(part));
        }
        return flat;
    }

    List<Slot> slots() {
        return flat().stream().filter(Slot.class::isInstance).map(Slot.class::cast).toList();
    }

    /** Returns the required kinds that have neither a value nor a default. */
    Set<SlotKind> missing(Map<SlotKind, SlotValue> values) {
        return parts.stream()
                .filter(part -> part instanceof Slot slot && slot.fallback().isEmpty())
                .map(part -> ((Slot) part).kind())
                .filter(kind -> !values.containsKey(kind))
                .collect(Collectors.toCollection(LinkedHashSet::new));
    }

    /** Returns the text for a shell; a missing value appears as a word in angle brackets. */
    String filled(Map<SlotKind, SlotValue> values) {
        StringBuilder filled = new StringBuilder();
        for (Part part : parts) {
            filled.append(
                    switch (part) {
                        case Literal(String text) -> text;
                        case Slot slot -> written(slot, values);
                        case Option(Template inner) ->
                                inner.missing(values).isEmpty() ? inner.filled(values) : "";
                    });
        }
        return filled.toString();
    }

    private static String written(Slot slot, Map<SlotKind, SlotValue> values) {
        SlotValue value = values.get(slot.kind());
        if (value != null) {
            return slot.writing().write(value);
        }
        return slot.fallback()
                .map(text -> text.startsWith("@") ? named(text.substring(1), values) : text)
                .orElse("<" + slot.kind().noun() + ">");
    }

    /** Returns the name of the directory with an extension, such as {@code dir.tar.gz}. */
    private static String named(String fallback, Map<SlotKind, SlotValue> values) {
        int dot = fallback.indexOf('.');
        SlotValue of = values.get(SlotKind.of(fallback.substring(0, dot)));
        String path = of == null ? "" : of.text().replaceAll("/+$", "");
        String name = path.substring(path.lastIndexOf('/') + 1).replaceAll("[*?]", "");
        boolean usable = name.chars().anyMatch(Character::isLetterOrDigit);
        return ShellQuoting.quote((usable ? name : "archive") + fallback.substring(dot));
    }

    /**
     * Returns the text for a user, with values as they were written.
     *
     * @param usual the defaults of slots without a value
     */
    String spoken(Map<SlotKind, SlotValue> values, Map<SlotKind, String> usual) {
        return said(values, usual).replaceAll(" {2,}", " ").strip();
    }

    private String said(Map<SlotKind, SlotValue> values, Map<SlotKind, String> usual) {
        StringBuilder spoken = new StringBuilder();
        for (Part part : parts) {
            switch (part) {
                case Literal(String text) -> spoken.append(text);
                case Slot slot -> {
                    SlotValue value = values.get(slot.kind());
                    spoken.append(
                            value != null
                                    ? value.spoken()
                                    : usual.getOrDefault(slot.kind(), missing(slot, spoken)));
                }
                case Option(Template inner) ->
                        spoken.append(
                                inner.missing(values).isEmpty() ? inner.said(values, usual) : "");
            }
        }
        return spoken.toString();
    }

    /** After "the symlink" or "an empty file" nothing is said; otherwise "a file". */
    private static String missing(Slot slot, CharSequence before) {
        String noun = slot.kind().noun();
        String said = before.toString().strip();
        String last = said.substring(said.lastIndexOf(' ') + 1);
        if (last.equals("all")) {
            return "matching";
        }
        String article = noun.startsWith("other") ? "an" : noun.matches("[aeio].*") ? "an " : "a ";
        boolean named = NOUN_BEFORE.matcher(before).find() || (noun + " ").startsWith(last + " ");
        return named ? "" : article + noun;
    }

    /** Returns the time zone of a city. */
    private static Optional<String> zone(String city) {
        return ZoneId.getAvailableZoneIds().stream()
                .filter(
                        id ->
                                id.equalsIgnoreCase(city)
                                        || id.substring(id.lastIndexOf('/') + 1)
                                                .equalsIgnoreCase(city))
                .max(Comparator.naturalOrder());
    }

    /** Returns a value as one word of a command. */
    private static String word(SlotValue value) {
        return switch (value.raw()) {
            case NO -> ShellQuoting.quote(value.text());
            case WILDCARDS -> path(value.text());
            case YES -> value.text();
        };
    }

    private static String path(String text) {
        int home = text.startsWith("~/") ? 2 : text.equals("~") ? 1 : 0;
        return text.substring(0, home) + pattern(text.substring(home));
    }

    /** Quotes everything but the wildcards. */
    private static String pattern(String text) {
        return WITHOUT_WILDCARDS
                .matcher(text)
                .replaceAll(run -> Matcher.quoteReplacement(ShellQuoting.quote(run.group())));
    }

    /** How a value is written into a command. */
    private enum ValueQuoting {
        /** As one word of the command. */
        WORD,
        /** Between single quotes that the template contains. */
        SQ,
        /** Between single quotes, as the pattern of {@code s/…/…/}. */
        SED,
        /** Between single quotes, as the replacement of {@code s/…/…/}. */
        SEDTO,
        /** Without its last extension: {@code a.mov} becomes {@code a}. */
        STEM,
        /** A duration as a number of seconds. */
        SECONDS,
        /** An age, as the time of the last access. */
        ATIME,
        /** A city, as the name of its time zone. */
        ZONE,
        /** Only its letters, digits, dots, dashes and underscores. */
        PLAIN;

        static ValueQuoting of(String name) {
            return valueOf(name.toUpperCase(Locale.ROOT));
        }

        String write(SlotValue value) {
            String text = value.text();
            return switch (this) {
                case WORD -> word(value);
                case SQ -> inSingleQuotes(text);
                case SED -> inSingleQuotes(text.replaceAll("[\\\\/.*\\[\\]^$]", "\\\\$0"));
                case SEDTO -> inSingleQuotes(text.replaceAll("[\\\\/&]", "\\\\$0"));
                case STEM -> word(new SlotValue(withoutEnding(text), value.spoken(), value.raw()));
                case SECONDS -> Long.toString(seconds(text));
                case ATIME -> text.replace("-mtime", "-atime").replace("-mmin", "-amin");
                case ZONE -> ShellQuoting.quote(zone(text).orElse(text));
                case PLAIN -> text.replaceAll("^\\.+|[^\\p{L}\\p{Nd}._-]", "");
            };
        }

        private static String inSingleQuotes(String text) {
            return text.replace("\n", " ").replace("'", "'\\''");
        }

        private static String withoutEnding(String text) {
            int dot = text.lastIndexOf('.');
            return dot > text.lastIndexOf('/') + 1 ? text.substring(0, dot) : text;
        }

        private static long seconds(String duration) {
            int last = duration.length() - 1;
            double amount = Double.parseDouble(duration.substring(0, last));
            int unit =
                    Map.of('m', 60, 'h', 3_600, 'd', 86_400).getOrDefault(duration.charAt(last), 1);
            return Math.max(1, Math.round(amount * unit));
        }
    }
}
