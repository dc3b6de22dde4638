import type { Collection, Narrowing, Path, Summing } from '../store/collection';
import type { Head, Lookups } from '../store/fetcher';
import { compileCollection, isPlain, typesOf } from './compile-collection';
import { compileCondition, heldPlaces, type Compiling } from './compile-condition';
import type { DatasetReader } from './dataset-reader';
import { HEAD, headOf, type HeadRow } from './heads';
import { OWN_KEYS, type KnownFields } from './known-fields';
import { OUTWARDS, readMeanings } from './meanings';
import { all, type Compiled, StatementValues } from './statement';

/** One more than a reading may fetch, so that it knows that there are more. */
const MOST = 20_001;

/** Rows that a summary shows, and rows whose values it is told with. */
const MOST_ROWS = 20;
const MOST_BEARING = 100;

/** A plan as SQL: what its rows are drawn from, and in which order they stand. */
type Plan = {
  values: StatementValues;
  from: string;
  where: string;
  order: string;
  /** Whether the rows are just those that the plan means, in its order. */
  isExact: boolean;
  compiling: Compiling;
};

/** An order or a summary by a field that is one number of each entity. */
type FigureJoin = { sql: string; value: string; isSingle: boolean };

async function compile(
  reader: DatasetReader,
  fields: KnownFields,
  { collection, narrowing }: { collection: Collection; narrowing: Narrowing },
): Promise<Plan> {
  const values = new StatementValues();
  const types = typesOf(collection);
  const hasSeats = fields.held(types, 'headquarters') !== undefined;
  const meanings = await readMeanings(reader, narrowing.conditions, hasSeats);
  const compiling: Compiling = { values, fields, types, meanings };
  const isToday = narrowing.at.length === 0;
  const parts: Compiled[] = [
    compileCollection(collection, values),
    ...(isToday ? narrowing.conditions.map((condition) => compileCondition(condition, compiling)) : []),
  ];
  if (narrowing.within !== undefined) parts.push(within(narrowing.within, compiling));
  const where = all(parts);
  const joins = narrowing.orders.map(({ path }, at) => figureJoin(path, `o${at}`, compiling));
  const isOrdered = isToday && joins.every((join) => join !== undefined);
  const lacksNone = narrowing.limit !== undefined && joins[0] !== undefined;
  const order = isOrdered
    ? narrowing.orders.map(({ direction }, at) => `${joins[at]?.value} ${direction} nulls last`)
    : [];
  return {
    ...{ values, compiling },
    from: `$s.entity e${isOrdered ? joins.map(({ sql }) => sql).join('') : ''}`,
    where: isOrdered && lacksNone ? `${where.sql} and ${joins[0]?.value} is not null` : where.sql,
    order: [...order, 'e.prominence desc', 'e.no'].join(', '),
    isExact: where.isExact && isOrdered && isToday,
  };
}

/** What lies in a place: by relationships, and whatever says in words where it lies. */
function within(id: string, { values, fields, types }: Compiling): Compiled {
  const inside = `e.no in (with recursive inside(no) as (select p.no from $s.entity p where p.id = ${values.put(id, 'text')}
    union select r."from" from inside i join $s.relationship r on r."to" = i.no and r.type = any(${values.put(OUTWARDS, 'text[]')}))
    select no from inside)`;
  const isSaid = fields.held(types, 'headquarters') !== undefined;
  const said = `exists (select from $s.value f where f.entity = e.no and f.field = 'headquarters')`;
  return { sql: isSaid ? `(${inside} or ${said})` : inside, isExact: false };
}

/** Joins the number that an entity has under a field; nothing where it may have several, or none that is a number. */
function figureJoin(path: readonly string[], alias: string, compiling: Compiling): FigureJoin | undefined {
  const { values, types } = compiling;
  const [key, ...rest] = path;
  // What a person lacks is looked for with the companies of its roles.
  if (key === undefined || rest.length > 0 || types.includes('Person')) return undefined;
  const places = heldPlaces(key, compiling);
  if (places === undefined || places.length === 0) return undefined;
  if (places.some(({ held }) => !/^n+$/.test(held.kinds) || held.most > 1)) return undefined;
  const [only] = types;
  const ofType = types.length === 1 && only !== undefined ? ` and X.type = ${values.put(only, 'text')}` : '';
  const joins = places.map(({ place }, at) => {
    const own = `${alias}_${at}`;
    return ` left join $s.figure ${own} on ${own}.entity = e.no and ${own}.field = ${values.put(place, 'text')}${ofType.replace('X', own)}`;
  });
  const each = places.map((_place, at) => `${alias}_${at}.value`);
  return {
    sql: joins.join(''),
    value: each.length === 1 ? (each[0] ?? '') : `coalesce(${each.join(', ')})`,
    isSingle: places.length === 1 && !places[0]?.place.startsWith('~'),
  };
}

