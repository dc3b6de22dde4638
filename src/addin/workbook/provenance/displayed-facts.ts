import { serialOf, timeOf } from '../../cells/date';
import type { Cell, Host } from '../../cells/cell';
import { fiscalOf } from '../../cells/sourced-value';
import { toCell } from '../../cells/value';
import type { ObservationPoint } from '../../../shared/contract/observation';
import { functionRow } from '../../../shared/formula/function-table';
import { kerFunction } from '../../../shared/formula/ker-formula';
import { treeOf } from '../../../shared/formula/tree';
import type { Fact } from './fact';
import type { ReadCell } from './read-cells';
import { ShownValues } from './displayed-values';

/** What the cell shows, and how it came there. */
export type ShownCell = Pick<ReadCell, 'formula' | 'value' | 'spilledRow'>;

/** The field of the cell, and the requests that only verify a name. */
type Telling = { field: string | undefined; naming: (name: string) => readonly string[] };

/**
 * Selects the facts that one cell of a spill shows, by its value and by its neighbours in the row. If neither
 * identifies them, all are shown.
 */
export function shownFacts(
  facts: readonly Fact[],
  cell: ShownCell,
  { field, naming }: Telling,
): readonly Fact[] {
  const shows = functionRow(onlyCall(cell.formula))?.shows;
  if (shows === 'card') return someOf(facts, (fact) => fact.kind === 'property' && isOf(fact, cell));
  const asked = withoutNaming(facts, naming);
  if (field !== undefined) return someOf(asked, ({ name }) => name.toLowerCase() === field.toLowerCase());
  if (shows !== 'value') return asked;
  // A date, or a heading, has the evidence of its row.
  const [rates, others] = [asked.filter(isOfRate), asked.filter((fact) => !isOfRate(fact))];
  const shown = someShown(someShown(others, besides(cell)), [cell.value]);
  return shown.some(({ made }) => made !== undefined) ? [...shown, ...rates] : shown;
}

/** Whether a fact is a rate, which goes with what was converted by it. */
export const isOfRate = ({ kind }: Fact): boolean => kind === 'rate';

function someShown(facts: readonly Fact[], shown: readonly unknown[]): readonly Fact[] {
  const values = new ShownValues(shown);
  return someOf(facts, (fact) => isAmong(fact, values));
}

function isAmong({ kind, name, made, value: own }: Fact, shown: ShownValues): boolean {
  const value = made ?? own;
  if (kind !== 'property') return value !== undefined && (shown.has(value) || shown.hasNumber(value));
  const items: readonly unknown[] = Array.isArray(value) ? [value, ...(value as unknown[])] : [value];
  return items.some((item) => shown.has(basic(toCell(item, HOST, { name }))));
}

/**
 * The points of a series that a cell shows, found by value and, in a spill, by time. A converted or summed value is
 * found by its time alone.
 */
export function shownPoints(
  points: readonly ObservationPoint[],
  cell: ShownCell,
): readonly ObservationPoint[] {
  const beside = besides(cell);
  const values = new ShownValues(beside);
  const sameValue = points.filter(({ value }) => values.hasNumber(value));
  if (cell.spilledRow === undefined) return sameValue.slice(-MOST_POINTS);
  const isSameTime = timeTest(beside);
  const sameTime = (sameValue.length > 0 ? sameValue : points).filter(isSameTime);
  return (sameTime.length > 0 ? sameTime : sameValue).slice(-MOST_POINTS);
}

/** Whether a point is of the time that stands in a row: of its day, of the period that ends with it, or of a fiscal period. */
function timeTest(row: readonly unknown[]): (point: ObservationPoint) => boolean {
  const days = new Set(row.filter((one) => typeof one === 'number').map(Math.floor));
  const labels = row.filter((one) => typeof one === 'string' && /^FY\d{4}/.test(one));
  const isOnDay = (time: unknown): boolean =>
    typeof time === 'string' && days.has(Math.floor(serial(time) ?? Number.NaN));
  return ({ time, ...point }) => {
    const period: unknown = point['period'];
    if (typeof period !== 'object' || period === null) return isOnDay(time);
    const fiscal = fiscalOf(period);
    const isOf = labels.some((label) => fiscal === label || fiscal?.startsWith(`${String(label)} `));
    return isOf || isOnDay(time) || isOnDay((period as Record<string, unknown>)['end']);
  };
}

function isOf({ entity }: Fact, { value }: ShownCell): boolean {
  return entity?.name === value;
}

/** A value may stand in a series more than once, and a year is made of four quarters. */
const MOST_POINTS = 4;

/** The cell's value, and what stands beside it in a spill. */
function besides({ value, spilledRow }: ShownCell): readonly unknown[] {
  return spilledRow ?? [value];
}

/** The matching facts, or all if none matches. */
function someOf(facts: readonly Fact[], isMeant: (fact: Fact) => boolean): readonly Fact[] {
  const meant = facts.filter(isMeant);
  return meant.length > 0 ? meant : facts;
}

/** Leaves out what was asked only to be sure whose name was typed, unless nothing else was asked. */
function withoutNaming(facts: readonly Fact[], namingOf: Telling['naming']): readonly Fact[] {
  const naming = new Set(facts.filter(({ kind }) => kind === 'search').flatMap(({ name }) => namingOf(name)));
  const others = facts.filter(({ kind, name }) => kind !== 'property' || !naming.has(name));
  const [found, rest] = [others.filter(isFinding), others.filter((fact) => !isFinding(fact))];
  return rest.length > 0 ? rest : [...found, ...facts.filter(({ kind }) => kind === 'property')];
}

/** Searches are shown only if there is nothing else. */
function isFinding({ kind }: Fact): boolean {
  return kind === 'search' || kind === 'fields' || kind === 'entity';
}

/** The KER function that a formula calls and nothing else, as `PROP`. */
function onlyCall(formula: string | undefined): string | undefined {
  const tree = formula === undefined ? undefined : treeOf(formula);
  return tree?.type === 'CallExpression' ? kerFunction(tree.callee.name) : undefined;
}

const HOST: Host = { dataTypes: true, error: (code, message) => ({ code, message }) };

function basic(cell: Cell | undefined): unknown {
  return typeof cell === 'object' && 'basicValue' in cell ? cell.basicValue : cell;
}

function serial(time: string): number | undefined {
  const day = timeOf(time);
  return day === undefined ? undefined : serialOf({ day });
}
