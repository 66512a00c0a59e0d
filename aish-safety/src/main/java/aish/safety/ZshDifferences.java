package aish.safety;

import module java.base;

import aish.bash.ScanResult;
import aish.bash.ScanResult.Token;
import aish.bash.ScanResult.Word;
import aish.bash.ScanResult.WordRole;
import aish.bash.ShellNode;
import aish.bash.ShellScanner;
import aish.bash.Span;
import aish.text.Resource;

/**
 * Finds what zsh may read in another way than bash does. Only what surely means the same in both
 * shells is left out: lists and pipelines of plain commands, whose words are literal text, quotes,
 * {@code *}, {@code ?} and simple variables.
 */
final class ZshDifferences {
    private static final Map<String, Set<String>> WORDS =
            Resource.lists(ZshDifferences.class, "zsh.txt");
    private static final Set<String> WRAPPERS = Set.of("command", "builtin", "exec");

    /** Among {@link #expanded}, says that {@code ^}, {@code ~} and {@code #} are patterns. */
    private static final String EXTENDED_GLOB = "^";

    /** A part of a word that both take literally; after a dollar sign it would be more. */
    private static final Pattern LITERAL =
            Pattern.compile("(?:[\\w@%+:,./^~=-]|\\\\[^\\n])++|\\{}");

    private static final Pattern VARIABLE =
            Pattern.compile("\\$(?:\\{([A-Za-z_]\\w*)}|([A-Za-z_]\\w*))");

    private static final Pattern SPLIT_OR_PATTERN = Pattern.compile("[\\s*?\\[\\]~^#<>(){}]");
    private static final Pattern OPERATOR = Pattern.compile("\\n|;|&|&&|\\|\\|?|\\$\\(|\\)");
    private static final Pattern REDIRECTION = Pattern.compile("\\d?(?:>>?|<)|\\d?>&\\d|&>");

    private final ScanResult scan;
    private final String source;
    private final SafetyFacts facts;
    private final Set<String> expanded;

    private ZshDifferences(String source, SafetyFacts facts) {
        this.scan = ShellScanner.scan(source);
        this.source = source;
        this.facts = facts;
        this.expanded = Set.of(facts.variables().getOrDefault(SafetyFacts.ZSH, "").split(" "));
    }

    private static boolean isIn(String list, String word) {
        return Objects.requireNonNull(WORDS.get(list)).contains(word);
    }

    /** Returns the first difference, if there is one. */
    static Optional<Span> in(String source, SafetyFacts facts) {
        Span whole = new Span(0, source.length());
        boolean aliased =
                facts.aliases().values().stream()
                        .anyMatch(alias -> new ZshDifferences(alias, facts).first().isPresent());
        return aliased ? Optional.of(whole) : new ZshDifferences(source, facts).first();
    }

    private Optional<Span> first() {
        if (scan.tree() instanceof ShellNode.Unparsed || hasSeveralStreams()) {
            return Optional.of(new Span(0, source.length()));
        }
        Stream<Span> tokens =
                scan.tokens().stream()
                        .filter(token -> !isAlike(token))
                        .map(token -> new Span(token.start(), token.end()));
        Stream<Span> words =
                scan.words().stream()
                        .filter(word -> isOwn(word) || expanded.contains(raw(word)))
                        .map(word -> new Span(word.start(), word.end()));
        return Stream.concat(tokens, words).min(Comparator.comparingInt(Span::start));
    }

    /** With several inputs or outputs, pipes among them, zsh uses them all. */
    private boolean hasSeveralStreams() {
        List<String> texts = scan.tokens().stream().map(this::raw).toList();
        long errors = texts.stream().filter(text -> text.matches("2>>?")).count();
        long others = texts.stream().filter(text -> text.matches("[013-9]?(?:>>?|<)|&>")).count();
        return errors > 1 || others > (texts.contains("|") ? 0 : 1);
    }

    private String raw(Token token) {
        return source.substring(token.start(), token.end());
    }

    private String raw(Word word) {
        return source.substring(word.start(), word.end());
    }

    private boolean isAlike(Token token) {
        String text = raw(token);
        return switch (token.kind()) {
            case COMMAND, ARGUMENT, OPTION, ASSIGNMENT -> isLiteral(text, token.start());
            case STRING -> isPlainString(text, token.start());
            case VARIABLE -> isSimple(text, token.end());
            case GLOB -> text.matches("[*?]") && !source.startsWith(text, token.end());
            case OPERATOR -> OPERATOR.matcher(text).matches();
            case REDIRECTION -> REDIRECTION.matcher(text).matches() && !isPatternAt(token.end());
            case KEYWORD, HEREDOC, COMMENT -> false;
        };
    }

    private boolean isLiteral(String text, int start) {
        boolean first = start == 0 || Character.isWhitespace(source.charAt(start - 1));
        boolean home = first && (text.equals("~") || text.startsWith("~/"));
        boolean program = text.startsWith("=") || text.contains("==");
        boolean tilde = text.indexOf('~') == 0 && !home;
        boolean pattern =
                expanded.contains(EXTENDED_GLOB)
                        && (text.indexOf('^') >= 0 || text.lastIndexOf('~') > 0);
        return LITERAL.matcher(text).matches() && !program && !tilde && !pattern;
    }

    /** A dollar sign starts more in zsh than in bash, except in single quotes. */
    private boolean isPlainString(String text, int start) {
        boolean single = source.lastIndexOf('"', start) < 0;
        return single || (text.indexOf('$') < 0 && text.indexOf('`') < 0);
    }

    private boolean isSimple(String text, int end) {
        Matcher variable = VARIABLE.matcher(text);
        if (!variable.matches()) {
            return false;
        }
        boolean braced = variable.group(1) != null;
        String name = braced ? variable.group(1) : variable.group(2);
        boolean continues = end < source.length() && "[:".indexOf(source.charAt(end)) >= 0;
        String letters = facts.attributes(name);
        boolean several =
                isIn("variables", name) || letters.indexOf('a') >= 0 || letters.indexOf('A') >= 0;
        String value = facts.variables().getOrDefault(name, "");
        return (braced || !continues) && !several && !SPLIT_OR_PATTERN.matcher(value).find();
    }

    /** Whether the target of a redirection may be several files, or a number for zsh. */
    private boolean isPatternAt(int end) {
        String target = source.substring(end).strip().split("\\s", 2)[0];
        return target.matches(".*[*?].*|\\d*-\\d*");
    }

    /** Whether a word is a command or a variable that zsh has and bash has not. */
    private boolean isOwn(Word word) {
        String text = scan.unquoted(word);
        List<Word> command =
                scan.words().stream().filter(each -> each.command() == word.command()).toList();
        String program = command.isEmpty() ? "" : scan.unquoted(command.getFirst());
        String name = text.replaceFirst("(?s)\\+?=.*", "");
        int dot = text.lastIndexOf('.');
        return switch (word.role()) {
            case COMMAND ->
                    isIn("commands", text)
                            || (dot >= 0 && expanded.contains("*" + text.substring(dot)))
                            // replaces a part of the directory's name
                            || (text.equals("cd") && command.size() > 2);
            case ASSIGNMENT -> isIn("variables", name);
            case ARGUMENT ->
                    (WRAPPERS.contains(program) && isIn("commands", text))
                            || (isIn("setters", program) && isIn("variables", name));
            case REDIRECT_TARGET ->
                    command.stream().noneMatch(each -> each.role() == WordRole.COMMAND);
            default -> false;
        };
    }
}
