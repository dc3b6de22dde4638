import type { StoredEntity } from '../store/stored';

/** Judges whether a group's members in the dataset are those of its founding only: each has been one since then. */
export function isKnownByFounders({ incoming, properties }: StoredEntity): boolean {
  const founded = properties.get('founding_date')?.value;
  const members = incoming.get('IS_MEMBER_OF') ?? [];
  return (
    members.length > 0 && founded !== undefined && members.every(({ validSince }) => validSince === founded)
  );
}

/** Whether all members of some groups are stored, so that a country outside them is known to be none. */
export const areMembersKnown = (groups: Iterable<StoredEntity>): boolean => {
  const all = [...groups];
  return (
    all.length > 0 && all.every((group) => group.incoming.has('IS_MEMBER_OF') && !isKnownByFounders(group))
  );
};
