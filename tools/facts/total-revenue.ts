import type { Figures } from '../dataset/filings/filed-figures';
import { isRounded } from '../../src/service/dataset/rounded';
import type { Vintages } from './vintages';

/** What is known of all companies when their lines are filled. */
export type Filling = {
  vintages: Vintages;
  cadence: 'annual' | 'quarterly';
  sicOf: (cik: string) => string;
};

/** Whose contracts bring a part of the revenue alone, by the first digits of their SIC code: utilities, banks, insurers, real estate. */
const PARTLY_BY_CONTRACT = /^(?:49|6)/;

/** The tags of a company's total revenue: what contracts bring is it where a company has no other kind and files no total. */
export function totalTags(cik: string, { vintages, sicOf }: Filling): string[] {
  const contract = 'RevenueFromContractWithCustomerExcludingAssessedTax';
  const hasTotal = vintages.of(cik, 'Revenues', 'annual').size > 0;
  return hasTotal || PARTLY_BY_CONTRACT.test(sicOf(cik)) ? ['Revenues'] : [contract, 'SalesRevenueNet'];
}

/** As many periods show that a revenue is the total. */
const FEWEST_PROVED = 3;

/**
 * The same lines, of companies whose yearly revenue is not known to be the total with the proof of it, where each figure is what was filed
 * under the tags of the total, and else without it, so that the total takes its place. Quarters carry no such judgement of their own.
 */
export function withProvedTotals(
  lines: readonly Figures[],
  { years, filling }: { years: readonly Figures[]; filling: Filling },
): Figures[] {
  const open = new Set(years.filter((each) => each.total_revenue === 'unverified').map(({ cik }) => cik));
  return lines.flatMap((figures) => {
    const { cik, line } = figures;
    if (line !== 'Revenue' || !open.has(cik) || !filling.vintages.companies.has(cik)) return [figures];
    return isTotal(figures, filling) ? [{ ...figures, total_revenue: 'tag' }] : [];
  });
}

function isTotal({ cik, cadence, data }: Figures, filling: Filling): boolean {
  const tags = totalTags(cik, filling);
  const { vintages } = filling;
  const said = data.flatMap(([, end, value, , day]) => {
    // What a report after the last vintage restates tells nothing of the measure.
    if (day !== null && day > vintages.lastFiled(cik)) return [];
    const filed = tags.flatMap((tag) => vintages.of(cik, tag, cadence).get(end) ?? []);
    return filed.length === 0
      ? []
      : [filed.some((each) => each.value === value || isRounded(each.value, value))];
  });
  return said.length >= FEWEST_PROVED && said.every(Boolean);
}
