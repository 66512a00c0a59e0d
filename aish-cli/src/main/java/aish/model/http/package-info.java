/** HTTP for talking to models: connections, TLS, proxies, server-sent events, error responses. */
@NullMarked
package aish.model.http;

import org.jspecify.annotations.NullMarked;
