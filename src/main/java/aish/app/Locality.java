package aish.app;

import java.net.URI;
import java.util.Locale;

/** Whether what is sent to an address stays on this machine. */
final class Locality {
    private static final String LOCALHOST = "localhost";

    private Locality() {}

    /**
     * Only what cannot be another machine: a name that merely begins like one counts as far away.
     */
    static boolean isHere(URI endpoint) {
        String authority = String.valueOf(endpoint.getRawAuthority());
        String place = authority.substring(authority.lastIndexOf('@') + 1);
        int colon = place.lastIndexOf(':');
        boolean port = colon > place.lastIndexOf(']');
        String host = (port ? place.substring(0, colon) : place).toLowerCase(Locale.ROOT);
        return host.equals(LOCALHOST) || host.equals("[::1]") || isLoopbackNumber(host);
    }

    private static boolean isLoopbackNumber(String host) {
        if (!host.startsWith("127.")) {
            return false;
        }
        int dots = 0;
        for (int i = 0; i < host.length(); i++) {
            char c = host.charAt(i);
            if (c == '.') {
                dots++;
            } else if (c < '0' || c > '9') {
                return false;
            }
        }
        return dots == 3;
    }
}
