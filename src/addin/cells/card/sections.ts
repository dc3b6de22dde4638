import type { CardProperty } from './card-property';

const ABOUT = new Set('description headquarters chief_executive_officer'.split(' '));
const IDENTITY = new Set('id entity_type legal_name aliases ticker cik lei bics isin permid ein'.split(' '));

/** In the order of a card: what it is and does, what it counts, who and what it belongs to, then how it is named. */
const TITLES = {
  about: 'About',
  figures: 'Figures',
  related: 'Related',
  details: 'Details',
  identity: 'Identity',
  links: 'Links',
} as const;

type SectionName = keyof typeof TITLES;

/** The sections of a card, those first that a person reads first; `related` has the names of what it is related to. */
export function sectionsOf(
  properties: ReadonlyMap<string, CardProperty>,
  related: { has(name: string): boolean } = new Set(),
): Excel.CardLayoutSection[] {
  const names: Record<SectionName, string[]> = {
    about: [],
    figures: [],
    related: [],
    details: [],
    identity: [],
    links: [],
  };
  for (const [name, property] of properties) {
    if (name === 'name') continue;
    // The day for which a fact is known stands below the fact.
    const fact = name.replace('_last_known', '');
    const section = sectionOf(fact, properties.get(fact) ?? property);
    names[related.has(name) && property.type === 'Entity' ? 'related' : section].push(name);
  }
  return (Object.keys(TITLES) as SectionName[])
    .filter((section) => names[section].length > 0)
    .map((section) => ({ layout: 'List', title: TITLES[section], properties: names[section] }));
}

function sectionOf(name: string, property: CardProperty): SectionName {
  if (ABOUT.has(name)) return 'about';
  if (IDENTITY.has(name)) return 'identity';
  if (property.type === 'Double') return 'figures';
  if (name === 'sources' || name === 'website') return 'links';
  return property.type === 'String' && /^https?:\/\//i.test(property.basicValue) ? 'links' : 'details';
}
