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

    private static final Pattern HEADER = Pattern.compile("\\bheader\\b");

    /** Says of how many something is a part. */
    private static final Pattern PART_OF = Pattern.compile("\\bof (?:the|its|your) [a-z]+\\b");

    /** Whether the cited lines have other numbers where a sentence states this one. */
    boolean refutes(ClaimedNumber claimed) {
        Quantity quantity = claimed.quantity();
        return figures().contradict(quantity, numbers)
                || (!isTitle(claimed)
                        && figures().countOtherwise(quantity, claimed.words(), numbers))
                || isOnlyOther(claimed)
                || isUnknown(claimed);
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
