package aish.safety.languages;

import aish.safety.Effect;
import aish.safety.files.Paths;
import aish.safety.rules.ByteSizes;
import aish.safety.rules.OptionRule;
import aish.safety.walk.CommandContext;
import aish.safety.walk.ExpandedWord;
import aish.safety.walk.WriteCheck;
import java.util.Locale;
import java.util.regex.Pattern;

/** Small notations of individual programs, in which most texts are harmless and some run code. */
final class ProgramNotations {
    private ProgramNotations() {}

    /** Judges a size that may be more than the disk has. */
    static void bytes(ExpandedWord size, CommandContext context) {
        if (ByteSizes.isLarge(ByteSizes.of(size.text()))) {
            context.add(Effect.EXHAUSTS, "asks for " + size.shown() + " of the disk", size.span());
        }
    }

    /** Judges an RPM macro, which can run a shell or a script when it is expanded. */
    static void macro(ExpandedWord text, CommandContext context) {
        runsIf(mentions(text, "%(", "%{lua:", "%{load:"), text, context);
    }

    /** Judges a setting of {@code apt}; some are hooks or paths of programs. */
    static void packageSetting(ExpandedWord text, CommandContext context) {
        ExpandedWord lower = text.withText(text.text().toLowerCase(Locale.ROOT));
        runsIf(
                mentions(lower, "invoke", "dir::", "script", "detect", "solver", "hook", "pager"),
                text,
                context);
    }

    /** Judges the key bindings of a fuzzy finder. */
    static void keys(ExpandedWord text, CommandContext context) {
        runsIf(
                mentions(text, "execute", "become", "reload", "transform", "preview(", "preview:"),
                text,
                context);
    }

    /** Judges the format of what {@code curl} prints at the end, which can also go to a file. */
    static void writeOut(ExpandedWord text, CommandContext context) {
        if (mentions(text, "%output{") || text.text().indexOf(ExpandedWord.UNKNOWN) == 0) {
            context.add(Effect.OVERWRITES, text.shown() + " may name a file to write", text.span());
        }
    }

    /**
     * Judges a file whose lines a program looks up or requests: its name must say that it is a
     * list.
     */
    static void addresses(ExpandedWord file, CommandContext context) {
        if (!AddressLists.isNamed(file.text())) {
            context.add(
                    Effect.NETWORK_OUT, "asks servers for what is in " + file.shown(), file.span());
        }
    }

    /** Judges the value of {@code rustc --print}, which goes to a file if one is named after it. */
    static void printFile(ExpandedWord text, CommandContext context) {
        int cut = text.text().indexOf('=');
        if (cut > 0) {
            new WriteCheck(context)
                    .to(
                            text.withText(text.text().substring(cut + 1)),
                            OptionRule.Target.WRITE,
                            text.span());
        }
    }

    /** Judges a command of {@code lnav}: a query, or a command that navigates or filters. */
    static void lnav(ExpandedWord text, CommandContext context) {
        String command = text.text();
        if (command.startsWith(";")) {
            InlineCode.judge("sql", text.withText(command.substring(1)), context);
        } else {
            boolean moves =
                    command.startsWith(":filter-")
                            || command.startsWith(":goto")
                            || command.startsWith(":set-min-log-level")
                            || command.startsWith(":hide-");
            runsIf(!moves, text, context);
        }
    }

    private static boolean mentions(ExpandedWord text, String... pieces) {
        for (String piece : pieces) {
            if (text.text().contains(piece)) {
                return true;
            }
        }
        return false;
    }

    private static void runsIf(boolean runs, ExpandedWord text, CommandContext context) {
        if (runs || (text.text().indexOf(ExpandedWord.UNKNOWN) >= 0 && !text.glob())) {
            context.add(Effect.EXEC_UNKNOWN, text.shown() + " may run code", text.span());
        }
    }

    /**
     * Files that are meant to be lists of addresses, so that requesting their contents from servers
     * reveals nothing else.
     */
    private static final class AddressLists {
        private static final Pattern NAME =
                Pattern.compile(
                        ".*(?:url|link|host|address|domain|server|target|node|list|names|ips?\\b|\\.txt$).*");

        private AddressLists() {}

        static boolean isNamed(String path) {
            return NAME.matcher(Paths.base(path).toLowerCase(Locale.ROOT)).matches();
        }
    }
}
