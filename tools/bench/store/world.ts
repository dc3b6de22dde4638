import type { ImportPart } from '../../../src/service/store/import-part';

/** The same numbers from 0 to below 1 in every run (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const SYLLABLES =
  'an ber cor dal en far gar hol is jan kal lan mar nor ol per quin ros san tor ul ver wal xan yor zel bri cla dre fle gra hin'.split(
    ' ',
  );
const ENDINGS = 'a o ia en er ing ton son man berg ley ford ski ez ini eau ov field worth stein'.split(' ');
const TRADES = [
  ...'Capital Holdings Partners Energy Logistics Pharma Technologies Systems Foods Insurance Trading'.split(
    ' ',
  ),
  ...'Investments Industries Solutions Consulting Engineering Construction Transport Media Medical'.split(
    ' ',
  ),
  ...'Software Chemicals Textiles Mining Steel Aviation Shipping Agriculture Beverages Retail'.split(' '),
  ...['Real Estate', 'Asset Management', 'Wind Power', 'Data Services', 'Private Equity', 'Machine Tools'],
];
const FORMS = [
  'Inc.',
  'LLC',
  'Ltd',
  'GmbH',
  'S.A.',
  'AG',
  'B.V.',
  'PLC',
  'Corp.',
  'SE',
  'S.p.A.',
  'Oy',
  'AB',
];
const GIVEN =
  'Anna Bruno Clara David Elena Felix Greta Henry Ines Jonas Karin Louis Marta Nils Olga Peter Rosa Stefan'.split(
    ' ',
  );
const RATINGS = ['AAA', 'AA', 'A', 'BBB', 'BB', 'B', 'C'];
const COUNTRIES = 200;
/** New words of names beside surnames, for the square root of their number. */
const WORDS_OF_A_NAME = 151;
const QUARTERS = 12;
const SOURCE = [{ name: 'Register', date: '2026-03-31', document: '' }];

/** What a generated entity is called by who looks for it. */
export type Named = { key: string; name: string };

/** A world of companies, people and countries: the same for one size in every run, made row by row. */
export function* world(size: number): Generator<ImportPart, void, undefined> {
  const random = seeded(20_261_123);
  const pick = <T>(list: readonly T[], skew = 1): T => list[Math.floor(list.length * random() ** skew)] as T;
  const coin = (count: number): string => {
    let word = '';
    for (let at = 0; at < count; at += 1) word += pick(SYLLABLES);
    word += pick(ENDINGS);
    return word.charAt(0).toUpperCase() + word.slice(1);
  };
  const coined: string[] = [];
  const known = new Set<string>();
  // As in registers, further names have ever fewer new words: 160,000 at a million names (Heaps' law).
  const word = (names: number): string => {
    if (coined.length >= WORDS_OF_A_NAME * Math.sqrt(names)) return pick(coined, 1.3);
    let fresh = coin(3);
    while (known.has(fresh)) fresh = coin(random() < 0.6 ? 2 : 3);
    known.add(fresh);
    coined.push(fresh);
    return fresh;
  };
  const surnames = Array.from({ length: 50_000 }, () => coin(random() < 0.5 ? 1 : 2));
  const company = (names: number): string => {
    const kind = random();
    const first = kind < 0.4 ? pick(surnames, 2) : word(names);
    const second = kind < 0.1 ? ` & ${pick(surnames, 2)}` : kind > 0.8 ? ` ${pick(surnames, 2)}` : '';
    return `${first}${second} ${pick(TRADES, 1.5)} ${pick(FORMS)}`;
  };
  for (let at = 0; at < COUNTRIES; at += 1) {
    const name = `Republic of ${word(at + 1)} ${at}`;
    yield entity({ key: `k${at}`, name, type: 'Country', prominence: 0.9, properties: {} });
  }
  for (let at = 0; at < size; at += 1) {
    const key = `e${at}`;
    const isPerson = at % 20 < 3;
    const staff = Math.round(Math.exp(3 + 2.6 * normal(random)));
    const prominence = Math.min(0.999, Math.log10(1 + staff) / 7);
    yield entity({
      ...{ key, prominence, type: isPerson ? 'Person' : 'Company' },
      name: isPerson ? `${pick(GIVEN)} ${word(at + 1)} ${pick(surnames, 2)}` : company(at + 1),
      properties: isPerson
        ? { risk_rating: pick(RATINGS) }
        : {
            ...{ employee_count: staff, founding_date: `${1900 + Math.floor(random() * 125)}-01-01` },
            ...{ risk_rating: pick(RATINGS), website: `www.${key}.example` },
          },
    });
    yield link('IS_REGISTERED_IN', key, `k${Math.floor(COUNTRIES * random() ** 2)}`);
    const other = `e${Math.floor(at * random() ** 2)}`;
    if (other !== key) yield link(isPerson ? 'IS_CEO_OF' : 'IS_SUBSIDIARY_OF', key, other);
    if (!isPerson && at % 10 === 5) yield* revenues(key, random);
  }
}

