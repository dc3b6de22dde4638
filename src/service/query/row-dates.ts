import { dayOf, isStaleMoney, isFigure, isOfSomeYear } from './stale-money';
import { brokenBetween } from './basis';
import { groundsOf, type Fact, type Point } from './fact';
import { isMonthMark, isQuarterMark, isYearMark } from './period';
import { isOverPublications } from './publications';
import type { Cell, Row } from './row';
import type { Expression } from './tree';

/**
 * For each row of newest figures, the period of each (`revenue FY2019; net_income FY2025`) if they differ or one is
 * old or undated. Null if all have one current period, undefined if the expression names the time.
 */
export function rowDates(
  rows: readonly Row[],
  { at = [] }: Pick<Expression, 'at'>,
  today: string,
): (string | null)[] | undefined {
  const isNewest = at.every((time) => time === 'latest quarter');
  const told = rows.map((row) => {
    const parts = [isNewest ? datesOfRow(row, today) : null, breaksOfRow(row)].flatMap((part) => part ?? []);
    return parts.length === 0 ? null : parts.join('; ');
  });
  return isNewest || told.some((text) => text !== null) ? told : undefined;
}

/** Which changes go over a point from which on the figures are on another basis: `revenue_growth not comparable, …`. */
function breaksOfRow({ cells, beside = [] }: Row): string | null {
  const told = [...cells, ...beside].flatMap(({ column, facts }) => {
    const [fact, ...others] = facts;
    const broken = fact === undefined || others.length > 0 ? undefined : brokenBetween(fact.grounds ?? []);
    return broken === undefined ? [] : [`${column} not comparable: another basis from ${broken} on`];
  });
  return told.length === 0 ? null : told.join('; ');
}

/** As many names as one text tells. */
const MOST_NAMED = 5;

/**
 * Which of the figures combined into one are old, and which have no known year; null if none. If none has a day,
 * there is no note, because a database adds them up itself.
 */
export function datesOfFigure(
  facts: readonly Fact[],
  { at = [] }: Pick<Expression, 'at'>,
  today: string,
): string | null {
  const broken = facts.filter(({ grounds = [] }) => brokenBetween(grounds) !== undefined);
  const over = partOf(
    facts,
    broken.map(({ subject }) => subject.name),
    'not comparable',
  );
  const published = partOf(
    facts,
    facts.filter(isOverPublications).map(({ subject }) => subject.name),
    'over two publications',
  );
  return [...(at.length > 0 ? [] : agesOf(facts, today)), ...over, ...published].join('; ') || null;
}

/** As many rows of a count are looked at: a database gives no more. */
const MOST_COUNTED = 20;

/** Of how many met a condition, how old the figures are that met it. */
export function datesOfCount(
  rows: readonly Row[],
  { count, at = [] }: { count: number } & Pick<Expression, 'at'>,
  today: string,
): string | null {
  if (at.length > 0) return null;
  const seen = rows.slice(0, MOST_COUNTED);
  const cells = seen.flatMap((row) => [...row.cells, ...(row.beside ?? [])]);
  const told = [...new Set(cells.map(({ column }) => column))].flatMap((column) => {
    const facts = cells.filter((cell) => cell.column === column).flatMap((cell) => cell.facts.slice(0, 1));
    return agesOf(facts, today).map((ages) => `${column}: ${ages}`);
  });
  if (told.length === 0) return null;
  return `${count > seen.length ? `of the first ${seen.length}: ` : ''}${told.join('; ')}`;
}

/** Which of some figures are old, and which are of no known year beside those that are of one. */
function agesOf(facts: readonly Fact[], today: string): string[] {
  const old: string[] = [];
  const undated: string[] = [];
  for (const fact of facts) {
    const figures = figuresOf(fact);
    const aged = figures.filter((each) => each.value.kind === 'point' && isStaleMoney(each, today));
    const [first] = aged.map(periodOf).sort();
    if (first !== undefined) old.push(`${fact.subject.name} ${first}`);
    const plain = figures.find(isOfSomeYear);
    if (plain !== undefined) undated.push(`${fact.subject.name} ${periodOf(plain)}`);
  }
  const isMixed = facts.some((fact) => figuresOf(fact).some(({ value }) => value.kind === 'point'));
  return [...partOf(facts, old, 'old'), ...partOf(facts, isMixed ? undated : [], 'of no known year')];
}

/** `2 of 17 old: Wells Fargo FY2019; M&T Bank FY2023`. */
const partOf = (all: readonly unknown[], told: readonly string[], what: string): string[] =>
  told.length === 0 ? [] : [`${told.length} of ${all.length} ${what}: ${namesOf(told)}`];

/** When a property was published, of an extreme that is one and so of no year that anybody names. */
export const dateOfExtreme = (fact: Fact): string | null => (isOfSomeYear(fact) ? periodOf(fact) : null);

function namesOf(told: readonly string[]): string {
  const left = told.length - MOST_NAMED;
  return `${told.slice(0, MOST_NAMED).join('; ')}${left > 0 ? `; ${left} more` : ''}`;
}

