package aish.evidence;

import module java.base;

/**
 * Decides whether a passage says what is claimed. It looks for what can hardly be put in other
 * words: quotations, names, numbers, and whether something went well. In doubt it does.
 */
final class ClaimCheck {
    private static final Pattern CODE = Pattern.compile("(`+)(.+?)\\1");
    private static final Pattern QUOTATION =
            Pattern.compile(
                    "\"([^\"]{2,300})\"|“([^”]{2,300})”|(?<![\\p{L}\\d])'([^']{3,300})'(?![\\p{L}\\d])");
    private static final Pattern TOKEN =
            Pattern.compile("(?:[^\\s,;()\\[\\]{}|<>!?“”\"*]|(?<=\\d),(?=\\d{3}))+");
    private static final Pattern NUMBER =
            Pattern.compile("(?!0x)~?([0-9][0-9,]*(?:\\.[0-9]+)?)(%|[a-zA-Zµ]{1,4})?");
    private static final Pattern CODE_NUMBER =
            Pattern.compile("(?!(?:SHA|UTF|ISO|RFC|MD|IPV)-?\\d)[A-Z]{1,8}-?\\d{2,}[-\\d]*");
    private static final Pattern COMMIT =
            Pattern.compile("(?=[a-f]*\\d)(?=\\d*[a-f])[0-9a-f]{7,40}");
    private static final Pattern VERSION =
            Pattern.compile("v?\\d+(?:\\.\\d+){2,}(?:[:-]\\w+)*|0x[0-9a-fA-F]+");
    private static final Pattern HUMP = Pattern.compile("[a-z0-9][A-Z]|[A-Z]{2,}[a-z]");
    private static final Pattern NAME_PART = Pattern.compile("[A-Za-z_$][\\w$]*");

    /** What follows is how it should be, not how it is. */
    private static final Pattern REMEDY =
            Pattern.compile(
                    "(?i)\\b(should|must|ought|instead of|rather than|chang(?:e|ing) (?:it|this|that|them)?\\s*to|"
                            + "replac(?:e|ing)|rename|switch(?:ing)? to|set (?:it|this|that) to|"
                            + "you (?:can|could|may|need)|needs? to|fix(?:ed)? (?:it )?(?:by|with)|would|so that)\\b"
                            + "|(?:^|[.;:,]\\s)\\W*(?:add|use|try|consider|then|please)\\b");

    /** What follows is said to be absent. */
    private static final Pattern ABSENCE =
            Pattern.compile(
                    "(?i)\\b(no|not|never|nor|neither|without|lacks?|missing|absent|omits?|forgot|forgets|nothing|cannot|undefined|unused|unlike)\\b|n't\\b");

    private static final Set<String> NOT_COUNTED =
            Set.of(
                    ("line lines step steps item items section row column page about around roughly "
                                    + "approximately nearly almost over under than least most another first last "
                                    + "top next option phase ca circa all those these other")
                            .split(" "));

    /** Words in front of a number that is said to be there exactly. */
    private static final Set<String> STATED =
            Set.of("is", "are", "was", "were", "to", "of", "at", "=", "equals", "be");

    /** Units into which a number is often converted. */
    private static final Pattern CONVERTED =
            Pattern.compile(
                    "%|percent|[kmgt]i?b?|s|secs?|seconds?|minutes?|min|hours?|h|days?|[kmg]hz");

    private static final List<String> NUMERALS =
            List.of(
                    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine",
                    "ten");

    /** How much a name shows, and how much a number. */
    private static final int STRONG = 2;

    private static final int WEAK = 1;

    /** At least this share of what is claimed must be there. */
    private static final double ENOUGH = 0.4;

    /** The result if nothing can be looked up. */
    static final double UNDECIDED = 0.5;

    private final Passage passage;
    private final List<String> names = new ArrayList<>();
    private int found;
    private int missing;
    private int codeFound;
    private int codeMissing;
    private boolean refuted;
    private boolean unconfirmed;

    private ClaimCheck(Passage passage) {
        this.passage = passage;
    }

