import { coreTextOf } from './core-text';
import { nameText } from '../../shared/names/name-text';
import { mayBearShareMarks } from '../../shared/names/share-marks';
import type { EntityType } from '../../shared/contract/entity-type';
import { datedNames, formsOf, numberedNames } from './event-names';
import { de as GERMAN, en as ENGLISH } from './name-forms.json';
import type { StoredEntity } from './stored';

/** What questions call an entity, as it is compared; of one language where it has a tag. */
type NameKey = { key: string; tag: string };

/** The entity as far as questions name it. */
export type NamedEntity = Pick<StoredEntity, 'name' | 'aliases' | 'furtherNames' | 'type' | 'properties'>;

/** The languages beside English in which questions are read. */
const TAGS = ['de'] as const;

/** The most letters of a name that a question would spell out. */
const LONGEST_NAME = 120;

/** Everything that a question may call an entity, each once. */
export function nameKeysOf(entity: NamedEntity): NameKey[] {
  const own = [...ownNames(entity)].map((key) => ({ key, tag: '' }));
  const dated = [...datedNames(entity, GERMAN), ...numberedNames(entity, GERMAN)].map((name) => ({
    key: nameText(name),
    tag: 'de',
  }));
  return [...own, ...TAGS.flatMap((tag) => translated(entity, tag).map((key) => ({ key, tag }))), ...dated];
}

function ownNames(entity: NamedEntity): Set<string> {
  if (entity.name.length > LONGEST_NAME) return new Set();
  const forms = new Set([entity.name, ...entity.aliases, ...schoolNames(entity)].map(nameText));
  const isFirm = entity.type === 'Company' || entity.type === 'Organization';
  const texts = [...forms];
  for (const form of texts) {
    if (form.startsWith('the ')) forms.add(form.slice(4));
    if (isFirm) forms.add(coreTextOf(form));
  }
  const written = new Set(forms);
  if (entity.type === 'Currency')
    for (const form of texts) if (!form.endsWith('s') && form.length > 3) forms.add(`${form}s`);
  for (const form of [...formsOf(entity), ...datedNames(entity, ENGLISH), ...numberedNames(entity, ENGLISH)])
    forms.add(form);
  const round = ROUND.exec(nameText(entity.name));
  if (round !== null) for (const form of roundNames(round)) forms.add(form);
  const species = entity.properties.get('scientific_name')?.value;
  if (typeof species === 'string') forms.add(nameText(species));
  const keys = new Set<string>();
  for (const form of forms) if (form.length > 1) keys.add(written.has(form) ? again(form) : nameText(form));
  keys.delete('');
  return keys;
}

/**
 * Further names of a university that say that it is one: `London School of Economics`, of which no part is a name. What
 * else it goes by, as `Bath` and `Sorbonne`, is mostly meant for something else.
 */
const schoolNames = ({ type, furtherNames }: Pick<NamedEntity, 'type' | 'furtherNames'>): string[] =>
  type === 'EducationalInstitution' ? furtherNames.filter((name) => SCHOOL.test(name)) : [];

const SCHOOL =
  /^(?=.* )[\p{Script=Latin}\d .,'’()&-]*(?<!\p{L})(?:universi\p{L}+|uni|college|school|institute|academy|polytechnic|hochschule)(?!\p{L})/iu;

/** What `nameText` gives for a text that it wrote, or for some of its words: mostly the same. */
export function again(text: string): string {
  return CHANGING.test(text) || mayBearShareMarks(text) ? nameText(text) : text;
}

/** What it may change of such a text: its shortened words are in full already. */
const CHANGING = /[^a-z\d ]| {2}|^ | $| the$/;

const ROUND = /^(.+) (series \w+)$/;

/** A funding round is called by whose it is: `Anthropic's Series F round`. */
const roundNames = ([, company = '', series = '']: readonly string[]): string[] => [
  `${company} ${series} round`,
  `${company}s ${series}`,
  `${company}s ${series} round`,
];

const keysOf = (names: readonly string[]): Set<string> => {
  const keys = new Set(names.map(nameText));
  keys.delete('');
  return keys;
};

type Translation = { display: Intl.DisplayNamesType; property: string };

const TRANSLATED: ReadonlyMap<EntityType, Translation> = new Map<EntityType, Translation>([
  ['Country', { display: 'region', property: 'iso_alpha2' }],
  ['DependentTerritory', { display: 'region', property: 'iso_alpha2' }],
  ['Continent', { display: 'region', property: 'm49_code' }],
  ['CountryRegion', { display: 'region', property: 'm49_code' }],
  ['Currency', { display: 'currency', property: 'iso_code' }],
  ['Language', { display: 'language', property: 'iso_639_1' }],
]);

const displays = new Map<string, Intl.DisplayNames>();

function displayOf(tag: string, type: Intl.DisplayNamesType): Intl.DisplayNames {
  const key = `${tag} ${type}`;
  const made = displays.get(key) ?? new Intl.DisplayNames([tag], { type, fallback: 'none' });
  displays.set(key, made);
  return made;
}

/** Names of countries, currencies and languages in a language, as CLDR has them. */
function translated({ type, properties }: NamedEntity, tag: string): string[] {
  const how = TRANSLATED.get(type);
  const code = how && properties.get(how.property)?.value;
  const name = how && typeof code === 'string' ? nameOf(displayOf(tag, how.display), code) : undefined;
  if (name === undefined) return [];
  // `Europas größte Länder`.
  const owner = type !== 'Currency' && type !== 'Language' && !name.endsWith('s') ? [`${name}s`] : [];
  return [...keysOf([name, ...owner, ...(type === 'Currency' ? shortNames(name) : [])])];
}

/** A code of a person's own data may be none. */
function nameOf(display: Intl.DisplayNames, code: string): string | undefined {
  try {
    return display.of(code);
  } catch {
    return undefined;
  }
}

/** `US-Dollar` is also called `Dollar`, but the short name finds its best known bearer only. */
function shortNames(name: string): string[] {
  return [name.replace(/^Japanischer |^Schweizer |^Britisches /, '')].filter((each) => each !== name);
}

/** Types whose names of several words are no phrases of a language, though they be made of its words. */
const PROPER: ReadonlySet<string> = new Set([
  'Company',
  'Continent',
  'Country',
  'CountrySubdivision',
  'DependentTerritory',
  'EducationalInstitution',
  'Exchange',
  'GPE',
  'IntergovernmentalOrganization',
  'Municipality',
  'Organization',
]);

/** Whether a text in words, as names are compared, is the own name of an entity, of several words and no phrase of the language. */
export const isWholeName = (entity: StoredEntity, text: string): boolean =>
  text.includes(' ') &&
  PROPER.has(entity.type) &&
  [entity.name, ...schoolNames(entity)].some((name) => nameText(name) === text);
