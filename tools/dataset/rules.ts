import { hasOnePrice } from '../../src/shared/names/same-measure';
import { isEin, isIsin, isLei } from '../../src/service/dataset/check-digits';
import { cleanName } from './clean-name';
import { NAME_RULES } from './name-rules';
import { contradictedFigures } from './contradicted-figures';
import type { CollectedEntity, CollectedLink, Collection } from './collection';
import { contradictedProperties } from './dated-figures';
import { FIGURE_RULES } from './figure-rules';
import { unlikePublications } from './later-series';
import type { Rule } from './rule';
import { strayRates } from './stray-rates';

const OFFICES = new Set(['IS_CEO_OF', 'IS_CFO_OF', 'IS_BOARD_MEMBER_OF', 'WORKS_AT', 'AUDITS']);

/** Words that promise how often there is a quotation; the weekly hours of a month are what is measured. */
const CADENCE_WORDS: readonly (readonly [word: RegExp, cadence: string])[] = [
  [/\bdaily\b/i, 'd'],
  [/\bweekly\b/i, 'w'],
  [/\bmonthly\b/i, 'm'],
  [/\bquarterly\b/i, 'q'],
];

/** The errors that were found in earlier datasets, each as a rule that keeps it from coming back. */
export const RULES: readonly Rule[] = [
  {
    says: 'a capital is the same as property and as relationship',
    broken: (collection) =>
      agreeing(collection, {
        type: 'HAS_CAPITAL',
        property: 'capital',
        of: ({ from }) => from,
        names: ({ to }) => to,
      }),
  },
  {
    says: 'an exchange is the same as property and as relationship',
    broken: (collection) =>
      agreeing(collection, {
        type: 'LISTED_ON',
        property: 'exchange',
        of: ({ from }) => from,
        names: ({ to }) => to,
      }),
  },
  {
    says: 'a chief executive is the same as property and as relationship',
    broken: (collection) =>
      agreeing(collection, {
        type: 'IS_CEO_OF',
        property: 'chief_executive_officer',
        of: ({ to }) => to,
        names: ({ from }) => from,
      }),
  },
  {
    says: 'an office begins on a day only where an announcement names it',
    broken: ({ relationships, sources }) =>
      [...relationships.values()]
        .filter(({ type, since }) => OFFICES.has(type) && since !== undefined)
        .filter((link) => !link.sources.some((key) => sources.get(key)?.name.endsWith('announcement')))
        .map(({ key }) => key),
  },
  {
    says: 'a relationship does not end before it begins',
    broken: ({ relationships }) =>
      [...relationships.values()]
        .filter(({ since, until }) => since !== undefined && until !== undefined && until < since)
        .map(({ key }) => key),
  },
  {
    says: 'a figure is not of a day after its publication',
    broken: ({ series, sources }) =>
      [...series.values()]
        .filter(({ points, source }) => (points.at(-1)?.[0] ?? '') > (sources.get(source)?.date ?? ''))
        .map(({ key }) => key),
  },
  {
    says: 'the points of a series follow each other, one a day',
    broken: ({ series }) =>
      [...series.values()]
        .filter(({ points }) => points.some(([date], at) => at > 0 && date <= (points[at - 1]?.[0] ?? '')))
        .map(({ key }) => key),
  },
  {
    says: 'two series of an entity say by their names what differs',
    broken: ({ series }) =>
      repeated([...series.values()].map(({ entity, name, cadence }) => [entity, name, cadence].join('|'))),
  },
  {
    says: 'a name carries no footnote mark, doubled blank or marker of a register',
    broken: ({ entities }) =>
      [...entities.values()]
        .filter(({ name }) => name !== cleanName(name) || /\/[A-Z]{2}\/?$/.test(name))
        .map(({ name }) => name),
  },
  {
    says: 'an identifier has the digits that its register gives',
    broken: ({ entities }) =>
      [...entities.values()].filter((entity) => !hasCheckDigits(entity)).map(({ name }) => name),
  },
  {
    says: 'a population or an output of a country is the newest that a series dates',
    broken: contradictedProperties,
  },
  {
    says: 'what a field takes for one measure of a place is named as one',
    broken: ({ series }) => unlikePublications(series.values()),
  },
  {
    says: 'two publications of one measure of a place do not contradict each other',
    broken: ({ series }) => contradictedFigures(series.values()),
  },
  {
    says: 'no rate of a month leaves the course of its pair and comes back to it',
    broken: ({ series }) => strayRates(series.values()),
  },
  {
    says: 'the name of a price or a rate tells no other cadence than its own',
    broken: ({ series }) =>
      [...series.values()]
        .filter(({ type }) => hasOnePrice(type))
        .filter(({ name, cadence }) =>
          CADENCE_WORDS.some(([word, own]) => word.test(name) && own !== cadence),
        )
        .map(({ key }) => key),
  },
  {
    says: 'what a value, a relationship or a series cites is a publication',
    broken: (collection) => [...cited(collection)].filter((key) => !collection.sources.has(key)),
  },
  ...NAME_RULES,
  ...FIGURE_RULES,
];

/** Refuses a collection that breaks a rule, and names what breaks it. */
export function checkRules(collection: Collection): void {
  const broken = RULES.flatMap(({ says, broken: find }) => {
    const found = find(collection);
    return found.length === 0
      ? []
      : [`Expected that ${says}, got otherwise of ${found.slice(0, 5).join('; ')}`];
  });
  if (broken.length > 0) throw new Error(broken.join('\n'));
}

type Agreement = {
  type: string;
  property: string;
  of: (link: CollectedLink) => string;
  names: (link: CollectedLink) => string;
};

/** The entities of which a property does not say what the relationships that still hold say. */
function agreeing(collection: Collection, { type, property, of, names }: Agreement): string[] {
  const told = new Map<string, Set<string>>();
  for (const link of collection.relationships.values())
    if (link.type === type && link.until === undefined)
      told.set(of(link), (told.get(of(link)) ?? new Set()).add(collection.known(names(link)).name));
  return [...told].flatMap(([key, wanted]) => {
    const value = collection.known(key).properties.get(property)?.[0] ?? [];
    const held = Array.isArray(value) ? value : [String(value)];
    return held.length === wanted.size && held.every((each) => wanted.has(String(each))) ? [] : [key];
  });
}

function hasCheckDigits({ properties }: CollectedEntity): boolean {
  const holds = (property: string, isRight: (text: string) => boolean): boolean => {
    const value = properties.get(property)?.[0];
    return value === undefined || isRight(String(value));
  };
  return holds('lei', isLei) && holds('isin', isIsin) && holds('ein', (ein) => isEin(ein.replace('-', '')));
}

function* cited({ entities, relationships, series }: Collection): Iterable<string> {
  for (const { sources, properties } of entities.values()) {
    yield* sources;
    for (const [, ...own] of properties.values()) yield* own;
  }
  for (const { sources } of relationships.values()) yield* sources;
  for (const { source } of series.values()) yield source;
}

function repeated(texts: readonly string[]): string[] {
  const seen = new Set<string>();
  return texts.filter((text) => seen.size === seen.add(text).size);
}
