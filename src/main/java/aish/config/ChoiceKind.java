package aish.config;

import java.util.List;
import java.util.Locale;

/** One word of a few, which are the names of an enum in lower case. */
record ChoiceKind<E extends Enum<E>>(List<E> choices) implements ValueKind<E> {
    private static final int LONGEST_SHOWN = 40;

    ChoiceKind(E[] choices) {
        this(List.of(choices));
    }

    @Override
    public Reading<E> read(TomlNode node) {
        if (!(node instanceof TomlNode.Text text)) {
            return Reading.refused(node, "must be " + allowed() + ", not " + node.called());
        }
        for (E choice : choices) {
            if (word(choice).equals(text.value())) {
                return Reading.of(choice);
            }
        }
        String shown = TomlText.visible(text.value(), LONGEST_SHOWN);
        return Reading.refused(node, "must be " + allowed() + ", not \"" + shown + "\"");
    }

    private String allowed() {
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < choices.size(); i++) {
            if (i > 0) {
                out.append(i == choices.size() - 1 ? " or " : ", ");
            }
            out.append(render(choices.get(i)));
        }
        return out.toString();
    }

    private String word(E choice) {
        return choice.name().toLowerCase(Locale.ROOT);
    }

    @Override
    public String render(E value) {
        return TomlText.quote(word(value));
    }
}