/** Of normal distribution. */
const normal = (random: () => number): number =>
  Math.sqrt(-2 * Math.log(random() || 1e-9)) * Math.cos(2 * Math.PI * random());

type Told = { key: string; name: string; type: 'Company' | 'Person' | 'Country'; prominence: number };

function entity({ properties, ...told }: Told & { properties: Record<string, string | number> }): ImportPart {
  const held = Object.entries(properties).map(([name, value]) => [name, { value, sources: SOURCE }]);
  return {
    ...{ kind: 'entity', ...told, sources: SOURCE, where: told.key },
    properties: Object.fromEntries(held) as Record<
      string,
      { value: string | number; sources: typeof SOURCE }
    >,
  };
}

const link = (type: string, from: string, to: string): ImportPart => ({
  ...{ kind: 'relationship', type, from, to, validSince: '2020-01-01', sources: SOURCE, where: from },
});

function* revenues(key: string, random: () => number): Generator<ImportPart, void, undefined> {
  let value = 1e6 + 1e9 * random() ** 4;
  for (let at = 0; at < QUARTERS; at += 1) {
    value *= 0.97 + 0.08 * random();
    const date = `${2023 + (at >> 2)}-${['03-31', '06-30', '09-30', '12-31'][at & 3] ?? ''}`;
    yield {
      ...{ kind: 'point', entity: key, date, value: Math.round(value), where: key },
      series: {
        ...{ type: 'FinancialMetric', name: 'Revenue', description: '', unit: 'USD', aliases: [] },
        ...{ taxonomy: 'own', cadence: 'q' },
        origin: { name: 'Register', published_time: '2026-03-31', source: 'Register', url: '' },
      },
    };
  }
}

/** Ways in which a name is typed; slips only where no other company is called so but for its legal form, begun only where nothing better known begins so. */
export type Typed = Named & { begun?: string; slips?: { one: string; two: string } };

const withoutForm = (name: string): string => FORMS.reduce((bare, form) => cut(bare, ` ${form}`), name);

const cut = (text: string, end: string): string => (text.endsWith(end) ? text.slice(0, -end.length) : text);

/** Names of companies of a world, spread over all of it, with the ways in which people type them. */
export function typedNames(size: number, count: number): Typed[] {
  const random = seeded(7);
  const called = new Map<string, number>();
  const chosen: Named[] = [];
  const every = Math.max(1, Math.floor(size / count));
  for (const part of world(size)) {
    if (part.kind !== 'entity' || part.type !== 'Company') continue;
    for (const name of [part.name, withoutForm(part.name)]) called.set(name, (called.get(name) ?? 0) + 1);
    if (Number(part.key.slice(1)) % every === 7 % every) chosen.push({ key: part.key, name: part.name });
  }
  const typed = chosen
    .filter(({ name }) => called.get(name) === 1)
    .slice(0, count)
    .map(({ key, name }) => {
      const bare = random() < 0.5 ? withoutForm(name) : name;
      const text = random() < 0.5 ? bare.toLowerCase() : bare;
      const begun = text.slice(0, Math.max(4, Math.ceil(text.length * 0.6)));
      if (called.get(withoutForm(name)) !== 1) return { key, name, begun };
      const one = slip(text, text, random);
      return { key, name, begun, slips: { one, two: slip(one, text, random) } };
    });
  const first = bestKnown(
    size,
    typed.map(({ begun }) => begun),
  );
  return typed.map(({ begun, ...each }) =>
    first.get(begun.toLowerCase()) === each.key ? { ...each, begun } : each,
  );
}

/** What is known best of all whose names begin so, by its key. */
function bestKnown(size: number, beginnings: readonly string[]): ReadonlyMap<string, string> {
  const wanted = new Set(beginnings.map((text) => text.toLowerCase()));
  const lengths = [...new Set([...wanted].map(({ length }) => length))];
  const best = new Map<string, { key: string; prominence: number }>();
  for (const part of world(size)) {
    if (part.kind !== 'entity') continue;
    const { key, prominence = 0 } = part;
    for (const length of lengths) {
      const begun = part.name.slice(0, length).toLowerCase();
      if (wanted.has(begun) && prominence > (best.get(begun)?.prominence ?? -1))
        best.set(begun, { key, prominence });
    }
  }
  return new Map([...best].map(([begun, { key }]) => [begun, key]));
}

/** A letter left out, put in, mistaken or changed with the next, never the first of a word and never back to what was meant. */
function slip(text: string, meant: string, random: () => number): string {
  for (;;) {
    const at = 1 + Math.floor(random() * (text.length - 2));
    if (!/\p{L}{3}/u.test(text.slice(at - 1, at + 2))) continue;
    const letter = String.fromCharCode(97 + Math.floor(random() * 26));
    const kind = Math.floor(random() * 4);
    const put = kind === 0 ? '' : kind === 1 ? letter + text.charAt(at) : letter;
    const slipped =
      kind === 3
        ? text.slice(0, at) + text.charAt(at + 1) + text.charAt(at) + text.slice(at + 2)
        : text.slice(0, at) + put + text.slice(at + 1);
    if (slipped !== text && slipped !== meant) return slipped;
  }
}
