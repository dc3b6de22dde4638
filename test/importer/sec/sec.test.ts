import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { createKnowledgeEngine } from '../../../src/service/answers/engine';
import { createEntitySearch } from '../../../src/service/search/entity-search';
import { CONCEPTS } from '../../../src/importer/sec/concepts';
import { readSec } from '../../../src/importer/sec/read-sec';
import { readDataset } from '../../service/read-dataset';
import { zipOf } from '../../service/dataset/files/zip-of';
import type { StoredSeries } from '../../../src/service/store/stored';
import { partsOf, sample, storeOf, written } from '../imported';

const FACTS = sample('sec/companyfacts-CIK0000320193.json');
const SUBMISSIONS = sample('sec/submissions-CIK0000320193.json');
const TICKERS = sample('sec/company_tickers.json');
const data = join(__dirname, '../../../src/service/data');

type Row = Record<string, unknown>;

/** A document of company facts with rows of some tags, in dollars or in what the tag's name says. */
function factsOf(tags: Record<string, readonly Row[]>): string {
  const unitOf = (tag: string): string =>
    tag.startsWith('EarningsPerShare') ? 'USD/shares' : tag.includes('NumberOf') ? 'shares' : 'USD';
  const facts = Object.fromEntries(
    Object.entries(tags).map(([tag, rows]) => [tag, { units: { [unitOf(tag)]: rows } }]),
  );
  return JSON.stringify({ cik: 1, entityName: 'EXAMPLE CORP', facts: { 'us-gaap': facts } });
}

/** A figure of a filing, told by the year or the quarter that the filing is of. */
function filed(span: string, val: number, [form, date, fp]: readonly [string, string, string?]): Row {
  const [start, end] = span.split('/');
  const accn = `0000000001-${date.slice(2, 4)}-${date.slice(5, 7)}${date.slice(8)}00`;
  const row = {
    end: end ?? start,
    val,
    accn,
    // An annual report is filed in the year after the one that it is of.
    fy: Number(date.slice(0, 4)) - (form === '10-K' ? 1 : 0),
    fp: fp ?? 'FY',
    form,
    filed: date,
  };
  return end === undefined ? row : { ...row, start };
}

async function companyOf(tags: Record<string, readonly Row[]>) {
  const [file = ''] = written({ 'CIK0000000001.json': factsOf(tags) });
  const { store, problems } = await storeOf(readSec, [file]);
  const company = store.entities[0];
  const series = (name: string) => company?.series.find((each) => each.name === name);
  return { company, series, problems };
}

test('lines have the names, units and other names that the dataset has for them', () => {
  const lines = readFileSync(join(data, 'statement-lines.jsonl'), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as unknown);
  for (const { name, kind, unit, aliases } of CONCEPTS)
    expect(lines).toContainEqual(expect.objectContaining({ name, kind, unit, aliases }));
});

