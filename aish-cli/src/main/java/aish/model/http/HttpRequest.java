package aish.model.http;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import module java.base;

import aish.model.ModelProblem;
import aish.model.ModelProblem.ModelException;
import aish.model.http.Endpoint.KeySource;

public final class HttpRequest {
    private static final String SECRET = "(set)";

    private final Endpoint endpoint;
    private final Address address;
    private final String method;
    private final String path;
    private final String body;
    private volatile String key = "";

    private HttpRequest(
            Endpoint endpoint, Address address, String method, String path, String body) {
        this.endpoint = endpoint;
        this.address = address;
        this.method = method;
        this.path = path;
        this.body = body;
    }

    public static HttpRequest get(Endpoint endpoint, Address address, String path) {
        return new HttpRequest(endpoint, address, "GET", path, "");
    }

    public static HttpRequest post(Endpoint endpoint, Address address, String path, String body) {
        return new HttpRequest(endpoint, address, "POST", path, body);
    }

    public Address address() {
        return address;
    }

    /** Gets the key, which may take a while. */
    void fetchKey() throws ModelException {
        key = endpoint.key().key().strip();
    }

    /** Returns head and body as bytes. */
    byte[] bytes(Route way, String proxyLogin) throws ModelException {
        byte[] content = body.getBytes(UTF_8);
        StringBuilder head = new StringBuilder(512);
        head.append(method).append(' ').append(way == Route.PROXY ? absolute() : "").append(path);
        head.append(address.query()).append(" HTTP/1.1\r\n");
        Map<String, String> headers = headers(key, content.length);
        if (!proxyLogin.isEmpty()) {
            headers.put("Proxy-Authorization", proxyLogin);
        }
        for (Map.Entry<String, String> header : headers.entrySet()) {
            head.append(header.getKey()).append(": ").append(header.getValue()).append("\r\n");
        }
        byte[] first = head.append("\r\n").toString().getBytes(ISO_8859_1);
        byte[] all = new byte[first.length + content.length];
        System.arraycopy(first, 0, all, 0, first.length);
        System.arraycopy(content, 0, all, first.length, content.length);
        return all;
    }

    /** The route to the server. */
    enum Route {
        DIRECT,
        PROXY
    }

    private String absolute() {
        return (address.secure() ? "https://" : "http://") + address.hostHeader();
    }

    private Map<String, String> headers(String secret, int length) throws ModelException {
        Map<String, String> headers = ownHeaders(length);
        if (!secret.isEmpty()) {
            headers.put("Authorization", "Bearer " + secret);
        } else if (!address.userInfo().isEmpty()) {
            headers.put("Authorization", basic(address.userInfo()));
        }
        for (Map.Entry<String, String> header : endpoint.headers().entrySet()) {
            put(headers, header.getKey().strip(), header.getValue().strip());
        }
        for (Map.Entry<String, String> header : headers.entrySet()) {
            check(header.getKey(), header.getValue());
        }
        return headers;
    }

    private Map<String, String> ownHeaders(int length) {
        Map<String, String> headers = new LinkedHashMap<>();
        headers.put("Host", address.hostHeader());
        headers.put("User-Agent", "aish");
        headers.put("Accept", "text/event-stream, application/json");
        headers.put("Accept-Encoding", "identity");
        if (!body.isEmpty()) {
            headers.put("Content-Type", "application/json");
            headers.put("Content-Length", Integer.toString(length));
        }
        return headers;
    }

    /** Adds a user's header, which replaces ours except where it would break the framing. */
    private static void put(Map<String, String> headers, String name, String value) {
        if (name.equalsIgnoreCase("Content-Length")
                || name.equalsIgnoreCase("Transfer-Encoding")
                || name.equalsIgnoreCase("Connection")) {
            return;
        }
        String place = name;
        for (String known : headers.keySet()) {
            if (known.equalsIgnoreCase(name)) {
                place = known;
            }
        }
        headers.put(place, value);
    }

    /** The message leaves out the value, which may be a secret. */
    private static void check(String name, String value) throws ModelException {
        boolean sound = !name.isEmpty();
        for (int i = 0; i < name.length(); i++) {
            char c = name.charAt(i);
            sound &= c > ' ' && c < 0x7f && c != ':';
        }
        for (int i = 0; i < value.length(); i++) {
            char c = value.charAt(i);
            sound &= (c >= ' ' && c < 0x7f) || c == '\t' || (c >= 0xa0 && c <= 0xff);
        }
        if (!sound) {
            throw new ModelException(
                    new ModelProblem.Setup(
                            name.equals("Authorization")
                                    ? "the key contains characters that are not allowed; check the"
                                            + " model's key"
                                    : "the header "
                                            + ServerMessage.oneLine(name)
                                            + " cannot be sent; check the model's headers"));
        }
    }

    static String basic(String userInfo) {
        String plain = URLDecoder.decode(userInfo.replace("+", "%2B"), UTF_8);
        return "Basic " + Base64.getEncoder().encodeToString(plain.getBytes(UTF_8));
    }

    /** Removes the key from a server's message, which may quote it. */
    String withoutKey(String words) {
        String secret = key;
        return secret.isEmpty() ? words : words.replace(secret, "(key)");
    }

    /** Returns the request for display, with secrets hidden. */
    public String preview() {
        StringBuilder text = new StringBuilder(body.length() + 256);
        text.append(method).append(' ').append(address.withoutSecrets(path)).append('\n');
        Map<String, String> shown = ownHeaders(body.getBytes(UTF_8).length);
        if (!endpoint.key().equals(KeySource.NONE) || !address.userInfo().isEmpty()) {
            shown.put("Authorization", SECRET);
        }
        for (Map.Entry<String, String> header : endpoint.headers().entrySet()) {
            put(shown, header.getKey(), isSecret(header) ? SECRET : header.getValue());
        }
        for (Map.Entry<String, String> header : shown.entrySet()) {
            text.append(ServerMessage.oneLine(header.getKey())).append(": ");
            text.append(ServerMessage.oneLine(header.getValue())).append('\n');
        }
        return text.append('\n').append(body).toString();
    }

    private static boolean isSecret(Map.Entry<String, String> header) {
        String name = header.getKey().toLowerCase(Locale.ROOT);
        String value = header.getValue().toLowerCase(Locale.ROOT);
        return name.contains("auth")
                || name.contains("key")
                || name.contains("token")
                || name.contains("secret")
                || name.contains("pass")
                || name.contains("cookie")
                || name.contains("credential")
                || value.startsWith("bearer ")
                || value.startsWith("basic ");
    }
}
