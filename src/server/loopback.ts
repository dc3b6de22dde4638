const NAMES: readonly string[] = ['localhost', '127.0.0.1', '[::1]', '::1'];

/** Whether a host, named as in a URL or as a server listens on it, can be reached from this machine alone. */
export function isLoopback(host: string): boolean {
  return NAMES.includes(host);
}
