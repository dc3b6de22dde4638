import { documentText, newestSource } from '../../cells/citation';
import { momentOf, serialOf } from '../../cells/date';
import type { Source } from '../../contract/source';
import type { CellNeed, KnownKnowledge } from '../../runtime/knowledge';

/** Where a value comes from. */
export type CellSource = {
  name: string;
  /** An Excel serial, or undefined where the source has no date. */
  date: number | undefined;
  document: string;
};

/** One thing that a cell asked, with the source of what it got. */
export type Evidence = {
  /** The entity, where the thing belongs to one. */
  entity: string;
  /** The property, relationship or series, in words. */
  what: string;
  value: unknown;
  source: CellSource | undefined;
  /** Milliseconds since 1970; undefined where nothing is held. */
  fetchedAt: number | undefined;
};

/** What a cell asked, with sources, from what is held already; undefined where it has not run since opening. */
export function evidenceOf(known: KnownKnowledge, address: string): Evidence[] | undefined {
  return known.cell(address)?.flatMap((need) => evidence(known, need));
}

/** The newest source of all that a cell asked. */
export function sourceOf(known: KnownKnowledge, address: string): CellSource | undefined {
  const sources = (evidenceOf(known, address) ?? []).flatMap(({ source }) => source ?? []);
  return sources.reduce<CellSource | undefined>(
    (newest, each) => (newest === undefined || (each.date ?? 0) > (newest.date ?? 0) ? each : newest),
    undefined,
  );
}

function evidence(known: KnownKnowledge, need: CellNeed): Evidence[] {
  if (need.kind === 'other') return [];
  if (need.kind === 'answer') return answerEvidence(need);
  const fetchedAt = need.held?.fetchedAt;
  if (need.kind === 'property') {
    const value = need.held?.value;
    const source = inCell(newestSource(value?.sources ?? []));
    return [{ entity: nameOf(known, need.id), what: need.name, value: value?.value, source, fetchedAt }];
  }
  const entity = nameOf(known, need.need.id);
  if (need.kind === 'relationship') {
    const related = need.held?.value ?? [];
    const source = inCell(newestSource(related.flatMap(({ properties }) => properties.sources ?? [])));
    const value = related.map(({ name }) => name).join('; ');
    return [{ entity, what: need.need.type, value, source, fetchedAt }];
  }
  return [observationEvidence(entity, need)];
}

function observationEvidence(
  entity: string,
  { need, held }: Extract<CellNeed, { kind: 'observation' }>,
): Evidence {
  const points = held?.value?.data ?? [];
  const newest = points.reduce<(typeof points)[number] | undefined>(
    (last, point) => (last === undefined || point.time > last.time ? point : last),
    undefined,
  );
  const origin = newest?.origin;
  const source = inCell(
    origin
      ? {
          name: origin.name ?? origin.source ?? '',
          date: origin.published_time ?? newest.time,
          document: origin.url ?? '',
        }
      : undefined,
  );
  const what = held?.value?.name ?? need.observation;
  return { entity, what, value: newest?.value ?? undefined, source, fetchedAt: held?.fetchedAt };
}

function answerEvidence({ question, held }: Extract<CellNeed, { kind: 'answer' }>): Evidence[] {
  const facts = held?.value.context ?? [];
  const rows = facts.flatMap(({ content, origins }) =>
    (origins ?? []).map(({ source, document }): Evidence => {
      const name = source?.name ?? document?.name ?? '';
      const cell = { name, date: undefined, document: document?.url ?? source?.url ?? '' };
      return { entity: '', what: question, value: content, source: cell, fetchedAt: held?.fetchedAt };
    }),
  );
  if (rows.length > 0) return rows;
  return [
    { entity: '', what: question, value: held?.value.content, source: undefined, fetchedAt: held?.fetchedAt },
  ];
}

function nameOf(known: KnownKnowledge, id: string): string {
  return known.head(id)?.name ?? id;
}

function inCell(source: Source | undefined): CellSource | undefined {
  if (source === undefined) return undefined;
  const moment = momentOf(source.date ?? '');
  const serial = moment && serialOf(moment);
  const date = serial === undefined ? undefined : Math.floor(serial);
  return { name: source.name, date, document: documentText(source) };
}
