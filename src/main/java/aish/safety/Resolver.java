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
        List<String> items = WholeArrays.items(word, scope);
        if (items != null) {
            return items.stream().map(item -> Field.of(item, word.span())).toList();
        }
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
        FieldBuilding building = new FieldBuilding(span);
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

    private FieldBuilding build(List<WordPart> parts, Span span) {
        FieldBuilding building = new FieldBuilding(span);
        parts.forEach(part -> add(part, building, false));
        return building;
    }

    private static void split(FieldBuilding building, List<Field> fields) {
        Field field = building.field();
        if (!building.hasBlanks()) {
            fields.add(field);
            return;
        }
        int start = 0;
        for (int i = 0; i <= field.text().length(); i++) {
            if (i == field.text().length() || building.splitsAt(i)) {
                if (i > start) {
                    fields.add(field.part(start, i));
                }
                start = i + 1;
            }
        }
        if (field.text().isBlank()) {
            fields.add(field.withText(""));
        }
    }

    private void add(WordPart part, FieldBuilding building, boolean quoted) {
        switch (part) {
            case WordPart.Literal(String text, Span _) -> building.literal(text, quoted);
            case WordPart.Quoted(String text, Span _) -> building.add(text, PathText.QUOTED);
            case WordPart.DoubleQuoted(List<WordPart> parts, Span _) ->
                    parts.forEach(inner -> add(inner, building, true));
            case WordPart.Glob(String text, Span _) -> building.pattern(text);
            case WordPart.Brace _ -> building.unknown(quoted);
            case WordPart.Arithmetic(List<WordPart> parts, Span span) -> {
                building.taint(text(parts, span).tainted());
                building.name();
            }
            case WordPart.ProcessSubstitution _ -> building.add(Descriptors.PIPE, PathText.QUOTED);
            case WordPart.Parameter parameter -> parameter(parameter, building, quoted);
            case WordPart.Substitution(ShellNode body, Span _) ->
                    substitution(body, building, quoted);
        }
    }

    private void parameter(WordPart.Parameter parameter, FieldBuilding building, boolean quoted) {
        building.secret(SecretNames.isSecret(parameter.name()));
        building.taint(scope.carries(parameter.name()));
        if (!parameter.operator().isEmpty()) {
            Field operand = text(parameter.operand(), parameter.span());
            building.taint(operand.tainted());
            building.secret(operand.secret());
        }
        boolean otherSplitting = !quoted && scope.changes("IFS");
        if (!parameter.operator().isEmpty() || otherSplitting) {
            building.given(quoted && !WholeArrays.isAll(parameter));
            return;
        }
        String value = scope.value(parameter.name()).orElse(null);
        if (value == null) {
            if (isName(parameter.name())) {
                building.name();
            } else {
                building.given(quoted && !WholeArrays.isAll(parameter));
            }
            return;
        }
        building.value(value, quoted);
    }

    /** Variables that hold numbers, or names without a slash, unless the line changes them. */
    private boolean isName(String variable) {
        return !scope.changes(variable)
                && switch (variable) {
                    case "#", "?", "$", "!", "UID", "EUID", "PPID", "BASHPID", "LINENO" -> true;
                    case "RANDOM", "SRANDOM", "SECONDS", "EPOCHSECONDS", "EPOCHREALTIME" -> true;
                    case "USER", "LOGNAME", "HOSTNAME", "SHLVL", "COLUMNS", "LINES" -> true;
                    case "OSTYPE", "MACHTYPE", "HOSTTYPE" -> true;
                    default -> false;
                };
    }

    private void substitution(ShellNode body, FieldBuilding building, boolean quoted) {
        String output = KnownOutput.of(body, this);
        if (output != null) {
            building.add(output, KnownOutput.isDirectory(body) ? PathText.QUOTED : PathText.GUESS);
            return;
        }
        building.taint(!KnownOutput.isHarmless(body, this));
        building.unknown(quoted);
    }
}
