import type { Origin, PointDetail, StoredSeries } from '../store/stored';
import { isBreak, isMixing } from './cite';
import { naturalId } from '../store/natural-id';
import type { Statement } from './statement';
import { gapsText } from './statement-gaps';
import type { StatementLine } from './statement-rows';

/** What a company's line is called at each cadence; `t` is twelve months that end with a quarter. */
const CADENCES = new Map<string, readonly [suffix: string, words: string, cadence: string]>([
  ['a', ['', 'annual', 'a']],
  ['q', [' (quarterly)', 'quarterly', 'q']],
  ['t', [' (trailing twelve months)', 'the sum of four quarters', 'q']],
]);

/** What a series of a statement is made of. */
export type StatementSeriesParts = {
  entity: string;
  line: StatementLine;
  cadence: string;
  statement: Statement;
  /** Where the company's facts stand as a whole. */
  facts: Origin;
  values: string;
  cites: string;
};

type Points = {
  dates: string[];
  values: number[];
  /** The places of the points among the periods. */
  places: number[];
};

/** A line of a company's statements as a series, unpacked when its points are first asked for. */
export class StatementSeries implements StoredSeries {
  readonly type = 'FinancialMetric';
  readonly taxonomy = 'us-gaap';
  readonly name: string;
  readonly unit: string;
  readonly aliases: readonly string[];
  readonly cadence: string;
  readonly origin: Origin;
  readonly #parts: StatementSeriesParts;
  readonly #suffix: string;
  #points: Points | undefined;
  #cites: readonly string[] | undefined;
  #id: string | undefined;

  constructor(parts: StatementSeriesParts) {
    const { line, cadence, facts } = parts;
    const [suffix, , code] = CADENCES.get(cadence) ?? ['', cadence, cadence];
    this.#parts = parts;
    this.#suffix = suffix;
    this.name = line.name + suffix;
    this.unit = line.unit;
    this.aliases = suffix === '' ? line.aliases : NO_ALIASES;
    this.cadence = code;
    this.origin = facts;
  }

  get id(): string {
    const { entity } = this.#parts;
    return (this.#id ??= naturalId(
      ['series', entity, this.type, this.name, this.taxonomy, this.cadence].join('|'),
    ));
  }

  get description(): string {
    const { line, cadence, facts } = this.#parts;
    const words = CADENCES.get(cadence)?.[1] ?? cadence;
    const note = line.note === undefined ? '' : ` (${line.note})`;
    const code = cadence === 'a' ? 'a' : 'q';
    const gaps = gapsText(this.dates, this.#parts.statement.ends(code).at(-1), code);
    return `${line.name}${note}, ${words}, in ${line.unit}, from the company's filings in ${facts.name}${gaps}`;
  }

  get pointCount(): number {
    return this.dates.length;
  }

  get dates(): readonly string[] {
    return this.#unpacked().dates;
  }

  get values(): readonly number[] {
    return this.#unpacked().values;
  }

  /** The period of a point, and the filing in which its figure stands. */
  detail(at: number): PointDetail | undefined {
    const place = this.#unpacked().places[at];
    if (place === undefined) return undefined;
    return this.#parts.cadence === 't' ? this.#sumDetail(place) : this.#detailAt(place);
  }

  #detailAt(place: number): PointDetail | undefined {
    const { statement, cadence, line } = this.#parts;
    const code = cadence === 'a' ? 'a' : 'q';
    const period = statement.periods(code)[place];
    const about = { cadence: code, isInstant: line.kind === 'instant' };
    if (period === undefined) return undefined;
    const corrected = statement.correction(line.name, code, period.end);
    return { ...statement.detail(period, this.#citeAt(place), about), ...(corrected && { corrected }) };
  }

  #citeAt(place: number): string {
    return (this.#cites ??= this.#parts.cites.split(' '))[place] ?? '';
  }

  /** Twelve months are published when the last of their quarters is; nobody can tell when that is where one's filing is not known. */
  #sumDetail(place: number): PointDetail | undefined {
    const four = [3, 2, 1, 0].flatMap((back) => this.#detailAt(place - back) ?? []);
    const last = four.at(-1);
    if (four.length < 4 || last?.period === undefined) return undefined;
    const days = four.flatMap(({ origin }) => origin.published_time ?? []).sort();
    const { name, source, url } = last.origin;
    const start = four[0]?.period?.start;
    return {
      origin: {
        name: `Sum of four quarters${this.#isMixed(place) ? OF_TWO_BASES : ''}, the last from ${name}${this.#isOfYear(place) ? '' : NOT_THE_YEAR}`,
        ...(days.length === 4 ? { published_time: days.at(-1) ?? '' } : {}),
        source,
        url,
      },
      period: { ...(start === undefined ? {} : { start }), end: last.period.end },
      derived_from: [...new Set(four.flatMap((each) => each.derived_from ?? [each.origin.url]))],
      ...(four.some((each) => each.first_publication === false) ? { first_publication: false } : {}),
    };
  }

  /** Whether one of the last three of four quarters is on another basis than those before it. */
  #isMixed(place: number): boolean {
    return [2, 1, 0].some((back) => isMixing(this.#citeAt(place - back)));
  }

  /** Whether the year that ends with a quarter, where there is one, is the sum that ends with it. */
  #isOfYear(place: number): boolean {
    const { statement, line } = this.#parts;
    const end = statement.ends('q')[place] ?? '';
    const year = statement.yearly(line.name, end);
    const sum = this.values[this.dates.indexOf(end)] ?? NaN;
    return year === undefined || Math.abs(sum - year) <= Math.abs(year) * ROUNDED;
  }

  #unpacked(): Points {
    return (this.#points ??= this.#suffix === CADENCES.get('t')?.[0] ? this.#sums() : this.#read());
  }

  #read(): Points {
    const { statement, cadence, values } = this.#parts;
    const ends = statement.ends(cadence === 'a' ? 'a' : 'q');
    const points: Points = { dates: [], values: [], places: [] };
    values.split(' ').forEach((text, place) => {
      const end = ends[place];
      if (text === '' || end === undefined) return;
      points.dates.push(end);
      points.values.push(Number(text));
      points.places.push(place);
    });
    return points;
  }

  #sums(): Points {
    const { dates, values, places } = this.#read();
    const sums: Points = { dates: [], values: [], places: [] };
    for (let at = 3; at < dates.length; at++) {
      const [first, last] = [dates[at - 3] ?? '', dates[at] ?? ''];
      const isConsecutive = (places[at] ?? 0) - (places[at - 3] ?? 0) === 3;
      const days = (Date.parse(last) - Date.parse(first)) / 86_400_000;
      const isMixed = places.slice(at - 2, at + 1).some((place) => isBreak(this.#citeAt(place)));
      const hasStart = this.#parts.statement.periods('q')[places[at - 3] ?? -1]?.start !== undefined;
      if (!isConsecutive || isMixed || !hasStart || days < 262 || days > 290) continue;
      sums.dates.push(last);
      sums.values.push(values.slice(at - 3, at + 1).reduce((sum, value) => sum + value, 0));
      sums.places.push(places[at] ?? 0);
    }
    return sums;
  }
}

/** What a sum of quarters says that its company's year contradicts: the year was stated anew, or a quarter was. */
const NOT_THE_YEAR = ', not the fiscal year as it is stated';

/** What a sum says whose quarters stand on two bases. */
const OF_TWO_BASES = ' on two bases';

/** What rounding leaves open of a year beside its quarters. */
const ROUNDED = 0.001;

const NO_ALIASES: readonly string[] = [];
