package aish.model.openai;

import module java.base;

import aish.model.Locality;
import aish.model.ModelProblem;
import aish.model.ModelProblem.ModelException;

/**
 * A server's address and the path of its API.
 *
 * @param host without brackets
 * @param userInfo as written in the address, empty if there is none; secret
 * @param root the path above the version, without a trailing slash
 * @param api the path with the version
 * @param query with its question mark, or empty
 */
record Address(
        boolean secure,
        String host,
        int port,
        String userInfo,
        String root,
        String api,
        String query) {
    private static final int HTTP_PORT = 80;
    private static final int HTTPS_PORT = 443;

    /** Parses the address itself, because {@link URI} accepts no host with an underscore. */
    static Address of(URI base) throws ModelException {
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
        String path = base.getRawPath() == null ? "" : base.getRawPath();
        String clean = withoutEnd(withoutEnd(path, "/"), "/chat/completions");
        int version = versionIn(clean);
        return new Address(
                secure,
                hostIn(host),
                hasPort ? portIn(place.substring(colon + 1), secure) : usualPort(secure),
                at < 0 ? "" : authority.substring(0, at),
                version < 0 ? clean : clean.substring(0, version),
                version < 0 ? clean + "/v1" : clean,
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

    private static String withoutEnd(String path, String end) {
        String shorter = path;
        while (shorter.endsWith(end)) {
            shorter = shorter.substring(0, shorter.length() - end.length());
        }
        return shorter;
    }

    /**
     * Returns where a path contains the API version, such as {@code /v1} or {@code /v1beta}; -1 if
     * it does not.
     */
    private static int versionIn(String path) {
        int at = path.indexOf("/v");
        while (at >= 0) {
            if (at + 2 < path.length() && Character.isDigit(path.charAt(at + 2))) {
                return at;
            }
            at = path.indexOf("/v", at + 1);
        }
        return -1;
    }

    /** Returns host and port, as shown to the user. */
    String where() {
        return named() + ":" + port;
    }

    /** Returns the value of the Host header. */
    String hostHeader() {
        return port == usualPort(secure) ? named() : where();
    }

    /** Returns the address without the parts that may be secret. */
    String withoutSecrets(String path) {
        return (secure ? "https://" : "http://")
                + hostHeader()
                + path
                + (query.isEmpty() ? "" : "?(set)");
    }

    private String named() {
        return host.indexOf(':') < 0 ? host : "[" + host + "]";
    }

    String chat() {
        return api + "/chat/completions";
    }

    String models() {
        return api + "/models";
    }

    boolean isLoopback() {
        return Locality.isLoopback(host);
    }

    /** Whether the host can only be this machine or one on a private network. */
    boolean isNear() {
        String name = host.toLowerCase(Locale.ROOT);
        if (isLoopback() || isPrivateNumber(name)) {
            return true;
        }
        if (name.indexOf(':') >= 0) {
            return name.startsWith("fe80:") || name.startsWith("fc") || name.startsWith("fd");
        }
        return name.indexOf('.') < 0
                || name.endsWith(".local")
                || name.endsWith(".lan")
                || name.endsWith(".internal")
                || name.endsWith(".localhost");
    }

    private static boolean isPrivateNumber(String name) {
        String[] parts = name.split("\\.", -1);
        if (parts.length != 4 || !isNumber(parts[1]) || !isNumber(parts[3])) {
            return false;
        }
        int second = Integer.parseInt(parts[1]);
        return parts[0].equals("10")
                || (parts[0].equals("192") && second == 168)
                || (parts[0].equals("169") && second == 254)
                || (parts[0].equals("172") && second >= 16 && second < 32)
                || (parts[0].equals("100") && second >= 64 && second < 128);
    }

    private static boolean isNumber(String text) {
        if (text.isEmpty() || text.length() > 3) {
            return false;
        }
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) < '0' || text.charAt(i) > '9') {
                return false;
            }
        }
        return true;
    }

    @Override
    public String toString() {
        return where();
    }
}
