import type { EntityType } from '../../shared/contract/entity-type';
import { OUTWARDS } from '../store/places';
import { foldName } from '../store/fold-name';
import type { StoreParts } from '../store/store-parts';
import { run, type ImportState } from './import-state';

/** The places of an import, whose ids are their numbers, and their numbers by name, as a graph in memory gives them. */
export type ReadPlaces = { parts: StoreParts; called: (name: string) => readonly number[] };

/** Reads all places of an import with what lies between them. */
export async function readPlaces(loading: ImportState, types: readonly EntityType[]): Promise<ReadPlaces> {
  const seats = await run<{ no: number; text: string }>(
    loading,
    `select e.no, a.text from $s.stage_address a join $s.entity e on e.no = a.entity and e.type = any($1)
     where a.field = 'headquarters'`,
    [types],
  );
  const seatOf = new Map(seats.map(({ no, text }) => [no, { headquarters: { value: text, sources: [] } }]));
  const entities = await run<{ no: number; type: EntityType; prominence: number }>(
    loading,
    'select no, type, prominence from $s.entity where type = any($1) order by no',
    [types],
  );
  const relationships = await run<{ no: number; type: string; from: number; to: number }>(
    loading,
    `select r.no, k.type, r."from", r."to" from $s.relationship r join $s.kind k on k.no = r.kind join $s.entity f on f.no = r."from" and f.type = any($1)
     join $s.entity t on t.no = r."to" and t.type = any($1) where k.type = any($2) order by r.no`,
    [types, [...OUTWARDS]],
  );
  const names = await run<{ key: string; entity: number }>(
    loading,
    `select c.key, c.entity from $s.called c join $s.entity e on e.no = c.entity and e.type = any($1)
     order by c.prominence desc, c.entity`,
    [types],
  );
  const byKey = new Map<string, number[]>();
  for (const { key, entity } of names) {
    const known = byKey.get(key);
    if (known === undefined) byKey.set(key, [entity]);
    else known.push(entity);
  }
  return {
    parts: {
      entities: entities.map(({ no, ...told }) => ({
        ...{ id: String(no), name: '', ...told, sources: [] },
        properties: seatOf.get(no) ?? {},
      })),
      relationships: relationships.map(({ no, from, to, type }) => ({
        ...{ id: String(no), type, from: String(from), to: String(to), sources: [] },
      })),
    },
    called: (name) => byKey.get(foldName(name)) ?? [],
  };
}
