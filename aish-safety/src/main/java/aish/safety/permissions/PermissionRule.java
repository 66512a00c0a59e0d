package aish.safety.permissions;

import module java.base;

import aish.bash.ShellNode;
import aish.bash.ShellNode.ShellWord;
import aish.bash.ShellNode.WordPart;
import aish.bash.ShellParser;
import aish.bash.ShellQuoting;
import aish.bash.Span;
import aish.safety.Call;
import aish.safety.HiddenCharacters;
import aish.safety.files.Paths;
import aish.safety.files.ProgramPath;
import aish.text.Glob;

/**
 * A rule about commands, by their words, or about tools, by their names. It applies to every
 * command that starts with its words; an unquoted star stands for any characters of a word. A
 * contract has limits, too, and then applies to no command with further words, unless it ends with
 * a star.
 *
 * @param text as the user wrote it
 * @param limits what the command may do if it runs by this rule; empty if that is not limited
 */
public record PermissionRule(String text, List<Pattern> words, Optional<StatedLimits> limits) {
    /** Stands between the words of a command and its limits. */
    private static final String CONDITION = ", while it ";

    /** Whether a rule applies to a command. */
    enum Match {
        YES,
        /** Some words are not known before the command runs. */
        MAYBE,
        NO
    }

    /** Thrown for an invalid rule; the message says why. */
    public static final class BadRuleException extends Exception {
        private static final long serialVersionUID = 1L;

        BadRuleException(String message) {
            super(message);
        }

        /** Returns the message, which is never null. */
        public String why() {
            return String.valueOf(getMessage());
        }
    }

    /**
     * A word of a rule.
     *
     * @param pieces literal texts; between each two, any characters match
     */
    record Pattern(List<String> pieces) {
        Pattern {
            pieces = List.copyOf(pieces);
        }

        boolean isLiteral() {
            return pieces.size() == 1;
        }

        boolean isStar() {
            return pieces.equals(List.of("", ""));
        }

        String literal() {
            return pieces.getFirst();
        }

        boolean matches(String word) {
            String pattern = String.join("*", pieces.stream().map(Glob::quote).toList());
            return Glob.ofText(pattern, Glob.Case.EXACT).matches(word);
        }
    }

    private static final int LONGEST = 1000;
    private static final String SEPARATOR = "__";

    public PermissionRule {
        words = List.copyOf(words);
    }

    public static PermissionRule of(String text) throws BadRuleException {
        String whole = text.strip();
        String bare = command(whole);
        if (bare.isEmpty()) {
            throw new BadRuleException(
                    "is empty; write the words of a command, such as git push *");
        }
        if (bare.length() > LONGEST
                || HiddenCharacters.find(bare) >= 0
                || bare.indexOf('\n') >= 0) {
            throw new BadRuleException("is not one line of visible characters");
        }
        if (!(single(ShellParser.parse(bare)) instanceof ShellNode.Simple simple)) {
            throw new BadRuleException(
                    "is more than one command, or none; write the words of one, such as git push *");
        }
        if (!simple.assignments().isEmpty() || !simple.redirects().isEmpty()) {
            throw new BadRuleException(
                    "has an assignment or a redirection; write the words of a command alone");
        }
        List<Pattern> words = new ArrayList<>();
        for (ShellWord word : simple.words()) {
            words.add(pattern(word.parts()));
        }
        Optional<StatedLimits> limits =
                bare.equals(whole)
                        ? Optional.empty()
                        : Optional.of(
                                StatedLimits.of(
                                        whole.substring(bare.length() + CONDITION.length())));
        return new PermissionRule(whole, trimmed(words), limits);
    }

    private static String command(String text) {
        int end = text.lastIndexOf(CONDITION);
        return end < 0 ? text : text.substring(0, end);
    }

    private static ShellNode single(ShellNode node) {
        return node instanceof ShellNode.Sequence(List<ShellNode> items, Span _)
                        && items.size() == 1
                ? items.getFirst()
                : node;
    }

    /** Drops a final star, because a rule applies to everything that starts with it anyway. */
    private static List<Pattern> trimmed(List<Pattern> words) {
        return words.size() > 1 && words.getLast().isStar()
                ? words.subList(0, words.size() - 1)
                : words;
    }

    private static Pattern pattern(List<WordPart> parts) throws BadRuleException {
        List<String> pieces = new ArrayList<>(List.of(""));
        add(parts, pieces);
        return new Pattern(pieces);
    }

    private static void add(List<WordPart> parts, List<String> pieces) throws BadRuleException {
        for (WordPart part : parts) {
            switch (part) {
                case WordPart.Literal(String text, Span _) -> append(text, pieces);
                case WordPart.Quoted(String text, Span _) -> append(text, pieces);
                case WordPart.DoubleQuoted(List<WordPart> inner, Span _) -> add(inner, pieces);
                case WordPart.Glob(String text, Span _) -> glob(text, pieces);
                case WordPart.Parameter _,
                        WordPart.Substitution _,
                        WordPart.ProcessSubstitution _,
                        WordPart.Arithmetic _,
                        WordPart.Brace _ ->
                        throw new BadRuleException(
                                "has an expansion; only * stands for something else in a rule");
            }
        }
    }

    private static void append(String text, List<String> pieces) {
        pieces.add(pieces.removeLast() + text);
    }

