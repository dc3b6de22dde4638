import type { Matched } from './conditions';
import type { Row } from './row';
import type { Fact } from './fact';
import { isKnownByFounders } from './founding-members';
import { operandTest, operandTests } from './operand-test';
import { farthest, findPointsWithin } from './period-points';
import { isPlace } from '../store/places';
import type { StoredEntity } from '../store/stored';
import type { PathReader } from './read-path';
import { fieldSpec } from './field-table';
import type { Filter } from './tree';
import type { Means } from './value-test';

/**
 * What became of a claim; `unknown` where nothing is known, or the dataset's list may not be whole, `partly` where it was so in
 * some years of a span and not in others.
 */
export type Verdict = 'yes' | 'no' | 'partly' | 'unknown';

/** Fields that the dataset knows whole, so that what it does not list is not so. */
export const COMPLETE: ReadonlySet<string> = new Set([
  ...['headquarters', 'location', 'exchange', 'ceo', 'cfo', 'auditor', 'ticker', 'industry', 'registered_in'],
  ...[
    'capital',
    'capital_of',
    'parent',
    'currency',
    'languages',
    'country',
    'continent',
    'state',
    'region',
    'city',
  ],
]);

/** A verdict with the rows that bear it. */
export type Judged = { verdict: Verdict; rows: Row[] };

/**
 * Judges a claim by its rows, whose facts carry the verdict. If a `time` has several figures, any may meet the bound,
 * and the most telling one is shown.
 */
export function judge(
  found: readonly { subject: Fact; matched: Matched }[],
  claim: Filter,
  {
    reader,
    means,
    time,
    at,
  }: { reader: PathReader; means: Means; time?: string; at?: (time: string) => PathReader },
): Judged {
  const path = reader.steps(claim.path);
  const single = operandTest(operandTests(claim, { ...means, reader, isEither: false }));
  const rows = found.flatMap(({ subject }) => {
    if (subject.value.kind !== 'entity') return [];
    const { entity } = subject.value;
    const facts = reader.follow(subject, path);
    const unions = unionsOf(claim, facts, means);
    if (unions.length > 0) {
      const named = { column: 'name', facts: reader.follow(subject, ['name']) };
      return [
        { entity, subject, cells: [named, { column: claim.path.join('_'), facts: unions }], isSo: true },
      ];
    }
    const reading = time === undefined || at === undefined ? undefined : { time, reader, at };
    const all = reading === undefined ? [] : findPointsWithin(subject, { claim, facts, reading });
    const most = farthest(all, claim);
    if (most !== undefined && all.length > 1) {
      const met = all.filter((fact) => single([fact]));
      const named = { column: 'name', facts: reader.follow(subject, ['name']) };
      const cells = [named, { column: claim.path.join('_'), facts: [most] }];
      return [{ entity, subject, cells, isSo: met.length > 0, within: { all, met, time: time ?? '' } }];
    }
    const isSo = facts.length > 0 && single(facts);
    if (facts.length === 0 || (!isSo && !isWhole(claim, facts, means))) return [];
    const bearing = isSo && claim.operator !== '!=' ? facts.filter((fact) => single([fact])) : facts;
    const cells = [
      { column: 'name', facts: reader.follow(subject, ['name']) },
      { column: claim.path.join('_'), facts: bearing.length > 0 ? bearing : facts },
    ];
    return [{ entity, subject, cells, isSo }];
  });
  if (rows.length === 0) return { verdict: 'unknown', rows: [] };
  return { verdict: rows.every(({ isSo }) => isSo) ? 'yes' : 'no', rows };
}

/** What concerns a union concerns each of its members: a regulation of the EU applies in France. */
function unionsOf({ path, operator, operand }: Filter, facts: readonly Fact[], { namer }: Means): Fact[] {
  const field = fieldSpec(path.at(-1) ?? '')?.name;
  if (field !== 'concerns' || operator !== '=' || operand.anyOf.length !== 1) return [];
  const claimed = operand.anyOf.flat().flatMap((name) => [...namer(name)].filter(isPlace));
  return facts.filter(
    ({ value }) =>
      value.kind === 'entity' &&
      claimed.some((place) =>
        (place.outgoing.get('IS_MEMBER_OF') ?? []).some(
          ({ to, validUntil }) => to === value.entity && validUntil === undefined,
        ),
      ),
  );
}

/** Whether a language comes from a list of all countries, which may be incomplete. */
const isFromList = ({ sources, grounds = [] }: Fact): boolean =>
  [...sources, ...grounds.flatMap((each) => each.sources)].some(({ name }) =>
    name.startsWith('Unicode CLDR'),
  );

/** A figure is complete by itself; a membership if more than the founding members are stored. */
function isWhole(claim: Filter, facts: readonly Fact[], { namer, places }: Means): boolean {
  const claimed = claim.operand.anyOf.flat().flatMap((name) => [...namer(name)]);
  const closest = facts.filter((fact) => !facts.some((other) => liesIn(other, fact, places)));
  if (closest.some((fact) => claimed.some((place) => mayLieIn(place, fact, places)))) return false;
  const field = fieldSpec(claim.path.at(-1) ?? '')?.name ?? claim.path.at(-1) ?? '';
  const isFigure = facts.every(({ value }) => value.kind !== 'entity' && value.kind !== 'text');
  // Of some countries the list of languages lacks most; a constitution names them all.
  if (/^languages(?:_count)?$/.test(field) && facts.some(isFromList)) return false;
  if (isFigure || COMPLETE.has(field)) return true;
  return (
    field === 'member_of' &&
    claimed.length > 0 &&
    !claimed.some(isKnownByFounders) &&
    claimed.every(hasMembers)
  );
}

/** Whether a place says more closely where something is than another: Delaware than the United States. */
const liesIn = ({ value: close }: Fact, { value: wide }: Fact, places: Means['places']): boolean =>
  close.kind === 'entity' &&
  wide.kind === 'entity' &&
  close.entity !== wide.entity &&
  isPlace(close.entity) &&
  places.around(close.entity).includes(wide.entity);

/** What is only known to lie in a country may lie in each of its states; so may a city of which no state is known. */
function mayLieIn(claimed: StoredEntity, { value }: Fact, places: Means['places']): boolean {
  if (value.kind !== 'entity' || !isPlace(value.entity)) return false;
  const around = places.around(claimed);
  const held = [value.entity, ...places.around(value.entity)];
  if (around.includes(value.entity)) return true;
  const isStateless = held.every(({ type }) => type !== 'CountrySubdivision');
  const isInCountry = held.some((place) => place.type === 'Country' && around.includes(place));
  return claimed.type === 'CountrySubdivision' && isStateless && isInCountry;
}

function hasMembers({ incoming }: { incoming: ReadonlyMap<string, unknown> }): boolean {
  return incoming.has('IS_MEMBER_OF');
}
