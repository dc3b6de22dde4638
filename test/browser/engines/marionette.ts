import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

type Reply = [type: 1, id: number, error: { error: string; message: string } | null, result: unknown];
type Waiter = { resolve: (result: unknown) => void; reject: (error: Error) => void };

/** Firefox's own protocol on a socket: JSON behind its length in bytes, `[0, id, command, parameters]`, replies by their id. */
export class Marionette {
  private unread = Buffer.alloc(0);
  private sent = 0;
  private readonly waiting = new Map<number, Waiter>();

  private constructor(private readonly socket: Socket) {
    socket.on('data', (data) => this.read(data));
    socket.on('error', () => undefined);
    socket.on('close', () => this.end());
  }

  /** Connects to a browser that listens. */
  static async connect(port: number): Promise<Marionette> {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    return new Marionette(socket);
  }

  /** Sends a command, and gives what it results in. */
  send(command: string, parameters: object): Promise<unknown> {
    const id = ++this.sent;
    const text = JSON.stringify([0, id, command, parameters]);
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      this.socket.write(`${Buffer.byteLength(text)}:${text}`);
    });
  }

  /** Leaves the browser; whoever waits for a reply is told. */
  leave(): void {
    this.socket.destroy();
  }

  private end(): void {
    for (const { reject } of this.waiting.values())
      reject(new Error('Expected a reply of Firefox, it has ended'));
    this.waiting.clear();
  }

  private read(data: Buffer): void {
    this.unread = Buffer.concat([this.unread, data]);
    for (let colon = this.unread.indexOf(':'); colon > 0; colon = this.unread.indexOf(':')) {
      const end = colon + 1 + Number(this.unread.subarray(0, colon).toString());
      if (this.unread.length < end) return;
      this.take(JSON.parse(this.unread.subarray(colon + 1, end).toString()));
      this.unread = this.unread.subarray(end);
    }
  }

  /** The first message is a greeting, which is no list and answers nothing. */
  private take(message: unknown): void {
    if (!Array.isArray(message)) return;
    const [, id, error, result] = message as Reply;
    const waiter = this.waiting.get(id);
    this.waiting.delete(id);
    if (error === null) waiter?.resolve(result);
    else waiter?.reject(new Error(`${error.error}: ${error.message}`));
  }
}
