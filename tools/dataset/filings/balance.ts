import { unitOf } from '../../../src/service/dataset/rounded';
import type { Interests } from './filed-figures';
import { pointsOf, type Cited, type Line } from './line';

/** What rounding leaves open of a sheet, as a share of its assets. */
const ROUNDED = 0.001;

/** Assets, liabilities and equity of one day. */
type Sheet = readonly [assets: Cited, debts: Cited, equity: Cited];

/** Three sums, each rounded to the nearest unit, are out by less than so many units. */
const ROUNDED_UNITS = 1.5;

/** Whether an equity is less than assets minus liabilities by more than rounding to the coarsest unit of the three leaves open. */
export function isLess(assets: number, debts: number, equity: number): boolean {
  const unit = Math.max(...[assets, debts, equity].map(unitOf));
  return assets - debts - equity > Math.min(unit * ROUNDED_UNITS, assets * ROUNDED);
}

/** The equity of a company's years, whatever part of it the line is. */
export const equityOf = (lines: readonly Line[]): Map<string, Cited> =>
  lines.find(({ figures, cadence }) => figures.line.startsWith('Total equity') && cadence === 'a')?.points ??
  new Map<string, Cited>();

/** What is neither debt nor equity, as a share of the assets. */
export const restOf = ([assets, debts, equity]: Sheet): number =>
  (assets.value - debts.value - equity.value) / assets.value;

/** The sheets of a company's years of which all three sums are known, by their day. */
export function sheetsOf(lines: readonly Line[]): Map<string, Sheet> {
  const [assets, debts] = [pointsOf(lines, 'Total assets', 'a'), pointsOf(lines, 'Total liabilities', 'a')];
  const equity = equityOf(lines);
  return new Map(
    [...assets].flatMap(([end, sum]): [string, Sheet][] => {
      const [owed, own] = [debts.get(end), equity.get(end)];
      return owed === undefined || own === undefined ? [] : [[end, [sum, owed, own]]];
    }),
  );
}

/**
 * Brings each sheet to one basis: where restated sums beside those that were first filed do not balance, and the first ones do, those stand.
 * Of a sheet in which debts and equity are more than the assets what is read in no known filing goes.
 */
export function balanceSheets(lines: readonly Line[]): void {
  const all = ['Total assets', 'Total liabilities'].map((name) => pointsOf(lines, name, 'a'));
  const columns = [...all, equityOf(lines)];
  for (const [end, sheet] of sheetsOf(lines)) {
    if (Math.abs(restOf(sheet)) <= ROUNDED) continue;
    const balanced = asFirstFiled(sheet).find((each) => Math.abs(restOf(each)) <= ROUNDED);
    if (balanced !== undefined) balanced.forEach((point, at) => columns[at]?.set(end, point));
    else if (restOf(sheet) < 0) {
      const unproved = [2, 1, 0].find((at) => sheet[at]?.cite === '?');
      columns[unproved ?? 2]?.delete(end);
    }
  }
}

/** The sheet with some or all of its restated sums as they were first filed. */
function asFirstFiled([assets, debts, equity]: Sheet): Sheet[] {
  const ways = (point: Cited): Cited[] =>
    point.first === undefined
      ? [point]
      : [point, { ...point, value: point.first, cite: '', first: undefined }];
  return ways(assets).flatMap((sum) =>
    ways(debts).flatMap((owed) => ways(equity).map((own): Sheet => [sum, owed, own])),
  );
}

/** Sums of rounded amounts differ by a share of the assets. */
const SAME = 0.0001;

/** How far an amount may be from a small rest that it is, as a share of the rest. */
const OF_REST = 0.1;

/**
 * What an equity leaves out that with the debts is less than the assets, as letters: noncontrolling interests (`p`), redeemable ones (`t`),
 * both, or what no amounts prove (`l`).
 */
export function leftOut(rest: number, assets: number, amounts: ReturnType<Interests['get']>): string {
  const [noncontrolling = 0, ...redeemable] = amounts ?? [];
  const sums = [
    ...redeemable,
    ...(redeemable.length > 1 ? [redeemable.reduce((sum, each) => sum + each, 0)] : []),
  ];
  const near = Math.min(assets * SAME, rest * OF_REST);
  const isRest = (amount: number): boolean => amount > 0 && Math.abs(amount - rest) <= near;
  if (isRest(noncontrolling)) return 'p';
  if (sums.some(isRest)) return 't';
  return noncontrolling > 0 && sums.some((each) => isRest(noncontrolling + each)) ? 'pt' : 'l';
}

/**
 * Marks the equities that leave out what belongs to others (`leftOut`), and those of another basis than the year before: of the two the one
 * leaves nothing out, and the other what is not proved to be redeemable, as it would be if the company had issued some.
 */
export function markLeftOut(lines: readonly Line[], cik: string, interests: Interests): void {
  const equity = equityOf(lines);
  let before: string | undefined;
  for (const [end, sheet] of sheetsOf(lines)) {
    const [{ value: assets }, { value: debts }, own] = sheet;
    const rest = restOf(sheet);
    const marks = isLess(assets, debts, own.value)
      ? leftOut(rest * assets, assets, interests.get(`${cik}|${end}`))
      : '';
    const isWhole = Math.abs(rest) <= SAME;
    // What is a small part of the assets is marked, and makes no other basis.
    const told = isWhole ? '' : rest > ROUNDED ? marks : undefined;
    const isNewBasis =
      before !== undefined &&
      told !== undefined &&
      (before === '') !== (told === '') &&
      before + told !== 't';
    if (marks !== '' || isNewBasis)
      equity.set(end, {
        ...own,
        cite: marks + own.cite,
        ...(marks === '' ? {} : { rest: (rest * assets) / Math.abs(own.value) }),
        isNewBasis: own.isNewBasis === true || isNewBasis,
      });
    before = told;
  }
}
