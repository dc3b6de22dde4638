import { groupBy } from 'es-toolkit/array';

import type { Fact } from './fact';

/** Facts of which each filing tells one value, and what is wrong with those that it contradicts itself by. */
export type PreciseFacts = { facts: Fact[]; contradictions: string[] };

/**
 * Of two values that one filing gives for one period the more precise counts, as the statement's beside the rounded one of a
 * note. Values of which none is the other rounded contradict each other, and none counts.
 */
export function preciseFacts(facts: readonly Fact[]): PreciseFacts {
  const ofOnePeriod = groupBy(facts, ({ tag, accession, start, end }) =>
    [tag, accession, start, end].join('|'),
  );
  const contradictions: string[] = [];
  const precise = Object.values(ofOnePeriod).flatMap((all) => {
    const [best, ...others] = all.toSorted((a, b) => grainOf(a.value) - grainOf(b.value));
    const contrary = others.find(({ value }) => best !== undefined && !isRounding(value, best.value));
    if (best === undefined || contrary === undefined) return best ?? [];
    const { tag, end, accession, value } = best;
    contradictions.push(
      `us-gaap ${tag} ${end}: Expected one value of filing ${accession}, got ${value} and ${contrary.value}`,
    );
    return [];
  });
  return { facts: precise, contradictions };
}

/** Whether a value is what people say in place of a more precise one: 1,100,000,000 for 1,085,000,000. */
function isRounding(rough: number, precise: number): boolean {
  return (
    rough === precise || (grainOf(rough) > grainOf(precise) && Math.abs(rough - precise) <= grainOf(rough))
  );
}

/** The place of the last digit that is no zero: a million for 1,085,000,000, a hundredth for 2.97. */
function grainOf(value: number): number {
  const digits = Math.abs(value)
    .toFixed(4)
    .replace(/\.?0+$/, '');
  const decimals = digits.split('.')[1]?.length;
  if (decimals !== undefined) return 10 ** -decimals;
  return 10 ** (/0*$/.exec(Math.abs(value).toFixed(0))?.[0].length ?? 0);
}
