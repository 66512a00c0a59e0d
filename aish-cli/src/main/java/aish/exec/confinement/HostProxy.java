package aish.exec.confinement;

import module java.base;

import aish.safety.permissions.NetworkAccess;

/**
 * A proxy on this machine that connects to some hosts and refuses all others. It forwards bytes and
 * sees what is encrypted only as such.
 */
final class HostProxy implements AutoCloseable {
    /** The address that it listens at. */
    static final InetAddress HERE = InetAddress.ofLiteral("127.0.0.1");

    private static final int LONGEST_HEAD = 65_536;
    private static final int PATIENCE_MILLIS = 30_000;
    private static final Pattern CONNECT = Pattern.compile("CONNECT (\\S+) HTTP/1\\.[01]");
    private static final Pattern OTHER =
            Pattern.compile("([A-Z]+) http://([^/\\s]+)(/\\S*)? (HTTP/1\\.[01])");

    /** A host and a port. Names of containers, such as {@code my_db}, are not allowed in a URI. */
    private static final Pattern PLACE =
            Pattern.compile("(?:\\[([0-9A-Fa-f:.]+)]|([^:@\\[\\]]+))(?::(\\d{1,5}))?");

    private static final int HTTP = 80;
    private static final int LAST_PORT = 65_535;

    private final List<String> hosts;
    private final Refusals refusals;
    private final ServerSocket server;
    private final Set<Socket> open = ConcurrentHashMap.newKeySet();

    private HostProxy(List<String> hosts, Refusals refusals, ServerSocket server) {
        this.hosts = hosts.stream().map(host -> host.toLowerCase(Locale.ROOT)).toList();
        this.refusals = refusals;
        this.server = server;
    }

    static HostProxy start(List<String> hosts, Refusals refusals) throws IOException {
        HostProxy proxy = new HostProxy(hosts, refusals, new ServerSocket(0, 50, HERE));
        Thread.ofVirtual().name("proxy").start(proxy::listen);
        return proxy;
    }

    int port() {
        return server.getLocalPort();
    }

    /** What tells programs to use the proxy. */
    Map<String, String> variables() {
        String address = "http://127.0.0.1:" + port();
        Map<String, String> variables = new TreeMap<>();
        for (String name : List.of("http_proxy", "https_proxy", "all_proxy")) {
            variables.put(name, address);
            variables.put(name.toUpperCase(Locale.ROOT), address);
        }
        variables.put("no_proxy", "");
        variables.put("NO_PROXY", "");
        return variables;
    }

    private void listen() {
        while (!server.isClosed()) {
            try {
                Socket client = server.accept();
                open.add(client);
                Thread.ofVirtual().start(() -> serve(client));
            } catch (IOException e) {
                // closed, or one connection less
            }
        }
    }

    private void serve(Socket client) {
        try (client) {
            client.setSoTimeout(PATIENCE_MILLIS);
            InputStream in = client.getInputStream();
            String head = head(in);
            client.setSoTimeout(0);
            String first = head.lines().findFirst().orElse("");
            Matcher connect = CONNECT.matcher(first);
            Matcher other = OTHER.matcher(first);
            if (connect.matches()) {
                forward(client, connect.group(1), -1, "");
            } else if (other.matches()) {
                String path = Objects.requireNonNullElse(other.group(3), "/");
                String rest = head.substring(head.indexOf("\r\n") + 2);
                String request =
                        "%s %s %s\r\n%s"
                                .formatted(other.group(1), path, other.group(4), single(rest));
                forward(client, other.group(2), HTTP, request);
            } else {
                answer(client, "400 Bad Request", "aish forwards only HTTP and CONNECT.");
            }
        } catch (IOException e) {
            // one of the two has gone
        } finally {
            open.remove(client);
        }
    }

    /** One request for each connection, because the next could be for another host. */
    private static String single(String headers) {
        String kept =
                headers.lines()
                        .filter(
                                line ->
                                        !line.toLowerCase(Locale.ROOT)
                                                .matches("(proxy-)?connection:.*"))
                        .filter(line -> !line.isEmpty())
                        .collect(Collectors.joining("\r\n"));
        return kept + "\r\nConnection: close\r\n\r\n";
    }

