import { createSecureServer, type SecureServerOptions } from 'node:http2';

/** How `serve` makes the server where https is served: HTTP/2, which asks many entities on one connection, or HTTP/1.1. */
export function secureServer(certificates: Pick<SecureServerOptions, 'ca' | 'cert' | 'key'>) {
  return { createServer: createSecureServer, serverOptions: { ...certificates, allowHTTP1: true } };
}
