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
    private static final Pattern CODE_NUMBER = Pattern.compile("[A-Z]{1,8}-?\\d+[-\\d]*");
    private static final Pattern COMMIT =
            Pattern.compile("(?=[a-f]*\\d)(?=\\d*[a-f])[0-9a-f]{7,40}");
    private static final Pattern VERSION =
            Pattern.compile("v?\\d+(?:\\.\\d+){2,}(?:[:-]\\w+)*|0x[0-9a-fA-F]+");
    private static final Pattern HUMP = Pattern.compile("[a-z0-9][A-Z]|[A-Z]{2,}[a-z]");

    /** May be what something is called in ordinary text, such as PostgreSQL. */
    private static final Pattern PRODUCT = Pattern.compile("[A-Z][a-z]+(?:[A-Z]+[a-z]*)+");

    private static final Pattern NUMBERED_NAME = Pattern.compile("[a-z]{2,}(?:-[a-z0-9]+)*-\\d+");

    /** So long that it is found in a longer one by no accident. */
    private static final Pattern LONG_NAME =
            Pattern.compile("(?=.{8})[a-zA-Z\\d]+(?:_[a-zA-Z\\d]+)+");

    private static final Pattern OPTION = Pattern.compile("--\\w{3,}-[\\w-]+");
    private static final Pattern CODE_PART = Pattern.compile("[A-Za-z_$][\\w$]*|\\d+");
    private static final Pattern NAME_PART = Pattern.compile("[A-Za-z_$][\\w$]*");

    private static final Set<String> NOT_COUNTED =
            Set.of(
                    ("line lines step steps item items section row column page about around roughly "
                                    + "approximately nearly almost over under than another first last "
                                    + "top next option phase ca circa all those these other")
                            .split(" "));

    /** Words in front of a number that is said to be there exactly. */
    private static final Set<String> STATED =
            Set.of("is", "are", "was", "were", "to", "of", "at", "=", "equals", "be");

    /** A time of the day, or a date. */
    private static final Pattern CLOCK =
            Pattern.compile("\\d{1,2}:\\d{2}(?::\\d{2})?|\\d{4}-\\d{2}-\\d{2}");

    /** What follows is about something else. */
    private static final Pattern CONTRAST =
            Pattern.compile(
                    "(?i)\\b(unlike|than|while|whereas|but|other|others|compared|both|all)\\b");

    private static final List<String> NUMERALS =
            List.of(
                    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine",
                    "ten");

    /** How many words behind a number may name what it counts. */
    private static final int COUNTED = 4;

    /** How much a name shows, and how much a number. */
    private static final int STRONG = 2;

    private static final int WEAK = 1;

    /** At least this share of what is claimed must be there. */
    private static final double ENOUGH = 0.4;

    /** The result if nothing can be looked up. */
    static final double UNDECIDED = 0.5;

    private final Passage passage;
    private final Sentence sentence;
    private final boolean shared;
    private final Predicate<String> known;
    private final List<String> names = new ArrayList<>();
    private final Set<BigDecimal> numbers = new HashSet<>();
    private int found;
    private int missing;
    private int codeFound;
    private int codeMissing;
    private boolean refuted;
    private boolean unconfirmed;

    private ClaimCheck(Claim claim, Passage passage, Predicate<String> known) {
        this.passage = passage;
        this.sentence = Sentence.of(claim.text());
        this.shared = claim.shared();
        this.known = known;
    }

    /**
     * Returns how much of a claim is in a passage, from 0 to 1; 0 if it does not hold.
     *
     * @param report whether the passage is what a command printed, so that it says how that went
     * @param known whether anything in the session contains a text
     */
    static double share(Claim claim, Passage passage, boolean report, Predicate<String> known) {
        return new ClaimCheck(claim, passage, known).share(claim.text(), report);
    }

    private double share(String text, boolean report) {
        StringBuilder rest = new StringBuilder(text);
        codes(rest);
        quotations(rest);
        words(rest);
        if (refuted || isGroundless() || Outcome.differs(text, passage.cited(), report)) {
            return 0;
        }
        int total = found + missing;
        if (total == 0) {
            boolean fits = passage.isEmpty() || new Prose(text).fits(passage);
            return fits ? UNDECIDED : 0;
        }
        if (shared && found > 0) {
            return UNDECIDED;
        }
        boolean strange = codeMissing > 0 && codeFound == 0;
        double share = (double) found / total;
        return strange || (unconfirmed && share < 1 - ENOUGH) || share < ENOUGH ? 0 : share;
    }

    /** Whether the cause that is named is not there in any of its words. */
    private boolean isGroundless() {
        return !shared
                && sentence.causes().stream()
                        .anyMatch(words -> words.stream().noneMatch(passage::hasStem));
    }

    private void codes(StringBuilder rest) {
        Matcher span = CODE.matcher(rest.toString());
        while (span.find()) {
            String content = span.group(2).strip();
            boolean doubtful = sentence.isDoubtful(span.start());
            boolean has = hasCode(content);
            count(has, content, doubtful, STRONG);
            refuted |= !has && !doubtful && isInvented(content);
            codeFound += has || passage.isLabelled(content) ? 1 : 0;
            codeMissing += has || doubtful ? 0 : 1;
            names.add(content);
            blank(rest, span.start(), span.end());
        }
    }

    private boolean hasCode(String code) {
        if (code.length() < 3 ? passage.has(code) : passage.has(code) && !isName(code)) {
            return true;
        }
        if (NUMBERED_NAME.matcher(code).matches()) {
            return false;
        }
        if (LONG_NAME.matcher(code).matches() && passage.has(code)) {
            return true;
        }
        if (OPTION.matcher(code).matches()) {
            return passage.hasName(code.replaceAll("^-+|-.*$", ""));
        }
        List<String> parts =
                CODE_PART.matcher(code).results().map(MatchResult::group).distinct().toList();
        return !parts.isEmpty() && parts.stream().allMatch(passage::hasName);
    }

    /** Whether it contains a name that nothing in the session contains. */
    private boolean isInvented(String code) {
        return NAME_PART
                .matcher(code)
                .results()
                .map(MatchResult::group)
                .anyMatch(
                        part ->
                                part.length() > 2
                                        && !passage.isLabelled(part)
                                        && !known.test(part));
    }

    private static boolean isName(String code) {
        return NAME_PART.matcher(code).matches();
    }

    /** A quotation of several words is verbatim, or it is none. */
    private void quotations(StringBuilder rest) {
        Matcher quoted = QUOTATION.matcher(rest.toString());
        while (quoted.find()) {
            String text =
                    Stream.of(quoted.group(1), quoted.group(2), quoted.group(3))
                            .filter(Objects::nonNull)
                            .findFirst()
                            .orElse("")
                            .replaceAll("(…|\\.\\.\\.|[.,])$", "");
            boolean has = Stream.of(text.split("…|\\.\\.\\.")).allMatch(passage::has);
            boolean doubtful = sentence.isDoubtful(quoted.start());
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

    /** What only the command or the title contains counts neither way. */
    private void count(boolean has, String text, boolean doubtful, int weight) {
        if (has) {
            found += weight;
        } else if (!doubtful && !passage.isLabelled(text)) {
            missing += weight;
        }
    }

    private void words(StringBuilder rest) {
        List<MatchResult> tokens = TOKEN.matcher(rest).results().toList();
        tokens.forEach(each -> count(each.group()).ifPresent(numbers::add));
        Quantity.in(rest.toString()).forEach(each -> numbers.add(each.number()));
        for (int i = 0; i < tokens.size(); i++) {
            MatchResult token = tokens.get(i);
            String word = trimmed(token.group());
            String before =
                    i == 0 ? "" : trimmed(tokens.get(i - 1).group()).toLowerCase(Locale.ROOT);
            String after = i + 1 == tokens.size() ? "" : trimmed(tokens.get(i + 1).group());
            boolean doubtful = sentence.isDoubtful(token.start());
            Matcher number = NUMBER.matcher(word);
            boolean marker = i == 0 && token.group().matches("\\d+[.):].*");
            refuted |= !doubtful && !shared && !marker && isMiscounted(tokens, i);
            if (number.matches()) {
                if (!marker && !NOT_COUNTED.contains(before)) {
                    number(number, before, after, doubtful);
                }
            } else if (numeral(word, before, after) > 0) {
                int value = numeral(word, before, after);
                Quantity quantity = Quantity.of(BigDecimal.valueOf(value), after);
                refuted |=
                        !doubtful
                                && (isOther(
                                                BigDecimal.valueOf(value),
                                                "",
                                                after.toLowerCase(Locale.ROOT))
                                        || (!shared && passage.hasOther(quantity, numbers)));
            } else if (CLOCK.matcher(word).matches()) {
                count(hasTime(word), word, doubtful, STRONG);
            } else {
                name(word, doubtful, i == 0);
                refuted |= !doubtful && isOfAnotherRow(word, rest.substring(0, token.start()));
            }
        }
    }

    /** Whether the cited lines count otherwise what the next words name, unlike <i>2 of 3</i>. */
    private boolean isMiscounted(List<MatchResult> tokens, int at) {
        if (at + 1 < tokens.size() && tokens.get(at + 1).group().equals("of")) {
            return false;
        }
        return count(tokens.get(at).group())
                .filter(number -> !passage.cites(number))
                .filter(
                        _ ->
                                tokens
                                        .subList(at + 1, Math.min(at + 1 + COUNTED, tokens.size()))
                                        .stream()
                                        .map(each -> trimmed(each.group()).toLowerCase(Locale.ROOT))
                                        .filter(
                                                word ->
                                                        word.length() > 3
                                                                && word.chars()
                                                                        .allMatch(
                                                                                Character
                                                                                        ::isLetter))
                                        .filter(word -> !Prose.COMMON.contains(word))
                                        .map(passage::beside)
                                        .anyMatch(
                                                beside ->
                                                        !beside.isEmpty()
                                                                && beside.stream()
                                                                        .noneMatch(
                                                                                numbers::contains)))
                .isPresent();
    }

    private static Optional<BigDecimal> count(String token) {
        String word = trimmed(token).toLowerCase(Locale.ROOT);
        int numeral = NUMERALS.indexOf(word);
        return numeral > 0
                ? Optional.of(BigDecimal.valueOf(numeral))
                : word.matches("\\d{1,9}") ? Optional.of(new BigDecimal(word)) : Optional.empty();
    }

    /** Returns the value of a numeral, also of the article in <i>an hour</i>; 0 if it is none. */
    private static int numeral(String word, String before, String after) {
        String lower = word.toLowerCase(Locale.ROOT);
        boolean one =
                lower.matches("an?|one")
                        && !before.matches("half|quarter|of")
                        && !NOT_COUNTED.contains(before)
                        && Quantity.of(BigDecimal.ONE, after).kind().equals("time");
        return one ? 1 : NUMERALS.indexOf(lower) > 1 ? NUMERALS.indexOf(lower) : 0;
    }

    private boolean hasTime(String time) {
        return passage.has(time)
                || Stream.of(time.split("[:-]"))
                        .allMatch(part -> passage.has(new BigDecimal(new BigInteger(part))));
    }

    private boolean isOfAnotherRow(String word, String before) {
        return word.length() > 3
                && !Prose.COMMON.contains(word.toLowerCase(Locale.ROOT))
                && !CONTRAST.matcher(before).find()
                && passage.isOfAnotherRow(
                        word, Character.isUpperCase(word.charAt(0)) && !before.isBlank());
    }

    private static String trimmed(String token) {
        return token.replaceAll("^[\\p{Pi}'(_~]+(?=[\\w-])|[.:'…_?]+$|'s$", "");
    }

    private void number(Matcher number, String before, String after, boolean doubtful) {
        Optional<BigDecimal> value = Passage.value(number.group(1));
        if (value.isEmpty()) {
            return;
        }
        Quantity quantity =
                Quantity.of(value.get(), number.group(2) == null ? after : number.group(2));
        int digits = number.group(1).replaceAll("\\D", "").length();
        int weight = digits > 2 ? STRONG : WEAK;
        String noun = number.group(2) == null ? after.toLowerCase(Locale.ROOT) : "";
        refuted |=
                !shared
                        && !doubtful
                        && (passage.hasOther(quantity, numbers)
                                || isOther(value.get(), before, noun));
        if (passage.has(quantity)) {
            found += weight;
        } else if (!doubtful && !passage.isLabelled(number.group(1)) && !passage.makes(quantity)) {
            boolean stated = STATED.contains(before) || digits > 1;
            refuted |= stated && names.stream().anyMatch(passage::hasNumberBeside);
            unconfirmed |= digits > 2;
            missing += digits > 1 ? weight : 0;
        }
    }

    private boolean isOther(BigDecimal value, String before, String after) {
        return Stream.of(before, after)
                .filter(word -> word.length() > 3 && word.chars().allMatch(Character::isLetter))
                .filter(word -> word.startsWith("file") || !Prose.COMMON.contains(word))
                .anyMatch(word -> passage.hasOtherNumber(value, word));
    }

    private void name(String word, boolean doubtful, boolean first) {
        if (CODE_NUMBER.matcher(word).matches()
                || VERSION.matcher(word).matches()
                || COMMIT.matcher(word).matches()) {
            String plain = word.startsWith("v") ? word.substring(1) : word;
            boolean has = passage.hasJoined(plain);
            unconfirmed |= !has && !doubtful && !passage.isLabelled(word);
            refuted |=
                    !has && !doubtful && !known.test(plain) && !known.test(plain.replace("-", ""));
            count(has, word, doubtful, STRONG);
        } else if (PRODUCT.matcher(word).matches()) {
            found += hasCode(word) ? STRONG : 0;
        } else if (isIdentifier(word)) {
            names.add(word);
            boolean has = hasCode(word) || (word.length() > 3 && passage.hasJoined(word));
            count(has, word, doubtful, STRONG);
            // what a sentence starts with may well be called otherwise there
            refuted |= !has && !doubtful && !first && isInvented(word);
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
                        && !word.matches("(?i)[a-z]+/[a-z]+|(?i)(?:e\\.g|i\\.e|a\\.m|p\\.m)");
        boolean option = word.matches("--?\\w[\\w=-]*");
        boolean mixed = word.matches("[A-Za-z]+\\d+\\w*") || NUMBERED_NAME.matcher(word).matches();
        return joined || option || mixed || word.endsWith("()") || HUMP.matcher(word).find();
    }
}
