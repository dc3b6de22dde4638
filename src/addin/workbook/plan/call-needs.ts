import {
  choiceArgument,
  flagArgument,
  textArgument,
  textRange,
  wholeArgument,
  wordsIn,
} from '../../cells/argument';
import { frequencyCalled } from '../../cells/calendar';
import { periodFrequency } from '../../cells/finer-series';
import { isEntityId, searchOf } from '../../cells/typed-name';
import { ENTITY_TYPES, type EntityType } from '../../../shared/contract/entity-type';
import { SEARCH_LIMIT } from '../../../shared/contract/search-limit';
import { functionRow, type FunctionRow, type RequestKind } from '../../../shared/formula/function-table';
import { coreText } from '../../../shared/names/legal-form';
import { nameText } from '../../../shared/names/name-text';
import { readPeriod } from '../../../shared/periods/written-period';
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

/** A call of a function in the table, with the texts of its first argument. */
type Call = ReadCall & FunctionRow & { texts: readonly string[] };

/** Puts into the forecast what a call will request; false where one of its arguments cannot be read. */
type ForecastCall = (parts: CallParts, call: Call) => boolean | Promise<boolean>;

const FORECASTS: Readonly<Record<RequestKind, ForecastCall>> = {
  nothing: () => true,
  query: (parts, call) => ask(parts, call, 'query'),
  answer: (parts, call) => ask(parts, call, 'answer'),
  search: searches,
  name: names,
  match: matches,
  property: ofEntities((of, { entity, field }) => (field === '' ? undefined : of.property(entity, field))),
  series,
  introspection: ofEntities((of, { entity }) => {
    of.introspection(entity);
    of.body(entity);
  }),
  card,
  related,
  links,
};

/** Puts into the forecast what a call will request; false where its input cannot be read. Rejects where the call fails. */
export async function forecastCall(parts: CallParts, call: ReadCall): Promise<boolean> {
  const row = functionRow(call.name);
  if (row === undefined || row.requests.kind === 'nothing') return true;
  const [input] = call.values;
  if (input !== undefined)
    return FORECASTS[row.requests.kind](parts, { ...call, ...row, texts: textsOf(input) });
  parts.forecast.mayAsk(call.key, row.requests.most);
  return false;
}

/** An argument by its name: `null` where it is omitted. */
function argument({ arguments: names, values }: Call, name: string): ArgumentValue | null {
  const at = names.indexOf(name);
  return at < 0 || at >= values.length ? null : values[at];
}

function textsOf(value: NonNullable<ArgumentValue>): string[] {
  return textRange(value, 'input')
    .flat()
    .filter((text) => text !== undefined);
}

function ask({ forecast }: CallParts, { values: [value], isSure }: Call, kind: 'query' | 'answer'): boolean {
  const input = textArgument(value, 'input');
  if (input !== undefined) forecast.ask({ kind, input }, isSure);
  return true;
}

function searches({ forecast }: CallParts, call: Call): boolean {
  const { texts, isSure, key } = call;
  const type = argument(call, 'type');
  if (type === undefined) {
    forecast.mayAsk(key, texts.length);
    return false;
  }
  const most = wholeArgument(argument(call, 'limit'), 'limit', SEARCH_LIMIT) ?? SEARCH_LIMIT.default;
  for (const text of texts)
    forecast.ask({ kind: 'search', request: searchOf(text, typesOf(type), most) }, isSure);
  return true;
}

/** The names that are looked up; an id is not. */
async function names(parts: CallParts, call: Call): Promise<boolean> {
  return findNames(
    parts,
    call,
    call.texts.filter((text) => !isEntityId(text)),
  );
}

async function findNames(
  { forecast, named }: CallParts,
  call: Call,
  texts: readonly string[],
): Promise<boolean> {
  const { requests, values, isSure, key } = call;
  if (values.slice(1).includes(undefined)) {
    forecast.mayAsk(key, requests.most * call.texts.length);
    return false;
  }
  const types = typesOf(argument(call, 'type'));
  const rank = wholeArgument(argument(call, 'rank'), 'rank', SEARCH_LIMIT);
  const found = await Promise.all(texts.map((text) => named.find({ text, types, rank, isSure })));
  for (const { key: unknown } of found) if (unknown !== undefined) forecast.mayAsk(`body ${unknown}`);
  return true;
}

