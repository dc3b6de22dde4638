import { cellName, type CellPlace } from '../../../shared/formula/address';
import { type Heading, readHeading } from './heading';
import { isField, isNoise } from './labels';
import { isError } from '../plan/argument-values';

/** A cell as it is read: what it shows, and how. */
export type LinkCell = {
  value: string | number | boolean;
  /** Whether it is calculated: such cells are headings, never numbers to be linked. */
  isFormula: boolean;
  format: string | undefined;
};

/** A sheet with its filled cells by row and column, counted from 0. */
export type LinkSheet = { name: string; rows: ReadonlyMap<number, ReadonlyMap<number, LinkCell>> };

/** A heading with where it stands, so that a formula may refer to it. */
export type PlacedHeading = Heading & { place: CellPlace; value: unknown };

/** A typed number with what its headings say. */
export type TypedNumber = {
  sheet: string;
  place: CellPlace;
  value: number;
  /** What numbers of one table have in common: the row of their headings and the column of their labels. */
  block: string;
  period: PlacedHeading | undefined;
  field: PlacedHeading | undefined;
  /** What may name the entity, the likeliest first. */
  entities: readonly PlacedHeading[];
  scale: number | undefined;
  currency: string | undefined;
};

/** Marks of a missing number are no headings, as errors are none. */
const MISSING = /^(?:n\/?[am]\.?|nmf?\.?|[-–—.…*x]+)$/i;
/** More headings than these do not stand above each other. */
const MOST_LEVELS = 8;

/** The typed numbers of a sheet that have headings; others are no facts of anything that is named. */
export function typedNumbers(sheet: LinkSheet): TypedNumber[] {
  return new SheetReader(sheet).read();
}

/** How a text ends that goes on. */
const OPEN_END = /(?:,|\b(?:and|of|to|the|for|in|by|from|or|on))$/i;

type Placed = { place: CellPlace; cell: LinkCell };
type PlacedNumber = Placed & { cell: { value: number } };

const isYear = ({ cell: { value } }: PlacedNumber): boolean => Number.isInteger(value) && value < 2200;
const isPeriod = ({ cell: { value, format } }: PlacedNumber): boolean =>
  readHeading(value, format).period !== undefined;

/**
 * Whether a run of years stands among other numbers, as counts of shops do. Beside the years of
 * headings there is at most a number below 1, which is a share, or the years of another table.
 */
function areFigures(run: readonly PlacedNumber[], before?: PlacedNumber, next?: PlacedNumber): boolean {
  const isInRow = run.every(
    ({ cell }, at) => at === 0 || Math.abs(cell.value - (run[at - 1]?.cell.value ?? 0)) === 1,
  );
  const isAmong = (edge?: PlacedNumber, other?: PlacedNumber): boolean => {
    if (!edge || !other || !isNextTo(edge, other)) return false;
    const { value } = other.cell;
    if (!isPeriod(other)) return Math.abs(value) >= 1;
    return !isInRow || (run.length < 3 && value === edge.cell.value);
  };
  return run.every(isYear) && (isAmong(run[0], before) || isAmong(run.at(-1), next));
}

const isNextTo = ({ place: one }: Placed, { place: other }: Placed): boolean =>
  Math.abs(one.row - other.row) + Math.abs(one.column - other.column) === 1;

type Found = { row: PlacedHeading[]; column: PlacedHeading[]; at: CellPlace; value: number; block: string };

class SheetReader {
  readonly #headings = new Map<string, PlacedHeading>();
  /** The first row with numbers. */
  readonly #first: number;

  constructor(private readonly sheet: LinkSheet) {
    this.#markPeriods();
    const rows = [...sheet.rows].filter(([row, cells]) => this.#hasNumbers(row, cells));
    this.#first = Math.min(...rows.map(([row]) => row));
  }

  read(): TypedNumber[] {
    const blocks = new Map<string, Found[]>();
    for (const [row, cells] of this.sheet.rows)
      for (const [column, { value, isFormula }] of cells) {
        if (typeof value !== 'number' || isFormula || this.#headings.has(key(row, column))) continue;
        const found = this.#found({ row, column }, value);
        if (found === undefined) continue;
        const block = blocks.get(found.block);
        if (block) block.push(found);
        else blocks.set(found.block, [found]);
      }
    return [...blocks.values()].flatMap((block) => this.#numbers(block));
  }

  /** Texts are headings; numbers only where a row or column of them is a line of periods. */
  #markPeriods(): void {
    const columns = new Map<number, Map<number, LinkCell>>();
    for (const [row, cells] of this.sheet.rows) {
      for (const [column, cell] of cells) {
        const down = columns.get(column) ?? new Map<number, LinkCell>();
        columns.set(column, down.set(row, cell));
        const text = typeof cell.value === 'string' ? cell.value.trim() : '';
        if (text !== '' && !MISSING.test(text) && !isError(text)) this.#add({ row, column }, cell);
      }
      this.#markLine(
        [...cells].map(([column, cell]) => ({ place: { row, column }, cell })),
        2,
      );
    }
    for (const [column, cells] of columns)
      this.#markLine(
        [...cells].toSorted(([a], [b]) => a - b).map(([row, cell]) => ({ place: { row, column }, cell })),
        3,
      );
  }

