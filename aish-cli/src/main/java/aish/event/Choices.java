package aish.event;

import module java.base;

import aish.event.Operator.Answer;
import aish.event.Operator.Choice;
import aish.text.EditDistance;

/**
 * The possible answers to a question, and how to read a line as one of them.
 *
 * @param onEnter the choice that Enter alone makes
 * @param words which replies are for the asker alone, even if they look like commands
 */
public record Choices<C extends Choice>(List<C> all, C onEnter, Predicate<String> words) {
    /**
     * Returns the choices for a question whose asker reads some replies itself, even if they look
     * like commands.
     */
    public Choices<C> takingReplies(Predicate<String> own) {
        return new Choices<>(all, onEnter, own);
    }

    /** Returns the choices without one that makes no sense here. */
    public Choices<C> without(boolean pointless, C choice) {
        return pointless
                ? new Choices<>(
                        all.stream().filter(one -> !one.equals(choice)).toList(), onEnter, words)
                : this;
    }

    public Choices(List<C> all, C onEnter) {
        this(all, onEnter, _ -> false);
    }

    /** Mean the first choice, unless that demands its whole word. */
    private static final Set<String> YES = Set.of("y", "yes", "ok");

    /** Agree to something; if they are not among the choices, it is unclear to what. */
    private static final Set<String> AGREEING =
            Set.of(
                    "yep",
                    "yeah",
                    "okay",
                    "sure",
                    "run",
                    "proceed",
                    "all",
                    "always",
                    "continue",
                    "force",
                    "trust");

    private static final Set<String> NO = Set.of("n", "no", "nope");

    private static final int LONGEST_SLIP = 2;

    public Choices {
        all = List.copyOf(all);
    }

    /**
     * Reads a line.
     *
     * @return empty if it is unclear, so that the question should be asked again
     */
    public Optional<Answer<C>> read(String line) {
        String typed = line.strip().toLowerCase(Locale.ROOT).replaceAll("\\s+", " ");
        if (typed.isEmpty()) {
            return Optional.of(new Answer.Chosen<>(onEnter));
        }
        Optional<C> choice = all.stream().filter(one -> names(one, typed)).findFirst();
        if (choice.isEmpty() && NO.contains(typed)) {
            choice = Optional.of(onEnter);
        }
        if (choice.isEmpty() && YES.contains(typed) && !demandsWord()) {
            choice = Optional.of(all.getFirst());
        }
        if (choice.isPresent()) {
            return choice.map(Answer.Chosen::new);
        }
        return isUnclear(typed) ? Optional.empty() : Optional.of(new Answer.Reply<>(line.strip()));
    }

    /** Whether the first choice takes its whole word. */
    private boolean demandsWord() {
        return all.getFirst().key().isEmpty();
    }

    /** Says what to type instead of a line that is unclear. */
    public String hint() {
        if (demandsWord()) {
            return "Type %s to agree. Enter alone declines.".formatted(all.getFirst().word());
        }
        return all.stream().anyMatch(Choice::isListed)
                ? "Type a letter or word from the menu, then Enter. Longer text is a reply."
                : "Type a number from the list, then Enter.";
    }

    private static boolean names(Choice choice, String typed) {
        return typed.equals(choice.key())
                || typed.equals(choice.word())
                || typed.equals(choice.label());
    }

    /**
     * Whether the line is as short as a slip of the finger, unless it is a number that the asker
     * reads itself; or an agreement or number that is not offered, or the beginning of a choice or
     * a mistyped one.
     */
    private boolean isUnclear(String typed) {
        boolean read = isDigits(typed) && words.test(typed);
        return (typed.codePointCount(0, typed.length()) <= LONGEST_SLIP && !read)
                || YES.contains(typed)
                || AGREEING.contains(typed)
                || isNumber(typed)
                || all.stream().anyMatch(choice -> resembles(typed, choice));
    }

    private boolean isNumber(String typed) {
        boolean numbered = all.stream().anyMatch(choice -> isDigits(choice.key()));
        return numbered && isDigits(typed);
    }

    private static boolean isDigits(String text) {
        return !text.isEmpty() && text.chars().allMatch(c -> c >= '0' && c <= '9');
    }

    /**
     * Whether it is a choice's letter repeated, the beginning of its word, or the word with one
     * letter too many, missing, wrong, or two swapped.
     */
    private static boolean resembles(String typed, Choice choice) {
        return (!choice.key().isEmpty() && typed.replace(choice.key(), "").isEmpty())
                || choice.word().startsWith(typed)
                || (typed.length() > 2 && EditDistance.between(typed, choice.word()) <= 1);
    }

    /** Formats the choices, such as {@code [r]un e[x]plain}, in lines of at most that width. */
    public List<String> menu(int columns) {
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        for (C choice : all) {
            String shown = choice.isListed() ? marked(choice) : "";
            boolean full = line.length() + 1 + shown.length() > columns;
            if (full && !line.isEmpty() && !shown.isEmpty()) {
                lines.add(line.toString());
                line.setLength(0);
            }
            line.append(line.isEmpty() || shown.isEmpty() ? "" : " ").append(shown);
        }
        if (!line.isEmpty()) {
            lines.add(line.toString());
        }
        return lines;
    }

    private static String marked(Choice choice) {
        int at = choice.label().indexOf(choice.key());
        return choice.label().substring(0, at)
                + "["
                + choice.key()
                + "]"
                + choice.label().substring(at + choice.key().length());
    }
}
