package aish.model.http;

import module java.base;

import aish.model.ModelProblem;
import aish.model.ModelProblem.ModelException;
import org.jspecify.annotations.Nullable;

/** The proxies configured in the environment, read much as curl reads them. */
public final class ProxySettings {
    private final Map<String, String> environment;

    /**
     * @param environment {@code http_proxy}, {@code https_proxy}, {@code all_proxy} and {@code
     *     no_proxy}, in lower or upper case
     */
    public ProxySettings(Map<String, String> environment) {
        this.environment = Map.copyOf(environment);
    }

    /** Returns the proxy for a server, or null for a direct connection. */
    @Nullable Hop proxyFor(Address server) throws ModelException {
        if (server.isLoopback()) {
            return null;
        }
        String own = server.secure() ? "https_proxy" : "http_proxy";
        String name = value(own).isEmpty() ? "all_proxy" : own;
        String proxy = value(name);
        return proxy.isEmpty() || isExcepted(server) ? null : hop(name, proxy);
    }

    private String value(String name) {
        String small = environment.getOrDefault(name, "").strip();
        return small.isEmpty()
                ? environment.getOrDefault(name.toUpperCase(Locale.ROOT), "").strip()
                : small;
    }

    private static Hop hop(String name, String text) throws ModelException {
        boolean bare = text.indexOf("://") < 0;
        try {
            URI uri = new URI(bare ? "http://" + text : text);
            String scheme = String.valueOf(uri.getScheme()).toLowerCase(Locale.ROOT);
            boolean socks = scheme.startsWith("socks");
            if (!socks && !scheme.equals("http")) {
                throw unusable(name);
            }
            int usual = socks ? Hop.SOCKS_PORT : Hop.HTTP_PORT;
            URI plain = new URI("http://" + uri.getRawAuthority());
            Address address = Address.of(plain);
            int port = plain.getPort() < 0 ? usual : address.port();
            return new Hop(socks, address.host(), port, address.userInfo());
        } catch (URISyntaxException | ModelException e) {
            throw unusable(name);
        }
    }

    /** The message leaves out the value, which may contain a password. */
    private static ModelException unusable(String name) {
        return new ModelException(
                new ModelProblem.Setup(
                        name + " is not a valid proxy address; use one like http://host:3128"));
    }

    private boolean isExcepted(Address server) {
        for (String part : value("no_proxy").split("[,\\s]+", -1)) {
            if (matches(part.toLowerCase(Locale.ROOT), server)) {
                return true;
            }
        }
        return false;
    }

    private static boolean matches(String pattern, Address server) {
        if (pattern.isEmpty() || pattern.equals("*")) {
            return pattern.equals("*");
        }
        String host = server.host().toLowerCase(Locale.ROOT);
        int colon = pattern.lastIndexOf(':');
        if (colon > 0 && pattern.indexOf(':') == colon) {
            return pattern.substring(colon + 1).equals(Integer.toString(server.port()))
                    && matchesName(pattern.substring(0, colon), host);
        }
        return matchesName(pattern, host);
    }

    private static boolean matchesName(String pattern, String host) {
        String domain = pattern.startsWith("*.") ? pattern.substring(2) : pattern;
        String bare = domain.startsWith(".") ? domain.substring(1) : domain;
        return host.equals(bare) || host.endsWith("." + bare);
    }

    /**
     * A proxy.
     *
     * @param userInfo secret
     */
    record Hop(boolean socks, String host, int port, String userInfo) {
        private static final int HTTP_PORT = 3128;
        private static final int SOCKS_PORT = 1080;

        String where() {
            return "the proxy " + host + ":" + port;
        }

        /** Returns the header value for the login; empty if none is needed. */
        String authorization() {
            return userInfo.isEmpty() ? "" : HttpRequest.basic(userInfo);
        }

        @Override
        public String toString() {
            return where();
        }
    }
}
