package aish.safety;

import java.util.List;

/** {@code read}, {@code mapfile} and {@code getopts}: variables that are given what is read. */
final class InputReader {
    private final Invocation invocation;
    private final Context context;
    private final String program;
    private int names;

    /** Whether it reads another descriptor than the standard input. */
    private boolean descriptor;

    InputReader(Invocation invocation) {
        this.invocation = invocation;
        this.context = invocation.context();
        this.program = invocation.words().getFirst().text();
    }

    void judge() {
        List<Field> words = invocation.words();
        int at = 1;
        while (at < words.size()) {
            Field word = words.get(at++);
            String text = word.text();
            if (text.equals("--")) {
                break;
            }
            if (!text.startsWith("-") || text.length() < 2) {
                at--;
                break;
            }
            at += option(word, at);
        }
        if (program.equals("getopts")) {
            at++;
        }
        boolean all = !program.equals("getopts");
        for (int i = at; i < words.size() && (all || i == at); i++) {
            give(words.get(i));
        }
        if (program.equals("getopts")) {
            boolean data = words.stream().anyMatch(word -> word.tainted() || word.secret());
            Field argument = Field.unknown(words.getFirst().span());
            boolean asked = at + 1 < words.size() || context.scope().isData("@");
            ShellBuiltins.give("OPTARG", argument.tainted(asked && data), context);
            words.forEach(word -> context.scope().piece("OPTARG", word.text()));
            context.scope().markData("OPTARG", data || context.scope().isData("@"));
        }
        if (names == 0) {
            give(words.getFirst().withText(isArray() ? "MAPFILE" : "REPLY"));
        }
        context.add(Effect.READS, "reads input", words.getFirst().span());
    }

    private boolean isArray() {
        return program.equals("mapfile") || program.equals("readarray");
    }

    /** Reads a word of letters and tells how many words after it belong to it. */
    private int option(Field word, int next) {
        String text = word.text();
        String valued = isArray() ? "dnOsuCc" : "adinNptu";
        for (int i = 1; i < text.length(); i++) {
            char letter = text.charAt(i);
            if (valued.indexOf(letter) >= 0) {
                boolean attached = i + 1 < text.length();
                Field value = word.withText(text.substring(i + 1));
                if (!attached && next < invocation.words().size()) {
                    value = invocation.words().get(next);
                }
                use(letter, value);
                return attached ? 0 : 1;
            }
        }
        return 0;
    }

    private void use(char letter, Field value) {
        if (letter == 'C') {
            // bash runs it with the number of the line and the line behind it
            String code = value.text() + " 1 " + Commands.UNKNOWN_WORD;
            context.walk().evaluate(code, context.scope(), Stdin.PIPED, value.span());
        } else if (letter == 'u') {
            descriptor = true;
        } else if (letter == 'a' && !isArray()) {
            give(value);
        }
    }

    private void give(Field name) {
        names++;
        boolean numbers =
                !descriptor && context.stdin() instanceof Stdin.Text(String text) && isCalm(text);
        boolean data =
                descriptor
                        || switch (context.stdin()) {
                            case Stdin.File _, Stdin.Piped _ -> !program.equals("getopts");
                            case Stdin.Text(String text) -> text.indexOf(Field.TOP) >= 0;
                            case Stdin.Terminal _, Stdin.Empty _ -> false;
                        };
        Field value =
                numbers
                        ? Field.of(String.valueOf(Field.NAME), name.span())
                        : Field.unknown(name.span()).tainted(data);
        ShellBuiltins.assigned(name, value, context);
        if (context.stdin() instanceof Stdin.Text(String text)) {
            for (String piece : text.strip().split("\\s+", -1)) {
                context.scope().piece(name.text().replaceFirst("\\[.*", ""), piece);
            }
        }
        if (!descriptor
                && context.stdin() instanceof Stdin.File(String path)
                && Zone.of(path) == Zone.SYSTEM) {
            context.scope().trust(name.text());
        }
    }

    /** Whether any piece of it may be evaluated as a number. */
    private static boolean isCalm(String text) {
        return text.chars()
                .allMatch(
                        c ->
                                Character.isDigit(c)
                                        || " \n\t-+.,:;".indexOf(c) >= 0
                                        || c == Field.NAME);
    }
}
