import { createPlaces, OUTWARDS, PLACES } from '../store/places';
import { linkEntities } from '../store/link-entities';
import type { StoredEntity } from '../store/stored';
import { atOnce } from '../store/steps';
import { isOfKinds } from './relationship-number';
import { run, type ImportState } from './import-state';
import { SEATS } from './entity-rows';
import { readPlaces } from './read-places';
import { SurroundingSets } from './surrounding-sets';

/** Rows that are judged at once. */
const PAGE = 10_000;

/** More places than an import should hold in its memory. */
const MOST_PLACES = 200_000;

const TYPES = [...PLACES];

/**
 * Works out in which places entities lie, by relationships and by texts that say so, as readings do it. Where there are too
 * many places, or several seats of one entity, nothing is noted, and entities are looked at one by one.
 */
export async function indexSurroundings(loading: ImportState): Promise<void> {
  const [counted] = await run<{ count: number }>(
    loading,
    'select count(*)::int as count from $s.entity where type = any($1)',
    [TYPES],
  );
  if ((counted?.count ?? 0) > MOST_PLACES || loading.lists.has('headquarters')) return;
  if (loading.base !== undefined && loading.arePlacesNew) await readAddresses(loading);
  for (const table of ['relationship', 'stage_address']) await run(loading, `analyze $s.${table}`);
  // All rows of a cursor are wanted, not only the first.
  await run(loading, 'set local cursor_tuple_fraction = 1');
  const { parts, called } = await readPlaces(loading, TYPES);
  const { entities } = atOnce(linkEntities(parts));
  const byNo = new Map(entities.map((entity) => [Number(entity.id), entity]));
  const of = (no: number): readonly StoredEntity[] => {
    const entity = byNo.get(no);
    return entity === undefined ? [] : [entity];
  };
  const places = createPlaces({ byName: (name) => called(name).flatMap(of) });
  const [before] = await run<{ sets: number }>(
    loading,
    'select coalesce(max(no), 0) as sets from $s.surrounding',
  );
  const sets = new SurroundingSets(places, loading.copier, before?.sets ?? 0);
  if (loading.arePlacesNew) for (const place of entities) sets.putOwn(place);
  await loading.copier.flush();
  await eachPage(loading, loading.arePlacesNew ? seated('') : seated(PUT), (row) =>
    sets.putLying(row.no, '', sets.around(row.places.flatMap(of))),
  );
  await eachPage(loading, SAID, (row) => {
    const seats = places.named(row.text).slice(0, 1);
    if (seats.length > 0) sets.putLying(row.no, '', sets.around(seats));
  });
  await eachPage(loading, ADDRESSED, (row) => {
    const named = places.named(row.text);
    if (named.length > 0) sets.putLying(row.no, row.field, sets.named(named));
  });
  await noteFields(loading);
}

/** Reads again where all entities say that they lie: an update may name a place that was not there. */
async function readAddresses(loading: ImportState): Promise<void> {
  await run(loading, 'truncate $s.stage_address');
  await run(
    loading,
    `insert into $s.stage_address select e.no, p ->> 0, t.text from $s.entity e, json_array_elements(e.body::json -> 'p') p,
       json_array_elements_text(case json_typeof(p -> 1) when 'array' then p -> 1 else json_build_array(p -> 1) end) t(text)
     where p ->> 0 = any($1)`,
    [[...SEATS]],
  );
}

/** Where an entity lies: in places by their numbers, or as a text of one of its fields says. */
type Seat = { no: number; field: string; text: string; places: number[] };

const SEAT = `select from $s.relationship r join $s.entity t on t.no = r."to" and t.type = any($1)
  where r."from" = e.no and ${isOfKinds('$2')}`;

/** What an update has put anew. */
const PUT = 'and r."from" in (select no from $s.stage_part)';

/** What is no place and lies in some by relationships. */
const seated = (
  condition: string,
): string => `select r."from" as no, '' as field, '' as text, array_agg(distinct r."to" order by r."to") as places from $s.relationship r
  join $s.entity t on t.no = r."to" and t.type = any($1) join $s.entity e on e.no = r."from" and e.type <> all($1)
  where ${isOfKinds('$2')} ${condition} group by r."from"`;

/** What is no place and only says where it lies. */
const SAID = `select e.no, '' as field, a.text, '{}'::int[] as places from $s.stage_address a join $s.entity e on e.no = a.entity and e.type <> all($1)
  where a.field = 'headquarters' and not exists (${SEAT})`;

const ADDRESSED = `select a.entity as no, a.field, a.text, '{}'::int[] as places from $s.stage_address a
  where $1::text[] is not null and $2::text[] is not null`;

/** Goes through the rows of a query a page at a time, and sends what is made of each. */
async function eachPage(loading: ImportState, query: string, work: (row: Seat) => void): Promise<void> {
  await run(loading, `declare page no scroll cursor for ${query}`, [TYPES, [...OUTWARDS]]);
  for (;;) {
    const rows = await run<Seat>(loading, `fetch ${PAGE} from page`);
    if (rows.length === 0) break;
    rows.forEach(work);
    await loading.copier.flush();
  }
  await run(loading, 'close page');
  await loading.copier.flush(true);
}

/** Notes for each type which kinds of places lie around its entities, and that this is known. */
async function noteFields(loading: ImportState): Promise<void> {
  await run(
    loading,
    `insert into $s.field select u.type, '@' || s.type, sum(u.count)::int, max(s.count), 'e'
     from (select e.type, l.surrounding, count(*)::int from $s.lying l join $s.entity e on e.no = l.entity
       where l.field = '' group by 1, 2) u
     join (select no, type, count(*)::int from $s.surrounding where nearest group by 1, 2) s on s.no = u.surrounding
     group by 1, 2`,
  );
  await run(loading, "insert into $s.field values ('', '@', 0, 0, 'e')");
}
