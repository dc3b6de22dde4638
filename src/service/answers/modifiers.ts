import type { EntityType } from '../../contract/entity-type';
import { isPlace } from '../query/places';
import type { Filter } from '../query/tree';
import { equal } from './equal';
import { placeOfAdjective } from './place-adjectives';
import type { Tools } from './tools';

/** What countries and companies are members of. */
export const GROUPS: ReadonlySet<EntityType> = new Set([
  'Group',
  'IntergovernmentalOrganization',
  'Organization',
]);

/** How many words a name before a noun may have: `New York insurers`. */
const MOST_WORDS = 4;

/** Industries by words too short to be looked for inside their names. */
const SHORT_INDUSTRIES: Readonly<Record<string, string>> = {
  oil: 'Oil and gas',
  gas: 'Oil and gas',
  tech: 'Technology',
  auto: 'Automobiles',
};

/** Reads what stands before a noun, as `German` or `Texas insurance` does; nothing where a part is not understood. */
export function readModifiers(words: readonly string[], tools: Tools): Filter[] | undefined {
  if (words.length === 0) return [];
  for (let length = Math.min(MOST_WORDS, words.length); length > 0; length -= 1) {
    const first = readModifier(words.slice(0, length).join(' '), tools);
    const rest = first === undefined ? undefined : readModifiers(words.slice(length), tools);
    if (first !== undefined && rest !== undefined) return [first, ...rest];
  }
  return undefined;
}

function readModifier(words: string, { evaluator }: Tools): Filter | undefined {
  const adjective = placeOfAdjective(words);
  if (adjective !== undefined) return equal('location', adjective);
  // Short codes are names only as they are written: `in` is no India, `no` no Norway.
  const named = words.length < 4 && words !== words.toUpperCase() ? [] : [...evaluator.means.exact(words)];
  if (named.some(isPlace)) return equal('location', words);
  if (named.some(({ type }) => type === 'Exchange')) return equal('exchange', words);
  if (named.some(({ type }) => GROUPS.has(type))) return equal('member_of', words);
  const industry = SHORT_INDUSTRIES[words.toLowerCase()] ?? words;
  const isIndustry = industry.length > 3 || named.some(({ type }) => type === 'Industry');
  return isIndustry && evaluator.means.industries(industry).size > 0
    ? equal('industry', industry)
    : undefined;
}