    private static String head(InputStream in) throws IOException {
        StringBuilder head = new StringBuilder();
        while (head.length() < LONGEST_HEAD) {
            int next = in.read();
            if (next < 0) {
                throw new EOFException();
            }
            head.append((char) next);
            if (next == '\n' && head.toString().endsWith("\r\n\r\n")) {
                return head.toString();
            }
        }
        throw new IOException("the request is too long");
    }

    /**
     * @param usual the port to use if none is named; negative if it must be
     */
    private void forward(Socket client, String target, int usual, String request)
            throws IOException {
        Optional<InetSocketAddress> place = place(target, usual);
        if (place.isEmpty()) {
            answer(client, "400 Bad Request", "There is no host in the request.");
            return;
        }
        String host = place.get().getHostString();
        Optional<InetAddress> address = allowed(host);
        if (address.isEmpty()) {
            refusals.add(
                    new Wanted.Reach(
                            "to connect to " + host, new NetworkAccess.Hosts(List.of(host))));
            answer(client, "403 Forbidden", "aish does not let this program connect to " + host);
            return;
        }
        try (Socket server = new Socket()) {
            open.add(server);
            try {
                server.connect(
                        new InetSocketAddress(address.get(), place.get().getPort()),
                        PATIENCE_MILLIS);
            } catch (IOException e) {
                answer(client, "502 Bad Gateway", "cannot connect to " + host);
                return;
            }
            if (request.isEmpty()) {
                write(client, "HTTP/1.1 200 Connection established\r\n\r\n");
            } else {
                write(server, request);
            }
            Thread back = Thread.ofVirtual().start(() -> copy(server, client));
            copy(client, server);
            back.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static Optional<InetSocketAddress> place(String target, int usual) {
        Matcher place = PLACE.matcher(target);
        if (!place.matches()) {
            return Optional.empty();
        }
        String host = place.group(1) == null ? place.group(2) : place.group(1);
        int port = place.group(3) == null ? usual : Integer.parseInt(place.group(3));
        return port < 1 || port > LAST_PORT
                ? Optional.empty()
                : Optional.of(
                        InetSocketAddress.createUnresolved(host.toLowerCase(Locale.ROOT), port));
    }

    /**
     * Returns the address of a host on the list. A name that leads to this machine does not count,
     * unless it is the machine itself that is listed.
     */
    private Optional<InetAddress> allowed(String host) {
        if (!isListed(hosts, host)) {
            return Optional.empty();
        }
        try {
            InetAddress address = InetAddress.getByName(host);
            boolean literal = hosts.contains(host) && host.matches("localhost|[0-9.]+|.*:.*");
            boolean local =
                    address.isLoopbackAddress()
                            || address.isLinkLocalAddress()
                            || address.isAnyLocalAddress();
            return local && !literal ? Optional.empty() : Optional.of(address);
        } catch (UnknownHostException e) {
            return Optional.empty();
        }
    }

    static boolean isListed(List<String> hosts, String host) {
        String name = host.endsWith(".") ? host.substring(0, host.length() - 1) : host;
        return hosts.stream()
                .anyMatch(
                        listed ->
                                listed.equals(name)
                                        || (listed.startsWith("*.")
                                                && name.endsWith(listed.substring(1))));
    }

    private static void copy(Socket from, Socket to) {
        try {
            from.getInputStream().transferTo(to.getOutputStream());
            to.shutdownOutput();
        } catch (IOException e) {
            // closed by either side
            try {
                to.close();
            } catch (IOException ignored) {
                // closed already
            }
        }
    }

    private static void answer(Socket client, String status, String text) throws IOException {
        write(
                client,
                "HTTP/1.1 %s\r\nContent-Type: text/plain\r\nContent-Length: %d\r\nConnection: close\r\n\r\n%s\n"
                        .formatted(status, text.length() + 1, text));
    }

    private static void write(Socket socket, String text) throws IOException {
        socket.getOutputStream().write(text.getBytes(StandardCharsets.ISO_8859_1));
    }

    @Override
    public void close() {
        try {
            server.close();
            for (Socket socket : open) {
                socket.close();
            }
        } catch (IOException e) {
            // nothing is left to close
        }
    }
}
