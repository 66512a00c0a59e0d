package aish.safety.languages;

import module java.base;

import aish.safety.languages.CodeTokens.Kind;
import aish.safety.languages.CodeTokens.Token;
import aish.safety.languages.CodeTokens.UnprovedException;
import aish.safety.rules.WordLists;

/**
 * Proves that Python, JavaScript or Ruby code only computes and prints. Code can only call what it
 * can name, so it suffices that no name leads to anything but pure functions and values: whatever
 * is then handed on, renamed or called is one of them.
 */
abstract class ScriptReader {
    private final List<Token> tokens;

    /** What the code calls a module, or something from one, by the name it gives it. */
    private final Map<String, String> imported = new HashMap<>();

    private int at;

    private ScriptReader(List<Token> tokens) {
        this.tokens = tokens;
    }

    static void provePython(List<Token> tokens) throws UnprovedException {
        new Python(tokens).prove();
    }

    static void proveJs(List<Token> tokens) throws UnprovedException {
        new Js(tokens).prove();
    }

    static void proveRuby(List<Token> tokens) throws UnprovedException {
        new Ruby(tokens).prove();
    }

    void prove() throws UnprovedException {
        for (at = 0; at < tokens.size(); at++) {
            Token token = tokens.get(at);
            switch (token.kind()) {
                case NAME -> {
                    if (isMember()) {
                        member(token.text());
                    } else {
                        name(token.text());
                    }
                }
                case SIGN -> {
                    if (token.is(".") && !peek(1).is(Kind.NAME)) {
                        throw uses("a computed name");
                    }
                    sign(token.text());
                }
                case SYMBOL, VARIABLE -> marked(token);
                case NUMBER, STRING, PATTERN -> {}
            }
            checkSize(token);
        }
    }

    abstract void name(String name) throws UnprovedException;

    abstract void member(String name) throws UnprovedException;

    abstract void sign(String sign) throws UnprovedException;

    /** Judges a symbol, or a variable with a mark before its name. */
    void marked(Token token) throws UnprovedException {
        throw uses(token.text());
    }

    /** Whether a dotted name of a module's member, a constant or a method leads to a pure one. */
    abstract boolean isPath(String path);

    Token peek(int ahead) {
        int place = at + ahead;
        return place >= 0 && place < tokens.size() ? tokens.get(place) : Token.END;
    }

    void skip(int count) {
        at += count;
    }

    private boolean isMember() {
        return peek(-1).is(".") || peek(-1).is("?.") || peek(-1).is("&.");
    }

    static UnprovedException uses(String name) {
        return new UnprovedException("uses " + name);
    }

    /** Records a name for a module or a part of one. */
    void bind(String name, String path) throws UnprovedException {
        if (imported.put(name, path) != null) {
            throw uses(name);
        }
    }

    Optional<String> importedAs(String name) {
        return Optional.ofNullable(imported.get(name));
    }

    /** Follows dots from a module or a constant as far as a known path leads; it must. */
    void follow(String root, String separator) throws UnprovedException {
        String path = root;
        int reached = isPath(root) ? 0 : -1;
        for (int i = 1; peek(i).is(separator) && peek(i + 1).is(Kind.NAME); i += 2) {
            path += "." + peek(i + 1).text();
            reached = isPath(path) ? i + 1 : reached;
        }
        if (reached < 0) {
            throw uses(path);
        }
        skip(reached);
    }

    /** Refuses to repeat a text so often that it fills the memory. */
    private void checkSize(Token token) throws UnprovedException {
        boolean repeats = token.is("*") && (peek(-1).is(Kind.STRING) || peek(-1).is("]"));
        boolean power = token.is("**") || token.is("<<");
        boolean small = peek(1).is(Kind.NUMBER) && peek(1).text().length() <= (power ? 3 : 6);
        boolean more = peek(2).text().startsWith("*") || peek(2).is("<<");
        boolean after = power && (peek(-2).is("*") || peek(-2).is("**"));
        if (((repeats || token.is("**")) && (!small || more)) || after) {
            throw new UnprovedException("may need more memory than there is");
        }
    }

    /** Python. Its names are builtins, modules, or what the code itself defines. */
    private static final class Python extends ScriptReader {
        private final boolean paths;

        Python(List<Token> tokens) {
            super(tokens);
            paths = tokens.stream().anyMatch(token -> token.text().equals("pathlib"));
        }

        @Override
        boolean isPath(String path) {
            return WordLists.has("python-paths", path);
        }

