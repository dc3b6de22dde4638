import { documentText, newestSource } from '../../cells/citation';
import { momentOf, serialOf } from '../../cells/date';
import type { Source } from '../../../shared/contract/source';
import type { CellNeed, KnownKnowledge } from '../../runtime/knowledge';
import type { ObservationPoint } from '../../../shared/contract/observation';
import type { Fact } from '../provenance/fact';
import { cellFacts } from '../provenance/derived-facts';
import { isOfRate, shownFacts, shownPoints, type ShownCell } from '../provenance/displayed-facts';
import type { FilledCell } from '../excel/cell-contents';

/** Where a value comes from. */
export type CellSource = {
  name: string;
  /** An Excel serial, or undefined where the source has no date. */
  date: number | undefined;
  document: string;
};

/** One thing that a cell asked, with the source of what the cell shows of it. */
export type Evidence = {
  /** The entity, where the thing belongs to one. */
  entity: string;
  /** The property, relationship or series, in words. */
  what: string;
  value: unknown;
  source: CellSource | undefined;
};

/** What a cell requested, with sources, from stored data; undefined if it has not run since the workbook was opened. */
export function evidenceOf(known: KnownKnowledge, cell: FilledCell): Evidence[] | undefined {
  const needs = known.cell(cell.address);
  if (needs === undefined) return undefined;
  const answers = needs.flatMap((need) => (need.kind === 'answer' ? answerEvidence(need) : []));
  const asked = needs.filter(({ kind }) => kind !== 'other' && kind !== 'answer');
  return [...answers, ...factsOfCell(known, asked, cell).map(together)];
}

/** The newest source of a cell's value. `naming` returns the requests that only verify a name. */
export function sourceOf(
  known: KnownKnowledge,
  cell: FilledCell,
  naming: (name: string) => readonly string[],
): CellSource | undefined {
  const facts = factsOfCell(known, known.cell(cell.address) ?? [], cell).flat();
  const [rates, others] = [facts.filter(isOfRate), facts.filter((fact) => !isOfRate(fact))];
  const newest = newestOf(shownFacts(others, shownOf(cell), { field: undefined, naming }));
  const applied = rates.flatMap(({ words }) => words ?? []).slice(-1);
  return newest && { ...newest, name: [newest.name, ...applied].join('; ') };
}

/** A formula that spills shows all that it spilled to. */
function shownOf({ formula, grid }: FilledCell): ShownCell {
  const values = grid.flatMap((row) => row.map(({ value }) => value));
  return { formula, value: values[0], spilledRow: values.length > 1 ? values : undefined };
}

function factsOfCell(
  known: KnownKnowledge,
  needs: readonly CellNeed[],
  cell: FilledCell,
): readonly (readonly Fact[])[] {
  const shown = shownOf(cell);
  const pick = (points: readonly ObservationPoint[]) => shownPoints(points, shown);
  const behind = { cell: cell.address, shown: [shown.spilledRow ?? [shown.value]], pick };
  return cellFacts(known, needs, behind);
}

/** What one need gave as one row: of several points the newest, of several related entities all. */
function together(facts: readonly Fact[]): Evidence {
  const last = facts.at(-1);
  const source = newestOf(facts);
  const isOf = { entity: last?.entity?.name ?? '', what: last?.name ?? '' };
  if (last?.kind !== 'relationship') return { ...isOf, value: shownValue(facts), source };
  return { ...isOf, value: facts.flatMap(({ leadsTo }) => leadsTo?.name ?? []).join('; '), source };
}

/** Of several points that made one value that value, else the last of them as it stands in its series. */
function shownValue(facts: readonly Fact[]): unknown {
  const last = facts.at(-1);
  const isOne = facts.length > 1 && facts.every(({ made }) => made !== undefined && made === last?.made);
  return isOne ? last?.made : last?.value;
}

function newestOf(facts: readonly Fact[]): CellSource | undefined {
  return inCell(newestSource(facts.flatMap(citable)));
}

/** Of a series none of whose points the cell shows, its publisher is known, but not the document. */
function citable({ kind, time, sources }: Fact): readonly Source[] {
  return kind === 'series' && time === undefined ? sources.map(({ name }) => ({ name })) : sources;
}

function answerEvidence({ question, held }: Extract<CellNeed, { kind: 'answer' }>): Evidence[] {
  const facts = held?.value.context ?? [];
  const rows = facts.flatMap(({ content, origins }) =>
    (origins ?? []).map(({ source, document }): Evidence => {
      const name = source?.name ?? document?.name ?? '';
      const cell = { name, date: undefined, document: document?.url ?? source?.url ?? '' };
      return { entity: '', what: question, value: content, source: cell };
    }),
  );
  if (rows.length > 0) return rows;
  return [{ entity: '', what: question, value: held?.value.content, source: undefined }];
}

function inCell(source: Source | undefined): CellSource | undefined {
  if (source === undefined) return undefined;
  const moment = momentOf(source.date ?? '');
  const serial = moment && serialOf(moment);
  const date = serial === undefined ? undefined : Math.floor(serial);
  return { name: source.name, date, document: documentText(source) };
}
