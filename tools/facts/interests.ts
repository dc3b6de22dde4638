import type { Figures } from '../dataset/filings/filed-figures';
import { lineOf } from '../dataset/filings/line-names';
import type { Vintages } from './vintages';

/** What stands between liabilities and the parent's equity: `[end, noncontrolling, ...redeemable]`, as the first filing of each day says it. */
export type Interests = {
  cik: string;
  ends: [end: string, noncontrolling: number, ...redeemable: number[]][];
};

/** The tags of an equity with and without noncontrolling interests, and of what is redeemable. */
const [WHOLE, PARENTS] = [
  'StockholdersEquityIncludingPortionAttributableToNoncontrollingInterest',
  'StockholdersEquity',
];
const REDEEMABLE = [
  'RedeemableNoncontrollingInterestEquityCarryingAmount',
  'TemporaryEquityCarryingAmountAttributableToParent',
];

/** The interests of others at the days of the companies' equities, where there are any. */
export function interestsOf(lines: readonly Figures[], vintages: Vintages): Interests[] {
  return lines.flatMap(({ cik, line, data }): Interests[] => {
    if (lineOf(line)?.line !== 'Total equity') return [];
    const at = (tag: string, end: string): number =>
      vintages.of(cik, tag, 'instant').get(end)?.[0]?.value ?? NaN;
    const ends = data.flatMap(([, end]): Interests['ends'] => {
      const apart = at(WHOLE, end) - at(PARENTS, end);
      const [noncontrolling = 0] = [apart, at('MinorityInterest', end)].filter((amount) => amount > 0);
      const redeemable = REDEEMABLE.map((tag) => at(tag, end)).filter((amount) => amount > 0);
      return noncontrolling === 0 && redeemable.length === 0 ? [] : [[end, noncontrolling, ...redeemable]];
    });
    return ends.length === 0 ? [] : [{ cik, ends }];
  });
}
