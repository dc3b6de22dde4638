import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { ENTITY_TYPES } from '../../src/shared/contract/entity-type';
import type { Source } from '../../src/shared/contract/source';
import { naturalId } from '../../src/service/store/natural-id';
import type { StoredEntity, StoredRelationship } from '../../src/service/store/stored';
import { whole } from './whole';

/** The day after which nothing in the dataset can have happened: the day on which it was last gathered. */
const GATHERED = '2026-11-21';
const PLACEHOLDERS = ['0001-01-01', '1900-01-01', '1970-01-01', '2000-01-01', '9999-12-31'];

const folder = join(__dirname, '../../src/service/data');
const { store } = whole;

function lines(...path: string[]): Record<string, unknown>[] {
  const text = readFileSync(join(folder, ...path), 'utf8');
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown>);
}

const rows = readdirSync(join(folder, 'entities')).flatMap((file) => lines('entities', file));
const relationships: StoredRelationship[] = store.entities.flatMap((entity) =>
  [...entity.outgoing.values()].flat(),
);

/** A day, or as much of one as the organization tells. */
const isRealMoment = (told: string): boolean =>
  /^\d{4}(?:-\d{2})?$/.test(told)
    ? told >= '1900' && told.slice(5, 7) <= '12' && told <= GATHERED
    : isRealDay(told);

function isRealDay(day: unknown): boolean {
  return (
    typeof day === 'string' &&
    /^\d{4}-\d{2}-\d{2}$/.test(day) &&
    new Date(`${day}T00:00:00Z`).toISOString().startsWith(day) &&
    !PLACEHOLDERS.includes(day) &&
    day <= GATHERED
  );
}

/** A day that is not known is left out. */
function isHonest(source: Source): boolean {
  const { name, date, document } = source;
  const isDay = date === undefined || isRealDay(date);
  return name.length > 3 && isDay && typeof document === 'string' && /^https?:\/\/\S+$/.test(document);
}

/** ISO 7064 mod 97-10: the code as a number, letters as 10 to 35, leaves 1. */
function passesMod97(lei: string): boolean {
  const digits = lei.replace(/[A-Z]/g, (letter) => String(parseInt(letter, 36)));
  return BigInt(digits) % 97n === 1n;
}

const named = (entity: StoredEntity): string => `${entity.type} ${entity.name}`;

