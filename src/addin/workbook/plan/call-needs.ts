import { choiceArgument, textArgument, textRange, wholeArgument, wordsIn } from '../../cells/argument';
import { isEntityId, searchOf } from '../../cells/typed-name';
import { ENTITY_TYPES, type EntityType } from '../../../shared/contract/entity-type';
import { SEARCH_LIMIT } from '../../../shared/contract/search-limit';
import { coreText } from '../../../shared/names/legal-form';
import { nameText } from '../../../shared/names/name-text';
import type { Direction } from '../../runtime/knowledge';
import type { ArgumentValue } from './argument-values';
import type { CallParts } from './call-parts';
import { EntityFields, type RelatedWish } from './entity-fields';
import type { NamedEntity } from './named-entity';
import { rateNeeds } from './rate-needs';

/** One call with its arguments; undefined are those that cannot be read. */
export type ReadCall = {
  name: string;
  values: readonly ArgumentValue[];
  isSure: boolean;
  /** Tells it from every other call. */
  key: string;
};

/** As many requests a function makes for one entity of which nothing is known. */
const MOST_REQUESTS = new Map([
  ...['ENTITY', 'MATCH'].map((name) => [name, 3] as const),
  ...['PROP', 'SOURCE', 'SOURCES', 'AGE'].map((name) => [name, 4] as const),
  ...['FIELDS', 'CARD', 'RELATED', 'SERIES', 'LATEST', 'HISTORY'].map((name) => [name, 6] as const),
  ...['SEARCH', 'QUERY', 'ASK', 'EVIDENCE', 'MENTIONS'].map((name) => [name, 1] as const),
]);

/** Puts into the forecast what a call will ask; false where its input cannot be read. Rejects where the call fails. */
export async function forecastCall(parts: CallParts, call: ReadCall): Promise<boolean> {
  const most = MOST_REQUESTS.get(call.name);
  if (most === undefined) return true;
  const [input] = call.values;
  if (input === undefined) {
    parts.forecast.mayAsk(call.key, most);
    return false;
  }
  const texts = textsOf(input);
  if (call.name === 'QUERY') ask(parts, call, (text) => ({ kind: 'query', input: text }));
  else if (most === 1 && call.name !== 'SEARCH')
    ask(parts, call, (text) => ({ kind: 'answer', input: text }));
  else if (call.name === 'SEARCH') return searches(parts, call, texts);
  else if (most === 3) return names(parts, call, texts);
  else return fields(parts, call, texts);
  return true;
}

function textsOf(value: NonNullable<ArgumentValue>): string[] {
  return textRange(value, 'input')
    .flat()
    .filter((text) => text !== undefined);
}

function ask(
  { forecast }: CallParts,
  { values: [input], isSure }: ReadCall,
  needOf: (text: string) => { kind: 'query' | 'answer'; input: string },
): void {
  const text = textArgument(input, 'input');
  if (text !== undefined) forecast.ask(needOf(text), isSure);
}

function searches(
  { forecast }: CallParts,
  { values, isSure, key }: ReadCall,
  texts: readonly string[],
): boolean {
  const [, type = null, limit = null] = values;
  if (values[1] === undefined && values.length > 1) {
    forecast.mayAsk(key, texts.length);
    return false;
  }
  const most = wholeArgument(limit, 'limit', SEARCH_LIMIT) ?? SEARCH_LIMIT.default;
  for (const text of texts)
    forecast.ask({ kind: 'search', request: searchOf(text, typesOf(type), most) }, isSure);
  return true;
}

async function names(
  { forecast, known, named }: CallParts,
  { name, values, isSure, key }: ReadCall,
  texts: readonly string[],
): Promise<boolean> {
  const [, type = null, rank = null] = values;
  if (values.slice(1).includes(undefined)) {
    forecast.mayAsk(key, 3 * texts.length);
    return false;
  }
  const choice = {
    types: typesOf(type),
    rank: name === 'ENTITY' ? wholeArgument(rank, 'rank', SEARCH_LIMIT) : undefined,
  };
  const looksUp = name === 'MATCH' ? texts : texts.filter((text) => !isEntityId(text));
  const found = await Promise.all(looksUp.map((text) => named.find({ text, ...choice, isSure })));
  for (const { key: unknown } of found) if (unknown !== undefined) forecast.mayAsk(`body ${unknown}`);
  // A company of which nothing is found is looked for without its legal form.
  for (const text of name === 'MATCH' ? texts.map(String) : []) {
    const [whole, core] = [text, coreText(nameText(text))].map((each) =>
      searchOf(each, choice.types, SEARCH_LIMIT.default),
    );
    const before = whole === undefined ? undefined : known.search(whole);
    if (core === undefined || core.name === nameText(text)) continue;
    if (before === undefined) forecast.mayAsk(`without its form ${text}`);
    else if (before.value.length === 0) forecast.ask({ kind: 'search', request: core }, isSure);
  }
  return true;
}

