import type { Fact } from './fact';
import type { Filter } from './tree';
import { valueTest, type FactTest, type Means } from './value-test';

/** Judges all facts of the field that an entity has: any of the groups, and of a group every value by some fact. */
export function operandTest(tests: OperandTests): (facts: readonly Fact[]) => boolean {
  const { whole, groups, isExclusion } = tests;
  const isMet = (facts: readonly Fact[]): boolean =>
    facts.some(whole) || groups.some((group) => group.every((test) => facts.some(test)));
  // What the dataset does not know is not known to differ.
  return isExclusion ? (facts) => facts.length > 0 && !isMet(facts) : isMet;
}

/** A filter's value as tests. */
export type OperandTests = {
  whole: FactTest;
  groups: readonly (readonly FactTest[])[];
  isExclusion: boolean;
};

/**
 * Prepares a filter's value. `isEither` says that the field has but one value to have: then commas mean OR, since no
 * entity could meet them all.
 */
export function operandTests(
  { operator, operand }: Pick<Filter, 'operator' | 'operand'>,
  { isEither, ...means }: Means & { isEither: boolean },
): OperandTests {
  const test = (value: string): FactTest => valueTest(operator, value, means);
  // Most values are one, which was judged as a whole: most of what is judged does not meet it, and would be judged again.
  const parted = operand.anyOf.filter((group) => group.length !== 1 || group[0] !== operand.text);
  const groups = parted.map((group) => group.map(test));
  return {
    whole: test(operand.text),
    groups: isEither || operator === '!=' ? groups.flat().map((each) => [each]) : groups,
    // An entity with any one of the values is excluded, whether AND or OR joins them.
    isExclusion: operator === '!=',
  };
}
