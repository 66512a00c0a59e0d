package aish.evidence;

import module java.base;

/**
 * Decides whether a passage says what is claimed. It looks for what can hardly be put in other
 * words: quotations, names, numbers, and whether something went well. In doubt, it does.
 */
final class ClaimCheck {
    private static final Pattern CODE = Pattern.compile("(`+)(.+?)\\1");
    private static final Pattern QUOTATION =
            Pattern.compile(
                    "\"([^\"]{2,300})\"|“([^”]{2,300})”|(?<![\\p{L}\\d])'([^']{3,300})'(?![\\p{L}\\d])");
    private static final Pattern TOKEN =
            Pattern.compile("(?:[^\\s,;()\\[\\]{}|<>!?“”\"*]|(?<=\\d),(?=\\d{3}))+");
    private static final Pattern CODE_NUMBER = Pattern.compile("[A-Z]{1,8}-?\\d+[-\\d]*");
    private static final Pattern COMMIT =
            Pattern.compile("(?=[a-f]*\\d)(?=\\d*[a-f])[0-9a-f]{7,40}");
    private static final Pattern VERSION =
            Pattern.compile("v?\\d+(?:\\.\\d+){2,}(?:[:/-]\\w+)*|[0-9a-f]{2,4}(?::[0-9a-f]{2,4})+");

    /** A version, a commit or an address that nobody writes otherwise. */
    private static final Pattern UNIQUE =
            Pattern.compile("(?!0\\.0\\.0\\.0|127\\.|v)(?:" + VERSION + "|" + COMMIT + ")");

    private static final Pattern REHEARSED = Pattern.compile("\\bwould (?!be)");

    private static final Pattern DOTTED = Pattern.compile("\\d\\.\\d");
    private static final Pattern HEX = Pattern.compile("0x([0-9a-f]{1,15})");

    private static final Pattern ADDRESS = Pattern.compile("[\\w.+-]+@[\\w.-]+");

    private static final Pattern ACRONYM = Pattern.compile("[^a-z]{3,}");

    private static final Pattern PROPER =
            Pattern.compile(
                    "(?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|Janu|Febru|March|April|June|July|August|(?:Sept|Nov|Dec)em|October)"
                            + "[A-Z][a-z]{3,}|[A-Z]-[A-Z][a-z]{2,}");

    /** A name after one of these is a means, which the session must mention somewhere. */
    private static final Set<String> MEANS =
            Set.of("with", "via", "using", "uses", "a", "an", "by", "for", "to", "from");

    private static final Pattern AS_MEANS =
            Pattern.compile("\\b(?:with|via|using|uses|by) (?:the |an? )?$");

    private static final Pattern RELATIVE =
            Pattern.compile("\\b(?:that|which|whose|where|when|because|since)\\b");

    /** Runs a script by its name; or what is left out of a text. */
    private static final Pattern SCRIPT =
            Pattern.compile("^(?:(?:npm|pnpm|yarn|bun) run|make) (?=\\S+$)| *(?:…|\\.{3})$");

    /** May be the name of a product, such as PostgreSQL, which output writes differently. */
    private static final Pattern PRODUCT =
            Pattern.compile("(?!\\w+(?:Error|Exception)$)[A-Z][a-z]+(?:[A-Z]+[a-z]*)+");

    private static final Pattern GAP = Pattern.compile("\\W+");

    private static final Pattern LINE = Pattern.compile("\\b(?:on|at|in) line (\\d{1,6})\\b");

    /** A time of the day, or a date. */
    private static final Pattern CLOCK =
            Pattern.compile("\\d{1,2}:\\d{2}(?::\\d{2})?|\\d{4}-\\d{2}-\\d{2}");

    /** What follows is about something else. */
    private static final Pattern CONTRAST =
            Pattern.compile(
                    "(?i)\\b(unlike|than|while|whereas|but|other|others|compared|both|all|after|before|since|between)\\b");

    /** The result if nothing can be looked up. */
    static final double UNDECIDED = 0.5;

    private final Passage passage;
    private final Sentence sentence;
    private final boolean shared;
    private final Predicate<String> known;
    private final Set<BigDecimal> numbers = new HashSet<>();
    private int found;
    private int missing;
    private boolean refuted;

