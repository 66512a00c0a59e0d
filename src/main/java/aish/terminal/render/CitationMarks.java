package aish.terminal.render;

import module java.base;

import aish.evidence.CheckedCitation;
import aish.evidence.CheckedCitation.Mark;
import aish.evidence.CitationChecker;

/** Says at the end of a line whether the citations in it hold. */
final class CitationMarks {
    private static final Style STALE = Style.of(Style.TextAttribute.YELLOW);

    private final Optional<CitationChecker> checker;
    private final AnswerStyle look;

    /**
     * @param checker of this answer; empty if its citations are not checked
     */
    CitationMarks(Optional<CitationChecker> checker, AnswerStyle look) {
        this.checker = checker;
        this.look = look;
    }

    /** Returns the remark about the next line of the answer; empty if it cites nothing. */
    Optional<StyledText> of(String line) {
        if (checker.isEmpty()) {
            return Optional.empty();
        }
        List<CheckedCitation> all = checker.get().line(line);
        return all.isEmpty() ? Optional.empty() : Optional.of(mark(all));
    }

    private StyledText mark(List<CheckedCitation> all) {
        Set<Mark> marks = EnumSet.noneOf(Mark.class);
        all.forEach(each -> marks.add(each.mark()));
        Mark worst = Collections.max(marks);
        String words = marks.size() == 1 ? worst.toString() : CheckedCitation.complaint(all);
        return switch (worst) {
            case HOLDS -> new StyledText(holding(), Theme.DIM);
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
