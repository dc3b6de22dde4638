import type { StoredEntity, StoredSeries } from '../../src/service/store/stored';
import { gapsText } from '../../src/service/dataset/statement-gaps';
import { whole } from './whole';

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
  return dates.filter((date, at) => at > 0 && Date.parse(date) - Date.parse(dates[at - 1]!) > longest * DAY);
}

test('a series of each of the hundred largest companies names its gaps', () => {
  const statements = largest.flatMap(({ series }) => series).filter(({ type }) => type === 'FinancialMetric');
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
