import type { Collection, Narrowing, Path, Summing } from '../store/collection';
import type { Head, Lookups } from '../store/fetcher';
import { isPlain, typesOf } from './compile-collection';
import { compilePlan, figureJoin, type Plan } from './compile-plan';
import type { DatasetReader } from './dataset-reader';
import { HEAD, headOf, type HeadRow } from './heads';
import { storedPlaces, isEverywhere, PLACE_TYPES, PLACE_WORDS } from './field-places';
import { OWN_KEYS } from '../query/field-key';
import type { FieldStatisticsTable } from './field-statistics';
import { among, sieveEntities, type EntitySieve } from './entity-sieve';

/** One more than a reading may fetch, so that it knows that there are more. */
export const MOST = 20_001;

/** The most rows that a summary shows or reads values of. */
const MOST_ROWS = 20;
const MOST_BEARING = 100;

/** So many entities are looked at first where codes do not tell which meet the plan, and so many more if enough of these do. */
const FIRST = 1000;
const FURTHER = 20_000;

/** The entities of a collection that a plan shows, or more of them. */
export async function fetchCollection(
  reader: DatasetReader,
  fields: FieldStatisticsTable,
  asked: Lookups['collection']['asked'],
): Promise<Lookups['collection']['found']> {
  const plan = await compilePlan(reader, fields, asked);
  const { values, order } = plan;
  const { limit, offset = 0 } = asked.narrowing;
  const isCut = plan.isExact && (limit !== undefined || offset > 0);
  const [most, skipped] = isCut ? [Math.min(limit ?? MOST, MOST), Math.min(offset, 1e9)] : [MOST, 0];
  const part = `limit ${values.put(most, 'int')} offset ${values.put(skipped, 'int')}`;
  const rowsOf = ({ from, where }: Pick<Plan, 'from' | 'where'>): Promise<HeadRow[]> =>
    reader.rows<HeadRow>(
      ...values.used(`select ${HEAD} from ${from} where ${where} order by ${order} ${part}`),
    );
  const sieve = await sieveEntities(plan);
  let rows: HeadRow[] | undefined;
  let looked = 0;
  for (const wanted of sieve.isWhole ? [skipped + most] : isCut ? [FIRST, FURTHER, Infinity] : [Infinity]) {
    // Where few of the first meet the plan, more of its order would not do.
    if (rows !== undefined && rows.length * (wanted / looked) < most) continue;
    const some = sieve.first(wanted);
    if (some === undefined) continue;
    const found = await rowsOf(among(plan, some.nos));
    rows = found;
    looked = wanted;
    if (sieve.isWhole || some.isAll || found.length === most) return foundOf(found);
  }
  return foundOf(await rowsOf(plan));

  function foundOf(found: readonly HeadRow[]): Lookups['collection']['found'] {
    const entities = found.map(headOf);
    if (isCut) return { entities, isExact: true };
    const isExact = plan.isExact && entities.length < MOST;
    return { entities, isExact, ...(isExact ? { total: entities.length } : {}) };
  }
}

/** The exact number of entities of a plan. */
export async function countOf(
  reader: DatasetReader,
  fields: FieldStatisticsTable,
  asked: Lookups['count']['asked'],
): Promise<number> {
  const plan = await compilePlan(reader, fields, asked);
  return countRows(reader, plan, await sieveEntities(plan));
}

/** The exact number of entities of a plan; SQL counts only those that codes do not decide. */
export async function countRows(reader: DatasetReader, plan: Plan, sieve: EntitySieve): Promise<number> {
  const unsure = sieve.isWhole ? sieve.unsure() : sieve.first(Infinity)?.nos;
  const sure = sieve.isWhole ? sieve.sureCount : 0;
  if (unsure?.length === 0) return sure;
  const { from, where } = unsure === undefined ? plan : among(plan, unsure);
  const [row] = await reader.rows<{ total: number }>(
    ...plan.values.used(`select count(*)::int as total from ${from} where ${where}`),
  );
  return sure + (row?.total ?? 0);
}

