import * as act from './acts';
import { deleting, recalculating, type Edit } from './edits';
import { pass, type Act } from './fault-proxy';
import type { Blame } from './judge';
import type { Loss } from './lossy-sheet';
import type { Mood } from './moody-database';
import type { VirtualTime } from './virtual-time';

/** One kind of fault, and what must come of it. */
export type Fault = {
  group: 'transport' | 'status' | 'body' | 'time' | 'storage' | 'edit' | 'excel' | 'mixed';
  name: string;
  /** Made anew for each run, because some keep count. */
  act: (time: VirtualTime) => Act;
  /** What a cell may say that shows no value. @default nothing: each value arrives */
  says?: readonly Blame[];
  /** The most requests, as a multiple of the fewest. @default MOST_REQUESTS */
  most?: number;
  /**
   * Whether the sheet has more entities, so that what a fault costs once weighs as in life.
   * @default where the service refuses nearly everything
   */
  isWide?: boolean;
  /** All must have settled by then. @default 60_000 */
  withinMs?: number;
  /** What the browser's database does. */
  storage?: Mood;
  /** Milliseconds by which somebody sets the clock while cells wait. */
  clockBy?: number;
  /** What somebody does to the sheet meanwhile. */
  edit?: Edit;
  /** So long `config.json` takes on the add-in's first start. */
  configMs?: number;
  /** What Excel does with some results. */
  loss?: Loss;
  /** Nobody listens for so long. */
  downMs?: number;
};

const SOME = 0.15;
const TAKEN = 0.1;
const HTML = '<!doctype html><html><title>Sign in</title><body>Sign in to the network</body></html>';
const html = (code: number) => act.status(code, { 'content-type': 'text/html' }, HTML);
const is = (one: Act) => () => one;
const some = (one: Act) => is(act.some(SOME, one));
const entities = (one: Act) => is(act.someEntities(SOME, one));
const slow = (ms: number) => is(async (exchange, link) => (await link.wait(ms), pass(exchange, link)));
const body = (text: string) => entities(act.edited(() => text));
const seconds = (ms: number) => ({ 'retry-after': String(Math.ceil(ms / 1000)) });

const { network, silence, inside } = {
  network: ['network'] as const,
  silence: ['network', 'silence'] as const,
  inside: ['inside'] as const,
};

const transport: Omit<Fault, 'group'>[] = [
  { name: 'none', act: is(pass), most: 1 },
  { name: 'reset before headers', act: some(act.reset) },
  { name: 'reset after headers', act: some(act.cut(act.announced, { share: 0, end: 'reset' })) },
  { name: 'reset within the body', act: some(act.cut(act.announced, { share: 0.6, end: 'reset' })) },
  { name: 'closed within the body', act: some(act.cut(act.announced, { share: 0.6, end: 'close' })) },
  { name: 'cut off, length unannounced', act: some(act.cut(act.unannounced, { share: 0.6, end: 'close' })) },
  {
    name: 'announced too long',
    act: some(act.cut((b) => `content-length: ${b.length + 9}\r\n\r\n`, { share: 1, end: 'close' })),
  },
  {
    name: 'announced too short',
    act: some(
      act.cut((b) => `content-length: ${b.length - 9}\r\nconnection: close\r\n\r\n`, {
        share: 1,
        end: 'close',
      }),
    ),
  },
  { name: 'gzip that is none', act: some(act.badlyCompressed((text) => Buffer.from(text))) },
  { name: 'gzip that breaks off', act: some(act.badlyCompressed(act.halfOfGzip)) },
  { name: 'drips for 10 s', act: some(act.drip(10_000)), withinMs: 200_000 },
  {
    name: 'drips for 60 s',
    act: is(act.someEntities(0.03, act.drip(60_000))),
    says: silence,
    withinMs: 150_000,
  },
  { name: 'hangs now and then', act: is(act.someEntities(0.03, act.hang)), says: silence, withinMs: 150_000 },
  {
    name: 'hangs within the body',
    act: is(act.someEntities(0.03, act.cut(act.announced, { share: 0.5, end: 'hang' }))),
    says: silence,
    withinMs: 150_000,
  },
  // A question may take minutes, and has its own time limit.
  { name: 'never answers', act: is(act.hang), says: silence, most: TAKEN, withinMs: 210_000 },
  { name: 'resets everything', act: is(act.reset), says: network, most: TAKEN },
  { name: 'nobody listens', act: is(pass), downMs: Infinity, says: network, most: TAKEN },
  { name: 'another’s answer', act: some(act.anothers), says: ['unreadable'] },
  {
    name: 'redirects everything',
    act: is(act.status(302, { location: 'https://sign-in.example/' })),
    says: ['redirect'],
    most: TAKEN,
  },
  { name: 'a web page for everything', act: is(html(200)), says: ['unreadable'], most: TAKEN },
];

