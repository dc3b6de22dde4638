import * as v from 'valibot';

import type { Collection } from '../collection';
import { countryKey } from '../regions';
import type { Inputs } from '../inputs';
import { list, table, texts } from '../table';

/** `date` is that of the act, `founded` the day on which the body began; `members` are those of the founding day, as two-letter codes with blanks between them, where later ones are not known. */
const BODIES = table('bodies', {
  type: v.picklist(['Group', 'IntergovernmentalOrganization']),
  ...texts('id', 'name', 'act', 'date', 'founded', 'document', 'members'),
  aliases: list,
});
const PUBLISHERS = table('publishers', { ...texts('id', 'name', 'description', 'source'), aliases: list });
const CONTINENTS = table('continents', { ...texts('key', 'name', 'description'), aliases: list });

/** Adds intergovernmental organizations by founding treaty, groups of states by declaration, and publishers of figures. */
export function addOrganizations(collection: Collection): void {
  for (const { type, id, name, act, date, founded, document, members, aliases } of BODIES()) {
    const isGroup = type === 'Group';
    const key = `${isGroup ? 'group' : 'igo'}:${id}`;
    const sources = [collection.source(key, { name: act, date, document })];
    const { host, origin } = new URL(document);
    collection.entity(key, type, name, {
      aliases: [id.length < 12 ? id : '', ...aliases],
      description: isGroup ? `Group of states, ${act}` : `Intergovernmental organization under the ${act}`,
      prominence: 0.6,
      sources,
      properties: {
        founding_date: founded,
        founding_act: act,
        website: KEEPERS.has(host)
          ? undefined
          : [host, collection.source(`${key}/site`, { name: `Website of ${name}`, document: origin })],
      },
    });
    for (const code of members.split(' ').filter(Boolean))
      collection.link('IS_MEMBER_OF', countryKey(code), key, { sources, since: date });
  }
  for (const { id, name, description, source, aliases } of PUBLISHERS())
    collection.entity(`org:${id}`, 'Organization', name, {
      aliases,
      description,
      prominence: 0.5,
      sources: [source],
    });
}

/** Who keeps documents of others: where the founding act stands there, its address is not the organization's own. */
const KEEPERS: ReadonlySet<string> = new Set([
  'digitallibrary.un.org',
  'en.kremlin.ru',
  'eur-lex.europa.eu',
  'www.auswaertiges-amt.de',
  'www.g7.utoronto.ca',
  'www.gov.uk',
]);

/** Adds the continents and supercontinents of WordNet that the M49 standard does not divide the world into. */
export function addFurtherContinents(collection: Collection): void {
  for (const { key, name, description, aliases } of CONTINENTS())
    collection.entity(`continent:${key}`, 'Continent', name, {
      aliases,
      description,
      prominence: 0.3,
      sources: ['wordnet'],
    });
}

const EXCHANGES = table('exchanges', { ...texts('mic', 'name', 'country', 'city'), aliases: list });

/** Adds stock and derivatives exchanges by their market identifier code. */
export function addExchanges(collection: Collection): void {
  const sources = ['iso-10383'];
  collection.source('iso-10383', {
    name: 'ISO 10383 Market Identifier Codes, FEB2016.1',
    date: '2016-03-04',
    document: 'https://www.iso20022.org/market-identifier-codes',
    publisher: 'ISO 10383 Registration Authority',
  });
  for (const { mic, name, country: code, city, aliases } of EXCHANGES()) {
    const { name: country, key: place } = collection.known(countryKey(code));
    const key = `exchange:${mic}`;
    collection.entity(key, 'Exchange', name, {
      aliases: [mic, ...aliases],
      description: `Exchange in ${city}, ${country}`,
      prominence: ['XNYS', 'XNAS'].includes(mic) ? 0.85 : 0.55,
      sources,
      properties: { mic, city, country },
    });
    collection.link('IS_LOCATED_IN', key, place, { sources });
  }
}

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
const ORGANIZATIONS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['UN', 'WTO', 'OECD', 'EU', 'NATO', 'OPEC', 'ASEAN', 'EFTA'].map((id) => [id, `igo:${id}`]),
  ),
  ...{ 'euro area': 'group:Eurozone', G7: 'group:G7', G20: 'group:G20', BRICS: 'group:BRICS' },
};

/** Adds who is and who was a member of an organization, with the days, or as much of them, as the organization itself names. */
export function addMemberships(collection: Collection, inputs: Inputs): void {
  const countries = new Map(
    [...collection.entities.keys()].map((key) => [collection.text(key, 'iso_alpha3') ?? key, key]),
  );
  for (const row of inputs.lines('memberships.jsonl', membershipSchema)) {
    const organization = ORGANIZATIONS[row.organization];
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
