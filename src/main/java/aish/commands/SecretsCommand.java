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
                .verb("list|", "the names in the vault", _ -> list())
                .verb("set|add NAME", "keep a value; aish asks for it", this::set, this::names)
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
                        ? "the vault " + secrets.get().vault() + " holds nothing; :secrets set NAME"
                        : "in the vault " + secrets.get().vault() + ":");
        for (String name : names) {
            List<String> users = secrets.get().users(name);
            String key = users.isEmpty() ? "" : "  (the key of " + String.join(", ", users) + ")";
            lines.add("  " + name + key);
        }
        List<String> elsewhere = secrets.get().elsewhere();
        if (!elsewhere.isEmpty()) {
            lines.add("keys elsewhere:");
            elsewhere.forEach(line -> lines.add("  " + line));
        }
        return answer(String.join("\n", lines));
    }

    private Next set(String name) throws SecretException {
        if (Verbs.words(name).size() > 1) {
            return fail(
                    ":secrets set takes a name alone and asks for the value; what you typed was"
                            + " on the screen, so choose another value");
        }
        if (!name.matches("[a-zA-Z][a-zA-Z0-9_-]{0,63}")) {
            return fail("a name has letters, digits, - and _, such as openai or db-password");
        }
        boolean known = secrets.get().names().contains(name);
        Optional<String> value = operator.secret("value of " + name + " (not shown): ");
        if (value.isEmpty()) {
            return fail(
                    !operator.isAttended()
                            ? ":secrets set needs a terminal; or write the vault "
                                    + secrets.get().vault()
                            : "nothing changed");
        }
        String bare = value.get().strip();
        if (bare.length() < SHORTEST) {
            String shorter = "a value of fewer than " + SHORTEST + " characters";
            return fail(shorter + " cannot be told from other text; nothing changed");
        }
        secrets.get().keep(name, bare);
        return notice(name + (known ? " is changed" : " is kept") + " in " + secrets.get().vault());
    }

    private Next forget(String name) throws SecretException {
        boolean asks = secrets.get().names().contains(name) && operator.isAttended();
        if (asks && !operator.agrees("Forget " + name + "? Its value cannot be restored.")) {
            return Next.PROMPT;
        }
        secrets.get().forget(name);
        return notice(name + " is no longer in " + secrets.get().vault());
    }
}