        @Override
        void name(String name) throws UnprovedException {
            Optional<String> path = importedAs(name);
            if (path.isPresent()) {
                follow(path.get(), ".");
                return;
            }
            switch (name) {
                case "import" -> modules();
                case "from" -> members();
                case "open" -> opened();
                default -> {
                    boolean hidden = name.startsWith("_") && !name.equals("_");
                    boolean keyword = peek(1).is("=");
                    if (hidden || (!keyword && WordLists.has("python-others", name))) {
                        throw uses(name);
                    }
                }
            }
        }

        @Override
        void member(String name) throws UnprovedException {
            // of other values they make a new value, of a path another file
            boolean moves = paths && (name.equals("replace") || name.equals("copy"));
            if (moves || !WordLists.has("python-members", name)) {
                throw uses(name);
            }
        }

        @Override
        void sign(String sign) throws UnprovedException {
            if (sign.equals("@") || sign.equals("$") || sign.equals("?")) {
                throw uses(sign);
            }
        }

        /** Reads {@code import a, b.c as d}. */
        private void modules() throws UnprovedException {
            do {
                String module = dotted();
                boolean known =
                        WordLists.get("python-paths").stream()
                                .anyMatch(path -> path.startsWith(module + "."));
                if (!known) {
                    throw uses(module);
                }
                int dot = module.indexOf('.');
                String root = dot < 0 ? module : module.substring(0, dot);
                if (peek(1).text().equals("as")) {
                    define(peek(2).text(), module);
                    skip(2);
                } else if (importedAs(root).isEmpty()) {
                    define(root, root);
                }
                skip(1);
            } while (peek(0).is(","));
            skip(-1);
        }

        /** Reads {@code from a import b, c as d}. */
        private void members() throws UnprovedException {
            String module = dotted();
            skip(1);
            if (!peek(0).text().equals("import")) {
                throw uses("from");
            }
            do {
                String member = peek(1).text();
                if (!isPath(module + "." + member)) {
                    throw uses(member);
                }
                boolean renamed = peek(2).text().equals("as");
                define(renamed ? peek(3).text() : member, module + "." + member);
                skip(renamed ? 4 : 2);
            } while (peek(0).is(","));
            skip(-1);
        }

        private String dotted() {
            skip(1);
            StringBuilder name = new StringBuilder(peek(0).text());
            while (peek(1).is(".")) {
                name.append('.').append(peek(2).text());
                skip(2);
            }
            return name.toString();
        }

        private void define(String name, String path) throws UnprovedException {
            if (name.equals("open") || WordLists.has("python-others", name)) {
                throw uses(name);
            }
            bind(name, path);
        }

        /** Allows to open a file for reading; a mode must be a plain text that says so. */
        private void opened() throws UnprovedException {
            if (!peek(1).is("(") || peek(2).text().startsWith("*") || peek(3).is("=")) {
                throw uses("open");
            }
            int depth = 0;
            for (int i = 1; !peek(i).is("\n") || depth > 0; i++) {
                String sign = peek(i).is(Kind.SIGN) ? peek(i).text() : "";
                depth += "([{".contains(sign) && !sign.isEmpty() ? 1 : 0;
                depth -= ")]}".contains(sign) && !sign.isEmpty() ? 1 : 0;
                if (depth == 0) {
                    return;
                }
                if (depth == 1 && sign.equals(",") && !isReading(i + 1)) {
                    throw new UnprovedException("may open a file for writing");
                }
            }
        }

        private boolean isReading(int place) {
            boolean named = peek(place + 1).is("=");
            Token value = peek(named ? place + 2 : place);
            Token next = peek(named ? place + 3 : place + 1);
            boolean mode = !named || peek(place).text().equals("mode");
            boolean plain =
                    mode
                            ? value.text().matches("r[bt]?")
                            : WordLists.has("python-open-options", peek(place).text());
            return plain && value.is(Kind.STRING) && (next.is(",") || next.is(")"));
        }
    }

    /** JavaScript. Besides pure globals, the code may use what it declares. */
    private static final class Js extends ScriptReader {
        private final Set<String> declared = new HashSet<>();

        Js(List<Token> tokens) {
            super(tokens);
            for (int i = 0; i < tokens.size(); i++) {
                String text = tokens.get(i).text();
                if (text.equals("const") || text.equals("let")) {
                    declare(tokens, i + 1, 1);
                } else if (tokens.get(i).is("=>")) {
                    declare(tokens, i - 1, -1);
                }
            }
        }

