package aish.model.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import module java.base;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Handshakes with a real server whose certificate nobody but its owner signed. */
class TlsTrustTest {
    private static final char[] PASSWORD = "changeit".toCharArray();

    @TempDir static Path home;

    private static KeyStore identity;

    @BeforeAll
    static void makeCertificates() throws Exception {
        identity = made("identity");
        Files.writeString(home.resolve("ca.pem"), "the company's own\n" + certificate(identity));
        Files.writeString(home.resolve("others.pem"), certificate(made("others")));
        Files.writeString(home.resolve("key.pem"), pem("PRIVATE KEY", new byte[] {1}));
    }

    private static KeyStore made(String name) throws Exception {
        Path store = home.resolve(name + ".p12");
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
        KeyStore keys = KeyStore.getInstance("PKCS12");
        try (InputStream in = Files.newInputStream(store)) {
            keys.load(in, PASSWORD);
        }
        return keys;
    }

    private static String certificate(KeyStore keys) throws Exception {
        return pem("CERTIFICATE", keys.getCertificate("me").getEncoded());
    }

    private static String pem(String label, byte[] bytes) {
        String text = Base64.getMimeEncoder().encodeToString(bytes);
        return "-----BEGIN " + label + "-----\n" + text + "\n-----END " + label + "-----\n";
    }

    @Test
    void wantsNothingUnusualByItself() throws IOException {
        assertThat(trust("", false, Map.of()).context()).isEmpty();
    }

    @Test
    void trustsTheAuthorityOfTheSettings() throws Exception {
        assertThat(shakesHands(trust("~/ca.pem", false, Map.of()))).isTrue();
    }

    @Test
    void trustsTheAuthoritiesOfTheEnvironment() throws Exception {
        String file = home.resolve("ca.pem").toString();
        assertThat(shakesHands(trust("", false, Map.of("SSL_CERT_FILE", file)))).isTrue();
    }

    @Test
    void trustsNobodyElse() throws Exception {
        assertThat(shakesHands(trust("~/others.pem", false, Map.of()))).isFalse();
    }

    @Test
    void trustsEverybodyOnlyWhenTold() throws Exception {
        assertThat(shakesHands(trust("", true, Map.of()))).isTrue();
    }

    @Test
    void saysWhichFileIsOfNoUse() {
        assertThatThrownBy(trust("~/nope.pem", false, Map.of())::context)
                .hasMessage("network.ca_file: cannot read ~/nope.pem");
        assertThatThrownBy(trust("~/key.pem", false, Map.of())::context)
                .hasMessage("network.ca_file: ~/key.pem contains no certificate in PEM format");
    }

    private static TlsTrust trust(String file, boolean insecure, Map<String, String> environment) {
        return new TlsTrust(file, insecure, environment, home);
    }

    private static boolean shakesHands(TlsTrust trust) throws Exception {
        return shakesHands(trust.context().orElseThrow());
    }

    private static boolean shakesHands(SSLContext context) throws Exception {
        try (SSLServerSocket server = listen()) {
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

    private static SSLServerSocket listen() throws Exception {
        KeyManagerFactory keys =
                KeyManagerFactory.getInstance(KeyManagerFactory.getDefaultAlgorithm());
        keys.init(identity, PASSWORD);
        SSLContext context = SSLContext.getInstance("TLS");
        context.init(keys.getKeyManagers(), null, null);
        SSLServerSocket server =
                (SSLServerSocket)
                        context.getServerSocketFactory()
                                .createServerSocket(0, 1, InetAddress.ofLiteral("127.0.0.1"));
        server.setSoTimeout(20_000);
        return server;
    }
}
