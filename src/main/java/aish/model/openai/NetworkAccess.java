package aish.model.openai;

import aish.model.openai.Endpoint.TlsFactory;

/** How to reach a server: proxies and TLS. */
record NetworkAccess(ProxySettings proxies, TlsFactory tls) {}
