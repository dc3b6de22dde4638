import { uniq } from 'es-toolkit/array';
import { omit } from 'es-toolkit/object';
import * as v from 'valibot';

import { unpackReports } from '../../../src/service/dataset/packed-reports';
import { packReports } from '../pack-reports';
import { figuresSchema, type Figure, type Figures } from './figure-rows';

const numbers = v.array(v.number());
const { line, concept, unit, cadence, total_revenue, split_adjusted } = figuresSchema.entries;

/** The figures of one company: what repeats among them stands once, and each line has the places of it. */
export const packedFiguresSchema = v.object({
  cik: v.string(),
  /** `start/end`, or the end alone. */
  periods: v.string(),
  /** `filed:accession:form`, as `packReports` shortens them. */
  filings: v.string(),
  tags: v.array(v.string()),
  lines: v.array(
    v.object({
      line,
      concept,
      unit,
      cadence,
      total_revenue,
      split_adjusted,
      /** A column each: places of periods, values, places of filings and of tags (-1 for none), first letters of `how`. */
      columns: v.tuple([numbers, numbers, numbers, numbers, v.string()]),
    }),
  ),
});

type Packed = v.InferOutput<typeof packedFiguresSchema>;

/** What proves a figure, by a letter. */
const HOW: ReadonlyMap<string, string> = new Map([
  ['f', 'filing'],
  ['d', 'filed-date'],
  ['p', 'period'],
  ['u', 'facts'],
]);

const letterOf = (how: string): string => [...HOW].find(([, word]) => word === how)?.[0] ?? 'u';

/** The figures of one company without what repeats. */
export function packFigures(cik: string, lines: readonly Figures[]): Packed {
  const figures = lines.flatMap(({ data }) => data);
  const periods = uniq(figures.map(periodOf));
  const filings = uniq(figures.flatMap(filingOf));
  const tags = uniq(figures.flatMap((figure) => figure[8] ?? []));
  return {
    cik,
    periods: periods.join(' '),
    filings: packReports(filings.join(' ')),
    tags,
    lines: lines.map(({ data, ...figures }) => ({
      ...omit(figures, ['cik']),
      columns: [
        data.map((figure) => periods.indexOf(periodOf(figure))),
        data.map(([, , value]) => value),
        data.map((figure) => filings.indexOf(filingOf(figure)[0] ?? '')),
        data.map((figure) => tags.indexOf(figure[8] ?? '')),
        data.map((figure) => letterOf(figure[6])).join(''),
      ],
    })),
  };
}

const periodOf = ([start, end]: Figure): string => (start === null ? end : `${start}/${end}`);

const filingOf = ([, , , form, filed, accession]: Figure): string[] =>
  form === null || filed === null ? [] : [[filed, accession ?? '', form].join(':')];

/** The lines of a company as they were packed. */
export function unpackFigures({ cik, periods, filings, tags, lines }: Packed): Figures[] {
  const spans = periods.split(' ').map((period) => period.split('/'));
  const reports = unpackReports(filings)
    .split(' ')
    .map((report) => report.split(':'));
  return lines.map(({ columns: [places, values, filed, tagged, how], ...line }) => ({
    cik,
    ...line,
    data: places.map((place, at): Figure => {
      const [start, end = start] = spans[place] ?? [];
      const [day = null, accession = null, form = null] = reports[filed[at] ?? -1] ?? [];
      const since = start === end ? null : (start ?? null);
      const proof = HOW.get(how[at] ?? '') ?? 'facts';
      const tag = tags[tagged[at] ?? -1] ?? null;
      return [
        since,
        end ?? '',
        values[at] ?? NaN,
        form,
        day,
        accession === '' ? null : accession,
        proof,
        1,
        tag,
      ];
    }),
  }));
}
