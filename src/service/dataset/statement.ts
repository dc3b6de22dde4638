import { ownValue } from '../../shared/contract/own-value';
import type { Origin, PointDetail } from '../store/stored';
import { BEFORE_MINORITY_INTEREST, LEFT_OUT } from '../store/minority-interest';
import { isBreak, readCite } from './cite';
import { unpackReports } from './packed-reports';
import type { StatementRow } from './statement-rows';

const DAY = 86_400_000;

/** A fiscal year or quarter, by its days and by the company's own count; what is not known is left out. */
export type Period = { start?: string; end: string; year?: number; quarter?: number };

/** Where a figure stands: the filing's form, day and address; without an accession number the company's facts are the address. */
type Filing = { form: string; filed: string; url: string };

/** Lengths in days that a year and a quarter may have. */
const LENGTHS = { a: [345, 385], q: [80, 101] } as const;

/** What is said of a year, and of a quarter, that its company's other reports contradict. */
const UNLIKE_QUARTERS = {
  a: 'not the sum of its quarters as they were filed',
  q: 'not its year to date less the quarters before',
} as const;

/** One company's reported periods and filings, read when a series of it is first asked for. */
export class Statement {
  readonly #row: StatementRow;
  readonly #facts: Origin;
  readonly #cik: string;
  readonly #issuer: string;
  #years: readonly Period[] | undefined;
  #quarters: readonly Period[] | undefined;
  #filings: ReadonlyMap<string, Filing> | undefined;
  #others: readonly (Filing | undefined)[] | undefined;

  constructor(row: StatementRow, { facts, cik, issuer }: { facts: Origin; cik: string; issuer: string }) {
    this.#row = row;
    this.#facts = facts;
    this.#cik = cik;
    this.#issuer = issuer;
  }

  /** The periods of a cadence, `a` or `q`, oldest first. */
  periods(cadence: string): readonly Period[] {
    return cadence === 'a' ? this.#readYears() : this.#readQuarters();
  }

  /** The last days of the periods, without what more there is to know of them. */
  ends(cadence: string): readonly string[] {
    const text = cadence === 'a' ? this.#row.years : this.#row.quarters;
    return text.split(' ').map((token) => token.slice(-10));
  }

  /** A line's figure of the fiscal year that ends on a day; undefined where there is none. */
  yearly(line: string, end: string): number | undefined {
    const values = this.#row.lines.find(([name, cadence]) => name === line && cadence === 'a')?.[2] ?? '';
    const text = values.split(' ')[this.ends('a').indexOf(end)];
    return text ? Number(text) : undefined;
  }

