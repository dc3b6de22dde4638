import type { Evaluator } from '../query/evaluate';
import type { Filter } from '../query/tree';
import type { StoredEntity } from '../store/stored';

/** The groups among filters of which only the founding members are known: each has been one since the founding. */
export function foundersOnly(filters: readonly Filter[], { means }: Evaluator): StoredEntity[] {
  return filters
    .filter(({ path }) => path.join('.') === 'member_of')
    .flatMap(({ operand }) => operand.anyOf.flat())
    .flatMap((name) => [...means.namer(name)].filter(isKnownByFounders).slice(0, 1));
}

/** Judges whether a group's members in the dataset are those of its founding only. */
export function isKnownByFounders({ incoming, properties }: StoredEntity): boolean {
  const founded = properties.get('founding_date')?.value;
  const members = incoming.get('IS_MEMBER_OF') ?? [];
  return members.length > 0 && members.every(({ validSince }) => validSince === founded);
}

/** What an answer adds where members may be missing. */
export function foundersNote(groups: readonly StoredEntity[]): string {
  const names = groups.map(({ name }) => name).join(' and ');
  return `Of the ${names} the dataset holds founding members only; those that joined later may be missing.`;
}
