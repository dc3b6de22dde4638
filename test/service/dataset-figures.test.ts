import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { naturalId } from '../../src/service/store/natural-id';
import { whole } from './whole';
import type { StoredEntity, StoredSeries, StoredRelationship } from '../../src/service/store/stored';
import { gapsText } from '../../src/service/dataset/statement-gaps';
import { fiscalYearEnd } from '../../tools/dataset/company-properties';
import { projectedProfile } from '../../src/service/http/profiles/profile';

describe('figures of filings', () => {
  const { store } = whole;

  /**
   * Figures as 23 Forms 10-K say them in their own inline XBRL: read from the documents, while the dataset is built of extractions of
   * company facts. Walmart's net sales, which are a part of its revenue, and a sum of cash that its text rounds are not among them.
   */
  const FIGURES = readFileSync(join(__dirname, 'figures-of-filings.tsv'), 'utf8')
    .split('\n')
    .slice(1)
    .filter(Boolean)
    .map((line) => line.split('\t'));

  type Read = { value: number | undefined; start: string | undefined };

  function read(cik: string, line: string, end: string): Read {
    const series = store.byId(naturalId(`company:${cik}`))?.series.find(({ name }) => name === line);
    const at = series?.dates.indexOf(end) ?? -1;
    return { value: series?.values[at], start: series?.detail?.(at)?.period?.start };
  }

  test('at least two hundred figures stand as the document of the filing says them', () => {
    const differing = FIGURES.filter(([, cik = '', line = '', , end = '', value]) => {
      return read(cik, line, end).value !== Number(value);
    });
    expect(differing).toEqual([]);
    expect(FIGURES.length).toBeGreaterThanOrEqual(200);
  });

  test('their periods begin on the day on which the document says that they begin', () => {
    const durations = FIGURES.filter(([, , , start]) => start !== '');
    const differing = durations.filter(([, cik = '', line = '', start, end = '']) => {
      const known = read(cik, line, end).start;
      return known !== undefined && known !== start;
    });
    expect(differing).toEqual([]);
    expect(durations.length).toBeGreaterThanOrEqual(200);
  });
});

describe('gaps of series', () => {
  const { store } = whole;
  const DAY = 86_400_000;

  const companies = store.byType('Company');
  const rankOf = (company: StoredEntity): number =>
    Number(company.properties.get('fortune_500_rank')?.value ?? Infinity);
  const largest = [...companies].sort((one, other) => rankOf(one) - rankOf(other)).slice(0, 100);

  const seriesOf = (name: string, series: string): StoredSeries | undefined =>
    companies.find((each) => each.name === name)?.series.find((each) => each.name === series);

  /** The days before which a period is missing. */
  function gapsOf({ dates, cadence }: StoredSeries): string[] {
    const longest = cadence === 'a' ? 400 : 120;
    return dates.filter(
      (date, at) => at > 0 && Date.parse(date) - Date.parse(dates[at - 1]!) > longest * DAY,
    );
  }

  test('a series of each of the hundred largest companies names its gaps', () => {
    const statements = largest
      .flatMap(({ series }) => series)
      .filter(({ type }) => type === 'FinancialMetric');
    expect(statements.length).toBeGreaterThan(1500);
    const silent = statements.filter(
      (series) => gapsOf(series).length > 0 && !series.description.includes('no data between'),
    );
    expect(silent.map(({ id }) => id)).toEqual([]);
  });

  test('a series that ends before the company’s reports do says so', () => {
    expect(seriesOf('Wells Fargo', 'Revenue')?.description).toMatch(
      /; no data after 2019-12-31, although its reports reach 202\d-12-31$/,
    );
  });

  test('a series without a gap says nothing of gaps', () => {
    expect(seriesOf('Microsoft', 'Revenue')?.description).not.toContain('nothing is held');
  });

  test('of many gaps the first are named and the others counted', () => {
    const dates = Array.from({ length: 9 }, (_, at) => `20${String(10 + at)}-12-31`);
    expect(gapsText(dates, '2018-12-31', 'q')).toBe(
      '; no data between 2010-12-31 and 2011-12-31, 2011-12-31 and 2012-12-31, 2012-12-31 and 2013-12-31, ' +
        '2013-12-31 and 2014-12-31, 2014-12-31 and 2015-12-31, 2015-12-31 and 2016-12-31 and 2 more gaps',
    );
  });

  test('a revenue that only its company’s own first figure of the listed year proves is held', () => {
    expect(seriesOf('Global Payments', 'Revenue')?.pointCount).toBe(11);
    expect(seriesOf('Constellation Brands', 'Revenue')?.pointCount).toBe(10);
    expect(seriesOf('Western Digital', 'Revenue')?.pointCount).toBe(9);
  });

  test('a territory with a code of its own is no subdivision of its state', () => {
    const states = (name: string): string[] =>
      (
        store.entities
          .find((each) => each.type === 'Country' && each.name === name)
          ?.incoming.get('IS_SUBDIVISION_OF') ?? []
      ).map(({ from }) => from.name);
    expect(states('Netherlands')).toHaveLength(12);
    expect(states('United States')).toHaveLength(51);
    expect(states('United States')).not.toContain('Puerto Rico');
  });

  test('the official languages of Switzerland are those of its constitution', () => {
    const languages = store.entities
      .find(({ name }) => name === 'Switzerland')
      ?.outgoing.get('HAS_OFFICIAL_LANGUAGE')
      ?.map(({ to }) => to.name);
    expect(languages?.sort()).toEqual(['French', 'German', 'Italian', 'Romansh']);
  });
});

