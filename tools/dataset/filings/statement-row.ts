import { isRounded } from '../../../src/service/dataset/rounded';
import type { StatementRow } from '../../../src/service/dataset/statement-rows';
import { balanceSheets, markLeftOut } from './balance';
import {
  markBreaks,
  markDueDebts,
  markUnlikeQuarters,
  markUnlikeYearsToDate,
  markOthersShare,
  markPossibleOthersShare,
  markRounded,
} from './breaks';
import { calendarOf, type Calendar } from './calendar';
import { daysAfter, daysBetween, LENGTHS, type Cadence, type Cited, type Line, shortNumber } from './line';
import type { Figure, Figures, FiledFigures } from './filed-figures';
import { addFourthQuarters, addsUp, isQuarterOfYear, isAsListed } from './fourth-quarters';
import { lineName, lineOf as knownLine } from './line-names';
import { correctMisdated } from './comparative-columns';
import { reportingCurrency } from './reporting-currency';
import { bringToSingleShares, keepOneBasis, leaveOutUnadjusted, markChangedShares } from './shares';
import type { Report, Reports } from './reports';
import { isBreak } from '../../../src/service/dataset/cite';
import { leaveOutOtherIncomes, leaveOutUnfit } from './unfit-figures';
import { list, table, texts } from '../table';

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
  markLeftOut(lines, cik, filed.interests);
  markBreaks(lines, calendar);
  markChangedShares(lines);
  leaveOutUnadjusted(lines);
  markOthersShare(lines);
  markPossibleOthersShare(lines);
  markRounded(lines);
  leaveOutOtherIncomes(lines);
  markDueDebts(lines);
  markUnlikeQuarters(lines);
  markUnlikeYearsToDate(lines, filed.yearsToDate);
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
    const known = citing.firstSaid(figures, end);
    const revised = known ?? undefined;
    // Extractions may hold the figure as it was first filed beside the restated one.
    const said = revised === value ? undefined : revised;
    // What a later report only rounded is told as the period's own report has it.
    const isOwn = cite === '' && said !== undefined && isRounded(said, value);
    const [own, first] = isOwn ? [said, undefined] : [value, said];
    const adjusted = basis.get(end) ?? own;
    const before = [...points.keys()].at(-1) ?? '';
    const isNewBasis = citing.isNewBasis(figures, cadence, { before, end });
    const isSlightlyOther = citing.isSlightlyOther(figures, cadence, end);
    const about = { tag, first, isRestated: known === null, isNewBasis, isSlightlyOther };
    points.set(end, { value: adjusted, cite: adjusted === own ? cite : `s${cite}`, ...about });
  }
  return [{ figures, name, cadence, points }];
}

/** What stands at a day stands at the end of the fourth quarter as at the end of the year. */
function joinYears({ name, points }: Line, lines: readonly Line[]): void {
  if (name.kind !== 'instant') return;
  const year = lines.find((each) => each.cadence === 'a' && each.name.name === name.name);
  for (const [end, point] of year?.points ?? []) points.set(end, point);
}

/** Where the figures of a company go over to those of another reporting entity, which no figure tells. */
const SUCCESSIONS = table('basis-changes', { ...texts('cik'), kinds: list, ends: list, ...texts('reason') });

