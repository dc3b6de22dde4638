import { Agent, request } from 'node:http';

import { FIELDS, idOf, valueOf } from './entities';

/** How many people want what. */
export type Team = { analysts: number; shared: number; own: number };
/** What they saw. */
export type Seen = { answers: number; wrong: number; refused: number; times: number[] };

/** People at work at any moment, and requests of each that are under way. */
const AT_WORK = 40;
const LANES = 6;

const agent = new Agent({ keepAlive: true, maxSockets: AT_WORK * LANES });

/** The fewest requests that can answer everybody. */
export function minimumOf({ analysts, shared, own }: Team): number {
  return shared + analysts * own;
}

/** Lets everybody ask all that she wants, each through one of the ports; who is told to wait waits and asks again. */
export async function atWork(team: Team, ports: readonly number[]): Promise<Seen> {
  const seen: Seen = { answers: 0, wrong: 0, refused: 0, times: [] };
  const random = seeded(11);
  const bodies = Array.from({ length: team.analysts }, () => fieldsOfSheet(random));
  let next = 0;
  const desk = async () => {
    for (let analyst = next++; analyst < team.analysts; analyst = next++) {
      await openSheet(
        { team, analyst, fields: bodies[analyst] ?? [], port: ports[analyst % ports.length] ?? 0 },
        seen,
      );
    }
  };
  await Promise.all(Array.from({ length: AT_WORK }, desk));
  return seen;
}

type Sheet = { team: Team; analyst: number; fields: readonly string[]; port: number };

async function openSheet({ team, analyst, fields, port }: Sheet, seen: Seen): Promise<void> {
  const { shared, own } = team;
  const wanted = [
    ...Array.from({ length: shared }, (_, at) => at),
    ...Array.from({ length: own }, (_, at) => shared + analyst * own + at),
  ];
  const lane = async () => {
    for (let company = wanted.shift(); company !== undefined; company = wanted.shift()) {
      await askFor(company, { fields, port, analyst }, seen);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}

async function askFor(
  company: number,
  { fields, port, analyst }: { fields: readonly string[]; port: number; analyst: number },
  seen: Seen,
): Promise<void> {
  for (;;) {
    const from = performance.now();
    const { status, text, retryAfterS } = await post(port, company, { fields, analyst });
    if (status === 429) {
      seen.refused++;
      await new Promise((go) => setTimeout(go, retryAfterS * 1000));
      continue;
    }
    seen.times.push(performance.now() - from);
    seen.answers++;
    if (status !== 200 || !isRight(text, company, fields)) seen.wrong++;
    return;
  }
}

function isRight(text: string, company: number, fields: readonly string[]): boolean {
  const { id, properties } = JSON.parse(text) as {
    id: string;
    properties: Record<string, { value: string }>;
  };
  const held = new Map(Object.entries(properties));
  return (
    id === idOf(company) &&
    held.size === fields.length &&
    fields.every((field) => held.get(field)?.value === valueOf(field, company))
  );
}

/** Asks for one company; one whose connection the other side has closed is sent again. */
export function post(
  port: number,
  company: number,
  { fields, analyst }: { fields: readonly string[]; analyst: number },
): Promise<{ status: number; text: string; retryAfterS: number }> {
  const body = JSON.stringify({ properties: fields });
  return new Promise((resolve, reject) => {
    const headers = {
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(body),
      'X-API-KEY': process.env['BENCH_KEY'] ?? `analyst-${analyst}`,
    };
    const path = `/v1/entities/${idOf(company)}`;
    const sent = request({ agent, host: '127.0.0.1', port, path, method: 'POST', headers }, (reply) => {
      let text = '';
      reply.setEncoding('utf8').on('data', (part: string) => (text += part));
      reply.on('end', () => {
        const retryAfterS = Number(reply.headers['retry-after'] ?? 1);
        resolve({ status: reply.statusCode ?? 0, text, retryAfterS });
      });
    });
    sent.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ECONNRESET') reject(error);
      else resolve(post(port, company, { fields, analyst }));
    });
    sent.end(body);
  });
}

/** Ten fields, of which a version of the sheet has eight to ten, so that bodies differ while fields are shared. */
function fieldsOfSheet(random: () => number): string[] {
  const left = new Set([Math.floor(random() * 10), Math.floor(random() * 14)]);
  return FIELDS.filter((_, at) => !left.has(at));
}

function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) & 0x7fffffff;
    return state / 0x7fffffff;
  };
}
