import type { Evaluator } from '../query/evaluate';
import type { Fact } from '../query/fact';
import { isKnownByFounders } from '../query/founding-members';
import type { Expression } from '../query/tree';
import type { StoredEntity } from '../store/stored';
import type { AgeNote } from './age-caveat';
import { datedBesideNote, datesNote, undatedNote, yearsNote } from './date-caveats';
import { joinNames } from './format-value';
import { formulaOf } from '../query/formulas';
import { annualRatesNote, basesNote, basisOf, linesNote, measureNote } from './measure-caveats';
import { spoken } from './phrase';

/** The groups that an expression is about and of which the dataset holds founding members only. */
export function partialGroups(
  { filters, topic, also = [], select, returns = [], claim }: Expression,
  { means, reader }: Evaluator,
): StoredEntity[] {
  const named = [...filters, ...(claim === undefined ? [] : [claim])]
    .filter(({ path }) => reader.steps(path).includes('member_of'))
    .flatMap(({ operand }) => operand.anyOf.flat());
  const asked = [select, ...returns.map((field) => [field])];
  const topics = asked.some((path) => reader.steps(path).includes('members')) ? [topic, ...also] : [];
  return [...named, ...topics].flatMap((name) =>
    [...means.namer(name)].filter(isKnownByFounders).slice(0, 1),
  );
}

/** What an answer adds where members may be missing. */
export function foundersNote(groups: readonly StoredEntity[]): string {
  const names = joinNames(groups.map(spoken));
  return `Of ${names} the dataset holds founding members only; those that joined later may be missing.`;
}

/** The one line that says how the facts of an answer are to be taken: their basis, their completeness, their dates. */
export function caveatOf(
  facts: readonly Fact[],
  groups: readonly StoredEntity[],
  { age, currencies }: { age: AgeNote | undefined; currencies: readonly string[] },
): string | undefined {
  const grounds = facts.flatMap((fact) => fact.grounds ?? [fact]);
  const said = [
    ...new Set(grounds.flatMap(basisOf)),
    ...(facts.some(isWorkedOut) ? ['Worked out from the figures given.'] : []),
    ...new Set(basesNote(grounds)),
    ...linesNote(grounds),
    ...annualRatesNote(grounds),
    ...currencies,
    ...datesNote(grounds.filter(({ field }) => age?.fields.has(field) !== true)),
    ...(age === undefined ? [] : [age.said]),
    ...yearsNote(grounds),
    ...undatedNote(grounds),
    ...datedBesideNote(grounds),
    ...measureNote(grounds),
    ...streetNote(grounds),
    ...(groups.length > 0 ? [foundersNote(groups)] : []),
  ];
  return said.length === 0 ? undefined : said.join(' ');
}

/** A ratio or a growth is this service's sum, not its source's. */
function isWorkedOut({ field, grounds }: Fact): boolean {
  return (
    grounds !== undefined &&
    !field.startsWith('inverse_') &&
    !field.endsWith('_count') &&
    (formulaOf(field) !== undefined || /_per_|_percent_of_|_minus_|_growth|_change/.test(field))
  );
}

/** An address that begins with its city has no street, which is said. */
function streetNote(facts: readonly Fact[]): string[] {
  const bare = facts.filter(({ field, value, subject }) => {
    const city = subject.properties.get('headquarters')?.value;
    return (
      field === 'headquarters_address' &&
      value.kind === 'text' &&
      typeof city === 'string' &&
      value.text.startsWith(city)
    );
  });
  const names = [...new Set(bare.map(({ subject }) => spoken(subject)))];
  return names.length === 0 ? [] : [`The dataset has no street and number of ${joinNames(names)}.`];
}
