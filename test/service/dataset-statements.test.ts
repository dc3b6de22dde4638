import { NEXT_REPORT_DAYS } from '../../src/shared/contract/series-staleness';
import { observation } from '../../src/service/http/profiles/observation';
import type { StoredEntity, StoredSeries } from '../../src/service/store/stored';
import { whole } from './whole';

const { store } = whole;
const companies = store.byType('Company').filter(({ properties }) => properties.has('cik'));
/** Each series with what is known of its points, which is put together anew whenever it is asked for. */
const statements = companies.flatMap((company) =>
  company.series.flatMap((series) =>
    series.detail === undefined
      ? []
      : [{ company, series, details: series.dates.map((_, at) => series.detail?.(at)) }],
  ),
);

const named = ({ company, series }: { company: StoredEntity; series: StoredSeries }): string =>
  `${company.name}: ${series.name}`;
const seriesOf = (ticker: string, name: string): StoredSeries => {
  const found = store.byName(ticker)[0]?.series.find((series) => series.name === name);
  if (found === undefined) throw new Error(`Expected a series ${name} of ${ticker}, got none`);
  return found;
};
const pointOf = (ticker: string, name: string, end: string): object | undefined =>
  observation(seriesOf(ticker, name)).data?.find(({ time }) => time.startsWith(end));
const pointsOf = (name: string): number[] =>
  companies.flatMap(({ series }) =>
    series.filter((each) => each.name === name).map(({ pointCount }) => pointCount),
  );
const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000;

