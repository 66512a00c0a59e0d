package aish.settings;

import module java.base;

import aish.files.ShownPath;
import aish.text.HomePath;
import aish.text.TomlText;
import java.security.cert.Certificate;
import java.security.cert.CertificateException;
import java.security.cert.X509Certificate;
import org.jspecify.annotations.Nullable;

/**
 * The TLS configuration: which certificate authorities to trust (the default ones, those of the
 * settings, and those of {@code SSL_CERT_FILE} and {@code SSL_CERT_DIR}) and which client
 * certificate to present. The files are read when the first encrypted connection is made.
 * Thread-safe.
 */
public final class TlsSettings {
    private static final String CERT_FILE = "SSL_CERT_FILE";
    private static final String CERT_DIR = "SSL_CERT_DIR";
    private static final int MOST_BYTES = 16 << 20;
    private static final char[] NO_PASSWORD = {};

    private final Config.Network network;
    private final Map<String, String> environment;
    private final Path home;
    private @Nullable SSLContext cachedContext;

    public TlsSettings(Config.Network network, Map<String, String> environment, Path home) {
        this.network = network;
        this.environment = environment;
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
        return network.caFile().isEmpty()
                && network.certFile().isEmpty()
                && network.keyFile().isEmpty()
                && !network.insecure()
                && environment.getOrDefault(CERT_FILE, "").isEmpty()
                && environment.getOrDefault(CERT_DIR, "").isEmpty();
    }

    private SSLContext make() throws IOException {
        try {
            SSLContext context = SSLContext.getInstance("TLS");
            context.init(keys(), network.insecure() ? trustAll() : authorities(), null);
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
        if (!network.caFile().isEmpty()) {
            added.addAll(certificates("network.ca_file", path(network.caFile())));
        }
        String file = environment.getOrDefault(CERT_FILE, "");
        if (!file.isEmpty()) {
            added.addAll(certificates(CERT_FILE, path(file)));
        }
        for (String directory : environment.getOrDefault(CERT_DIR, "").split(":", -1)) {
            if (!directory.isEmpty()) {
                added.addAll(inDirectory(path(directory)));
            }
        }
        return added;
    }

    /**
     * Like OpenSSL, ignores files without a certificate and what cannot be read or does not exist.
     */
    private List<Certificate> inDirectory(Path directory) throws GeneralSecurityException {
        List<Certificate> found = new ArrayList<>();
        try (DirectoryStream<Path> files = Files.newDirectoryStream(directory)) {
            for (Path file : files) {
                found.addAll(readable(file));
            }
        } catch (IOException | DirectoryIteratorException e) {
            return found;
        }
        return found;
    }

    private List<Certificate> readable(Path file) throws GeneralSecurityException {
        try {
            return Files.isRegularFile(file) ? read(text(CERT_DIR, file)) : List.of();
        } catch (IOException e) {
            return List.of();
        }
    }

    private List<Certificate> certificates(String setting, Path file)
            throws IOException, GeneralSecurityException {
        List<Certificate> found = read(text(setting, file));
        if (found.isEmpty()) {
            throw new IOException(
                    setting + ": " + shown(file) + " contains no certificate in PEM format");
        }
        return found;
    }

    private static List<Certificate> read(String text) throws CertificateException {
        CertificateFactory factory = CertificateFactory.getInstance("X.509");
        List<Certificate> found = new ArrayList<>();
        for (Pem.Block block : Pem.blocks(text)) {
            if (block.label().endsWith("CERTIFICATE")) {
                try {
                    found.add(factory.generateCertificate(new ByteArrayInputStream(block.bytes())));
                } catch (CertificateException e) {
                    // skip a bad certificate and keep the rest of the bundle
                }
            }
        }
        return found;
    }

    private KeyManager @Nullable [] keys() throws IOException, GeneralSecurityException {
        if (network.certFile().isEmpty() && network.keyFile().isEmpty()) {
            return null;
        }
        if (network.certFile().isEmpty()) {
            throw new IOException("network.key_file needs network.cert_file");
        }
        Path certificate = path(network.certFile());
        Path key = network.keyFile().isEmpty() ? certificate : path(network.keyFile());
        List<Certificate> chain = certificates("network.cert_file", certificate);
        PrivateKey secret =
                Pem.privateKey(text("network.key_file", key))
                        .orElseThrow(
                                () ->
                                        new IOException(
                                                "network.key_file: "
                                                        + shown(key)
                                                        + " contains no unencrypted PKCS #8 or RSA key;"
                                                        + " convert it: openssl pkcs8 -topk8 -nodes -in "
                                                        + shown(key)));
        KeyStore store = empty();
        store.setKeyEntry("aish", secret, NO_PASSWORD, chain.toArray(Certificate[]::new));
        KeyManagerFactory factory =
                KeyManagerFactory.getInstance(KeyManagerFactory.getDefaultAlgorithm());
        factory.init(store, NO_PASSWORD);
        return factory.getKeyManagers();
    }

    private String text(String setting, Path file) throws IOException {
        try {
            if (Files.size(file) > MOST_BYTES) {
                throw new IOException(setting + ": " + shown(file) + " is too large");
            }
            return new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1);
        } catch (java.nio.file.FileSystemException e) {
            throw new IOException(setting + ": cannot read " + shown(file), e);
        }
    }

