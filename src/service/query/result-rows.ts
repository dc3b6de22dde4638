import { ownValue } from '../../shared/contract/own-value';
import { isBare, isInItsOwn, moneyOf } from './conversion';
import type { Result } from './result';
import type { Fact } from './fact';
import type { Row } from './row';

/**
 * The rows of a result as JSON (§2.11): missing is null, several values are a list. Extra last columns give the
 * currency of money that is not in dollars, and the periods if they differ.
 */
export function toRows(
  result: Pick<Result, 'rows'>,
  dates: readonly (string | null)[] = [],
): Record<string, unknown>[] {
  const rates = result.rows.map(({ cells }) => ratesOfRow(cells));
  const rows = withLast(withCurrency(result), { column: 'rate', values: rates });
  return withLast(rows, { column: 'dates', values: dates });
}

/** A last column, where any row has something in it; under another name where that one is taken. */
export function withLast(
  rows: Record<string, unknown>[],
  { column, values }: { column: string; values: readonly (string | null)[] },
): Record<string, unknown>[] {
  if (values.every((value) => value === null)) return rows;
  const name = rows.some((row) => ownValue(row, column) !== undefined) ? `${column}_of_figures` : column;
  return rows.map((row, at) => ({ ...row, [name]: values[at] ?? null }));
}

function withCurrency({ rows }: Pick<Result, 'rows'>): Record<string, unknown>[] {
  const plain = rows.map(({ cells }) =>
    Object.fromEntries(cells.map(({ column, facts }) => [column, jsonValue(facts)])),
  );
  const currencies = rows.map(({ cells }) => currencyOfRow(cells));
  if (currencies.every((currency) => currency === null || currency === 'USD')) return plain;
  return withLast(plain, { column: 'currency', values: currencies });
}

/** The column that says of which money one figure is; none where that is dollars. */
export function currencyOfFigure(fact: Fact): { currency?: string } {
  const code = isBare(fact) || isInItsOwn(fact.field) ? undefined : moneyOf(fact);
  return code === undefined || code === 'USD' ? {} : { currency: code };
}

/** The code of the currency of a row's money, each column's where they differ; null where it has none. */
function currencyOfRow(cells: Row['cells']): string | null {
  const columns = cells.flatMap(({ column, facts: [fact] }) => {
    const code = fact === undefined ? undefined : moneyOf(fact);
    // What bears no unit may be no money at all.
    return code === undefined || fact === undefined || isBare(fact) ? [] : [{ column, code }];
  });
  const codes = new Set(columns.map(({ code }) => code));
  if (codes.size < 2) return columns[0]?.code ?? null;
  return columns.map(({ column, code }) => `${column}: ${code}`).join(', ');
}

/** The rate that a figure was converted at. */
const rateIn = ({ field, grounds = [] }: Fact): Fact | undefined =>
  isInItsOwn(field) ? grounds.find(({ months }) => months !== undefined) : undefined;

/** At which rates the figures of a row are given in another currency, each column's where they differ. */
function ratesOfRow(cells: Row['cells']): string | null {
  const columns = cells.flatMap(({ column, facts: [fact] }) => {
    const rate = fact === undefined ? undefined : rateIn(fact);
    return rate === undefined ? [] : [{ column, said: rateText(rate) }];
  });
  const said = new Set(columns.map((each) => each.said));
  if (said.size < 2) return columns[0]?.said ?? null;
  return columns.map((each) => `${each.column}: ${each.said}`).join('; ');
}

/** `1.08157 USD per EUR, average of 12 months to 2023-12`, or that of a day. */
function rateText({ value, months }: Fact): string {
  if (value.kind !== 'point') return '';
  const rate = `${Number(value.number.toPrecision(6))} ${value.series.unit}`;
  if (months === undefined || months.held === 0) return `${rate}, ${value.date}`;
  const of = months.held < months.of ? `${months.held} of ${months.of}` : `${months.of}`;
  return `${rate}, average of ${of} month${months.of === 1 ? '' : 's'} to ${value.date.slice(0, 7)}`;
}

function jsonValue(facts: readonly Fact[]): unknown {
  // Of a long list most cells hold one value, or none.
  const [only] = facts;
  if (only === undefined) return null;
  if (facts.length === 1) return plainValue(only);
  const values = [...new Set(facts.map(plainValue))];
  return values.length > 1 ? values : (values[0] ?? null);
}

/** A fact's value as text or a number; an entity is its name. */
export function plainValue({ value }: Fact): string | number {
  if (value.kind === 'entity') return value.entity.name;
  if (value.kind === 'number' || value.kind === 'point') return value.number;
  return value.kind === 'date' ? value.date : value.text;
}
