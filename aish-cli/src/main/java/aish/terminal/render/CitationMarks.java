package aish.terminal.render;

import module java.base;

import aish.evidence.CheckedCitation;
import aish.evidence.CheckedCitation.Mark;
import aish.evidence.CitationChecker;

import org.jspecify.annotations.Nullable;

/** Says at the end of a line whether the citations in it hold. */
final class CitationMarks {
    private static final Style STALE = Style.of(Style.TextAttribute.YELLOW);

    private final Supplier<Optional<CitationChecker>> checkers;
    private final AnswerStyle look;

    /** The lines before the first bracket, which the checker has not seen. */
    private final List<String> earlier = new ArrayList<>();

    private @Nullable CitationChecker checker;
    private boolean off;

    /**
     * @param checkers makes one for this answer, unless its citations are not checked; called at
     *     the first bracket, so that no answer waits for it
     */
    CitationMarks(Supplier<Optional<CitationChecker>> checkers, AnswerStyle look) {
        this.checkers = checkers;
        this.look = look;
    }

    /** Returns the remark about the next line of the answer; empty if it cites nothing. */
    Optional<StyledText> of(String line) {
        if (off) {
            return Optional.empty();
        }
        CitationChecker known = checker;
        if (known == null && line.indexOf('[') < 0) {
            earlier.add(line);
            return Optional.empty();
        }
        if (known == null) {
            known = checkers.get().orElse(null);
            checker = known;
            off = known == null;
        }
        return known == null ? Optional.empty() : marked(known, line);
    }

    private Optional<StyledText> marked(CitationChecker known, String line) {
        earlier.forEach(known::line);
        earlier.clear();
        List<CheckedCitation> all = known.line(line);
        return all.isEmpty() ? Optional.empty() : Optional.of(mark(all));
    }

    private StyledText mark(List<CheckedCitation> all) {
        Set<Mark> marks = EnumSet.noneOf(Mark.class);
        all.forEach(each -> marks.add(each.mark()));
        Mark worst = Collections.max(marks);
        String words = marks.size() == 1 ? worst.toString() : CheckedCitation.brief(all);
        return switch (worst) {
            case HOLDS -> new StyledText(holding(), Style.DIM);
            case STALE -> new StyledText(framed(words), STALE);
            case NOT_FOUND -> new StyledText(framed(words), Theme.PROBLEM);
        };
    }

    private String holding() {
        return look.isSpoken() ? "(citation holds)" : look.unicode() ? "✓" : "(checked)";
    }

    /** Without colours, brackets tell it from the answer. */
    private String framed(String words) {
        if (look.isSpoken()) {
            return "(citation " + words + ")";
        }
        return look.colours() ? words : "(" + words + ")";
    }
}
