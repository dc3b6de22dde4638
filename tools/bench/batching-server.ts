import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { SendProperties } from './batching-peers';

const LATENCY_MS = 50;
/** What a browser opens to one HTTP/1.1 host. */
export const CONNECTIONS = 6;

/** The service of the benchmark: answers each property with its name, 50 ms after it was asked. */
export function serve(): void {
  const server = createServer((incoming, outgoing) => {
    let body = '';
    incoming.on('data', (chunk: Buffer) => (body += chunk.toString()));
    incoming.on('end', () => {
      const names = JSON.parse(body) as string[];
      const answer = JSON.stringify(Object.fromEntries(names.map((name) => [name, { value: name }])));
      setTimeout(() => outgoing.end(answer), LATENCY_MS);
    });
  });
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
}

/** Starts the service in a process of its own. */
export async function startServer(): Promise<{
  send: SendProperties;
  requests: () => number;
  stop: () => void;
}> {
  const child = fork(process.argv[1] ?? '', ['serve']);
  const [port] = (await once(child, 'message')) as [number];
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  let requests = 0;
  const send: SendProperties = (entity, properties) => {
    requests++;
    return post({ port, agent, path: `/${entity}`, body: JSON.stringify(properties) });
  };
  const stop = () => {
    agent.destroy();
    child.kill();
  };
  return { send, requests: () => requests, stop };
}

function post(options: {
  port: number;
  agent: Agent;
  path: string;
  body: string;
}): Promise<Readonly<Record<string, unknown>>> {
  return new Promise((resolve, reject) => {
    const { port, agent, path, body } = options;
    const outgoing = request({ host: '127.0.0.1', port, agent, path, method: 'POST' }, (incoming) => {
      let text = '';
      incoming.on('data', (chunk: Buffer) => (text += chunk.toString()));
      incoming.on('end', () => resolve(JSON.parse(text) as Record<string, unknown>));
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

/** The shortest time in which so many requests can be answered. */
export const floorMs = (requests: number) => (requests / CONNECTIONS) * LATENCY_MS;