describe('the embedded dataset', () => {
  test('loads without a problem: no relationship and no series without its entity', () => {
    expect(store.problems).toEqual([]);
  });

  test('holds at least ten entities of each of the 38 types, and of no other', () => {
    const counts = new Map<string, number>(ENTITY_TYPES.map((type) => [type, 0]));
    for (const { type } of store.entities) counts.set(type, (counts.get(type) ?? 0) + 1);
    expect([...counts.keys()].sort()).toEqual([...ENTITY_TYPES].sort());
    expect([...counts].filter(([, count]) => count < 10)).toEqual([]);
  });

  test('gives every value but id and aliases an honest source', () => {
    const unsourced = store.entities.flatMap((entity) =>
      [...entity.properties]
        .filter(([name]) => name !== 'id' && name !== 'aliases')
        .filter(([, { sources }]) => sources.length === 0 || !sources.every(isHonest))
        .map(([name]) => `${named(entity)}: ${name}`),
    );
    expect(unsourced).toEqual([]);
  });

  test('leaves the day of a source to its date, which citations tell beside the name', () => {
    const repeating = lines('sources.jsonl').filter(({ name, date }) =>
      String(name).endsWith(`, ${String(date)}`),
    );
    expect(repeating).toEqual([]);
  });

  test('gives every relationship an honest source and dates that have been', () => {
    const wrong = relationships.filter(
      ({ sources, validSince, validUntil }) =>
        sources.length === 0 ||
        !sources.every(isHonest) ||
        [validSince, validUntil].some((day) => day !== undefined && !isRealMoment(day)) ||
        (validSince !== undefined && validUntil !== undefined && validUntil < validSince),
    );
    expect(wrong.map(({ from, type, to }) => `${from.name} ${type} ${to.name}`)).toEqual([]);
  });

  test('says since when an office is held only where a succession was announced, never by the day of a filing', () => {
    const offices = ['IS_CEO_OF', 'IS_CFO_OF', 'IS_BOARD_MEMBER_OF', 'WORKS_AT', 'AUDITS'];
    const since = relationships.filter(
      ({ type, validSince }) => offices.includes(type) && validSince !== undefined,
    );
    expect(since.length).toBeGreaterThanOrEqual(10);
    const unproved = since.filter(
      ({ sources }) => !sources.some(({ name }) => name.endsWith('announcement')),
    );
    expect(unproved.map(({ from, type, to }) => `${from.name} ${type} ${to.name}`)).toEqual([]);
  });

  test('writes every property that is a date as a day that has been', () => {
    const wrong = store.entities.flatMap((entity) =>
      [...entity.properties]
        .filter(([name]) => name.endsWith('_date'))
        .filter(([, { value }]) => !isRealDay(value))
        .map(([name]) => `${named(entity)}: ${name}`),
    );
    expect(wrong).toEqual([]);
  });

  test('holds no empty name and no empty value', () => {
    const empty = store.entities.filter(
      ({ name, properties }) =>
        name.trim() === '' ||
        [...properties.values()].some(
          ({ value }) => value === '' || value === '<UNKNOWN>' || Number.isNaN(value),
        ),
    );
    expect(empty.map(named)).toEqual([]);
  });

  test('holds only legal entity identifiers whose check digits are right', () => {
    const leis = store.entities.flatMap((entity) => entity.properties.get('lei')?.value ?? []).map(String);
    expect(leis.length).toBeGreaterThan(100);
    expect(leis.filter((lei) => !/^[0-9A-Z]{18}\d{2}$/.test(lei) || !passesMod97(lei))).toEqual([]);
  });

  test('names each entity, relationship and series by an id of its own', () => {
    const ids = [
      ...store.entities.map(({ id }) => id),
      ...relationships.map(({ id }) => id),
      ...store.entities.flatMap(({ series }) => series.map(({ id }) => id)),
    ];
    expect(ids.length).toBeGreaterThan(20_000);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('makes every entity id of its natural key, so that no build changes it', () => {
    expect(rows.filter(({ key, name }) => store.byId(naturalId(String(key)))?.name !== name)).toEqual([]);
  });

  test.each([
    ['company:0000320193', '3ecde5e3-4a8f-50c9-a63e-816c488a64a7', 'Apple Inc.'],
    ['country:DE', '7fa138c4-ea07-5687-9f33-4a69f79e6737', 'Germany'],
    ['currency:EUR', '7cc0806a-2dfe-56ce-a49f-db3d7a0c2197', 'Euro'],
    ['exchange:XNYS', '5a534c1c-a3b2-5ce5-af2e-8a920e781c44', 'New York Stock Exchange'],
    ['indicator:UNRATE', '60b27062-3f4d-56c2-a2e5-215853f73c8a', 'Unemployment Rate'],
  ])('keeps the id of %s', (_key, id, name) => {
    expect(store.byId(id)?.name).toBe(name);
  });

  test('keeps every series in order, as long as its dates, and in the past', () => {
    const wrong = store.entities.flatMap((entity) =>
      entity.series.filter(
        ({ dates, values, origin }) =>
          dates.length === 0 ||
          dates.length !== values.length ||
          dates.some((date, index) => index > 0 && date <= (dates[index - 1] ?? '')) ||
          !values.every(Number.isFinite) ||
          !/^\d{4}-\d{2}-\d{2}$/.test(dates[0] ?? '') ||
          (dates.at(-1) ?? '') > GATHERED ||
          !isRealDay(origin.published_time.slice(0, 10)) ||
          !origin.url.startsWith('http'),
      ),
    );
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  test('lists every file sorted by natural key, so that a change shows as a few lines', () => {
    for (const file of readdirSync(join(folder, 'entities'))) {
      const keys = lines('entities', file).map(({ key }) => String(key));
      expect(keys).toEqual([...keys].sort((a, b) => (a < b ? -1 : 1)));
    }
  });

  test('has each company that files in the United States with ticker and listing, unless it is delisted', () => {
    const listed = store.byType('Company').filter((company) => company.properties.has('cik'));
    expect(listed).toHaveLength(620);
    const untraded = listed.filter(({ properties }) => !properties.has('ticker'));
    const unlisted = listed.filter((company) => !company.outgoing.has('LISTED_ON'));
    expect([untraded, unlisted].map((each) => each.map(({ name }) => name))).toEqual([
      ['Coterra Energy', 'Hologic'],
      ['Coterra Energy', 'Hologic'],
    ]);
    // Who leads a company is known of those alone that a ranking or an annual report names.
    expect(listed.filter((company) => company.incoming.has('IS_CEO_OF')).length).toBeGreaterThanOrEqual(298);
    // Of the others the gathered figure may be a part of the total, and is not said.
    const withRevenue = listed.filter(({ series }) => series.some(({ name }) => name === 'Revenue'));
    expect(withRevenue.length).toBeGreaterThanOrEqual(518);
  });

  test('writes what the register has in capitals as people do', () => {
    const shouting = store
      .byType('Company')
      .filter(({ name }) => /\b(?:INC|CORP|CO|LTD|PLC)\b|\/[A-Z]{2}\b|\b[A-Z]{5,}\b/.test(name));
    const ownCapitals = [
      'IDEXX Laboratories',
      'IQVIA',
      'MACOM Technology Solutions Holdings',
      'STERIS',
      'E*TRADE',
    ];
    expect(shouting.map(({ name }) => name)).toEqual(ownCapitals);
    expect(store.byName('WMT')[0]?.name).toBe('Walmart');
    expect(store.byName('VERIZON COMMUNICATIONS INC')[0]?.name).toBe('Verizon Communications');
  });

  test('tells of a company its industry, former names and place of incorporation, as the register has them', () => {
    const gen = store.byName('GEN')[0]!;
    expect(gen.properties.get('sic_description')?.value).toBe('Services-Prepackaged Software');
    expect(gen.properties.get('former_names')?.value).toEqual([
      'NortonLifeLock (in filings until 2022-10-12)',
      'Symantec (in filings until 2019-10-24)',
    ]);
    expect(gen.furtherNames).toEqual(['NortonLifeLock', 'Symantec']);
    expect(gen.properties.get('state_of_incorporation')?.value).toBe('Delaware');
  });

  test('knows Apple as its filing states it', () => {
    const apple = store.byName('AAPL')[0]!;
    expect(apple.properties.get('headquarters_address')?.value).toBe(
      'One Apple Park Way, Cupertino, California, 95014',
    );
    expect(apple.properties.get('employee_count')).toMatchObject({
      value: 164_000,
      sources: [{ name: 'Apple Inc. Form 10-K', date: '2024-11-01' }],
    });
    const officers = ['IS_CEO_OF', 'IS_CFO_OF'].flatMap((type) => apple.incoming.get(type) ?? []);
    expect(officers.map(({ from, validUntil }) => [from.name, validUntil])).toEqual([
      ['Tim Cook', undefined],
      ['Kevan Parekh', undefined],
      ['Luca Maestri', '2025-01-01'],
    ]);
  });
});

test.each([
  ['Isfahan', 'IR-10', 'Isfahan'],
  ['Tabriz', 'IR-03', 'East Azerbaijan'],
  ['Casablanca', 'MA-06', 'Casablanca-Settat'],
  ['Agadir', 'MA-09', 'Souss-Massa'],
])('%s lies in the subdivision that has the code %s today', (city, code, name) => {
  const found = rows.find((row) => String(row['key']).startsWith('city:') && row['name'] === city);
  const links = lines('relationships', 'IS_LOCATED_IN.jsonl').map(String);
  const part = rows.find((row) => row['key'] === `subdivision:${code}`);
  expect(part?.['name']).toBe(name);
  expect(links.some((link) => link.includes(`${String(found?.['key'])},subdivision:${code}`))).toBe(true);
});
