import { PROMINENCE, TYPE, type Range } from './field-codes';
import { run, type ImportState } from './import-state';

/** Of a field that fewer have, lists of entities are short. */
const LEAST_SHARE = 1 / 64;

/** Entities whose values are looked at to part the fields into ranges. */
const SAMPLE = 40_000;

/** Fewer different values have a range each. */
const MOST_RANGES = 2000;

/** Points at which the sample is parted; a value that stands at two of them has a range of its own. */
const POINTS = 1000;

/** Ranges are smaller at both ends, where orders begin. */
const AT_ENDS = [1 / 20_000, 1 / 10_000, 1 / 5000, 1 / 2000];

/** A field with its values, a table of `entity` and `value`: numbers, dates or texts; `isWhole` where each has a range of its own. */
type Coded = { field: string; values: string; kind: 'n' | 'd' | 't'; isWhole?: boolean };

const EACH: readonly Coded[] = [
  { field: TYPE, values: '(select no as entity, type as value from $s.entity)', kind: 't', isWhole: true },
  { field: PROMINENCE, values: '(select no as entity, prominence as value from $s.entity)', kind: 'n' },
];

/**
 * Stores for each entity, in two bytes, the range of its value of a field, 0 without one. Services sieve all entities by
 * that in memory, in a hundredth of the time that lookups take.
 */
export async function codeFields(loading: ImportState): Promise<void> {
  const before = await changedCodes(loading);
  // What an entity leads to changes also with records of others.
  const ends = await codedEnds(loading);
  for (const coded of [...EACH, ...(await codedFields(loading)), ...ends]) {
    if (!ends.includes(coded) && (await before?.changeField(coded)) === true) continue;
    const sample = await sampleOf(loading, coded);
    // A text is asked for as it is: of those that few have the lists are short.
    const size = sizeOf(sample);
    const isCommon =
      coded.kind !== 't' || coded.isWhole === true || sample.some(({ count }) => count * POINTS >= size);
    if (sample.length > 0 && isCommon) await codeField(loading, coded, pointsOf(sample));
  }
}

/** The ranges of an update's entities are those of the served dataset, made wider where a value lies outside; of many entities all are made anew. */
async function changedCodes(loading: ImportState) {
  if (loading.base === undefined) return undefined;
  const touched = await run<{ no: number }>(
    loading,
    `select entity as no from $s.stage_touched union select no from $s.stage_part limit ${MOST_CHANGED}`,
  );
  const [most] = await run<{ no: number }>(loading, 'select max(no) as no from $s.entity');
  if (touched.length === MOST_CHANGED || most === undefined) return undefined;
  return { changeField: (coded: Coded) => changeField(loading, coded, { touched, most: most.no }) };
}

/** Entities whose codes are changed one by one. */
const MOST_CHANGED = 200_000;

async function changeField(
  loading: ImportState,
  { field, values, kind, isWhole }: Coded,
  { touched, most }: { touched: readonly { no: number }[]; most: number },
): Promise<boolean> {
  const [before] = await run<{ codes: Buffer; ranges: Range[] }>(
    loading,
    'select codes, ranges::json as ranges from $b.coded where field = $1',
    [field],
  );
  // A field that few had, or whose values are seldom the same, is looked at again by the next whole import.
  if (before === undefined)
    return (
      isWhole !== true && (await run(loading, 'select from $b.field where field = $1', [field])).length > 0
    );
  const { ranges } = before;
  const rows = await run<{ entity: number; value: number | string; at: number }>(
    loading,
    `select entity, value, greatest(1, width_bucket(value, ${boundsOf(kind, 1)})) as at from ${values} v
     where entity = any($2::int[])`,
    [ranges.map(({ first }) => first), `{${touched.map(({ no }) => no).join(',')}}`],
  );
  const codes = Buffer.alloc(2 * (most + 1));
  before.codes.copy(codes);
  const byCode = new Map(ranges.map((range) => [range.code, range]));
  for (const { no } of touched) {
    const at = 2 * no;
    const range = at < before.codes.length ? byCode.get(before.codes.readUInt16BE(at)) : undefined;
    if (range !== undefined) range.entities -= 1;
    if (no <= most) codes.writeUInt16BE(0, at);
  }
  const compare = kind === 'n' ? byNumber : byBytes;
  for (const { entity, value, at } of rows) {
    const text = String(value);
    const range = ranges[at - 1];
    if (range === undefined || (isWhole === true && range.first !== text)) return false;
    if (compare(text, range.first) < 0) range.first = text;
    if (compare(text, range.last) > 0) range.last = text;
    range.entities += 1;
    codes.writeUInt16BE(range.code, 2 * entity);
  }
  await run(loading, 'insert into $s.coded values ($1, $2, $3)', [
    field,
    codes,
    JSON.stringify(ranges.filter(({ entities }) => entities > 0)),
  ]);
  return true;
}

