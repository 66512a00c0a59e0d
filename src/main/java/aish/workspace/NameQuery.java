package aish.workspace;

import aish.text.Glob;
import aish.text.ShownName;
import java.util.Locale;
import java.util.Optional;

/**
 * What to search for in file names.
 *
 * @param text in lower case
 * @param pattern if the query is a glob
 */
record NameQuery(String text, Optional<Glob> pattern) {
    static NameQuery of(String typed) throws SourceException {
        String text = typed.strip().toLowerCase(Locale.ROOT);
        if (text.isEmpty()) {
            throw new SourceException("say which name to search for: TEXT, or a pattern as *.java");
        }
        boolean glob = text.chars().anyMatch(c -> "*?[".indexOf(c) >= 0);
        Optional<Glob> pattern = glob ? Glob.ofPath(text) : Optional.empty();
        if (glob && pattern.isEmpty()) {
            throw new SourceException(
                    "the pattern " + ShownName.of(text) + " is broken; close its bracket");
        }
        return new NameQuery(text, pattern);
    }

    boolean matches(String path) {
        String small = path.toLowerCase(Locale.ROOT);
        String looked =
                text.indexOf('/') >= 0 ? small : small.substring(small.lastIndexOf('/') + 1);
        return pattern.map(glob -> glob.matches(looked)).orElseGet(() -> looked.contains(text));
    }

    String shown() {
        return ShownName.of(text);
    }
}
