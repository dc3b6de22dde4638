import { namedGroups } from '../../shared/names/named-groups';

/** What a unit says of money: its currency, nothing, or something that does not tell which. */
export type Money = { kind: 'money'; code: string; rest: string } | { kind: 'none' } | { kind: 'unclear' };

const CODE = /^([A-Z]{3})((?:\/| per ).+)?$/;
const WORDS: readonly (readonly [RegExp, string])[] = [
  [/^(?:US|U\.S\.) dollars?(?=$| per |\/)/i, 'USD'],
  [/^euros?(?=$| per |\/)/i, 'EUR'],
];
/** `Bil. of $` may be of any dollar, and `mil. 2011 USD` are prices of another year: neither is converted. */
const UNCLEAR = /[$€£¥]|\b[A-Z]{3}\b|dollar|euro|yen|pound|franc|currency/i;
/** What may be added up and counted in thousands or millions, because its unit names no magnitude and no base. */
const COUNTS = /^(?:shares|persons|people|employees)$/i;
const RATIO = /%|percent|index|ratio|\bper\b|\/|=\s*\d|\bshare$/i;

/** The currency of a unit such as `USD`, `USD/share` or `US dollars per troy ounce`. */
export function moneyOf(unit: string | undefined): Money {
  if (unit === undefined) return { kind: 'none' };
  const [, code, rest = ''] = CODE.exec(unit) ?? [];
  // The price of one currency in another is a rate, not an amount.
  if (code !== undefined)
    return / per [A-Z]{3}$/.test(rest) ? { kind: 'none' } : { kind: 'money', code, rest };
  for (const [words, named] of WORDS) {
    const match = words.exec(unit);
    if (match) return { kind: 'money', code: named, rest: unit.slice(match[0].length) };
  }
  return UNCLEAR.test(unit.replaceAll(/\b(?:GDP|PPP|CPI)\b/g, '')) ? { kind: 'unclear' } : { kind: 'none' };
}

/** Whether the unit is an amount of money alone, so that those of a year are the sum of its quarters. */
export function isAmount(unit: string | undefined): boolean {
  const money = moneyOf(unit);
  return money.kind === 'money' && money.rest === '';
}

/** Whether values of this unit may be divided by a thousand or a million without contradicting it. */
export function isScalable(unit: string | undefined): boolean {
  return isAmount(unit) || (unit !== undefined && COUNTS.test(unit));
}

/** Whether a sum of such values means nothing. */
export function isRatio(unit: string | undefined): boolean {
  return unit !== undefined && RATIO.test(unit);
}

/** The two currencies of a rate's unit; only one that names both by code, such as `USD per EUR`, is certain. */
export function rateCurrencies(unit: string): { price: string; of: string } | undefined {
  return namedGroups(/^(?<price>[A-Z]{3}) per (?<of>[A-Z]{3})$/, unit);
}
