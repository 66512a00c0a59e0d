package aish.commands;

import module java.base;

import aish.event.EventSink;
import aish.event.Operator;
import aish.keys.ApiKeys;
import aish.secrets.SecretSubstitution.SecretException;

/** {@code :secrets}: lists the names in the vault, and changes entries; never shows values. */
public record SecretsCommand(Supplier<ApiKeys> secrets, Operator operator, EventSink events)
        implements VerbCommand {

    private static final int SHORTEST = 4;

    @Override
    public Verbs verbs() {
        return new Verbs("secrets")
                .verb("list|", "list the names in the vault", _ -> list())
                .verb("set|add NAME", "store a value; aish asks for it", this::set, this::names)
                .verb("forget|remove NAME", "remove it from the vault", this::forget, this::names);
    }

    private List<String> names() {
        try {
            return secrets.get().names();
        } catch (SecretException e) {
            return List.of();
        }
    }

    private Next list() throws SecretException {
        List<String> names = secrets.get().names();
        List<String> lines = new ArrayList<>();
        lines.add(
                names.isEmpty()
                        ? "The vault "
                                + secrets.get().vault()
                                + " is empty. :secrets set NAME adds a value."
                        : "In the vault " + secrets.get().vault() + ":");
        for (String name : names) {
            List<String> users = secrets.get().users(name);
            String key = users.isEmpty() ? "" : "  (API key of " + String.join(", ", users) + ")";
            lines.add("  " + name + key);
        }
        List<String> elsewhere = secrets.get().elsewhere();
        if (!elsewhere.isEmpty()) {
            lines.add("Keys kept elsewhere:");
            elsewhere.forEach(line -> lines.add("  " + line));
        }
        return answer(String.join("\n", lines));
    }

    private Next set(String name) throws SecretException {
        if (Verbs.words(name).size() > 1) {
            return fail(
                    ":secrets set takes only a name and asks for the value. What you typed was"
                            + " on the screen, so choose another value.");
        }
        if (!name.matches("[a-zA-Z][a-zA-Z0-9_-]{0,63}")) {
            return fail("A name has letters, digits, - and _, such as openai or db-password.");
        }
        boolean known = secrets.get().names().contains(name);
        Optional<String> value = operator.secret("Value of " + name + " (not shown): ");
        if (value.isEmpty()) {
            return fail(
                    !operator.isAttended()
                            ? ":secrets set needs a terminal. Without one, edit "
                                    + secrets.get().vault()
                                    + "."
                            : "Nothing changed.");
        }
        String bare = value.get().strip();
        if (bare.length() < SHORTEST) {
            return fail(
                    "A value needs at least %d characters; a shorter one would match ordinary text. Nothing changed."
                            .formatted(SHORTEST));
        }
        secrets.get().keep(name, bare);
        return notice(
                (known ? "Changed " : "Stored ") + name + " in " + secrets.get().vault() + ".");
    }

    private Next forget(String name) throws SecretException {
        boolean asks = secrets.get().names().contains(name) && operator.isAttended();
        if (asks && !operator.agrees("Forget " + name + "? Its value cannot be restored.")) {
            return Next.PROMPT;
        }
        secrets.get().forget(name);
        return notice("Removed " + name + " from " + secrets.get().vault() + ".");
    }
}
