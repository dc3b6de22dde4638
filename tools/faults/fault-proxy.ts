import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

import type { VirtualTime } from './virtual-time';
import { EXCHANGE, type Wire } from './wire';

/** What the add-in asked. */
export type Exchange = {
  /** Counted from 0 in the order of arrival. */
  index: number;
  /** Virtual milliseconds since the proxy was started. */
  at: number;
  /** Times that the same was asked before. */
  tries: number;
  /** The entity's id; undefined for what is asked of no entity. */
  entity: string | undefined;
  method: string;
  path: string;
  body: string;
  /** From 0 to below 1: chance that is the same in every run for the same thing asked as often. */
  chance: number;
};

/** What the service says of it. */
export type Answer = { status: number; headers: Record<string, string>; body: string };

/** What the proxy does with the service's answer, or instead of it. */
export type Act = (exchange: Exchange, link: Link) => Promise<void> | void;

/** The connection, as a fault sees it. */
export type Link = {
  /** What the service itself answers. */
  answer: () => Promise<Answer>;
  /** What the service answered last about an entity. */
  earlier: () => Answer | undefined;
  send: (answer: Partial<Omit<Answer, 'body'>> & { body: string | Buffer }) => void;
  /** Writes bytes as they are, after the status line and headers that it is given. */
  socket: Socket;
  /** Ends the connection with a reset. */
  reset: () => void;
  /** Lets virtual time pass. */
  wait: (ms: number) => Promise<void>;
  /** Never goes on; the connection stays open. */
  hang: () => void;
};

/** Where the proxy stands. */
export type ProxyOptions = {
  time: VirtualTime;
  wire: Wire;
  seed: number;
  /** The embedded service's handler. */
  service: (request: Request) => Response | Promise<Response>;
  act: Act;
  /** How long an answer takes. @default 50 */
  latencyMs?: number;
};

/** A proxy on a real socket between the add-in and the embedded service, which puts one fault between them. */
export class FaultProxy {
  /** Every exchange, in order of arrival. */
  readonly exchanges: Exchange[] = [];
  private readonly server: Server;
  private readonly sockets = new Set<Socket>();
  private readonly tries = new Map<string, number>();
  private startedAt = 0;
  private port = 0;
  private last: Answer | undefined = undefined;

  constructor(private readonly options: ProxyOptions) {
    this.server = createServer((incoming, outgoing) => void this.take(incoming, outgoing));
    this.server.on('connection', (socket) => {
      this.sockets.add(socket);
      socket.on('close', () => this.sockets.delete(socket));
      socket.on('error', () => undefined);
    });
  }

  /** Listens, at the same place as before where it did before; nobody is refused from now on. */
  async listen(): Promise<string> {
    await new Promise<void>((listening) => this.server.listen(this.port, '127.0.0.1', listening));
    this.port = (this.server.address() as AddressInfo).port;
    return `http://127.0.0.1:${this.port}`;
  }

  /** The first cell asks now: times are reckoned from here. */
  begin(): void {
    this.startedAt = this.options.time.elapsed;
  }

  /** Refuses every connection, and ends those that are open. */
  async close(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    await new Promise((closed) => this.server.close(closed));
  }

  private async take(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { wire, act, latencyMs = 50 } = this.options;
    const id = String(incoming.headers[EXCHANGE]);
    const exchange = await this.note(incoming);
    await wire.park(id, latencyMs);
    await act(exchange, this.link(exchange, { id, incoming, outgoing }));
  }

  private async note(incoming: IncomingMessage): Promise<Exchange> {
    const { method = 'GET', url: path = '/' } = incoming;
    const at = this.options.time.elapsed - this.startedAt;
    let body = '';
    for await (const part of incoming) body += String(part);
    const asked = `${path} ${body}`;
    const tries = this.tries.get(asked) ?? 0;
    this.tries.set(asked, tries + 1);
    const entity = /^\/v1\/entities\/([0-9a-f-]{36})/.exec(path)?.[1];
    const chance = chanceOf(`${this.options.seed} ${asked} ${tries}`);
    const exchange = { index: this.exchanges.length, ...{ at, tries, entity, method, path, body, chance } };
    this.exchanges.push(exchange);
    return exchange;
  }

  private link(
    exchange: Exchange,
    { id, incoming, outgoing }: { id: string; incoming: IncomingMessage; outgoing: ServerResponse },
  ): Link {
    const { wire } = this.options;
    return {
      answer: () => this.ask(exchange, incoming),
      earlier: () => this.last,
      send: ({ status = 200, headers = { 'content-type': 'application/json' }, body }) => {
        outgoing.writeHead(status, headers).end(body);
      },
      socket: incoming.socket,
      reset: () => incoming.socket.resetAndDestroy(),
      wait: (ms) => wire.park(id, ms),
      hang: () => void wire.park(id),
    };
  }

  private async ask({ method, path, body }: Exchange, { headers }: IncomingMessage): Promise<Answer> {
    const key = String(headers['x-api-key'] ?? '');
    const given = { 'x-api-key': key, 'content-type': 'application/json' };
    const request = new Request(`http://service.example${path}`, {
      ...{ method, headers: given },
      ...(body !== '' && { body }),
    });
    const response = await this.options.service(request);
    const type = response.headers.get('content-type') ?? 'application/json';
    const answer = {
      status: response.status,
      headers: { 'content-type': type },
      body: await response.text(),
    };
    if (path.startsWith('/v1/entities/')) this.last = answer;
    return answer;
  }
}

/** Passes the service's answer on. */
export const pass: Act = async (_, { answer, send }) => send(await answer());

/** A number from 0 to below 1 that belongs to a text (FNV-1a, with the last bits mixed). */
export function chanceOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0;
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0;
  return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32;
}
