import type { NumericalObservation, ObservationPoint } from '../../shared/contract/observation';
import type { Source } from '../../shared/contract/source';
import type { Knowledge, KnownKnowledge, Waiter } from './knowledge';

/** A rate that a value was converted by. */
export type AppliedRate = {
  /** How it was applied and what it tells: `÷ USD per EUR`. */
  name: string;
  value: number;
  /** Of which months or day: `average of 12 months to 2024-09-28`. */
  period: string;
  /** All of it as one text, with its publisher. */
  words: string;
  /** The day of the newest quotation that went in. */
  day: string;
  sources: readonly Source[];
  /** The series that tell it: one, or two by way of a third currency. */
  of: readonly NumericalObservation[];
};

/** A value that stands in no series: a sum, an average, or one of another currency. */
export type DerivedValue = {
  value: number;
  /** The id of the series that it was made of. */
  series: string;
  unit: string | undefined;
  points: readonly ObservationPoint[];
  /** How several points became one: `sum of 4 values`. */
  how: string | undefined;
  rates: readonly AppliedRate[];
};

/** What the values of a cell were made of, beyond what its needs tell. */
export type CellProvenance = {
  /** Ids of series that it asked to choose among, and of those that it took. */
  asked: Set<string>;
  taken: Set<string>;
  values: DerivedValue[];
};

type Kept = { made: CellProvenance; ran: number | undefined };

/** By what is known of one add-in, then by cell; a cell that runs again tells it anew. */
const kept = new WeakMap<KnownKnowledge, Map<string, Kept>>();

const calls = new WeakMap<Waiter, CellProvenance>();

/** Where one call of a function tells what its values are made of; undefined where no cell calls it. */
export function recordProvenance({
  knowledge,
  waiter,
}: {
  knowledge: Knowledge;
  waiter: Waiter;
}): CellProvenance | undefined {
  const { known } = knowledge;
  if (waiter.cell === undefined) return undefined;
  const made = calls.get(waiter) ?? { asked: new Set(), taken: new Set(), values: [] };
  calls.set(waiter, made);
  const cells = kept.get(known) ?? new Map<string, Kept>();
  kept.set(known, cells);
  cells.set(waiter.cell, { made, ran: known.ran(waiter.cell) });
  return made;
}

/** Of series that a call asked to choose among, tells which it took; of one alone there is nothing to tell. */
export function recordChoice(
  context: { knowledge: Knowledge; waiter: Waiter },
  taken: readonly { id: string }[],
  asked: readonly { id: string }[],
): void {
  if (asked.length < 2) return;
  const made = recordProvenance(context);
  for (const { id } of asked) made?.asked.add(id.toLowerCase());
  for (const { id } of taken) made?.taken.add(id.toLowerCase());
}

/** What a cell told when it last ran; undefined where it told nothing. */
export function provenanceOf(known: KnownKnowledge, cell: string): CellProvenance | undefined {
  const told = kept.get(known)?.get(cell);
  return told !== undefined && told.ran === known.ran(cell) ? told.made : undefined;
}
