import { definedNames } from './defined-names';
import { riskSentence, formulaReach, type Reach } from '../../../shared/formula/formula-safety';

/**
 * Why some of these formulas (en-US) may not be written; allowed ones are not in it. A workbook of somebody else must
 * not make the add-in enter formulas that fetch, send or run anything.
 */
export async function judgeFormulas(
  context: Excel.RequestContext,
  formulas: readonly string[],
): Promise<ReadonlyMap<string, Reach>> {
  const distinct = [...new Set(formulas)];
  const first = distinct.map((formula) => ({ formula, ...riskSentence(formula) }));
  // Only names can make a difference, for better or worse, and most models have none in their formulas.
  const isSure = ({ reach, readsNames }: (typeof first)[number]): boolean =>
    !readsNames && reach?.kind !== 'outside';
  const sure = first.filter(isSure);
  if (sure.length === first.length) return refused(sure);
  const names = await definedNames(context);
  const second = first.map((each) =>
    isSure(each) ? each : { formula: each.formula, reach: formulaReach(each.formula, { names }) },
  );
  return refused(second);
}

function refused(
  judged: readonly { formula: string; reach: Reach | undefined }[],
): ReadonlyMap<string, Reach> {
  return new Map(judged.flatMap(({ formula, reach }) => (reach === undefined ? [] : [[formula, reach]])));
}
