package aish.model.http;

import aish.model.http.Endpoint.TlsFactory;

/** How to reach a server: proxies and TLS. */
public record NetworkPath(ProxySettings proxies, TlsFactory tls) {}
