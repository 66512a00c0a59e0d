package aish.evidence;

import module java.base;

import org.jspecify.annotations.Nullable;

/**
 * A number in a sentence, and what the words around it make of it.
 *
 * @param digits how it is written; empty if it is a word
 * @param words what it may count
 */
record ClaimedNumber(Quantity quantity, String digits, Sense sense, List<String> words) {
    enum Sense {
        EXACT,
        ROUGH,
        BOUND
    }

    private static final Pattern NUMBER =
            Pattern.compile("(?!0x)[~−-]?([0-9][0-9,]*(?:\\.[0-9]+)?)(%|[a-zA-Zµ]{1,4}(?:/s)?)?");
    private static final Set<String> ROUGH =
            Set.of(
                    "about around roughly approximately nearly almost some ca circa least most"
                            .split(" "));
    private static final Set<String> BOUND =
            Set.of("over under than below above within exceeds beyond".split(" "));

    /** The number after one of these is a name, or counts something else. */
    private static final Set<String> NUMBERED =
            Set.of(
                    ("line lines step steps item items section row column page another top option "
                                    + "phase those these other half quarter")
                            .split(" "));

    /** The number in front of one of these compares. */
    private static final Set<String> COMPARED =
            Set.of("more less fewer longer later earlier higher lower".split(" "));

    private static final Set<String> WHOLE = Set.of("whole", "full", "entire");

    /** A time in front of one of these is the time between two events. */
    private static final Set<String> APART = Set.of("later", "earlier", "apart");

    private static final int HALF = 50;
    private static final Map<String, Integer> NUMERALS = numerals();

    private static Map<String, Integer> numerals() {
        Map<String, Integer> numerals = new HashMap<>();
        List<String> small =
                List.of(
                        ("zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen "
                                        + "sixteen seventeen eighteen nineteen")
                                .split(" "));
        List<String> tens =
                List.of("twenty thirty forty fifty sixty seventy eighty ninety".split(" "));
        small.forEach(word -> numerals.put(word, small.indexOf(word)));
        tens.forEach(word -> numerals.put(word, (tens.indexOf(word) + 2) * 10));
        return numerals;
    }

    private static final Pattern COUNT =
            Pattern.compile(
                    "(?i)(?<![\\w-])(?:"
                            + String.join("|", NUMERALS.keySet())
                            + ")(?= [a-z\\d])(?<!one|zero)");

    /** Writes the numbers with digits that count something, as in <i>six stations</i>. */
    static String withDigits(String text) {
        return COUNT.matcher(text)
                .replaceAll(
                        each ->
                                String.valueOf(
                                        NUMERALS.get(each.group().toLowerCase(Locale.ROOT))));
    }

    /** How many words after a number may name what it counts. */
    private static final int COUNTED = 4;

    /** Returns the number that a word of a sentence is, if it is said to be there. */
    static Optional<ClaimedNumber> at(List<String> sentence, int at) {
        String word = sentence.get(at);
        String before = at == 0 ? "" : sentence.get(at - 1).toLowerCase(Locale.ROOT);
        String next = at + 1 == sentence.size() ? "" : sentence.get(at + 1);
        boolean entire = WHOLE.contains(next) && at + 2 < sentence.size();
        String after = entire ? sentence.get(at + 2) : next;
        String then = at + 2 < sentence.size() ? sentence.get(at + 2) : "";
        if (NUMBERED.contains(before) || COMPARED.contains(after) || APART.contains(then)) {
            return Optional.empty();
        }
        Sense sense =
                BOUND.contains(before) || (before.equals("from") && after.equals("to"))
                        ? Sense.BOUND
                        : ROUGH.contains(before) || word.startsWith("~")
                                ? Sense.ROUGH
                                : Sense.EXACT;
        Matcher number = NUMBER.matcher(word);
        if (number.matches()) {
            @Nullable String attached = number.group(2);
            return Quantity.value(number.group(1))
                    .map(value -> Quantity.of(value, attached == null ? after : attached))
                    .map(
                            quantity ->
                                    new ClaimedNumber(
                                            quantity,
                                            number.group(1),
                                            sense,
                                            attached == null ? counted(sentence, at) : List.of()));
        }
        if (word.equalsIgnoreCase("half") && after.equals("of") && !before.equals("and")) {
            Quantity half = Quantity.of(BigDecimal.valueOf(HALF), "%");
            return Optional.of(new ClaimedNumber(half, "", sense, List.of()));
        }
        int numeral = numeral(word.toLowerCase(Locale.ROOT), before, after);
        return numeral == 0
                ? Optional.empty()
                : Optional.of(
                        new ClaimedNumber(
                                Quantity.of(BigDecimal.valueOf(numeral), after),
                                "",
                                sense,
                                counted(sentence, at)));
    }

    /** Returns the value of a numeral, also of the article in <i>an hour</i>; 0 if it is none. */
    private static int numeral(String word, String before, String after) {
        boolean one =
                word.matches("an?")
                        && !before.equals("of")
                        && Quantity.of(BigDecimal.ONE, after).kind().equals("time");
        if (word.matches("[a-z]+ty-[a-z]+")) {
            String[] parts = word.split("-", 2);
            int tens = NUMERALS.getOrDefault(parts[0], 0);
            return tens == 0 ? 0 : tens + NUMERALS.getOrDefault(parts[1], -tens);
        }
        return one ? 1 : NUMERALS.getOrDefault(word, 0);
    }

    /** Returns the words around it that may name what it counts, unlike in <i>2 of 3</i>. */
    private static List<String> counted(List<String> sentence, int at) {
        int end = Math.min(at + 1 + COUNTED, sentence.size());
        if (at + 1 < end && sentence.get(at + 1).equals("of")) {
            return List.of();
        }
        return Stream.concat(
                        sentence.subList(Math.max(0, at - 1), at).stream(),
                        sentence.subList(at + 1, end).stream())
                .map(word -> word.toLowerCase(Locale.ROOT))
                .filter(word -> word.length() > 3 && word.chars().allMatch(Character::isLetter))
                .filter(word -> word.startsWith("file") || !Prose.COMMON.contains(word))
                .toList();
    }

    /** Whether a text without it cannot say so: smaller numbers may be counted. */
    boolean isTelling() {
        return sense != Sense.BOUND && digits.replaceAll("\\D", "").length() > 1;
    }
}
