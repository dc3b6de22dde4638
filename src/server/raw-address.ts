import type { EventEmitter } from 'node:events';
import { Duplex } from 'node:stream';
import { Server as TlsServer } from 'node:tls';

/** A fault of Node's parser with the bytes that it was reading. */
export type ParseFault = NodeJS.ErrnoException & { rawPacket?: Buffer };

/** The head of a request without a body, whole and at the start of what came: its first line and the rest. */
const HEAD = /^((?:GET|HEAD) [^\r\n]*[\x80-\xff][^\r\n]*)(\r\n[^]*\r\n\r\n)$/;

/**
 * Gives a request whose address holds letters as they are, such as `?name=München`, to the server once more with those
 * bytes percent-encoded, which is how browsers send them; curl and many a script do not, and Node's parser refuses them
 * (RFC 3986 §2.1). Says whether it was such a request. Its connection ends with the answer, since Node's parser has given it up.
 */
export function readsRawAddress(server: EventEmitter, fault: ParseFault, socket: Duplex): boolean {
  if (fault.code !== 'HPE_INVALID_URL') return false;
  const [, line, rest] = HEAD.exec(fault.rawPacket?.toString('latin1') ?? '') ?? [];
  if (line === undefined || rest === undefined) return false;
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

function percentEncoded(line: string): string {
  return line.replace(/[\x80-\xff]/g, (byte) => `%${byte.charCodeAt(0).toString(16).toUpperCase()}`);
}
