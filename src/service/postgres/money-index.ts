import { commonBy, createConvert, currencyOf, isForeign } from '../query/conversion';
import type { Fact, Point } from '../query/fact';
import { isYearMark } from '../query/period';
import type { RateBook } from '../query/rates';
import { foldName } from '../store/fold-name';
import type { PointDetail, StoredEntity, StoredSeries } from '../store/stored';
import { run, type ImportState } from './import-state';

type SeriesRow = { unit: string; cadence: string; dates: string; values: string };

/** What a series of money says last. */
type Newest = Pick<SeriesRow, 'unit' | 'cadence'> & {
  entity: number;
  date: string;
  value: number;
  detail: string | null;
};

/** So many figures are converted at once. */
const PORTION = 10_000;

/**
 * Notes the newest figures of money once more in the currency in which figures of several are compared, under `$~name`:
 * bounds and orders of them are answered by an index then. A series of figures in dollars alone needs none.
 */
export async function indexMoney(loading: ImportState): Promise<void> {
  const units = await run<{ unit: string }>(loading, 'select distinct unit from $s.series');
  const foreign = units.flatMap(({ unit }) => (isForeign(unit) ? [unit] : []));
  if (foreign.length === 0) return;
  const fields = await run<{ no: number; field: string }>(
    loading,
    `select distinct p.no, p.field from (select distinct keys from $s.series where unit = any($1::text[])) s,
       jsonb_array_elements_text(s.keys::jsonb) k(key) join $s.slot p on p.field = '~' || k.key order by 1`,
    [foreign],
  );
  const common = commonBy(createConvert(await rateBook(loading)));
  for (const field of fields) await noteField(loading, field, { foreign, common });
}

type Around = { foreign: readonly string[]; common: (fact: Fact) => Fact };

/** The series that a field means of each entity, as figures are made of them. */
const CHOSEN = `select distinct on (s.entity) s.entity, s.no from $s.series s, jsonb_array_elements_text(s.keys::jsonb) with ordinality k(key, at)
  where '~' || k.key = $1 order by s.entity, k.at > 1, s.no`;

async function noteField(
  loading: ImportState,
  { no, field }: { no: number; field: string },
  { foreign, common }: Around,
): Promise<void> {
  await run(loading, `create temp table chosen on commit drop as ${CHOSEN}`, [field]);
  await run(loading, 'create temp table converted (entity integer, value float8) on commit drop');
  await noteKinds(loading, field);
  await run(
    loading,
    `declare newest no scroll cursor for select c.entity, s.unit, s.cadence, split_part(s.dates, ' ', s.points) as date, f.value,
       (s.details::json -> -1)::text as detail
     from chosen c join $s.series s on s.no = c.no join $s.figure f on f.entity = c.entity and f.field = ${no}
     where s.unit in (${foreign.map((unit) => `'${unit.replaceAll("'", "''")}'`).join(', ')})`,
  );
  let isTold = true;
  for (;;) {
    const rows = await run<Newest>(loading, `fetch ${PORTION} from newest`);
    if (rows.length === 0) break;
    const facts = rows.map((row) => factOf(row, field.slice(1)));
    // Whether a year's figure is a flow or a balance is told by what somebody asks it as.
    isTold &&= facts.every(
      ({ value: { series, date } }) => !isYearMark(series, date) || series.detail?.(0)?.period !== undefined,
    );
    await run(loading, 'insert into converted select * from unnest($1::int[], $2::float8[])', [
      rows.map(({ entity }) => entity),
      facts.map((fact) => numberOf(common(fact)) ?? fact.value.number),
    ]);
  }
  await run(loading, 'close newest');
  if (isTold) await put(loading, { no, field });
  await run(loading, 'drop table chosen, converted');
}

