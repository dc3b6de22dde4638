import { isCertain } from '../dataset/sink/identifier';
import { mergedEntity } from '../dataset/sink/merged-entity';
import { areAlike } from '../dataset/sink/same-name';
import type { EntityRow } from '../store/import-part';
import type { EntityPart } from '../store/store-parts';
import { readRecord, writeBody, writeHead, type EntityRecord } from './entity-body';
import { putEntity } from './entity-rows';
import { isIndexed, noteProblems, run, type ImportState } from './import-state';
import { ORDER_BYTES } from './name-scores';

/** Identifiers that are judged at once, and entities that are made one at once. */
const PAGE = 2000;

/** The tables whose rows are of an entity. */
const OF_ENTITY = [
  ...['name', 'called', 'further', 'asked', 'identifier', 'figure', 'value', 'stage_address'],
] as const;

type Part = EntityPart & { no: number; place: string };

/** Makes one of the entities that share an identifier, and leaves out those whose key or id another has. */
export async function mergeEntities(loading: ImportState): Promise<void> {
  await run(loading, 'create unique index on $s.entity (no)');
  const roots = await joinedByIdentifier(loading);
  const members = new Map<number, number[]>();
  for (const no of roots.keys()) {
    const root = rootOf(roots, no);
    if (root === no) continue;
    members.set(root, [...(members.get(root) ?? [root]), no]);
    loading.copier.put('stage_into', no, root);
  }
  await loading.copier.flush(true);
  const isUnique = !loading.isRepeated && (await isIndexed(loading, ID_INDEX));
  if (!isUnique) await dropRepeated(loading);
  const groups = [...members.values()];
  for (let at = 0; at < groups.length; at += PAGE) await uniteAll(loading, groups.slice(at, at + PAGE));
  if (!isUnique) await run(loading, ID_INDEX);
}

const ID_INDEX = 'create unique index on $s.entity (id)';

/** Which entities an identifier joins, as a forest: each number leads to the one that it is joined to. */
async function joinedByIdentifier(loading: ImportState): Promise<Map<number, number>> {
  const roots = new Map<number, number>();
  await run(
    loading,
    `create unlogged table $s.stage_shared as select row_number() over (order by min(no))::int as at, identifier,
       array_agg(distinct no) as nos from $s.${loading.base === undefined ? 'identified' : 'stage_identifier'} group by identifier having count(distinct no) > 1`,
  );
  for (let at = 0; ; at += PAGE) {
    const shared = await run<{ identifier: string; nos: number[] }>(
      loading,
      'select identifier, nos from $s.stage_shared where at > $1 and at <= $2 order by at',
      [at, at + PAGE],
    );
    if (shared.length === 0) return roots;
    const parts = await partsOf(loading, [...new Set(shared.flatMap(({ nos }) => nos))]);
    for (const { identifier, nos } of shared) {
      const [first, ...others] = [...nos].sort((a, b) => a - b).flatMap((no) => parts.get(no) ?? []);
      for (const other of others) if (first !== undefined) join(loading, roots, { identifier, first, other });
    }
  }
}

function join(
  { merged, inDoubt }: ImportState,
  roots: Map<number, number>,
  { identifier, first, other }: { identifier: string; first: Part; other: Part },
): void {
  const both = `"${first.name}" and "${other.name}" (${other.place})`;
  const differing = differenceOf(first, other);
  if (differing !== undefined && (differing === 'type' || !isCertain(identifier))) {
    inDoubt.add(`${both} share ${identifier} and stay two, for they differ in ${differing}`);
    return;
  }
  if (differing !== undefined)
    inDoubt.add(`${both} are one by ${identifier}, though they differ in ${differing}`);
  const [one, two] = [rootOf(roots, first.no), rootOf(roots, other.no)];
  if (one === two) return;
  merged.add(`${both} are one by ${identifier}`);
  roots.set(Math.max(one, two), Math.min(one, two));
}

