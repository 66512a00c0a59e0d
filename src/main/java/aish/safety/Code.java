package aish.safety;

import aish.syntax.Span;
import org.jspecify.annotations.Nullable;

/** Code that stands in a word or comes by standard input, in whatever language. */
final class Code {
    /** Behind the name of a language: other code follows. */
    private static final String MORE = "+";

    private Code() {}

    static void judge(String language, Field code, Context context) {
        judge(language, code, code.span(), context);
    }

    private static void judge(String written, Field code, Span span, Context context) {
        String language =
                written.endsWith(MORE) ? written.substring(0, written.length() - 1) : written;
        switch (language) {
            case "sh" -> shell(code, span, context);
            case "script" -> Scripts.judge(code, context);
            case "build" -> Scripts.judgeBuild(code, context);
            case "gitconfig" -> GitCommands.setting(code, context);
            case "target" -> target(code, TargetNames.effect(code.text()), context);
            case "maven" -> target(code, TargetNames.goalEffect(code.text()), context);
            case "arithmetic" -> {
                context.walk()
                        .evaluate("((" + code.text() + "))", context.scope(), Stdin.EMPTY, span);
                new Numbers(context.scope(), context.judgement(), span).evaluate(code.text());
            }
            case "redis" ->
                    context.walk()
                            .code("redis-cli " + code.text(), context.scope(), Stdin.EMPTY, span);
            case "assigned" -> ShellBuiltins.assigned(code, context);
            case "later" -> ShellBuiltins.later(code, context);
            case "ssh-option" -> RemoteCommands.setting(code, context);
            case "library", "macros" -> library(code, context);
            case "php-setting" -> phpSetting(code, context);
            case "m4-define" -> MacroReader.judge(code.text(), span, context);
            case "rsh" -> rsh(code, context);
            case "pymodule", "script-module" -> module(code, context);
            case "bytes" -> Notations.bytes(code, context);
            case "macro" -> Notations.macro(code, context);
            case "keys" -> Notations.keys(code, context);
            case "apt" -> Notations.packageSetting(code, context);
            case "addresses" -> Notations.addresses(code, context);
            case "print-file" -> Notations.printFile(code, context);
            case "write-out" -> Notations.writeOut(code, context);
            case "lnav" -> Notations.lnav(code, context);
            case "place" -> RemoteCommands.place(code, context);
            case "sh-rest" -> {}
            default -> foreign(language, code, span, context);
        }
    }

    /** Whether it decides about code without being it, so that more may come. */
    static boolean isSetting(String language) {
        return switch (language) {
            case "gitconfig", "setting", "build", "target", "maven" -> true;
            case "library", "php-setting", "m4-define", "write-out" -> true;
            case "addresses", "print-file" -> true;
            default -> language.endsWith(MORE);
        };
    }

    private static void shell(Field code, Span span, Context context) {
        context.judgement().wrap();
        if (!code.text().equals("-") && !code.text().isEmpty()) {
            context.walk().code(code.text(), context.scope(), context.stdin(), span);
        }
    }

    /** Code that is loaded: by its name, from the project, or from where nobody vouches for it. */
    private static void library(Field code, Context context) {
        String text = code.text().startsWith("lib=") ? code.text().substring(4) : code.text();
        boolean path = text.indexOf('/') >= 0 || !code.isKnown();
        if (text.equals("CPAN") || (path && Zone.of(context.path(text)) != Zone.PROJECT)) {
            context.add(Effect.EXEC_UNKNOWN, "loads code from " + code.shown(), code.span());
        }
    }

    private static void phpSetting(Field code, Context context) {
        int cut = code.text().indexOf('=');
        String name = cut < 0 ? code.text() : code.text().substring(0, cut);
        boolean loads =
                switch (name.strip()) {
                    case "auto_prepend_file", "auto_append_file", "extension", "zend_extension" ->
                            true;
                    case "sendmail_path", "opcache.preload", "include_path", "extension_dir" ->
                            true;
                    case "allow_url_include", "unserialize_callback_func", "error_log" -> true;
                    default -> !code.isKnown();
                };
        if (loads) {
            context.add(Effect.EXEC_UNKNOWN, name + " decides which code runs", code.span());
        }
    }

    /** Other remote shells than ssh may be anything. */
    private static void rsh(Field code, Context context) {
        if (!code.text().equals("ssh")
                && !code.text().startsWith("ssh -p ")
                && !code.text().startsWith("ssh -i ")) {
            context.add(
                    Effect.EXEC_UNKNOWN,
                    "runs " + code.shown() + " as a remote shell",
                    code.span());
        }
    }

    private static void module(Field code, Context context) {
        if (KnowledgeBase.get().find("python-m:" + code.text()) == null
                && KnowledgeBase.get().find(code.text()) == null) {
            context.judgement().doubt("no rule knows the module " + code.shown(), code.span());
        }
    }

    private static void target(Field name, @Nullable Effect effect, Context context) {
        if (!name.isKnown()) {
            context.judgement().doubt("the script is not known before it runs", name.span());
        } else if (effect != null) {
            context.add(effect, name.shown() + ": " + effect.plain(), name.span());
        }
    }

    private static void foreign(String language, Field code, Span span, Context context) {
        context.judgement().wrap();
        if (code.text().indexOf(Field.TOP) >= 0) {
            context.add(Effect.EXEC_UNKNOWN, "runs code that is not known before it runs", span);
            return;
        }
        String text = code.text().replace(Field.NAME, '1');
        switch (language) {
            case "sql" -> SqlReader.judge(text, span, context);
            case "cypher" -> CypherReader.judge(text, span, context);
            case "sed" -> SedReader.judge(text, span, context);
            case "awk" -> AwkReader.judge(text, span, context);
            case "m4" -> MacroReader.judge(text, span, context);
            case "vim" -> EditorReader.judge(text, span, context);
            default -> {
                ProgramReader.judge(Language.named(language), text, span, context);
                stages(language, text, span, context);
            }
        }
    }

    /** Two steps of a query of MongoDB write what the others read. */
    private static void stages(String language, String text, Span span, Context context) {
        if (language.equals("mongo") && (text.contains("$out") || text.contains("$merge"))) {
            context.add(Effect.DATABASE, "writes what it finds to a collection", span);
        }
    }

    /** What a program does with its standard input if that is code. */
    static void stdin(String language, Context context) {
        switch (context.stdin()) {
            case Stdin.Terminal _ ->
                    context.judgement().doubt("waits for a person to type", context.span());
            case Stdin.Empty _ -> context.add(Effect.READS, "is given nothing", context.span());
            case Stdin.Text(String text) ->
                    judge(
                            language,
                            Field.of(text, context.span()),
                            context.span(),
                            context.withStdin(Stdin.EMPTY));
            case Stdin.File(String path) ->
                    context.add(
                            Effect.EXEC_UNKNOWN,
                            "runs what is in " + Field.of(path, context.span()).shown(),
                            context.span());
            case Stdin.Piped _ ->
                    context.add(
                            Effect.EXEC_UNKNOWN,
                            "runs what another command prints",
                            context.span());
        }
    }
}
