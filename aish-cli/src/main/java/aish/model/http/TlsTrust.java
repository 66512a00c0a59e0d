package aish.model.http;

import module java.base;

import aish.text.HomePath;
import aish.text.TomlText;
import java.security.cert.Certificate;
import java.security.cert.CertificateException;
import java.security.cert.X509Certificate;
import org.jspecify.annotations.Nullable;

/**
 * Which certificate authorities to trust: the default ones, those of the settings, and those of
 * {@code SSL_CERT_FILE}. The files are read when the first encrypted connection is made.
 * Thread-safe.
 */
public final class TlsTrust {
    private static final String CERT_FILE = "SSL_CERT_FILE";
    private static final char[] NO_PASSWORD = {};

    private final String caFile;
    private final String usualFile;
    private final boolean insecure;
    private final Path home;
    private @Nullable SSLContext cachedContext;

    /**
     * @param caFile more authorities, {@code ~} not yet expanded; empty for none
     * @param insecure whether any certificate is accepted
     */
    public TlsTrust(String caFile, boolean insecure, Map<String, String> environment, Path home) {
        this.caFile = caFile;
        this.usualFile = environment.getOrDefault(CERT_FILE, "");
        this.insecure = insecure;
        this.home = home;
    }

    /**
     * Returns the context for encrypted connections; empty if the default one will do.
     *
     * @throws IOException if a file cannot be used; the message says in one line which and why
     */
    public synchronized Optional<SSLContext> context() throws IOException {
        if (cachedContext == null && isUsual()) {
            return Optional.empty();
        }
        if (cachedContext == null) {
            cachedContext = make();
        }
        return Optional.of(cachedContext);
    }

    private boolean isUsual() {
        return caFile.isEmpty() && usualFile.isEmpty() && !insecure;
    }

    private SSLContext make() throws IOException {
        try {
            SSLContext context = SSLContext.getInstance("TLS");
            context.init(null, insecure ? trustAll() : authorities(), null);
            return context;
        } catch (GeneralSecurityException e) {
            throw new IOException("cannot set up TLS: " + e.getMessage(), e);
        }
    }

    private static TrustManager[] trustAll() {
        return new TrustManager[] {new TrustAllManager()};
    }

    private TrustManager[] authorities() throws IOException, GeneralSecurityException {
        KeyStore all = empty();
        int count = 0;
        for (X509Certificate usual : usual()) {
            all.setCertificateEntry("usual-" + count++, usual);
        }
        for (Certificate added : added()) {
            all.setCertificateEntry("added-" + count++, added);
        }
        TrustManagerFactory factory =
                TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
        factory.init(all);
        return factory.getTrustManagers();
    }

    private static KeyStore empty() throws IOException, GeneralSecurityException {
        KeyStore store = KeyStore.getInstance(KeyStore.getDefaultType());
        store.load(null, NO_PASSWORD);
        return store;
    }

    private static List<X509Certificate> usual() throws GeneralSecurityException {
        TrustManagerFactory factory =
                TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
        factory.init((KeyStore) null);
        List<X509Certificate> issuers = new ArrayList<>();
        for (TrustManager manager : factory.getTrustManagers()) {
            if (manager instanceof X509TrustManager trust) {
                issuers.addAll(List.of(trust.getAcceptedIssuers()));
            }
        }
        return issuers;
    }

    private List<Certificate> added() throws IOException, GeneralSecurityException {
        List<Certificate> added = new ArrayList<>();
        if (!caFile.isEmpty()) {
            added.addAll(certificates("network.ca_file", caFile));
        }
        if (!usualFile.isEmpty()) {
            added.addAll(certificates(CERT_FILE, usualFile));
        }
        return added;
    }

    private Collection<? extends Certificate> certificates(String setting, String named)
            throws IOException, GeneralSecurityException {
        Path file = path(named);
        try (InputStream in = Files.newInputStream(file)) {
            Collection<? extends Certificate> found =
                    CertificateFactory.getInstance("X.509").generateCertificates(in);
            if (!found.isEmpty()) {
                return found;
            }
        } catch (IOException e) {
            throw new IOException(setting + ": cannot read " + shown(named), e);
        } catch (CertificateException e) {
            // as useless as none
        }
        throw new IOException(
                setting + ": " + shown(named) + " contains no certificate in PEM format");
    }

    private Path path(String named) throws IOException {
        try {
            return home.resolve(HomePath.expand(named, home));
        } catch (InvalidPathException e) {
            throw new IOException("not a valid file name: " + shown(named), e);
        }
    }

    private static String shown(String named) {
        return TomlText.visible(named);
    }

    /**
     * Trusts every server. Extends {@code X509ExtendedTrustManager} so that host names are not
     * checked either.
     */
    private static final class TrustAllManager extends X509ExtendedTrustManager {
        @Override
        public void checkClientTrusted(X509Certificate[] chain, String type) {}

        @Override
        public void checkServerTrusted(X509Certificate[] chain, String type) {}

        @Override
        public void checkClientTrusted(X509Certificate[] chain, String type, Socket socket) {}

        @Override
        public void checkServerTrusted(X509Certificate[] chain, String type, Socket socket) {}

        @Override
        public void checkClientTrusted(X509Certificate[] chain, String type, SSLEngine engine) {}

        @Override
        public void checkServerTrusted(X509Certificate[] chain, String type, SSLEngine engine) {}

        @Override
        public X509Certificate[] getAcceptedIssuers() {
            return new X509Certificate[0];
        }
    }
}
