package aish.workspace.names;

import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Finds names in the text of well-known files, line by line and without evaluating anything. */
final class NameReaders {
    private static final String NAME = "[A-Za-z0-9][A-Za-z0-9_.-]*";
    private static final Pattern TARGETS =
            Pattern.compile("^(" + NAME + "(?: +" + NAME + ")*) *::?(?!=).*");
    private static final Pattern RECIPE = Pattern.compile("^@?(" + NAME + ")(?: [^:=]*)?:(?!=).*");
    private static final Pattern SCRIPT = Pattern.compile("^\\s*\"(" + NAME + ")\"\\s*:\\s*\".*");
    private static final Pattern SERVICE = Pattern.compile("^(\\s+)(" + NAME + "):\\s*(?:#.*)?$");

    private NameReaders() {}

    /** Reads the targets of a makefile, without {@code .PHONY} and pattern rules. */
    static void makefile(String text, Consumer<String> names) {
        for (String line : text.lines().toList()) {
            Matcher target = TARGETS.matcher(line);
            if (target.matches()) {
                words(target.group(1), names);
            }
        }
    }

    static void justfile(String text, Consumer<String> names) {
        for (String line : text.lines().toList()) {
            Matcher recipe = RECIPE.matcher(line);
            if (recipe.matches()) {
                names.accept(recipe.group(1));
            }
        }
    }

    /** Reads the scripts of a package.json. */
    static void scripts(String text, Consumer<String> names) {
        boolean inside = false;
        for (String line : text.lines().toList()) {
            Matcher script = SCRIPT.matcher(line);
            if (line.contains("\"scripts\"")) {
                inside = true;
            } else if (inside && line.strip().startsWith("}")) {
                return;
            } else if (inside && script.matches()) {
                names.accept(script.group(1));
            }
        }
    }

    /** Reads the services of a compose file: the keys directly below {@code services}. */
    static void services(String text, Consumer<String> names) {
        String indent = "";
        boolean inside = false;
        for (String line : text.lines().toList()) {
            if (!line.isBlank() && !Character.isWhitespace(line.charAt(0))) {
                inside = line.startsWith("services:");
                indent = "";
                continue;
            }
            Matcher service = SERVICE.matcher(line);
            if (inside
                    && service.matches()
                    && (indent.isEmpty() || indent.equals(service.group(1)))) {
                indent = service.group(1);
                names.accept(service.group(2));
            }
        }
    }

    /** Reads the hosts in an ssh config, without patterns. */
    static void sshConfig(String text, Consumer<String> names) {
        for (String line : text.lines().map(String::strip).toList()) {
            if (line.regionMatches(true, 0, "host ", 0, 5) && line.indexOf('*') < 0) {
                words(line.substring(5), names);
            }
        }
    }

    /** Reads the hosts in known_hosts; hashed ones, which start with a bar, are skipped. */
    static void knownHosts(String text, Consumer<String> names) {
        for (String line :
                text.lines().filter(l -> !l.startsWith("|") && l.indexOf(' ') > 0).toList()) {
            for (String host : line.substring(0, line.indexOf(' ')).split(",", -1)) {
                names.accept(host);
            }
        }
    }

    /** Reads the names after the address in a hosts file. */
    static void hosts(String text, Consumer<String> names) {
        for (String line : text.lines().toList()) {
            String bare =
                    line.substring(0, line.indexOf('#') < 0 ? line.length() : line.indexOf('#'));
            String[] words = bare.strip().split("\\s+", -1);
            for (int i = 1; i < words.length; i++) {
                names.accept(words[i]);
            }
        }
    }

    /** Reads what is before the first colon, as in /etc/passwd. */
    static void beforeColon(String text, Consumer<String> names) {
        for (String line : text.lines().filter(l -> l.indexOf(':') > 0).toList()) {
            names.accept(line.substring(0, line.indexOf(':')));
        }
    }

    private static void words(String text, Consumer<String> names) {
        for (String word : text.strip().split("\\s+", -1)) {
            names.accept(word);
        }
    }
}
