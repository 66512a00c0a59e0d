package aish.evidence;

import module java.base;

/**
 * What an answer says with a citation: the sentence in front of it, or the one that it starts.
 *
 * @param text without citations
 */
record Claim(String text) {
    private static final Pattern SENTENCE_END =
            Pattern.compile(
                    "(?<!\\b(?:e\\.g|i\\.e|etc|vs|cf|resp|approx|incl|no|\\p{Lu}))[.!?](?=\\s+[\\p{L}\"`*\\[(“]|\\s*$)");
    private static final Pattern BETWEEN =
            Pattern.compile("[\\s,;&/+()]*(?:(?:and|und|see|also|or)\\b[\\s,]*)?");

    /** Follows a citation that the next part of the sentence is about. */
    private static final Pattern SUBJECT =
            Pattern.compile("\\s+(?!(?:and|or|but|so|because|which|while|und|if|as)\\b)\\p{L}");

    /** Stands in front of a citation that is a part of the sentence. */
    private static final Pattern PREPOSITION = Pattern.compile("\\b(?:in|by|of|from|with) $");

    /** A quotation just behind a citation is from there. */
    private static final Pattern QUOTED = Pattern.compile("[,:]? *\\(?[\"“]");

    /** Bold words that say what the sentence is about. */
    private static final Pattern TITLE =
            Pattern.compile("^\\W*\\*\\*[^*]{1,80}(?::\\*\\*|\\*\\*:)");

    private static final int LONGEST = 1000;
    private static final Pattern WORD = Pattern.compile("[\\p{L}\\d]");

    /** What leads to a citation and says nothing itself. */
    private static final Set<String> LEADING =
            Set.of(
                    ("as see also in per from at according to here and the both so thus compare cf output file "
                                    + "line lines look note that by with like siehe laut wie voir selon")
                            .split(" "));

    /** Returns what each of the citations in a line stands for. */
    static List<Claim> of(String line, List<Citation> citations) {
        List<Claim> claims = new ArrayList<>();
        List<List<Citation>> groups = groups(line, citations);
        boolean leads = false;
        for (int i = 0; i < groups.size(); i++) {
            List<Citation> group = groups.get(i);
            int from = i == 0 ? 0 : groups.get(i - 1).getLast().end();
            int to = i + 1 < groups.size() ? groups.get(i + 1).getFirst().start() : line.length();
            String gap = line.substring(from, group.getFirst().start());
            String before = lastSentence(gap);
            leads = (leads && before.length() == gap.length()) || isIntroduction(before);
            String rest = firstSentence(line.substring(group.getLast().end(), to));
            boolean more = i + 1 < groups.size() && rest.contains("; ");
            String after = more ? rest.substring(0, rest.indexOf("; ")) : rest;
            String quoted = QUOTED.matcher(after).lookingAt() ? after : "";
            boolean part = PREPOSITION.matcher(before).find() && SUBJECT.matcher(after).lookingAt();
            String whole = leads ? after : before + (part ? after : quoted);
            String said =
                    TITLE.matcher(whole.substring(0, Math.min(whole.length(), LONGEST)))
                            .replaceFirst("");
            Claim claim = new Claim(said);
            group.forEach(_ -> claims.add(claim));
        }
        return claims;
    }

    /** Puts citations together that stand side by side. */
    private static List<List<Citation>> groups(String line, List<Citation> citations) {
        List<List<Citation>> groups = new ArrayList<>();
        int end = Integer.MIN_VALUE;
        for (Citation each : citations) {
            boolean joins =
                    each.start() < end
                            || (end >= 0
                                    && !SUBJECT.matcher(line.substring(each.end())).lookingAt()
                                    && BETWEEN.matcher(line.substring(end, each.start()))
                                            .matches());
            if (!joins) {
                groups.add(new ArrayList<>());
            }
            groups.getLast().add(each);
            end = each.end();
        }
        return groups;
    }

    private static boolean isIntroduction(String text) {
        return Stream.of(text.toLowerCase(Locale.ROOT).split("[\\s,.:;()|*>+-]+"))
                .allMatch(word -> word.matches("\\d*") || LEADING.contains(word));
    }

    /** Returns all of a table's row, which is no sentence. */
    private static String lastSentence(String text) {
        if (text.stripLeading().startsWith("|")) {
            return text;
        }
        Matcher ends = SENTENCE_END.matcher(text);
        int from = 0;
        while (ends.find()) {
            // the full stop in front of a citation ends what it stands for
            from = WORD.matcher(text.substring(ends.end())).find() ? ends.end() : from;
        }
        return text.substring(from);
    }

    private static String firstSentence(String text) {
        Matcher ends = SENTENCE_END.matcher(text);
        return ends.find() ? text.substring(0, ends.start()) : text;
    }
}