/** The most values that any entity of a collection has at the end of a path, where the fields of the version tell. */
export function collectionSize(
  fields: FieldStatisticsTable,
  { collection, path: { steps, at } }: { collection: Collection; path: Path },
): 0 | 1 | 2 | undefined {
  const types = typesOf(collection);
  const [key, ...rest] = steps;
  if (key === undefined) return undefined;
  if (rest.length === 0 && (key === 'name' || key === 'id' || key === 'type'))
    return at.length === 0 ? 1 : undefined;
  if (OWN_KEYS.has(key)) return undefined;
  const places = storedPlaces(key, { fields, types });
  if (places === undefined) return undefined;
  if (places.length === 0) return 0;
  if (rest.length > 0 || at.length > 0 || !isPlain(collection)) return undefined;
  // A place that holds nothing may be its own.
  if (PLACE_WORDS.has(key) && types.some((type) => PLACE_TYPES.has(type))) return undefined;
  const [first = 0, ...others] = places.map(({ held }) => held.most);
  if (first > 1) return 2;
  // What one place holds may be told by another before it.
  const most = Math.max(first, ...others);
  return most > 1 || (most > 0 && isEverywhere(key) && others.length > 0) ? undefined : most === 0 ? 0 : 1;
}

/** A summary of all rows of a plan; nothing where they must be looked at one by one. */
export async function sumOf(
  reader: DatasetReader,
  fields: FieldStatisticsTable,
  { summing, ...asked }: { collection: Collection; narrowing: Narrowing; summing: Summing },
): Promise<Lookups['sum']['found']> {
  const plan = await compilePlan(reader, fields, asked);
  const { values, compiling, order } = plan;
  if (!plan.isExact || asked.narrowing.limit !== undefined || (asked.narrowing.offset ?? 0) > 0)
    return undefined;
  const isCount = summing.summary === 'count';
  const figure = isCount ? undefined : figureJoin(summing.path, 's', compiling);
  // Of series the units may differ, and each of their figures has a day.
  if (!isCount && figure?.isSingle !== true) return undefined;
  const sieve = await sieveEntities(plan);
  const drawn = (wanted: number) => {
    const some = sieve.isWhole || wanted === Infinity ? sieve.first(wanted) : undefined;
    return some && among(plan, some.nos);
  };
  const every = drawn(Infinity) ?? plan;
  const value = figure?.value ?? 'null::float8';
  const totals = async (): Promise<{ total: number; count: number; number: number | null }> => {
    const [row] = await reader.rows<{ total: number; count: number; number: number | null }>(
      ...values.used(
        `select count(*)::int as total, count(${value})::int as count, ${numberOf(summing.summary, value, order)} as number
         from ${every.from}${figure?.sql ?? ''} where ${every.where}`,
      ),
    );
    return row ?? { total: 0, count: 0, number: null };
  };
  const counted = isCount ? await countRows(reader, plan, sieve) : 0;
  const { total, count, number } = isCount
    ? { total: counted, count: counted, number: null }
    : await totals();
  const isExtreme = summing.summary === 'minimum' || summing.summary === 'maximum';
  const heads = async (
    { from, where }: Pick<Plan, 'from' | 'where'>,
    ordered: string,
    most: number,
  ): Promise<Head[]> => {
    const text = `select ${HEAD} from ${from}${figure?.sql ?? ''} where ${where} order by ${ordered} limit ${most}`;
    return (await reader.rows<HeadRow>(...values.used(text))).map(headOf);
  };
  return {
    ...{ total, count },
    ...(number === null || isExtreme ? {} : { number }),
    rows: await heads(drawn(MOST_ROWS) ?? every, order, MOST_ROWS),
    bearing: isCount
      ? []
      : await heads(
          { from: every.from, where: `${every.where} and ${value} is not null` },
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
export function numberOf(summary: Summing['summary'], value: string, order: string): string {
  const total = `sum(${value} order by ${order})`;
  if (summary === 'sum') return total;
  if (summary === 'average') return `${total} / nullif(count(${value}), 0)`;
  if (summary === 'median')
    return `(percentile_disc(0.5) within group (order by ${value}) + -percentile_disc(0.5) within group (order by -${value})) / 2`;
  return 'null::float8';
}
