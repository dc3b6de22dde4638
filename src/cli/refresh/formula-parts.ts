import { chunk, partition } from 'es-toolkit/array';

import type { SheetArea } from '../../shared/formula/area';
import { AreaIndex } from '../../shared/formula/area-index';
import { kerFunction } from '../../shared/formula/ker-formula';
import { referredArea } from '../../shared/formula/reference';
import { tokens } from '../../shared/formula/tokens';
import type { CellIndex } from '../file/cell-index';
import type { FileFormula } from '../file/workbook-formulas';
import type { FormulaReads } from './formula-reads';

/** So many formulas the engine calculates together; each takes about 20 kB of memory meanwhile. */
const MOST = 5_000;

/** What the formulas read, and the cells of the file. */
type Parts = { reads: FormulaReads; cells: CellIndex };

/**
 * Formulas in parts that read nothing of a later part, so that the engine calculates one part after the other. What
 * reads cells that no reference names, or itself in a circle, stands in the last part with what reads it.
 */
export function partsOf(formulas: readonly FileFormula[], { reads, cells }: Parts): FileFormula[][] {
  // How far a dynamic array will reach is not known before.
  if (formulas.length <= MOST || formulas.some(({ isDynamic }) => isDynamic)) return [[...formulas]];
  const index = new AreaIndex(formulas.map((formula) => Object.assign({ formula }, formula.area)));
  const precedents = (formula: FileFormula) => formulasIn(index, reads.of(formula).areas);
  const states = new Map<FileFormula, 'entered' | 'ordered' | 'tied'>();
  const path = formulas.toReversed();
  for (let at = path.at(-1); at !== undefined; at = path.at(-1)) {
    if (!states.has(at)) {
      states.set(at, 'entered');
      for (const each of precedents(at)) if (!states.has(each)) path.push(each);
      continue;
    }
    path.pop();
    if (states.get(at) !== 'entered') continue;
    const isTied = reads.of(at).isOpen || precedents(at).some((each) => states.get(each) !== 'ordered');
    // Set anew, it stands behind what it reads.
    states.delete(at);
    states.set(at, isTied ? 'tied' : 'ordered');
  }
  const [ordered, tied] = partition([...states.keys()], (each) => states.get(each) === 'ordered');
  // Calls of KER's functions come first in the list.
  const last = ordered.findLastIndex(({ isKer }) => isKer) + 1;
  const links = new Map<FileFormula, (FileFormula | string)[]>();
  for (const each of ordered.slice(0, last)) {
    const linked = precedents(each).filter((other) => links.has(other));
    if (each.isKer || linked.length > 0) links.set(each, [...linked, ...subjectsOf(each, cells)]);
  }
  return [
    ...chunk(
      ordered.slice(0, last).filter((each) => !links.has(each)),
      MOST,
    ),
    ...packed(groupsOf(links)),
    ...chunk(ordered.slice(last), MOST),
    tied,
  ].filter(({ length }) => length > 0);
}

/** The first arguments of a formula's KER calls, which are entities, as cells and constants give them. */
function subjectsOf({ formula, sheet }: FileFormula, cells: CellIndex): string[] {
  const pieces = tokens(formula).filter(({ kind }) => kind !== 'space');
  return pieces.flatMap((token, at) => {
    const first = pieces[at + 2];
    if (token.kind !== 'call' || kerFunction(token.text) === undefined || first === undefined) return [];
    const area = first.kind === 'reference' ? referredArea(first.text, sheet) : undefined;
    const values = area ? [...cells.in(area)].map(({ value }) => value) : [first.text.replaceAll('"', '')];
    return values.map((value) => String(value).trim().toLowerCase());
  });
}

/** Formulas in groups of those that are linked: only calls that run together share the requests of an entity. */
function groupsOf(links: ReadonlyMap<FileFormula, readonly (FileFormula | string)[]>): FileFormula[][] {
  const parents = new Map<FileFormula | string, FileFormula | string>();
  const rootOf = (of: FileFormula | string): FileFormula | string => {
    let root = of;
    for (let above = parents.get(root); above !== undefined; above = parents.get(root)) root = above;
    if (root !== of) parents.set(of, root);
    return root;
  };
  for (const [formula, others] of links)
    for (const other of others) {
      const [root, own] = [rootOf(other), rootOf(formula)];
      if (root !== own) parents.set(own, root);
    }
  const groups = new Map<FileFormula | string, FileFormula[]>();
  for (const formula of links.keys()) {
    const root = rootOf(formula);
    const group = groups.get(root);
    if (group) group.push(formula);
    else groups.set(root, [formula]);
  }
  return [...groups.values()];
}

/** Small groups together, as far as there is room. */
function packed(groups: readonly FileFormula[][]): FileFormula[][] {
  const parts: FileFormula[][] = [];
  for (const group of groups) {
    const last = parts.at(-1);
    if (last !== undefined && last.length + group.length <= MOST) last.push(...group);
    else parts.push([...group]);
  }
  return parts;
}

function formulasIn(
  index: AreaIndex<SheetArea & { formula: FileFormula }>,
  areas: readonly SheetArea[],
): FileFormula[] {
  const found: FileFormula[] = [];
  for (const area of areas) index.some(area, ({ formula }) => found.push(formula) === 0);
  return found;
}