describe('company facts', () => {
  test('become series by year and quarter, each point with its days, its fiscal time and the filing that said it first', async () => {
    const { store, problems } = await storeOf(readSec, [FACTS]);
    expect(problems).toEqual([]);
    const [apple] = store.entities;
    const income = apple?.series.find(({ name }) => name === 'Net income');
    expect(income).toMatchObject({ unit: 'USD', cadence: 'a', taxonomy: 'us-gaap', dates: ['2018-09-29'] });
    expect(income?.values).toEqual([59_531_000_000]);
    expect(income?.detail?.(0)).toEqual({
      origin: {
        name: 'Apple Inc. Form 10-K',
        published_time: '2018-11-05',
        source: 'SEC EDGAR',
        url: 'https://www.sec.gov/Archives/edgar/data/320193/000032019318000145/',
      },
      period: { start: '2017-10-01', end: '2018-09-29', fiscal_year: 2018 },
    });
    const quarters = apple?.series.find(({ name }) => name === 'Net income (quarterly)');
    expect(quarters).toMatchObject({ cadence: 'q', dates: ['2018-06-30', '2018-09-29'] });
    expect(quarters?.detail?.(0)?.period).toMatchObject({ fiscal_year: 2018, fiscal_quarter: 3 });
    expect(quarters?.detail?.(1)?.period).toMatchObject({ fiscal_year: 2018, fiscal_quarter: 4 });
    const assets = apple?.series.find(({ name }) => name === 'Total assets');
    expect(assets?.dates).toEqual(['2023-09-30', '2024-09-28']);
    expect(assets?.detail?.(1)?.period).toEqual({ end: '2024-09-28', fiscal_year: 2024 });
  });

  test('that were restated show what was filed last, and beside it what was known at the time', async () => {
    const { store } = await storeOf(readSec, [FACTS]);
    const series = (name: string) => store.entities[0]?.series.find((each) => each.name === name);
    const now = series('Diluted earnings per share');
    expect(now?.values).toEqual([2.98]);
    expect(now?.detail?.(0)?.origin).toMatchObject({
      name: 'Apple Inc. Form 10-K, restated',
      published_time: '2020-10-30',
    });
    // Before that another figure was known.
    expect(now?.detail?.(0)?.first_publication).toBe(false);
    const then = series('Diluted earnings per share (as first reported)');
    expect(then?.detail?.(0)).not.toHaveProperty('first_publication');
    expect(then).toMatchObject({ unit: 'USD/share', values: [11.91] });
    expect(then?.detail?.(0)?.origin).toMatchObject({
      name: 'Apple Inc. Form 10-K',
      published_time: '2018-11-05',
    });
    expect(series('Net income (as first reported)')).toBeUndefined();
  });

  test('have the fourth quarter that nobody filed as the year less nine months, unless either was restated', async () => {
    const year = filed('2024-01-01/2024-12-31', 100, ['10-K', '2025-02-01']);
    const nine = filed('2024-01-01/2024-09-30', 70, ['10-Q', '2024-11-01', 'Q3']);
    const { series } = await companyOf({ NetIncomeLoss: [year, nine] });
    const quarters = series('Net income (quarterly)');
    expect(quarters).toMatchObject({ dates: ['2024-12-31'], values: [30] });
    expect(quarters?.detail?.(0)).toMatchObject({
      origin: { name: 'Example Corp Form 10-K less the nine months of Form 10-Q' },
      period: { start: '2024-10-01', end: '2024-12-31', fiscal_quarter: 4 },
      derived_from: [
        'https://www.sec.gov/Archives/edgar/data/1/000000000125020100/',
        'https://www.sec.gov/Archives/edgar/data/1/000000000124110100/',
      ],
    });
    const restated = filed('2024-01-01/2024-12-31', 90, ['10-K', '2026-02-01']);
    const later = await companyOf({ NetIncomeLoss: [year, nine, restated] });
    expect(later.series('Net income (quarterly)')).toBeUndefined();
  });

  test('of flows have sums of four quarters that follow each other, the derived one among them', async () => {
    const { series } = await companyOf({
      NetIncomeLoss: [
        filed('2024-01-01/2024-03-31', 10, ['10-Q', '2024-05-01', 'Q1']),
        filed('2024-04-01/2024-06-30', 20, ['10-Q', '2024-08-01', 'Q2']),
        filed('2024-07-01/2024-09-30', 40, ['10-Q', '2024-11-01', 'Q3']),
        filed('2024-01-01/2024-09-30', 70, ['10-Q', '2024-11-01', 'Q3']),
        filed('2024-01-01/2024-12-31', 100, ['10-K', '2025-02-01']),
        filed('2025-01-01/2025-03-31', 11, ['10-Q', '2025-05-01', 'Q1']),
        filed('2025-07-01/2025-09-30', 41, ['10-Q', '2025-11-01', 'Q3']),
      ],
    });
    const sums = series('Net income (trailing twelve months)');
    expect(sums).toMatchObject({ cadence: 'q', dates: ['2024-12-31', '2025-03-31'], values: [100, 101] });
    expect(sums?.detail?.(0)).toMatchObject({
      origin: { published_time: '2025-02-01' },
      period: { start: '2024-01-01', end: '2024-12-31' },
    });
    expect(sums?.detail?.(0)?.derived_from).toHaveLength(4);
  });

  test('under another tag than before go on, and say where they are not comparable', async () => {
    const { series } = await companyOf({
      SalesRevenueNet: [filed('2016-01-01/2016-12-31', 50, ['10-K', '2017-02-01'])],
      Revenues: [
        filed('2017-01-01/2017-12-31', 60, ['10-K', '2018-02-01']),
        filed('2018-01-01/2018-12-31', 61, ['10-K', '2019-02-01']),
      ],
      RevenueFromContractWithCustomerExcludingAssessedTax: [
        filed('2018-01-01/2018-12-31', 61, ['10-K', '2019-02-01']),
        filed('2019-01-01/2019-12-31', 62, ['10-K', '2020-02-01']),
      ],
    });
    const revenue = series('Revenue');
    expect(revenue?.values).toEqual([50, 60, 61, 62]);
    expect(revenue?.dates.map((_, at) => revenue.detail?.(at)?.comparable_with_previous)).toEqual([
      undefined,
      false,
      undefined,
      undefined,
    ]);
  });

  test('of proxy statements, without number, day or filing are refused with the reason', async () => {
    const odd = JSON.parse(readFileSync(sample('sec/companyfacts-odd-rows.json'), 'utf8')) as {
      tag: string;
      row: Row;
    }[];
    const good = filed('2024-01-01/2024-12-31', 100, ['10-K/A', '2025-02-01']);
    const rows = odd.filter(({ tag }) => tag === 'NetIncomeLoss').map(({ row }) => row);
    const { series, problems } = await companyOf({
      NetIncomeLoss: [
        ...rows,
        { ...good, val: '100' },
        { ...good, end: '2024-13-31' },
        { ...good, accn: '1' },
        good,
      ],
    });
    expect(series('Net income')?.values).toEqual([100]);
    const at = (row: number) => `CIK0000000001.json: us-gaap NetIncomeLoss USD row ${row}: `;
    expect(problems).toEqual([
      `${at(1)}Expected a figure of a periodic report (10-K, 10-Q, 20-F, 40-F), got form "PRE 14A"`,
      `${at(2)}Expected a figure of a periodic report (10-K, 10-Q, 20-F, 40-F), got form "DEF 14A"`,
      `${at(3)}Expected \`val\` to be a number, got "100"`,
      `${at(4)}Expected \`end\` to be a day, got "2024-13-31"`,
      `${at(5)}Expected an accession number, got "1"`,
    ]);
  });
});