function rootOf(roots: ReadonlyMap<number, number>, no: number): number {
  let root = no;
  for (let next = roots.get(root); next !== undefined && next !== root; next = roots.get(root)) root = next;
  return root;
}

function differenceOf(one: Part, other: Part): 'type' | 'country' | 'name' | undefined {
  if (one.type !== other.type) return 'type';
  const [here, there] = [one.properties?.['country']?.value, other.properties?.['country']?.value];
  if (here !== undefined && there !== undefined && here !== there) return 'country';
  return one.name === other.name || areAlike(one.name, other.name) ? undefined : 'name';
}

async function partsOf(loading: ImportState, nos: readonly number[]): Promise<Map<number, Part>> {
  const rows = await run<EntityRecord & { place: string }>(
    loading,
    `select e.no, e.id, e.type, e.name, e.prominence, e.head, e.body, coalesce(k.place, 'as before') as place
     from $s.entity e left join $s.stage_key k using (no) where e.no = any($1)`,
    [nos],
  );
  return new Map(rows.map((row) => [row.no, { ...readRecord(row), no: row.no, place: row.place }]));
}

/** An id or a key may stand once; what comes again without an identifier in common is left out. */
async function dropRepeated(loading: ImportState): Promise<void> {
  const repeated = (table: string, column: string): string =>
    `select k.no, k.key, k.place from (select no, ${column}, min(no) over (partition by ${column}) as first from $s.${table}) r
     join $s.stage_key k using (no) where r.no > r.first and not exists (select from $s.stage_into s where s.no = r.no)`;
  await run(
    loading,
    `insert into $s.stage_again ${repeated('stage_key', 'key')} union ${repeated('entity', 'id')}`,
  );
  await noteProblems(
    loading,
    `select place || ': Expected \`key\` once, got "' || key || '" again' as problem from $s.stage_again order by no`,
  );
  const [some] = await run(loading, 'select 1 from $s.stage_again limit 1');
  if (some !== undefined) await removeRows(loading, 'select no from $s.stage_again');
}

async function removeRows(loading: ImportState, which: string): Promise<void> {
  const names = `select no from $s.name where entity in (${which})`;
  await run(loading, `delete from $s.name_key where name in (${names})`);
  await run(
    loading,
    `delete from $s.stage_posting where substr(packed, ${ORDER_BYTES + 1}, 4) in (select int4send(no) from (${names}) n)`,
  );
  for (const table of OF_ENTITY) await run(loading, `delete from $s.${table} where entity in (${which})`);
  await run(loading, `delete from $s.entity where no in (${which})`);
}

async function uniteAll(loading: ImportState, groups: readonly (readonly number[])[]): Promise<void> {
  const nos = groups.flat();
  const parts = await partsOf(loading, nos);
  const names = await run<{ no: number; entity: number }>(
    loading,
    'select no, entity from $s.name where entity = any($1) order by no',
    [nos],
  );
  const namesOf = new Map<number, number[]>();
  for (const { no, entity } of names) namesOf.set(entity, [...(namesOf.get(entity) ?? []), no]);
  await removeRows(loading, `select unnest('{${nos.join(',')}}'::int[])`);
  for (const group of groups) {
    const [first, ...others] = [...group].sort((a, b) => a - b).flatMap((no) => parts.get(no) ?? []);
    if (first === undefined) continue;
    const all = [first, ...others];
    for (const part of all) {
      const { no, id, type, name, prominence = 0 } = part;
      const told = [id, type, name, prominence, writeHead(part), writeBody(part)] as const;
      loading.copier.put('part', no, first.no, ...told);
    }
    const places = all.flatMap(({ no }) => namesOf.get(no) ?? []).sort((a, b) => a - b);
    const merged = mergedEntity({ id: first.id, base: undefined, rows: all.map(rowOf) });
    putEntity(merged, { no: first.no, id: first.id, places }, loading);
  }
  await loading.copier.flush(true);
}

function rowOf({ no: _no, place, ...part }: Part): EntityRow {
  return { ...part, kind: 'entity', key: part.id, where: place };
}
