import { moneyOf } from '../query/converted';
import type { Fact } from '../query/fact';
import { fieldSpec } from '../query/field-table';
import type { Expression } from '../query/tree';
import { cited } from './fact-sentence';
import { formatDate, formatFact, joinNames } from './format-value';
import { fieldLabel, spoken } from './phrase';

/** As many conversions as the note tells. */
const MOST_TOLD = 3;

/**
 * Figures in other currencies that were compared in dollars are told with what they are there and at which rate; what was not
 * converted is told to be of several currencies.
 */
export function currenciesNote(
  expression: Expression,
  facts: readonly Fact[],
  common: (fact: Fact) => Fact,
): string[] {
  const byField = new Map<string, Fact[]>();
  for (const fact of facts)
    if (moneyOf(fact) !== undefined) byField.set(fact.field, [...(byField.get(fact.field) ?? []), fact]);
  const bounded = namesOf(expression, 'bounds');
  const compared = namesOf(expression, 'all');
  return [...byField].flatMap(([field, own]) => {
    const isMixed = new Set(own.map(moneyOf)).size > 1;
    const foreign = own.filter((fact) => moneyOf(fact) !== 'USD');
    if (foreign.length === 0 || !(isMixed || bounded.has(field))) return [];
    if (!compared.has(field)) return [`The figures of ${fieldLabel(field)} are of several currencies.`];
    const converted = foreign.flatMap((fact) => {
      const other = common(fact);
      return other === fact ? [] : [conversion(fact, other)];
    });
    return converted.length < foreign.length
      ? [`The figures of ${fieldLabel(field)} are of several currencies, and are compared as they stand.`]
      : [
          `${fieldLabel(field).replace(/^./, (first) => first.toUpperCase())} is compared in US dollars: ${listed([...new Set(converted)])}.`,
        ];
  });
}

function listed(told: readonly string[]): string {
  const more = told.length > MOST_TOLD ? [`${String(told.length - MOST_TOLD)} more`] : [];
  return joinNames([...told.slice(0, MOST_TOLD), ...more]);
}

function conversion(fact: Fact, other: Fact): string {
  const rates = (other.grounds ?? [])
    .slice(1)
    .map(
      (rate) =>
        `${formatFact(rate)}${rate.value.kind === 'point' ? ` on ${formatDate(rate.value.date)}` : ''}${cited(rate)}`,
    );
  return `${formatFact(fact)} of ${spoken(fact.subject)} as ${formatFact(other)}, at ${joinNames(rates)}`;
}

/** The fields that an expression compares: by a bound, or by anything. */
function namesOf({ orders, filters, aggregate, claim }: Expression, which: 'bounds' | 'all'): Set<string> {
  const conditions = [...filters, ...(claim === undefined ? [] : [claim])];
  const bounds = conditions.filter(({ operator }) => operator !== '=' && operator !== '!=');
  const others = which === 'all' ? [...orders, ...(aggregate === undefined ? [] : [aggregate])] : [];
  const fields = [...bounds, ...others].map(({ path }) => path.at(-1) ?? '');
  return new Set(
    fields.flatMap((field) => [field, ...field.split('_or_')].map((each) => fieldSpec(each)?.name ?? each)),
  );
}
