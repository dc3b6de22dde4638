import type { Pool } from 'pg';

import { currentDataset } from '../../src/service/postgres/datasets';
import type { Range } from '../../src/service/postgres/field-codes';
import { BYTES } from '../../src/service/postgres/name-scores';

/** What each table says, with what stands behind its numbers: two imports number alike only what came in one order. */
const TABLES: Readonly<Record<string, string>> = {
  // Of a country the first record that names it is cited, which an update does not look for.
  entity: `select e.id, e.type, e.name, e.prominence, e.head, case when e.type in ('Country', 'Exchange') then '' else e.body end as body from $s.entity e`,
  name: 'select e.id, n.alias, n.name, n.text, n.core, n.words from $s.name n join $s.entity e on e.no = n.entity',
  name_key: `select k.key, n.name, e.id, k.prominence, k.asked, t.type from $s.name_key k join $s.name n on n.no = k.name
    join $s.entity e on e.no = n.entity join $s.type t on t.no = k.type`,
  called: 'select k.key, k.prominence, k.alias, e.id from $s.called k join $s.entity e on e.no = k.entity',
  further:
    'select k.key, k.place, k.name, k.hint, e.id from $s.further k join $s.entity e on e.no = k.entity',
  asked: 'select k.key, k.tag, k.prominence, e.id from $s.asked k join $s.entity e on e.no = k.entity',
  identifier: 'select k.kind, k.key, e.id from $s.identifier k join $s.entity e on e.no = k.entity',
  figure:
    'select p.field, f.type, f.value, e.id from $s.figure f join $s.entity e on e.no = f.entity join $s.slot p on p.no = f.field',
  value:
    'select p.field, v.value, e.id from $s.value v join $s.entity e on e.no = v.entity join $s.slot p on p.no = v.field',
  relationship: `select k.type, f.id as "from", t.id as "to", r.out_place > 1 << 29 as ended, r.id, r.since, r.until, r.extra, s.sources,
    rank() over (partition by r."from", r.kind order by r.out_place) as out, rank() over (partition by r."to", r.kind order by r.in_place) as in
    from $s.relationship r join $s.kind k on k.no = r.kind join $s.entity f on f.no = r."from" join $s.entity t on t.no = r."to"
    join $s.source s on s.no = r.source`,
  again: `select k.type, f.id as "from", t.id as "to", s.sources from $s.again r join $s.kind k on k.no = r.kind
    join $s.entity f on f.no = r."from" join $s.entity t on t.no = r."to" join $s.source s on s.no = r.source`,
  open: `select k.type, coalesce(r."from", f.identifier) as "from", coalesce(r."to", t.identifier) as "to", s.sources from $s.open r join $s.kind k on k.no = r.kind
    join $s.source s on s.no = r.source left join $s.identified f on f.no = r.from_no and f.identifier like 'lei:%'
    left join $s.identified t on t.no = r.to_no and t.identifier like 'lei:%'`,
  related:
    'select k.type, e.id, r.outgoing from $s.related r join $s.kind k on k.no = r.kind join $s.entity e on e.no = r.entity',
  series: `select e.id as entity, s.id, s.type, s.name, s.description, s.unit, s.aliases, s.taxonomy, s.cadence, s.origin, s.points, s.dates,
    s."values", s.details, s.keys, s.scale from $s.series s join $s.entity e on e.no = s.entity`,
  word: 'select * from $s.word',
  series_name: 'select * from $s.series_name',
  field:
    'select type, field, entities, most, array(select unnest(string_to_array(kinds, null)) order by 1) from $s.field',
  lying: `select e.id, l.field, array(select array[p.id, s.type, s.around::text, s.nearest::text] from $s.surrounding s join $s.entity p on p.no = s.place
    where s.no = l.surrounding order by 1) from $s.lying l join $s.entity e on e.no = l.entity`,
  part: `select e.id as "into", p.id, p.type, p.name, p.prominence, p.head from $s.part p join $s.entity e on e.no = p."into" where e.type not in ('Country', 'Exchange')`,
  identified: `select i.identifier, coalesce(p.id, e.id) as id from $s.identified i left join $s.part p on p.no = i.no left join $s.entity e on e.no = i.no
    where i.identifier !~ '^(country|mic):'`,
};

/** All rows of the served dataset, by table, in an order of their own. */
export async function datasetRows(pool: Pool): Promise<Record<string, string[]>> {
  const { schema } = await currentDataset(pool);
  const rows = async <Row extends object>(text: string) =>
    (await pool.query<Row>(text.replaceAll('$s', schema))).rows;
  const found: Record<string, string[]> = {};
  for (const [table, text] of Object.entries(TABLES))
    found[table] = (await rows(text)).map((row) => JSON.stringify(row)).sort();
  const names = await rows<{ no: number; own: string }>(
    `select n.no, n.name || ' of ' || e.id || ' ' || e.prominence as own from $s.name n join $s.entity e on e.no = n.entity`,
  );
  const nameOf = new Map(names.map(({ no, own }) => [no, own]));
  found['posting'] = (await rows<{ word: string; count: number; names: Buffer }>('select * from $s.posting'))
    .map(({ word, count, names: list }) => {
      const listed = Array.from({ length: list.length / BYTES }, (_, at) => {
        const bytes = list.subarray(at * BYTES, (at + 1) * BYTES);
        // The type is numbered in the order in which the first entity of each came.
        return `${nameOf.get(bytes.readInt32BE(0)) ?? '?'} ${bytes.readDoubleBE(4)} ${bytes.readInt32BE(12) & 0xff_ff_ff} ${bytes.readInt32BE(16)}`;
      });
      return JSON.stringify([word, count, listed.sort()]);
    })
    .sort();
  return found;
}

/** Entities of the served dataset whose code of a field is not that of their value, as readings take it. */
export async function wrongCodes(pool: Pool): Promise<string[]> {
  const { schema } = await currentDataset(pool);
  const rows = async <Row extends object>(text: string, values: unknown[] = []) =>
    (await pool.query<Row>(text.replaceAll('$s', schema), values)).rows;
  const wrong: string[] = [];
  const coded = await rows<{ field: string; codes: Buffer; ranges: Range[] }>(
    'select field, codes, ranges::json as ranges from $s.coded',
  );
  for (const { field, codes, ranges } of coded) {
    const held = await rows<{ entity: number; value: string | number }>(
      field === '#type'
        ? 'select no as entity, type as value from $s.entity'
        : `select entity, value::text from (select field, entity, value from $s.value union all select field, entity, value::text from $s.figure) v
           join $s.slot p on p.no = v.field where p.field = '${field}'`,
    );
    const valueOf = new Map(held.map(({ entity, value }) => [entity, String(value)]));
    const counts = new Map<number, number>();
    for (let no = 1; no < codes.length / 2; no += 1) {
      const code = codes.readUInt16BE(2 * no);
      if (code > 0) counts.set(code, (counts.get(code) ?? 0) + 1);
      const range = ranges.find((each) => each.code === code);
      const value = valueOf.get(no);
      if (held.length === 0) continue;
      const isRight =
        range === undefined
          ? value === undefined
          : value !== undefined && range.first <= value && value <= range.last;
      if (!isRight) wrong.push(`${field} of ${no}: ${value ?? 'nothing'}, got ${JSON.stringify(range)}`);
    }
    for (const { code, entities } of ranges)
      if (counts.get(code) !== entities)
        wrong.push(`${field}: ${entities} of ${code}, got ${counts.get(code) ?? 0}`);
  }
  return wrong;
}
