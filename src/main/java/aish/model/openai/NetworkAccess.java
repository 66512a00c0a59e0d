package aish.model.openai;

/** What is between aish and a server, and how it is crossed. */
record NetworkAccess(ProxySettings proxies, TlsFactory tls) {}
