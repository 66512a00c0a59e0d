package aish.secrets;

import aish.secrets.Redactor.Secret;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Finds all values of a Kubernetes secret, whatever their names, in YAML or JSON. */
final class KubernetesSecrets {
    private static final Pattern YAML =
            Pattern.compile("(?m)^([ \\t]*)(?:data|stringData):[ \\t]*\\r?\\n");
    private static final Pattern ENTRY =
            Pattern.compile("([ \\t]*)[\\w.\"'-]{1,253}+:[ \\t]*([^\\r\\n]*)\\r?");
    private static final Pattern JSON =
            Pattern.compile("\"(?:data|stringData)\"\\s{0,4}:\\s{0,4}\\{([^{}]{1,100000}+)\\}");
    private static final Pattern MEMBER = Pattern.compile(":\\s{0,10}\"([^\"]{1,100000}+)\"");

    private final String text;
    private final List<Secret> found;

    KubernetesSecrets(String text, List<Secret> found) {
        this.text = text;
        this.found = found;
    }

    void find() {
        Matcher yaml = YAML.matcher(text);
        while (yaml.find()) {
            readEntries(yaml.end(), yaml.group(1).length());
        }
        Matcher json = JSON.matcher(text);
        while (json.find()) {
            Matcher member = MEMBER.matcher(text).region(json.start(1), json.end(1));
            while (member.find()) {
                found.add(new Secret(member.start(1), member.end(1), "KUBERNETES_SECRET"));
            }
        }
    }

    /** Reads up to the first line that is not indented more than the heading. */
    private void readEntries(int from, int indent) {
        int line = from;
        while (line < text.length()) {
            int newline = text.indexOf('\n', line);
            int end = newline < 0 ? text.length() : newline;
            int first = line;
            while (first < end && (text.charAt(first) == ' ' || text.charAt(first) == '\t')) {
                first++;
            }
            if (first < end && first - line <= indent) {
                return;
            }
            Matcher entry = ENTRY.matcher(text).region(line, end);
            boolean named = entry.matches();
            int start = named ? entry.start(2) : first;
            int stop = named ? entry.end(2) : end;
            if (stop > start && !text.substring(start, stop).matches("[|>][+-]?\\s*|\\{\\}")) {
                found.add(new Secret(start, stop, "KUBERNETES_SECRET"));
            }
            line = end + 1;
        }
    }
}
