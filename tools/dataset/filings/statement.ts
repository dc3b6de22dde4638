import type { StatementRow } from '../../../src/service/dataset/statement-rows';
import { balanceSheets, markParentsEquity } from './balance';
import { markBreaks, markUnlikeQuarters } from './breaks';
import { calendarOf, type Calendar } from './calendar';
import { daysAfter, daysBetween } from './days';
import type { Figure, Figures, FiledFigures } from './figure-rows';
import { addFourthQuarters, addsUp, isQuarterOfYear } from './fourth-quarters';
import { LENGTHS, type Cadence, type Cited, type Line } from './line';
import { lineName } from './line-names';
import { isAsListed } from './listed-revenue';
import { isRounded } from '../../../src/service/dataset/rounded';
import { correctMisdated } from './misdated';
import { markOthersShare } from './others-share';
import { reportingCurrency } from './reporting-currency';
import { keepOneBasis } from './one-share-basis';
import type { Report, Reports } from './reports';
import { isBreak } from '../../../src/service/dataset/cite';
import { bringToSingleShares } from './share-units';
import { shortNumber } from './short-number';
import { leaveOutUnfit } from './unfit-figures';

/** One company's figures, and what is known of all companies' filings. */
type GivenFigures = {
  annual: readonly Figures[];
  quarterly: readonly Figures[];
  filed: FiledFigures;
  reports: Reports;
  /** The company's revenue in a list of total revenues. */
  listed?: number | undefined;
};

/** The statements of one company by period, as they will be written, without those lines that may be a part of the whole. */
export function statementOf(
  entity: string,
  cik: string,
  { filed, reports, annual: years, quarterly: quarters, listed }: GivenFigures,
): StatementRow | undefined {
  const calendar = calendarOf(years, quarters, filed.fiscalYears.get(cik));
  const citing = new Citing(reports, filed, calendar);
  const annual = years.flatMap((figures) => lineOf(figures, 'a', citing));
  const quarterly = quarters.flatMap((figures) => lineOf(figures, 'q', citing));
  const given = [...annual, ...quarterly];
  correctMisdated(given);
  leaveOutUnfit(given);
  balanceSheets(given);
  const lines = kept(given, calendar, listed);
  for (const line of lines) if (line.cadence === 'q') joinYears(line, lines);
  addFourthQuarters(lines, calendar);
  for (const cadence of ['a', 'q'] as const) bringToSingleShares(lines, cadence);
  keepOneBasis(lines, calendar);
  markParentsEquity(lines);
  markBreaks(lines, calendar);
  markOthersShare(lines);
  markUnlikeQuarters(lines);
  const whole = lines.filter(({ points }) => points.size > 0);
  if (whole.length === 0) return undefined;
  return row(entity, { cik, calendar, citing, lines: whole, reports });
}

/** A revenue that may be a part of it is left out at every cadence: the quarters carry no such judgement of their own. */
function kept(lines: readonly Line[], calendar: Calendar, listed: number | undefined): Line[] {
  const total = lines.find(({ figures, cadence }) => cadence === 'a' && figures.line === 'Revenue');
  const isTotal =
    total !== undefined && (total.figures.total_revenue !== 'unverified' || isAsListed(total, listed));
  return lines.filter((line) => {
    if (line.figures.line !== 'Revenue') return true;
    return isTotal && (line.cadence === 'a' || addsUp(lines, line, calendar));
  });
}

function lineOf(figures: Figures, cadence: Cadence, citing: Citing): Line[] {
  const name = lineName(figures);
  if (name === undefined) return [];
  const basis = new Map(figures.split_adjusted.map(([end, value]) => [end, value]));
  const ends = new Set(citing.ends(cadence));
  const points = new Map<string, Cited>();
  for (const figure of figures.data) {
    const [, end, value, , , , , , tag] = figure;
    if (!ends.has(end)) continue;
    const cite = citing.of(figures, figure);
    const said = citing.firstSaid(figures, end);
    // What a later report only rounded is told as the period's own report has it.
    const isOwn = cite === '' && said !== undefined && isRounded(said, value);
    const [own, first] = isOwn ? [said, undefined] : [value, said];
    const adjusted = basis.get(end) ?? own;
    const isNewBasis = citing.isNewBasis(figures, cadence, end);
    points.set(end, { value: adjusted, cite: adjusted === own ? cite : `s${cite}`, tag, first, isNewBasis });
  }
  return [{ figures, name, cadence, points }];
}

/** What stands at a day stands at the end of the fourth quarter as at the end of the year. */
function joinYears({ name, points }: Line, lines: readonly Line[]): void {
  if (name.kind !== 'instant') return;
  const year = lines.find((each) => each.cadence === 'a' && each.name.name === name.name);
  for (const [end, point] of year?.points ?? []) points.set(end, point);
}

/** Where the figures of one company are read. */
class Citing {
  readonly others: string[] = [];
  readonly #reports: Reports;
  readonly #filed: FiledFigures;
  readonly #calendar: Calendar;

  constructor(reports: Reports, filed: FiledFigures, calendar: Calendar) {
    this.#reports = reports;
    this.#filed = filed;
    this.#calendar = calendar;
  }

  ends(cadence: Cadence): readonly string[] {
    return cadence === 'a' ? this.#calendar.years : this.#calendar.quarters;
  }