    /** What the claim names and the passage contains. */
    private final List<String> named = new ArrayList<>();

    /** Whether other lines of the source have a name that is not there. */
    private boolean elsewhere;

    /** Whether a number, a quotation or the like is not there, which has no other words. */
    private boolean absent;

    private ClaimCheck(Claim claim, Passage passage, Predicate<String> known) {
        this.passage = passage;
        this.sentence =
                Sentence.of(
                        passage.isRehearsal()
                                ? REHEARSED.matcher(claim.text()).replaceAll("will ")
                                : claim.text());
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
        words(rest, text);
        refuted |= Setting.isOtherOrder(text, passage.cited(), known);
        refuted |= isOtherPlace(text) || (!shared && Setting.differs(text, passage));
        boolean apart = shared && numbers.size() > 1;
        refuted |= absent && !apart && named.stream().anyMatch(passage.figures()::tellOf);
        refuted |= Things.areInvented(sentence, it -> isNowhere(it) && !passage.has(it));
        refuted |=
                !sentence.isDoubtful(sentence.text().length()) && passage.isOfAnotherCountry(text);
        refuted |= Opposites.differ(text, passage.citedLines());
        refuted |= !shared && Day.differ(sentence.text(), passage.cited());
        refuted |= passage.isOfAnotherColumn(text) || (!shared && isOtherCommit());
        Prose prose = new Prose(text);
        refuted |=
                report
                        && !shared
                        && (prose.isOtherTrouble(passage)
                                || prose.isOtherComplaint(passage)
                                || prose.isOtherLack(passage));
        if (refuted || isGroundless(text) || Outcome.differs(text, passage.cited(), report)) {
            return 0;
        }
        int total = found + missing;
        if (total == 0) {
            boolean misplaced =
                    prose.isElsewhere(passage) || (elsewhere && !prose.isTouched(passage));
            boolean fits = passage.isEmpty() || (!misplaced && prose.fits(passage, report));
            return fits ? UNDECIDED : 0;
        }
        if (found == 0 && !absent && prose.isTold(passage)) {
            return UNDECIDED;
        }
        return (double) found / total;
    }

    /** Whether a commit is cited of which the sentence has no word. */
    private boolean isOtherCommit() {
        List<String> words = Prose.words(sentence.text());
        return passage.isCommit()
                && words.size() > 1
                && words.stream().noneMatch(passage::citesStem)
                && named.stream().allMatch(COMMIT.asMatchPredicate())
                && !sentence.isDoubtful(sentence.text().length());
    }

    /** Whether a cause is named of which the passage has no word. */
    private boolean isGroundless(String text) {
        return !shared
                && sentence.causes().stream()
                        .anyMatch(
                                cause -> {
                                    String said = text.substring(cause.start(), cause.end());
                                    return cause.words().stream().noneMatch(passage::hasStem)
                                            && cause.words().stream().noneMatch(passage::hasSign)
                                            && GAP.splitAsStream(said).noneMatch(passage::hasTerm)
                                            && named.stream().noneMatch(said::contains)
                                            && !new Prose(said).isSameTrouble(passage);
                                });
    }

    private void codes(StringBuilder rest) {
        Matcher span = CODE.matcher(rest.toString());
        while (span.find()) {
            Code code = new Code(SCRIPT.matcher(span.group(2).strip()).replaceFirst(""));
            boolean doubtful = sentence.isDoubtful(span.start());
            boolean has = code.isIn(passage);
            count(has, code.text(), doubtful);
            named.addAll(has ? List.of(code.text()) : List.of());
            String before = rest.substring(0, span.start());
            refuted |= !doubtful && isOfAnotherRow(code.text(), before);
            if (!has && !doubtful) {
                missed(code, before);
            }
            blank(rest, span.start(), span.end());
        }
    }

