package aish.meta;

import aish.config.SecretException;
import aish.config.Secrets;
import aish.console.Event;
import aish.console.EventSink;
import aish.console.Operator;
import aish.console.Operator.YesNo;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** {@code :secrets}: names what the vault holds, and changes it; values are never shown. */
public final class SecretsCommand implements MetaCommand {
    private static final Manual MANUAL =
            new Manual(
                    "secrets",
                    List.of("secret"),
                    "secrets [set|forget]",
                    "what the vault holds; values are never shown",
                    "secrets");

    private static final int SHORTEST = 4;

    private final Supplier<Secrets> secrets;
    private final Operator operator;
    private final EventSink events;

    public SecretsCommand(Supplier<Secrets> secrets, Operator operator, EventSink events) {
        this.secrets = secrets;
        this.operator = operator;
        this.events = events;
    }

    @Override
    public Manual manual() {
        return MANUAL;
    }

    @Override
    public Next run(String arguments) {
        List<String> words = words(arguments);
        String verb = words.isEmpty() ? "list" : words.getFirst();
        try {
            return switch (verb) {
                case "list" -> words.size() <= 1 ? list() : wrong();
                case "set", "add" -> words.size() == 2 ? set(words.get(1)) : wrongSet(words.size());
                case "forget", "remove" -> words.size() == 2 ? forget(words.get(1)) : wrong();
                default -> wrong();
            };
        } catch (SecretException e) {
            return problem(e.describe());
        }
    }

    private static List<String> words(String arguments) {
        List<String> words = new ArrayList<>();
        for (String word : arguments.strip().split(" ", -1)) {
            if (!word.isBlank()) {
                words.add(word.strip());
            }
        }
        return words;
    }

    private Next list() throws SecretException {
        List<String> names = secrets.get().names();
        List<String> lines = new ArrayList<>();
        lines.add(
                names.isEmpty()
                        ? "the vault " + secrets.get().vault() + " holds nothing; :secrets set NAME"
                        : "in the vault " + secrets.get().vault() + ":");
        for (String name : names) {
            List<String> users = secrets.get().users(name);
            lines.add(
                    "  "
                            + name
                            + (users.isEmpty()
                                    ? ""
                                    : "  (the key of " + String.join(", ", users) + ")"));
        }
        List<String> elsewhere = secrets.get().elsewhere();
        if (!elsewhere.isEmpty()) {
            lines.add("keys elsewhere:");
            elsewhere.forEach(line -> lines.add("  " + line));
        }
        events.emit(new Event.Answer(String.join("\n", lines)));
        return Next.PROMPT;
    }

    private Next set(String name) throws SecretException {
        if (!isName(name)) {
            return problem("a name has letters, digits, - and _, such as openai or db-password");
        }
        boolean known = secrets.get().names().contains(name);
        Optional<String> value = operator.secret("value of " + name + " (not shown): ");
        if (value.isEmpty()) {
            return problem(
                    operator.isAttended()
                            ? "nothing changed"
                            : ":secrets set needs a terminal; or write the vault "
                                    + secrets.get().vault());
        }
        String bare = value.get().strip();
        if (bare.length() < SHORTEST) {
            return problem(
                    "a value of fewer than "
                            + SHORTEST
                            + " characters cannot be told from other text; nothing changed");
        }
        secrets.get().keep(name, bare);
        events.emit(
                new Event.Notice(
                        name
                                + (known ? " is changed" : " is kept")
                                + " in "
                                + secrets.get().vault()));
        return Next.PROMPT;
    }

    private static boolean isName(String name) {
        return !name.isEmpty()
                && name.length() <= 64
                && Character.isLetter(name.charAt(0))
                && name.chars()
                        .allMatch(
                                c ->
                                        (c >= 'a' && c <= 'z')
                                                || (c >= 'A' && c <= 'Z')
                                                || (c >= '0' && c <= '9')
                                                || c == '-'
                                                || c == '_');
    }

    private Next forget(String name) throws SecretException {
        boolean asks = secrets.get().names().contains(name) && operator.isAttended();
        if (asks
                && operator.choose(
                                        "Forget " + name + "? Its value cannot be restored.",
                                        List.of(YesNo.values()),
                                        YesNo.NO)
                                .orElse(YesNo.NO)
                        == YesNo.NO) {
            return Next.PROMPT;
        }
        secrets.get().forget(name);
        events.emit(new Event.Notice(name + " is no longer in " + secrets.get().vault()));
        return Next.PROMPT;
    }

    private Next wrongSet(int words) {
        return words > 2
                ? problem(
                        ":secrets set takes a name alone and asks for the value; what you typed was"
                                + " on the screen, so choose another value")
                : wrong();
    }

    private Next wrong() {
        return problem(":secrets takes list, set NAME or forget NAME");
    }

    private Next problem(String text) {
        events.emit(new Event.Problem(text));
        return Next.FAILED;
    }

    @Override
    public List<String> complete(List<String> earlier) {
        if (earlier.isEmpty()) {
            return List.of("list", "set", "forget");
        }
        try {
            boolean named = !earlier.getFirst().equals("list");
            return earlier.size() == 1 && named ? secrets.get().names() : List.of();
        } catch (SecretException e) {
            return List.of();
        }
    }
}