  own(cik: string, end: string): Report | undefined {
    return this.#reports.own(cik, end, this.#calendar.years.includes(end) ? '10-K' : '10-Q');
  }

  /**
   * Empty for the period's own report, `?` where no filing is proved, else the place of another filing. A figure read from a
   * later report that says what the first one said is the first one's.
   */
  of({ cik, line, cadence }: Figures, [, end, value, form, filed, accession, how]: Figure): string {
    if (form === null || filed === null || (how !== 'filing' && how !== 'filed-date')) return '?';
    const own = this.own(cik, end);
    const key = [cik, line, cadence, end].join('|');
    const isRevised = this.#filed.revised.has(key) && !isRounded(this.#filed.revised.get(key), value);
    if (own && (own.filed === filed || (filed > own.filed && !isRevised))) return '';
    return this.#other({ form, filed, accession });
  }

  /** What a figure's own report said, where a later one changed it and that is known. */
  firstSaid({ cik, line, cadence }: Figures, end: string): number | undefined {
    return this.#filed.revised.get([cik, line, cadence, end].join('|'));
  }

  /** Whether the report of a period tells those before it on another basis than they are shown here. */
  isNewBasis({ cik, line }: Figures, cadence: Cadence, end: string): boolean {
    return this.#filed.basisChanges.has([cik, line, cadence, end].join('|'));
  }

  #other({ form, filed, accession }: Report): string {
    const token = [filed, accession ?? '', form].join(':');
    const at = this.others.indexOf(token);
    if (at >= 0) return String(at);
    this.others.push(token);
    return String(this.others.length - 1);
  }
}

type Parts = { cik: string; calendar: Calendar; citing: Citing; lines: readonly Line[]; reports: Reports };

function row(entity: string, { cik, calendar, citing, lines, reports }: Parts): StatementRow {
  const { years, quarters, firstYear, turned } = calendar;
  const starts = (cadence: Cadence): Map<string, string> =>
    startsOf(lines.filter((line) => line.cadence === cadence));
  const token = (end: string, form: '10-K' | '10-Q'): string => {
    const own = reports.own(cik, end, form);
    if (own === undefined) return '';
    return [own.filed, own.accession ?? '', ...(own.form === form ? [] : [own.form])].join(':');
  };
  const yearEnds = new Set(years);
  const currency = reportingCurrency(cik, formsOf(lines));
  return {
    entity,
    ...(currency === undefined ? {} : { currency }),
    years: periodText(years, starts('a'), 'a'),
    quarters: periodText(quarters, starts('q'), 'q'),
    ...(firstYear === undefined ? {} : { firstYear }),
    ...(turned.size === 0 ? {} : { turned: Object.fromEntries(turned) }),
    yearReports: years.map((end) => token(end, '10-K')).join(' '),
    quarterReports: quarters.map((end) => (yearEnds.has(end) ? '' : token(end, '10-Q'))).join(' '),
    ...(citing.others.length > 0 ? { others: citing.others.join(' ') } : {}),
    lines: lines.map(({ name, cadence, points }) => {
      const ends = cadence === 'a' ? years : quarters;
      const cites = ends
        .map((end) => points.get(end)?.cite ?? '')
        .join(' ')
        .trimEnd();
      const values = ends
        .map((end) => shortNumber(points.get(end)?.value))
        .join(' ')
        .trimEnd();
      const hasSums = cadence === 'q' && SUMMED.has(name.name) && hasTwelveMonths(points, ends);
      const at = hasSums ? 'qt' : cadence;
      return cites === '' ? [name.name, at, values] : [name.name, at, values, cites];
    }),
  };
}

const formsOf = (lines: readonly Line[]): Set<string | null> =>
  new Set(lines.flatMap(({ figures }) => figures.data.map(([, , , form]) => form)));

/** Lines that four quarters make twelve months of. */
const SUMMED = new Set(['Revenue', 'Gross profit', 'Operating income', 'Net income']);

function hasTwelveMonths(points: ReadonlyMap<string, Cited>, ends: readonly string[]): boolean {
  return ends.some((end, at) => {
    const four = ends.slice(at - 3, at + 1);
    const [, ...later] = four.map((each) => points.get(each));
    const isWhole =
      at >= 3 && points.has(four[0] ?? '') && later.every((each) => each && !isBreak(each.cite));
    return isWhole && isQuarterOfYear(daysBetween(four[0] ?? '', end));
  });
}

function startsOf(lines: readonly Line[]): Map<string, string> {
  const starts = new Map<string, string>();
  for (const { figures, cadence } of lines)
    for (const [start, end] of figures.data) {
      if (start === null) continue;
      const days = daysBetween(start, end) + 1;
      if (days >= LENGTHS[cadence][0] && days <= LENGTHS[cadence][1]) starts.set(end, start);
    }
  return starts;
}

/** Ends of periods, with their start before a slash (ISO 8601) unless it is the day after the end before. */
function periodText(ends: readonly string[], starts: ReadonlyMap<string, string>, cadence: Cadence): string {
  return ends
    .map((end, at) => {
      const before = ends[at - 1];
      const start = starts.get(end);
      const days = before === undefined ? 0 : daysBetween(before, end);
      const follows = before !== undefined && days >= LENGTHS[cadence][0] && days <= LENGTHS[cadence][1];
      return start === undefined || (follows && start === daysAfter(before, 1)) ? end : `${start}/${end}`;
    })
    .join(' ');
}