const statuses: Omit<Fault, 'group'>[] = [
  { name: '400 for some', act: entities(act.status(400)), says: ['status'] },
  { name: '401', act: is(act.status(401)), says: ['key'], most: TAKEN },
  { name: '402', act: is(html(402)), says: ['balance'], most: TAKEN },
  { name: '403', act: is(act.status(403)), says: ['key'], most: TAKEN },
  { name: '404 for some', act: entities(html(404)), says: ['entity'] },
  { name: '409 for some', act: entities(act.status(409)), says: ['status'] },
  { name: '413 for some', act: entities(act.status(413)), says: ['long'] },
  { name: '422 naming a field', act: is(act.refusing('cik', true)), says: ['validation'] },
  { name: '422 naming nothing', act: is(act.refusing('cik', false)), says: ['validation'] },
  { name: '429 without Retry-After', act: () => act.limited(40, 20_000, () => ({})), withinMs: 400_000 },
  { name: '429 with seconds', act: () => act.limited(40, 20_000, seconds), withinMs: 400_000 },
  {
    name: '429 with a date',
    act: (time) =>
      act.limited(40, 20_000, (left) => ({
        'retry-after': new Date(Math.ceil((time.now() + left) / 1000) * 1000).toUTCString(),
      })),
    withinMs: 400_000,
  },
  {
    name: '429 with hours',
    act: is(act.status(429, { 'retry-after': '10800' })),
    says: ['rate'],
    most: TAKEN,
  },
  { name: '429 for ever', act: is(act.status(429)), says: ['rate'], most: TAKEN, withinMs: 900_000 },
  {
    // Each of the four is sent twice, the later ones alone.
    name: '429 for questions, without Retry-After',
    act: is(act.questions(act.status(429))),
    says: ['rate'],
    withinMs: 400_000,
  },
  { name: '500 now and then', act: some(act.status(500)), says: inside },
  { name: '500 for some', act: is(act.someEntities(0.04, act.status(500))), says: inside, withinMs: 120_000 },
  { name: '500 for everything', act: is(act.status(500)), says: inside, most: TAKEN },
  { name: '502 now and then', act: some(html(502)), says: inside },
  { name: '503 now and then', act: some(act.status(503)), says: inside },
  {
    name: '503 with Retry-After, 5 s',
    act: is(act.during(0, 5_000, act.status(503, { 'retry-after': '5' }))),
    says: inside,
  },
  { name: '503 for everything', act: is(html(503)), says: inside, most: TAKEN },
  { name: '504 now and then', act: some(html(504)), says: inside },
];

const deep = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);

const bodies: Omit<Fault, 'group'>[] = [
  { name: 'empty', act: body(''), says: ['unreadable'] },
  { name: 'null', act: body('null'), says: ['unreadable'] },
  { name: 'a text', act: body('OK'), says: ['unreadable'] },
  { name: 'a list', act: body('[]'), says: ['unreadable'] },
  { name: 'a number', act: body('42'), says: ['unreadable'] },
  {
    name: 'another id',
    act: entities(act.changed((p) => ({ ...p, id: '00000000-0000-5000-8000-000000000000' }))),
    says: ['unreadable'],
  },
  { name: 'without id', act: entities(act.without('id')), says: ['unreadable'] },
  {
    name: 'without properties',
    act: entities(act.without('properties')),
    says: ['unreadable'],
  },
  {
    name: 'properties of another type',
    act: entities(act.changed((p) => ({ ...p, properties: ['cik'] }))),
    says: ['unreadable'],
  },
  {
    name: 'without relationships',
    act: entities(act.without('relationships')),
    says: ['unreadable'],
  },
  { name: 'within an envelope', act: entities(act.changed((p) => ({ data: p }))), says: ['unreadable'] },
  { name: 'more than is asked', act: some(act.changed((p) => ({ ...p, more: { deep: [1] }, tenant: 7 }))) },
  {
    name: 'keys of every object',
    act: some(act.edited((t) => t.replace('{', '{"__proto__":{"id":1},"constructor":1,"toString":{},'))),
  },
  {
    name: 'NaN',
    act: entities(act.edited((t) => t.replace(/"value":\s*\d+/, '"value":NaN'))),
    says: ['unreadable'],
  },
  {
    name: 'a number beyond all',
    act: entities(act.edited((t) => t.replace(/"value":\s*\d+/, '"value":1e999'))),
    says: ['unreadable', 'tooGreat'],
  },
  { name: 'nested deeply', act: some(act.edited((t) => t.replace('{', `{"more":${deep(5_000)},`))) },
  {
    name: '20 MB',
    act: is(
      act.some(
        0.005,
        act.edited((t) => t + ' '.repeat(20_000_000)),
      ),
    ),
  },
  {
    name: 'UTF-16',
    act: entities(act.edited((t) => Buffer.from(`\ufeff${t}`, 'utf16le'))),
    says: ['unreadable'],
  },
  {
    name: 'Latin-1',
    act: entities(act.edited((t) => Buffer.from(t.replace('"name":"', '"name":"\u00e9\u00e9'), 'latin1'))),
    says: ['unreadable'],
  },
  { name: 'byte-order mark', act: some(act.edited((t) => `\ufeff${t}`)) },
];

