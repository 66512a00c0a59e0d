package aish.evidence;

import module java.base;

/**
 * Decides whether the cited lines give another number than a sentence.
 *
 * @param numbers all numbers of the sentence
 * @param nowhere whether nothing in the session contains a text
 */
record NumberCheck(
        Passage passage, Sentence sentence, Set<BigDecimal> numbers, Predicate<String> nowhere) {
    /** A name, and words after which its value follows. */
    private static final Pattern VALUE_OF =
            Pattern.compile(
                    "`([\\w.-]+)` (?:is|was|=|equals|has been) (?:set to |now |still |at )?$");

    /** One of several things that a sentence lists. */
    private static final Pattern LISTED = Pattern.compile("(?<![\\w.-])[\\w-]*\\d[\\w.-]*");

    private static final Pattern DURATION =
            Pattern.compile("\\b(?:duration|length|elapsed)\\W{1,10}(\\d{1,2}):(\\d{2}):(\\d{2})");

    private static final Pattern LAST_WORD = Pattern.compile("([A-Za-z]{3,})`? (?:version )?$");
    private static final Pattern HEADER = Pattern.compile("\\bheader\\b");

    /** Says of how many something is a part. */
    private static final Pattern PART_OF = Pattern.compile("\\bof (?:the|its|your) [a-z]+\\b");

    /** Whether the cited lines have other numbers where a sentence states this one. */
    boolean refutes(ClaimedNumber claimed) {
        return switch (claimed.sense()) {
            case EXACT -> refutesExact(claimed);
            case ROUGH ->
                    !figures().hasAbout(claimed.quantity())
                            && figures().contradict(claimed.quantity(), numbers);
            case BOUND -> false;
        };
    }

    private boolean refutesExact(ClaimedNumber claimed) {
        Quantity quantity = claimed.quantity();
        return figures().contradict(quantity, numbers)
                || (!isTitle(claimed)
                        && figures().countOtherwise(quantity, claimed.words(), numbers))
                || isOnlyOther(claimed)
                || isOtherDuration(claimed)
                || isUnknown(claimed);
    }

    /** Whether a clock in the cited lines gives another duration. */
    private boolean isOtherDuration(ClaimedNumber claimed) {
        Quantity quantity = claimed.quantity();
        boolean longest =
                Quantity.in(sentence.text()).stream()
                        .filter(each -> each.kind().equals(quantity.kind()))
                        .noneMatch(each -> each.size() > quantity.size());
        List<Double> lengths =
                DURATION.matcher(passage.cited())
                        .results()
                        .map(
                                clock ->
                                        Integer.parseInt(clock.group(1)) * 3600.0
                                                + Integer.parseInt(clock.group(2)) * 60
                                                + Integer.parseInt(clock.group(3)))
                        .toList();
        return quantity.kind().equals("time")
                && longest
                && !lengths.isEmpty()
                && lengths.stream()
                        .noneMatch(
                                length -> Math.abs(length - quantity.size()) <= quantity.scale());
    }

    /** Whether the one cited line starts with what there is one of, such as a warning. */
    private boolean isTitle(ClaimedNumber claimed) {
        return claimed.digits().isEmpty()
                && isCounted(claimed)
                && claimed.words().stream().anyMatch(passage.cited()::startsWith);
    }

    /** Whether so many of the cited lines speak of what it counts. */
    private boolean isCounted(ClaimedNumber claimed) {
        int count = claimed.quantity().number().intValue();
        return claimed.words().stream().anyMatch(word -> passage.count(word) == count);
    }

    private Figures figures() {
        return passage.figures();
    }

    /** Whether a number is neither in the passage nor likely to follow from it. */
    boolean isMissing(ClaimedNumber claimed) {
        return claimed.isTelling()
                && figures().state(claimed.quantity())
                && !figures().yields(claimed.quantity());
    }

    /** Whether the cited lines have only other numbers. */
    private boolean isOnlyOther(ClaimedNumber claimed) {
        String digits = claimed.digits();
        return figures().haveOnlyOthers(claimed.quantity())
                && !(HEADER.matcher(sentence.text()).find()
                        && figures().has(claimed.quantity().number().add(BigDecimal.ONE)))
                && (digits.isEmpty()
                        ? isCountedOtherwise(claimed)
                        : !digits.matches("0\\d+")
                                && !passage.isLabelled(digits)
                                && passage.constants().allMatch(name -> isOther(name, digits)));
    }

    /** Whether nothing gives that value to a constant. */
    private boolean isOther(String constant, String digits) {
        return Stream.of(" ", " = ", "=", ": ")
                .allMatch(sign -> nowhere.test(constant + sign + digits));
    }

    /** Whether the cited lines speak of what a number in words counts, but of another number. */
    private boolean isCountedOtherwise(ClaimedNumber claimed) {
        boolean alone =
                numbers.size() == 1
                        && figures().areSingle()
                        && Prose.words(sentence.text()).stream().anyMatch(passage::citesStem);
        int count = claimed.quantity().number().intValue();
        return !isCounted(claimed)
                && !PART_OF.matcher(sentence.text()).find()
                && LISTED.matcher(sentence.text()).results().count() != count
                && !figures().has(claimed.quantity())
                && (alone || claimed.words().stream().anyMatch(passage::hasStem));
    }

    /** Whether nothing in the session has a number that is too long to be a count or a status. */
    private boolean isUnknown(ClaimedNumber claimed) {
        String plain = claimed.digits().replace(",", "");
        return plain.matches("\\d{4,}")
                && !figures().has(claimed.quantity())
                && isMissing(claimed)
                && !figures().areCalculated()
                && nowhere.test(claimed.digits())
                && nowhere.test(plain);
    }

    /**
     * Whether the cited lines have another version of what stands in front of a number.
     *
     * @param before the sentence up to the number
     */
    boolean isOtherRelease(String before, ClaimedNumber claimed) {
        Matcher name = LAST_WORD.matcher(before);
        if (!name.find() || !claimed.digits().matches("\\d{1,2}")) {
            return false;
        }
        Pattern version =
                Pattern.compile(
                        "\\b"
                                + Pattern.quote(name.group(1).toLowerCase(Locale.ROOT))
                                + "[:@]v?(\\d{1,2})\\.\\d");
        List<String> there =
                version.matcher(passage.cited()).results().map(found -> found.group(1)).toList();
        return !there.isEmpty() && there.stream().map(BigDecimal::new).noneMatch(numbers::contains);
    }

    /**
     * Whether a name in front of a number has another value in the cited lines.
     *
     * @param before the sentence up to the number
     */
    boolean isOtherValue(String before, ClaimedNumber claimed) {
        Matcher name = VALUE_OF.matcher(before);
        return name.find()
                && claimed.sense() == ClaimedNumber.Sense.EXACT
                && !sentence.isSupposed(name.start())
                && figures().give(name.group(1), claimed.quantity());
    }
}
