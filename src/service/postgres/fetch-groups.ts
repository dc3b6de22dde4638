import type { Grouping } from '../store/collection';
import type { Lookups } from '../store/fetcher';
import { holdsPlace } from './compile-path';
import { compilePlan, figureJoin, type Plan } from './compile-plan';
import type { CompileContext, Target } from './compile-context';
import type { DatasetReader } from './dataset-reader';
import { among, partByEnd, sieveEntities, type EntitySieve } from './entity-sieve';
import { countRows, MOST, numberOf } from './fetch-collection';
import { fetchEntitiesByNo } from './fetch-entities';
import type { CodedField } from './field-codes';
import { storedPlaces, isEverywhere, PLACE_TYPES, PLACE_WORDS, type Place } from './field-places';
import { kindOf } from './relationship-number';
import type { FieldStatisticsTable } from './field-statistics';

/** More groups are no table that anybody reads. */
const MOST_GROUPS = 2000;

type Row = {
  key: number;
  count: number;
  held: number;
  number: number | null;
  first: number[];
  bearing: number[] | null;
};

/** The parts of all rows of a plan by what they lead to; nothing where they are few, or cannot be told in SQL. */
export async function groupsOf(
  reader: DatasetReader,
  fields: FieldStatisticsTable,
  { grouping, ...asked }: Lookups['groups']['asked'],
): Promise<Lookups['groups']['found']> {
  const { limit: _limit, offset: _offset, ...narrowing } = asked.narrowing;
  const plan = await compilePlan(reader, fields, { ...asked, narrowing });
  const { values, compiling, order } = plan;
  const keys = plan.isExact ? keysOf(grouping.by, compiling) : undefined;
  const isCount = grouping.summary === 'count';
  const figure = isCount ? undefined : figureJoin(grouping.path, 's', compiling);
  if (keys === undefined || (!isCount && figure?.isSingle !== true)) return undefined;
  const sieve = await sieveEntities(plan);
  const total = await countRows(reader, plan, sieve);
  if (total < MOST) return undefined;
  const value = figure?.value ?? 'null::float8';
  const rowsOf = ({ from, where }: Pick<Plan, 'from' | 'where'>): Promise<Row[]> =>
    reader.rows<Row>(
      ...values.used(
        `select k.key, count(*)::int as count, count(${value})::int as held, ${sizeOf(grouping.summary, value, order)} as number,
           min(array[-e.prominence, e.no]) as first, ${bearingOf(grouping.summary, value)} as bearing
         from ${from}${figure?.sql ?? ''} cross join lateral (${keys}) k where ${where}
         group by k.key order by ${isCount ? 'count(*)' : '4'} desc, first limit ${MOST_GROUPS + 1}`,
      ),
    );
  const [place, ...others] = storedPlaces(grouping.by[0] ?? '', compiling) ?? [];
  const ends =
    isCount && place !== undefined && others.length === 0 && sieve.isWhole
      ? await fields.codes.of(place.place)
      : undefined;
  const rows =
    ends === undefined
      ? await rowsOf(plan)
      : await countedRows(reader, { plan, sieve, ends, fields, rowsOf });
  if (rows.length > MOST_GROUPS) return undefined;
  const told = isCount ? rows : rows.filter(({ held }) => held > 0);
  const last = (place: number[] | null): number => place?.at(-1) ?? 0;
  const heads = await fetchEntitiesByNo(
    reader,
    told.flatMap(({ key, first, bearing }) => [key, last(first), last(bearing)]),
  );
  const isExtreme = grouping.summary === 'minimum' || grouping.summary === 'maximum';
  return {
    total,
    groups: told.flatMap(({ key: no, count, held, number, first: at, bearing: by }) => {
      const [key, first, bearing] = [heads.get(no), heads.get(last(at)), heads.get(last(by))];
      if (key === undefined || first === undefined) return [];
      return [
        {
          ...{ key, first, count: isCount ? count : held },
          ...(number === null || isExtreme ? {} : { number }),
          ...(bearing === undefined ? {} : { bearing }),
        },
      ];
    }),
  };
}

