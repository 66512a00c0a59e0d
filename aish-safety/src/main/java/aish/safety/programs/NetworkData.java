package aish.safety.programs;

import module java.base;

import aish.safety.Effect;
import aish.safety.ExpandedWord;
import aish.safety.rules.WordLists;
import aish.safety.walk.CommandContext;
import aish.text.Resource;
import org.jspecify.annotations.Nullable;

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
                    word);
        } else if (word.secret()) {
            context.add(Effect.NETWORK_OUT, "sends a secret over the network", word);
        }
    }

    private static boolean isCredential(String before, String text) {
        return WordLists.has("credential-options", before)
                || CREDENTIAL.matcher(text).matches()
                || text.startsWith("--password=")
                || text.startsWith("--user=")
                || text.startsWith("--http-password=");
    }

    private static boolean isFileOption(List<ExpandedWord> words, ExpandedWord word) {
        return WordLists.has("network-file-options", words.get(words.indexOf(word) - 1).text());
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

    /**
     * Decides which servers a credential may be sent to. A variable whose name does not mention a
     * service may go to any server that the text spells out; the token of a service only to that
     * service; the password of a database to no server; and the output of a file or a command only
     * to known services.
     */
    private static final class CredentialHosts {
        /** Hosts by a word in a variable's name; {@code services.txt} explains them. */
        private static final Map<String, Set<String>> SERVICES =
                Resource.lists(NetworkData.class, "services.txt");

        private static final Pattern LOOPBACK = Pattern.compile("127(?:\\.[0-9]{1,3}){3}");

        private CredentialHosts() {}

        /** Whether the contents of the word may be sent to all servers that the words name. */
        static boolean mayReceive(ExpandedWord word, List<ExpandedWord> words) {
            List<String> hosts = hosts(words);
            if (!word.secret()) {
                return !word.tainted() || hosts.stream().allMatch(CredentialHosts::isService);
            }
            for (String name : word.secrets().split(" ", -1)) {
                Set<String> own = service(name);
                if (own != null && !hosts.stream().allMatch(host -> isOf(own, host))) {
                    return false;
                }
            }
            return true;
        }

        /**
         * Returns the hosts of the service that a variable is named after; null if there is none.
         */
        private static @Nullable Set<String> service(String variable) {
            for (String part : variable.toUpperCase(Locale.ROOT).split("_", -1)) {
                Set<String> hosts = SERVICES.get(part);
                if (hosts != null) {
                    return hosts;
                }
            }
            return null;
        }

        private static boolean isService(String host) {
            return SERVICES.values().stream().anyMatch(hosts -> isOf(hosts, host));
        }

        private static boolean isOf(Set<String> service, String host) {
            return service.stream()
                    .anyMatch(
                            name ->
                                    name.indexOf('.') < 0
                                            ? host.startsWith(name + ".")
                                            : host.equals(name) || host.endsWith("." + name));
        }

        /** Returns the hosts other than this machine that the text spells out. */
        private static List<String> hosts(List<ExpandedWord> words) {
            List<String> hosts = new ArrayList<>();
            for (ExpandedWord word : words.subList(1, words.size())) {
                String host = host(word.text());
                if (!host.isEmpty() && !isThisMachine(host)) {
                    hosts.add(host);
                }
            }
            return hosts;
        }

        /** Returns the host in an address, without user and port; empty if it is not an address. */
        static String host(String text) {
            int scheme = text.indexOf("://");
            if (scheme < 0) {
                return "";
            }
            String authority = text.substring(scheme + 3).replaceFirst("[/?#].*", "");
            return authority
                    .substring(authority.lastIndexOf('@') + 1)
                    .replaceFirst(":[0-9]*$", "")
                    .toLowerCase(Locale.ROOT);
        }

        static boolean isThisMachine(String host) {
            return host.equals("localhost")
                    || host.equals("[::1]")
                    || LOOPBACK.matcher(host).matches();
        }
    }
}