        /** Notes the name at a place, or the names in the brackets that start or end there. */
        private void declare(List<Token> tokens, int from, int step) {
            for (int i = from; i >= 0 && i < tokens.size(); i += step) {
                Token token = tokens.get(i);
                boolean bracket = token.is(step > 0 ? "]" : "(") || (step > 0 && token.is("}"));
                if (token.is(Kind.NAME)) {
                    declared.add(token.text());
                } else if (!"()[]{},".contains(token.text())) {
                    return;
                }
                if (bracket || (i == from && token.is(Kind.NAME))) {
                    return;
                }
            }
        }

        @Override
        boolean isPath(String path) {
            return WordLists.has("js-paths", path);
        }

        @Override
        void name(String name) throws UnprovedException {
            Optional<String> module = importedAs(name);
            boolean key = peek(1).is(":") && (peek(-1).is("{") || peek(-1).is(","));
            boolean defined = peek(1).is("=") && peek(2).text().equals("require");
            if (module.isPresent()) {
                follow(module.get(), ".");
            } else if (defined) {
                return;
            } else if (WordLists.has("js-others", name)
                    || WordLists.has("js-hidden", name)
                    || (declared.contains(name) && WordLists.has("js-operators", name))) {
                throw uses(name);
            } else if (name.equals("require")) {
                required();
            } else if (peek(1).is(".") && WordLists.has("js-roots", name)) {
                follow(name, ".");
            } else if (!key && !declared.contains(name) && !WordLists.has("js-names", name)) {
                throw uses(name);
            }
        }

        @Override
        void member(String name) throws UnprovedException {
            boolean called = peek(1).is("(") || peek(1).is("?.");
            boolean known = !called || WordLists.has("js-members", name);
            if (!known || isHidden(name)) {
                throw uses(name);
            }
        }

        private static boolean isHidden(String name) {
            return name.startsWith("_")
                    || name.indexOf('\\') >= 0
                    || WordLists.has("js-hidden", name);
        }

        /** Members are named by a dot, a number or a plain text: a computed name can be any. */
        @Override
        void sign(String sign) throws UnprovedException {
            Token before = peek(-1);
            Token next = peek(1);
            boolean text = next.is(Kind.STRING) && !isHidden(next.text());
            boolean known =
                    switch (sign) {
                        case "[" ->
                                !isOperand(before)
                                        || ((next.is(Kind.NUMBER) || text) && peek(2).is("]"));
                        case ":" ->
                                !before.is("]")
                                        && !(before.is(Kind.STRING) && isHidden(before.text()));
                        case "(" -> !before.is("]");
                        default -> !sign.equals("@");
                    };
            if (!known) {
                throw uses("a computed name");
            }
        }

        private static boolean isOperand(Token token) {
            return switch (token.kind()) {
                case NAME -> !WordLists.has("js-operators", token.text()) && !isWord(token);
                case SIGN -> token.is(")") || token.is("]") || token.is("}") || token.is("?.");
                case NUMBER, STRING, PATTERN, VARIABLE, SYMBOL -> true;
            };
        }

        private static boolean isWord(Token token) {
            return switch (token.text()) {
                case "return", "const", "let" -> true;
                default -> false;
            };
        }

        /** Allows a data file of the project, or a module whose pure functions are known. */
        private void required() throws UnprovedException {
            Token file = peek(2);
            if (!peek(1).is("(") || !file.is(Kind.STRING) || !peek(3).is(")")) {
                throw uses("require");
            }
            String module =
                    file.text().startsWith("node:") ? file.text().substring(5) : file.text();
            boolean data = module.startsWith("./") && module.endsWith(".json");
            boolean named =
                    peek(-1).is("=")
                            && peek(-2).is(Kind.NAME)
                            && peek(-3).text().equals("const")
                            && !peek(4).is(".");
            if (!data && named) {
                bind(peek(-2).text(), module);
                boolean ends = peek(4).is(";") || peek(4).is("\n") || peek(4).is(",");
                if (!ends || module.indexOf('\\') >= 0) {
                    throw uses(module);
                }
            }
            skip(3);
            if (!data && !named) {
                follow(module, ".");
            }
        }

        @Override
        void follow(String root, String separator) throws UnprovedException {
            super.follow(root, separator);
            boolean reads = peek(0).text().equals("readFileSync");
            boolean file = peek(2).is(Kind.STRING) || peek(2).is(Kind.NUMBER);
            boolean encoded = peek(3).is(",") && peek(4).is(Kind.STRING) && peek(5).is(")");
            // its options could open the file for writing
            if (reads && !(peek(1).is("(") && file && (peek(3).is(")") || encoded))) {
                throw uses("readFileSync");
            }
        }
    }

