import type { Expression, Order } from '../query/tree';
import { pluralOf, readNoun, type Noun } from './collection-noun';
import { readModifiers } from './modifiers';
import { readCount, readOrdinal } from './numerals';
import { readQualifiers, type Qualified } from './qualifiers';
import type { Extreme } from './quantity-phrase';
import { ADJECTIVES, extremeOf } from './superlatives';
import type { Tools } from './tools';

/**
 * A question for a collection: the expression that answers it, and what it asks for in words. `rank` is the place in the
 * order that is asked for: the second largest is 2.
 */
export type Asked = { expression: Expression; what: string; isOne: boolean; rank: number };

const ADJECTIVE = new RegExp(`^(?:(${ADJECTIVES.join('|')})\\b ?)`, 'i');

/** Reads `[second | five] [largest] [German] companies [qualifiers]`; nothing where the noun is no collection. */
export function readCollection(text: string, tools: Tools): Asked | undefined {
  const head = readHead(inFront(text));
  const { count, adjective } = head;
  const noun = readModified(head.rest, tools);
  if (noun === undefined) return undefined;
  const tail = noun.after.replace(/^(?:that|which|who) (?=are |is )/i, '');
  const qualified = readQualifiers(
    tail.replace(/^(?:(?:are|is) there|there (?:are|is)|(?:are|is)(?! (?:in|not) )) /i, ''),
    tools,
  );
  if (qualified === undefined) return undefined;
  const extreme = adjective === undefined ? undefined : extremeOf(adjective, noun.type);
  if (adjective !== undefined && extreme === undefined && qualified.orders.length === 0) return undefined;
  const rank = head.rank ?? qualified.rank ?? 1;
  const isRanked = adjective !== undefined || qualified.isExtreme;
  if (rank > 1 && !isRanked) return undefined;
  const limit = count ?? (isRanked ? (noun.isSingular || rank > 1 ? 1 : 10) : undefined);
  return {
    expression: {
      topic: noun.topic,
      filters: [...noun.filters, ...qualified.filters],
      select: [],
      orders: ordersOf(qualified, extreme),
      ...(limit === undefined ? {} : { limit }),
    },
    what: whatOf(noun, tail),
    isOne: isRanked && limit === 1,
    rank,
  };
}

/** `Africa's largest city` asks for the `largest city of Africa`. */
function inFront(text: string): string {
  const [, owner, superlative, rest] = POSSESSED.exec(text) ?? [];
  return superlative === undefined ? text : `${superlative} ${rest ?? ''} of ${owner ?? ''}`;
}

const POSSESSED = new RegExp(
  `^(?:the )?(.+?)(?:'s|s') ((?:(?:\\w+|\\d+(?:st|nd|rd|th)) )?(?:${ADJECTIVES.join('|')})) (.+)$`,
  'i',
);

/** The order that is asked for: `the smallest companies by revenue` takes field and direction from different words. */
function ordersOf({ orders, isExtreme }: Qualified, extreme: Extreme | undefined): readonly Order[] {
  if (extreme === undefined) return orders;
  const { field, direction } = extreme;
  if (orders.length === 0) return [{ path: [field], direction }];
  return isExtreme ? orders : orders.map((order) => ({ ...order, direction }));
}

type Modified = Noun & { modifiers: string; after: string };

/** How many words may stand before the noun. */
const MOST_MODIFIERS = 5;

/** The noun with what stands before it, as near to the beginning as is understood. */
function readModified(text: string, tools: Tools): Modified | undefined {
  const words = text.split(' ');
  for (let at = 0; at <= Math.min(MOST_MODIFIERS, words.length - 1); at += 1) {
    const rest = words.slice(at).join(' ');
    const noun = readNoun(rest, tools);
    const filters = noun === undefined ? undefined : readModifiers(words.slice(0, at), tools);
    if (noun === undefined || filters === undefined) continue;
    return {
      ...noun,
      filters: [...filters, ...noun.filters],
      modifiers: words.slice(0, at).join(' '),
      after: rest.slice(noun.words.length).trim(),
    };
  }
  return undefined;
}

type Head = { rest: string; count?: number; adjective?: string; rank?: number };

/** The count, the place and the adjective: `top five`, `five largest`, `second largest`, `largest`. */
function readHead(text: string): Head {
  let rest = text.replace(/^(?:me |the |a |an |some |all )+/i, '');
  let count: number | undefined;
  let adjective: string | undefined;
  let rank: number | undefined;
  for (let turn = 0; turn < 3; turn += 1) {
    const found = ADJECTIVE.exec(rest)?.[0];
    const [first = ''] = rest.split(' ');
    const number = readCount(first);
    const place = readOrdinal(first);
    if (found !== undefined) [adjective, rest] = [found.trim(), rest.slice(found.length)];
    else if (place !== undefined) [rank, rest] = [place, rest.slice(first.length).trim()];
    else if (number !== undefined) [count, rest] = [number, rest.slice(first.length).trim()];
  }
  return {
    rest,
    ...(count === undefined ? {} : { count }),
    ...(adjective === undefined ? {} : { adjective }),
    ...(rank === undefined ? {} : { rank }),
  };
}

/** A year that was cut off belongs to the qualifier: `founded in 2021`. */
export function withTime(text: string, when: string | undefined): string {
  if (when === undefined) return text;
  return /\b(?:before|after|since|in)$/i.test(text) ? `${text} ${when}` : `${text} in ${when}`;
}

/** The collection in words: `companies headquartered in Texas`, `countries that use the euro`. */
function whatOf({ words, modifiers, type }: Modified, tail: string): string {
  const plain = tail
    .replace(/^(?:(?:that|which|who) )?(?:are|is|were|was) (?!not )(?:there )?/i, '')
    .replace(
      /\s?\b(?:ranked |sorted |ordered |measured )?(?:(?<!audited |run |led |headed |managed |owned |acquired |backed |financed )by|in terms of) .+$/i,
      '',
    )
    .replace(
      /\s?\b(?:with|has|have|having) the (?:\w+ )?(?:most|highest|largest|biggest|greatest|fewest|lowest|smallest|least) .+$/i,
      '',
    );
  const isMembers = /^members? (?:states? )?of/i.test(plain);
  const clause = isMembers
    ? `that are ${plain}`
    : /^(?:(?:do|does|are|is) not|use|speak|have|has|employ|earn|belong|lie|operate|pay)s?\b/i.test(plain)
      ? `that ${plain}`
      : plain;
  // Territories and federal districts are among a country's subdivisions, so that they are not all states.
  const named = type === 'CountrySubdivision' ? 'states and other subdivisions' : pluralOf(words);
  const relative = clause.replace(/(?<!\b(?:that|which|who)) (?=(?:do|does|are|is) not )/gi, ' that ');
  return `${modifiers} ${named} ${relative}`.trim();
}
