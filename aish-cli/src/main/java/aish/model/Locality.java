package aish.model;

import module java.base;

/**
 * Decides whether what is sent to a server stays on this machine. Only loopback addresses and
 * {@code localhost} do, whatever other names or numbers may suggest. A machine on the same network
 * is another machine.
 */
public final class Locality {
    private Locality() {}

    public static boolean isLocal(URI endpoint) {
        String authority = endpoint.getRawAuthority();
        return authority != null && isLocal(authority);
    }

    /**
     * Decides by the authority part of an address.
     *
     * @param authority host and perhaps port; user info is ignored
     */
    public static boolean isLocal(String authority) {
        String place = authority.substring(authority.lastIndexOf('@') + 1);
        if (place.startsWith("[")) {
            int end = place.indexOf(']');
            return end > 0 && isLoopback(place.substring(1, end));
        }
        int colon = place.lastIndexOf(':');
        boolean hasPort = colon >= 0 && colon == place.indexOf(':');
        return isLoopback(hasPort ? place.substring(0, colon) : place);
    }

    /** Whether a host, given without brackets and port, can only mean this machine. */
    public static boolean isLoopback(String host) {
        String name = host.toLowerCase(Locale.ROOT);
        String bare = name.endsWith(".") ? name.substring(0, name.length() - 1) : name;
        return bare.equals("localhost")
                || bare.endsWith(".localhost")
                || number(bare).filter(InetAddress::isLoopbackAddress).isPresent();
    }

    /** Returns the address that a host is written as; empty if it is a name. */
    public static Optional<InetAddress> number(String host) {
        try {
            return Optional.of(InetAddress.ofLiteral(host));
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }
}
