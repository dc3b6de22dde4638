import { isRecord } from '../contract/fast-schema';
import { listOf, ofTexts, ofWord, orEmpty, partsOf, textOf, type Coercion } from './coerce';

/** A property that an entity has none of. */
const NONE = { value: null, sources: [] };

/** What a source is called that the service does not name. */
const UNNAMED = 'unnamed source';

/** What stands for no number in a list of numbers. */
const NO_NUMBER = /^(<unknown>|nan|n\/?a|null|none|-)?$/i;

/** A number as JSON writes it; with marks between its digits it might be two. */
const PLAIN_NUMBER = /^-?\d+(\.\d+)?(e[+-]?\d+)?$/i;

/** A document that can be told: a link, or a recorded call. */
const document: Coercion = (value) =>
  isRecord(value) && typeof value['endpoint'] === 'string'
    ? partsOf({ params: (given) => (isRecord(given) ? given : {}), response_hash: textOf })(value)
    : typeof value === 'string'
      ? value
      : null;

const namedSource = partsOf({ name: (name) => textOf(name) ?? UNNAMED, date: textOf, document });

/** A source without a name is still one, and so is a name alone. */
const source: Coercion = (value) =>
  isRecord(value) ? namedSource({ name: null, ...value }) : { name: textOf(value) ?? UNNAMED };

/** A property that is null is one that the entity has none of (§4.2 rule 3); one without its value stays odd. */
export const property: Coercion = (value) =>
  value === null ? NONE : partsOf({ sources: listOf(source) })(value);

/** An entity at the other end of a relationship, which may have no name of its own. */
export const related = partsOf({
  name: ofWord,
  entity_type: ofWord,
  properties: orEmpty(
    partsOf({ id: textOf, sources: listOf(source), valid_since: textOf, valid_until: textOf }),
  ),
});

const originOf = partsOf({ name: textOf, published_time: textOf, source: textOf, url: textOf });

const number: Coercion = (value) => {
  if (typeof value !== 'string') return value;
  const text = value.trim();
  if (NO_NUMBER.test(text)) return null;
  return PLAIN_NUMBER.test(text) ? Number(text) : value;
};

const point = partsOf({
  value: number,
  origin: (value) => (isRecord(value) ? originOf(value) : { name: textOf(value) }),
});

/** A series; its unit, where it tells none, is the one that the list of what may be asked tells. */
export const series = partsOf({
  properties: orEmpty(partsOf({ unit: textOf, aliases: ofTexts, taxonomy: textOf, cadence: textOf })),
  data: listOf(point),
});
