package aish.safety.walk;

import module java.base;

import aish.bash.ShellNode;
import aish.bash.ShellNode.Redirect;
import aish.bash.ShellNode.ShellWord;
import aish.bash.ShellNode.WordPart;
import aish.bash.Span;
import aish.safety.ExpandedWord;
import aish.safety.files.PathText;
import aish.safety.rules.VariableNames;
import aish.safety.walk.ArithmeticCheck.ParameterCheck;
import aish.safety.walk.KnownOutput.LiteralPipeOutput;
import org.jspecify.annotations.Nullable;

/** Expands words as far as the text and the scope determine them. */
public record WordExpander(Scope scope) {
    /** The operator of {@code ${x:-y}} and the like, before the text that may be inserted. */
    private static final Pattern DEFAULT = Pattern.compile("^(?:\\[[^]]*\\])?:?[-+=?]");

    /** What may be an option in the operand of an expansion. */
    private static final Pattern OPTION = Pattern.compile("[\\s/:=?+%#\\[\\]]-");

    /** If one word expands to more words, the rest is unknown. */
    private static final int MOST_WORDS = 200;

    /** If a command has more words, the rest is unknown. */
    private static final int MOST_FIELDS = 4_000;

    public List<ExpandedWord> fields(List<ShellWord> words) {
        List<ExpandedWord> fields = new ArrayList<>();
        for (ShellWord word : words) {
            if (fields.size() > MOST_FIELDS) {
                fields.add(ExpandedWord.unknown(word.span()));
                break;
            }
            fields.addAll(fields(word));
        }
        return fields;
    }

    /** Returns the texts of a command's words. */
    List<String> texts(ShellNode.Simple command) {
        return fields(command.words()).stream().map(ExpandedWord::text).toList();
    }

    /**
     * Whether temporary files are in the usual place, because the line does not change {@code
     * TMPDIR}.
     */
    boolean isScratchUsual() {
        return !scope.isSetByLine("TMPDIR");
    }

    List<ExpandedWord> fields(ShellWord word) {
        List<String> items = WholeArrays.items(word, scope);
        if (items != null) {
            return items.stream().map(item -> ExpandedWord.of(item, word.span())).toList();
        }
        List<List<WordPart>> variants = new ArrayList<>();
        spread(word.parts(), 0, new ArrayList<>(), variants);
        List<ExpandedWord> fields = new ArrayList<>();
        for (List<WordPart> variant : variants) {
            split(build(variant, word.span()), fields);
        }
        if (variants.size() >= MOST_WORDS) {
            fields.add(ExpandedWord.unknown(word.span()));
        }
        return fields;
    }

    /** Expands the word to one field, as in an assignment or a redirection. */
    public ExpandedWord single(ShellWord word) {
        return build(word.parts(), word.span()).field();
    }

    /** Returns the text that a redirection itself gives as input; empty if it names a file. */
    Optional<String> given(Redirect redirect) {
        return switch (redirect.kind()) {
            case HEREDOC ->
                    Optional.of(
                            text(redirect.heredoc().orElseThrow().parts(), redirect.span()).text());
            case HERESTRING -> Optional.of(single(redirect.target()).text());
            case READ, WRITE, APPEND, CLOBBER, READ_WRITE, DUPLICATE -> Optional.empty();
        };
    }

    public ExpandedWord text(List<WordPart> parts, Span span) {
        ExpandedWordBuilder building = new ExpandedWordBuilder(span);
        parts.forEach(part -> add(part, building, true));
        return building.field();
    }

    /** Returns the text of literal parts, with a character in place of each other one. */
    static String written(List<WordPart> parts, char other) {
        StringBuilder text = new StringBuilder();
        for (WordPart part : parts) {
            switch (part) {
                case WordPart.Literal(String literal, Span _) -> text.append(literal);
                case WordPart.Quoted(String quoted, Span _) -> text.append(quoted);
                case WordPart.Glob(String glob, Span _) -> text.append(glob);
                default -> text.append(other);
            }
        }
        return text.toString();
    }

    private static void spread(
            List<WordPart> parts, int from, List<WordPart> before, List<List<WordPart>> variants) {
        for (int i = from; i < parts.size(); i++) {
            if (parts.get(i) instanceof WordPart.Brace brace && variants.size() < MOST_WORDS) {
                for (List<WordPart> alternative : brace.alternatives()) {
                    List<WordPart> replaced = new ArrayList<>(before);
                    replaced.addAll(parts.subList(from, i));
                    List<WordPart> rest = new ArrayList<>(alternative);
                    rest.addAll(parts.subList(i + 1, parts.size()));
                    spread(rest, 0, replaced, variants);
                }
                return;
            }
        }
        if (variants.size() < MOST_WORDS) {
            List<WordPart> whole = new ArrayList<>(before);
            whole.addAll(parts.subList(from, parts.size()));
            variants.add(whole);
        }
    }