    private Path path(String named) throws IOException {
        try {
            return home.resolve(HomePath.expand(named, home));
        } catch (InvalidPathException e) {
            throw new IOException("not a valid file name: " + TomlText.visible(named), e);
        }
    }

    private String shown(Path file) {
        return ShownPath.of(file, home);
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

    /** Reads PEM, the text form of certificates and keys; ignores everything between the blocks. */
    private static final class Pem {
        /**
         * One block.
         *
         * @param label such as {@code CERTIFICATE}
         */
        record Block(String label, String base64) {
            /** Returns the decoded bytes; empty if the text is not base64. */
            byte[] bytes() {
                try {
                    return Base64.getMimeDecoder().decode(base64);
                } catch (IllegalArgumentException e) {
                    return new byte[0];
                }
            }
        }

        private static final Pattern BLOCK =
                Pattern.compile(
                        "-----BEGIN ([A-Z0-9 ]+)-----([A-Za-z0-9+/=\\s]*+)-----END \\1-----");

        private static final List<String> ALGORITHMS = List.of("RSA", "EC", "EdDSA", "RSASSA-PSS");

        /** The PKCS #8 prefix of an RSA key: version 0 and the algorithm's identifier. */
        private static final byte[] RSA_VERSION =
                HexFormat.of().parseHex("020100300d06092a864886f70d0101010500");

        private static final int SEQUENCE = 0x30;
        private static final int OCTETS = 0x04;

        private Pem() {}

        static List<Block> blocks(String text) {
            List<Block> blocks = new ArrayList<>();
            Matcher found = BLOCK.matcher(text);
            while (found.find()) {
                blocks.add(new Block(found.group(1), found.group(2)));
            }
            return blocks;
        }

        /** Returns the first unencrypted private key. */
        static Optional<PrivateKey> privateKey(String text) {
            return blocks(text).stream()
                    .flatMap(
                            block ->
                                    switch (block.label()) {
                                        case "PRIVATE KEY" -> key(block.bytes()).stream();
                                        case "RSA PRIVATE KEY" ->
                                                key(wrapped(block.bytes())).stream();
                                        default -> Optional.<PrivateKey>empty().stream();
                                    })
                    .findFirst();
        }

        private static Optional<PrivateKey> key(byte[] bytes) {
            for (String algorithm : ALGORITHMS) {
                try {
                    return Optional.of(
                            KeyFactory.getInstance(algorithm)
                                    .generatePrivate(new PKCS8EncodedKeySpec(bytes)));
                } catch (GeneralSecurityException e) {
                    // a key of another algorithm
                }
            }
            return Optional.empty();
        }

        /** Wraps a PKCS #1 RSA key in PKCS #8. */
        private static byte[] wrapped(byte[] key) {
            return tagged(SEQUENCE, joined(RSA_VERSION, tagged(OCTETS, key)));
        }

        private static byte[] tagged(int tag, byte[] content) {
            // a length above 127 needs the long form; a key is always longer, and two bytes suffice
            byte[] head = {
                (byte) tag, (byte) 0x82, (byte) (content.length >> 8), (byte) content.length
            };
            return joined(head, content);
        }

        private static byte[] joined(byte[] first, byte[] second) {
            byte[] both = new byte[first.length + second.length];
            System.arraycopy(first, 0, both, 0, first.length);
            System.arraycopy(second, 0, both, first.length, second.length);
            return both;
        }
    }
}
