package aish.config;

import aish.config.Config.Confirm;

/** When a proposed command is asked about: a word, or true for always and false for never. */
record ConfirmKind(ChoiceKind<Confirm> words) implements ValueKind<Confirm> {
    ConfirmKind() {
        this(new ChoiceKind<>(Confirm.values()));
    }

    @Override
    public Reading<Confirm> read(TomlNode node) {
        return node instanceof TomlNode.Flag flag
                ? Reading.of(flag.value() ? Confirm.ALWAYS : Confirm.NEVER)
                : words.read(node);
    }

    @Override
    public String render(Confirm value) {
        return words.render(value);
    }
}
