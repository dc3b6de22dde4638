import type { MemoryGraph } from '../../../src/service/memory/memory-graph';
import type { StoredEntity } from '../../../src/service/store/stored';
import { knownNames } from './known-names';
import { rowsOf, writeRows, type Row } from './row';
import { ruled, RULES } from './rules';
import { seeded, type Draw } from './seeded';

/** How many names a rule makes, for both halves together. */
const EACH = new Map([['slip', 240]]);
const EACH_ELSE = 150;

/** Types whose names people type; the others are of codes and papers. */
const TYPES = [
  'Company',
  'Company',
  'Municipality',
  'Country',
  'Person',
  'EducationalInstitution',
  'Currency',
];

/** The two lists: one to work with, one that is looked at once. */
export type Halves = { worked: Row[]; heldOut: Row[] };

/**
 * Draws names by rules from a store, joins them with names by hand, and parts each class in two halves. A name of several
 * entities is left out, and one that `used` has; so is a name by hand that is called absent and is not.
 */
export function madeHalves(
  store: MemoryGraph,
  { byHand, used, seed }: { byHand: readonly Row[]; used: readonly Row[]; seed: number },
): Halves {
  const draw = seeded(seed);
  const { called, calledAtCore } = knownNames(store);
  const taken = new Set([...used, ...byHand].map(({ typed }) => typed.toLowerCase()));
  const isAbsent = ({ group, typed, type }: Row): boolean =>
    group === 'absent near' ? called(typed, type).length === 0 : calledAtCore(typed, type).length === 0;
  const halves: Halves = { worked: [], heldOut: [] };
  const part = (rows: readonly Row[]): void =>
    draw.shuffled(rows).forEach((row, at) => (at % 2 === 0 ? halves.worked : halves.heldOut).push(row));
  const byType = grouped(store.entities);
  for (const [group, rule] of RULES) {
    const rows: Row[] = [];
    const most = EACH.get(group) ?? EACH_ELSE;
    for (let tries = 0; rows.length < most && tries < most * 50; tries += 1) {
      const entity = drawn(byType, draw);
      const row = entity && ruled(group, rule, entity, draw);
      if (row === undefined || taken.has(row.typed.toLowerCase())) continue;
      if (called(entity?.name ?? '', row.type).length > 1) continue;
      // A slip may make another name of the dataset; then that is what was typed.
      if (group === 'slip' && calledAtCore(row.typed).length > 0) continue;
      taken.add(row.typed.toLowerCase());
      rows.push(row);
    }
    part(rows);
  }
  // Who keeps a list of countries or companies mostly tells its type, as half of the names by rule do.
  const told = (row: Row): Row => {
    const [entity] = row.type === '' ? called(row.meant) : [];
    return entity !== undefined && draw.below(2) === 0 ? { ...row, type: entity.type } : row;
  };
  for (const group of new Set(byHand.map((row) => row.group))) {
    const ofGroup = byHand.filter((row) => row.group === group);
    part(group.startsWith('absent') ? ofGroup.filter(isAbsent) : ofGroup.map(told));
  }
  return halves;
}

function grouped(entities: readonly StoredEntity[]): Map<string, StoredEntity[]> {
  const byType = new Map<string, StoredEntity[]>();
  for (const entity of entities) {
    const ofType = byType.get(entity.type);
    if (ofType === undefined) byType.set(entity.type, [entity]);
    else ofType.push(entity);
  }
  return byType;
}

function drawn(
  byType: ReadonlyMap<string, readonly StoredEntity[]>,
  { pick }: Draw,
): StoredEntity | undefined {
  const ofType = byType.get(pick(TYPES)) ?? [];
  return ofType.length === 0 ? undefined : pick(ofType);
}

/** Writes both halves as the files that the bench reads. */
export function makeLists(store: MemoryGraph, seed: number): void {
  const { worked, heldOut } = madeHalves(store, { byHand: rowsOf('by-hand'), used: rowsOf('worked'), seed });
  writeRows('worked-half', worked);
  writeRows('held-out-half', heldOut);
}
