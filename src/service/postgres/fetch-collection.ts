import type { Collection, Narrowing, Path, Summing } from '../store/collection';
import type { Head, Lookups } from '../store/fetcher';
import { isPlain, typesOf } from './compile-collection';
import { compilePlan, figureJoin } from './compile-plan';
import type { DatasetReader } from './dataset-reader';
import { HEAD, headOf, type HeadRow } from './heads';
import { storedPlaces, isEverywhere, PLACE_TYPES, PLACE_WORDS } from './field-places';
import { OWN_KEYS } from '../query/field-key';
import type { FieldStatisticsTable } from './field-statistics';
import { byRarest, FEW, MANY } from './rarest-condition';
import { planOrderedScan } from './ordered-scan';

/** One more than a reading may fetch, so that it knows that there are more. */
export const MOST = 20_001;

/** The most rows that a summary shows or reads values of. */
const MOST_ROWS = 20;
const MOST_BEARING = 100;

/** The entities of a collection that a plan shows, or more of them. */
export async function fetchCollection(
  reader: DatasetReader,
  fields: FieldStatisticsTable,
  asked: Lookups['collection']['asked'],
): Promise<Lookups['collection']['found']> {
  const compiled = await compilePlan(reader, fields, asked);
  const { limit, offset = 0 } = asked.narrowing;
  const isCut = compiled.isExact && (limit !== undefined || offset > 0);
  const walk =
    isCut && limit !== undefined ? planOrderedScan(reader, compiled, { limit, offset }) : undefined;
  const walked = await (walk?.expected ?? walk?.first)?.();
  if (walked !== undefined) return { entities: walked.map(headOf), isExact: true };
  const isUntold = walk !== undefined && walk.expected === undefined;
  const rare = await byRarest(reader, compiled, isUntold ? FEW : MANY);
  const further = rare === compiled ? await walk?.further() : undefined;
  if (further !== undefined) return { entities: further.map(headOf), isExact: true };
  const plan = isUntold && rare === compiled ? await byRarest(reader, compiled, MANY) : rare;
  const { values, from, where, order } = plan;
  const part = isCut
    ? `limit ${values.put(Math.min(limit ?? MOST, MOST), 'int')} offset ${values.put(Math.min(offset, 1e9), 'int')}`
    : `limit ${MOST}`;
  const rows = await reader.rows<HeadRow>(
    ...values.used(`select ${HEAD} from ${from} where ${where} order by ${order} ${part}`),
  );
  const entities = rows.map(headOf);
  if (isCut) return { entities, isExact: true };
  const isExact = plan.isExact && entities.length < MOST;
  return { entities, isExact, ...(isExact ? { total: entities.length } : {}) };
}

/** The exact number of entities of a plan. */
export async function countOf(
  reader: DatasetReader,
  fields: FieldStatisticsTable,
  asked: Lookups['count']['asked'],
): Promise<number> {
  const { values, from, where } = await byRarest(reader, await compilePlan(reader, fields, asked), MANY);
  const [row] = await reader.rows<{ total: number }>(
    ...values.used(`select count(*)::int as total from ${from} where ${where}`),
  );
  return row?.total ?? 0;
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
export function numberOf(summary: Summing['summary'], value: string, order: string): string {
  const total = `sum(${value} order by ${order})`;
  if (summary === 'sum') return total;
  if (summary === 'average') return `${total} / nullif(count(${value}), 0)`;
  if (summary === 'median')
    return `(percentile_disc(0.5) within group (order by ${value}) + -percentile_disc(0.5) within group (order by -${value})) / 2`;
  return 'null::float8';
}
