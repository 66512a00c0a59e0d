package aish.trust;

/** The record of trusted projects is unusable; the message says why and what to do. */
public final class TrustException extends Exception {
    private static final long serialVersionUID = 1L;

    TrustException(String message) {
        super(message);
    }
}