    private ExpandedWordBuilder build(List<WordPart> parts, Span span) {
        ExpandedWordBuilder building = new ExpandedWordBuilder(span);
        parts.forEach(part -> add(part, building, false));
        return building;
    }

    private static void split(ExpandedWordBuilder building, List<ExpandedWord> fields) {
        ExpandedWord field = building.field();
        if (field.text().isEmpty() && !building.hasQuotes()) {
            return;
        }
        if (!building.hasBlanks()) {
            fields.add(field);
            return;
        }
        int start = 0;
        for (int i = 0; i <= field.text().length(); i++) {
            if (i == field.text().length() || building.splitsAt(i)) {
                if (i > start) {
                    fields.add(field.part(start, i));
                }
                start = i + 1;
            }
        }
        if (field.text().isBlank() && building.hasQuotes()) {
            fields.add(field.withText(""));
        }
    }

    private void add(WordPart part, ExpandedWordBuilder building, boolean quoted) {
        switch (part) {
            case WordPart.Literal(String text, Span _) -> building.literal(text, quoted);
            case WordPart.Quoted(String text, Span _) -> {
                building.quote();
                building.add(text, PathText.QUOTED);
            }
            case WordPart.DoubleQuoted(List<WordPart> parts, Span _) -> {
                building.quote();
                parts.forEach(inner -> add(inner, building, true));
            }
            case WordPart.Glob(String text, Span _) -> building.pattern(text);
            case WordPart.Brace _ -> building.addUnknown(quoted, PathText.PLAIN);
            case WordPart.Arithmetic(List<WordPart> parts, Span span) -> {
                building.taint(text(parts, span).tainted());
                building.addUnknownName();
            }
            case WordPart.ProcessSubstitution _ ->
                    building.add(OpenDescriptors.PIPE, PathText.QUOTED);
            case WordPart.Parameter parameter -> parameter(parameter, building, quoted);
            case WordPart.Substitution(ShellNode body, Span _) ->
                    substitution(body, building, quoted);
        }
    }

    private void parameter(
            WordPart.Parameter parameter, ExpandedWordBuilder building, boolean quoted) {
        boolean number = ParameterCheck.isNumber(parameter) || isKeys(parameter);
        boolean asked =
                parameter.operator().endsWith("+"); // ${x:+set} only tells whether it is set
        boolean secret = !number && !asked && VariableNames.isSecret(parameter.name());
        building.secrets(secret ? parameter.name() : "");
        building.taint(!number && scope.isData(parameter.name()));
        if (!number && !parameter.operator().isEmpty()) {
            ExpandedWord operand = text(parameter.operand(), parameter.span());
            building.taint(operand.tainted());
            building.secrets(operand.secrets());
        }
        boolean otherSplitting = !quoted && scope.isSetByLine("IFS");
        if (number && !otherSplitting) {
            building.addUnknownName();
            return;
        }
        char mark = mark(parameter);
        boolean plain = parameter.operator().isEmpty() && !otherSplitting;
        String value = plain ? scope.value(parameter.name()).orElse(null) : null;
        if (value == null) {
            building.addUnknown(quoted && !WholeArrays.isAll(parameter), mark);
            return;
        }
        building.value(value, quoted, mark);
    }

    /** Returns how the value of a parameter is marked where it is not known. */
    private char mark(WordPart.Parameter parameter) {
        boolean cut = !parameter.operator().isEmpty();
        String operand = text(parameter.operand(), parameter.span()).text();
        String inserted = DEFAULT.matcher(operand).replaceFirst(" ");
        if (scope.mayHoldOption(parameter.name(), cut) || OPTION.matcher(inserted).find()) {
            return PathText.OPTION;
        }
        return scope.holdsNames(parameter.name()) ? PathText.NAMES : PathText.GIVEN;
    }

    /** Recognises {@code ${!a[@]}} for an array whose keys are numbers. */
    private boolean isKeys(WordPart.Parameter parameter) {
        return parameter.operator().equals("![")
                && WholeArrays.isAll(parameter)
                && scope.attributes(parameter.name()).indexOf('A') < 0;
    }

    private void substitution(ShellNode body, ExpandedWordBuilder building, boolean quoted) {
        String output = KnownOutput.of(body, this);
        if (output != null && output.equals(".")) {
            boolean here = KnownOutput.isDirectory(body);
            building.add(scope.workingDirectory(), here ? PathText.QUOTED : PathText.GUESS);
            return;
        }
        if (output != null) {
            building.add(output, PathText.GUESS);
            return;
        }
        building.taint(!KnownOutput.isHarmless(body, this));
        if (KnownOutput.isNumber(body)) {
            building.addUnknownName();
        } else {
            boolean names = LiteralPipeOutput.printsNames(body, this);
            char mark = KnownOutput.mayBeOption(body, this) ? PathText.OPTION : PathText.PLAIN;
            building.addUnknown(quoted, names ? PathText.NAMES : mark);
        }
    }