const byNumber = (one: string, other: string): number => Number(one) - Number(other);
const byBytes = (one: string, other: string): number => Buffer.compare(Buffer.from(one), Buffer.from(other));

/** The fields that many have, one value each, all of one kind. */
async function codedFields(loading: ImportState): Promise<Coded[]> {
  return run<Coded>(
    loading,
    `select f.field, left(string_agg(kinds, ''), 1) as kind, format('(select entity, value from $s.%s where field = %s)',
       case when string_agg(kinds, '') ~ '^n+$' then 'figure' else 'value' end, p.no) as values
     from $s.field f join $s.slot p using (field) where f.field !~ '^[<>@&]' group by f.field, p.no
     having max(most) = 1 and string_agg(kinds, '') ~ '^(n+|d+|t+)$'
       and sum(entities) >= ${LEAST_SHARE} * (select count(*) from $s.entity) order by f.field`,
  );
}

/** Relationships and surroundings by which many entities lead to one of few each, as their countries: groups are counted by them. */
async function codedEnds(loading: ImportState): Promise<Coded[]> {
  return run<Coded>(
    loading,
    `select f.field, 'n' as kind, true as "isWhole", case left(f.field, 1)
       when '>' then format('(select r."from" as entity, min(r."to") as value from $s.relationship r where r.kind = %s and r.until is null group by 1)',
         (select k.no from $s.kind k where k.type = substr(f.field, 2)))
       else format('(select l.entity, min(p.place) as value from $s.lying l join $s.surrounding p on p.no = l.surrounding and p.nearest
         and p.type = %L where l.field = %L group by 1)', substr(f.field, 2), '') end as values
     from $s.field f where f.field ~ '^[>@].' group by f.field
     having max(most) = 1 and sum(entities) >= ${LEAST_SHARE} * (select count(*) from $s.entity) and ${MOST_RANGES} >= case left(f.field, 1)
       when '>' then (select sum(b.entities) from $s.field b where b.field = '<' || substr(f.field, 2))
       else (select count(*) from $s.entity e where e.type = substr(f.field, 2)) end
     order by f.field`,
  );
}

type Sample = { value: number | string; count: number }[];

async function sampleOf(loading: ImportState, { values, isWhole }: Coded): Promise<Sample> {
  const part =
    isWhole === true
      ? ''
      : `where hashint4(entity) & 65535 <= 65536 * ${SAMPLE}::float8 / (select max(no) from $s.entity)`;
  return run<Sample[number]>(
    loading,
    `select value, count(*)::int as count from ${values} v ${part} group by value order by value`,
  );
}

async function codeField(
  loading: ImportState,
  { field, values, kind }: Coded,
  points: readonly (number | string)[],
): Promise<void> {
  await run(
    loading,
    `with c as materialized (select entity, value, greatest(1, width_bucket(value, ${boundsOf(kind, 2)})) as code from ${values} v),
     ranges as (select code, min(value)::text as first, max(value)::text as last, count(*) as entities from c group by code),
     steps as (select code, entity - lag(entity, 1, -1) over (order by entity) as step from c order by entity)
     insert into $s.coded select $1, string_agg(decode(repeat('0000', step - 1), 'hex') || int2send(code::int2), '')
       || decode(repeat('0000', (select max(no) from $s.entity) - (select max(entity) from c)), 'hex'),
       (select json_agg(r order by code) from ranges r) from steps`,
    [field, points],
  );
}

/** Where ranges begin, as a parameter. */
const boundsOf = (kind: Coded['kind'], at: number): string =>
  kind === 'n' ? `$${at}::float8[]` : `$${at}::text[] collate "C"`;

const sizeOf = (sample: Sample): number => sample.reduce((sum, { count }) => sum + count, 0);

/** Where ranges begin: each value, or those that part the sample evenly, each that stands often alone. */
export function pointsOf(sample: Sample): (number | string)[] {
  if (sample.length <= MOST_RANGES) return sample.map(({ value }) => value);
  const size = sizeOf(sample);
  const ends = AT_ENDS.flatMap((share) => [share * size, size - share * size]);
  const points: (number | string)[] = [];
  let before = 0;
  let isNext = false;
  for (const { value, count } of sample) {
    const after = before + count;
    const met = Math.ceil((after * POINTS) / size) - Math.ceil((before * POINTS) / size);
    if (isNext || met > 0 || ends.some((end) => end > before && end <= after)) points.push(value);
    isNext = met > 1;
    before = after;
  }
  return points;
}
