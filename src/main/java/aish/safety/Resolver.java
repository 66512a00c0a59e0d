package aish.safety;

import aish.syntax.ShellNode;
import aish.syntax.ShellWord;
import aish.syntax.Span;
import aish.syntax.WordPart;
import java.util.ArrayList;
import java.util.List;

/** Expands words as far as the text and the scope settle them. */
final class Resolver {
    /** More words than this from one are not followed. */
    private static final int MOST_WORDS = 200;

    private final Scope scope;

    Resolver(Scope scope) {
        this.scope = scope;
    }

    List<Field> fields(List<ShellWord> words) {
        List<Field> fields = new ArrayList<>();
        words.forEach(word -> fields.addAll(fields(word)));
        return fields;
    }

    List<Field> fields(ShellWord word) {
        List<List<WordPart>> variants = new ArrayList<>();
        spread(word.parts(), 0, new ArrayList<>(), variants);
        List<Field> fields = new ArrayList<>();
        for (List<WordPart> variant : variants) {
            split(build(variant, word.span()), fields);
        }
        return fields;
    }

    /** The word as one field, as in an assignment or a redirection. */
    Field single(ShellWord word) {
        return build(word.parts(), word.span()).field();
    }

    Field text(List<WordPart> parts, Span span) {
        Building building = new Building(span);
        parts.forEach(part -> add(part, building, true));
        return building.field();
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

    private Building build(List<WordPart> parts, Span span) {
        Building building = new Building(span);
        parts.forEach(part -> add(part, building, false));
        return building;
    }

    private static void split(Building building, List<Field> fields) {
        Field field = building.field();
        if (!building.blanks) {
            fields.add(field);
            return;
        }
        for (String piece : field.text().strip().split("[ \t\n]+", -1)) {
            fields.add(field.withText(piece));
        }
    }

    private void add(WordPart part, Building building, boolean quoted) {
        switch (part) {
            case WordPart.Literal(String text, Span _) -> building.text.append(text);
            case WordPart.Quoted(String text, Span _) -> building.text.append(text);
            case WordPart.DoubleQuoted(List<WordPart> parts, Span _) ->
                    parts.forEach(inner -> add(inner, building, true));
            case WordPart.Glob(String text, Span _) -> {
                building.text.append(text);
                building.glob = true;
            }
            case WordPart.Brace _ -> building.unknown(quoted);
            case WordPart.Arithmetic _ -> building.text.append(Field.NAME);
            case WordPart.ProcessSubstitution _ -> building.text.append("/dev/fd/63");
            case WordPart.Parameter parameter -> parameter(parameter, building, quoted);
            case WordPart.Substitution(ShellNode body, Span _) ->
                    substitution(body, building, quoted);
        }
    }

    private void parameter(WordPart.Parameter parameter, Building building, boolean quoted) {
        building.secret |= SecretNames.isSecret(parameter.name());
        if (!parameter.operator().isEmpty()) {
            building.unknown(quoted);
            return;
        }
        String value = scope.value(parameter.name()).orElse(null);
        if (value == null) {
            boolean number = "#?$!".contains(parameter.name()) && !parameter.name().isEmpty();
            if (number) {
                building.text.append(Field.NAME);
            } else {
                building.unknown(quoted);
            }
            return;
        }
        building.text.append(value);
        building.splits |= !quoted && value.indexOf(Field.TOP) >= 0;
        building.blanks |= !quoted && hasBlank(value);
    }

    private static boolean hasBlank(String value) {
        return value.indexOf(' ') >= 0 || value.indexOf('\n') >= 0 || value.indexOf('\t') >= 0;
    }

    private void substitution(ShellNode body, Building building, boolean quoted) {
        String output = KnownOutput.of(body, this);
        if (output != null) {
            building.text.append(output);
            return;
        }
        building.tainted |= !KnownOutput.isHarmless(body);
        building.unknown(quoted);
    }

    /** A field under construction. */
    private static final class Building {
        private final StringBuilder text = new StringBuilder();
        private final Span span;
        private boolean splits;
        private boolean glob;
        private boolean tainted;
        private boolean secret;
        private boolean blanks;

        Building(Span span) {
            this.span = span;
        }

        void unknown(boolean quoted) {
            text.append(Field.TOP);
            splits |= !quoted;
        }

        Field field() {
            // a bracket alone opens no set: it is the test command
            boolean pattern = glob && !text.toString().equals("[");
            return new Field(text.toString(), splits, pattern, tainted, secret, span);
        }
    }
}