type Counted = {
  plan: Plan;
  sieve: EntitySieve;
  ends: CodedField;
  fields: FieldStatisticsTable;
  rowsOf: (plan: Pick<Plan, 'from' | 'where'>) => Promise<Row[]>;
};

/** Groups counted by codes: SQL tells which of the unsure count, and the first of each group. */
async function countedRows(
  reader: DatasetReader,
  { plan, sieve, ends, fields, rowsOf }: Counted,
): Promise<Row[]> {
  const [sure, unsure] = [sieve.sure(), sieve.unsure()];
  const { from, where } = among(plan, unsure);
  const met =
    unsure.length === 0
      ? []
      : await reader.rows<{ no: number }>(...plan.values.used(`select e.no from ${from} where ${where}`));
  const nos = new Uint32Array(sure.length + met.length);
  nos.set(sure);
  nos.set(
    met.map(({ no }) => no),
    sure.length,
  );
  const { counts, first } = await partByEnd(nos, ends, fields);
  const rows = await rowsOf(among(plan, first));
  return rows
    .map((row) => ({ ...row, count: counts.get(row.key) ?? row.count }))
    .sort(
      ({ first: [a = 0, b = 0], ...one }, { first: [c = 0, d = 0], ...other }) =>
        other.count - one.count || a - c || b - d,
    );
}

/** The number of a group, by which it also has its place. */
function sizeOf(summary: Grouping['summary'], value: string, order: string): string {
  if (summary === 'minimum') return `min(${value})`;
  return summary === 'maximum' ? `max(${value})` : numberOf(summary, value, order);
}

/** The first row that has a number, or has the extreme. */
function bearingOf(summary: Grouping['summary'], value: string): string {
  const lowest = summary === 'minimum' ? `${value}, ` : '';
  const ranked = summary === 'maximum' ? `-${value}, ` : lowest;
  return `min(array[${ranked}-e.prominence, e.no]) filter (where ${value} is not null)`;
}

/** The numbers of what an entity leads to, each once; nothing where it may hold texts or numbers instead. */
function keysOf([key, ...rest]: readonly string[], compiling: CompileContext): string | undefined {
  const { types, beside } = compiling;
  const places = key === undefined || rest.length > 0 ? undefined : storedPlaces(key, compiling);
  if (key === undefined || places === undefined || places.length === 0) return undefined;
  if (places.some(({ place }) => !/^[<>@]/.test(place)) || types.includes('Person')) return undefined;
  // A place may be its own, and what is lacking is looked for with what met a condition.
  if (PLACE_WORDS.has(key) && types.some((type) => PLACE_TYPES.has(type))) return undefined;
  if (beside.length > 0) return undefined;
  const root: Target = { no: 'e.no', types, depth: 0 };
  return places
    .map((place, at) => {
      const before = isEverywhere(key) ? [] : places.slice(0, at);
      return [
        keysIn(place, compiling),
        ...before.map((each) => `not ${holdsPlace(each, root, compiling).sql}`),
      ].join(' and ');
    })
    .join(isEverywhere(key) ? ' union ' : ' union all ');
}

function keysIn({ place, held: { most } }: Place, { values }: CompileContext): string {
  const name = values.put(place.slice(1), 'text');
  // What no entity has several of is joined as a whole.
  const select = most > 1 ? 'select distinct' : 'select';
  if (place.startsWith('@'))
    return `${select} p.place as key from $s.lying l join $s.surrounding p on p.no = l.surrounding and p.nearest
      and p.type = ${name} where l.entity = e.no and l.field = ''`;
  const [near, far] = place.startsWith('>') ? ['from', 'to'] : ['to', 'from'];
  return `${select} r."${far}" as key from $s.relationship r where r."${near}" = e.no and r.kind = ${kindOf(name)} and r.until is null`;
}
