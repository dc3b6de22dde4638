import { nameText } from '../../shared/names/name-text';
import type { StoredEntity } from '../store/stored';
import { LINKING } from './common-words';

/** Types of which people say the initials of names, each with the fewest letters that tell one. */
const FEWEST: ReadonlyMap<string, number> = new Map([
  ['Country', 3],
  ['Exchange', 4],
  ['EducationalInstitution', 4],
  ['IntergovernmentalOrganization', 4],
  ['Company', 4],
]);

/** What countries call themselves in full. */
const STATE = /\b(?:republic|kingdom|union|states|emirates|federation)\b/i;

/**
 * What an entity is called by the initials of its names, and by those before its last word or words: ROK and KSA, HKSE,
 * `PR China`, `PUC Rio`.
 */
export function initialsOf({
  type,
  name,
  aliases,
}: Pick<StoredEntity, 'type' | 'name' | 'aliases'>): readonly string[] {
  const fewest = FEWEST.get(type);
  if (fewest === undefined) return [];
  if (type === 'Company')
    return [name, ...aliases].flatMap((each) => initialsOfCompany(nameText(each), fewest));
  const names = type === 'Country' ? aliases.filter((alias) => STATE.test(alias)) : [name];
  const found = names.flatMap((each) => initialsOfName(nameText(each), fewest));
  return type === 'Country' ? [...found, ...found.flatMap(initialsBehind)] : found;
}

/** As headings of tables have them: `China, P.R.`. */
function initialsBehind(name: string): string[] {
  const [short, ...rest] = name.split(' ');
  return rest.length === 0 ? [] : [[...rest, short].join(' ')];
}

const initials = (words: readonly string[]): string => words.map((word) => word[0] ?? '').join('');

/** A company's with those of its legal form, RCCL; three letters tell it only where they pass a linking word over, PCA. */
function initialsOfCompany(text: string, fewest: number): string[] {
  const words = text.split(' ').filter((word) => !LINKING.has(word));
  return words.length >= fewest - Number(text.includes(' of ')) ? [initials(words)] : [];
}

function initialsOfName(text: string, fewest: number): string[] {
  const all = text.split(' ');
  const words = all.filter((word) => !LINKING.has(word));
  if (words.length < 2 || all.length < 3) return [];
  const whole = [initials(words), ...(words.length === 2 && all.length === 3 ? [initials(all)] : [])];
  const begun = words.flatMap((word, at) =>
    at < 2
      ? []
      : [
          `${initials(words.slice(0, at))} ${word}`,
          `${initials(words.slice(0, at))} ${words.slice(at).join(' ')}`,
        ],
  );
  return [...new Set([...whole.filter(({ length }) => length >= fewest), ...begun])];
}
