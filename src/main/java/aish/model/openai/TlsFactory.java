package aish.model.openai;

import aish.model.ModelException;
import javax.net.ssl.SSLSocketFactory;

/** Makes encrypted connections; asked for when the first one is needed. */
@FunctionalInterface
public interface TlsFactory {
    /** With the certificate authorities that Java knows, and no client certificate. */
    TlsFactory USUAL = () -> (SSLSocketFactory) SSLSocketFactory.getDefault();

    SSLSocketFactory sockets() throws ModelException;
}