    /** Words that expand to all items of an array or to all positional parameters. */
    private static final class WholeArrays {
        private WholeArrays() {}

        /**
         * Returns the words that a double-quoted word expands to; null if it is not an array or its
         * items are not known.
         */
        static @Nullable List<String> items(ShellWord word, Scope scope) {
            if (word.parts().size() == 1
                    && word.parts().getFirst()
                            instanceof WordPart.DoubleQuoted(List<WordPart> inner, Span _)
                    && inner.size() == 1
                    && inner.getFirst() instanceof WordPart.Parameter parameter
                    && isAll(parameter)) {
                return isPlain(parameter) ? scope.array(parameter.name()).orElse(null) : null;
            }
            return null;
        }

        private static boolean isPlain(WordPart.Parameter parameter) {
            return parameter.operator().isEmpty()
                    || (parameter.operator().equals("[")
                            && written(parameter.operand(), ExpandedWord.UNKNOWN).equals("[@]"));
        }

        /** Whether it expands to one word for each item even in quotes. */
        static boolean isAll(WordPart.Parameter parameter) {
            String operand = written(parameter.operand(), ExpandedWord.UNKNOWN);
            return parameter.name().equals("@")
                    || operand.startsWith("[@]")
                    || (parameter.isIndirect() && !operand.startsWith("["));
        }
    }

    /** Builds a field: its characters and how bash treats each of them. */
    private static final class ExpandedWordBuilder {
        /** Longer fields are cut off, and the rest is unknown. */
        private static final int LONGEST = 20_000;

        private static final String PATTERN_CHARACTERS = "*?[";

        private final StringBuilder text = new StringBuilder();
        private final StringBuilder marks = new StringBuilder();
        private final Span span;
        private boolean splits;
        private boolean glob;
        private boolean tainted;
        private String secrets = "";
        private boolean blanks;
        private boolean quotes;

        ExpandedWordBuilder(Span span) {
            this.span = span;
        }

        void add(String characters, char mark) {
            if (text.length() + characters.length() > LONGEST) {
                if (text.indexOf(String.valueOf(ExpandedWord.UNKNOWN)) < 0) {
                    text.append(ExpandedWord.UNKNOWN);
                    marks.append(PathText.PLAIN);
                }
                return;
            }
            text.append(characters);
            marks.repeat(mark, characters.length());
        }

        void pattern(String characters) {
            add(characters, PathText.PATTERN);
            glob = true;
        }

        /**
         * Appends literal characters; an unquoted tilde at the start stands for a home directory.
         */
        void literal(String characters, boolean quoted) {
            boolean home = !quoted && text.isEmpty() && characters.startsWith("~");
            add(characters, quoted ? PathText.QUOTED : PathText.PLAIN);
            if (home) {
                marks.setCharAt(0, PathText.HOME);
            }
        }

        /**
         * Appends the value of a variable, which bash splits and matches against files unless it is
         * quoted.
         */
        void value(String value, boolean quoted, char given) {
            boolean home = text.isEmpty() && value.startsWith("~");
            for (int i = 0; i < value.length(); i++) {
                char c = value.charAt(i);
                boolean pattern = !quoted && PATTERN_CHARACTERS.indexOf(c) >= 0;
                char plain = quoted ? PathText.QUOTED : PathText.PLAIN;
                char mark = c == ExpandedWord.UNKNOWN ? given : plain;
                add(String.valueOf(c), pattern ? PathText.PATTERN : mark);
                glob |= pattern;
                blanks |= !quoted && isBlank(c);
            }
            if (home) {
                marks.setCharAt(0, PathText.HOME);
            }
            splits |= !quoted && value.indexOf(ExpandedWord.UNKNOWN) >= 0;
        }

        void addUnknown(boolean quoted, char mark) {
            add(String.valueOf(ExpandedWord.UNKNOWN), mark);
            splits |= !quoted;
        }

        /** Appends an unknown text without a slash, such as a number. */
        void addUnknownName() {
            add(String.valueOf(ExpandedWord.UNKNOWN_NAME), PathText.PLAIN);
        }

        void taint(boolean more) {
            tainted |= more;
        }

        void secrets(String names) {
            secrets = (secrets + " " + names).strip();
        }

        void quote() {
            quotes = true;
        }

        /** Whether it stays a word even if it is empty. */
        boolean hasQuotes() {
            return quotes;
        }

        /** Whether an unquoted value contains spaces, at which bash splits it. */
        boolean hasBlanks() {
            return blanks;
        }

        boolean splitsAt(int place) {
            return marks.charAt(place) == PathText.PLAIN && isBlank(text.charAt(place));
        }

        private static boolean isBlank(char c) {
            return c == ' ' || c == '\n' || c == '\t';
        }

        ExpandedWord field() {
            // a single bracket is not a pattern but the test command
            boolean pattern = glob && !text.toString().equals("[");
            return new ExpandedWord(
                    text.toString(), marks.toString(), splits, pattern, tainted, secrets, span);
        }
    }
}
