package aish.config;

import java.net.URI;
import java.net.URISyntaxException;
import java.util.Locale;

/** The address of a server. What stands in it before an @ is a secret and is not repeated. */
record UrlKind() implements ValueKind<URI> {
    private static final int LONGEST_SHOWN = 80;

    @Override
    public Reading<URI> read(TomlNode node) {
        if (!(node instanceof TomlNode.Text text)) {
            return Reading.refused(node, "must be a URL, not " + node.called());
        }
        String given = text.value().strip();
        if (given.contains("@")) {
            return Reading.refused(
                    node, "must not hold a name or password; use key_env, key_cmd or headers");
        }
        try {
            URI url = new URI(given);
            return isServer(url) ? Reading.of(url) : refused(node, given);
        } catch (URISyntaxException e) {
            return refused(node, given);
        }
    }

    private static boolean isServer(URI url) {
        String scheme = url.getScheme() == null ? "" : url.getScheme().toLowerCase(Locale.ROOT);
        boolean known = scheme.equals("http") || scheme.equals("https");
        // not the host, because a URI knows none with an underscore
        String authority = url.getRawAuthority();
        return known
                && authority != null
                && !authority.startsWith(":")
                && url.getRawFragment() == null;
    }

    private static Reading<URI> refused(TomlNode node, String given) {
        return Reading.refused(
                node,
                "must be a URL like \"http://127.0.0.1:8080\" or \"https://example.org/v1\", not "
                        + TomlText.quote(TomlText.visible(given, LONGEST_SHOWN)));
    }

    @Override
    public String render(URI value) {
        return TomlText.quote(value.toString());
    }
}
