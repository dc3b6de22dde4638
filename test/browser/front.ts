import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

/** An address before a server, which goes away and comes back while the server itself goes on for others. */
export type Front = {
  url: string;
  /** Nothing listens at the address any more, and what was under way breaks off. */
  close(): Promise<void>;
  /** The server, or another, answers at the same address again. */
  reopen(another?: string): Promise<void>;
};

/** Listens before a server, whose bytes it passes on as they are. */
export async function openFront(server: string): Promise<Front> {
  const { hostname } = new URL(server);
  let { port } = new URL(server);
  const sockets = new Set<Socket>();
  const front: Server = createServer((socket) => {
    const onward = connect(Number(port), hostname);
    for (const [from, to] of [
      [socket, onward],
      [onward, socket],
    ] as const) {
      sockets.add(from);
      from.pipe(to);
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    }
  });
  const listen = async (at: number): Promise<void> => {
    front.listen(at, hostname);
    await once(front, 'listening');
  };
  await listen(0);
  const at = (front.address() as { port: number }).port;
  return {
    url: `http://${hostname}:${at}`,
    async close() {
      if (!front.listening) return;
      const closed = once(front, 'close');
      front.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    reopen(another = server) {
      ({ port } = new URL(another));
      return listen(at);
    },
  };
}
