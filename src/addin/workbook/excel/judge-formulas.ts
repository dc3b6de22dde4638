import { definedNames } from './defined-names';
import { riskSentence, formulaReach, type Reach } from '../../../shared/formula/formula-safety';

/**
 * Why some of these formulas may not be written: a workbook that somebody else has made must not have this add-in make
 * formulas live that fetch, send or run anything. Those that may be written are not among them. Formulas are in en-US.
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
