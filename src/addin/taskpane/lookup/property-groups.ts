import { momentOf } from '../../cells/date';
import type { PropertyEntry } from './load-profile';

/** The groups of a profile's properties, in their order. */
export const GROUP_IDS = ['identity', 'figures', 'dates', 'places', 'identifiers', 'texts', 'more'] as const;

/** One group of properties. */
export type GroupId = (typeof GROUP_IDS)[number];

/** A text longer than this is a description rather than a value. */
const LONG_TEXT = 200;

const BY_NAME: [GroupId, RegExp][] = [
  ['identity', /^(name|legal_name|aliases|ticker|website|type|status|.*_name)$/],
  ['places', /(address|location|country|city|state|region|headquarters|latitude|longitude|timezone)/],
  [
    'identifiers',
    /(^|_)(cik|lei|bics?|isin|figi|permid|sic|isic|naics|ein|vat|iso\d*|code|number|id)($|_|\d)/,
  ],
  ['dates', /(^|_)(date|year|founded|since|until|incorporated)($|_)/],
];

/** The properties of a profile in their groups; empty groups are left out. */
export function groupProperties(properties: readonly PropertyEntry[]): [GroupId, PropertyEntry[]][] {
  return GROUP_IDS.map((group): [GroupId, PropertyEntry[]] => [
    group,
    properties.filter((entry) => groupOf(entry) === group),
  ]).filter(([, entries]) => entries.length > 0);
}

/** Names are open-ended (field notes), so the value decides where the name says nothing. */
function groupOf({ name, value }: PropertyEntry): GroupId {
  const named = BY_NAME.find(([, pattern]) => pattern.test(name))?.[0];
  if (named) return named;
  const held = value?.value;
  if (typeof held === 'number') return 'figures';
  if (typeof held !== 'string') return 'more';
  if (momentOf(held)) return 'dates';
  return held.length > LONG_TEXT ? 'texts' : 'more';
}
