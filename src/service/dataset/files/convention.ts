import { isDay } from '../../store/calendar-day';

/** The mark before decimals. */
export type DecimalMark = '.' | ',';

/** What comes first in a date whose year stands last. */
export type DateOrder = 'day' | 'month';

/** How a file writes numbers and dates; undefined where nothing tells. Dates as `YYYY-MM-DD` are read in any. */
export type Convention = { decimal: DecimalMark | undefined; order: DateOrder | undefined };

/** The convention of a language and region (BCP 47), of which only a region tells the order of dates; undefined for no such tag. */
export function conventionOf(locale: string): Convention | undefined {
  if (!isSupported(locale)) return undefined;
  const number = new Intl.NumberFormat(locale, { numberingSystem: 'latn' }).formatToParts(1.5);
  const [first] = new Intl.DateTimeFormat(locale)
    .formatToParts(0)
    .flatMap(({ type }) => (type === 'day' || type === 'month' || type === 'year' ? [type] : []));
  const hasOrder = new Intl.Locale(locale).region !== undefined && first !== 'year';
  return {
    decimal: number.find(({ type }) => type === 'decimal')?.value === ',' ? ',' : '.',
    order: hasOrder ? first : undefined,
  };
}

function isSupported(locale: string): boolean {
  try {
    return Intl.NumberFormat.supportedLocalesOf(locale).length > 0;
  } catch {
    return false;
  }
}

/**
 * The number that a text is as a whole; undefined for none. Without a decimal mark `1.250` is ambiguous, while `12,5` and
 * `1.199,50` are not.
 */
export function readDecimal(
  text: string,
  decimal: DecimalMark | undefined,
): number | 'ambiguous' | undefined {
  return decimal === undefined ? either(numberBy(text, '.'), numberBy(text, ',')) : numberBy(text, decimal);
}

/** The day that a text is, as `YYYY-MM-DD`; undefined for none. Before full stops the day comes first; `05/06/2024` is ambiguous. */
export function readDay(text: string, order: DateOrder | undefined): string | undefined {
  if (isDay(text)) return text;
  const first = order ?? (text.includes('.') ? 'day' : undefined);
  return first === undefined ? either(dayBy(text, 'day'), dayBy(text, 'month')) : dayBy(text, first);
}

function either<Value>(one: Value | undefined, other: Value | undefined): Value | 'ambiguous' | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  return one === other ? one : 'ambiguous';
}

/** Thousands are parted by the other mark, an apostrophe or a no-break space, and by the same throughout. */
function numberPattern(mark: DecimalMark, other: DecimalMark): RegExp {
  const groups = `[1-9]\\d{0,2}(?<group>[${other}'’\\u00a0\\u202f])\\d{3}(?:\\k<group>\\d{3})*`;
  const lakhs = other === ',' ? '|[1-9]\\d?(?:,\\d{2})+,\\d{3}' : '';
  return new RegExp(
    `^[-+]?(?:(?:\\d+|${groups}${lakhs})(?:[${mark}]\\d+)?|[${mark}]\\d+)(?:e[-+]?\\d{1,3})?$`,
    'i',
  );
}

const PATTERNS = { '.': numberPattern('.', ','), ',': numberPattern(',', '.') };

function numberBy(text: string, decimal: DecimalMark): number | undefined {
  if (!PATTERNS[decimal].test(text)) return undefined;
  return Number(
    text.replace(decimal === '.' ? /[,'’\u00a0\u202f]/g : /[.'’\u00a0\u202f]/g, '').replace(',', '.'),
  );
}

function dayBy(text: string, first: DateOrder): string | undefined {
  const [, one = '', , two = '', year = ''] = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4})$/.exec(text) ?? [];
  const [day, month] = first === 'day' ? [one, two] : [two, one];
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(iso) ? iso : undefined;
}

/** A cell and where it stands. */
type Cell = { text: string; where: string };

/** The first cells of a column that can be read in one way alone, by that way, and whether it holds codes. */
type Column = { numbers: Map<DecimalMark, Cell>; days: Map<DateOrder, Cell>; holdsCodes: boolean };

/** What all cells of a file prove about how it writes numbers and dates; cells that contradict each other prove nothing. */
export class ConventionEvidence {
  readonly #columns = new Map<string, Column>();

  /** Notes a cell. Where a column may hold text, digits that are no number or day make all of it codes, such as versions. */
  add(column: string, cell: Cell, { mayBeText }: { mayBeText: boolean }): void {
    // Most cells can be read in any way: digits alone, days as `YYYY-MM-DD`, and what has no digit.
    if (/^(?:\d+|\D*)$/.test(cell.text) || isDay(cell.text)) return;
    const found = this.#columns.get(column) ?? { numbers: new Map(), days: new Map(), holdsCodes: false };
    this.#columns.set(column, found);
    const isNumber = addProof(found.numbers, cell, {
      '.': numberBy(cell.text, '.'),
      ',': numberBy(cell.text, ','),
    });
    const isDate = addProof(found.days, cell, {
      day: dayBy(cell.text, 'day'),
      month: dayBy(cell.text, 'month'),
    });
    if (mayBeText && !isNumber && !isDate) found.holdsCodes = true;
  }

  /** Whether points and commas in a column that may hold text are those of codes. */
  holdsCodes(column: string): boolean {
    return this.#columns.get(column)?.holdsCodes === true;
  }

  /** What is proved. */
  get convention(): Convention {
    return { decimal: only(this.#proofs('numbers')), order: only(this.#proofs('days')) };
  }

  /** What is proved and by which cells; undefined where nothing is. */
  get summary(): string | undefined {
    const [numbers, days] = [this.#proofs('numbers'), this.#proofs('days')];
    const proved = [
      ...[...numbers].map(([mark, cell]) => `decimal ${mark === ',' ? 'commas' : 'points'} ${shown(cell)}`),
      ...[...days].map(([first, cell]) => `dates with the ${first} first ${shown(cell)}`),
    ];
    const isContradictory = numbers.size > 1 || days.size > 1;
    if (proved.length === 0) return undefined;
    return `${proved.join(', ')}${isContradictory ? '; cells that can be read both ways are refused' : ''}`;
  }

  #proofs<Kind extends 'numbers' | 'days'>(kind: Kind): Column[Kind] {
    const columns = [...this.#columns.values()].filter(({ holdsCodes }) => !holdsCodes);
    // The first proof of each way counts, so the last is put in first.
    return new Map(columns.reverse().flatMap((column) => [...column[kind]])) as Column[Kind];
  }
}

/** Notes a cell that has one reading alone; whether it has any. */
function addProof<Way extends string>(
  proofs: Map<Way, Cell>,
  cell: Cell,
  readings: Readonly<Record<Way, unknown>>,
): boolean {
  const ways = (Object.entries(readings) as [Way, unknown][]).flatMap(([way, reading]) =>
    reading === undefined ? [] : [way],
  );
  const [way] = ways;
  if (way !== undefined && ways.length === 1 && !proofs.has(way)) proofs.set(way, cell);
  return way !== undefined;
}

function only<Way>(proofs: ReadonlyMap<Way, Cell>): Way | undefined {
  const [way] = proofs.keys();
  return proofs.size === 1 ? way : undefined;
}

const shown = ({ text, where }: Cell): string => `("${text}" in ${where})`;
