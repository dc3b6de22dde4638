import { otherAlphabetIn } from '../../shared/names/name-text';
import type { StoredEntity } from '../store/stored';

const WHOLE = [
  'university of',
  'universitat',
  'universite de',
  'universita di',
  'universidad de',
  'universidade de',
  'universiteit',
];
const TECHNICAL = ['technische universitat', 'technische universiteit', 'technical university of'];

/** What universities are called for short before the name of their city, and in the languages that they write it in. */
const FORMS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^tu (?<city>.+)$/, TECHNICAL],
  [/^(?:uni|u of) (?<city>.+)$/, WHOLE],
  [/^(?<city>[^ ]{2,}?)(?:大学|大學|대학교|대)$/, WHOLE],
  [new RegExp(`^(?:${WHOLE.join('|')}) (?<city>.+)$`), WHOLE],
  [new RegExp(`^(?:${TECHNICAL.join('|')}) (?<city>.+)$`), TECHNICAL],
];

/** Names of one alphabet alone, which parts no place from another. */
const PLAIN = /^[\p{Script=Latin} '’-]+$/u;

/**
 * The university that is called after its city in another language than was typed, or for short: TU Berlin, the University of
 * Cologne that is the Universität Köln. York University is none of them: it is not the University of York.
 */
export function schoolOfCity(
  text: string,
  bearers: (name: string) => readonly StoredEntity[],
): readonly StoredEntity[] {
  for (const [form, written] of FORMS) {
    const city = form.exec(text)?.groups?.['city'];
    if (city === undefined) continue;
    const isOther = otherAlphabetIn(city) !== undefined;
    const cities = bearers(city).filter(({ type }) => type === 'Municipality');
    const names = cities
      .slice(0, 1)
      .flatMap(({ name, aliases, furtherNames }) => [name, ...aliases, ...furtherNames]);
    for (const each of new Set([city, ...names.filter((name) => PLAIN.test(name))])) {
      const found = written
        .flatMap((before) => [
          ...bearers(`${before} ${each}`),
          ...(isOther ? bearers(`${each} university`) : []),
        ])
        .filter(isSchool);
      if (found.length > 0) return found.slice(0, 1);
    }
  }
  return [];
}

const isSchool = ({ type }: StoredEntity): boolean => type === 'EducationalInstitution';