    /** Judges by code that is not there, and by what stands in front of it. */
    private void missed(Code code, String before) {
        boolean labelled = passage.isLabelled(code.text());
        boolean swapped =
                !before.isBlank()
                        && !RELATIVE.matcher(before).find()
                        && !labelled
                        && !code.isLiteral()
                        && known.test(code.text());
        absent |= swapped || AS_MEANS.matcher(before).find() || code.isExpression();
        refuted |=
                isInvented(code)
                        || (swapped && !shared && !passage.isFar(code.text()))
                        || (!labelled && !shared && code.isPath());
    }

    /** Whether it contains a name that nothing in the session contains. */
    private boolean isInvented(Code code) {
        return code.names().anyMatch(name -> name.length() > 2 && isNowhere(name));
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
            count(has, text, doubtful);
            absent |= !has && !doubtful;
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
    private void count(boolean has, String text, boolean doubtful) {
        if (has) {
            found++;
        } else if (!doubtful && !passage.isLabelled(text)) {
            missing++;
        }
    }

    /** Whether the cited lines name places, and none is in a line that is claimed. */
    private boolean isOtherPlace(String text) {
        Set<Integer> places = new HashSet<>();
        passage.citedLines().forEach(line -> PlaceNames.places(line, (_, at) -> places.add(at)));
        List<BigDecimal> claimed =
                LINE.matcher(text)
                        .results()
                        .filter(line -> !sentence.isDoubtful(line.start()))
                        .map(line -> new BigDecimal(line.group(1)))
                        .toList();
        return !places.isEmpty()
                && !claimed.isEmpty()
                && claimed.stream()
                        .noneMatch(line -> passage.figures().has(line) || passage.isAt(line));
    }

    private void words(StringBuilder rest, String text) {
        List<MatchResult> tokens = TOKEN.matcher(rest).results().toList();
        List<String> words = tokens.stream().map(each -> trimmed(each.group())).toList();
        Map<Integer, ClaimedNumber> claimed = new HashMap<>();
        for (int i = 0; i < words.size(); i++) {
            int at = i;
            boolean marker = i == 0 && tokens.get(i).group().matches("\\d+[.):].*");
            if (!marker) {
                ClaimedNumber.at(words, i).ifPresent(number -> claimed.put(at, number));
            }
        }
        claimed.values().forEach(each -> numbers.add(each.quantity().number()));
        Quantity.in(rest.toString()).forEach(each -> numbers.add(each.number()));
        NumberCheck check = new NumberCheck(passage, sentence, numbers, this::isNowhere);
        for (int i = 0; i < words.size(); i++) {
            int start = tokens.get(i).start();
            boolean doubtful = sentence.isDoubtful(start);
            ClaimedNumber number = claimed.get(i);
            if (number != null) {
                number(number, check, doubtful);
                refuted |= !doubtful && isOfAnotherRow(number.digits(), rest.substring(0, start));
                refuted |= check.isOtherValue(text.substring(0, start), number);
                refuted |= !doubtful && check.isOtherRelease(text.substring(0, start), number);
            } else {
                word(words.get(i), i == 0 ? "" : words.get(i - 1), doubtful);
                refuted |=
                        !doubtful
                                && !claimed.containsKey(i - 1)
                                && isOfAnotherRow(words.get(i), rest.substring(0, start));
            }
        }
    }

    private void number(ClaimedNumber claimed, NumberCheck check, boolean doubtful) {
        Figures there = passage.figures();
        boolean exact = claimed.sense() == ClaimedNumber.Sense.EXACT;
        refuted |= !shared && !doubtful && check.refutes(claimed);
        if (exact ? there.has(claimed.quantity()) : there.hasAbout(claimed.quantity())) {
            found += claimed.digits().isEmpty() ? 0 : 1;
        } else if (check.isMissing(claimed)) {
            count(false, claimed.digits(), doubtful);
            absent |= exact && !doubtful && !passage.isLabelled(claimed.digits());
        }
    }

    private boolean isNowhere(String text) {
        return !passage.isLabelled(text) && !known.test(text);
    }

    private boolean hasTime(String time) {
        return passage.has(time)
                || Stream.of(time.split("[:-]"))
                        .map(BigInteger::new)
                        .allMatch(part -> passage.figures().has(new BigDecimal(part)));
    }

    private boolean isOfAnotherRow(String word, String before) {
        return (word.length() > 2 || word.matches("\\d\\d"))
                && !Prose.COMMON.contains(word.toLowerCase(Locale.ROOT))
                && !CONTRAST.matcher(before).find()
                && passage.isOfAnotherRow(word);
    }

    private static String trimmed(String token) {
        return token.replaceAll(
                "^[\\p{Pi}'(_~]+(?=[\\w-])|^:(?=\\d)|[.:'…_?]+$|'s$|(?<=[A-Z]{2})s$", "");
    }

    private void word(String word, String before, boolean doubtful) {
        refuted |= !doubtful && ADDRESS.matcher(word).matches() && isOtherAddress(word);
        Matcher hex = HEX.matcher(word.toLowerCase(Locale.ROOT));
        if (!Quantity.of(BigDecimal.ONE, word).kind().isEmpty()) {
            return;
        }
        if (CLOCK.matcher(word).matches()) {
            boolean has = hasTime(word);
            count(has, word, doubtful);
            absent |= !has && !doubtful && !passage.isLabelled(word);
        } else if (hex.matches()) {
            count(passage.figures().hasHex(hex.group(1)), word, doubtful);
        } else if (CODE_NUMBER.matcher(word).matches()
                || VERSION.matcher(word).matches()
                || COMMIT.matcher(word).matches()) {
            boolean has =
                    passage.hasJoined(word.replaceFirst("^v|/\\d+$", "")) || passage.hasName(word);
            count(has, word, doubtful);
            named.addAll(has ? List.of(word) : List.of());
            absent |= !has && !doubtful && !passage.isLabelled(word);
            refuted |= !has && !doubtful && UNIQUE.matcher(word).matches() && isNowhere(word);
            refuted |= !doubtful && !shared && isOtherVersion(word);
        } else if (PRODUCT.matcher(word).matches()) {
            mention(word, new Code(word).isIn(passage));
        } else if (Code.isCode(word)) {
            Code code = new Code(word);
            boolean has = code.isIn(passage) || (word.length() > 3 && passage.hasJoined(word));
            count(has, word, doubtful);
            named.addAll(has ? List.of(word) : List.of());
            absent |= !has && !doubtful && DOTTED.matcher(word).find();
            // the first word of a sentence may have another name there
            refuted |= !has && !doubtful && !before.isEmpty() && isInvented(code);
        } else if (ACRONYM.matcher(word).matches() || PROPER.matcher(word).matches()) {
            boolean has = passage.hasName(word);
            mention(word, has);
            refuted |= !has && !doubtful && !before.isEmpty() && isForeign(word, before);
            elsewhere |= !has && !doubtful && !before.isEmpty() && passage.isFar(word);
            missing += has || doubtful || !MEANS.contains(before) || known.test(word) ? 0 : 1;
        }
    }

    private boolean isOtherAddress(String word) {
        return !passage.has(word) && !passage.isLabelled(word) && passage.cited().contains("@");
    }

    /** Whether a name is nowhere in the session, although lines with names would have it. */
    private boolean isForeign(String word, String before) {
        boolean status = word.matches("[A-Z_]{6,}");
        boolean person =
                PROPER.matcher(word).matches()
                        && before.matches("[A-Z][a-z]{3,}")
                        && isNowhere(before);
        return (status || person || (passage.isRow() && PROPER.matcher(word).matches()))
                && !passage.hasCountry(word)
                && isNowhere(word);
    }

    /** Whether the cited lines have other versions, and not this one. */
    private boolean isOtherVersion(String word) {
        String plain = word.replaceFirst("^v|/\\d+$", "");
        return VERSION.matcher(word).matches()
                && !plain.startsWith("127.")
                && !passage.cited().contains(plain)
                && !passage.isLabelled(plain)
                && VERSION.matcher(passage.cited())
                        .results()
                        .anyMatch(other -> dots(other.group()) == dots(plain));
    }

    private static long dots(String version) {
        return version.chars().filter(each -> each == '.').count();
    }

    /** Counts a name that is there; one that is not may have another name there. */
    private void mention(String name, boolean has) {
        if (has) {
            found++;
            named.addAll(new Code(name).names().findAny().isPresent() ? List.of(name) : List.of());
        }
    }
}
