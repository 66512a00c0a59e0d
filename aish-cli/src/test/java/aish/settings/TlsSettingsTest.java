package aish.settings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import module java.base;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Handshakes with a real server whose certificate nobody but its owner signed. */
class TlsSettingsTest {
    private static final char[] PASSWORD = "changeit".toCharArray();

    @TempDir static Path home;

    private static KeyStore identity;

    @BeforeAll
    static void makeCertificate() throws Exception {
        Path store = home.resolve("identity.p12");
        Process keytool =
                new ProcessBuilder(
                                Path.of(System.getProperty("java.home"), "bin", "keytool")
                                        .toString(),
                                "-genkeypair",
                                "-alias",
                                "me",
                                "-keyalg",
                                "EC",
                                "-dname",
                                "CN=private",
                                "-ext",
                                "SAN=ip:127.0.0.1",
                                "-storetype",
                                "PKCS12",
                                "-storepass",
                                "changeit",
                                "-keystore",
                                store.toString())
                        .redirectErrorStream(true)
                        .redirectOutput(home.resolve("keytool.log").toFile())
                        .start();
        assertThat(keytool.waitFor(60, TimeUnit.SECONDS)).isTrue();
        identity = KeyStore.getInstance("PKCS12");
        try (InputStream in = Files.newInputStream(store)) {
            identity.load(in, PASSWORD);
        }
        Files.writeString(
                home.resolve("ca.pem"),
                "the company's own\n"
                        + pem("CERTIFICATE", identity.getCertificate("me").getEncoded()));
        Files.writeString(
                home.resolve("key.pem"),
                pem("PRIVATE KEY", identity.getKey("me", PASSWORD).getEncoded()));
        Files.createDirectory(home.resolve("certs"));
        Files.copy(home.resolve("ca.pem"), home.resolve("certs/ca.pem"));
        Files.writeString(home.resolve("certs/README"), "no certificate");
    }

    private static String pem(String label, byte[] bytes) {
        String text = Base64.getMimeEncoder().encodeToString(bytes);
        return "-----BEGIN " + label + "-----\n" + text + "\n-----END " + label + "-----\n";
    }

    @Test
    void wantsNothingUnusualByItself() throws IOException {
        assertThat(settings(network("", "", "", false), Map.of()).context()).isEmpty();
    }

    @Test
    void trustsTheAuthorityOfTheSettings() throws Exception {
        assertThat(shakesHands(network("~/ca.pem", "", "", false), Map.of(), false)).isTrue();
    }

    @Test
    void trustsTheAuthoritiesOfTheEnvironment() throws Exception {
        Config.Network usual = network("", "", "", false);
        String file = home.resolve("ca.pem").toString();
        String directory = "/nonexistent:" + home.resolve("certs");
        assertThat(shakesHands(usual, Map.of("SSL_CERT_FILE", file), false)).isTrue();
        assertThat(shakesHands(usual, Map.of("SSL_CERT_DIR", directory), false)).isTrue();
    }

    @Test
    void aFileThatCannotBeReadDoesNotHideTheOthers(@TempDir Path mixed) throws Exception {
        Files.copy(home.resolve("ca.pem"), mixed.resolve("ca.pem"));
        for (int i = 0; i < 20; i++) {
            try (RandomAccessFile huge =
                    new RandomAccessFile(mixed.resolve("huge" + i + ".pem").toFile(), "rw")) {
                huge.setLength(17L << 20);
            }
        }
        String directory = mixed.toString();
        assertThat(
                        shakesHands(
                                network("", "", "", false),
                                Map.of("SSL_CERT_DIR", directory),
                                false))
                .isTrue();
    }

    @Test
    void trustsNobodyElse() throws Exception {
        Path other = home.resolve("certs-of-others");
        Files.createDirectories(other);
        Map<String, String> environment = Map.of("SSL_CERT_DIR", other.toString());
        assertThat(shakesHands(network("", "", "", false), environment, false)).isFalse();
    }

