import { nameText } from '../../shared/names/name-text';
import { entitiesOf, type Fact } from '../query/fact';
import type { Evaluator } from '../query/evaluate';
import { fieldSpec } from '../query/field-table';
import type { StoredEntity } from '../store/stored';
import { typeAndAncestors } from '../store/subtypes';
import type { FieldsPart, SetPart, ValuePart } from './question-parts';
import { siblingFieldOf } from './siblings';

/** Whether an entity might hold a path, although it does not: others of its type do. */
export type MayHold = (entity: StoredEntity, path: readonly string[]) => boolean;

/** Of how many entities it is remembered what they hold. */
const REMEMBERED = 1000;

/** What is asked of where a place lies. */
const WHERE: ReadonlySet<string> = new Set(['country', 'state', 'location', 'continent', 'region']);

/** A city before the firm that is called after it, where it is asked in which country it lies. */
function placeFirst(bearers: readonly StoredEntity[]): readonly StoredEntity[] {
  const [first] = bearers;
  const name = nameText(first?.name ?? '');
  const place = bearers.find(
    (each) => each.type === 'Municipality' && name.startsWith(`${nameText(each.name)} `),
  );
  return first?.type !== 'Company' || place === undefined
    ? bearers
    : [place, ...bearers.filter((each) => each !== place)];
}

/** Whether what narrows or ranks a collection is of one time, and the fields that are asked of it of another. */
const isOfTwoTimes = ({ topic, at, filters, orders }: SetPart, { at: own = [] }: FieldsPart): boolean =>
  topic !== undefined &&
  filters.length + orders.length > 0 &&
  at.length > 0 &&
  own.length > 0 &&
  at.join() !== own.join();

/** Whether the same time was said of what narrows a collection and of the fields. */
const isSaidTwice = ({ topic, at }: SetPart, { at: own = [] }: FieldsPart): boolean =>
  topic !== undefined && own.length > 0 && at.join() === own.join();

