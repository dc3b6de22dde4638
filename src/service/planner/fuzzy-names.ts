import { hasWords } from '../query/compared-text';
import type { Evaluator } from '../query/evaluate';
import { isOtherBody } from '../search/alias-lookup';
import { describesEnough } from '../search/descriptive-names';
import type { EntitySearch } from '../search/entity-search';
import type { StoredEntity } from '../store/stored';
import { coreText } from '../../shared/names/legal-form';
import { editDistance } from '../../shared/names/edit-distance';
import { nameText } from '../../shared/names/name-text';
import type { Word } from './words';

/** The bearers of a name that words without a sense belong to, and how it was written where it has a slip. */
export type Misspelt = {
  start: number;
  end: number;
  entities: readonly StoredEntity[];
  misspelt: string | undefined;
};

/** Below this a match of the search is another name. */
const MISSPELT = 0.84;

/** From this on it may be what everybody knows, with a letter or two wrong. */
const NEAR = 0.76;

/** How well known that is, and how many letters may be wrong in so many. */
const KNOWN = { prominence: 0.75, once: 5, twice: 7 } as const;

/** Whether a word is a letter or two from the name of what is well known: of little-known names it would be any. */
function isNearlyKnown(written: string, { name, aliases, prominence }: StoredEntity): boolean {
  if (prominence < KNOWN.prominence) return false;
  const typed = nameText(written);
  return [name, ...aliases].some((each) => {
    const core = coreText(nameText(each));
    const count = editDistance(typed, core);
    const least = Math.min(typed.length, core.length);
    return (
      typed[0] === core[0] &&
      ((count === 1 && least >= KNOWN.once - 1) || (count === 2 && least >= KNOWN.twice - 1))
    );
  });
}

/** The name that a word without a sense belongs to: an identifier, an industry by a word of it, or one with a slip. */
export function misspeltAt(
  words: readonly Word[],
  at: number,
  { evaluator, search }: { evaluator: Evaluator; search: EntitySearch },
): Misspelt | undefined {
  if (REST.has(words[at]?.text ?? '')) return undefined;
  for (let length = 3; length > 0; length -= 1) {
    for (
      let start = Math.max(0, at - length + 1);
      start <= at && start + length <= words.length;
      start += 1
    ) {
      const run = words.slice(start, start + length);
      if (run.some(({ kind }) => kind === 'mark' || kind === 'possessive')) continue;
      const written = run
        .map((word, place) => (place > 0 && !word.isJoined ? ' ' : '') + word.written)
        .join('');
      if (
        written.length < 3 ||
        (length > 1 &&
          !run.every(
            (word, place) => isNameLike(word) || (place === 1 && length === 3 && word.text === 'and'),
          ))
      )
        continue;
      const span = (entities: readonly StoredEntity[], isSlip: boolean): Misspelt => ({
        start,
        end: start + length,
        entities,
        misspelt: isSlip ? written : undefined,
      });
      const exact = search(written, { limit: 5, isExact: true }).filter(({ relevance }) => relevance >= 0.97);
      if (exact.length > 0)
        return span(
          exact.map(({ entity }) => entity),
          exact.every(({ entity }) => isOtherwiseCalled(written, entity)),
        );
      const industries = length === 1 && written.length > 3 ? industriesBy(written, evaluator) : [];
      if (industries.length > 0 && industries.length < 9) return span(industries, false);
      const found = search(written, { limit: 6 });
      const close = found.filter(
        ({ relevance, entity, isHint }) =>
          isHint !== true &&
          (relevance >= MISSPELT || (relevance >= NEAR && isNearlyKnown(written, entity))) &&
          // Asked last, because it takes longest.
          !isOtherBody(written, entity),
      );
      const [best, ...others] = begunBy(written, close, found) ?? close;
      if (best === undefined || !isSlipOf(written, best.entity)) continue;
      // `Standard` in small letters is a word, and begins an alias; a name is what the thing is called first.
      if (isBeginning(written, best.entity)) continue;
      if (written.length < 5 && !isNearlyKnown(written, best.entity)) continue;
      const alike = others.filter(({ relevance }) => relevance > best.relevance - 0.02);
      return span(
        [best, ...alike].map(({ entity }) => entity),
        true,
      );
    }
  }
  return undefined;
}

/**
 * Where a word is near to nothing, or stands within the name that is nearest, those of which it is the beginning, though it settles nothing else:
 * Dominion is Dominion Energy before Old Dominion.
 */
function begunBy<Found extends { entity: StoredEntity }>(
  written: string,
  [first]: readonly Found[],
  found: readonly Found[],
): readonly Found[] | undefined {
  const typed = nameText(written);
  const begins = ({ entity }: Found): boolean => nameText(entity.name).startsWith(`${typed} `);
  const isWithin =
    first === undefined || (!begins(first) && nameText(first.entity.name).includes(` ${typed}`));
  const begun = isWithin ? found.filter(begins) : [];
  return begun.length === 0 ? undefined : begun;
}

/** Whether a company bears other names today than the one by which it is found. */
function isOtherwiseCalled(written: string, { type, name, aliases }: StoredEntity): boolean {
  const core = coreText(nameText(written));
  return type === 'Company' && [name, ...aliases].every((each) => coreText(nameText(each)) !== core);
}

/** The industries that a word is at least half the name of: Radio is no name of Radio & Tv Broadcasting. */
const industriesBy = (written: string, { means }: Evaluator): StoredEntity[] =>
  [...means.industries(written)].filter(({ type, name, aliases }) =>
    [name, ...aliases].some(
      (each) =>
        hasWords(each, nameText(written)) &&
        describesEnough(nameText(written), { type, text: nameText(each) }),
    ),
  );

/** What industries are called that are left beside the others. */
const REST: ReadonlySet<string> = new Set(['other', 'others', 'general', 'related', 'misc']);

/** Only a word with a capital, or one of many letters, is looked for as part of a name with a slip. */
function isNameLike({ written, kind }: Word): boolean {
  return kind === 'number' || /^\p{Lu}/u.test(written);
}

/** Whether a word in small letters is no more than how a further name begins. */
const isBeginning = (written: string, { name, aliases, type }: StoredEntity): boolean =>
  written === written.toLowerCase() &&
  ((PLACES.has(type) && nameText(name).startsWith(`${nameText(written)} `)) ||
    (!nameText(name).startsWith(nameText(written)) &&
      aliases.some((each) => nameText(each).startsWith(`${nameText(written)} `))));

/** What nobody calls by the first word of its name: a point is no Point Fortin. */
const PLACES: ReadonlySet<string> = new Set(['Municipality', 'CountrySubdivision', 'Facility', 'Location']);

/** A word that a name merely holds or begins with is no slip of it. */
function isSlipOf(written: string, { name, aliases }: { name: string; aliases: readonly string[] }): boolean {
  return [name, ...aliases].some(
    (each) =>
      Math.abs(each.length - written.length) <= 2 || each.toLowerCase().startsWith(written.toLowerCase()),
  );
}
