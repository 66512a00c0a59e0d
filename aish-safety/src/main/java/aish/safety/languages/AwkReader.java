package aish.safety.languages;

import module java.base;

import aish.safety.languages.CodeTokens.Kind;
import aish.safety.languages.CodeTokens.Token;
import aish.safety.languages.CodeTokens.UnprovedException;
import aish.safety.rules.WordLists;

/** Proves that awk code neither runs a program nor writes a file. */
final class AwkReader {
    private final List<Token> tokens;
    private final Set<String> defined = new HashSet<>();
    private boolean printing;
    private int parentheses;

    private AwkReader(List<Token> tokens) {
        this.tokens = tokens;
        for (int i = 1; i < tokens.size(); i++) {
            String before = tokens.get(i - 1).text();
            if (before.equals("function") || before.equals("func")) {
                defined.add(tokens.get(i).text());
            }
        }
    }

    static void prove(List<Token> tokens) throws UnprovedException {
        AwkReader reader = new AwkReader(tokens);
        for (int i = 0; i < tokens.size(); i++) {
            Token token = tokens.get(i);
            if (token.is(Kind.NAME)) {
                reader.name(token.text(), i);
            } else if (token.is(Kind.SIGN)) {
                reader.sign(token.text(), i);
            }
        }
    }

    private Token at(int place) {
        return place < tokens.size() ? tokens.get(place) : Token.END;
    }

    private void name(String name, int place) throws UnprovedException {
        boolean known = WordLists.has("awk-names", name) || defined.contains(name);
        if (at(place + 1).is("(") && !known) {
            throw new UnprovedException("calls " + name);
        }
        switch (name) {
            case "system" -> throw new UnprovedException("runs a command");
            case "print", "printf" -> {
                printing = true;
                parentheses = 0;
            }
            case "getline" -> input(place + 1);
            case "ARGV" -> {
                if (!at(place + 1).is("[") || !at(place + 3).is("]") || isChanged(place + 4)) {
                    throw new UnprovedException("may change which files it reads");
                }
            }
            case "while" -> {
                if (at(place + 2).is(Kind.NUMBER) && at(place + 3).is(")")) {
                    throw new UnprovedException("may never end");
                }
            }
            default -> {}
        }
    }

    private boolean isChanged(int place) {
        return at(place).text().endsWith("=") || at(place).is("++") || at(place).is("--");
    }

    /** Checks where a line is read from: other places than a file can be connections. */
    private void input(int place) throws UnprovedException {
        int from = at(place).is(Kind.NAME) ? place + 1 : place;
        if (at(from).is("<")) {
            Token file = at(from + 1);
            boolean plain =
                    file.is(Kind.STRING)
                            && file.text().indexOf('\\') < 0
                            && !file.text().startsWith("/inet");
            if (!plain || !ends(from + 2)) {
                throw new UnprovedException("may read from a connection");
            }
        }
    }

    private boolean ends(int place) {
        Token token = at(place);
        return token.is(")") || token.is(";") || token.is("}") || token.is("\n");
    }

    private boolean isErrorOutput(int place) {
        return at(place + 1).equals(new Token(Kind.STRING, "/dev/stderr")) && ends(place + 2);
    }

    private void sign(String sign, int place) throws UnprovedException {
        switch (sign) {
            case "(" -> parentheses++;
            case ")" -> parentheses--;
            // the end of a line may be in the middle of what is printed
            case ";", "}" -> printing = false;
            case "|", "|&", "|=" -> throw new UnprovedException("runs a command");
            case "@" -> throw new UnprovedException("loads code or calls what a variable names");
            case ">", ">>", ">=" -> {
                if (printing && parentheses <= 0 && !isErrorOutput(place)) {
                    throw new UnprovedException("may write a file");
                }
            }
            default -> {}
        }
    }
}
