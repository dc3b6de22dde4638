import type { CardProperty } from './card-property';

const IDENTITY = new Set(
  'id entity_type description legal_name aliases ticker cik lei bics isin permid ein'.split(' '),
);
const TITLES = { identity: 'Identity', figures: 'Figures', links: 'Links', details: 'Details' } as const;

type SectionName = keyof typeof TITLES;

/** The sections of a card: what it is, its figures, everything else, its links and sources. */
export function sectionsOf(properties: ReadonlyMap<string, CardProperty>): Excel.CardLayoutSection[] {
  const names: Record<SectionName, string[]> = { identity: [], figures: [], details: [], links: [] };
  for (const [name, property] of properties) {
    if (name !== 'name') names[sectionOf(name, property)].push(name);
  }
  return (['identity', 'figures', 'details', 'links'] as const)
    .filter((section) => names[section].length > 0)
    .map((section) => ({ layout: 'List', title: TITLES[section], properties: names[section] }));
}

function sectionOf(name: string, property: CardProperty): SectionName {
  if (IDENTITY.has(name)) return 'identity';
  if (property.type === 'Double') return 'figures';
  if (name === 'sources' || name === 'website') return 'links';
  return property.type === 'String' && /^https?:\/\//i.test(property.basicValue) ? 'links' : 'details';
}
