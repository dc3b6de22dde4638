import type { Collection, Condition, Narrowing } from '../store/collection';
import { compileCollection, typesOf } from './compile-collection';
import { compileConditions } from './compile-condition';
import { compilePast } from './compile-past';
import { holdsPlace } from './compile-path';
import type { CompileContext, Target } from './compile-context';
import type { DatasetReader } from './dataset-reader';
import { storedPlaces, isAddress, typesAlong, type Place } from './field-places';
import { slotOf } from './relationship-number';
import type { FieldStatisticsTable } from './field-statistics';
import { areOfSeveral, commonPlace, isMoney } from './money';
import { readFilterValues } from './filter-values';
import { all, any, ANYTHING, exact, type Compiled, StatementValues } from './statement';

/** A plan as SQL: what its rows are drawn from, and in which order they stand. */
export type Plan = {
  values: StatementValues;
  from: string;
  where: string;
  /** The same where entities are looked at one by one. */
  whereEach: () => string;
  /** Whether entities without the first order's figure are left out. */
  isRanked: boolean;
  /** Whether SQL puts the rows in the order that the plan means. */
  isOrdered: boolean;
  /** What orders need beside entities. */
  joins: string;
  order: string;
  /** Whether the rows are just those that the plan means, in its order. */
  isExact: boolean;
  asked: Asked;
  compiling: CompileContext;
};

type Asked = { collection: Collection; narrowing: Narrowing };

/** An order or a summary by a field that is one number of each entity. */
export type FigureJoin = { sql: string; value: string; isSingle: boolean };

/** Compiles a plan, as far as it can be. */
export async function compilePlan(
  reader: DatasetReader,
  fields: FieldStatisticsTable,
  asked: Asked,
): Promise<Plan> {
  const { collection, narrowing } = asked;
  const values = new StatementValues();
  const types = typesOf(collection);
  const meanings = await readFilterValues(reader, narrowing.conditions.filter(isOfEntities(fields, types)));
  const beside = [
    ...new Set(
      narrowing.conditions.flatMap(({ facet }) =>
        facet.length === 0 ? [] : typesAlong(facet, { fields, types }),
      ),
    ),
  ];
  const compiling: CompileContext = { values, fields, types, beside, meanings, isEach: false };
  const isToday = narrowing.at.length === 0;
  const conditionOf = (own: CompileContext): Compiled =>
    all([
      compileCollection(collection, values),
      isToday ? compileConditions(narrowing.conditions, own) : compilePast(narrowing, own),
      ...(narrowing.within === undefined ? [] : [within(narrowing.within, own)]),
    ]);
  const where = conditionOf(compiling);
  const isCommon =
    where.isExact && isToday && (await isOfDollars(reader, { narrowing, where: where.sql, compiling }));
  const joins = narrowing.orders.map(({ path }, at) =>
    figureJoin(path, `o${at}`, { ...compiling, isCommon }),
  );
  const isOrdered = isToday && joins.every((join) => join !== undefined);
  const lacksNone = narrowing.limit !== undefined && joins[0] !== undefined;
  const orders = narrowing.orders.flatMap(({ direction }, at) => {
    const join = joins[at];
    return join === undefined || !isOrdered
      ? []
      : [{ by: `${join.value} ${direction} nulls last`, join: join.sql }];
  });
  const ranked = lacksNone ? `${joins[0]?.value} is not null` : rankedBy(narrowing, compiling);
  const isRanked = (isOrdered || !lacksNone) && ranked !== undefined ? ` and ${ranked}` : '';
  const joined = orders.map(({ join }) => join).join('');
  return {
    ...{ values, asked, compiling: { ...compiling, isCommon }, joins: joined, isRanked: isRanked !== '' },
    isOrdered,
    from: `$s.entity e${joined}`,
    where: where.sql + isRanked,
    whereEach: () => conditionOf({ ...compiling, isEach: true }).sql + isRanked,
    order: [...orders.map(({ by }) => by), 'e.prominence desc', 'e.no'].join(', '),
    isExact: where.isExact && isOrdered && isToday,
  };
}

/** Whether a condition may be about what entities lead to, or where they lie, which values mean by names. */
function isOfEntities(fields: FieldStatisticsTable, types: readonly string[]) {
  return ({ facet, field }: Condition): boolean => {
    const [key = '', ...rest] = [...facet, ...field];
    const places = storedPlaces(key, { fields, types }) ?? [];
    return rest.length > 0 || isAddress(key) || places.some(({ place }) => /^[<>@]/.test(place));
  };
}