    private static void glob(String text, List<String> pieces) throws BadRuleException {
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) != '*') {
                throw new BadRuleException("has a pattern other than *; quote it if it is meant");
            }
            pieces.add("");
        }
    }

    /** The rule that names exactly this command. */
    public static PermissionRule naming(List<String> words) {
        List<String> quoted = new ArrayList<>();
        List<Pattern> patterns = new ArrayList<>();
        for (String word : words) {
            quoted.add(ShellQuoting.quote(word));
            patterns.add(new Pattern(List.of(word)));
        }
        return new PermissionRule(String.join(" ", quoted), patterns, Optional.empty());
    }

    /** Returns the same rule with other limits. */
    public PermissionRule within(StatedLimits other) {
        return new PermissionRule(command() + CONDITION + other.words(), words, Optional.of(other));
    }

    /** Returns the text without the limits. */
    public String command() {
        return command(text);
    }

    /**
     * Whether the rule is about tools, whose names consist of their server's name and their own.
     */
    boolean isForTools() {
        return words.size() == 1 && String.join("*", words.getFirst().pieces()).contains(SEPARATOR);
    }

    boolean isForAll() {
        return words.size() == 1 && words.getFirst().isStar();
    }

    boolean namesProgram() {
        return words.getFirst().isLiteral();
    }

    /** Whether the rule contains no star, explicit or implied. */
    boolean isExact() {
        return limits.isEmpty() && namesWhole();
    }

    /** Whether the rule applies to one command only, word by word. */
    boolean namesWhole() {
        return !command().endsWith("*") && hasLiteralWords();
    }

    boolean hasLiteralWords() {
        return words.stream().allMatch(Pattern::isLiteral);
    }

    List<String> literals() {
        return words.stream().map(Pattern::literal).toList();
    }

    boolean names(String tool) {
        return words.size() == 1 && words.getFirst().matches(tool);
    }

    /** Whether this contract allows nothing that another rule does not allow. */
    public boolean narrows(PermissionRule other) {
        boolean fewer =
                words.size() >= other.words.size()
                        && words.subList(0, other.words.size()).equals(other.words);
        return fewer
                && (other.limits.isEmpty()
                        || (limits.isPresent() && limits.get().isWithin(other.limits.get())));
    }

    /** Whether a command starts, word by word, with the words of the rule. */
    public boolean covers(Call call) {
        boolean longer = call.words().size() > words.size();
        if (call.words().size() < words.size()
                || (longer && limits.isPresent() && !command().endsWith("*"))) {
            return false;
        }
        for (int i = 0; i < words.size(); i++) {
            Call.Word word = call.words().get(i);
            String text = i == 0 ? program(word.text()) : word.text();
            boolean same = words.get(i).matches(text) || words.get(i).matches(word.text());
            if (!word.known() || word.splits() || !same) {
                return false;
            }
        }
        return true;
    }

    /** Returns the bare name of a system program, and the path of any other. */
    private static String program(String text) {
        return ProgramPath.isSystem(text) ? Paths.base(text) : text;
    }

    /**
     * Whether the rule may apply to a command, whatever options are in between and in whatever
     * order: forbidding {@code git push} also means {@code git -C x push}.
     */
    Match concerns(Call call) {
        Call.Word first = call.words().getFirst();
        if (!first.known() || first.splits()) {
            return Match.MAYBE;
        }
        String name = Paths.base(first.text());
        if (!words.getFirst().matches(name) && !words.getFirst().matches(first.text())) {
            return Match.NO;
        }
        List<Pattern> options = new ArrayList<>();
        List<Pattern> operands = new ArrayList<>();
        for (Pattern word : words.subList(1, words.size())) {
            (word.pieces().getFirst().startsWith("-") ? options : operands).add(word);
        }
        List<Call.Word> rest = call.words().subList(1, call.words().size());
        boolean all = hasOptions(options, rest) && hasOperands(operands, rest);
        if (all) {
            return Match.YES;
        }
        boolean open = rest.stream().anyMatch(word -> !word.known() || word.splits());
        return open ? Match.MAYBE : Match.NO;
    }

    /**
     * Whether the words contain the operands in their order; each may be preceded by options and by
     * a word that belongs to an option.
     */
    private static boolean hasOperands(List<Pattern> wanted, List<Call.Word> words) {
        int next = 0;
        boolean optional = false;
        for (Call.Word word : words) {
            if (next == wanted.size()) {
                return true;
            }
            boolean option = word.text().startsWith("-");
            if (!option && wanted.get(next).matches(word.text())) {
                next++;
            } else if (!option && !optional) {
                return false;
            }
            optional = option && word.text().indexOf('=') < 0;
        }
        return next == wanted.size();
    }

    private static boolean hasOptions(List<Pattern> wanted, List<Call.Word> words) {
        return wanted.stream().allMatch(option -> hasOption(option, words));
    }

    private static boolean hasOption(Pattern wanted, List<Call.Word> words) {
        String name = wanted.pieces().getFirst();
        boolean letters = wanted.isLiteral() && name.length() > 1 && name.charAt(1) != '-';
        if (words.stream()
                .anyMatch(w -> wanted.matches(w.text()) || w.text().startsWith(name + "="))) {
            return true;
        }
        return letters && name.chars().skip(1).allMatch(letter -> hasLetter(letter, words));
    }

    private static boolean hasLetter(int letter, List<Call.Word> words) {
        return words.stream()
                .map(Call.Word::text)
                .anyMatch(
                        text ->
                                text.startsWith("-")
                                        && !text.startsWith("--")
                                        && text.indexOf(letter, 1) > 0);
    }
}
