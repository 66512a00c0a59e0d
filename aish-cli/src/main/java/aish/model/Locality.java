package aish.model;

import module java.base;

/**
 * Decides whether what is sent to a server stays on this machine. Only loopback addresses, {@code
 * localhost} and Unix sockets do, whatever other names or numbers may suggest. A machine on the
 * same network is another machine.
 */
public final class Locality {
    private static final int BYTE = 255;
    private static final int LONGEST_BYTE = 3;
    private static final int IPV4_PARTS = 4;
    private static final int IPV6_GROUPS = 8;
    private static final String MAPPED = "::ffff:";

    private Locality() {}

    public static boolean isLocal(URI endpoint) {
        String scheme = String.valueOf(endpoint.getScheme()).toLowerCase(Locale.ROOT);
        if (scheme.equals("unix") || scheme.endsWith("+unix")) {
            return true;
        }
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
        if (bare.equals("localhost") || bare.endsWith(".localhost")) {
            return true;
        }
        if (bare.startsWith(MAPPED)) {
            return isLoopbackNumber(bare.substring(MAPPED.length()));
        }
        return bare.indexOf(':') >= 0 ? isLoopbackGroups(bare) : isLoopbackNumber(bare);
    }

    /** Accepts all of 127.0.0.0/8, but no name that merely starts like it. */
    private static boolean isLoopbackNumber(String host) {
        int parts = 0;
        int start = 0;
        while (start <= host.length()) {
            int dot = host.indexOf('.', start);
            int end = dot < 0 ? host.length() : dot;
            if (!isByte(host, start, end)) {
                return false;
            }
            parts++;
            start = end + 1;
        }
        return parts == IPV4_PARTS && host.startsWith("127.");
    }

    private static boolean isByte(String text, int start, int end) {
        if (end == start || end - start > LONGEST_BYTE) {
            return false;
        }
        int value = 0;
        for (int i = start; i < end; i++) {
            char c = text.charAt(i);
            if (c < '0' || c > '9') {
                return false;
            }
            value = 10 * value + c - '0';
        }
        return value <= BYTE;
    }

    /** Accepts IPv6 loopback, however many of the zeros before the 1 are written. */
    private static boolean isLoopbackGroups(String host) {
        int colons = 0;
        for (int i = 0; i < host.length() - 1; i++) {
            char c = host.charAt(i);
            colons += c == ':' ? 1 : 0;
            if (c != ':' && c != '0') {
                return false;
            }
        }
        int gap = host.indexOf("::");
        return host.endsWith("1")
                && colons < IPV6_GROUPS
                && (gap >= 0 ? host.indexOf("::", gap + 1) < 0 : colons == IPV6_GROUPS - 1);
    }
}
