import type { Condition } from '../store/collection';
import { parseQuantity } from '../query/quantity';
import { compileCollection, isPlain } from './compile-collection';
import { shareOf } from './code-test';
import { compileConditions } from './compile-condition';
import { placesInOrder, type Plan } from './compile-plan';
import type { DatasetReader } from './dataset-reader';
import type { CompileContext } from './compile-context';
import { HEAD, type HeadRow } from './heads';
import { storedPlaces, type Place } from './field-places';
import { slotOf } from './relationship-number';
import { isMoney } from './money';
import { meetingOf, type Meeting, type Range } from './field-codes';
import { all, type StatementValues } from './statement';

/** So many entities are looked at first, and so many at most; with more than some times as many that are even with the last one it is not gone so far. */
const FIRST = 1000;
const MOST = 20_000;
const MOST_EVEN = 4;

/** The most entities that are read if stored ranges decide all conditions. */
const MOST_CODED = 40_000;

/** How many times as many entities are looked at as those that were met let expect. */
const MARGIN = 2;

const BY_PROMINENCE = '(select no, type, prominence as value from $s.entity)';
const BY_FIGURE = '(select entity as no, field, type, value from $s.figure)';

/** A longer list is not worth it. */
const MOST_ROWS = 200;

/** What a walk goes along: an index of the entities of one type, by a number of theirs or by prominence. */
type Way = {
  from: string;
  order: 'asc' | 'desc';
  where: string;
  /** The key that it goes along, if it is not prominence. */
  key?: string;
  /** The conditions that bound it. */
  bounding: readonly Condition[];
  /** The ranges of its values within the bounds, where they are known. */
  ranges?: readonly Range[];
};

/** Ways to the first rows of a plan; each gives nothing where too few were met on it. */
export type OrderedScan = {
  first: () => Promise<HeadRow[] | undefined>;
  /** As far as the ranges of all conditions let expect; nothing where they do not, or that is too far. */
  expected?: () => Promise<HeadRow[] | undefined>;
  /** As far as those that were met at first let expect that enough are met; nothing where that is too far. */
  further: () => Promise<HeadRow[] | undefined>;
};

/**
 * Finds the first rows of a plan by scanning in its order and testing each entity. For a filter that many meet, this
 * avoids sorting all matches.
 */
export function planOrderedScan(
  reader: DatasetReader,
  plan: Plan,
  { limit, offset }: { limit: number; offset: number },
): OrderedScan | undefined {
  const way = limit + offset > MOST_ROWS ? undefined : wayOf(plan);
  if (way === undefined) return undefined;
  const { values, asked, compiling, orders } = plan;
  const ties = orders.slice(1);
  const walked: CompileContext = { ...compiling, isEach: true, isMany: true };
  const { sql: where } = all([
    compileCollection(asked.collection, values),
    // What bounds the way is met all along it.
    compileConditions(
      asked.narrowing.conditions.filter((condition) => !way.bounding.includes(condition)),
      walked,
    ),
  ]);
  const joined = ties.map(({ join }) => join).join('');
  const order = [`w.value ${way.order}`, ...ties.map(({ by }) => by), 'e.prominence desc', 'e.no'];
  const part = `limit ${values.put(limit, 'int')} offset ${values.put(offset, 'int')}`;
  const wanted = values.put(offset + limit, 'int');
  let met = 0;
  const go = async (most: number, least = most): Promise<HeadRow[] | undefined> => {
    const along = wayed(way, most, values) ?? wayed(way, least, values);
    if (along === undefined) return undefined;
    // Those that are even with the last one stand by prominence, and an entity is read only of what may show.
    const some = `select e.no, e.value from (${along}) e where ${where} order by e.value ${way.order} fetch first (${wanted}) rows with ties`;
    const rows = await reader.rows<HeadRow>(
      ...values.used(
        `select ${HEAD} from (${some}) w cross join lateral (select e.* from $s.entity e where e.no = w.no limit 1) e${joined} order by ${order.join(', ')} ${part}`,
      ),
    );
    met = rows.length;
    return rows.length === limit ? rows : undefined;
  };
  const looks = expectedLooks(plan, way, offset + limit);
  return {
    ...(looks === undefined
      ? {}
      : {
          // A way along ranges is gone as far as enough are met, however far it leads.
          expected: () =>
            looks > MOST_CODED ? Promise.resolve(undefined) : go(MOST_CODED, Math.max(FIRST, looks)),
        }),
    first: () => go(FIRST),
    further: async () => {
      if (looks !== undefined) return looks > MOST_CODED ? go(MOST_CODED) : undefined;
      const most = offset + limit;
      if (met * (MOST / FIRST) < most) return undefined;
      return go(Math.min(MOST, FIRST * 2 ** Math.ceil(Math.log2((MARGIN * most) / met))));
    },
  };
}

