import type { Fact } from './fact';
import { fieldSpec } from './field-table';
import { areMembersKnown } from './founding-members';
import { operandTest, operandTests } from './operand-test';
import type { Means } from './value-test';
import type { PathReader } from './read-path';
import type { Filter } from './tree';

/** Facts that met the conditions on one facet, by the facet's path. */
export type Matched = ReadonlyMap<string, readonly Fact[]>;

/** Judges a subject; what it matched by, or nothing where it does not meet every condition. */
export type Condition = (subject: Fact) => Matched | undefined;

/** A filter with where it is met: `field` is read of what `facet` leads to. */
export type Placed = {
  filter: Filter;
  facet: readonly string[];
  field: readonly string[];
  isEither: boolean;
};

/** What placing filters needs to know of all that they may be met by. */
export type Holding = {
  /** Whether any of them has something at the end of a path. */
  holds: (path: readonly string[]) => boolean;
  /** Whether none of them has more than one. */
  isSingle: (path: readonly string[]) => boolean;
};

type Surroundings = { reader: PathReader; means: Means };

/** What a person's role and its dates belong to. */
export const OF_A_ROLE = ['company'] as const;

/** Whether a filter is a bound, which may be met at one time and not at another. */
export const isBound = ({ operator }: Filter): boolean => /^[<>]=?$/.test(operator);

/** A facet's name among matches. */
export const facetName = (path: readonly string[]): string => path.join('.');

/**
 * Turns placed filters into one condition. Filters on one facet must be met by one and the same entity there:
 * `funding_round.series=B.year=2024` wants a series B of 2024, and `role=CEO.company.industry=AI` a chief executive of a
 * firm in that industry.
 */
export function conditionOf(placed: readonly Placed[], around: Surroundings): Condition {
  const facets = new Map<string, Placed[]>();
  for (const one of placed) {
    const name = facetName(one.facet);
    facets.set(name, [...(facets.get(name) ?? []), one]);
  }
  const conditions = [...facets.values()].map((group) => facetCondition(group, around));
  return (subject) => {
    let matched: Map<string, readonly Fact[]> | undefined;
    for (const condition of conditions) {
      const met = condition(subject);
      if (met === undefined) return undefined;
      if (met.size > 0) for (const [name, facts] of met) (matched ??= new Map()).set(name, facts);
    }
    return matched ?? BY_ITSELF;
  };
}

/** What is met by the subject itself: most of what is narrowed is, and thousands are judged. */
const BY_ITSELF: Matched = new Map();

/** Finds where each filter is met; nothing where the field of one is none that any subject has. */
export function placeFilters(
  filters: readonly Filter[],
  reader: PathReader,
  holding: Holding,
): Placed[] | undefined {
  const placed: Pick<Placed, 'filter' | 'facet' | 'field'>[] = [];
  for (const filter of filters) {
    const place = placeOf(filter, reader.steps(filter.path), holding, placed.at(-1)?.facet ?? []);
    if (place === undefined) return undefined;
    placed.push(place);
  }
  const facets = new Set(placed.map(({ facet }) => facetName(facet)));
  return placed
    .map((one) =>
      one.facet.length === 0 && facets.has(facetName(one.field))
        ? { ...one, facet: one.field, field: [] }
        : one,
    )
    .map((one) => ({
      ...one,
      isEither: one.filter.operand.commas && holding.isSingle([...one.facet, ...one.field]),
    }));
}

/** A field that no subject has of its own is one of the facet before it, or of the role that a person has. */
function placeOf(
  filter: Filter,
  path: readonly string[],
  { holds }: Holding,
  before: readonly string[],
): Pick<Placed, 'filter' | 'facet' | 'field'> | undefined {
  if (holds(path)) return { filter, facet: path.slice(0, -1), field: path.slice(-1) };
  for (const facet of [before, OF_A_ROLE]) {
    if (facet.length > 0 && holds([...facet, ...path])) return { filter, facet, field: path };
  }
  const last = path.slice(-1);
  return path.length > 1 && holds(last) ? { filter, facet: [], field: last } : undefined;
}

/** Whether a country without memberships meets a condition. All countries and all their memberships are stored. */
const isNoMember = ({ path, operator, operand }: Filter, { namer }: Means): boolean =>
  operator === '!=' &&
  fieldSpec(path.at(-1) ?? '')?.name === 'member_of' &&
  operand.anyOf.flat().every((value) => areMembersKnown(namer(value)));

const isCountry = ({ value }: Fact): boolean => value.kind === 'entity' && value.entity.type === 'Country';

function facetCondition(group: readonly Placed[], around: Surroundings): Condition {
  const { reader, means } = around;
  const facet = group[0]?.facet ?? [];
  const name = facetName(facet);
  // Whether a figure lies beyond a bound is seen sooner than whether a place lies in another.
  const judges = [...group]
    .sort((a, b) => Number(isBound(b.filter)) - Number(isBound(a.filter)))
    .map(({ filter, field, isEither }) => ({
      field,
      test: operandTest(operandTests(filter, { ...means, isEither })),
      isNoneKnown: isNoMember(filter, means),
    }));
  const [only] = judges;
  const meets = (fact: Fact): boolean =>
    judges.every(({ field, test, isNoneKnown }) => {
      const facts = reader.follow(fact, field);
      return test(facts) || (isNoneKnown && facts.length === 0 && isCountry(fact));
    });
  if (facet.length === 0) return (subject) => (meets(subject) ? BY_ITSELF : undefined);
  return (subject) => {
    const facts = reader.follow(subject, facet);
    const met = facts.filter(meets);
    if (met.length > 0) return new Map([[name, met]]);
    // Several values of one field may be met by several entities of the facet, as rounds A and B of one company.
    const isMetTogether =
      facts.length > 1 &&
      only !== undefined &&
      judges.length === 1 &&
      only.test(facts.flatMap((fact) => reader.follow(fact, only.field)));
    return isMetTogether ? new Map([[name, facts]]) : undefined;
  };
}