    /** Ruby, in which every name that is not a variable calls a method. */
    private static final class Ruby extends ScriptReader {
        private final Set<String> variables = new HashSet<>();
        private boolean parameters;

        Ruby(List<Token> tokens) {
            super(tokens);
        }

        @Override
        boolean isPath(String path) {
            return WordLists.has("ruby-paths", path);
        }

        @Override
        void name(String name) throws UnprovedException {
            boolean label =
                    peek(1).is(":") && (peek(-1).is("(") || peek(-1).is(",") || peek(-1).is("{"));
            boolean assigned = peek(1).is("=") || peek(1).is("+=") || peek(1).is("||=");
            if (Character.isUpperCase(name.charAt(0)) && !WordLists.has("ruby-names", name)) {
                constant(name);
            } else if (assigned || parameters) {
                if (WordLists.has("ruby-names", name)) {
                    throw uses(name);
                }
                variables.add(name);
            } else if (name.equals("require")) {
                Token library = peek(peek(1).is("(") ? 2 : 1);
                if (!library.is(Kind.STRING) || !WordLists.has("ruby-libraries", library.text())) {
                    throw uses(name);
                }
            } else if (!label && !isVariable(name) && !WordLists.has("ruby-names", name)) {
                throw uses(name);
            }
        }

        /** Whether it can only be a variable here: with an argument it would be a method. */
        private boolean isVariable(String name) {
            Token next = peek(1);
            boolean word = next.is(Kind.NAME) && WordLists.has("ruby-before-patterns", next.text());
            return variables.contains(name)
                    && !next.is("(")
                    && !next.is("{")
                    && (word || (next.is(Kind.SIGN) && !next.is("::") && !next.is("->")));
        }

        private void constant(String name) throws UnprovedException {
            if (name.equals("Dir") && peek(1).is("[")) {
                return;
            }
            follow(name, peek(1).is("::") ? "::" : ".");
            boolean call = peek(1).is("(");
            Token file = peek(call ? 2 : 1);
            Token next = peek(call ? 3 : 2);
            boolean plain =
                    file.is(Kind.STRING)
                            && !file.text().matches("(?s)\\s*\\|.*|.*[#\\\\].*")
                            && (call ? next.is(")") : next.is(Kind.SIGN) && !next.is(","));
            // another argument could be the mode, and a name that starts with a bar a command
            if (WordLists.has("ruby-file-classes", name) && !plain) {
                throw uses(name);
            }
        }

        @Override
        void member(String name) throws UnprovedException {
            boolean folds = name.equals("inject") || name.equals("reduce");
            boolean plain =
                    peek(1).is("{")
                            || peek(1).text().equals("do")
                            || (peek(1).is("(")
                                    && (peek(2).is(Kind.SYMBOL) || peek(2).is(Kind.NUMBER)));
            if (!WordLists.has("ruby-members", name) || (folds && !plain)) {
                throw uses(name);
            }
        }

        @Override
        void sign(String sign) throws UnprovedException {
            if (parameters && !"(),|*".contains(sign)) {
                throw uses(sign);
            }
            boolean known =
                    switch (sign) {
                        case "&" -> peek(1).is(Kind.SYMBOL) || isValue(peek(-1));
                        case "->", "::", "`", "@", "$" -> false;
                        case ".", "&." -> peek(1).is(Kind.NAME);
                        case "|" -> {
                            boolean opens = peek(-1).is("{") || peek(-1).text().equals("do");
                            parameters = opens;
                            yield true;
                        }
                        default -> true;
                    };
            if (!known) {
                throw uses(sign);
            }
        }

        private static boolean isValue(Token token) {
            return token.is(Kind.NUMBER)
                    || token.is(Kind.VARIABLE)
                    || token.is(")")
                    || token.is("]");
        }

        @Override
        void marked(Token token) throws UnprovedException {
            boolean known =
                    token.is(Kind.SYMBOL)
                            ? peek(-1).is("[")
                                    || token.text().matches(":[+*]")
                                    || WordLists.has("ruby-members", token.text().substring(1))
                            : token.text().startsWith("@")
                                    || WordLists.has("ruby-variables", token.text());
            if (!known) {
                throw uses(token.text());
            }
        }
    }
}
