import { groupBy } from 'es-toolkit/array';
import { mapValues } from 'es-toolkit/object';

import { isDiscontinued, NEXT_REPORT_DAYS } from '../../../src/shared/contract/series-staleness';
import { Statement } from '../../../src/service/dataset/statement';
import type { StatementRow } from '../../../src/service/dataset/statement-rows';
import type { PointDetail } from '../../../src/service/store/stored';
import { grouped, type Collection } from '../collection';
import { daysBetween, shortNumber } from './line';
import { companyKey } from '../company-table';
import { table, texts } from '../table';
import { filersOf, Reports } from './reports';
import type { Figures, FiledFigures } from './filed-figures';
import { lineName } from './line-names';
import { figuresOf } from './row-figures';
import { statementOf } from './statement-row';

/** Adds what every company of the collection reported in its filings, period by period. */
export function addStatements(collection: Collection, filed: FiledFigures): void {
  const reports = new Reports(filed);
  const today = lastFiled(filed);
  const [annual, quarterly] = [byCompany(filed.annual), byCompany(filed.quarterly)];
  collection.source('company-facts', {
    name: 'SEC company facts',
    date: today,
    document: 'https://www.sec.gov/search-filings/edgar-application-programming-interfaces',
    publisher: 'SEC EDGAR',
  });
  for (const [entity, cik] of filersOf(collection, filed)) {
    if (!collection.entities.has(entity)) continue;
    const figures = { annual: annual.get(cik) ?? [], quarterly: quarterly.get(cik) ?? [] };
    const [revenue, source] = collection.known(entity).properties.get('revenue') ?? [];
    const listed = source === 'fortune-2025-revenue' ? Number(revenue) : undefined;
    const statement = statementOf(entity, cik, { ...figures, filed, reports, listed });
    if (statement === undefined) continue;
    const marked = { ...statement, ...correctedOf(statement) };
    const row = companyKey(cik) === entity ? marked : { ...marked, filer: cik };
    collection.statements.set(entity, row);
    setRevenue(collection, entity, { row, today });
    setEarningsPerShare(collection, entity, { row, today });
  }
  for (const figures of [...filed.annual, ...filed.quarterly]) {
    const { name, kind, aliases, note } = lineName(figures) ?? {};
    if (name === undefined || kind === undefined || collection.statementLines.has(name)) continue;
    const unit = figures.unit.replace(/shares$/, each);
    const noted = note === undefined ? {} : { note };
    collection.statementLines.set(name, { name, kind, aliases: [...(aliases ?? [])], ...noted, unit });
  }
}

/** What releases corrected, as `npm run dataset:corrections` found it. */
const CORRECTIONS = table('corrections', {
  ...texts('released', 'entity', 'line', 'cadence', 'end', 'old', 'new', 'reason'),
});

/** The figures of a company that a release corrected, of those that are still served. */
function correctedOf({ entity, ...row }: StatementRow): Pick<StatementRow, 'corrected'> {
  const figures = figuresOf({ entity, ...row });
  const own = CORRECTIONS().filter((each) => each.entity === entity && each.new !== '');
  const served = own.filter((each) => figures.get(`${each.line}|${each.cadence}`)?.has(each.end));
  if (served.length === 0) return {};
  const releases = groupBy(served, ({ released }) => released);
  return {
    corrected: mapValues(releases, (cells) =>
      mapValues(
        groupBy(cells, ({ line, cadence }) => `${line}|${cadence}`),
        (each) => each.map(({ end, old }) => `${end}:${shortNumber(Number(old))}`).join(' '),
      ),
    ),
  };
}

/** Codes of industries that lend: banks, savings institutions and other finance services. */
const BANK = /^60[23]|^6199/;

