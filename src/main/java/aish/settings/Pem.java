package aish.settings;

import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.PrivateKey;
import java.security.spec.PKCS8EncodedKeySpec;
import java.util.ArrayList;
import java.util.Base64;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads PEM, the text form of certificates and keys; ignores everything between the blocks. */
final class Pem {
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
            Pattern.compile("-----BEGIN ([A-Z0-9 ]+)-----([A-Za-z0-9+/=\\s]*+)-----END \\1-----");

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
                                    case "RSA PRIVATE KEY" -> key(wrapped(block.bytes())).stream();
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