/** Every name is searched, ids too. A company without a match is searched again without its legal form. */
async function matches(parts: CallParts, call: Call): Promise<boolean> {
  const { forecast, known } = parts;
  if (!(await findNames(parts, call, call.texts))) return false;
  for (const text of call.texts) {
    const [whole, core] = [text, coreText(nameText(text))].map((each) =>
      searchOf(each, typesOf(argument(call, 'type')), SEARCH_LIMIT.default),
    );
    if (whole !== undefined && isEntityId(text))
      forecast.ask({ kind: 'search', request: whole }, call.isSure);
    const before = whole === undefined ? undefined : known.search(whole);
    if (core === undefined || core.name === nameText(text)) continue;
    if (before === undefined) forecast.mayAsk(`without its form ${text}`);
    else if (before.value.length === 0) forecast.ask({ kind: 'search', request: core }, call.isSure);
  }
  return true;
}

/** One field of one entity; undefined is a field that only the service or another formula can name. */
type NamedField = { entity: NamedEntity; field: string | undefined };

/** Every field of the second argument of every entity of the first. */
function ofEntities(put: (of: EntityFields, each: NamedField) => void): ForecastCall {
  return async (parts, call) => {
    const { of, entities } = await entitiesOf(parts, call);
    const fields = fieldsOf(call);
    for (const entity of entities) for (const field of fields ?? [undefined]) put(of, { entity, field });
    return fields !== undefined;
  };
}

async function entitiesOf({ forecast, known, named }: CallParts, { texts, isSure }: Call) {
  const entities = await Promise.all(texts.map((text) => named.find({ text, types: [], isSure })));
  return { of: new EntityFields(forecast, known, isSure), entities };
}

/** What the second argument names, '' where it names nothing; undefined where it cannot be read. */
function fieldsOf({ values }: Call): readonly string[] | undefined {
  const [, fields] = values;
  if (fields === undefined) return values.length < 2 ? [''] : undefined;
  const texts = textsOf(fields);
  return texts.length > 0 ? texts : [''];
}

/** Series by the period or the frequency that is named; with rates where the options name a currency. */
async function series(parts: CallParts, call: Call): Promise<boolean> {
  const [period, often] = ['period', 'frequency'].map(
    (name) => textArgument(argument(call, name), name) ?? '',
  );
  const frequency = periodFrequency(period ?? '') ?? frequencyCalled(often ?? '');
  // Of times beside each other some may be quarters.
  const times = textsOf(argument(call, 'asOf') ?? []).map((text) => readPeriod(text)?.quarter !== undefined);
  const frequencies =
    times.length === 0 ? [frequency] : [...new Set(times)].map((is) => (is ? 'Q' : undefined));
  const isRead = await ofEntities((of, { entity, field }) => {
    for (const each of frequencies) of.series(entity, field, each);
  })(parts, call);
  const to = currencyIn(argument(call, 'options'));
  if (to !== null) {
    const fields = fieldsOf(call) ?? [undefined];
    await rateNeeds(parts, { ...(await entitiesOf(parts, call)), fields, to, isSure: call.isSure });
  }
  return isRead;
}

async function card(parts: CallParts, call: Call): Promise<boolean> {
  const { of, entities } = await entitiesOf(parts, call);
  const properties = fieldsOf(call)?.flatMap(wordsIn);
  for (const entity of entities) of.card(entity, properties);
  return properties !== undefined;
}

async function related(parts: CallParts, call: Call): Promise<boolean> {
  const { of, entities } = await entitiesOf(parts, call);
  const types = fieldsOf(call)?.filter((type) => type !== '');
  for (const entity of entities) of.related(entity, types && wishOf(types, call));
  return types !== undefined;
}

async function links(parts: CallParts, call: Call): Promise<boolean> {
  const { of, entities } = await entitiesOf(parts, call);
  const choice = argument(call, call.arguments[1] ?? '');
  const isRead = choice !== undefined;
  const link = isRead && call.requests.links?.[flagArgument(choice, 'choice', false) ? 'set' : 'unset'];
  const wish = link ? { types: [link.type], directions: [link.direction] } : undefined;
  for (const entity of entities) of.related(entity, wish);
  return isRead;
}

/** The currency that options name, undefined where they cannot be read; null where nothing is converted. */
function currencyIn(options: ArgumentValue | null): string | undefined | null {
  if (options === null || options === undefined) return options;
  const text = options.map((row) => textsOf([row]).join('=')).join(';');
  return /(?:^|[;,=\n])\s*(?:currency|curr|fx)\s*=\s*([A-Z]{3})\b/i.exec(text)?.[1]?.toUpperCase() ?? null;
}

function wishOf(types: readonly string[], call: Call): RelatedWish | undefined {
  const [direction, limit, offset] = ['direction', 'limit', 'offset'].map((name) => argument(call, name));
  if ([direction, limit, offset].includes(undefined)) return undefined;
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
