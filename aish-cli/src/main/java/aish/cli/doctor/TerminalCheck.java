package aish.cli.doctor;

import module java.base;

import aish.shell.WindowSize;

/**
 * Checks what the terminal can show.
 *
 * @param size of the window; empty without a terminal
 */
record TerminalCheck(Map<String, String> environment, Optional<WindowSize> size) implements Check {
    /** Where the launcher keeps the user's locale, because it starts the JVM with another one. */
    private static final String KEPT_LOCALE = "AISH_KEEP_LC_ALL";

    @Override
    public List<Remark> findings() {
        List<Remark> findings = new ArrayList<>();
        if (size.isPresent()) {
            findings.add(
                    Remark.ok(
                            "terminal has %d columns and %d rows"
                                    .formatted(size.get().columns(), size.get().rows())));
            findings.add(type());
        } else {
            findings.add(Remark.warn("not running in a terminal", "run aish doctor in a terminal"));
        }
        findings.add(locale());
        return findings;
    }

    private Remark type() {
        String type = value("TERM");
        if (type.isEmpty()) {
            return Remark.fail("TERM is not set", "export TERM=xterm-256color");
        }
        return type.equals("dumb")
                ? Remark.warn(
                        "TERM=dumb: no colours and hardly any line editing", "use another terminal")
                : Remark.ok("TERM=" + type);
    }

    private Remark locale() {
        String all = environment.getOrDefault(KEPT_LOCALE, value("LC_ALL"));
        String locale =
                List.of(all, value("LC_CTYPE"), value("LANG")).stream()
                        .filter(name -> !name.isEmpty())
                        .findFirst()
                        .orElse("");
        String encoding = locale.toLowerCase(Locale.ROOT).replace("-", "");
        if (encoding.endsWith("utf8")) {
            return Remark.ok("locale " + locale);
        }
        String found = locale.isEmpty() ? "no locale is set" : "locale " + locale + " is not UTF-8";
        return Remark.warn(found + "; text may be garbled", "export LANG=C.UTF-8");
    }

    private String value(String name) {
        return environment.getOrDefault(name, "");
    }
}
