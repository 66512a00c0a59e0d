package aish.event;

import module java.base;

import aish.event.Operator.Answer;
import aish.event.Operator.Choice;
import aish.text.EditDistance;

/**
 * The possible answers to a question, and how to read a line as one of them.
 *
 * @param onEnter the choice that Enter alone makes
 * @param numbered how to read numbers, if the question is about numbered things
 * @param words which replies are for the asker alone, even if they look like commands
 */
public record Choices<C extends Choice>(
        List<C> all, C onEnter, Optional<Numbered<C>> numbered, Predicate<String> words) {
    /**
     * Reads {@code 1 3}, {@code 2-4} or {@code e 2}.
     *
     * @param offered the numbers that there are
     * @param onNumbers the choice that numbers without a word make
     * @param with makes a choice that is about these numbers, each once, in order
     */
    public record Numbered<C>(
            List<Integer> offered, C onNumbers, BiFunction<C, List<Integer>, C> with) {
        private static final Pattern LINE =
                Pattern.compile("([a-z]*) ?((?:\\d+(?: ?- ?\\d+)?(?: ?, ?| and | |$))+)");

        private static final Pattern RANGE = Pattern.compile("(\\d+)(?: ?- ?(\\d+))?");

        public Numbered {
            offered = List.copyOf(offered);
        }

        /** Returns the numbers of a line, each once; empty if one of them is not offered. */
        private List<Integer> numbers(String text) {
            NavigableSet<Integer> numbers = new TreeSet<>();
            Matcher range = RANGE.matcher(text);
            while (range.find()) {
                int first = number(range.group(1));
                int last = range.group(2) == null ? first : number(range.group(2));
                if (!offered.contains(first) || !offered.contains(last) || first > last) {
                    return List.of();
                }
                offered.stream().filter(n -> n >= first && n <= last).forEach(numbers::add);
            }
            return List.copyOf(numbers);
        }

        private static int number(String digits) {
            return digits.length() > 6 ? Integer.MAX_VALUE : Integer.parseInt(digits);
        }
    }

    /**
     * A choice about some of several numbered things.
     *
     * @param numbers which ones; empty if the choice names none
     */
    public record Pick<C extends Choice>(C choice, List<Integer> numbers) implements Choice {
        public Pick {
            numbers = List.copyOf(numbers);
        }

        @Override
        public String name() {
            return choice.name();
        }

        @Override
        public boolean isListed() {
            return choice.isListed();
        }
    }

    /**
     * Returns choices about numbered things.
     *
     * @param offered the numbers that there are
     * @param onNumbers the choice that numbers without a word make
     */
    public static <C extends Choice> Choices<Pick<C>> about(
            List<Integer> offered, List<C> choices, C onNumbers, Pick<C> onEnter) {
        return new Choices<>(
                choices.stream().map(choice -> new Pick<>(choice, List.of())).toList(),
                onEnter,
                Optional.of(
                        new Numbered<>(
                                offered,
                                new Pick<>(onNumbers, List.of()),
                                (pick, which) -> new Pick<>(pick.choice(), which))),
                _ -> false);
    }

    /**
     * Returns the choices for a question whose asker reads some replies itself, even if they look
     * like commands.
     */
    public Choices<C> takingReplies(Predicate<String> own) {
        return new Choices<>(all, onEnter, numbered, own);
    }

    /** Returns the choices without one that makes no sense here. */
    public Choices<C> without(boolean pointless, C choice) {
        return pointless
                ? new Choices<>(
                        all.stream().filter(one -> !one.equals(choice)).toList(),
                        onEnter,
                        numbered,
                        words)
                : this;
    }

    public Choices(List<C> all, C onEnter) {
        this(all, onEnter, Optional.empty(), _ -> false);
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
        Matcher numbers = Numbered.LINE.matcher(typed);
        if (numbered.isPresent() && numbers.matches()) {
            Optional<C> named = named(numbers.group(1), numbered.get());
            if (named.isPresent()) {
                return pick(named.get(), numbered.get(), numbers.group(2));
            }
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

    private Optional<C> named(String word, Numbered<C> things) {
        return word.isEmpty()
                ? Optional.of(things.onNumbers())
                : all.stream().filter(one -> names(one, word)).findFirst();
    }

    private static <C extends Choice> Optional<Answer<C>> pick(
            C choice, Numbered<C> things, String text) {
        List<Integer> numbers = things.numbers(text);
        return numbers.isEmpty()
                ? Optional.empty()
                : Optional.of(new Answer.Chosen<>(things.with().apply(choice, numbers)));
    }

    private static boolean names(Choice choice, String typed) {
        return typed.equals(choice.key())
                || typed.equals(choice.word())
                || typed.equals(choice.label());
    }

    /**
     * Whether the line is as short as a slip of the finger, an agreement or number that is not
     * offered, or the beginning of a choice or a mistyped one.
     */
    private boolean isUnclear(String typed) {
        return typed.codePointCount(0, typed.length()) <= LONGEST_SLIP
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