describe('two values of one filing', () => {
  const year = '2024-01-01/2024-12-31';
  const tenK = ['10-K', '2025-02-05'] as const;
  const exact = filed(year, 1_085_000_000, tenK);
  const rounded = filed(year, 1_100_000_000, tenK);

  test.each([
    ['the exact one first', [exact, rounded]],
    ['the rounded one first', [rounded, exact]],
  ])('are the more precise one and no revision, %s', async (_order, rows) => {
    const { series, problems } = await companyOf({ ResearchAndDevelopmentExpense: rows });
    expect(problems).toEqual([]);
    const line = series('Research and development expense');
    expect(line?.values).toEqual([1_085_000_000]);
    expect(line?.detail?.(0)?.origin.name).toBe('Example Corp Form 10-K');
    expect(line?.detail?.(0)).not.toHaveProperty('first_publication');
    expect(series('Research and development expense (as first reported)')).toBeUndefined();
  });

  test('of which none is the other rounded are refused by name', async () => {
    const other = filed(year, 1_084_000_000, tenK);
    const { series, problems } = await companyOf({ NetIncomeLoss: [exact, other] });
    expect(series('Net income')).toBeUndefined();
    expect(problems).toEqual([
      'CIK0000000001.json: us-gaap NetIncomeLoss 2024-12-31: Expected one value of filing 0000000001-25-020500, got 1085000000 and 1084000000',
    ]);
  });

  test('a later filing in larger units revises nothing', async () => {
    const { series } = await companyOf({
      NetIncomeLoss: [filed(year, 34_124_100, tenK), filed(year, 34_000_000, ['10-K', '2026-02-05'])],
    });
    expect(series('Net income')?.values).toEqual([34_124_100]);
    expect(series('Net income')?.detail?.(0)?.origin.name).toBe('Example Corp Form 10-K');
  });
});