/** What proves in which filing a figure stands. */
const PROVED: ReadonlySet<string> = new Set(['first', 'filing', 'filed-date']);

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
   * later report that says what the first one said is the first one's, unless all filings are known and the first is another.
   */
  of({ cik, line, cadence }: Figures, [, end, value, form, filed, accession, how]: Figure): string {
    if (form === null || filed === null || !PROVED.has(how)) return '?';
    const own = this.own(cik, end);
    const key = [cik, line, cadence, end].join('|');
    const first = this.#filed.revised.get(key) ?? undefined;
    const isFirst = how === 'first' && !isRounded(first, value);
    if (isFirst) return own?.filed === filed ? '' : this.#other({ form, filed, accession });
    const isRevised = this.#filed.revised.has(key) && first !== value && !isRounded(first, value);
    // What is not read from a later report itself may be what that one changed.
    const isTold = how !== 'filed-date' && filed > (own?.filed ?? filed) && !isRevised;
    if (own?.filed === filed || isTold) return '';
    return this.#other({ form, filed, accession });
  }

  /** What a figure's own report said, where a later one changed it and that is known; null where another filing before said something else. */
  firstSaid({ cik, line, cadence }: Figures, end: string): number | null | undefined {
    return this.#filed.revised.get([cik, line, cadence, end].join('|'));
  }

  /** Whether the report of a period tells those before it on another basis than they are shown here, or another entity took over since. */
  isNewBasis(
    { cik, line }: Figures,
    cadence: Cadence,
    { before, end }: { before: string; end: string },
  ): boolean {
    const kind = knownLine(line)?.kind ?? 'shares';
    const own = SUCCESSIONS().filter((each) => each.cik === cik && each.kinds.includes(kind));
    return (
      this.#filed.basisChanges.has([cik, line, cadence, end].join('|')) ||
      own.some(({ ends }) => ends.some((day) => day > before && day <= end))
    );
  }

  /** Whether the report of a quarter tells those before it a little otherwise, which changes sums of quarters. */
  isSlightlyOther({ cik, line }: Figures, cadence: Cadence, end: string): boolean {
    return this.#filed.slightChanges.has([cik, line, cadence, end].join('|'));
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
    years: periodText(years, startsOf(lines, 'a'), 'a'),
    quarters: periodText(quarters, startsOf(lines, 'q'), 'q'),
    ...(firstYear === undefined ? {} : { firstYear }),
    ...(turned.size === 0 ? {} : { turned: Object.fromEntries(turned) }),
    yearReports: years.map((end) => token(end, '10-K')).join(' '),
    quarterReports: quarters.map((end) => (yearEnds.has(end) ? '' : token(end, '10-Q'))).join(' '),
    ...(citing.others.length > 0 ? { others: citing.others.join(' ') } : {}),
    lines: lines.map(({ name, cadence, points }) => {
      const ends = cadence === 'a' ? years : quarters;
      const told = (textOf: (point: Cited | undefined) => string): string =>
        ends
          .map((end) => textOf(points.get(end)))
          .join(' ')
          .trimEnd();
      const cites = told((point) => point?.cite ?? '');
      const values = told((point) => shortNumber(point?.value));
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

const hasTwelveMonths = (points: ReadonlyMap<string, Cited>, ends: readonly string[]): boolean =>
  ends.some((end, at) => {
    const four = ends.slice(at - 3, at + 1);
    const [, ...later] = four.map((each) => points.get(each));
    const isWhole =
      at >= 3 && points.has(four[0] ?? '') && later.every((each) => each && !isBreak(each.cite));
    return isWhole && isQuarterOfYear(daysBetween(four[0] ?? '', end));
  });

function startsOf(lines: readonly Line[], wanted: Cadence): Map<string, string> {
  const figures = lines.flatMap((line) => (line.cadence === wanted ? line.figures.data : []));
  return new Map(
    figures.flatMap(([start, end]) =>
      start !== null && isAsLong(daysBetween(start, end) + 1, wanted) ? [[end, start]] : [],
    ),
  );
}

const isAsLong = (days: number, cadence: Cadence): boolean =>
  days >= LENGTHS[cadence][0] && days <= LENGTHS[cadence][1];

/** Ends of periods, with their start before a slash (ISO 8601) unless it is the day after the end before. */
const periodText = (ends: readonly string[], starts: ReadonlyMap<string, string>, cadence: Cadence): string =>
  ends
    .map((end, at) => {
      const [before, start] = [ends[at - 1], starts.get(end)];
      const follows = before !== undefined && isAsLong(daysBetween(before, end), cadence);
      return start === undefined || (follows && start === daysAfter(before, 1)) ? end : `${start}/${end}`;
    })
    .join(' ');
