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
    public List<Remark> findings() {
        List<Remark> findings = new ArrayList<>();
        if (size.isPresent()) {
            findings.add(window(size.get()));
            findings.add(type());
            findings.add(colours());
            if (TerminalKind.of(environment).layer() == TerminalKind.Layer.TMUX) {
                findings.add(
                        Remark.ok("inside tmux (notifications need its allow-passthrough option)"));
            }
        } else {
            findings.add(Remark.warn("not running in a terminal", "run aish doctor in a terminal"));
        }
        findings.add(locale());
        return findings;
    }

    private static Remark window(WindowSize size) {
        String found = "terminal has " + size.columns() + " columns and " + size.rows() + " rows";
        return size.columns() >= NARROWEST && size.rows() >= LOWEST
                ? Remark.ok(found)
                : Remark.warn(found, "make it at least " + NARROWEST + " by " + LOWEST);
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

    private Remark colours() {
        if (!value("NO_COLOR").isEmpty()) {
            return Remark.ok("no colours (NO_COLOR is set)");
        }
        String deep = value("COLORTERM").toLowerCase(Locale.ROOT);
        if (deep.equals("truecolor") || deep.equals("24bit")) {
            return Remark.ok("16 million colours");
        }
        String type = value("TERM");
        if (type.contains("256color") || type.endsWith("-direct")) {
            return Remark.ok("256 colours");
        }
        return type.equals("dumb") ? Remark.ok("no colours") : Remark.ok("16 colours or fewer");
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
