import { chunk, partition } from 'es-toolkit/array';

import type { SheetArea } from '../../shared/formula/area';
import { AreaIndex } from '../../shared/formula/area-index';
import type { FileFormula } from '../file/workbook-formulas';
import type { FormulaReads } from './formula-reads';

/** So many formulas the engine calculates together; each takes about 20 kB of memory meanwhile. */
const MOST = 10_000;

/**
 * Formulas in parts that read nothing of a later part, so that the engine calculates one part after the other. What
 * reads cells that no reference names, or itself in a circle, stands in the last part with what reads it.
 */
export function partsOf(formulas: readonly FileFormula[], reads: FormulaReads): FileFormula[][] {
  // How far a dynamic array will reach is not known before.
  if (formulas.length <= MOST || formulas.some(({ isDynamic }) => isDynamic)) return [[...formulas]];
  const index = new AreaIndex(formulas.map((formula) => ({ ...formula.area, formula })));
  const states = new Map<FileFormula, 'entered' | 'ordered' | 'tied'>();
  const path = formulas.toReversed();
  for (let at = path.at(-1); at !== undefined; at = path.at(-1)) {
    const { areas, isOpen } = reads.of(at);
    if (!states.has(at)) {
      states.set(at, 'entered');
      for (const each of precedents(index, areas)) if (!states.has(each)) path.push(each);
      continue;
    }
    path.pop();
    if (states.get(at) !== 'entered') continue;
    const isTied = isOpen || precedents(index, areas).some((each) => states.get(each) !== 'ordered');
    // Set anew, it stands behind what it reads.
    states.delete(at);
    states.set(at, isTied ? 'tied' : 'ordered');
  }
  const [ordered, tied] = partition([...states.keys()], (each) => states.get(each) === 'ordered');
  // Calls of KER's functions come first in the list; only those that run together share requests.
  const calls = ordered.findLastIndex(({ isKer }) => isKer) + 1;
  return [ordered.slice(0, calls), ...chunk(ordered.slice(calls), MOST), tied].filter(
    ({ length }) => length > 0,
  );
}

function precedents(
  index: AreaIndex<SheetArea & { formula: FileFormula }>,
  areas: readonly SheetArea[],
): FileFormula[] {
  const found: FileFormula[] = [];
  for (const area of areas) index.some(area, ({ formula }) => found.push(formula) === 0);
  return found;
}