describe('memberships', () => {
  const { store } = whole;

  const members = (organization: string): readonly StoredRelationship[] =>
    store.byName(organization)[0]?.incoming.get('IS_MEMBER_OF') ?? [];

  /** Who is a member on a day, of those whose days are known. */
  const on = (organization: string, day: string): string[] =>
    members(organization)
      .filter(({ validSince = '', validUntil = '9999' }) => validSince <= day && day < validUntil)
      .map(({ from }) => from.name)
      .sort();

  test.each([
    ['UN', '2026-06-01', 193],
    ['EU', '2026-06-01', 27],
    ['EU', '2016-01-01', 28],
    ['Eurozone', '2026-06-01', 21],
    ['NATO', '2026-06-01', 32],
    ['OECD', '2026-06-01', 38],
    ['WTO', '2026-06-01', 166],
    ['G7', '2026-06-01', 7],
    ['ASEAN', '2026-06-01', 11],
  ])('%s had on %s %d members', (organization, day, count) => {
    expect(on(organization, day)).toHaveLength(count);
  });

  test('who left an organization is a member until that day', () => {
    expect(on('OPEC', '2026-04-30')).toContain('United Arab Emirates');
    expect(on('OPEC', '2026-05-02')).not.toContain('United Arab Emirates');
    expect(members('BRICS').map(({ from }) => from.name)).not.toContain('Saudi Arabia');
  });

  test.each([
    [['2023-12-31', '2024-12-31', '2025-12-31'], 'December 31'],
    [['2023-02-28', '2024-02-29', '2025-02-28'], 'February 28'],
    [['2024-09-28', '2025-09-27'], '2025-09-27 (years of 52 or 53 weeks)'],
    [[], undefined],
  ])('years that end on %j end on %s', (ends, told) => {
    expect(fiscalYearEnd(ends)).toBe(told);
  });

  test('of a member since a year alone the interface tells no day, and of one until a month that it is over', () => {
    const [opec] = store.byName('OPEC');
    const asked = { properties: [], numerical_observations: {} };
    const profile = projectedProfile(opec!, {
      ...asked,
      relationships: { outgoing: {}, incoming: { IS_MEMBER_OF: { limit: null, offset: null } } },
    });
    const told = profile.relationships?.incoming?.['IS_MEMBER_OF'] ?? [];
    const of = (name: string): unknown[] =>
      told
        .filter((each) => each.name === name)
        .map(({ properties: { valid_since, valid_until } }) => [valid_since, valid_until]);
    expect(of('Saudi Arabia')).toEqual([['1960-09-14', undefined]]);
    expect(of('Nigeria')).toEqual([[undefined, undefined]]);
    expect(of('Ecuador').sort()).toEqual([
      [undefined, '1992-12-31'],
      [undefined, '2020-01-01'],
    ]);
  });
});
