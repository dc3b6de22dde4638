import type { Figure, Figures } from '../dataset/filings/filed-figures';
import { WITH_DUE, WITH_OTHERS_SHARE } from '../dataset/filings/line';
import { figureOf, isOwnReport, withTag, type Vintages } from './vintages';

/** The parent's part of a profit, by the tags that say it. */
const PARENTS = ['NetIncomeLoss', 'NetIncomeLossAvailableToCommonStockholdersBasic'];

/** What belongs to others is less than this of a profit, or the profit says that it is in it. */
const SAME_SHARE = 0.001;

type PartOf = (figure: Figure, filed: (tag: string) => ReturnType<Vintages['of']>) => Figure;

/** Lines of which the period's own report may tell a part apart, and what the line says then. */
const PARTS: ReadonlyMap<string, PartOf> = new Map([
  ['Net income', tellOthersShare],
  ['Long-term debt', withoutDue],
]);

/** The same lines, where the period's own report tells a part of a figure apart, with the part that the line is of, or saying that it is more. */
export function withOwnParts(lines: readonly Figures[], vintages: Vintages): Figures[] {
  return lines.map((figures) => {
    const { cik, line, cadence, data } = figures;
    const part = vintages.companies.has(cik) ? PARTS.get(line) : undefined;
    return part === undefined
      ? figures
      : { ...figures, data: data.map((figure) => part(figure, (tag) => vintages.of(cik, tag, cadence))) };
  });
}

/** A profit is the parent's alone, or says by its tag that it is not. */
function tellOthersShare(figure: Figure, filed: Parameters<PartOf>[1]): Figure {
  const { 1: end, 2: value, 8: tag } = figure;
  const [own] = tag === 'ProfitLoss' ? PARENTS.flatMap((each) => filed(each).get(end)?.[0] ?? []) : [];
  if (own === undefined) return figure;
  const isSame = Math.abs(own.value - value) <= SAME_SHARE * Math.abs(value);
  return withTag(figure, isSame ? 'NetIncomeLoss' : WITH_OTHERS_SHARE);
}

/** Tags of the part of a debt that is due within a year. */
const DUE = ['LongTermDebtCurrent', 'DebtCurrent'];

/** A debt is what is not due within a year, or says by its tag that a report tells such a part apart that may be in it. */
function withoutDue(figure: Figure, filed: Parameters<PartOf>[1]): Figure {
  const { 1: end, 8: tag } = figure;
  const [own] = tag === 'LongTermDebt' ? (filed('LongTermDebtNoncurrent').get(end) ?? []) : [];
  if (own !== undefined && isOwnReport(own, end)) return figureOf(own, end, 'LongTermDebtNoncurrent');
  const isTold = tag === 'LongTermDebt' && DUE.some((each) => (filed(each).get(end)?.[0]?.value ?? 0) > 0);
  return isTold ? withTag(figure, WITH_DUE) : figure;
}
