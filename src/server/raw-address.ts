import type { EventEmitter } from 'node:events';
import { maxHeaderSize } from 'node:http';
import { Duplex } from 'node:stream';
import { Server as TlsServer } from 'node:tls';

/** A fault of Node's parser with the bytes that it was reading. */
export type ParseFault = NodeJS.ErrnoException & { rawPacket?: Buffer };

/**
 * Percent-encodes raw bytes in a request's address, such as `?name=München`, because Node's parser refuses them (RFC
 * 3986 §2.1), and hands the request to the server again. Returns whether it was such a request; its connection closes
 * after the answer.
 */
export function readsRawAddress(server: EventEmitter, fault: ParseFault, socket: Duplex): boolean {
  if (fault.code !== 'HPE_INVALID_URL') return false;
  const head = headOf(fault.rawPacket);
  if (head === undefined) return false;
  const { line, rest } = head;
  if (line.length + rest.length > maxHeaderSize) {
    server.emit('clientError', Object.assign(fault, { code: 'HPE_HEADER_OVERFLOW' }), socket);
    return true;
  }
  const again = new Duplex({
    read: () => undefined,
    write: (chunk, encoding, done) => void socket.write(chunk, encoding, done),
    final: (done) => void socket.end(done),
  });
  // What a server of HTTP/2 looks at in a connection, to read it as HTTP/1.1 as the first time.
  Object.assign(again, { alpnProtocol: false, server });
  socket.once('close', () => again.destroy());
  server.emit(server instanceof TlsServer ? 'secureConnection' : 'connection', again);
  const headers = rest.replace(/\r\nConnection:[^\r\n]*/gi, '');
  again.push(Buffer.from(`${percentEncoded(line)}\r\nConnection: close${headers}`, 'latin1'));
  return true;
}

/**
 * The head of a request without a body, whole and at the start of what came: its first line and the rest. Nobody knows yet
 * who sends it, so it is looked through without a pattern that goes back over what it has read.
 */
function headOf(packet: Buffer | undefined): { line: string; rest: string } | undefined {
  const text = packet?.toString('latin1') ?? '';
  const end = text.indexOf('\r\n');
  const [line, rest] = [text.slice(0, end), text.slice(end)];
  const isWhole = end >= 0 && rest.slice(2).endsWith('\r\n\r\n');
  const isRead = line.startsWith('GET ') || line.startsWith('HEAD ');
  return isWhole && isRead && !/[\r\n]/.test(line) && /[\x80-\xff]/.test(line) ? { line, rest } : undefined;
}

function percentEncoded(line: string): string {
  return line.replace(/[\x80-\xff]/g, (byte) => `%${byte.charCodeAt(0).toString(16).toUpperCase()}`);
}