    /**
     * Returns how much of a claim is in a passage, from 0 to 1; 0 if it does not hold.
     *
     * @param report whether the passage is what a command printed, so that it says how that went
     */
    static double share(Claim claim, Passage passage, boolean report) {
        return new ClaimCheck(passage).share(claim, report);
    }

    private double share(Claim claim, boolean report) {
        String text = claim.text();
        Matcher remedy = REMEDY.matcher(text);
        int end = remedy.find() ? remedy.start() : text.length();
        StringBuilder rest = new StringBuilder(text);
        codes(rest, end);
        quotations(rest, end);
        words(rest, end);
        if (refuted || (report && Outcome.differs(text, passage.text()))) {
            return 0;
        }
        int total = found + missing;
        if (total == 0) {
            boolean fits = passage.isEmpty() || new Prose(text).fits(passage);
            return fits && !passage.isBeyond() ? UNDECIDED : 0;
        }
        if (claim.shared() && found > 0) {
            return UNDECIDED;
        }
        boolean strange = codeMissing > 0 && codeFound == 0;
        double share = (double) found / total;
        return strange || (unconfirmed && share < 1 - ENOUGH) || share < ENOUGH ? 0 : share;
    }

    private void codes(StringBuilder rest, int end) {
        Matcher span = CODE.matcher(rest.toString());
        while (span.find()) {
            String content = span.group(2).strip();
            boolean doubtful = isDoubtful(rest, span.start(), end);
            boolean has = hasCode(content);
            count(has, content, doubtful, STRONG);
            codeFound += has || passage.isLabelled(content) ? 1 : 0;
            codeMissing += has || doubtful ? 0 : 1;
            names.add(content);
            blank(rest, span.start(), span.end());
        }
    }

    private boolean hasCode(String code) {
        if (code.isEmpty() || (passage.has(code) && !isName(code))) {
            return true;
        }
        List<String> parts =
                NAME_PART.matcher(code).results().map(MatchResult::group).distinct().toList();
        return !parts.isEmpty() && parts.stream().allMatch(passage::hasName);
    }

    private static boolean isName(String code) {
        return NAME_PART.matcher(code).matches();
    }

    /** A quotation of several words is verbatim, or it is none. */
    private void quotations(StringBuilder rest, int end) {
        Matcher quoted = QUOTATION.matcher(rest.toString());
        while (quoted.find()) {
            String text =
                    Stream.of(quoted.group(1), quoted.group(2), quoted.group(3))
                            .filter(Objects::nonNull)
                            .findFirst()
                            .orElse("")
                            .replaceAll("(…|\\.\\.\\.|[.,])$", "");
            boolean has = Stream.of(text.split("…|\\.\\.\\.")).allMatch(passage::has);
            boolean doubtful = isDoubtful(rest, quoted.start(), end);
            refuted |= !has && !doubtful && text.strip().contains(" ") && !mostWords(text);
            count(has, text, doubtful, STRONG);
            blank(rest, quoted.start(), quoted.end());
        }
    }

    private boolean mostWords(String text) {
        List<String> words =
                Stream.of(text.toLowerCase(Locale.ROOT).split("\\W+"))
                        .filter(word -> word.length() > 2)
                        .toList();
        long has = words.stream().filter(passage::hasName).count();
        return words.size() > 2 && has * 5 >= words.size() * 4L;
    }

    private static void blank(StringBuilder text, int from, int to) {
        for (int i = from; i < to; i++) {
            text.setCharAt(i, ' ');
        }
    }

    /** Whether it need not be in the passage: it is a remedy, or said to be absent. */
    private static boolean isDoubtful(CharSequence text, int at, int end) {
        return at >= end || ABSENCE.matcher(text.subSequence(Math.max(0, at - 40), at)).find();
    }

    /** What only the command or the title contains counts neither way. */
    private void count(boolean has, String text, boolean doubtful, int weight) {
        if (has) {
            found += weight;
        } else if (!doubtful && !passage.isLabelled(text)) {
            missing += weight;
        }
    }