/** The entities of a collection that a plan shows, or more of them. */
export async function fetchCollection(
  reader: DatasetReader,
  fields: KnownFields,
  asked: Lookups['collection']['asked'],
): Promise<Lookups['collection']['found']> {
  const { values, from, where, order, isExact } = await compile(reader, fields, asked);
  const { limit, offset = 0 } = asked.narrowing;
  const isCut = isExact && (limit !== undefined || offset > 0);
  const counted = isCut
    ? reader.rows<{ total: number }>(
        ...values.used(`select count(*)::int as total from ${from} where ${where}`),
      )
    : Promise.resolve([]);
  const [count] = await counted;
  const part = isCut
    ? `limit ${values.put(Math.min(limit ?? MOST, MOST), 'int')} offset ${values.put(Math.min(offset, 1e9), 'int')}`
    : `limit ${MOST}`;
  const rows = await reader.rows<HeadRow>(
    ...values.used(`select ${HEAD} from ${from} where ${where} order by ${order} ${part}`),
  );
  const entities = rows.map(headOf);
  if (isCut) return { entities, total: count?.total ?? entities.length };
  return isExact && entities.length < MOST ? { entities, total: entities.length } : { entities };
}

/** The most values that any entity of a collection has at the end of a path, where the fields of the version tell. */
export function heldOf(
  fields: KnownFields,
  { collection, path: { steps, at } }: { collection: Collection; path: Path },
): 0 | 1 | 2 | undefined {
  const types = typesOf(collection);
  const [key, ...rest] = steps;
  if (key === undefined) return undefined;
  if (rest.length === 0 && (key === 'name' || key === 'id' || key === 'type'))
    return at.length === 0 ? 1 : undefined;
  if (OWN_KEYS.has(key)) return undefined;
  const places = heldPlaces(key, { fields, types });
  if (places === undefined) return undefined;
  if (places.length === 0) return 0;
  if (rest.length > 0 || at.length > 0 || !isPlain(collection)) return undefined;
  const most = Math.max(...places.map(({ held }) => held.most));
  return most === 0 ? 0 : most === 1 ? 1 : 2;
}

/** A summary of all rows of a plan; nothing where they must be looked at one by one. */
export async function sumOf(
  reader: DatasetReader,
  fields: KnownFields,
  { summing, ...asked }: { collection: Collection; narrowing: Narrowing; summing: Summing },
): Promise<Lookups['sum']['found']> {
  const plan = await compile(reader, fields, asked);
  const { values, compiling, where, order } = plan;
  if (!plan.isExact || asked.narrowing.limit !== undefined || (asked.narrowing.offset ?? 0) > 0)
    return undefined;
  const isCount = summing.summary === 'count';
  const figure = isCount ? undefined : figureJoin(summing.path, 's', compiling);
  // Of series the units may differ, and each of their figures has a day.
  if (!isCount && figure?.isSingle !== true) return undefined;
  const from = `${plan.from}${figure?.sql ?? ''}`;
  const value = figure?.value ?? 'null::float8';
  const [row] = await reader.rows<{ total: number; count: number; number: number | null }>(
    ...values.used(
      `select count(*)::int as total, count(${isCount ? '*' : value})::int as count,
         ${numberOf(summing.summary, value, order)} as number from ${from} where ${where}`,
    ),
  );
  const { total = 0, count = 0, number = null } = row ?? {};
  const isExtreme = summing.summary === 'minimum' || summing.summary === 'maximum';
  const heads = async (only: string, ordered: string, most: number): Promise<Head[]> => {
    const text = `select ${HEAD} from ${from} where ${where}${only} order by ${ordered} limit ${most}`;
    return (await reader.rows<HeadRow>(...values.used(text))).map(headOf);
  };
  return {
    ...{ total, count },
    ...(number === null || isExtreme ? {} : { number }),
    rows: await heads('', order, MOST_ROWS),
    bearing: isCount
      ? []
      : await heads(
          ` and ${value} is not null`,
          `${extremeOrder(summing.summary, value)}${order}`,
          isExtreme ? 1 : MOST_BEARING,
        ),
  };
}

function extremeOrder(summary: Summing['summary'], value: string): string {
  if (summary === 'maximum') return `${value} desc, `;
  return summary === 'minimum' ? `${value}, ` : '';
}

/** Numbers are added in the order of the rows, as they are in memory, so that they round alike. */
function numberOf(summary: Summing['summary'], value: string, order: string): string {
  const total = `sum(${value} order by ${order})`;
  if (summary === 'sum') return total;
  if (summary === 'average') return `${total} / nullif(count(${value}), 0)`;
  if (summary === 'median')
    return `(percentile_disc(0.5) within group (order by ${value}) + -percentile_disc(0.5) within group (order by -${value})) / 2`;
  return 'null::float8';
}