describe('the figures that companies filed', () => {
  test('carry the period, its number in the company’s count, the day of filing and a link to the filing', () => {
    expect(pointOf('MSFT', 'Revenue', '2025-06-30')).toEqual({
      time: '2025-06-30T00:00:00Z',
      value: 281_724_000_000,
      origin: {
        name: 'Microsoft Form 10-K',
        published_time: '2025-07-30T00:00:00Z',
        source: 'SEC EDGAR',
        url: 'https://www.sec.gov/Archives/edgar/data/789019/000095017025100235/',
      },
      period: { start: '2024-07-01', end: '2025-06-30', fiscal_year: 2025 },
    });
    expect(pointOf('NVDA', 'Revenue (quarterly)', '2026-04-26')).toMatchObject({
      period: { start: '2026-01-26', end: '2026-04-26', fiscal_year: 2027, fiscal_quarter: 1 },
    });
  });

  test('say of a fourth quarter that nobody filed what it is worked out from', () => {
    expect(pointOf('AAPL', 'Revenue (quarterly)', '2025-09-27')).toMatchObject({
      value: 416_161_000_000 - 124_300_000_000 - 95_359_000_000 - 94_036_000_000,
      origin: {
        name: 'Apple Inc. Form 10-K less the nine months of Form 10-Q',
        published_time: '2025-10-31T00:00:00Z',
      },
      derived_from: [
        'https://www.sec.gov/Archives/edgar/data/320193/000032019325000079/',
        'https://www.sec.gov/Archives/edgar/data/320193/000032019325000073/',
      ],
    });
  });

  test('make twelve months of four quarters, published with the last of them', () => {
    const year = pointOf('AAPL', 'Revenue (trailing twelve months)', '2025-09-27');
    expect(year).toMatchObject({
      value: 416_161_000_000,
      origin: { published_time: '2025-10-31T00:00:00Z' },
      period: { start: '2024-09-29', end: '2025-09-27' },
    });
  });

  test('keep per-share lines on one basis of shares, and say which were brought to it', () => {
    expect(seriesOf('NVDA', 'Diluted earnings per share').values.slice(0, 2)).toEqual([0.028, 0.027]);
    expect(pointOf('NVDA', 'Diluted earnings per share', '2015-01-25')).toMatchObject({
      origin: { name: expect.stringContaining('adjusted for later stock splits') as string },
    });
    // Alphabet's split of 2022 is bridged by no restated figure before 2020, so the line begins after it.
    expect(seriesOf('GOOGL', 'Diluted weighted average shares').dates[0]! > '2020').toBe(true);
  });

  test('are of one concept and one basis, and say where they are not', () => {
    const values = (ticker: string, name: string): Map<string, number> => {
      const { dates, values: all } = seriesOf(ticker, name);
      return new Map(dates.map((date, at) => [date, all[at] ?? NaN]));
    };
    expect(values('Mastercard', 'Revenue').get('2021-12-31')).toBe(18_884_000_000);
    expect(values('AXP', 'Revenue (quarterly)').get('2024-12-31')).toBe(17_179_000_000);
    expect(values('MRK', 'Revenue (quarterly)').has('2019-12-31')).toBe(false);
    expect(values('MCD', 'Diluted weighted average shares').get('2024-12-31')).toBe(721_900_000);
    expect(pointOf('IBM', 'Revenue', '2019-12-31')).toMatchObject({
      origin: { name: 'IBM Form 10-K, restated', published_time: '2022-02-22T00:00:00Z' },
      comparable_with_previous: false,
    });
    expect(pointOf('IBM', 'Revenue', '2020-12-31')).not.toHaveProperty('comparable_with_previous');
  });

  test('make no twelve months of quarters of two bases', () => {
    const mixed = statements.filter(({ company, series }) => {
      const name = series.name.replace('(trailing twelve months)', '(quarterly)');
      const quarters = company.series.find((each) => each !== series && each.name === name);
      const breaks = quarters?.dates.filter(
        (_, at) => quarters.detail?.(at)?.comparable_with_previous === false,
      );
      return breaks?.some((date) => series.dates.includes(date));
    });
    expect(mixed.map(named)).toEqual([]);
  });

  test('say where the day of publication is that of a report of a later period', () => {
    expect(pointOf('IBM', 'Revenue', '2019-12-31')).toMatchObject({ first_publication: false });
    expect(pointOf('ASML', 'Revenue', '2021-12-31')).toMatchObject({
      origin: { name: 'ASML Form 20-F', published_time: '2022-02-09T00:00:00Z' },
    });
    const late = statements.flatMap(({ company, series, details }) =>
      series.dates.flatMap((end, at) => {
        const { origin, first_publication: first } = details[at] ?? {};
        const next = series.dates[at + 1];
        const published = origin?.published_time;
        const isLate = next !== undefined && published !== undefined && daysBetween(next, published) > 120;
        return isLate && first !== false ? [`${named({ company, series })} ${end}`] : [];
      }),
    );
    expect(late).toEqual([]);
  });

  test('name no day of publication where the filing is not proved', () => {
    const points = statements.flatMap(({ details }) => details);
    const undated = points.filter((detail) => detail?.origin.published_time === undefined);
    expect(undated.length).toBeGreaterThan(1000);
    expect(undated.length / points.length).toBeLessThan(0.2);
    expect(new Set(undated.map((detail) => detail?.origin.url?.split('/')[2]))).toContain('data.sec.gov');
  });

  test('say so in the series, and those with all days say nothing', () => {
    for (const { series, details } of statements) {
      const isWhole = details.every((detail) => detail?.origin.published_time !== undefined);
      expect('publication_note' in observation(series).properties).toBe(!isWhole);
    }
  });

  test('hold no year that ends on a day on which the company’s year does not end', () => {
    const ends = seriesOf('MSFT', 'Revenue').dates;
    expect(ends.every((end) => end.endsWith('-06-30'))).toBe(true);
    const wrong = statements.filter(({ series, details }) =>
      details.some((detail) => {
        const { start, end = '' } = detail?.period ?? {};
        const days = start === undefined ? undefined : daysBetween(start, end) + 1;
        const [least, most] =
          series.cadence === 'a' || series.name.endsWith('months)') ? [345, 385] : [80, 101];
        return days !== undefined && (days < least || days > most);
      }),
    );
    expect(wrong.map(named)).toEqual([]);
  });

  test('were all published after the period that they are of', () => {
    const wrong = statements.filter(({ series, details }) =>
      series.dates.some((date, at) => (details[at]?.origin.published_time ?? '9999') <= date),
    );
    expect(wrong.map(named)).toEqual([]);
  });

  test('are the ones that the property of the same name says, which says nothing where they are of years ago', () => {
    const differing = companies.filter(({ properties, series }) => {
      const revenue = series.find(({ name }) => name === 'Revenue');
      const { value: said, sources: [source] = [] } = properties.get('revenue') ?? {};
      // A list that was published long after the year ended has a later one.
      const since = Date.parse(source?.date ?? '') - Date.parse(revenue?.dates.at(-1) ?? '');
      if (since / 86_400_000 > NEXT_REPORT_DAYS) return false;
      const days = (Date.parse('2026-08-20') - Date.parse(revenue?.dates.at(-1) ?? '')) / 86_400_000;
      // A month about the day on which a year counts as not followed up is left open.
      const isOpen = Math.abs(days - 490) < 31;
      if (revenue?.unit !== 'USD' || (isOpen && said === undefined)) return false;
      return days > 490 + 31 ? said !== undefined : said !== revenue.values.at(-1);
    });
    expect(differing.map(({ name }) => name)).toEqual([]);
    expect(companies.find(({ name }) => name === 'Wells Fargo')?.properties.has('revenue')).toBe(false);
  });

  test('go on where a holding company was put above the one that filed them', () => {
    expect(pointOf('XOM', 'Revenue', '2024-12-31')).toMatchObject({
      origin: { url: expect.stringContaining('/data/34088/') as string },
    });
  });

  test('reach ten years and twelve quarters for most', () => {
    const many = (name: string, least: number): number =>
      pointsOf(name).filter((count) => count >= least).length;
    expect(many('Revenue', 10)).toBeGreaterThanOrEqual(356);
    expect(many('Net income', 10)).toBeGreaterThanOrEqual(442);
    expect(many('Revenue (quarterly)', 12)).toBeGreaterThanOrEqual(407);
    expect(many('Net income (quarterly)', 12)).toBeGreaterThanOrEqual(475);
  });
});

