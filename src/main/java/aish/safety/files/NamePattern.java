package aish.safety.files;

import aish.text.Glob;

/**
 * One step of a path as a pattern of bash.
 *
 * @param hidden whether it matches names that start with a dot
 */
record NamePattern(Glob glob, boolean hidden) {
    /** A pattern whose marks tell which characters are special. */
    static NamePattern of(PathText step) {
        StringBuilder pattern = new StringBuilder();
        for (int i = 0; i < step.text().length(); i++) {
            String c = step.text().substring(i, i + 1);
            boolean bare =
                    switch (step.marks().charAt(i)) {
                        case PathText.PATTERN -> true;
                        case PathText.PLAIN -> "*?[\\".indexOf(c) < 0;
                        default -> false;
                    };
            pattern.append(bare ? c : Glob.quote(c));
        }
        return new NamePattern(
                Glob.ofText(pattern.toString(), Glob.Case.EXACT), step.text().startsWith("."));
    }

    /** A pattern in which every pattern character is special, as for {@code find}. */
    static NamePattern ofText(String pattern, boolean anyCase) {
        return new NamePattern(
                Glob.ofText(pattern, anyCase ? Glob.Case.ANY : Glob.Case.EXACT), true);
    }

    /** Whether a name matches; a leading dot must be matched explicitly. */
    boolean matches(String name) {
        return (hidden || !name.startsWith(".")) && glob.matches(name);
    }
}