/** A ranking leaves out what lacks the figure: of figures that are put in order once they are read, no others are. */
function rankedBy({ orders: [order], limit, at }: Narrowing, compiling: CompileContext): string | undefined {
  const [key, ...rest] = order?.path ?? [];
  if (key === undefined || rest.length > 0 || limit === undefined || at.length > 0) return undefined;
  const places = isLookedAt(key, compiling) ? (storedPlaces(key, compiling) ?? []) : [];
  const root: Target = { no: 'e.no', types: compiling.types, depth: 0 };
  return areOfSeveral(places)
    ? any(places.map((place) => holdsPlace(place, root, compiling))).sql
    : undefined;
}

/** Whether a field is what an entity itself holds under it: what a person lacks is looked for with the companies of its roles, what others lack with what met their conditions. */
const isLookedAt = (key: string, compiling: CompileContext): boolean =>
  !compiling.types.includes('Person') &&
  storedPlaces(key, { ...compiling, types: compiling.beside })?.length === 0;

/** Where the figures stand by which entities are put in order; nothing where those of several currencies must be read for that. */
export function placesInOrder(
  places: readonly Place[],
  compiling: CompileContext,
): readonly Place[] | undefined {
  if (!areOfSeveral(places)) return places;
  const common = places.flatMap((place) => commonPlace(place, compiling) ?? []);
  return compiling.isCommon === true && common.length === places.length ? common : undefined;
}

/**
 * Whether any figure that orders a plan is of dollars, in which those of several currencies are compared: where all are of
 * other currencies, they may be of one, and are compared as they stand.
 */
async function isOfDollars(
  reader: DatasetReader,
  { narrowing, where, compiling }: { narrowing: Narrowing; where: string; compiling: CompileContext },
): Promise<boolean> {
  const { values } = compiling;
  const several = narrowing.orders
    .map(({ path: [key = ''] }) => storedPlaces(key, compiling) ?? [])
    .filter(areOfSeveral);
  if (several.length === 0) return false;
  for (const places of several) {
    const [place] = places.filter(({ held }) => isMoney(held));
    const slots = ['', '$'].map((before) => slotOf(values.put(`${before}${place?.place ?? ''}`, 'text')));
    const rows = await reader.rows(
      ...values.used(
        `select e.no from $s.entity e join $s.figure s on s.entity = e.no and s.field = ${slots[0]} and s.value <> 0
         join $s.figure c on c.entity = e.no and c.field = ${slots[1]} and c.value = s.value where ${where} limit 1`,
      ),
    );
    if (rows.length === 0) return false;
  }
  return true;
}

/** What lies in a place: by relationships, or by texts that say so. */
function within(id: string, { values, fields }: CompileContext): Compiled {
  if (!fields.hasSurroundings) return ANYTHING;
  return exact(`e.no in (select l.entity from $s.entity p join $s.surrounding s on s.place = p.no and s.around
    join $s.lying l on l.surrounding = s.no and l.field = '' where p.id = ${values.put(id, 'text')})`);
}

/** Joins the number that an entity has under a field; nothing where it may have several, or none that is a number. */
export function figureJoin(
  path: readonly string[],
  alias: string,
  compiling: CompileContext,
): FigureJoin | undefined {
  const { values, types } = compiling;
  const [key, ...rest] = path;
  if (key === undefined || rest.length > 0 || !isLookedAt(key, compiling)) return undefined;
  const places = storedPlaces(key, compiling);
  if (places === undefined || places.length === 0) return undefined;
  const told = placesInOrder(places, compiling);
  if (told === undefined || told.some(({ held }) => !/^n+f?$/.test(held.kinds) || held.most > 1))
    return undefined;
  const [only] = types;
  const ofType = types.length === 1 && only !== undefined ? ` and X.type = ${values.put(only, 'text')}` : '';
  const joins = told.map(({ place }, at) => {
    const own = `${alias}_${at}`;
    return ` left join $s.figure ${own} on ${own}.entity = e.no and ${own}.field = ${slotOf(values.put(place, 'text'))}${ofType.replace('X', own)}`;
  });
  const each = told.map((_place, at) => `${alias}_${at}.value`);
  return {
    sql: joins.join(''),
    value: each.length === 1 ? (each[0] ?? '') : `coalesce(${each.join(', ')})`,
    isSingle: places.length === 1 && !places[0]?.place.startsWith('~'),
  };
}
