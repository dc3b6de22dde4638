import { nameText, squeezed } from '../../src/shared/names/name-text';
import { hasOnePrice } from '../../src/shared/names/same-measure';
import { isEin, isIsin, isLei } from '../../src/service/dataset/check-digits';
import {
  cleanName,
  type CollectedEntity,
  type CollectedLink,
  type CollectedSeries,
  type Collection,
  type Rules,
} from './collection';
import { contradictedFigures, contradictedProperties } from './dated-figures';
import { FIGURE_RULES } from './figure-rules';
import { unlikePublications } from './later-series';
import { isWholeName } from './names';
import { isEndingOfSeveral, isOtherCountry, placeEndings } from './place-names';
import { strayRates } from './rates';
import { sharedShortNames } from './short-names';

const OFFICES = new Set(['IS_CEO_OF', 'IS_CFO_OF', 'IS_BOARD_MEMBER_OF', 'WORKS_AT', 'AUDITS']);

/** Words that promise how often there is a quotation; the weekly hours of a month are what is measured. */
const CADENCE_WORDS = { d: /\bdaily\b/i, w: /\bweekly\b/i, m: /\bmonthly\b/i, q: /\bquarterly\b/i };

/** What the name of a monthly rate says that is of one day of each month; an average is dated by the first day. */
const RATE_OF_A_DAY = /\b(?:last fixing|reference rate of one day)\b/;

/** The errors that were found in earlier datasets, each as a rule that keeps it from coming back. */
export const RULES: Rules = {
  'a capital is the same as property and as relationship': unlike('HAS_CAPITAL', 'capital', 'from'),
  'an exchange is the same as property and as relationship': unlike('LISTED_ON', 'exchange', 'from'),
  'a chief executive is the same as property and as relationship': unlike(
    'IS_CEO_OF',
    'chief_executive_officer',
    'to',
  ),
  'an office begins on a day only where an announcement names it': ({ relationships, sources }) =>
    [...relationships.values()]
      .filter(({ type, since }) => OFFICES.has(type) && since !== undefined)
      .filter((link) => !link.sources.some((key) => sources.get(key)?.name.endsWith('announcement')))
      .map(({ key }) => key),
  'a relationship does not end before it begins': ({ relationships }) =>
    [...relationships.values()]
      .filter(({ since, until }) => since !== undefined && until !== undefined && until < since)
      .map(({ key }) => key),
  'a figure is not of a day after its publication': ({ series, sources }) =>
    keysOf(series, ({ points, source }) => (points.at(-1)?.[0] ?? '') > (sources.get(source)?.date ?? '')),
  'the points of a series follow each other, one a day': ({ series }) =>
    keysOf(series, ({ points }) =>
      points.some(([date], at) => at > 0 && date <= (points[at - 1]?.[0] ?? '')),
    ),
  'two series of an entity say by their names what differs': ({ series }) =>
    repeated([...series.values()].map(({ entity, name, cadence }) => [entity, name, cadence].join('|'))),
  'a name carries no footnote mark, doubled blank or marker of a register': ({ entities }) =>
    [...entities.values()].flatMap(({ name }) =>
      name !== cleanName(name) || /\/[A-Z]{2}\/?$/.test(name) ? [name] : [],
    ),
  'an identifier has the digits that its register gives': ({ entities }) =>
    [...entities.values()].filter((entity) => !hasCheckDigits(entity)).map(({ name }) => name),
  'a population or an output of a country is the newest that a series dates': contradictedProperties,
  'what a field takes for one measure of a place is named as one': ({ series }) =>
    unlikePublications(series.values()),
  'two publications of one measure of a place do not contradict each other': ({ series }) =>
    contradictedFigures(series.values()),
  'no rate of a month leaves the course of its pair and comes back to it': strayRates,
  'a rate by month is of averages alone, or of days alone and called so': ({ series }) =>
    keysOf(
      series,
      ({ type, name, cadence, points }) =>
        type === 'ForeignExchangeRate' &&
        cadence === 'm' &&
        points.every(([date]) => date.endsWith('-01')) === RATE_OF_A_DAY.test(name),
    ),
  'the name of a price or a rate tells no other cadence than its own': ({ series }) =>
    keysOf(series, ({ type, name, cadence }) =>
      Object.entries(CADENCE_WORDS).some(
        ([own, word]) => hasOnePrice(type) && word.test(name) && own !== cadence,
      ),
    ),
  'what a value, a relationship or a series cites is a publication': (collection) =>
    [...citedSources(collection)].filter((key) => !collection.sources.has(key)),
  'a name is whole: no half of a bracket, doubled quote or sentence about it': eachName(
    (_, name) => !isWholeName(name),
  ),
  'a city is not called as a country is whose name is no part of its own': (collection) => {
    const countries = new Set(collection.ofType('Country').map(({ name }) => name));
    return eachName((entity, name) => isOtherCountry(entity, name, countries))(collection);
  },
  'a country or territory is not called by what several are with a word before': (collection) => {
    const endings = placeEndings(collection.entities.values());
    return eachName((entity, name) => isEndingOfSeveral(entity, name, endings))(collection);
  },
  'a name of a person is not in the capitals of a form, or in what they leave of them': eachName(
    ({ type }, name) => type === 'Person' && /\bMc[a-z]| [JS]R\b/.test(name),
  ),
  'two institutions of a country differ by more than an article': (collection) =>
    repeated(
      collection
        .ofType('EducationalInstitution')
        .filter(({ key }) => key.startsWith('university:'))
        .map(
          ({ key, name }) => `${key.split(':')[1] ?? ''}|${squeezed(nameText(name.replace(/^The /, '')))}`,
        ),
    ),
  'a short name without the word for its kind is no name of another': sharedShortNames,
  ...FIGURE_RULES,
};

