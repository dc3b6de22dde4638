import { definedNames } from './defined-names';
import { reachOf, type DefinedNames, type Reach } from '../../formula/reach';

/**
 * Why some of these formulas may not be written: a workbook that somebody else has made must not have this add-in make
 * formulas live that fetch, send or run anything. Those that may be written are not among them. Formulas are in en-US.
 */
export async function judgeFormulas(
  context: Excel.RequestContext,
  formulas: readonly string[],
): Promise<ReadonlyMap<string, Reach>> {
  const first = judged(formulas);
  // Only names can make a difference, and most models have none in their formulas.
  const doubtful = [...first].filter(([, { kind }]) => kind === 'outside').map(([formula]) => formula);
  if (doubtful.length === 0) return first;
  const second = judged(doubtful, await definedNames(context));
  for (const formula of doubtful) if (!second.has(formula)) first.delete(formula);
  return new Map([...first, ...second]);
}

function judged(formulas: readonly string[], names?: DefinedNames): Map<string, Reach> {
  const refused = new Map<string, Reach>();
  for (const formula of new Set(formulas)) {
    const reach = reachOf(formula, names === undefined ? {} : { names });
    if (reach !== undefined) refused.set(formula, reach);
  }
  return refused;
}