function datesOfRow({ cells, beside = [] }: Row, today: string): string | null {
  const dated: Dated[] = [];
  for (const cell of cells) addDated(dated, cell, cells);
  for (const cell of beside) addDated(dated, cell, cells);
  if (dated.length === 0) return null;
  const figures = dated.flatMap((each) => each.figures);
  const isOfOne = new Set(figures.map(periodOf)).size < 2;
  // The day of figures that are of one period may be a column.
  const isTold = isOfOne && cells.some(({ column, facts }) => column === 'date' && facts.length > 0);
  const isCurrent = !figures.some((fact) => isOfSomeYear(fact) || isStaleMoney(fact, today));
  return isTold || (isOfOne && isCurrent) ? null : inWords(dated);
}

/** The columns whose figures are old, or of another period than the newest of their row, and beside which no date says so. */
export function columnsOfOtherPeriods({ cells }: Row, today: string): ReadonlySet<string> {
  const dated: Dated[] = [];
  for (const cell of cells) addDated(dated, cell, cells);
  const figures = dated.flatMap((each) => each.figures);
  const [newest] = figures.toSorted((a, b) => dayOf(b).localeCompare(dayOf(a)));
  const period = newest === undefined ? '' : periodOf(newest);
  const isOther = (fact: Fact): boolean => periodOf(fact) !== period || isStaleMoney(fact, today);
  return new Set(dated.filter((each) => each.figures.some(isOther)).map(({ column }) => column));
}

/** What stands in one column, or was compared under its name. */
type Dated = { column: string; figures: readonly Fact[] };

/** A line of figures is of no one period; a date beside a figure tells its own already. */
function addDated(dated: Dated[], { column, facts }: Cell, cells: readonly Cell[]): void {
  const [fact] = facts;
  if (fact === undefined || facts.length > 1) return;
  const { kind } = fact.value;
  if (kind !== 'point' && kind !== 'number') return;
  const figures = figuresOf(fact);
  if (figures.length === 0 || isToldBeside(column, cells)) return;
  // A growth goes to its last figure.
  dated.push({ column, figures: /_(?:growth|change)$/.test(fact.field) ? figures.slice(-1) : figures });
}

/** A figure by itself, or those that it was worked out from; of one in another currency that in its own. */
function figuresOf(fact: Fact): readonly Fact[] {
  if (fact.value.kind === 'point') return isFigure(fact) ? [fact] : [];
  const grounds = /_in_[a-z]{3}$/.test(fact.field) ? groundsOf(fact).slice(0, 1) : groundsOf(fact);
  const [figure] = grounds;
  return grounds.filter(
    (each) => isFigure(each) || (figure !== undefined && isHeadsOfOtherYear(each, figure)),
  );
}

/**
 * Whether a headcount in a ratio was published before the figure's year ended or more than a year after, so that the
 * ratio fits neither year.
 */
function isHeadsOfOtherYear(heads: Fact, { value }: Fact): boolean {
  const day = dayOf(heads);
  if (heads.field !== 'employee_count' || heads.value.kind === 'point' || day === '') return false;
  if (value.kind !== 'point') return false;
  return day < value.date || Date.parse(day) - Date.parse(value.date) > 366 * 86_400_000;
}

const isToldBeside = (column: string, cells: readonly Cell[]): boolean =>
  cells.some(
    ({ column: other }) =>
      other.length > column.length &&
      other.startsWith(column) &&
      /^[._](?:date|year)$/.test(other.slice(column.length)),
  );

/** The period of a figure; of a property when it was published. */
function periodOf(fact: Fact): string {
  const { value } = fact;
  return value.kind === 'point' ? periodOfPoint(value) : `published ${dayOf(fact)}`;
}

/** `FY2025` where whoever filed it counts so, `2025`, `Q3 2025`, `2025-06`, else its day. */
export function periodOfPoint({ series, date }: Point): string {
  const { fiscal_year: year, fiscal_quarter: quarter } =
    series.detail?.(series.dates.lastIndexOf(date))?.period ?? {};
  if (year !== undefined && quarter !== undefined) return `FY${year}-Q${quarter}`;
  if (year !== undefined && series.cadence === 'a') return `FY${year}`;
  const isYear = (series.cadence === 'a' || series.cadence === '5y') && isYearMark(series, date);
  if (isYear) return date.slice(0, 4);
  if (isQuarterMark(series, date)) return `Q${(Number(date.slice(5, 7)) + 2) / 3} ${date.slice(0, 4)}`;
  return isMonthMark(series, date) ? date.slice(0, 7) : date;
}

/** Columns of one period together, in the order in which they stand. */
function inWords(dated: readonly Dated[]): string {
  const columns = new Map<string, string[]>();
  for (const { column, figures } of dated) {
    const periods = figures.map(periodOf);
    const period =
      new Set(periods).size === 1
        ? (periods[0] ?? '')
        : `(${figures.map(({ field }, at) => `${field} ${periods[at] ?? ''}`).join(' by ')})`;
    const known = columns.get(period);
    if (known === undefined) columns.set(period, [column]);
    else known.push(column);
  }
  return [...columns].map(([period, names]) => `${names.join(', ')} ${period}`).join('; ');
}