/** Refuses a collection that breaks a rule, and names what breaks it. */
export function checkRules(collection: Collection): void {
  const broken = Object.entries(RULES).flatMap(([says, find]) => {
    const found = find(collection).slice(0, 5);
    return found.length === 0 ? [] : [`Expected that ${says}, got otherwise of ${found.join('; ')}`];
  });
  if (broken.length > 0) throw new Error(broken.join('\n'));
}

/** The entities at one end of relationships of which a property does not say what those say that still hold. */
function unlike(type: string, property: string, end: 'from' | 'to'): Rules[string] {
  return (collection) => {
    const told = new Map<string, Set<string>>();
    const other = end === 'from' ? 'to' : 'from';
    const holds = (link: CollectedLink): boolean => link.type === type && link.until === undefined;
    for (const link of [...collection.relationships.values()].filter(holds))
      told.set(link[end], (told.get(link[end]) ?? new Set()).add(collection.known(link[other]).name));
    return [...told].flatMap(([key, wanted]) => {
      const held = [collection.known(key).properties.get(property)?.[0] ?? []].flat();
      return held.length === wanted.size && held.every((each) => wanted.has(String(each))) ? [] : [key];
    });
  };
}

function hasCheckDigits({ properties }: CollectedEntity): boolean {
  const holds = (property: string, isRight: (text: string) => boolean): boolean => {
    const value = properties.get(property)?.[0];
    return value === undefined || isRight(String(value));
  };
  return holds('lei', isLei) && holds('isin', isIsin) && holds('ein', (ein) => isEin(ein.replace('-', '')));
}

/** The keys of all publications that something in a collection cites. */
export function* citedSources({ entities, relationships, series }: Collection): Iterable<string> {
  for (const { sources, properties } of entities.values()) {
    yield* sources;
    for (const [, ...own] of properties.values()) yield* own;
  }
  for (const { sources } of relationships.values()) yield* sources;
  for (const { source } of series.values()) yield source;
}

const keysOf = (series: Collection['series'], isBroken: (one: CollectedSeries) => boolean): string[] =>
  [...series.values()].filter(isBroken).map(({ key }) => key);

function repeated(texts: readonly string[]): string[] {
  const seen = new Set<string>();
  return texts.filter((text) => seen.size === seen.add(text).size);
}

/** Looks at every name that an entity has. */
function eachName(isWrong: (entity: CollectedEntity, name: string) => boolean): Rules[string] {
  return ({ entities }) =>
    [...entities.values()].flatMap((entity) =>
      [entity.name, ...entity.aliases, ...entity.furtherNames]
        .filter((name) => isWrong(entity, name))
        .map((name) => `${entity.key}: ${name}`),
    );
}