const times: Omit<Fault, 'group'>[] = [
  { name: 'offline for 5 s', act: is(act.during(300, 5_300, act.reset)), most: 1.1, isWide: true },
  { name: 'offline for 60 s', act: is(act.during(300, 60_300, act.reset)), says: network, most: 1.1 },
  { name: 'comes and goes each second', act: is(act.everyOther(1_000, act.reset)), withinMs: 120_000 },
  // A question is sent twice at most.
  { name: 'starts after 8 s', act: is(pass), downMs: 8_000, says: network },
  {
    name: 'slow, 3 s an answer',
    act: slow(3_000),
    withinMs: 600_000,
  },
  { name: 'clock a day ahead', act: is(pass), clockBy: 86_400_000, most: 1 },
  { name: 'clock an hour back', act: is(pass), clockBy: -3_600_000, most: 1 },
];

const storages: Omit<Fault, 'group'>[] = [
  { name: 'quota', act: is(pass), storage: 'quota', most: 1 },
  { name: 'aborted', act: is(pass), storage: 'aborted', most: 1 },
  { name: 'corrupt records', act: is(pass), storage: 'corrupt', most: 1 },
  { name: 'cannot be opened', act: is(pass), storage: 'closed', most: 1 },
  { name: 'never answers', act: is(pass), storage: 'silent', most: 1 },
];

const edits: Omit<Fault, 'group'>[] = [
  {
    // 74 of the 124 requests stay wanted, and at most six of the others may have left before.
    name: '200 cells deleted, five every 20 ms',
    act: slow(1_000),
    edit: deleting(200, { atOnce: 5, everyMs: 20 }),
    isWide: false,
    most: 80 / 124,
  },
  {
    name: 'recalculated six times while it waits',
    act: slow(1_000),
    edit: recalculating(6, 300),
    withinMs: 200_000,
    most: 1,
  },
];

const excel: Omit<Fault, 'group'>[] = [
  { name: 'config.json after 8 s', act: is(pass), configMs: 8_000, most: 1 },
  { name: 'results dropped', act: is(pass), loss: 'dropped', most: 1 },
  { name: 'results swapped', act: is(pass), loss: 'swapped', most: 1 },
];

/** All that goes wrong now and then, and is mended by asking again. */
export const REPAIRABLE: readonly Act[] = [
  act.reset,
  act.cut(act.announced, { share: 0.6, end: 'reset' }),
  act.cut(act.unannounced, { share: 0.6, end: 'close' }),
  act.badlyCompressed(act.halfOfGzip),
  act.drip(5_000),
  act.status(500),
  html(502),
  act.status(503, { 'retry-after': '1' }),
];
/** What asking again does not mend. */
export const LASTING: readonly Act[] = [
  html(404),
  act.status(413),
  act.edited(() => ''),
  act.edited(() => 'null'),
  act.changed((p) => ({ ...p, id: '00000000-0000-5000-8000-000000000000' })),
  act.edited((text) => Buffer.from(`\ufeff${text}`, 'utf16le')),
];

const mixed: Omit<Fault, 'group'>[] = [
  {
    name: 'everything that passes, and what stays',
    act: is(act.someEntities(0.08, act.oneOf(LASTING))),
    says: ['entity', 'long', 'unreadable'],
  },
  {
    name: 'everything that passes, at once',
    act: () => act.some(SOME, act.oneOf(REPAIRABLE)),
    says: ['network', 'inside'],
    withinMs: 300_000,
  },
];

const of = (group: Fault['group'], faults: readonly Omit<Fault, 'group'>[]) =>
  faults.map((fault): Fault => ({ group, ...fault }));

/** Every kind of fault that is put between add-in and service. */
export const FAULTS: readonly Fault[] = [
  ...of('transport', transport),
  ...of('status', statuses),
  ...of('body', bodies),
  ...of('time', times),
  ...of('storage', storages),
  ...of('edit', edits),
  ...of('excel', excel),
  ...of('mixed', mixed),
];