  /** What a release corrected of a figure; undefined where none did. */
  correction(line: string, cadence: string, end: string): PointDetail['corrected'] {
    for (const [since, lines] of Object.entries(this.#row.corrected ?? {}).reverse()) {
      const figures = ownValue(lines, `${line}|${cadence}`)?.split(' ') ?? [];
      const former = figures.find((each) => each.startsWith(`${end}:`));
      if (former !== undefined) return { since, was: Number(former.slice(end.length + 1)) };
    }
    return undefined;
  }

  /** Where the figure of a period is read, as a line's `cites` say it at the period's place. */
  detail(
    period: Period,
    cite: string,
    { cadence, isInstant }: { cadence: string; isInstant: boolean },
  ): PointDetail {
    const { start, end, year, quarter } = period;
    const told = {
      ...(start === undefined || isInstant ? {} : { start }),
      end,
      ...(year === undefined ? {} : { fiscal_year: year }),
      ...(quarter === undefined ? {} : { fiscal_quarter: quarter }),
    };
    const { place, isDerived, isRestated, broughtTo, isAsFiled, ...marks } = readCite(cite);
    const others = [
      ...(marks.isBeforeOthers ? [BEFORE_MINORITY_INTEREST] : []),
      ...(marks.mayBeBeforeOthers ? ['may include the share of noncontrolling or preferred holders'] : []),
      ...(marks.mayBeRounded ? ['may be rounded to hundreds of millions'] : []),
      ...(marks.leftOut === undefined ? [] : [LEFT_OUT[marks.leftOut]]),
      ...(marks.isWithDue ? ['may include debt due within a year'] : []),
      ...(marks.isUnlikeQuarters ? [UNLIKE_QUARTERS[cadence === 'a' ? 'a' : 'q']] : []),
    ];
    const filing = this.#filing(place, end);
    const isLast = this.#row[cadence === 'a' ? 'years' : 'quarters'].endsWith(end);
    const origin = this.#origin(filing, isRestated || isLast);
    const known = {
      period: told,
      ...(isBreak(cite) ? { comparable_with_previous: false } : {}),
      ...(filing !== undefined && this.#isLater(filing, end, cadence) ? { first_publication: false } : {}),
    };
    if (isDerived) return { ...this.#lessNineMonths(origin, period, others), ...known };
    const name = [origin.name, ...(isRestated ? ['restated'] : []), ...others, broughtTo ?? []]
      .flat()
      .join(', ');
    const derived = broughtTo === undefined || isAsFiled ? {} : { derived_from: [origin.url] };
    return { origin: { ...origin, name }, ...known, ...derived };
  }

  #lessNineMonths(origin: PointDetail['origin'], { end }: Period, others: readonly string[]): PointDetail {
    const quarters = this.#readQuarters();
    const third = this.#filing('', quarters[quarters.findIndex((each) => each.end === end) - 1]?.end ?? '');
    const name = `${origin.name} less the nine months of ${third ? `Form ${third.form}` : 'SEC company facts'}`;
    const named = [name, ...others].join(', ');
    return { origin: { ...origin, name: named }, derived_from: [origin.url, third?.url ?? this.#facts.url] };
  }

  /** Whether a filing shows a period beside its own: the period's report came before it, or the next period had ended. */
  #isLater({ filed, form, url }: Filing, end: string, cadence: string): boolean {
    // What is amended was published before.
    if (form.endsWith('/A')) return true;
    const own = this.#filing('', end);
    // Two tables may give one filing two days.
    if (own !== undefined) return filed > own.filed && url !== own.url;
    const next = this.periods(cadence).find((each) => each.end > end);
    return next !== undefined && filed > next.end;
  }

  /** What no report after the last period can have restated, or says that it is restated, is not possibly so. */
  #origin(filing: Filing | undefined, isKnown: boolean): PointDetail['origin'] {
    const { name, source, url } = this.#facts;
    if (filing === undefined) return { name: isKnown ? name : `${name}, possibly restated`, source, url };
    const whose = filing.url === url ? `${name}, from` : this.#issuer;
    return { name: `${whose} Form ${filing.form}`, published_time: filing.filed, source, url: filing.url };
  }

  #filing(cite: string, end: string): Filing | undefined {
    if (cite === '?') return undefined;
    if (cite !== '') return (this.#others ??= this.#readOthers())[Number(cite)];
    return (this.#filings ??= this.#readFilings()).get(end);
  }

  #readOthers(): (Filing | undefined)[] {
    return unpackReports(this.#row.others ?? '')
      .split(' ')
      .map((token) => this.#readFiling(token, ''));
  }

  #readFilings(): Map<string, Filing> {
    const filings = new Map<string, Filing>();
    const note = (ends: readonly string[], reports: string, form: string): void => {
      unpackReports(reports)
        .split(' ')
        .forEach((token, at) => {
          const filing = this.#readFiling(token, form);
          if (filing) filings.set(ends[at] ?? '', filing);
        });
    };
    note(this.ends('q'), this.#row.quarterReports, '10-Q');
    note(this.ends('a'), this.#row.yearReports, '10-K');
    return filings;
  }

  #readFiling(token: string, usual: string): Filing | undefined {
    const [filed = '', accession = '', form = usual] = token.split(':');
    if (filed === '') return undefined;
    const folder = accession.replaceAll('-', '');
    const url = folder
      ? `https://www.sec.gov/Archives/edgar/data/${String(Number(this.#cik))}/${folder}/`
      : this.#facts.url;
    return { form, filed, url };
  }

  #readYears(): readonly Period[] {
    if (this.#years) return this.#years;
    const periods = readPeriods(this.#row.years, LENGTHS.a);
    const { firstYear, turned = {} } = this.#row;
    let from = { end: periods[0]?.end ?? '', year: firstYear };
    this.#years = periods.map((period) => {
      const own = ownValue(turned, period.end);
      if (own !== undefined) from = { end: period.end, year: own };
      if (from.year === undefined) return period;
      return { ...period, year: from.year + Math.round(days(from.end, period.end) / 365.25) };
    });
    return this.#years;
  }

  #readQuarters(): readonly Period[] {
    if (this.#quarters) return this.#quarters;
    const years = this.#readYears();
    this.#quarters = readPeriods(this.#row.quarters, LENGTHS.q).map((period) => inYear(period, years));
    return this.#quarters;
  }
}

/** The quarter of the fiscal year that ends next; beyond the last known year, of the one that would follow. */
function inYear(period: Period, years: readonly Period[]): Period {
  const last = years.at(-1);
  if (last === undefined) return period;
  const next = years.find(({ end }) => days(period.end, end) >= -7) ?? last;
  const ahead = Math.max(0, Math.ceil((days(next.end, period.end) - 7) / 365.25));
  const quarter = 4 - Math.round((days(period.end, next.end) + ahead * 365.25) / 91.3);
  if (quarter < 1 || quarter > 4) return period;
  return { ...period, ...(next.year === undefined ? {} : { year: next.year + ahead }), quarter };
}

function readPeriods(text: string, [least, most]: readonly [number, number]): Period[] {
  let before = '';
  return text
    .split(' ')
    .filter(Boolean)
    .map((token) => {
      const [given, end = given] = token.split('/');
      const length = before === '' ? 0 : days(before, end ?? '');
      const follows = length >= least && length <= most;
      const start = given === end ? (follows ? dayAfter(before) : undefined) : given;
      before = end ?? '';
      return { ...(start === undefined ? {} : { start }), end: before };
    });
}

const days = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY);

const dayAfter = (date: string): string => new Date(Date.parse(date) + DAY).toISOString().slice(0, 10);