    private void words(StringBuilder rest, int end) {
        List<MatchResult> tokens = TOKEN.matcher(rest).results().toList();
        for (int i = 0; i < tokens.size(); i++) {
            MatchResult token = tokens.get(i);
            String word = trimmed(token.group());
            String before =
                    i == 0 ? "" : trimmed(tokens.get(i - 1).group()).toLowerCase(Locale.ROOT);
            String after =
                    i + 1 == tokens.size()
                            ? ""
                            : trimmed(tokens.get(i + 1).group()).toLowerCase(Locale.ROOT);
            boolean doubtful = isDoubtful(rest, token.start(), end);
            Matcher number = NUMBER.matcher(word);
            if (number.matches()) {
                boolean marker = i == 0 && token.group().matches("\\d+[.):].*");
                if (!marker && !NOT_COUNTED.contains(before)) {
                    number(number, before, after, doubtful);
                }
            } else if (NUMERALS.indexOf(word.toLowerCase(Locale.ROOT)) > 1) {
                int value = NUMERALS.indexOf(word.toLowerCase(Locale.ROOT));
                refuted |= !doubtful && isOther(BigDecimal.valueOf(value), "", after);
            } else {
                name(word, doubtful);
            }
        }
    }

    private static String trimmed(String token) {
        return token.replaceAll("^[\\p{Pi}'(_~]+(?=[\\w-])|[.:'…_?]+$|'s$", "");
    }

    private void number(Matcher number, String before, String after, boolean doubtful) {
        Optional<BigDecimal> value = Passage.value(number.group(1));
        if (value.isEmpty()) {
            return;
        }
        String unit = number.group(2) == null ? after : number.group(2).toLowerCase(Locale.ROOT);
        int digits = number.group(1).replaceAll("\\D", "").length();
        int weight = digits > 2 ? STRONG : WEAK;
        if (passage.has(value.get())) {
            found += weight;
        } else if (!doubtful && !passage.isLabelled(number.group(1))) {
            boolean converted = CONVERTED.matcher(unit).matches();
            boolean stated = STATED.contains(before) || digits > 1;
            refuted |=
                    isOther(value.get(), before, number.group(2) == null ? after : "")
                            || (stated
                                    && !converted
                                    && names.stream().anyMatch(passage::hasNumberBeside));
            unconfirmed |= digits > 2 && !converted;
            missing += digits > 1 ? weight : 0;
        }
    }

    private boolean isOther(BigDecimal value, String before, String after) {
        return Stream.of(before, after)
                .filter(word -> word.length() > 3 && word.chars().allMatch(Character::isLetter))
                .filter(word -> !Prose.COMMON.contains(word))
                .anyMatch(word -> passage.hasOtherNumber(value, word));
    }

    private void name(String word, boolean doubtful) {
        if (CODE_NUMBER.matcher(word).matches()
                || VERSION.matcher(word).matches()
                || COMMIT.matcher(word).matches()) {
            boolean has = passage.has(word.startsWith("v") ? word.substring(1) : word);
            unconfirmed |= !has && !doubtful && !passage.isLabelled(word);
            count(has, word, doubtful, STRONG);
        } else if (isIdentifier(word)) {
            names.add(word);
            count(hasCode(word), word, doubtful, STRONG);
        } else if (word.length() > 2 && word.equals(word.toUpperCase(Locale.ROOT))) {
            found += passage.hasName(word) ? WEAK : 0;
        }
    }

    private static boolean isIdentifier(String word) {
        if ((word.length() < 3 && !word.startsWith("-"))
                || word.chars().noneMatch(Character::isLetter)) {
            return false;
        }
        boolean joined =
                word.matches(".*[\\w$](?:[._:/]|::|->)[\\w$].*")
                        && !word.matches("[a-z]+/[a-z]+|(?i)(?:e\\.g|i\\.e|a\\.m|p\\.m)");
        boolean option = word.matches("--?\\w[\\w=-]*");
        boolean mixed = word.matches("[A-Za-z]+\\d+\\w*");
        return joined || option || mixed || word.endsWith("()") || HUMP.matcher(word).find();
    }
}
