import { nameText, squeezed } from '../../src/shared/names/name-text';
import { isWholeName } from './clean-name';
import type { CollectedEntity, Collection } from './collection';
import { isEndingOfSeveral, isOtherCountry, placeEndings } from './place-names';
import type { Rule } from './rule';

/** The errors that were found in names, each as a rule that keeps it from coming back. */
export const NAME_RULES: readonly Rule[] = [
  {
    says: 'a name is whole: no half of a bracket, doubled quote or sentence about it',
    broken: eachName((_, name) => !isWholeName(name)),
  },
  {
    says: 'a city is not called as a country is whose name is no part of its own',
    broken: (collection) => {
      const countries = new Set(ofType(collection, 'Country').map(({ name }) => name));
      return eachName((entity, name) => isOtherCountry(entity, name, countries))(collection);
    },
  },
  {
    says: 'a country or territory is not called by what several are with a word before',
    broken: (collection) => {
      const endings = placeEndings(collection.entities.values());
      return eachName((entity, name) => isEndingOfSeveral(entity, name, endings))(collection);
    },
  },
  {
    says: 'a name of a person is not in the capitals of a form, or in what they leave of them',
    broken: eachName(({ type }, name) => type === 'Person' && /\bMc[a-z]| [JS]R\b/.test(name)),
  },
  {
    says: 'two institutions of a country differ by more than an article',
    broken: (collection) => {
      const seen = new Set<string>();
      const letters = ({ key, name }: CollectedEntity): string =>
        `${key.split(':')[1] ?? ''}|${squeezed(nameText(name.replace(/^The /, '')))}`;
      return ofType(collection, 'EducationalInstitution')
        .filter((each) => each.key.startsWith('university:'))
        .filter((each) => seen.size === seen.add(letters(each)).size)
        .map(({ key }) => key);
    },
  },
];

function ofType({ entities }: Collection, type: CollectedEntity['type']): CollectedEntity[] {
  return [...entities.values()].filter((entity) => entity.type === type);
}

/** Looks at every name that an entity has. */
function eachName(isWrong: (entity: CollectedEntity, name: string) => boolean): Rule['broken'] {
  return ({ entities }) =>
    [...entities.values()].flatMap((entity) =>
      [entity.name, ...entity.aliases, ...entity.furtherNames]
        .filter((name) => isWrong(entity, name))
        .map((name) => `${entity.key}: ${name}`),
    );
}