async function fields(
  parts: CallParts,
  { name, values, isSure }: ReadCall,
  texts: readonly string[],
): Promise<boolean> {
  const { forecast, known, named } = parts;
  const of = new EntityFields(forecast, known, isSure);
  const found = await Promise.all(texts.map((text) => named.find({ text, types: [], isSure })));
  const wanted = values.length < 2 || values[1] === undefined ? values[1] : textsOf(values[1]);
  const isRead = values.length < 2 || values[1] !== undefined;
  const each = (put: (entity: NamedEntity, field: string | undefined) => void): void => {
    for (const entity of found) for (const field of wanted ?? [undefined]) put(entity, asText(field));
  };
  if (name === 'FIELDS') {
    for (const entity of found) {
      of.introspection(entity);
      of.body(entity);
    }
  } else if (name === 'CARD') {
    const properties = isRead ? (wanted ?? []).flatMap((text) => wordsIn(String(text))) : undefined;
    for (const entity of found) of.card(entity, properties);
  } else if (name === 'RELATED') {
    const wish = isRead ? wishOf((wanted ?? []).map(String), values) : undefined;
    for (const entity of found) of.related(entity, wish);
  } else if (name === 'SERIES') each((entity, field) => of.series(entity, field));
  else if (name === 'LATEST') each((entity, field) => of.newest(entity, field));
  else if (name === 'HISTORY') {
    each((entity, field) => of.newest(entity, field));
    const to = currencyIn(values);
    const asked = (wanted ?? [undefined]).map(asText);
    if (to !== null) await rateNeeds(parts, { of, entities: found, fields: asked, to, isSure });
  } else each((entity, field) => of.property(entity, field));
  return isRead;
}

/** The currency that options name, undefined where they cannot be read; null where nothing is converted. */
function currencyIn(values: readonly ArgumentValue[]): string | undefined | null {
  if (values.length < 6) return null;
  const [, , , , , options] = values;
  if (options === undefined) return undefined;
  const text = options.map((row) => textsOf([row]).join('=')).join(';');
  return /(?:^|[;,=\n])\s*(?:currency|curr|fx)\s*=\s*([A-Z]{3})\b/i.exec(text)?.[1]?.toUpperCase() ?? null;
}

function asText(field: unknown): string | undefined {
  return typeof field === 'string' ? field : undefined;
}

function wishOf(types: readonly string[], values: readonly ArgumentValue[]): RelatedWish | undefined {
  const [, , direction = null, limit = null, offset = null] = values;
  if (values.slice(2, 5).includes(undefined)) return undefined;
  const way: Direction | 'both' = choiceArgument(direction, 'direction', ['both', 'outgoing', 'incoming']);
  const most = wholeArgument(limit, 'limit', { min: 1, max: Number.MAX_SAFE_INTEGER });
  const from = wholeArgument(offset, 'offset', { min: 0, max: Number.MAX_SAFE_INTEGER });
  const directions: readonly Direction[] = way === 'both' ? ['outgoing', 'incoming'] : [way];
  const slice = {
    ...(most !== undefined && { limit: most }),
    ...(from !== undefined && from > 0 && { offset: from }),
  };
  return { types, directions, slice };
}

function typesOf(argument: ArgumentValue | null): readonly EntityType[] {
  const words = wordsIn(textArgument(argument, 'type') ?? '').map((word) => word.toLowerCase());
  return words.map((word) => {
    const type = ENTITY_TYPES.find((each) => each.toLowerCase() === word);
    if (type === undefined) throw new Error(`Expected an entity type, got ${word}`);
    return type;
  });
}