  #add(place: CellPlace, { value, format }: LinkCell): void {
    this.#headings.set(key(place.row, place.column), { ...readHeading(value, format), place, value });
  }

  /** Runs of numbers that are periods in order, with nothing else between them. */
  #markLine(line: readonly Placed[], least: number): void {
    const numbers = line.filter((each): each is PlacedNumber => typeof each.cell.value === 'number');
    let run: PlacedNumber[] = [];
    const end = (next: PlacedNumber | undefined) => {
      const [first] = run;
      const before = first && numbers[numbers.indexOf(first) - 1];
      if (run.length >= least && !areFigures(run, before, next))
        for (const { place, cell } of run) this.#add(place, cell);
      run = [];
    };
    for (const each of numbers) {
      const { value } = each.cell;
      const isOwn = isPeriod(each);
      const step = run.length === 0 ? 0 : value - (run.at(-1)?.cell.value ?? 0);
      const first = run.length < 2 ? step : (run[1]?.cell.value ?? 0) - (run[0]?.cell.value ?? 0);
      if (!isOwn || (run.length > 0 && (step === 0 || step > 0 !== first > 0))) end(each);
      if (isOwn) run.push(each);
    }
    end(undefined);
  }

  #heading(row: number, column: number): PlacedHeading | undefined {
    return this.#headings.get(key(row, column));
  }

  /** A label that goes on from the row above, which has no numbers: `… of property, equipment and`, `intangibles`. */
  #wrapped(heading: PlacedHeading): PlacedHeading {
    const { row, column } = heading.place;
    const above = this.#heading(row - 1, column);
    const goesOn = /^\p{Ll}/u.test(heading.words) || OPEN_END.test(String(above?.value).trim());
    if (!above || !goesOn || !/^\p{Lu}.*[^:]$/u.test(above.words)) return heading;
    if (typeof this.sheet.rows.get(row - 1)?.get(column + 1)?.value === 'number') return heading;
    const words = `${above.words} ${heading.words}`;
    return isField(words) ? { ...heading, words } : heading;
  }

  #found(at: CellPlace, value: number): Found | undefined {
    const row = this.#left(at);
    const first = row[0];
    const column = this.#above(at, first?.place.column ?? -1);
    if (first === undefined && column.length === 0) return undefined;
    const block = `${column[0]?.place.row ?? -1} ${first?.place.column ?? -1}`;
    return { row, column, at, value, block };
  }

  /** The labels of a number: the nearest text to its left, and what stands directly before it. */
  #left({ row, column }: CellPlace): PlacedHeading[] {
    const found: PlacedHeading[] = [];
    for (let at = column - 1; at >= 0 && found.length < MOST_LEVELS; at--) {
      const heading = this.#heading(row, at);
      if (heading) found.push(this.#wrapped(heading));
      else if (found.length > 0 && this.sheet.rows.get(row)?.get(at) !== undefined) break;
    }
    return found;
  }

  /** The headings of a number: the nearest above it, and those that stand above each other there. */
  #above({ row, column }: CellPlace, label: number): PlacedHeading[] {
    const found: PlacedHeading[] = [];
    for (let at = row - 1; at >= 0 && found.length < MOST_LEVELS; at--) {
      const heading =
        this.#heading(at, column) ?? (found.length > 0 ? this.#across(at, column, label) : undefined);
      if (heading) found.push(heading);
      else if (found.length > 0) break;
    }
    return found;
  }

  /** A heading of several columns stands in the first of them. */
  #across(row: number, column: number, label: number): PlacedHeading | undefined {
    for (let at = column - 1; at > label; at--) {
      const heading = this.#heading(row, at);
      if (heading) return heading;
    }
    return undefined;
  }

  #numbers(block: readonly Found[]): TypedNumber[] {
    const isNamed = (side: 'row' | 'column') =>
      block.some((found) => found[side].some(({ words }) => isField(words)));
    const repeated = repeatedWords(block);
    const side = isNamed('row') ? 'row' : isNamed('column') ? 'column' : undefined;
    return block.flatMap((found) => {
      const number = this.#number(found, side, repeated);
      return number === undefined ? [] : [number];
    });
  }

  #number(
    found: Found,
    side: 'row' | 'column' | undefined,
    repeated: ReadonlySet<string>,
  ): TypedNumber | undefined {
    const { at, value, block, row, column } = found;
    const { titles, sections } = this.#context(found);
    const around = [...sections, ...titles];
    const all = [...column, ...row];
    if (all.some(({ isEstimate }) => isEstimate)) return undefined;
    const label = row[0]?.place.column ?? at.column;
    const periods = all.filter((each) => each.period !== undefined);
    const period =
      periods.find((each) => !isDay(each)) ?? periods[0] ?? around.find((each) => this.#isOnly(each, label));
    const named = ({ words }: PlacedHeading) => words !== '' && !isNoise(words);
    const fields = side === undefined ? around : found[side];
    const field = fields.find(({ words }) => isField(words)) ?? (side && found[side].find(named));
    const others = side === 'row' ? column : side === 'column' ? row : [...row, ...column];
    const own = others.filter(({ words }) => !repeated.has(words));
    const fromTop = titles.toSorted((a, b) => a.place.row - b.place.row || a.place.column - b.place.column);
    const top = [...titles.slice(0, 1), ...fromTop.slice(0, 3), this.#name, ...sections.slice(0, 1)];
    const entities = [...new Set([...own, ...top])].filter((each) => named(each) && !isField(each.words));
    const unit = [...all, ...around];
    return {
      ...{ sheet: this.sheet.name, place: at, value, block, period, field, entities },
      scale: unit.find(({ scale }) => scale !== undefined)?.scale,
      currency: unit.find(({ currency }) => currency !== undefined)?.currency,
    };
  }

  /** What stands around a number's table, the nearest first: the sections of its rows, and titles with the corner. */
  #context({ row, column, at }: Found): { titles: PlacedHeading[]; sections: PlacedHeading[] } {
    const label = row[0]?.place.column ?? at.column;
    const top = column[0]?.place.row ?? at.row;
    const [titles, sections]: [PlacedHeading[], PlacedHeading[]] = [[], []];
    let isOwn = true;
    for (let up = at.row - 1; up >= 0; up--) {
      const cells = this.sheet.rows.get(up);
      if (cells === undefined) continue;
      if (this.#hasNumbers(up, cells)) {
        isOwn &&= up > top;
        continue;
      }
      // What stands above another table is its title, but for those at the top of the sheet.
      const isTitle = up <= top && (isOwn || up < this.#first);
      for (const own of [...cells.keys()].toSorted((a, b) => a - b)) {
        const heading = this.#heading(up, own);
        if (heading === undefined || column.includes(heading)) continue;
        if (isTitle) titles.push(heading);
        if (up > top && own <= label) sections.push(heading);
      }
    }
    return { titles, sections };
  }

  /** Whether a title says the one period of its table: of several in a row none does. */
  #isOnly({ period, place }: PlacedHeading, label: number): boolean {
    if (period === undefined || place.column > label) return false;
    const row = this.sheet.rows.get(place.row) ?? new Map<number, LinkCell>();
    return [...row.keys()].every(
      (own) => own === place.column || this.#heading(place.row, own)?.period === undefined,
    );
  }

  get #name(): PlacedHeading {
    const { name } = this.sheet;
    return { ...readHeading(name, undefined), place: { row: -1, column: -1 }, value: name };
  }

  /** An error that is calculated is a number that failed. */
  #hasNumbers(row: number, cells: ReadonlyMap<number, LinkCell>): boolean {
    return [...cells].some(
      ([column, { value, isFormula }]) =>
        (typeof value === 'number' && !this.#heading(row, column)) || (isFormula && isError(value)),
    );
  }
}

/** Words that stand above several columns or beside several rows: they name none of them. */
function repeatedWords(block: readonly Found[]): Set<string> {
  const places = new Map<string, Set<string>>();
  for (const { place, words } of block.flatMap(({ row, column }) => [...row, ...column]))
    places.set(words, (places.get(words) ?? new Set()).add(key(place.row, place.column)));
  return new Set([...places].flatMap(([words, { size }]) => (size > 1 ? [words] : [])));
}

/** A day ends a period that another heading may name. */
const isDay = ({ period }: Heading): boolean => period !== undefined && /^\d{4}-/.test(period);

const key = (row: number, column: number): string => cellName({ row, column });
