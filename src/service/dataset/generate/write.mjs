import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { idOf } from './collection.mjs';
import { packPoints } from './pack-points.mjs';

/** Writes a collection as JSON lines, sorted by natural key, one file an entity type. */
export function write(collection, folder) {
  rmSync(folder, { recursive: true, force: true });
  for (const room of ['entities', 'series']) mkdirSync(join(folder, room), { recursive: true });
  const used = new Set();
  for (const [type, entities] of grouped(collection.entities.values(), (entity) => entity.type)) {
    writeLines(join(folder, 'entities', `${type}.jsonl`), entities.map(entityRow));
  }
  for (const [type, series] of grouped(collection.series.values(), (each) => each.type)) {
    writeLines(join(folder, 'series', `${type}.jsonl`), series.map(seriesRow));
  }
  writeLines(
    join(folder, 'relationships.jsonl'),
    sorted(collection.relationships.values()).map(relationshipRow),
  );
  collectSources(collection, used);
  writeLines(
    join(folder, 'sources.jsonl'),
    sorted(collection.sources.values()).filter((source) => used.has(source.key)),
  );
}

function entityRow({ key, type, name, aliases, description, prominence, sources, properties }) {
  return {
    key,
    id: idOf(key),
    type,
    name,
    ...(aliases.size > 0 ? { aliases: [...aliases] } : {}),
    ...(description ? { description } : {}),
    prominence: Number(prominence.toFixed(4)),
    sources,
    properties,
  };
}

function relationshipRow({ type, from, to, sources, since, until, role }) {
  const rest = { ...(since ? { since } : {}), ...(until ? { until } : {}), ...(role ? { role } : {}) };
  const row = [type, from, to, sources];
  return Object.keys(rest).length > 0 ? [...row, rest] : row;
}

function seriesRow({ entity, type, name, unit, aliases, taxonomy, cadence, source, url, points }) {
  return {
    entity,
    type,
    name,
    unit,
    ...(aliases?.length > 0 ? { aliases } : {}),
    taxonomy,
    cadence,
    source,
    ...(url ? { url } : {}),
    ...packPoints(points),
  };
}

function collectSources({ entities, relationships, series }, used) {
  for (const { sources, properties } of entities.values()) {
    sources.forEach((key) => used.add(key));
    for (const [, ...own] of Object.values(properties)) own.forEach((key) => used.add(key));
  }
  for (const { sources } of relationships.values()) sources.forEach((key) => used.add(key));
  for (const { source } of series.values()) used.add(source);
}

function grouped(items, groupOf) {
  const groups = new Map();
  for (const item of sorted(items)) {
    const group = groupOf(item);
    if (!groups.has(group)) groups.set(group, []);
    groups.get(group).push(item);
  }
  return groups;
}

function sorted(items) {
  return [...items].sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));
}

function writeLines(file, rows) {
  writeFileSync(file, rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
}
