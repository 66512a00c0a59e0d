package aish.safety;

import aish.syntax.Span;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Programs that talk to servers. */
final class WebCommands {
    private WebCommands() {}

    static void curl(Invocation invocation) {
        Context context = invocation.context();
        List<Field> words = invocation.words();
        boolean query = false;
        String method = "";
        @Nullable Field data = null;
        for (OptionReader.Given option : invocation.given()) {
            String name = full(option.name());
            Field value = option.value();
            query |= name.equals("-G") || name.equals("--get");
            if (value == null) {
                continue;
            }
            if (name.equals("-X") || name.equals("--request")) {
                method = value.text();
            } else if (isData(name)) {
                data = value;
                if (isFile(name, value.text())) {
                    context.add(Effect.NETWORK_OUT, "sends a file over the network", value.span());
                }
            }
        }
        if (!isReading(method)) {
            context.add(
                    Effect.REMOTE_PUBLISH, "asks the server to " + method, words.getFirst().span());
        } else if (data != null && !query) {
            context.add(Effect.REMOTE_PUBLISH, "sends data to a server", data.span());
        }
        boolean talks = words.stream().anyMatch(word -> word.text().startsWith("telnet:"));
        if (talks && context.carriesData()) {
            context.add(
                    Effect.NETWORK_OUT,
                    "sends its input over the network",
                    words.getFirst().span());
        }
        leaks(invocation);
        remoteNames(invocation);
        context.add(Effect.FETCHES, "reads from the network", words.getFirst().span());
    }

    /** {@code -O} keeps the name that the file has on the server, which may be taken here. */
    private static void remoteNames(Invocation invocation) {
        Context context = invocation.context();
        boolean keeps =
                invocation.has("-O")
                        || invocation.has("--remote-name")
                        || invocation.has("--remote-name-all")
                        || invocation.words().stream().anyMatch(w -> isClusterWith(w.text(), 'O'));
        if (!keeps || context.facts().directory().isEmpty()) {
            return;
        }
        for (Field operand : invocation.operands()) {
            String name = Paths.base(operand.text().replaceFirst("[?#].*", ""));
            if (!new Writing(context).isNew(Paths.resolve(context.scope().directory(), name))) {
                context.add(Effect.OVERWRITES, "may overwrite " + name, operand.span());
            }
        }
    }

    private static boolean isClusterWith(String text, char letter) {
        return text.length() > 2
                && text.charAt(0) == '-'
                && text.charAt(1) != '-'
                && text.charAt(text.length() - 1) == letter;
    }

    private static boolean isReading(String method) {
        return switch (method) {
            case "", "GET", "HEAD", "OPTIONS", "get", "head" -> true;
            default -> false;
        };
    }

    /** The option that an abbreviation stands for. */
    private static String full(String name) {
        for (String known : List.of("--request", "--data", "--json", "--form", "--upload-file")) {
            if (name.length() > 3 && known.startsWith(name)) {
                return known;
            }
        }
        return name.startsWith("--ge") ? "--get" : name;
    }

    private static boolean isData(String name) {
        return switch (name) {
            case "-d", "-F", "-T", "--json", "--upload-file" -> true;
            default -> name.startsWith("--data") || name.startsWith("--form");
        };
    }

    private static boolean isFile(String name, String value) {
        return switch (name) {
            case "-T", "--upload-file" -> true;
            case "-F", "--form" -> value.contains("=@") || value.contains("=<");
            case "--data-raw", "--form-string" -> false;
            default ->
                    value.startsWith("@") || (name.startsWith("--data-u") && value.contains("@"));
        };
    }

    /** The output of other commands, or secrets, in an address or in what is sent. */
    private static void leaks(Invocation invocation) {
        for (Field word : invocation.words().subList(1, invocation.words().size())) {
            boolean address = word.text().contains("://") || word.text().indexOf(':') < 0;
            if (word.tainted() && !word.text().startsWith("Authorization")) {
                invocation
                        .context()
                        .add(
                                Effect.NETWORK_OUT,
                                "sends the output of a command over the network",
                                word.span());
            } else if (word.secret() && address && word.text().contains("://")) {
                invocation
                        .context()
                        .add(Effect.NETWORK_OUT, "sends a secret in an address", word.span());
            }
        }
    }

    /** {@code http}: a method or data items after the address. */
    static void httpie(Invocation invocation) {
        if (invocation.isExempt()) {
            return;
        }
        Context context = invocation.context();
        List<Field> operands = invocation.operands();
        Span span = invocation.words().getFirst().span();
        boolean writes = false;
        for (int i = 0; i < operands.size(); i++) {
            String text = operands.get(i).text();
            writes |= i == 0 && isWritingMethod(text);
            writes |= i > 0 && isItem(text);
        }
        leaks(invocation);
        context.add(
                writes || context.carriesData() ? Effect.REMOTE_PUBLISH : Effect.FETCHES,
                "talks to a server",
                span);
    }

    private static boolean isWritingMethod(String text) {
        return switch (text) {
            case "POST", "PUT", "PATCH", "DELETE", "post", "put", "patch", "delete" -> true;
            default -> false;
        };
    }

    private static boolean isItem(String text) {
        int equals = text.indexOf('=');
        return (equals > 0 && !text.contains("==") && !text.contains("://")) || text.contains("@");
    }

    /** {@code openssl s_client} sends a file that it is given. */
    static void secureClient(Invocation invocation) {
        Context context = invocation.context();
        if (context.stdin() instanceof Stdin.File) {
            context.add(
                    Effect.NETWORK_OUT,
                    "sends a file over the network",
                    invocation.words().getFirst().span());
        }
        invocation.conclude();
    }

    /** {@code nc} and its kin carry away what they are given. */
    static void pipeOut(Invocation invocation) {
        Context context = invocation.context();
        Span span = invocation.words().getFirst().span();
        if (context.carriesData()) {
            context.add(Effect.NETWORK_OUT, "sends its input over the network", span);
        }
        invocation.conclude();
    }
}
