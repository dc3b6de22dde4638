import type { MemoryGraph } from '../../src/service/memory/memory-graph';
import type { StoredEntity } from '../../src/service/store/stored';

const IDENTIFIERS = [
  ['a CIK', 'cik'],
  ['an LEI', 'lei'],
  ['an ISIN', 'isin'],
  ['an EIN', 'ein'],
  ['a ticker', 'ticker'],
] as const;

const told = (count: number): string => count.toLocaleString('en-US');

/** How large the dataset is, in the words of its page. */
export function sizes(store: MemoryGraph): string[] {
  const relationships = store.entities.flatMap(({ outgoing }) => [...outgoing.values()].flat()).length;
  const series = store.entities.flatMap((entity) => entity.series);
  const points = series.reduce((sum, { pointCount }) => sum + pointCount, 0);
  return [
    `${told(store.entities.length)} real entities`,
    `${told(store.byType('Company').length)} companies`,
    `${told(store.byType('Municipality').length)} municipalities`,
    `${told(relationships)} relationships and ${told(series.length)} series with ${told(points)} points`,
  ];
}

/** What the dataset knows of companies, as rows of a table: a sentence and a number. */
export function companyRows(store: MemoryGraph): [what: string, count: number][] {
  const companies = store.byType('Company');
  const points = (company: StoredEntity, name: string): number =>
    company.series.find((series) => series.name === name)?.pointCount ?? 0;
  const having = (test: (company: StoredEntity) => boolean): number => companies.filter(test).length;
  const offices = companies.flatMap(({ incoming }) =>
    ['IS_CEO_OF', 'IS_CFO_OF'].flatMap((type) => incoming.get(type) ?? []),
  );
  return [
    ['companies', companies.length],
    ['with any figures', having(({ series }) => series.length > 0)],
    ['with ten or more years of revenue', having((each) => points(each, 'Revenue') >= 10)],
    ['with ten or more years of net income', having((each) => points(each, 'Net income') >= 10)],
    [
      'with ten or more years of both',
      having((each) => Math.min(points(each, 'Revenue'), points(each, 'Net income')) >= 10),
    ],
    ['with twelve or more quarters of revenue', having((each) => points(each, 'Revenue (quarterly)') >= 12)],
    [
      'with twelve or more quarters of net income',
      having((each) => points(each, 'Net income (quarterly)') >= 12),
    ],
    ['with ten or more concepts', having(({ series }) => concepts(series) >= 10)],
    ['chief executives and chief financial officers', offices.length],
    [
      'of them with a day since or until which',
      offices.filter(({ validSince, validUntil }) => (validSince ?? validUntil) !== undefined).length,
    ],
    ...IDENTIFIERS.map(([name, property]): [string, number] => [
      `with ${name}`,
      having(({ properties }) => properties.has(property)),
    ]),
  ];
}

/** How many macro series end in each span of years. */
export function macroRows(store: MemoryGraph): [what: string, count: number][] {
  const ends = store.entities
    .flatMap(({ series }) => series)
    .filter(({ type }) => type !== 'FinancialMetric')
    .map(({ dates }) => Number((dates.at(-1) ?? '').slice(0, 4)));
  const spans = [
    ['in 2026', 2026, 9999],
    ['in 2023 to 2025', 2023, 2025],
    ['in 2018 to 2022', 2018, 2022],
    ['in 2017 or before', 0, 2017],
  ] as const;
  return spans.map(([what, from, to]) => [
    `series that end ${what}`,
    ends.filter((end) => end >= from && end <= to).length,
  ]);
}

function concepts(series: StoredEntity['series']): number {
  return new Set(series.map(({ name }) => name.replace(/ \((?:quarterly|trailing twelve months)\)$/, '')))
    .size;
}
