import type { Expression, Order } from '../query/tree';
import type { StoredEntity } from '../store/stored';
import { readQualifiers } from './qualifiers';
import { ADJECTIVES, extremeOf, readCount } from './superlatives';
import type { Tools } from './tools';

/** A question for a collection: the expression that answers it, and what it asks for in words. */
export type Asked = { expression: Expression; what: string; isOne: boolean };

const ADJECTIVE = new RegExp(`^(?:(${ADJECTIVES.join('|')})\\b ?)`, 'i');

/** Reads `[five] [largest] companies [qualifiers]`; nothing where the noun is no collection. */
export function readCollection(text: string, tools: Tools): Asked | undefined {
  const { rest: afterTop, count, adjective } = readHead(text);
  const noun = readNoun(afterTop, tools);
  if (noun === undefined) return undefined;
  const tail = afterTop
    .slice(noun.words.length)
    .trim()
    .replace(/^(?:that|which|who) (?=are |is )/i, '');
  const qualified = readQualifiers(
    tail.replace(/^(?:(?:are|is) there|there (?:are|is)|(?:are|is)(?! in )) /i, ''),
    tools,
  );
  if (qualified === undefined) return undefined;
  const extreme = adjective === undefined ? undefined : extremeOf(adjective, noun.entities[0]?.type);
  if (adjective !== undefined && extreme === undefined && qualified.orders.length === 0) return undefined;
  const own: Order[] = extreme === undefined ? [] : [{ path: [extreme.field], direction: extreme.direction }];
  // `the smallest companies by revenue` takes the field from one word and the direction from another.
  const orders = qualified.orders.map((order) =>
    extreme === undefined || qualified.isExtreme ? order : { ...order, direction: extreme.direction },
  );
  const isRanked = adjective !== undefined || qualified.isExtreme;
  const isOne = isRanked && (count ?? (noun.isSingular ? 1 : undefined)) === 1;
  const limit = count ?? (isRanked ? (noun.isSingular ? 1 : 10) : undefined);
  return {
    expression: {
      topic: pluralOf(noun.words),
      filters: qualified.filters,
      select: [],
      orders: orders.length > 0 ? orders : own,
      ...(limit === undefined ? {} : { limit }),
    },
    what: whatOf(noun.words, tail),
    isOne,
  };
}

/** The count and the adjective in either order: `top five`, `five largest`, `largest`. */
function readHead(text: string): { rest: string; count?: number; adjective?: string } {
  let rest = text.replace(/^(?:me |the |a |an |some |all )+/i, '');
  let count: number | undefined;
  let adjective: string | undefined;
  for (let turn = 0; turn < 3; turn += 1) {
    const found = ADJECTIVE.exec(rest)?.[0];
    const [first = ''] = rest.split(' ');
    const number = readCount(first);
    if (found !== undefined) [adjective, rest] = [found.trim(), rest.slice(found.length)];
    else if (number !== undefined) [count, rest] = [number, rest.slice(first.length).trim()];
  }
  return {
    rest,
    ...(count === undefined ? {} : { count }),
    ...(adjective === undefined ? {} : { adjective }),
  };
}

type Noun = { words: string; entities: readonly StoredEntity[]; isSingular: boolean };

/** The longest beginning that names a collection. */
function readNoun(text: string, { evaluator }: Tools): Noun | undefined {
  const words = text.split(' ');
  for (let length = Math.min(3, words.length); length > 0; length -= 1) {
    const named = words.slice(0, length).join(' ');
    for (const plural of [named, `${named}s`, named.replace(/y$/i, 'ies')]) {
      const entities = evaluator.topics.collection(plural);
      if (entities !== undefined)
        return { words: named, entities, isSingular: !named.toLowerCase().endsWith('s') };
    }
  }
  return undefined;
}

/** A year that was cut off belongs to the qualifier: `founded in 2021`. */
export function withTime(text: string, when: string | undefined): string {
  if (when === undefined) return text;
  return /\b(?:before|after|since|in)$/i.test(text) ? `${text} ${when}` : `${text} in ${when}`;
}

function pluralOf(noun: string): string {
  if (/s$/i.test(noun) || /^people$/i.test(noun)) return noun;
  return /y$/i.test(noun) ? noun.replace(/y$/i, 'ies') : `${noun}s`;
}

/** The collection in words: `companies headquartered in Texas`, `countries that use the euro`. */
function whatOf(noun: string, tail: string): string {
  const plain = tail
    .replace(/^(?:(?:that|which|who) )?(?:are|is|were|was) (?:there )?/i, '')
    .replace(
      /\s?\b(?:ranked |sorted |ordered |measured )?(?:(?<!audited |run |led |headed |managed |owned |acquired |backed |financed )by|in terms of) .+$/i,
      '',
    )
    .replace(
      /\s?\b(?:with|has|have|having) the (?:most|highest|largest|biggest|greatest|fewest|lowest|smallest|least) .+$/i,
      '',
    );
  const isMembers = /^members? (?:states? )?of/i.test(plain);
  const clause = isMembers
    ? `that are ${plain}`
    : /^(?:use|speak|have|has|employ|earn|belong|lie|operate|pay)s?\b/i.test(plain)
      ? `that ${plain}`
      : plain;
  return `${pluralOf(noun)} ${clause}`.trim();
}
