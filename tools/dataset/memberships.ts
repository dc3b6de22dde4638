import * as v from 'valibot';

import type { Collection } from './collection';
import type { Inputs } from './inputs';

const membershipSchema = v.object({
  organization: v.string(),
  /** The three-letter code of a country, or `EU` and `AU`. */
  member: v.string(),
  since: v.nullable(v.string()),
  until: v.nullable(v.string()),
  /** From a list that is neither dated nor complete. */
  as_listed: v.optional(v.boolean(), false),
  /** Who is asked denies it. */
  disputed: v.optional(v.boolean(), false),
  source: v.object({ name: v.string(), date: v.string(), url: v.string() }),
});

type Membership = v.InferOutput<typeof membershipSchema>;

/** The organizations whose members, past ones too, are known with their days. */
const ORGANIZATIONS: ReadonlyMap<string, string> = new Map([
  ['UN', 'igo:UN'],
  ['WTO', 'igo:WTO'],
  ['OECD', 'igo:OECD'],
  ['EU', 'igo:EU'],
  ['euro area', 'group:Eurozone'],
  ['NATO', 'igo:NATO'],
  ['OPEC', 'igo:OPEC'],
  ['G7', 'group:G7'],
  ['G20', 'group:G20'],
  ['ASEAN', 'igo:ASEAN'],
  ['EFTA', 'igo:EFTA'],
  ['BRICS', 'group:BRICS'],
]);

/** Adds who is and who was a member of an organization, with the days, or as much of them, as the organization itself names. */
export function addMemberships(collection: Collection, inputs: Inputs): void {
  const countries = new Map(
    [...collection.entities.keys()].map((key) => [collection.text(key, 'iso_alpha3') ?? key, key]),
  );
  for (const row of inputs.lines('memberships.jsonl', membershipSchema)) {
    const organization = ORGANIZATIONS.get(row.organization);
    if (organization === undefined || row.as_listed || row.disputed) continue;
    const member = countries.get(row.member) ?? `igo:${row.member}`;
    collection.known(member);
    collection.link('IS_MEMBER_OF', member, organization, {
      sources: [sourceOf(collection, row)],
      since: row.since ?? undefined,
      until: row.until ?? undefined,
    });
  }
}

function sourceOf(collection: Collection, { organization, source }: Membership): string {
  const { name, date, url: document } = source;
  return collection.source(`members/${organization}/${date}`, { name, date, document });
}