/** How many entities are to be looked at until so many meet all conditions; nothing where ranges do not tell. */
function expectedLooks(
  { asked: { narrowing, collection }, compiling }: Plan,
  { key, ranges }: Way,
  wanted: number,
): number | undefined {
  if (!isPlain(collection) || narrowing.within !== undefined) return undefined;
  const along = ranges?.reduce((sum, { entities }) => sum + entities, 0) ?? 0;
  let looks = MARGIN * wanted;
  for (const condition of narrowing.conditions) {
    if (key !== undefined && isOf(condition, key)) continue;
    const share = shareOf(condition, compiling, along);
    if (share === undefined) return undefined;
    looks /= share;
  }
  return Math.ceil(looks);
}

/** The first entities that a way leads along; nothing where they are too many. */
function wayed(
  { from, where, order, ranges }: Way,
  most: number,
  values: StatementValues,
): string | undefined {
  const ordered = `order by w.value ${order}`;
  if (from === BY_PROMINENCE)
    return `select w.* from ${from} w where ${where} ${ordered}, w.no limit ${most}`;
  const [beyond, last] = order === 'desc' ? ['>', '-infinity'] : ['<', 'infinity'];
  if (ranges !== undefined) {
    const end = endOf(ranges, order, most);
    if (end === undefined) return undefined;
    return `select w.* from ${from} w where ${where} and w.value ${beyond}= ${values.put(end, 'float8')}`;
  }
  // Those that are even with the last one stand by prominence: all of them are walked, or none where they are too many.
  const at = (place: number): string =>
    `coalesce((select w.value from ${from} w where ${where} ${ordered} offset ${place} limit 1), '${last}')`;
  return `with edge as materialized (select ${at(most)} as last, ${at(most * MOST_EVEN)} as far)
    select w.* from ${from} w where ${where} and w.value ${beyond}= (select last from edge)
      and (w.value ${beyond} (select last from edge) or (select last <> far or last = '${last}' from edge))
    ${ordered} offset 0`;
}

/** The value up to which so many entities stand, in whole ranges, since those that are even stand by prominence. */
function endOf(ranges: readonly Range[], order: Way['order'], most: number): number | undefined {
  const along = order === 'desc' ? [...ranges].reverse() : ranges;
  let entities = 0;
  for (const { first, last, entities: own } of along) {
    entities += own;
    if (entities >= most)
      return entities > MOST * MOST_EVEN ? undefined : Number(order === 'desc' ? first : last);
  }
  return order === 'desc' ? -Infinity : Infinity;
}

/** The way along a plan's first order, where the entities have one type and one number under it. */
function wayOf({ compiling, asked: { narrowing } }: Plan): Way | undefined {
  const { types, fields, values } = compiling;
  const [order] = narrowing.orders;
  const [key = ''] = order?.path ?? [];
  if (order === undefined) {
    const [only, ...others] = types;
    if (only === undefined || others.length > 0) return undefined;
    return {
      ...{ from: BY_PROMINENCE, order: 'desc', bounding: [] },
      where: `w.type = ${values.put(only, 'text')}`,
    };
  }
  const [place, ...further] = placesInOrder(storedPlaces(key, compiling) ?? [], compiling) ?? [];
  if (place === undefined || further.length > 0) return undefined;
  const [only, ...others] = types.filter((type) => fields.held([type], place.place) !== undefined);
  if (only === undefined || others.length > 0) return undefined;
  const bounds = narrowing.conditions.flatMap((condition) => boundOf(condition, key, compiling, place));
  const ranges = fields.codes
    .get(place.place)
    ?.filter(({ code }) => bounds.every(({ meeting }) => meeting?.[code] !== 'none'));
  return {
    ...(ranges === undefined ? {} : { ranges }),
    ...{ from: BY_FIGURE, key, bounding: bounds.map(({ condition }) => condition) },
    order: order.direction === 'ASC' ? 'asc' : 'desc',
    where: [
      `w.field = ${slotOf(values.put(place.place, 'text'))} and w.type = ${values.put(only, 'text')}`,
      ...bounds.map(({ sql }) => sql),
    ].join(' and '),
  };
}

const isOf = ({ facet, field }: Pick<Condition, 'facet' | 'field'>, key: string): boolean =>
  facet.length + field.length === 1 && (facet[0] ?? field[0]) === key;

type Bound = { condition: Condition; sql: string; meeting: readonly Meeting[] | undefined };

/** A condition on the very number that is gone along bounds the way. */
function boundOf(
  condition: Condition,
  key: string,
  { values, fields }: CompileContext,
  { place, held }: Place,
): readonly Bound[] {
  const { facet, field, operator, operand } = condition;
  const quantity = parseQuantity(operand.text);
  const isOne = operand.anyOf.flat().every((value) => value === operand.text);
  if (!isOf({ facet, field }, key) || !isOne) return [];
  // Money of one currency is bounded in dollars, and that of several is equal to what it is in its own.
  const isOther = isMoney(held) ? operator !== '=' : operator === '=' && place.startsWith('$');
  return quantity === undefined || operator === '!=' || isOther
    ? []
    : [
        {
          condition,
          sql: `w.value ${operator} ${values.put(quantity, 'float8')}`,
          meeting: meetingOf(fields.codes.get(place) ?? [], { value: operand.text, operator, kind: 'n' }),
        },
      ];
}
