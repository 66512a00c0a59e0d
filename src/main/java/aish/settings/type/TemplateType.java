package aish.settings.type;

import aish.settings.NearestName;
import aish.settings.toml.TextPosition;
import aish.settings.toml.TomlNode;
import aish.text.TomlText;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A prompt template. A mistake in it is reported but the template is kept; the prompt then shows
 * the mistaken part literally.
 */
public record TemplateType() implements ValueType<String> {
    private static final List<String> PLACEHOLDERS =
            List.of(
                    "model",
                    "norris",
                    "status",
                    "cwd",
                    "git",
                    "stance",
                    "count",
                    "duration",
                    "jobs");
    private static final int LONGEST_SHOWN = 40;

    @Override
    public Reading<String> read(TomlNode node) {
        if (!(node instanceof TomlNode.Text text)) {
            return Reading.refused(node, "must be a string, not " + node.called());
        }
        List<Complaint> complaints = new ArrayList<>();
        check(node.at(), text.value(), complaints);
        return Reading.of(text.value(), complaints);
    }

    private static void check(TextPosition at, String template, List<Complaint> complaints) {
        int i = 0;
        while (i < template.length()) {
            char c = template.charAt(i);
            boolean brace = c == '{' || c == '}';
            if (!brace) {
                i++;
            } else if (i + 1 < template.length() && template.charAt(i + 1) == c) {
                i += 2;
            } else if (c == '}') {
                complaints.add(new Complaint(at, "has a } without {; write }} for a plain one"));
                i++;
            } else {
                i = checkPlaceholder(at, template, i, complaints);
            }
        }
    }

    /** Returns the position at which to continue. */
    private static int checkPlaceholder(
            TextPosition at, String template, int open, List<Complaint> complaints) {
        int close = template.indexOf('}', open);
        if (close < 0) {
            complaints.add(new Complaint(at, "has a { without }; write {{ for a plain one"));
            return template.length();
        }
        String name = template.substring(open + 1, close);
        if (!PLACEHOLDERS.contains(name)) {
            complaints.add(new Complaint(at, unknown(name)));
        }
        return close + 1;
    }

    private static String unknown(String name) {
        Optional<String> nearest = NearestName.of(name, PLACEHOLDERS);
        String hint =
                nearest.isPresent()
                        ? "; did you mean {" + nearest.get() + "}?"
                        : "; known are " + String.join(", ", PLACEHOLDERS);
        return "has an unknown placeholder {" + TomlText.visible(name, LONGEST_SHOWN) + "}" + hint;
    }

    @Override
    public String render(String value) {
        return TomlText.quote(value);
    }
}
