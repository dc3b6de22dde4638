import { groupBy, minBy, uniq } from 'es-toolkit/array';

import { isRoundedTo } from '../../src/service/dataset/rounded';
import { daysBetween, LENGTHS } from '../dataset/filings/line';
import type { Figure, Figures } from '../dataset/filings/filed-figures';
import { LINES, lineOf } from '../dataset/filings/line-names';
import { totalTags, type Filling } from './total-revenue';
import { figureOf, isOwnReport, withTag, type Vintages } from './vintages';

/** Statements begin here. */
const FIRST_END = '2014-10-01';

/** Lines whose tags mean the same, so that one may go on where another ends. */
const OF_ONE_MEANING = new Set(['Revenue', 'Depreciation and amortization']);

/** Tags that tell which periods a company reports. */
const CALENDAR_TAGS = ['NetIncomeLoss', 'ProfitLoss', 'NetCashProvidedByUsedInOperatingActivities'];

/**
 * The same lines with the periods that they lack, and the lines that companies lack, as the own reports of the periods say it: under the tag
 * of the figure that is nearest in time, or, of a whole line, under the tag of most periods.
 */
export function fillLines(lines: readonly Figures[], filling: Filling): Figures[] {
  const { vintages, cadence } = filling;
  const own = groupBy(lines, ({ cik }) => cik);
  const lineNames = new Set(lines.map(({ line }) => lineOf(line)?.line));
  const added = Object.keys(own).flatMap((cik) => {
    if (!vintages.companies.has(cik)) return [];
    const ends = endsOf(own[cik] ?? [], { cik, ...filling });
    const isPerShare = (own[cik] ?? []).some((each) => lineOf(each.line)?.kind === 'shares');
    return LINES().flatMap(({ line, kind, tags }): Figures[] => {
      // What is filed of a share stands on the basis of its day, so it is not put beside what is on another.
      const isOpen = kind === 'shares' ? !isPerShare : lineNames.has(line) || cadence === 'annual';
      if (!isOpen || own[cik]?.some((each) => lineOf(each.line)?.line === line)) return [];
      const at = kind === 'instant' ? 'instant' : cadence;
      const used = line === 'Revenue' ? totalTags(cik, filling) : tags;
      const filed = used.map((tag) => filedAt(ends, { cik, tag, cadence: at, vintages }));
      const data = chained(filed, OF_ONE_MEANING.has(line));
      // Of a company that files no other equity it is all there is.
      const told =
        line === 'Total equity' && data[0]?.[8] === tags.at(-1)
          ? data.map((figure) => withTag(figure, null))
          : data;
      const unit = kind === 'shares' ? (line.endsWith('shares') ? 'shares' : 'USD/shares') : 'USD';
      return data.length === 0
        ? []
        : [{ cik, line, concept: tags[0] ?? '', unit, cadence: at, data: told, split_adjusted: [] }];
    });
  });
  const whole = lines.map((figures) => {
    const { kind, line } = lineOf(figures.line) ?? {};
    if (!vintages.companies.has(figures.cik) || kind === undefined || kind === 'shares' || line === 'Revenue')
      return figures;
    return filledLine(figures, endsOf(own[figures.cik] ?? [], { cik: figures.cik, ...filling }), vintages);
  });
  return [...whole, ...added];
}

/**
 * The figures of the tag that says most, and of those that follow or precede it: where a company files both for a period they say the same.
 */
function chained(byTag: readonly (readonly Figure[])[], isOfOneMeaning: boolean): Figure[] {
  const [most = [], ...others] = [...byTag].sort((a, b) => b.length - a.length);
  const held = new Map(most.map((figure) => [figure[1], figure]));
  for (const figures of isOfOneMeaning ? others : []) {
    const isSame = figures.every(([, end, value]) => (held.get(end)?.[2] ?? value) === value);
    if (isSame) for (const figure of figures) held.set(figure[1], held.get(figure[1]) ?? figure);
  }
  return sorted([...held.values()]);
}

function filledLine(figures: Figures, ends: readonly string[], vintages: Vintages): Figures {
  const { cik, cadence, data } = figures;
  const known = new Set(data.map(([, end]) => end));
  const tagged = data.filter((figure) => figure[8] !== null);
  const filled = ends.flatMap((end): Figure[] => {
    if (known.has(end) || [...known].some((each) => Math.abs(daysBetween(each, end)) < 20)) return [];
    const nearest = minBy(tagged, ([, each]) => Math.abs(daysBetween(each, end)));
    return filedAt([end], { cik, tag: nearest?.[8] ?? '', cadence, vintages });
  });
  if (filled.length === 0) return figures;
  return { ...figures, data: sorted([...data, ...filled]) };
}