describe('the period of a filing', () => {
  test('twelve months to the end of a quarter are no fiscal year', async () => {
    const { series } = await companyOf({
      Revenues: [
        filed('2022-01-01/2022-12-31', 4960, ['10-K', '2023-02-28']),
        filed('2023-01-01/2023-12-31', 5434, ['10-K', '2024-02-28']),
        filed('2024-01-01/2024-03-31', 1581, ['10-Q', '2024-05-08', 'Q1']),
        filed('2023-04-01/2024-03-31', 5411, ['10-Q', '2024-05-08', 'Q1']),
        filed('2023-01-01/2023-12-31', 5434, ['10-Q', '2024-05-08', 'Q1']),
      ],
    });
    expect(series('Revenue')).toMatchObject({ dates: ['2022-12-31', '2023-12-31'], values: [4960, 5434] });
    expect(series('Revenue (quarterly)')).toMatchObject({ dates: ['2024-03-31'], values: [1581] });
  });

  test('is that of its main statements, which what is dated after the year’s end does not move', async () => {
    const before = ['10-K', '2024-02-21'] as const;
    const tenK = ['10-K', '2025-02-20'] as const;
    const { series } = await companyOf({
      NetIncomeLoss: [
        filed('2023-01-01/2023-12-31', 410, before),
        filed('2023-01-01/2023-12-31', 410, tenK),
        filed('2024-01-01/2024-12-31', 455, tenK),
      ],
      Assets: [
        filed('2023-12-31', 5100, before),
        filed('2023-12-31', 5100, tenK),
        filed('2024-12-31', 5350, tenK),
      ],
      CashAndCashEquivalentsAtCarryingValue: [filed('2024-12-31', 90, tenK), filed('2025-02-14', 60, tenK)],
      PaymentsForRepurchaseOfCommonStock: [
        filed('2024-01-01/2024-12-31', 150, tenK),
        filed('2025-01-01/2025-02-14', 31, tenK),
      ],
    });
    const assets = series('Total assets');
    expect(assets).toMatchObject({ dates: ['2023-12-31', '2024-12-31'], values: [5100, 5350] });
    expect(assets?.detail?.(1)?.period).toEqual({ end: '2024-12-31', fiscal_year: 2024 });
    expect(assets?.detail?.(1)).not.toHaveProperty('first_publication');
    expect(series('Net income')?.detail?.(1)?.period?.fiscal_year).toBe(2024);
    expect(series('Cash and cash equivalents (quarterly)')?.dates).toEqual(['2024-12-31']);
    expect(series('Share repurchases')?.dates).toEqual(['2024-12-31']);
  });
});

