import { readFileSync } from 'node:fs';

import { groupBy, sortBy, sumBy } from 'es-toolkit';

import type { MemoryGraph } from '../../src/service/memory/memory-graph';
import type { StoredEntity } from '../../src/service/store/stored';
import type { StatementRow } from '../../src/service/dataset/statement-rows';
import { countVerdicts } from '../dataset/figure-rules';

const IDENTIFIERS = [
  ['a CIK', 'cik'],
  ['an LEI', 'lei'],
  ['an ISIN', 'isin'],
  ['an EIN', 'ein'],
  ['a ticker', 'ticker'],
] as const;

const format = (count: number): string => count.toLocaleString('en-US');

/** The measured part of docs/reports/dataset.md, as Markdown. */
export function datasetTables(store: MemoryGraph): string {
  const series = store.entities.flatMap((entity) => entity.series);
  const relationships = store.entities.flatMap(({ outgoing }) => [...outgoing.values()].flat()).length;
  const points = sumBy(series, ({ pointCount }) => pointCount);
  return [
    `${format(store.entities.length)} entities, ${format(relationships)} relationships and ${format(series.length)} series with ${format(points)} points.`,
    '## Types',
    table(['type', 'entities'], typeRows(store)),
    '## Companies',
    table(['of companies', 'count'], companyRows(store)),
    '## Checks of figures',
    table(['rule of the build', 'compared', 'right', 'marked', 'wrong'], checkRows()),
    '## Indicators, prices and rates',
    table(['of indicators, prices and rates', 'count'], macroRows(store)),
    '## Reach by publisher',
    table(
      ['publisher of indicators, prices and rates', 'series', 'entities', 'last value'],
      publisherRows(store),
    ),
  ].join('\n\n');
}

type Cell = string | number;

function table(columns: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const line = (cells: readonly Cell[]): string =>
    `| ${cells.map((cell) => (typeof cell === 'number' ? format(cell) : cell)).join(' | ')} |`;
  return [line(columns), line(columns.map(() => '---')), ...rows.map(line)].join('\n');
}

function typeRows(store: MemoryGraph): [type: string, count: number][] {
  const types = Object.entries(groupBy(store.entities, ({ type }) => type));
  return types.map(([type, of]): [string, number] => [type, of.length]).sort(([, a], [, b]) => b - a);
}

/** The publishers of macro series, with the first and the last day on which their series end. */
function publisherRows(store: MemoryGraph): Cell[][] {
  const all = store.entities.flatMap((entity) =>
    macroSeries(entity).map((series) => ({ entity, series, end: series.dates.at(-1) ?? '' })),
  );
  return sortBy(Object.entries(groupBy(all, ({ series }) => series.origin.name)), [
    ([, of]) => -of.length,
    ([name]) => name,
  ]).map(([name, of]) => {
    const ends = of.map(({ end }) => end).sort();
    const [first = '', last = ''] = [ends[0], ends.at(-1)];
    return [
      name,
      of.length,
      new Set(of.map(({ entity }) => entity)).size,
      first === last ? last : `${first} to ${last}`,
    ];
  });
}

const macroSeries = ({ series }: StoredEntity): StoredEntity['series'] =>
  series.filter(({ type }) => type !== 'FinancialMetric');

/** Rows of a table: what companies have, and how many. */
function companyRows(store: MemoryGraph): [what: string, count: number][] {
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

/** What the rules that compare figures of companies say of them; the build refuses a wrong one. */
function checkRows(): Cell[][] {
  const rows = readFileSync('src/service/data/statements.jsonl', 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as StatementRow);
  return [...countVerdicts(rows)].map(([says, { right = 0, marked = 0, wrong = 0 }]) => [
    says,
    right + marked + wrong,
    right,
    marked,
    wrong,
  ]);
}

/** How many macro series end in each span of years. */
function macroRows(store: MemoryGraph): [what: string, count: number][] {
  const ends = store.entities
    .flatMap(macroSeries)
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
