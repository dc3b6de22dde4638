import type { EventEmitter } from 'node:events';
import type { Duplex } from 'node:stream';
import { ownValue } from '../shared/contract/own-value';
import { readsRawAddress, type ParseFault } from './raw-address';

/** What Node cannot read as a request: the status, and what the sender should know of it. */
const REFUSALS: Readonly<Record<string, { status: string; error: string; message: string }>> = {
  HPE_HEADER_OVERFLOW: {
    status: '431 Request Header Fields Too Large',
    error: 'request_header_too_large',
    message: 'Expected an address and headers of together at most 16 KiB; send a long text in a body.',
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: '408 Request Timeout',
    error: 'request_timeout',
    message: 'Expected the whole request, but the rest of it did not come in time.',
  },
};

const UNREADABLE = {
  status: '400 Bad Request',
  error: 'bad_request',
  message: 'Expected an HTTP/1.1 request, got what cannot be read as one.',
};

/**
 * Answers what never becomes a request in JSON, as any other refusal. Every page may read it, since it tells nothing but
 * the rule; without that header a browser reports a lost network instead.
 */
export function refuseUnreadable(server: EventEmitter): void {
  server.on('clientError', (fault: ParseFault, socket: Duplex) => {
    if (fault.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    if (readsRawAddress(server, fault, socket)) return;
    const { status, error, message } = ownValue(REFUSALS, fault.code ?? '') ?? UNREADABLE;
    const body = JSON.stringify({ error, message });
    const head = [
      `HTTP/1.1 ${status}`,
      'Access-Control-Allow-Origin: *',
      'Content-Type: application/json',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Connection: close',
    ];
    socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  });
}