/** Makes what says whether a field fits a set; where `mayHold` is given, a named entity need not hold it. */
export function createFitting(
  { reader, topics, holds: anyHolds, factsOf }: Evaluator,
  mayHold: MayHold = () => false,
) {
  const known = new Map<StoredEntity, Map<string, readonly Fact[]>>();

  /** What an entity holds at the end of a path; the readings of one question ask the same few for the same again and again. */
  const factsAt = (entity: StoredEntity, path: readonly string[]): readonly Fact[] => {
    if (known.size > REMEMBERED) known.clear();
    const byPath = known.get(entity) ?? new Map<string, readonly Fact[]>();
    const key = path.join('.');
    const facts = byPath.get(key) ?? reader.read(entity, reader.steps(path));
    known.set(entity, byPath.set(key, facts));
    return facts;
  };

  /** Whether any entity of a set may hold a field at the end of a way; for a collection one that does is enough. */
  const holds = (entities: readonly StoredEntity[], path: readonly string[]): boolean => {
    return entities.some((entity) => {
      if (factsAt(entity, path).length > 0) return true;
      const beside = path.length === 1 ? siblingFieldOf(path[0] ?? '', entity) : undefined;
      return beside !== undefined && factsAt(entity, [beside.field]).length > 0;
    });
  };

  const typeHolds = (topic: string, field: string): boolean => {
    const collection = topics.collection(topic);
    return collection !== undefined && anyHolds(collection, reader.steps([field]));
  };

  /** The set with each name narrowed to the bearers that hold the path, else to those whose like do; all stay where none does. */
  const narrowed = (set: SetPart, path: readonly string[]): SetPart => {
    if (set.named === undefined) return set;
    const named = set.named.map((bearers) => {
      if (bearers.length < 2) return bearers;
      const held = bearers.filter((entity) => holds([entity], path));
      if (held.length > 0) return WHERE.has(path[0] ?? '') ? placeFirst(held) : held;
      const like = bearers.filter((entity) => mayHold(entity, path));
      return like.length > 0 ? like : bearers;
    });
    return { ...set, named };
  };

  const fits = (set: SetPart, path: readonly string[]): boolean =>
    path[0] === 'rate'
      ? isCurrencies(set) || isRate(set)
      : set.named === undefined
        ? typeHolds(set.topic ?? '', path[0] ?? '')
        : set.named.every((bearers) =>
            bearers.some((entity) => holds([entity], path) || mayHold(entity, path)),
          );

  const valueOf = (set: SetPart, fields: FieldsPart, way: readonly string[] = []): ValuePart => {
    const path = [...way, ...fields.fields.slice(0, 1)];
    const isPair = fields.fields[0] === 'rate' && isCurrencies(set);
    return {
      kind: 'value',
      set: isPair ? { ...set, joint: 'pair' } : { ...narrowed(set, path), at: [] },
      way,
      fields: fields.fields,
      where: [],
      ...(fields.summary === undefined ? {} : { summary: fields.summary }),
      ...(fields.change === undefined ? {} : { change: fields.change }),
      ...(fields.goes === undefined ? {} : { goes: fields.goes }),
      ...(isOfTwoTimes(set, fields) ? { isOfTwoTimes: true } : {}),
      at: isSaidTwice(set, fields) ? set.at : [...set.at, ...(fields.at ?? [])],
    };
  };

  /** Fields of what a value leads to: `the population of the capital of France`. */
  const nested = (value: ValuePart, fields: FieldsPart): ValuePart | undefined => {
    const [field] = value.fields;
    if (
      field === undefined ||
      value.fields.length > 1 ||
      value.summary !== undefined ||
      value.change !== undefined ||
      // Which of two is the larger leads to neither.
      value.compare !== undefined ||
      // When a firm was bought is no time of its buyer's revenue.
      value.where.some(({ path }) => path[0] === 'since')
    )
      return undefined;
    const way = [...value.way, field];
    return leadsToEntities(value.set, way)
      ? { ...valueOf(value.set, fields, way), where: value.where, at: value.at }
      : undefined;
  };

  const sampleFacts = (set: SetPart, path: readonly string[]): readonly Fact[] => {
    if (set.named === undefined) {
      const collection = topics.collection(set.topic ?? '');
      return collection === undefined ? [] : factsOf(collection, reader.steps(path));
    }
    for (const entity of set.named.flatMap((bearers) => bearers.slice(0, 3))) {
      const facts = factsAt(entity, path);
      if (facts.length > 0) return facts;
    }
    return [];
  };

  const leadsToEntities = (set: SetPart, path: readonly string[]): boolean => {
    const facts = sampleFacts(set, path);
    return facts.length > 0
      ? facts.every(({ value }) => value.kind === 'entity')
      : fieldSpec(path.at(-1) ?? '')?.look.some((place) => /^[<>#@]/.test(place)) === true;
  };

  /** Whether what a value leads to is of the kind that a collection is: `which exchange is Apple listed on`. */
  const agrees = (set: SetPart, value: ValuePart): boolean => {
    const { type } = set;
    const entities = entitiesOf(sampleFacts(value.set, [...value.way, ...value.fields]));
    if (type === undefined || entities.length === 0) return false;
    return entities.some(
      (entity) => typeAndAncestors(entity.type).includes(type) || topics.isOf(set.topic ?? '', entity),
    );
  };

  const isCurrencies = ({ named = [] }: SetPart): boolean =>
    named.length === 2 && named.every((bearers) => bearers.some(({ type }) => type === 'Currency'));

  const isCurrency = ({ named = [] }: SetPart): boolean =>
    named.length === 1 && named.every((bearers) => bearers.some(({ type }) => type === 'Currency'));

  const isRate = ({ named = [] }: SetPart): boolean =>
    named.length > 0 && named.every((bearers) => bearers.some(({ type }) => type === 'ForeignExchangeRate'));

  return { typeHolds, narrowed, fits, valueOf, nested, leadsToEntities, agrees, isCurrency, isCurrencies };
}
