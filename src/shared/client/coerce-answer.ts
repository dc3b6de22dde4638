import { isRecord } from '../contract/fast-schema';
import { eachOf, hasTexts, listOf, ofTexts, ofWord, partsOf, textOf, type Coercion } from './coerce';
import { property, related, series } from './coerce-profile';

/**
 * Repairs harmless oddities of an answer: null in a list is dropped, an optional part may be missing, and a number
 * may be text. Anything ambiguous stays invalid.
 */
export function coerceAnswer(json: unknown): unknown {
  if (!isRecord(json)) return json;
  if ('content' in json) return prose({ ...BESIDE_CONTENT, ...json });
  return ('results' in json ? rows : profile)(json);
}

const asItIs: Coercion = (part) => part;
const orNone: Coercion = (list) => list ?? [];

const mentions = listOf(partsOf({ entity_type: ofWord, mentions: ofTexts }), hasTexts('id', 'name'));

const rows = partsOf({ results: (list) => listOf(asItIs)(orNone(list)), entities: mentions });

/** All that the document requires of an answer may be null but its content (§2.9). */
const BESIDE_CONTENT = { explainability: null, context: null, entities: null };

const link = partsOf({ name: textOf, url: textOf });

const prose = partsOf({
  content: (text) => text ?? '',
  explainability: listOf(partsOf({ references: (list) => ofTexts(list) ?? [] }), hasTexts('content')),
  context: listOf(
    partsOf({ origins: listOf(partsOf({ source: link, document: link })) }),
    hasTexts('id', 'content'),
  ),
  entities: mentions,
});

const listing = partsOf({ description: textOf, unit: textOf, taxonomy: textOf, cadence: textOf });
const found = partsOf({ entity_type: ofWord, description: textOf });
const byType = eachOf((list) => listOf(related)(orNone(list)));
const namesOrRelated: Coercion = (part) => (Array.isArray(part) ? listOf(asItIs)(part) : byType(part));

/** A profile, or what has parts of the same names: the list of what may be asked, and a search, which finds nothing without a name. */
const profile = partsOf({
  properties: (part) => (Array.isArray(part) ? listOf(asItIs)(part) : eachOf(property)(part)),
  relationships: partsOf({ outgoing: namesOrRelated, incoming: namesOrRelated }),
  numerical_observations: (part) =>
    Array.isArray(part) ? listOf(series)(part) : eachOf(listOf(listing, hasTexts('id', 'name')))(part),
  entities: (list) => listOf(found, hasTexts('name'))(orNone(list)),
});
