package aish.model.http;

import module java.base;

import aish.model.Locality;
import aish.model.ModelProblem;
import aish.model.ModelProblem.ModelException;

/**
 * A server's address.
 *
 * @param host without brackets
 * @param userInfo as written in the address, empty if there is none; secret
 * @param path as written in the address
 * @param query with its question mark, or empty
 */
public record Address(
        boolean secure, String host, int port, String userInfo, String path, String query) {
    private static final int HTTP_PORT = 80;
    private static final int HTTPS_PORT = 443;

    /** Parses the address itself, because {@link URI} accepts no host with an underscore. */
    public static Address of(URI base) throws ModelException {
        String scheme = String.valueOf(base.getScheme()).toLowerCase(Locale.ROOT);
        String authority = base.getRawAuthority();
        boolean secure = scheme.equals("https");
        if (authority == null || (!secure && !scheme.equals("http"))) {
            throw unusable();
        }
        int at = authority.lastIndexOf('@');
        String place = authority.substring(at + 1);
        int colon = place.lastIndexOf(':');
        boolean hasPort = colon > place.lastIndexOf(']');
        String host = hasPort ? place.substring(0, colon) : place;
        return new Address(
                secure,
                hostIn(host),
                hasPort ? portIn(place.substring(colon + 1), secure) : usualPort(secure),
                at < 0 ? "" : authority.substring(0, at),
                base.getRawPath() == null ? "" : base.getRawPath(),
                base.getRawQuery() == null ? "" : "?" + base.getRawQuery());
    }

    private static ModelException unusable() {
        return new ModelException(
                new ModelProblem.Setup(
                        "the endpoint is not a valid address; use one like http://localhost:8080"));
    }

    private static String hostIn(String host) throws ModelException {
        boolean bracketed = host.startsWith("[") && host.endsWith("]");
        String bare = bracketed ? host.substring(1, host.length() - 1) : host;
        if (bare.isEmpty()) {
            throw unusable();
        }
        return bare;
    }

    private static int portIn(String text, boolean secure) throws ModelException {
        if (text.isEmpty()) {
            return usualPort(secure);
        }
        try {
            int port = Integer.parseInt(text);
            if (port > 0 && port <= 0xffff) {
                return port;
            }
        } catch (NumberFormatException _) {
            // as unusable as a port that is too large
        }
        throw unusable();
    }

    private static int usualPort(boolean secure) {
        return secure ? HTTPS_PORT : HTTP_PORT;
    }

    /** Returns host and port, as shown to the user. */
    public String where() {
        return named() + ":" + port;
    }

    /** Returns the value of the Host header. */
    String hostHeader() {
        return port == usualPort(secure) ? named() : where();
    }

    /** Returns the address without the parts that may be secret. */
    public String withoutSecrets(String path) {
        return (secure ? "https://" : "http://")
                + hostHeader()
                + path
                + (query.isEmpty() ? "" : "?(set)");
    }

    private String named() {
        return host.indexOf(':') < 0 ? host : "[" + host + "]";
    }

    boolean isLoopback() {
        return Locality.isLoopback(host);
    }

    /** Whether the host can only be this machine or one on a private network. */
    public boolean isNear() {
        String name = host.toLowerCase(Locale.ROOT);
        Optional<InetAddress> number = Locality.number(name);
        if (number.isPresent() || isLoopback()) {
            return number.isEmpty() || isNear(number.get());
        }
        return name.indexOf('.') < 0
                || name.endsWith(".local")
                || name.endsWith(".lan")
                || name.endsWith(".internal");
    }

    private static boolean isNear(InetAddress number) {
        byte[] bytes = number.getAddress();
        // what providers and private networks share
        boolean shared =
                bytes.length == 4
                        ? bytes[0] == 100 && (bytes[1] & 0xc0) == 64
                        : (bytes[0] & 0xfe) == 0xfc;
        return shared
                || number.isLoopbackAddress()
                || number.isSiteLocalAddress()
                || number.isLinkLocalAddress();
    }

    @Override
    public String toString() {
        return where();
    }
}
