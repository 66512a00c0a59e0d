package aish.bash.reader;

import module java.base;

import aish.bash.Chars;
import aish.bash.ScanResult.OpenConstruct;
import aish.bash.ScanResult.TokenKind;
import aish.bash.ScanResult.WordRole;
import aish.bash.ShellNode;
import aish.bash.ShellNode.Assignment;
import aish.bash.ShellNode.Redirect;
import aish.bash.ShellNode.ShellWord;
import aish.bash.ShellNode.WordPart;
import aish.bash.reader.WordReader.Stop;

/** Reads simple commands: assignments, words and redirections; and {@code NAME()}. */
record SimpleCommandReader(
        Source source, WordReader words, RedirectReader redirects, CompoundReader compound) {
    ShellNode read() {
        int start = source.at();
        Command command = new Command(source.findings().nextCommand());
        int end = start;
        while (true) {
            source.skipBlanks();
            Redirect redirect = redirects.tryRead(command.number);
            if (redirect != null) {
                command.redirects.add(redirect);
            } else if (source.atWord()) {
                command.word();
            } else {
                break;
            }
            end = source.end();
        }
        if (source.current() == '(' && command.isOneWord()) {
            return function(start, end, command);
        }
        if (end == start) {
            source.wrong("a command is missing");
        } else if (source.current() == '(') {
            source.wrong("unexpected (");
        }
        return new ShellNode.Simple(
                command.assignments, command.words, command.redirects, source.between(start, end));
    }

    private ShellNode function(int start, int end, Command command) {
        source.acceptOperator("(");
        source.skipBlanks();
        if (!source.acceptOperator(")")) {
            words.unexpected("unexpected (");
            return new ShellNode.Simple(
                    List.of(), command.words, List.of(), source.between(start, end));
        }
        String name = source.slice(start, end);
        boolean quoted = name.chars().anyMatch(c -> "$'\"\\`=".indexOf(c) >= 0);
        if (quoted) {
            source.findings().failTree("a function has a quoted name", start);
        }
        return new ShellNode.Function(name, compound.functionBody(), source.since(start));
    }

    /** The command being read. */
    private final class Command {
        private final int number;
        private final List<Assignment> assignments = new ArrayList<>();
        private final List<ShellWord> words = new ArrayList<>();
        private final List<Redirect> redirects = new ArrayList<>();
        private boolean declares;

        Command(int number) {
            this.number = number;
        }

        boolean isOneWord() {
            return words.size() == 1 && assignments.isEmpty() && redirects.isEmpty();
        }

        /** Reads the word or assignment that starts here. */
        void word() {
            boolean first = words.isEmpty();
            if (first || declares) {
                new AssignmentOrWord(this, first).read();
            } else {
                boolean option = source.current() == '-';
                TokenKind kind = option ? TokenKind.OPTION : TokenKind.ARGUMENT;
                words.add(SimpleCommandReader.this.words.word(WordRole.ARGUMENT, kind, number));
            }
            if (first && words.size() == 1) {
                declares = takesAssignments(words.getFirst());
            }
        }

        private static boolean takesAssignments(ShellWord word) {
            return word.parts().size() == 1
                    && word.parts().getFirst() instanceof WordPart.Literal literal
                    && switch (literal.text()) {
                        case "declare", "export", "local", "readonly", "typeset" -> true;
                        case "alias", "eval", "let" -> true;
                        default -> false;
                    };
        }
    }

    /** A word where an assignment may stand. */
    private final class AssignmentOrWord {
        private final Command command;

        /** Whether the command's name has not been read yet. */
        private final boolean leading;

        private final int start = source.at();
        private final int index = source.findings().reserveWord();
        private final WordParts parts;

        AssignmentOrWord(Command command, boolean leading) {
            this.command = command;
            this.leading = leading;
            boolean option = source.current() == '-';
            TokenKind argument = option ? TokenKind.OPTION : TokenKind.ARGUMENT;
            this.parts = new WordParts(source, leading ? TokenKind.COMMAND : argument, start);
        }

        void read() {
            int nameEnd = source.nameEnd();
            if (nameEnd == start) {
                word();
                return;
            }
            String name = source.slice(start, nameEnd);
            parts.addLiteral(nameEnd);
            List<WordPart> subscript = List.of();
            if (startsSubscript()) {
                parts.kind(TokenKind.ASSIGNMENT);
                subscript = words.subscript(parts);
            }
            boolean appends = source.current() == '+' && source.peek(1) == '=';
            if (appends || source.current() == '=') {
                value(name, subscript, appends);
            } else {
                word();
            }
        }

        private boolean startsSubscript() {
            if (source.current() != '[' || leading) {
                return source.current() == '[';
            }
            int length = words.setLength();
            char after = source.charAt(source.at() + length);
            return length > 0 && (after == '=' || after == '+');
        }

        private void value(String name, List<WordPart> subscript, boolean appends) {
            parts.kind(TokenKind.ASSIGNMENT);
            parts.divided();
            parts.addLiteral();
            if (appends) {
                parts.addLiteral();
            }
            int value = source.end();
            boolean array = source.current() == '(';
            if (array || leading) {
                parts.flush();
                List<ShellWord> values = array ? array(value) : List.of(string(value));
                boolean isArray = array && (source.ended() || Chars.endsWord(source.current()));
                if (array && !isArray) {
                    values = List.of(bracketedText(values, value));
                }
                command.assignments.add(
                        new Assignment(
                                name, subscript, appends, isArray, values, source.since(start)));
            } else {
                words.read(Stop.WORD, parts);
                command.words.add(new ShellWord(parts.done(), source.since(start)));
            }
            log(WordRole.ASSIGNMENT, value);
        }

        private ShellWord string(int from) {
            int at = source.at();
            List<WordPart> value = words.parts(Stop.WORD, TokenKind.ASSIGNMENT, from);
            return new ShellWord(value, source.since(at));
        }

        private void word() {
            words.read(Stop.WORD, parts);
            command.words.add(new ShellWord(parts.done(), source.since(start)));
            log(leading ? WordRole.COMMAND : WordRole.ARGUMENT, start);
        }

        private void log(WordRole role, int value) {
            parts.flush();
            source.findings().word(index, start, source.at(), role, command.number, value);
        }

        /** Reads the items of an array; only declarations are judged with them. */
        private List<ShellWord> array(int open) {
            if (!command.words.isEmpty()
                    && List.of("alias", "eval", "let").contains(commandName())) {
                source.findings().failTree("unexpected (", open);
            }
            source.acceptOperator("(");
            List<ShellWord> items = new ArrayList<>();
            while (true) {
                source.skipNewlines();
                if (source.acceptOperator(")")) {
                    return items;
                }
                if (source.ended()) {
                    source.missing(OpenConstruct.ARRAY, "an array is not closed");
                    return items;
                }
                if (source.atWord()) {
                    items.add(words.item());
                } else {
                    source.wrong("an array is not closed");
                    source.acceptOperator(String.valueOf(source.current()));
                }
            }
        }

        private String commandName() {
            return command.words.getFirst().parts().getFirst() instanceof WordPart.Literal literal
                    ? literal.text()
                    : "";
        }

        /** Bash takes {@code a=(1 2)b} for a string, and in {@code a=(1)#} no comment starts. */
        private ShellWord bracketedText(List<ShellWord> items, int open) {
            List<WordPart> all = new ArrayList<>();
            for (ShellWord item : items) {
                all.add(new WordPart.Literal(all.isEmpty() ? "(" : " ", item.span()));
                all.addAll(item.parts());
            }
            all.add(new WordPart.Literal(all.isEmpty() ? "()" : ")", source.since(open)));
            all.addAll(words.parts(Stop.WORD, TokenKind.ASSIGNMENT, source.end()));
            return new ShellWord(all, source.since(open));
        }
    }
}
