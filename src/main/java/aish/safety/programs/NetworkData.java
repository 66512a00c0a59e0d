package aish.safety.programs;

import aish.safety.Effect;
import aish.safety.walk.CommandContext;
import aish.safety.walk.ExpandedWord;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/** Finds local data among the words of a program that uses the network. */
public final class NetworkData {
    /** A credential that a client sends to a server, as the value of an option or as a header. */
    private static final Pattern CREDENTIAL =
            Pattern.compile(
                    "(?:-H|--header=)?(?:[a-z-]*(?:authorization|token|key|auth)\\s*:).*",
                    Pattern.CASE_INSENSITIVE | Pattern.DOTALL);

    /** An address without a scheme, which clients complete. */
    private static final Pattern BARE_HOST =
            Pattern.compile("(?:[^@/]*@)?[\\w-]+(?:\\.[\\w-]+)+(?::[0-9]+)?(?:/.*)?");

    private static final Set<String> FILE_OPTIONS =
            Set.of(
                    "-o",
                    "--output",
                    "-O",
                    "--output-document",
                    "-b",
                    "--cookie",
                    "-c",
                    "--cookie-jar",
                    "-D",
                    "--dump-header",
                    "--cacert",
                    "--cert",
                    "--key");

    private NetworkData() {}

    /**
     * Halts for every word that contains the output of another command, the contents of a file, or
     * a secret, unless it is a credential for the server.
     */
    public static void check(List<ExpandedWord> words, CommandContext context) {
        boolean trusted = isForKnownServers(words);
        for (int i = 1; i < words.size(); i++) {
            ExpandedWord word = words.get(i);
            boolean credential = trusted && isCredential(words.get(i - 1).text(), word.text());
            if (!credential || !CredentialHosts.mayReceive(word, words)) {
                check(word, context);
            }
        }
    }

    /** Checks one word that others get to see, such as an address. */
    public static void check(ExpandedWord word, CommandContext context) {
        if (word.tainted()) {
            context.add(
                    Effect.NETWORK_OUT,
                    "sends the output of a command or a file over the network",
                    word.span());
        } else if (word.secret()) {
            context.add(Effect.NETWORK_OUT, "sends a secret over the network", word.span());
        }
    }

    private static boolean isCredential(String before, String text) {
        return switch (before) {
            case "-u", "--user", "--oauth2-bearer", "--password", "--http-password", "-a" -> true;
            default ->
                    CREDENTIAL.matcher(text).matches()
                            || text.startsWith("--password=")
                            || text.startsWith("--user=")
                            || text.startsWith("--http-password=");
        };
    }

    private static boolean isFileOption(List<ExpandedWord> words, ExpandedWord word) {
        return FILE_OPTIONS.contains(words.get(words.indexOf(word) - 1).text());
    }

    /** Whether every address is spelled out in the text and either local or encrypted. */
    private static boolean isForKnownServers(List<ExpandedWord> words) {
        boolean any = false;
        for (ExpandedWord word : words.subList(1, words.size())) {
            String text = word.text().toLowerCase(Locale.ROOT);
            String host = CredentialHosts.host(text);
            if (host.isEmpty()) {
                any |= text.indexOf(ExpandedWord.UNKNOWN) == 0;
                if (BARE_HOST.matcher(text).matches() && !isFileOption(words, word)) {
                    return false;
                }
                continue;
            }
            any = true;
            boolean secure = text.startsWith("https") && host.indexOf(ExpandedWord.UNKNOWN) < 0;
            if (!secure && !CredentialHosts.isThisMachine(host)) {
                return false;
            }
        }
        return any;
    }
}
