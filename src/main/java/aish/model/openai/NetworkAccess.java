package aish.model.openai;

/** How to reach a server: proxies and TLS. */
record NetworkAccess(ProxySettings proxies, TlsFactory tls) {}
