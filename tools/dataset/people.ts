import type { Collection, LinkFacts } from './collection';

const OFFICES = ['IS_CEO_OF', 'IS_CFO_OF', 'WORKS_AT', 'IS_BOARD_MEMBER_OF', 'RECEIVED_AWARD'];

/** Describes every person by the weightiest office, and lets chief executives share their company's standing. */
export function describePeople(collection: Collection): void {
  const links = [...collection.relationships.values()].filter(({ type }) => OFFICES.includes(type));
  links.sort(
    (a, b) =>
      Number(Boolean(a.until)) - Number(Boolean(b.until)) ||
      OFFICES.indexOf(a.type) - OFFICES.indexOf(b.type),
  );
  for (const { type, from, to, role, until, since, sources } of links) {
    const named =
      since ??
      sources
        .map((key) => collection.published(key).date)
        .sort()
        .at(-1);
    const person = collection.known(from);
    const { name, prominence } = collection.known(to);
    person.description ??=
      type === 'RECEIVED_AWARD' ? `Laureate of the ${name}` : officeOf({ role, name, until, named });
    if (type === 'IS_CEO_OF') person.prominence = Math.max(person.prominence, 0.65 * prominence);
  }
}

/** Filings and lists say who held an office on their day, and no more. */
function officeOf({
  role = 'Officer',
  name,
  until,
  named,
}: Pick<LinkFacts, 'role' | 'until'> & { name: string; named: string | undefined }): string {
  return until ? `${role} of ${name} until ${until}` : `${role} of ${name}, named on ${named ?? ''}`;
}