describe('a company that changed the end of its years', () => {
  const yearsOf = (ticker: string): unknown[] =>
    (observation(seriesOf(ticker, 'Net income')).data ?? []).map((point) => {
      const { period } = point as { period?: { end: string; fiscal_year?: number } };
      return [period?.end, period?.fiscal_year];
    });

  test('goes on with the numbers that it gives them itself', () => {
    expect(yearsOf('LHX')).toEqual(
      expect.arrayContaining([
        ['2019-06-28', 2019],
        ['2021-01-01', 2020],
        ['2021-12-31', 2021],
        ['2025-01-03', 2024],
        ['2026-01-02', 2025],
      ]),
    );
    expect(pointOf('LHX', 'Revenue (quarterly)', '2024-03-29')).toMatchObject({
      period: { fiscal_year: 2024, fiscal_quarter: 1 },
    });
    expect(yearsOf('GPN')).toEqual(
      expect.arrayContaining([
        ['2015-05-31', 2015],
        ['2016-05-31', 2016],
        ['2017-12-31', 2017],
        ['2018-12-31', 2018],
      ]),
    );
  });

  test('counts all as it has counted for five years, and as it mostly does where filings slip', () => {
    expect(yearsOf('TJX')).toEqual(
      expect.arrayContaining([
        ['2019-02-02', 2019],
        ['2025-02-01', 2025],
        ['2026-01-31', 2026],
      ]),
    );
    expect(yearsOf('CRM')).toEqual(
      expect.arrayContaining([
        ['2021-01-31', 2021],
        ['2026-01-31', 2026],
      ]),
    );
  });

  test('gives no two years one number, nor does any other', () => {
    const twice = statements
      .filter(({ series: { name, cadence } }) => cadence === 'a' && name === 'Net income')
      .filter(({ series }) => {
        const years = series.dates.flatMap((_, at) => series.detail?.(at)?.period?.fiscal_year ?? []);
        return new Set(years).size !== years.length;
      });
    expect(twice.map(named)).toEqual([]);
  });
});
