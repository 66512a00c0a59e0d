package aish.safety.languages;

import module java.base;

import aish.bash.Span;
import aish.safety.Effect;
import aish.safety.ExpandedWord;
import aish.safety.files.Paths;
import aish.safety.files.Paths.PathZone;
import aish.safety.languages.CodeTokens.Dialect;
import aish.safety.languages.CodeTokens.UnprovedException;
import aish.safety.programs.GitCommands;
import aish.safety.programs.MakeCommand.TargetNames;
import aish.safety.programs.RemoteCommands;
import aish.safety.programs.ScriptFiles;
import aish.safety.programs.ShellBuiltins;
import aish.safety.rules.ByteSizes;
import aish.safety.rules.KnowledgeBase;
import aish.safety.rules.OptionRule;
import aish.safety.rules.WordLists;
import aish.safety.walk.CommandContext;
import aish.safety.walk.CommandContext.StandardInput;
import aish.safety.walk.RevealCheck;
import org.jspecify.annotations.Nullable;

/** Judges code in a word or on standard input, in any language. */
public final class InlineCode {
    private static final Pattern CONTROL =
            Pattern.compile("[\\x00-\\x08\\x0b-\\x1f\\x7f-\\xa0\\u2028\\u2029]");

    /** What names a file rather than a library. */
    private static final Pattern FILE = Pattern.compile("^\\.|\\.[a-z]\\w*$");

    /** Files that are meant to be lists of addresses, so that requesting them reveals nothing. */
    private static final Pattern ADDRESS_LIST =
            Pattern.compile(
                    ".*(?:url|link|host|address|domain|server|target|node|list|names|ips?\\b|\\.txt$).*");

    private InlineCode() {}

    public static void judge(String language, ExpandedWord code, CommandContext context) {
        judge(language, code, code.span(), context);
    }

    private static void judge(
            String written, ExpandedWord code, Span span, CommandContext context) {
        String language =
                written.endsWith(OptionRule.MORE)
                        ? written.substring(0, written.length() - 1)
                        : written;
        switch (language) {
            case "sh" -> shell(code, span, context);
            case "script" -> ScriptFiles.judge(code, context);
            case "build" -> ScriptFiles.judgeBuild(code, context);
            case "gitconfig" -> GitCommands.setting(code, context);
            case "target" -> target(code, TargetNames.effect(code.text()), context);
            case "maven" -> target(code, TargetNames.goalEffect(code.text()), context);
            case "assigned" -> ShellBuiltins.assignNamed(code, context);
            case "later" -> ShellBuiltins.trap(code, context);
            case "ssh-option" -> RemoteCommands.setting(code, context);
            case "library" -> library(code, FILE.matcher(code.text()).find(), context);
            case "macros" -> library(code, code.text().startsWith("."), context);
            case "perl-module" -> perlModule(code, context);
            case "perl-split" -> perlSplit(code, context);
            case "rsh" -> rsh(code, context);
            case "pymodule", "script-module" -> module(code, context);
            case "bytes" -> bytes(code, context);
            case "macro" -> mentioning(WordLists.get("macro-mentions"), code, context);
            case "keys" -> mentioning(WordLists.get("keys-mentions"), code, context);
            case "apt" -> mentioning(WordLists.get("apt-mentions"), code, context);
            case "filters" -> mentioning(WordLists.get("filters-mentions"), code, context);
            case "jq", "ps" -> RevealCheck.code(language, code, context);
            case "template" -> RevealCheck.template(code, context);
            case "linked" -> linked(code, context);
            case "addresses" -> addresses(code, context);
            case "write-out" -> writeOut(code, context);
            case "place" -> RemoteCommands.backupDestination(code, context);
            case "sh-rest" -> {}
            default -> {
                RevealCheck.code(language, code, context);
                foreign(language, code, span, context);
            }
        }
    }

    private static void shell(ExpandedWord code, Span span, CommandContext context) {
        context.judgement().markWrapped();
        if (!code.text().equals("-") && !code.text().isEmpty()) {
            context.walk().code(code.text(), context.scope(), context.stdin(), span);
        }
    }

    /** Judges code that is loaded: by name, from the project, or from an untrusted place. */
    private static void library(ExpandedWord code, boolean isFile, CommandContext context) {
        String text = code.text();
        boolean path = text.indexOf('/') >= 0 || !code.isKnown();
        if (path && PathZone.of(context.path(text)) != PathZone.PROJECT) {
            context.add(Effect.EXEC_UNKNOWN, "loads code from " + code.shown(), code);
        } else if (isFile) {
            context.addUnknown("loads " + code.shown() + ", which aish cannot check", code);
        }
    }

    /** Judges a program whose libraries are listed, for which its own loader may be run. */
    private static void linked(ExpandedWord program, CommandContext context) {
        if (PathZone.of(context.path(program.text())) != PathZone.SYSTEM) {
            context.add(Effect.EXEC_UNKNOWN, "may run " + program.shown(), program);
        }
    }

    /** Judges a module that Perl loads: what follows its name would be code. */
    private static void perlModule(ExpandedWord code, CommandContext context) {
        int cut = code.text().indexOf('=');
        String name = cut < 0 ? code.text() : code.text().substring(0, cut);
        boolean plain = code.text().matches("[\\w:]+(=[\\w,]*)?");
        if (!plain || !WordLists.has("perl-modules", name)) {
            context.addUnknown("loads the Perl module " + code.shown(), code);
        }
    }

