package aish.tools.builtin;

import module java.base;

import aish.json.Json;
import aish.tools.ToolServers.ToolException;

/** The arguments of a call, as a model wrote them. */
record ToolArguments(Json json) {
    String text(String name) throws ToolException {
        return json.get(name)
                .text()
                .orElseThrow(() -> new ToolException("the argument " + name + " must be a text"));
    }

    String textOr(String name, String otherwise) throws ToolException {
        return json.get(name).isNull() ? otherwise : text(name);
    }

    boolean flag(String name) {
        return json.get(name).isTrue()
                || json.get(name).text().map("true"::equalsIgnoreCase).orElse(false);
    }

    /** Returns a line number; models sometimes write them as texts. */
    OptionalLong line(String name) throws ToolException {
        Json value = json.get(name);
        if (value.isNull()) {
            return OptionalLong.empty();
        }
        String digits =
                value instanceof Json.Num(String literal) ? literal : value.text().orElse("");
        try {
            long line = new BigDecimal(digits.strip()).longValueExact();
            if (line > 0) {
                return OptionalLong.of(line);
            }
        } catch (ArithmeticException | NumberFormatException e) {
            // refused below
        }
        throw new ToolException("the argument " + name + " must be a whole number from 1");
    }

    List<String> texts(String name) {
        return json.get(name).items().stream().flatMap(item -> item.text().stream()).toList();
    }
}