/**
 * The property says what the series of annual revenues ends with, and cites what that point cites. A number without a unit is
 * taken for dollars: who reports in another currency has the series alone. So has who is not known to have reported for longer than
 * the law leaves time for, because a property tells no year: what Wells Fargo took in 2019 is not what it takes in. A list that
 * was published long after the series ends is of a later year: its figure stays, unless it is far off. Of banks it counts interest
 * before what that costs, filings after it.
 */
function setRevenue(
  collection: Collection,
  key: string,
  { row, today }: { row: StatementRow; today: string },
): void {
  const { name, properties } = collection.known(key);
  const isListed = properties.get('revenue')?.[1] === 'fortune-2025-revenue';
  const isBank = BANK.test(String(properties.get('sic_code')?.[0]));
  if (row.currency !== undefined || (isListed && isBank)) properties.delete('revenue');
  if (row.currency !== undefined) return;
  const newest = newestOf(row, { line: 'Revenue', issuer: name });
  if (newest === undefined) return;
  const { value, end } = newest;
  const [listed, list = ''] = properties.get('revenue') ?? [];
  const isLater = daysBetween(end, collection.sources.get(list)?.date ?? end) > NEXT_REPORT_DAYS;
  if (isLater && Math.abs(Number(listed) / value - 1) < LIKELY_CHANGE) return;
  if (isDiscontinued(daysBetween(end, today), 'A', true)) properties.delete('revenue');
  else properties.set('revenue', [value, sourceOf(collection, newest)]);
}

/** The property says what the series of annual earnings per share ends with, of a company that reports in dollars. */
function setEarningsPerShare(
  collection: Collection,
  key: string,
  { row, today }: { row: StatementRow; today: string },
): void {
  const { name, properties } = collection.known(key);
  const newest = newestOf(row, { line: 'Diluted earnings per share', issuer: name });
  if (newest === undefined || row.currency !== undefined) return;
  if (isDiscontinued(daysBetween(newest.end, today), 'A', true)) return;
  properties.set('diluted_eps', [newest.value, sourceOf(collection, newest)]);
}

type Newest = { value: number; end: string; cik: string; origin: PointDetail['origin'] };

/** The newest annual figure of a line, with the filing that it is read in. */
function newestOf(row: StatementRow, { line, issuer }: { line: string; issuer: string }): Newest | undefined {
  const facts = { name: 'SEC company facts', published_time: '', source: 'SEC EDGAR', url: '' };
  const cik = row.filer ?? row.entity.slice('company:'.length);
  const [, , values = '', cites = ''] =
    row.lines.find(([name, cadence]) => name === line && cadence === 'a') ?? [];
  const place = values.split(' ').length - 1;
  const statement = new Statement(row, { facts, cik, issuer });
  const period = statement.periods('a')[place];
  if (values === '' || period === undefined) return undefined;
  const { origin } = statement.detail(period, cites.split(' ')[place] ?? '', {
    cadence: 'a',
    isInstant: false,
  });
  return { value: Number(values.split(' ')[place]), end: period.end, cik, origin };
}

function sourceOf(collection: Collection, { cik, origin }: Newest): string {
  const { name, published_time: date, source: publisher, url: document } = origin;
  if (date === undefined || document === '') return 'company-facts';
  const [, ...marks] = name.slice(name.lastIndexOf(' Form ')).split(', ');
  const key = ['filing', cik, date, ...marks].join('/');
  return collection.source(key, { name, date, document, publisher });
}

/** A list's revenue that differs by more from the year before may be of another definition. */
const LIKELY_CHANGE = 0.25;

const each = (word: string, at: number): string => (at > 0 ? 'share' : word);

const byCompany = (lines: readonly Figures[]) => grouped(lines, ({ cik }) => cik);

/** The copies of company facts were taken over months; the newest filing in them is what they are at least as new as. */
function lastFiled({ annual, quarterly }: FiledFigures): string {
  let last = '';
  for (const { data } of [...annual, ...quarterly])
    for (const [, , , , filed] of data) if (filed !== null && filed > last) last = filed;
  return last;
}