    /** Judges the pattern at which Perl splits lines, which it puts into the code. */
    private static void perlSplit(ExpandedWord code, CommandContext context) {
        if (!code.text().matches("(?:[^/'\"({$@;\n]*|/[^/'\"({$@;\n]*/)")) {
            context.addUnknown("splits lines at " + code.shown() + ", which may be code", code);
        }
    }

    /** Judges a remote shell; any other than ssh may do anything. */
    private static void rsh(ExpandedWord code, CommandContext context) {
        if (!code.text().equals("ssh")
                && !code.text().startsWith("ssh -p ")
                && !code.text().startsWith("ssh -i ")) {
            context.add(Effect.EXEC_UNKNOWN, "runs " + code.shown() + " as a remote shell", code);
        }
    }

    private static void module(ExpandedWord code, CommandContext context) {
        if (KnowledgeBase.get().find("python-m:" + code.text()) == null
                && KnowledgeBase.get().find(code.text()) == null) {
            context.addUnknown(
                    "aish does not know what the module " + code.shown() + " does", code);
        }
    }

    /** Judges a text that is harmless unless it mentions a hook, a program or a file. */
    private static void mentioning(
            Collection<String> pieces, ExpandedWord text, CommandContext context) {
        String lower = text.text().toLowerCase(Locale.ROOT);
        if (pieces.stream().anyMatch(lower::contains)
                || (lower.indexOf(ExpandedWord.UNKNOWN) >= 0 && !text.glob())) {
            context.add(Effect.EXEC_UNKNOWN, text.shown() + " may run code or write files", text);
        }
    }

    private static void target(ExpandedWord name, @Nullable Effect effect, CommandContext context) {
        if (!name.isKnown()) {
            context.addUnknown("aish cannot tell which script it runs", name);
        } else if (effect != null) {
            context.add(effect, name.shown() + " " + effect.description(), name);
        }
    }

    private static void foreign(
            String language, ExpandedWord code, Span span, CommandContext context) {
        if (!language.equals("sed")) { // edits text, and what else it can do is judged below
            context.judgement().markWrapped();
        }
        if (code.text().indexOf(ExpandedWord.UNKNOWN) >= 0) {
            context.add(Effect.EXEC_UNKNOWN, "runs code that aish cannot see", span);
            return;
        }
        String text = code.text().replace(ExpandedWord.UNKNOWN_NAME, '1');
        try {
            prove(language, text, span, context);
            context.add(Effect.READS, "computes", span);
        } catch (UnprovedException unproved) {
            context.judgement()
                    .addUnknown("the " + language + " code " + unproved.getMessage(), span);
        }
    }

    private static void prove(String language, String text, Span span, CommandContext context)
            throws UnprovedException {
        // what one interpreter takes for the end of a line is a blank to another
        if (CONTROL.matcher(text).find()) {
            throw UnprovedException.unclear();
        }
        switch (language) {
            case "sql" -> SqlReader.judge(text, span, context);
            case "sed" -> SedReader.judge(text, span, context);
            case "awk" -> AwkReader.prove(CodeTokens.of(Dialect.AWK, text));
            case "perl" -> PerlText.prove(CodeTokens.of(Dialect.PERL, text));
            case "python" -> ScriptReader.provePython(CodeTokens.of(Dialect.PYTHON, text));
            case "js" -> ScriptReader.proveJs(CodeTokens.of(Dialect.JS, text));
            case "ruby" -> ScriptReader.proveRuby(CodeTokens.of(Dialect.RUBY, text));
            default -> throw new UnprovedException("can do anything");
        }
    }

    /** Judges a program that reads code from standard input. */
    public static void stdin(String language, CommandContext context) {
        switch (context.stdin()) {
            case StandardInput.Terminal _ ->
                    context.judgement().addUnknown("waits for you to type", context.span());
            case StandardInput.Empty _ ->
                    context.add(Effect.READS, "is given nothing", context.span());
            case StandardInput.Text(String text) ->
                    judge(
                            language,
                            ExpandedWord.of(text, context.span()),
                            context.span(),
                            context.withStdin(StandardInput.EMPTY));
            case StandardInput.File(String path) ->
                    context.add(
                            Effect.EXEC_UNKNOWN,
                            "runs the code in " + ExpandedWord.of(path, context.span()).shown(),
                            context.span());
            case StandardInput.Piped _ ->
                    context.add(
                            Effect.EXEC_UNKNOWN,
                            "runs whatever another command prints",
                            context.span());
        }
    }

    /** Judges a size that may be more than the disk has. */
    private static void bytes(ExpandedWord size, CommandContext context) {
        if (ByteSizes.isLarge(ByteSizes.of(size.text()))) {
            context.add(Effect.EXHAUSTS, "reserves " + size.shown() + " of disk space", size);
        }
    }

    /** Judges the format of what {@code curl} prints at the end, which can also go to a file. */
    private static void writeOut(ExpandedWord text, CommandContext context) {
        if (text.text().contains("%output{") || text.text().indexOf(ExpandedWord.UNKNOWN) == 0) {
            context.add(Effect.OVERWRITES, text.shown() + " may name a file to write", text);
        }
    }

    /**
     * Judges a file whose lines a program looks up or requests: its name must say that it is a
     * list.
     */
    private static void addresses(ExpandedWord file, CommandContext context) {
        if (!ADDRESS_LIST.matcher(Paths.base(file.text()).toLowerCase(Locale.ROOT)).matches()) {
            context.add(
                    Effect.NETWORK_OUT, "sends what is in " + file.shown() + " to servers", file);
        }
    }
}
