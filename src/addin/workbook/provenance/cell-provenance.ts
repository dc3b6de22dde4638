import { isUuid } from '../../../shared/contract/entity-id';
import type { ObservationPoint } from '../../../shared/contract/observation';
import type { CellNeed, EntityHead, KnownKnowledge } from '../../runtime/knowledge';
import type { PlannedNeed } from '../../runtime/refresher';
import { isError } from '../plan/argument-values';
import { excelInputs } from '../plan/inputs';
import { neededBy } from '../plan/plan-cells';
import type { Fact } from './fact';
import { cellFacts } from './derived-facts';
import type { ReadCell } from './read-cells';
import { rowFacts } from './row-facts';
import { shownFacts, shownPoints } from './displayed-facts';

/** The provenance of one KER cell's value. */
export type CellEvidence = {
  address: string;
  formula: string;
  /** What it shows. */
  text: string;
  /** How what it asked is known: it has run since opening, its formula tells it, or nothing does. */
  known: 'ran' | 'told' | 'unknown';
  facts: readonly Fact[];
  /** Entities whose ids it shows. */
  entities: readonly EntityHead[];
};

/** The provenance of a cell from stored data; sends no request. */
export async function cellEvidence(
  context: Excel.RequestContext,
  known: KnownKnowledge,
  { cell, field }: { cell: ReadCell & { formula: string }; field?: string | undefined },
): Promise<CellEvidence> {
  const { aliasProperties: naming } = await import(
    /* webpackChunkName: "names" */ '../../../shared/names/entity-identification'
  );
  const ran = known.cell(cell.askedBy);
  const needs = ran ?? (await toldNeeds(context, known, cell));
  const shown = [[cell.value], cell.spilledRow ?? []];
  const pick = (points: readonly ObservationPoint[]) => shownPoints(points, cell);
  const facts = cellFacts(known, needs, { cell: cell.askedBy, shown, pick }).flat();
  const { address, formula, text } = cell;
  const isOthers = failsAmongOthers(cell);
  const rows = isOthers ? [] : facts.map((fact) => rowFacts(known, fact, cell));
  const ofRows = rows.flatMap((each) => each.entities);
  return {
    address,
    formula,
    text,
    entities: isOthers ? [] : [...entitiesIn(known, cell), ...ofRows],
    known: ran === undefined ? (needs.length > 0 ? 'told' : 'unknown') : 'ran',
    facts: isOthers
      ? []
      : [...rows.flatMap((each) => each.facts), ...shownFacts(facts, cell, { field, naming })],
  };
}

/** Whether a cell shows an error of its own while what its formula got stands in other cells, or found no room. */
function failsAmongOthers({ value, spilledRow }: ReadCell): boolean {
  return isError(value) && (spilledRow !== undefined || value === '#SPILL!');
}

/** Excel runs no function when a workbook opens: what a cell will ask is read from its formula. */
async function toldNeeds(
  context: Excel.RequestContext,
  known: KnownKnowledge,
  { askedBy: address, sheet, formula }: ReadCell & { formula: string },
): Promise<CellNeed[]> {
  const needs = await neededBy(excelInputs(context), known, { address, sheet, formula });
  return needs.flatMap((need) => heldNeed(known, need) ?? []);
}

/** A need as if its cell had run; inquiries have the keys that the layer gives them. */
function heldNeed(known: KnownKnowledge, need: PlannedNeed): CellNeed | undefined {
  switch (need.kind) {
    case 'property':
      // Without a name it stands for one that only the service can name.
      return need.name === '' ? undefined : { ...need, held: known.property(need.id, need.name) };
    case 'relationship':
      return { ...need, held: known.relationship(need.need) };
    case 'observation':
      return { ...need, held: known.observation(need.need) };
    case 'answer':
      return { kind: 'answer', question: need.input.trim(), held: known.answer(need.input) };
    case 'query':
      return { kind: 'other', name: 'query', key: JSON.stringify(need.input.trim()) };
    case 'introspection':
      return { kind: 'other', name: 'introspection', key: JSON.stringify(need.id.toLowerCase()) };
    case 'profile':
      return { kind: 'other', name: 'entity', key: need.id.toLowerCase() };
    case 'search': {
      const { name, entity_types: types = [], limit } = need.request;
      return { kind: 'other', name: 'search', key: JSON.stringify([name, types, limit]) };
    }
  }
}

function entitiesIn(known: KnownKnowledge, { value, spilledRow }: ReadCell): EntityHead[] {
  return [value, ...(spilledRow ?? [])].flatMap((one) => {
    const head = typeof one === 'string' && isUuid(one) ? known.head(one) : undefined;
    return head === undefined ? [] : [head];
  });
}
