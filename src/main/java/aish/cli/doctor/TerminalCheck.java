package aish.cli.doctor;

import module java.base;

import aish.shell.WindowSize;
import aish.terminal.TerminalKind;

/**
 * Checks what the terminal can show.
 *
 * @param size of the window; empty without a terminal
 */
record TerminalCheck(Map<String, String> environment, Optional<WindowSize> size) implements Check {
    /** Where the launcher keeps the user's locale, because it starts the JVM with another one. */
    private static final String KEPT_LOCALE = "AISH_KEEP_LC_ALL";

    private static final int NARROWEST = 40;
    private static final int LOWEST = 10;

    @Override
    public List<Finding> findings() {
        List<Finding> findings = new ArrayList<>();
        if (size.isPresent()) {
            findings.add(window(size.get()));
            findings.add(type());
            findings.add(colours());
            if (TerminalKind.of(environment).layer() == TerminalKind.Layer.TMUX) {
                findings.add(
                        Finding.ok(
                                "inside tmux (notifications need its allow-passthrough option)"));
            }
        } else {
            findings.add(
                    Finding.warn("not running in a terminal", "run aish doctor in a terminal"));
        }
        findings.add(locale());
        return findings;
    }

    private static Finding window(WindowSize size) {
        String found = "terminal has " + size.columns() + " columns and " + size.rows() + " rows";
        return size.columns() >= NARROWEST && size.rows() >= LOWEST
                ? Finding.ok(found)
                : Finding.warn(found, "make it at least " + NARROWEST + " by " + LOWEST);
    }

    private Finding type() {
        String type = value("TERM");
        if (type.isEmpty()) {
            return Finding.fail("TERM is not set", "export TERM=xterm-256color");
        }
        return type.equals("dumb")
                ? Finding.warn(
                        "TERM=dumb: no colours and hardly any line editing", "use another terminal")
                : Finding.ok("TERM=" + type);
    }

    private Finding colours() {
        if (!value("NO_COLOR").isEmpty()) {
            return Finding.ok("no colours (NO_COLOR is set)");
        }
        String deep = value("COLORTERM").toLowerCase(Locale.ROOT);
        if (deep.equals("truecolor") || deep.equals("24bit")) {
            return Finding.ok("16 million colours");
        }
        String type = value("TERM");
        if (type.contains("256color") || type.endsWith("-direct")) {
            return Finding.ok("256 colours");
        }
        return type.equals("dumb") ? Finding.ok("no colours") : Finding.ok("16 colours or fewer");
    }

    private Finding locale() {
        String all = environment.getOrDefault(KEPT_LOCALE, value("LC_ALL"));
        String locale =
                List.of(all, value("LC_CTYPE"), value("LANG")).stream()
                        .filter(name -> !name.isEmpty())
                        .findFirst()
                        .orElse("");
        String encoding = locale.toLowerCase(Locale.ROOT).replace("-", "");
        if (encoding.endsWith("utf8")) {
            return Finding.ok("locale " + locale);
        }
        String found = locale.isEmpty() ? "no locale is set" : "locale " + locale + " is not UTF-8";
        return Finding.warn(found + "; text may be garbled", "export LANG=C.UTF-8");
    }

    private String value(String name) {
        return environment.getOrDefault(name, "");
    }
}