const sorted = (figures: readonly Figure[]): Figure[] =>
  [...figures].sort(([, a], [, b]) => (a < b ? -1 : a > b ? 1 : 0));

/** A line of annual reports that were read themselves: the company's, by the end of its years. */
export type ReadLine = {
  cik: string;
  name: string;
  filed: string;
  data: readonly (readonly [end: string, value: number])[];
};

/** The same lines with the years that annual reports say which were read themselves; nothing in one is an element left empty. */
export function withReadReports(lines: readonly Figures[], read: readonly ReadLine[]): Figures[] {
  return lines.map((figures) => {
    const known = new Set(figures.data.map(([, end]) => end));
    const own = read.filter(({ cik, name }) => cik === figures.cik && name === lineOf(figures.line)?.name);
    const added = own.flatMap(({ filed, data }) =>
      data.flatMap(([end, value]): Figure[] =>
        known.has(end) || value === 0 ? [] : [[null, end, value, '10-K', filed, null, 'filed-date', 1, null]],
      ),
    );
    return added.length === 0 ? figures : { ...figures, data: sorted([...figures.data, ...added]) };
  });
}

type Place = { cik: string; tag: string; cadence: Figures['cadence']; vintages: Vintages };

/** What the periods' own reports say under a tag. */
function filedAt(ends: readonly string[], { cik, tag, cadence, vintages }: Place): Figure[] {
  return ends.flatMap((end) => {
    const [first] = vintages.of(cik, tag, cadence).get(end) ?? [];
    return first !== undefined && isOwnReport(first, end) ? [figureOf(first, end, tag)] : [];
  });
}

const calendars = new Map<string, readonly string[]>();

/** The ends of a company's periods: those of its lines, and those of its own reports that lie apart from them. */
function endsOf(
  lines: readonly Figures[],
  { cik, cadence, vintages }: Filling & { cik: string },
): readonly string[] {
  const key = `${cik}|${cadence}`;
  const known = calendars.get(key);
  if (known !== undefined) return known;
  const told = uniq(lines.flatMap(({ data }) => data.map(([, end]) => end)));
  const [shortest] = LENGTHS[cadence === 'annual' ? 'a' : 'q'];
  const reported = CALENDAR_TAGS.flatMap((tag) =>
    [...vintages.of(cik, tag, cadence)].flatMap(([end, [first]]) =>
      first !== undefined && isOwnReport(first, end) && end >= FIRST_END ? [end] : [],
    ),
  );
  const ends = [...told];
  for (const end of reported)
    if (ends.every((each) => each === end || Math.abs(daysBetween(each, end)) >= shortest)) ends.push(end);
  const sorted = uniq(ends).sort();
  calendars.set(key, sorted);
  return sorted;
}

/** Tags of the debt that is due within a year. */
const DUE = ['LongTermDebtCurrent', 'DebtCurrent'];

/** The same lines without the debts of which a year's interest is more than the debt: they are those of a part of the business. */
export function withoutPartialDebts(lines: readonly Figures[], vintages: Vintages): Figures[] {
  return lines.map((figures) => {
    const { cik, line, data } = figures;
    if (line !== 'Long-term debt') return figures;
    const first = (tag: string, span: 'annual' | 'instant', end: string): number =>
      vintages.of(cik, tag, span).get(end)?.[0]?.value ?? 0;
    const isWhole = ([, end, value]: Figure): boolean =>
      value + Math.max(...DUE.map((tag) => first(tag, 'instant', end))) >=
      first('InterestExpense', 'annual', end);
    return { ...figures, data: data.filter((figure) => figure[2] === 0 || isWhole(figure)) };
  });
}

/** Notes tell debts in hundreds of millions. */
const NOTED = 1e8;

/** The same lines with the debts that notes only round as the statement of the period's own report tells them, or without where that does not. */
export function withExactDebts(lines: readonly Figures[], vintages: Vintages): Figures[] {
  return lines.map((figures) => {
    const { cik, line, cadence, data } = figures;
    if (line !== 'Long-term debt') return figures;
    const exact = (figure: Figure): Figure[] => {
      const [, end, value] = figure;
      const finer = (lineOf(line)?.tags ?? []).flatMap((tag) =>
        (vintages.of(cik, tag, cadence).get(end) ?? [])
          .filter((filed) => isRoundedTo(NOTED, filed.value, value))
          .map((filed) => ({ filed, tag })),
      );
      const own = finer.find(({ filed }) => isOwnReport(filed, end));
      if (finer.length === 0) return [figure];
      return own === undefined ? [] : [figureOf(own.filed, end, own.tag)];
    };
    return { ...figures, data: data.flatMap(exact) };
  });
}