/** Notes for each type whether its figures of a field are of several currencies, or of one that is not compared as it stands. */
async function noteKinds(loading: ImportState, field: string): Promise<void> {
  const rows = await run<{ type: string; unit: string }>(
    loading,
    'select distinct e.type, s.unit from chosen c join $s.series s on s.no = c.no join $s.entity e on e.no = c.entity',
  );
  for (const type of new Set(rows.map((row) => row.type))) {
    const own = rows.filter((row) => row.type === type);
    if (!own.some(({ unit }) => isForeign(unit))) continue;
    const isOne = new Set(own.map(({ unit }) => currencyOf(unit))).size === 1;
    await run(loading, 'update $s.field set kinds = $3 where type = $1 and field = $2', [
      type,
      field,
      isOne ? 'nf' : 'nm',
    ]);
  }
}

/** Puts the figures of a field under its other name: what was converted, and all others as they stand. */
async function put(loading: ImportState, { no, field }: { no: number; field: string }): Promise<void> {
  const [slot] = await run<{ no: number }>(
    loading,
    'insert into $s.slot select max(no) + 1, $1 from $s.slot returning no',
    [`$${field}`],
  );
  await run(
    loading,
    `insert into $s.figure select $1, f.type, coalesce(c.value, f.value), f.entity from $s.figure f
     left join converted c on c.entity = f.entity where f.field = $2`,
    [slot?.no, no],
  );
  await run(
    loading,
    `insert into $s.field select type, $1, entities, most, 'n' from $s.field where field = $2`,
    [`$${field}`, field],
  );
}

const numberOf = ({ value }: Fact): number | undefined =>
  value.kind === 'number' || value.kind === 'point' ? value.number : undefined;

/** A figure as readings have it, of a series that has no other. */
function factOf({ unit, cadence, date, value, detail }: Newest, field: string): Fact & { value: Point } {
  const told = detail === null ? undefined : (JSON.parse(detail) as PointDetail | null);
  const series = { ...NO_SERIES, unit, cadence, dates: [date], values: [value] };
  return {
    ...{ subject: NOBODY, field },
    value: {
      ...{ kind: 'point', number: value, date },
      series: { ...series, ...(told == null ? {} : { detail: () => told }) },
    },
    sources: [],
  };
}

/** What rates are read from: the lines of all pairs of currencies. */
async function rateBook(loading: ImportState): Promise<RateBook> {
  const rows = await run<SeriesRow & { no: number; name: string }>(
    loading,
    `select e.no, s.name, s.unit, s.cadence, s.dates, s."values" from $s.entity e join $s.series s on s.entity = e.no
     where e.type = 'ForeignExchangeRate' order by s.no`,
  );
  const pairs = new Map<number, StoredEntity & { series: StoredSeries[] }>();
  for (const { no, dates, values, ...told } of rows) {
    const pair = pairs.get(no) ?? { ...NOBODY, type: 'ForeignExchangeRate', series: [] };
    pairs.set(no, pair);
    const points = { dates: dates.split(' '), values: values.split(' ').map(Number) };
    pair.series.push({ ...NO_SERIES, ...told, ...points });
  }
  const called = await run<{ key: string; entity: number }>(
    loading,
    'select key, entity from $s.called where entity = any($1::int[]) order by prominence desc, entity',
    [[...pairs.keys()]],
  );
  const names = new Map<string, StoredEntity[]>();
  for (const { key, entity } of called) {
    const pair = pairs.get(entity);
    if (pair !== undefined) names.set(key, [...(names.get(key) ?? []), pair]);
  }
  return { byName: (name) => names.get(foldName(name)) ?? [] };
}

/** What stands where a rate or a figure is of something that nobody looks at. */
const NOBODY: StoredEntity = {
  ...{ id: '', name: '', type: 'Company', description: null, aliases: [], furtherNames: [], series: [] },
  ...{ properties: new Map(), outgoing: new Map(), incoming: new Map(), prominence: 0 },
};

const NO_SERIES: StoredSeries = {
  ...{ id: '', type: '', name: '', description: '', unit: '', aliases: [], taxonomy: '', cadence: '' },
  ...{ origin: { name: '', published_time: '', source: '', url: '' }, pointCount: 0, dates: [], values: [] },
};
