package aish.safety;

import module java.base;

import aish.safety.rules.WordLists;

/** Tells whether PowerShell code only reads; code that does anything else needs a look. */
public final class PowerShellText {
    private static final Pattern QUOTED = Pattern.compile("'[^']*'|\"[^\"$`]*\"|#.*");

    /** What may change something whatever the verbs are: methods, types, calls, assignments. */
    private static final Pattern OTHER = Pattern.compile("\\w\\(|[&>=`\"'\\[]|\\$\\(|::|@");

    private PowerShellText() {}

    /** Returns what needs a look; empty if all of the code only reads. */
    public static Optional<String> doubt(String code) {
        String plain = QUOTED.matcher(code).replaceAll("x");
        Matcher other = OTHER.matcher(plain);
        return Stream.of(plain.split("[\n;|{}()]", -1))
                .map(part -> part.strip().split("\\s+", 2)[0])
                .filter(verb -> !reads(verb))
                .findFirst()
                .map(verb -> verb + " may do more than read")
                .or(() -> other.find() ? Optional.of("may do more than read") : Optional.empty());
    }

    private static boolean reads(String verb) {
        return verb.isEmpty()
                || verb.startsWith("$")
                || verb.matches("\\.\\w+")
                || WordLists.has("powershell-reading", verb.toLowerCase(Locale.ROOT));
    }
}
