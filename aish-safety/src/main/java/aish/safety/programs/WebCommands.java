package aish.safety.programs;

import module java.base;

import aish.safety.Effect;
import aish.safety.ExpandedWord;
import aish.safety.files.Paths;
import aish.safety.rules.WordLists;
import aish.safety.walk.CommandContext;
import aish.safety.walk.Invocation;
import aish.safety.walk.OptionReader;
import aish.safety.walk.WriteCheck;
import org.jspecify.annotations.Nullable;

/** Judges programs that talk to servers. */
final class WebCommands {
    private WebCommands() {}

    static void curl(Invocation invocation) {
        CommandContext context = invocation.context();
        List<ExpandedWord> words = invocation.words();
        boolean query = false;
        String method = "";
        @Nullable ExpandedWord data = null;
        for (OptionReader.Given option : invocation.given()) {
            String name = full(option.name());
            ExpandedWord value = option.value();
            query |= name.equals("-G") || name.equals("--get");
            if (value == null) {
                continue;
            }
            if (name.equals("-X") || name.equals("--request")) {
                method = value.text();
            } else if (isFileOption(name, value.text())) {
                context.add(Effect.NETWORK_OUT, "sends a file over the network", value);
            } else if (isData(name)) {
                data = value;
                if (isFile(name, value.text())) {
                    context.add(Effect.NETWORK_OUT, "sends a file over the network", value);
                }
            }
        }
        if (!WordLists.has("reading-methods", method)) {
            invocation.add(Effect.REMOTE_PUBLISH, "sends a " + method + " request to a server");
        } else if (data != null && !query) {
            context.add(Effect.REMOTE_PUBLISH, "sends data to a server", data);
        }
        for (ExpandedWord operand : addresses(invocation)) {
            address(operand, context);
        }
        boolean talks = words.stream().anyMatch(word -> word.text().startsWith("telnet:"));
        if (talks && context.carriesData()) {
            invocation.add(Effect.NETWORK_OUT, "sends its input over the network");
        }
        NetworkData.check(invocation.words(), context);
        remoteNames(invocation);
        invocation.add(Effect.FETCHES, Effect.FETCHES.description());
    }

    private static List<ExpandedWord> addresses(Invocation invocation) {
        List<ExpandedWord> addresses = new ArrayList<>(invocation.operands());
        for (OptionReader.Given option : invocation.given()) {
            if (option.name().equals("--url") && option.value() != null) {
                addresses.add(option.value());
            }
        }
        return addresses;
    }

    /** Judges an address; some protocols send whatever bytes it contains to any port. */
    private static void address(ExpandedWord address, CommandContext context) {
        String text = address.text().toLowerCase(Locale.ROOT);
        int end = text.indexOf("://");
        boolean plain =
                end < 0
                        || WordLists.has("plain-protocols", text.substring(0, end))
                        || text.charAt(0) == ExpandedWord.UNKNOWN;
        if (!plain) {
            context.add(
                    Effect.REMOTE_PUBLISH, "uses another protocol to talk to a server", address);
        }
        if (text.startsWith("@")) {
            context.add(Effect.NETWORK_OUT, "reads addresses from a file", address);
        }
    }

    /**
     * Judges {@code -O}, which keeps the file's name on the server; a file of that name may already
     * exist here.
     */
    private static void remoteNames(Invocation invocation) {
        CommandContext context = invocation.context();
        boolean keeps =
                invocation.has("-O")
                        || invocation.has("--remote-name")
                        || invocation.has("--remote-name-all")
                        || invocation.words().stream().anyMatch(w -> isClusterWith(w.text(), 'O'));
        if (!keeps || context.facts().directory().isEmpty()) {
            return;
        }
        for (ExpandedWord operand : invocation.operands()) {
            String name = Paths.base(operand.text().replaceFirst("[?#].*", ""));
            if (!new WriteCheck(context).isNew(context.resolve(name))) {
                context.add(Effect.OVERWRITES, "may overwrite " + name, operand);
            }
        }
    }

    private static boolean isClusterWith(String text, char letter) {
        return text.length() > 2
                && text.charAt(0) == '-'
                && text.charAt(1) != '-'
                && text.charAt(text.length() - 1) == letter;
    }

    /** Returns the option that an abbreviation stands for. */
    private static String full(String name) {
        for (String known : List.of("--request", "--data", "--json", "--form", "--upload-file")) {
            if (name.length() > 3 && known.startsWith(name)) {
                return known;
            }
        }
        return name.startsWith("--ge") ? "--get" : name;
    }

    private static boolean isData(String name) {
        return WordLists.has("curl-data", name)
                || name.startsWith("--data")
                || name.startsWith("--form");
    }

    /** Whether an option other than the data takes its value from a file or the environment. */
    private static boolean isFileOption(String name, String value) {
        return switch (name) {
            case "-H", "--header", "--proxy-header" -> value.startsWith("@");
            case "--url-query" -> value.contains("@");
            case "--variable" -> true;
            // an entity tag is sent back to the server that it came from
            default -> name.startsWith("--etag-c") && !value.contains("etag");
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

    /** Judges {@code http}, with a method before the address or data items after it. */
    static void httpie(Invocation invocation) {
        if (invocation.isExempt()) {
            return;
        }
        CommandContext context = invocation.context();
        List<ExpandedWord> operands = invocation.operands();
        boolean writes = false;
        for (int i = 0; i < operands.size(); i++) {
            String text = operands.get(i).text();
            writes |= i == 0 && WordLists.has("writing-methods", text);
            writes |= i > 0 && isItem(text);
        }
        NetworkData.check(invocation.words(), context);
        invocation.add(
                writes || context.carriesData() ? Effect.REMOTE_PUBLISH : Effect.FETCHES,
                "talks to a server");
    }

    private static boolean isItem(String text) {
        int equals = text.indexOf('=');
        return (equals > 0 && !text.contains("==") && !text.contains("://")) || text.contains("@");
    }

    /** Judges {@code openssl s_client}, which sends its input. */
    static void secureClient(Invocation invocation) {
        CommandContext context = invocation.context();
        if (context.readsData()) {
            invocation.add(Effect.NETWORK_OUT, "sends a file over the network");
        }
        invocation.applyRule();
    }

    /** Judges {@code nc} and similar programs, which send their input away. */
    static void pipeOut(Invocation invocation) {
        CommandContext context = invocation.context();
        if (context.carriesData()) {
            invocation.add(Effect.NETWORK_OUT, "sends its input over the network");
        }
        invocation.applyRule();
    }
}