    @Test
    void trustsEverybodyOnlyWhenTold() throws Exception {
        assertThat(shakesHands(network("", "", "", true), Map.of(), false)).isTrue();
    }

    @Test
    void showsItsOwnCertificate() throws Exception {
        Config.Network named = network("~/ca.pem", "~/ca.pem", "~/key.pem", false);
        assertThat(shakesHands(named, Map.of(), true)).isTrue();
        assertThat(shakesHands(network("~/ca.pem", "", "", false), Map.of(), true)).isFalse();
    }

    @Test
    void saysWhichFileIsOfNoUse() {
        assertThatThrownBy(settings(network("~/nope.pem", "", "", false), Map.of())::context)
                .hasMessage("network.ca_file: cannot read ~/nope.pem");
        assertThatThrownBy(settings(network("~/key.pem", "", "", false), Map.of())::context)
                .hasMessage("network.ca_file: ~/key.pem contains no certificate in PEM format");
        assertThatThrownBy(settings(network("", "", "~/key.pem", false), Map.of())::context)
                .hasMessage("network.key_file needs network.cert_file");
        assertThatThrownBy(settings(network("", "~/ca.pem", "~/ca.pem", false), Map.of())::context)
                .hasMessageStartingWith("network.key_file: ~/ca.pem contains no unencrypted");
    }

    private static Config.Network network(String ca, String cert, String key, boolean insecure) {
        return new Config.Network(ca, cert, key, insecure, 1);
    }

    private static TlsSettings settings(Config.Network network, Map<String, String> environment) {
        return new TlsSettings(network, environment, home);
    }

    private static boolean shakesHands(
            Config.Network network, Map<String, String> environment, boolean mutual)
            throws Exception {
        SSLContext context = settings(network, environment).context().orElseThrow();
        try (SSLServerSocket server = listen(mutual)) {
            Thread answering = Thread.ofPlatform().daemon().start(() -> answer(server));
            boolean heard = hears(context, server.getLocalPort());
            answering.join();
            return heard;
        }
    }

    private static boolean hears(SSLContext context, int port) throws IOException {
        try (SSLSocket client =
                (SSLSocket) context.getSocketFactory().createSocket("127.0.0.1", port)) {
            client.setSoTimeout(20_000);
            SSLParameters parameters = client.getSSLParameters();
            parameters.setEndpointIdentificationAlgorithm("HTTPS");
            client.setSSLParameters(parameters);
            client.startHandshake();
            return client.getInputStream().read() == 'x';
        } catch (SSLException e) {
            return false;
        }
    }

    private static void answer(SSLServerSocket server) {
        try (SSLSocket peer = (SSLSocket) server.accept()) {
            peer.setSoTimeout(20_000);
            peer.startHandshake();
            peer.getOutputStream().write('x');
            peer.getOutputStream().flush();
        } catch (IOException e) {
            // the client gave up
        }
    }

    private static SSLServerSocket listen(boolean mutual) throws Exception {
        KeyManagerFactory keys =
                KeyManagerFactory.getInstance(KeyManagerFactory.getDefaultAlgorithm());
        keys.init(identity, PASSWORD);
        KeyStore known = KeyStore.getInstance("PKCS12");
        known.load(null, null);
        known.setCertificateEntry("me", identity.getCertificate("me"));
        TrustManagerFactory trust =
                TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
        trust.init(known);
        SSLContext context = SSLContext.getInstance("TLS");
        context.init(keys.getKeyManagers(), trust.getTrustManagers(), null);
        SSLServerSocket server =
                (SSLServerSocket)
                        context.getServerSocketFactory()
                                .createServerSocket(0, 1, InetAddress.ofLiteral("127.0.0.1"));
        server.setNeedClientAuth(mutual);
        server.setSoTimeout(20_000);
        return server;
    }
}