describe('a split', () => {
  const year = (at: number) => `${at}-01-01/${at}-12-31`;
  const tenK = (at: number) => ['10-K', `${at + 1}-02-08`] as const;
  const earnings: Row[] = [
    filed(year(2016), 8.24, tenK(2016)),
    filed(year(2017), 9.2, tenK(2017)),
    filed(year(2016), 8.24, tenK(2017)),
    filed(year(2018), 11.88, tenK(2018)),
    filed(year(2017), 9.2, tenK(2018)),
    filed(year(2020), 3.28, tenK(2020)),
    filed(year(2018), 2.97, tenK(2020)),
  ];
  const marksOf = (series: StoredSeries | undefined) =>
    series?.dates.map((date, at) => [
      Number(date.slice(0, 4)),
      series.values[at],
      series.detail?.(at)?.comparable_with_previous,
    ]);

  test('parts figures per share that were restated for it from those that were not', async () => {
    const { series } = await companyOf({ EarningsPerShareDiluted: earnings });
    expect(marksOf(series('Diluted earnings per share'))).toEqual([
      [2016, 8.24, undefined],
      [2017, 9.2, undefined],
      [2018, 2.97, false],
      [2020, 3.28, undefined],
    ]);
    expect(marksOf(series('Diluted earnings per share (as first reported)'))).toEqual([
      [2016, 8.24, undefined],
      [2017, 9.2, undefined],
      [2018, 11.88, undefined],
      [2020, 3.28, false],
    ]);
  });

  test('that no figure was restated for is told by the number of shares', async () => {
    const filings: [number, number, number][] = [
      [2017, 9.2, 5200],
      [2018, 2.97, 20_000],
      [2019, 3.1, 19_000],
    ];
    const { series } = await companyOf({
      EarningsPerShareDiluted: filings.map(([at, each]) => filed(year(at), each, tenK(at))),
      WeightedAverageNumberOfDilutedSharesOutstanding: filings.map(([at, , count]) =>
        filed(year(at), count, tenK(at)),
      ),
      NetIncomeLoss: filings.map(([at, each, count]) => filed(year(at), each * count, tenK(at))),
    });
    for (const name of ['Diluted earnings per share', 'Diluted weighted average shares'])
      expect(marksOf(series(name))?.map(([, , mark]) => mark)).toEqual([undefined, false, undefined]);
    expect(marksOf(series('Net income'))?.map(([, , mark]) => mark)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('has no growth over it', async () => {
    const [file = ''] = written({ 'CIK0000000001.json': factsOf({ EarningsPerShareDiluted: earnings }) });
    const { store } = await storeOf(readSec, [file]);
    const engine = createKnowledgeEngine(store, createEntitySearch(store));
    const rowsOf = (expression: string) => engine.rows(expression).results;
    const line = 'Example.diluted_earnings_per_share';
    expect(rowsOf(`${line}_growth.at=2017`)).toEqual([
      expect.objectContaining({ diluted_earnings_per_share_growth: expect.closeTo(11.65, 2) as number }),
    ]);
    for (const expression of [
      `${line}_growth.at=2018`,
      `${line}_change.at=2018`,
      `${line}_annual_growth.at=2016..2020`,
    ])
      expect([expression, rowsOf(expression)]).toEqual([expression, []]);
    expect(rowsOf('Example.diluted_earnings_per_share_yearly_growth.at=2017..2018')).toHaveLength(1);
    const { content } = engine.answer('How much did the EPS of Example change from 2017 to 2018?');
    expect(content).toMatch(/\$9\.20[^]*\$2\.97[^]*not comparable/);
    expect(content).not.toMatch(/rose|fell|%/);
  });
});

describe('registrants', () => {
  test('have names, numbers, seat, listing and former names, and are one in all files', async () => {
    const { store, problems, report } = await storeOf(readSec, [FACTS, TICKERS, SUBMISSIONS]);
    expect([...problems, ...report.problems, ...report.inDoubt]).toEqual([]);
    const companies = store.byType('Company').filter(({ aliases }) => aliases.includes('AAPL'));
    expect(companies).toHaveLength(1);
    const [apple] = companies;
    const value = (property: string) => apple?.properties.get(property)?.value;
    expect(apple?.name).toBe('Apple');
    expect(value('legal_name')).toBe('Apple Inc.');
    expect(value('cik')).toBe('0000320193');
    expect(value('ein')).toBe('94-2404110');
    expect(value('headquarters')).toBe('Cupertino, California');
    expect(value('fiscal_year_end')).toBe('09-26');
    expect(value('former_names')).toContain('APPLE COMPUTER INC (in filings until 2007-01-04)');
    expect(apple?.properties.get('latest_annual_report')).toEqual({
      value: '2025-10-31',
      sources: [
        {
          name: 'Apple Inc. Form 10-K',
          date: '2025-10-31',
          document: 'https://www.sec.gov/Archives/edgar/data/320193/000032019325000079/aapl-20250927.htm',
        },
      ],
    });
    expect(apple?.outgoing.get('LISTED_ON')?.[0]?.to.name).toBe('Nasdaq Stock Market');
    expect(apple?.outgoing.get('IS_REGISTERED_IN')?.[0]?.to.name).toBe('United States');
    expect(apple?.series.length).toBeGreaterThan(0);
  });

  test('are one with the companies of the built-in dataset, whose series give way to the newer ones', async () => {
    const base = readDataset(data);
    const { store, report } = await storeOf(readSec, [FACTS, TICKERS, SUBMISSIONS], base);
    expect(report.problems).toEqual([]);
    expect(report.inDoubt).toEqual([]);
    const [apple] = store.byName('Apple Inc.');
    expect(apple?.properties.get('lei')?.value).toBe('HWUPKR0MPOU8FGXBT394');
    expect(apple?.series.filter(({ name }) => name === 'Net income')).toHaveLength(1);
    expect(apple?.series.find(({ name }) => name === 'Net income')?.id).toBeDefined();
    expect(store.entities.length).toBeLessThanOrEqual(base.entities.length + 1);
  });

  test('of older pages tell only documents, and lists of unequal length are refused', async () => {
    const older = sample('sec/CIK0000019617-submissions-001.json');
    expect((await partsOf(readSec, [older])).parts).toEqual([]);
    const [odd = ''] = written({
      'CIK1-submissions-001.json':
        '{"accessionNumber":["a"],"filingDate":[],"form":["10-K"],"primaryDocument":["x.htm"]}',
    });
    expect((await partsOf(readSec, [odd])).problems).toEqual([
      'CIK1-submissions-001.json: Expected lists of filings of one length, got 1 and 0',
    ]);
  });

  test('that are persons are left out and counted', async () => {
    const told = JSON.parse(readFileSync(SUBMISSIONS, 'utf8')) as Row;
    const [file = ''] = written({
      'person.json': JSON.stringify({ ...told, sic: '', tickers: [], name: 'COOK TIMOTHY D' }),
    });
    const { parts, passed } = await partsOf(readSec, [file]);
    expect(parts).toEqual([]);
    expect(passed).toEqual(['registrants without industry and ticker, such as persons']);
  });
});

describe('documents', () => {
  test('of an archive are read one by one, and a broken one is named and passed over', async () => {
    const [zip = ''] = written({
      'companyfacts.zip': zipOf({
        'CIK0000000001.json': '{"cik":1,',
        'CIK0000320193.json': readFileSync(FACTS, 'utf8'),
        'CIK0000000002.json': '{"cik":2,"entityName":"Two","facts":{"dei":{}}}',
      }),
    });
    const { store, problems, passed } = await storeOf(readSec, [zip]);
    expect(store.entities.map(({ name }) => name)).toEqual(['Apple']);
    expect(problems).toEqual([
      expect.stringMatching(/^companyfacts\.zip\/CIK0000000001\.json: Expected JSON, got/),
    ]);
    expect(passed).toEqual(['companies without a figure of the lines that are carried']);
  });

  test('that stand alone and are broken or of another shape end the import', async () => {
    const [cut = '', list = '', other = ''] = written({
      'cut.json': '{"cik":1,',
      'list.json': '[]',
      'other.json': '{"a":1}',
    });
    await expect(partsOf(readSec, [cut])).rejects.toThrow('cut.json: Expected JSON, got');
    await expect(partsOf(readSec, [list])).rejects.toThrow('list.json: Expected a JSON object of the SEC');
    await expect(partsOf(readSec, [other])).rejects.toThrow(
      'other.json: Expected company_tickers, submissions or companyfacts of the SEC, got a that is 1',
    );
  });
});
