package aish.model.openai;

import aish.model.ModelException;
import javax.net.ssl.SSLSocketFactory;

/** Creates encrypted connections; not asked until the first one is needed. */
@FunctionalInterface
public interface TlsFactory {
    /** Uses the certificate authorities that Java knows, and no client certificate. */
    TlsFactory USUAL = () -> (SSLSocketFactory) SSLSocketFactory.getDefault();

    SSLSocketFactory sockets() throws ModelException;
}
