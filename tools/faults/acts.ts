import { gzipSync } from 'node:zlib';

import { pass, type Act, type Answer, type Exchange, type Link } from './fault-proxy';

const JSON_TYPE = { 'content-type': 'application/json' };
const FIRST_LINE = 'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\n';

/** This share of what is asked meets the fault, each time that it is asked; the rest passes. */
export function some(share: number, act: Act): Act {
  return (exchange, link) => (exchange.chance < share ? act : pass)(exchange, link);
}

/** What is asked of this share of the entities meets it, however often it is asked. */
export function someEntities(share: number, act: Act, others: Act = pass): Act {
  return (exchange, link) => {
    const { entity } = exchange;
    const isMeant = entity !== undefined && parseInt(entity.slice(-6), 16) / 2 ** 24 < share;
    return (isMeant ? act : others)(exchange, link);
  };
}

/** What is asked of no entity meets it. */
export function questions(act: Act): Act {
  return (exchange, link) => (exchange.entity === undefined ? act : pass)(exchange, link);
}

/** What comes in this time meets it; virtual milliseconds since the first cell. */
export function during(from: number, until: number, act: Act): Act {
  return (exchange, link) => (exchange.at >= from && exchange.at < until ? act : pass)(exchange, link);
}

/** Comes and goes with this period. */
export function everyOther(ms: number, act: Act): Act {
  return (exchange, link) => (Math.floor(exchange.at / ms) % 2 === 1 ? act : pass)(exchange, link);
}

/** One of several, by chance. */
export function oneOf(acts: readonly Act[]): Act {
  return (exchange, link) => {
    const pick = Math.floor((exchange.chance * 9973) % acts.length);
    return (acts[pick] ?? pass)(exchange, link);
  };
}

/** The status with a body that says little, as proxies give it. */
export function status(code: number, headers: Record<string, string> = {}, body = '{}'): Act {
  return (_, { send }) => send({ status: code, headers: { ...JSON_TYPE, ...headers }, body });
}

/** The service's answer, with its body changed. */
export function edited(edit: (body: string, exchange: Exchange) => string | Buffer): Act {
  return async (exchange, { answer, send }) => {
    const given = await answer();
    send({ ...given, body: edit(given.body, exchange) });
  };
}

/** The service's answer, with its JSON changed. */
export function changed(change: (profile: Record<string, unknown>, exchange: Exchange) => unknown): Act {
  return edited((body, exchange) =>
    JSON.stringify(change(JSON.parse(body) as Record<string, unknown>, exchange)),
  );
}

/** The connection ends before anything of the answer. */
export const reset: Act = (_, { reset }) => reset();

/** Nothing comes back, and the connection stays. */
export const hang: Act = (_, { hang }) => hang();

/** A part of the answer, given as it is; then the connection ends so. */
export function cut(
  head: (bytes: Buffer) => string,
  { share, end }: { share: number; end: 'reset' | 'close' | 'hang' },
): Act {
  return async (_, link) => {
    const { body } = await link.answer();
    const bytes = Buffer.from(body);
    const kept = bytes.subarray(0, Math.floor(bytes.length * share));
    await written(link, Buffer.concat([Buffer.from(FIRST_LINE + head(bytes)), kept]));
    if (end === 'hang') link.hang();
    else if (end === 'reset') link.reset();
    else link.socket.end();
  };
}

/** Its length is announced. */
export const announced = (bytes: Buffer) => `content-length: ${bytes.length}\r\n\r\n`;

/** It ends where the connection does. */
export const unannounced = () => 'connection: close\r\n\r\n';

/** A few bytes at a time, for so long. */
export function drip(forMs: number): Act {
  return async (_, link) => {
    const bytes = Buffer.from((await link.answer()).body);
    const step = Math.ceil(bytes.length / 10);
    await written(link, Buffer.from(`${FIRST_LINE}connection: close\r\n${announced(bytes)}`));
    for (let start = 0; start < bytes.length && !link.socket.destroyed; start += step) {
      await link.wait(forMs / 10);
      await written(link, bytes.subarray(start, start + step));
    }
    link.socket.end();
  };
}

/** Says that it is compressed, and is not, or breaks off within. */
export function badlyCompressed(make: (body: string) => Buffer): Act {
  return async (_, { answer, send }) => {
    const { body } = await answer();
    send({ headers: { ...JSON_TYPE, 'content-encoding': 'gzip' }, body: make(body) });
  };
}

/** Half of what gzip makes. */
export const halfOfGzip = (body: string) => {
  const whole = gzipSync(body);
  return whole.subarray(0, whole.length >> 1);
};

/** The service's answer, with its JSON lacking one part. */
export function without(part: string): Act {
  return changed((profile) => Object.fromEntries(Object.entries(profile).filter(([name]) => name !== part)));
}

/** The answer about whoever was asked before; one to a question names nothing by which it could be told apart. */
export const anothers: Act = async (exchange, { earlier, answer, send }) => {
  const before: Answer | undefined = exchange.entity === undefined ? undefined : earlier();
  send(before ?? (await answer()));
};

function written({ socket }: Link, bytes: Buffer): Promise<void> {
  return new Promise((done) => {
    if (socket.destroyed) done();
    else socket.write(bytes, () => done());
  });
}

/** A 422 as the service's framework writes it. */
export function refusing(field: string, naming: boolean): Act {
  return (exchange, link) => {
    const { properties = [] } = (exchange.body === '' ? {} : JSON.parse(exchange.body)) as {
      properties?: string[];
    };
    const place = properties.indexOf(field);
    if (place < 0) return pass(exchange, link);
    const loc = naming ? ['body', 'properties', String(place)] : ['body'];
    const detail = [{ loc, msg: 'Value error, not queryable', type: 'value_error' }];
    link.send({ status: 422, headers: JSON_TYPE, body: JSON.stringify({ detail }) });
    return undefined;
  };
}

/** A limit of so many requests a window, refused as `headers` say. */
export function limited(requests: number, windowMs: number, headers: (leftMs: number) => object): Act {
  let window = -1;
  let taken = 0;
  return (exchange, link) => {
    const now = Math.floor(exchange.at / windowMs);
    if (now !== window) [window, taken] = [now, 0];
    if (++taken <= requests) return pass(exchange, link);
    const left = (now + 1) * windowMs - exchange.at;
    const body = JSON.stringify({ error: 'rate_limit_exceeded', message: 'Too many requests' });
    link.send({ status: 429, headers: { ...JSON_TYPE, ...headers(left) }, body });
    return undefined;
  };
}
