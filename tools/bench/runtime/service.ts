import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, extname, join, resolve } from 'node:path';

/** What the stand-in service was asked since it was last asked for these figures. */
export type Traffic = { requests: number; preflights: number };

/** The stand-in service in a process of its own, so that its work is not the add-in's. */
export type RuntimeService = {
  origin: string;
  /** The same service at another origin, for which the browser asks leave first. */
  elsewhere: string;
  /** The traffic since the last call. */
  traffic: () => Promise<Traffic>;
  /** Changes how long an answer takes, and which address and policy `config.json` gives. */
  set: (change: Partial<Settings>) => Promise<void>;
  stop: () => void;
};

type Settings = { latencyMs: number; serviceAddress: string; policy: object };

/** How the process is started: with the peers' built page script, and the folder of the built add-in. */
type Start = {
  peersScript: string;
  /** @default 'dist' */
  dist?: string;
};

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.css': 'text/css',
  '.png': 'image/png',
};
const PREFLIGHT = {
  'Access-Control-Allow-Methods': 'GET,HEAD,POST,OPTIONS',
  'Access-Control-Allow-Headers': 'X-API-KEY,Content-Type',
  'Access-Control-Max-Age': '86400',
};
const OFFICE_JS_FOLDER = 'https://appsforoffice.microsoft.com/lib/1/hosted/';
const PEERS_PAGE = `<!doctype html><meta charset="utf-8"><script src="${OFFICE_JS_FOLDER}office.js"></script><script defer src="peers.js"></script>`;

/** Starts the service; `program` is the bundled benchmark, which serves when it is started with "serve". */
export async function startService(start: Start): Promise<RuntimeService> {
  const child = fork(process.argv[1] ?? '', ['serve', start.peersScript, start.dist ?? 'dist']);
  const [ports] = (await once(child, 'message')) as [{ own: number; other: number }];
  const origin = `http://127.0.0.1:${ports.own}`;
  return {
    origin,
    elsewhere: `http://127.0.0.1:${ports.other}`,
    traffic: async () => (await (await fetch(`${origin}/bench/traffic`)).json()) as Traffic,
    set: async (change) => {
      await fetch(`${origin}/bench/settings`, { method: 'POST', body: JSON.stringify(change) });
    },
    stop: () => child.kill(),
  };
}

/** The process itself: entities with any property, answered after a fixed time; the built add-in's files. */
export function serveRuntime(peersScript: string, dist: string): void {
  const officeFiles = dirname(resolve('node_modules/@microsoft/office-js/dist/office.js'));
  const settings: Settings = { latencyMs: 50, serviceAddress: '', policy: {} };
  let traffic: Traffic = { requests: 0, preflights: 0 };

  const answerEntity = async (incoming: IncomingMessage, outgoing: ServerResponse, cors: object) => {
    if (incoming.method === 'OPTIONS') {
      traffic.preflights++;
      later(outgoing, 204, { ...cors, ...PREFLIGHT });
      return;
    }
    traffic.requests++;
    const text = await textOf(incoming);
    const body = JSON.stringify(profile(new URL(incoming.url ?? '', 'http://service').pathname, text));
    later(outgoing, 200, { ...cors, 'Content-Type': 'application/json' }, body);
  };
  const later = (outgoing: ServerResponse, status: number, headers: OutgoingHttpHeaders, body?: string) => {
    setTimeout(() => outgoing.writeHead(status, headers).end(body), settings.latencyMs);
  };

  const answerFile = (path: string, outgoing: ServerResponse) => {
    if (path === '/peers.html') {
      send(outgoing, '.html', withOfficeHere(PEERS_PAGE));
      return;
    }
    const file = path.startsWith('/office/')
      ? join(officeFiles, path.slice('/office/'.length))
      : path === '/peers.js'
        ? peersScript
        : join(resolve(dist), path);
    if (!existsSync(file)) {
      outgoing.writeHead(404).end();
      return;
    }
    const bytes = readFileSync(file);
    send(outgoing, extname(file), file.endsWith('.html') ? withOfficeHere(bytes.toString()) : bytes);
  };

  const handle = async (incoming: IncomingMessage, outgoing: ServerResponse, cors: object) => {
    const { pathname } = new URL(incoming.url ?? '', 'http://service');
    if (pathname.startsWith('/v1/')) await answerEntity(incoming, outgoing, cors);
    else if (pathname === '/bench/traffic') {
      send(outgoing, '.json', JSON.stringify(traffic));
      traffic = { requests: 0, preflights: 0 };
    } else if (pathname === '/bench/settings') {
      Object.assign(settings, JSON.parse(await textOf(incoming)));
      outgoing.end();
    } else if (pathname === '/config.json') {
      const { serviceAddress, policy } = settings;
      const deployment = { serviceAddress, consoleAddress: serviceAddress, trialKey: 'ker-trial', policy };
      send(outgoing, '.json', JSON.stringify(deployment));
    } else answerFile(pathname, outgoing);
  };

  const own = createServer((incoming, outgoing) => void handle(incoming, outgoing, {}));
  const other = createServer(
    (incoming, outgoing) => void handle(incoming, outgoing, { 'Access-Control-Allow-Origin': '*' }),
  );
  own.listen(0, '127.0.0.1', () =>
    other.listen(0, '127.0.0.1', () => {
      const port = (server: typeof own) => (server.address() as AddressInfo).port;
      settings.serviceAddress = `http://127.0.0.1:${port(own)}`;
      process.send?.({ own: port(own), other: port(other) });
    }),
  );
}

/** Microsoft's own script from its npm package: intercepting requests in the browser would cost every one of them. */
const withOfficeHere = (page: string) => page.replace(OFFICE_JS_FOLDER, '/office/');

function send(outgoing: ServerResponse, ending: string, body: string | Buffer): void {
  const headers = { 'Content-Type': MEDIA_TYPES[ending] ?? 'application/octet-stream' };
  outgoing.writeHead(200, { ...headers, 'Cache-Control': 'max-age=600' }).end(body);
}

async function textOf(incoming: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of incoming) text += String(chunk);
  return text;
}

/** A third of the properties are texts, the rest numbers; every value has one source, the same within an entity. */
function profile(path: string, body: string): unknown {
  const id = path.split('/')[3] ?? '';
  if (path.endsWith('/introspection'))
    return { properties: [], relationships: {}, numerical_observations: {} };
  const { properties = [] } = (body === '' ? {} : JSON.parse(body)) as { properties?: string[] };
  const entity = parseInt(id.slice(-12), 16);
  const document = `https://register.example/suppliers/${entity}`;
  const sources = [{ name: 'Supplier register', date: '2026-03-31', document }];
  const value = (name: string) =>
    name.startsWith('note') ? `Text of ${name} ${entity}` : entity * 1000 + Number(name.split('_')[1]) * 7.25;
  return {
    id,
    name: `Company ${entity}`,
    entity_type: 'Company',
    description: null,
    properties: Object.fromEntries(properties.map((name) => [name, { value: value(name), sources }])),
    relationships: { outgoing: {}, incoming: {} },
    numerical_observations: [],
  };
}
