import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import type { CollectedEntity, CollectedLink, CollectedSeries, Collection } from './collection';
import type { StatementRow } from '../../src/service/dataset/statement-rows';
import { laterSeries } from './later-series';
import { packPoints } from './pack-points';
import { packReports } from './pack-reports';

/** Writes a collection as JSON lines, sorted by natural key, one file a type. */
export function write(collection: Collection, folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  for (const [file, text] of datasetFiles(collection)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
}

/** The files of a dataset by their path: the same collection gives the same text, byte for byte. */
export function datasetFiles(collection: Collection): Map<string, string> {
  const files = new Map<string, string>();
  for (const [type, entities] of grouped(collection.entities.values())) {
    files.set(`entities/${type}.jsonl`, linesOf(entityRows(entities)));
  }
  const later = laterSeries(collection.series.values());
  for (const [type, series] of grouped(collection.series.values())) {
    files.set(`series/${type}.jsonl`, linesOf(seriesRows(series, later)));
  }
  for (const [type, links] of grouped(collection.relationships.values())) {
    files.set(`relationships/${type}.jsonl`, linesOf(relationshipRows(links)));
  }
  const statements = [...collection.statements.values()].sort((a, b) => (a.entity < b.entity ? -1 : 1));
  const lines = [...collection.statementLines.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
  files.set('statements.jsonl', linesOf(statements.map(statementRow)));
  files.set('statement-lines.jsonl', linesOf(lines));
  const used = usedSources(collection);
  if (statements.length > 0) used.add('company-facts');
  const sources = sorted(collection.sources.values()).filter((source) => used.has(source.key));
  files.set('sources.jsonl', linesOf(sources));
  return files;
}

/** Each with its prominence and sources, or without where they are those of the row above. */
function entityRows(entities: readonly CollectedEntity[]): object[] {
  return entities.map(entityRow).map((row, at, rows) => {
    const above = rows[at - 1];
    const { prominence, sources, ...own } = row;
    return {
      ...own,
      ...(above?.prominence === prominence ? {} : { prominence }),
      ...(above?.sources.join() === sources.join() ? {} : { sources }),
    };
  });
}

function entityRow(entity: CollectedEntity) {
  const { key, name, aliases, furtherNames, description, prominence, sources, properties } = entity;
  return {
    key,
    name,
    ...(aliases.size > 0 ? { aliases: [...aliases] } : {}),
    ...(furtherNames.size > 0 ? { also: [...furtherNames].join('|') } : {}),
    ...(description ? { description } : {}),
    prominence: Number(prominence.toFixed(4)),
    sources,
    properties: Object.fromEntries(properties),
  };
}

/** Each with its sources, or without where they are those of the row above. */
function relationshipRows(links: readonly CollectedLink[]): unknown[][] {
  return links.map((link, at) => {
    const row = relationshipRow(link);
    const isSame = links[at - 1]?.sources.join() === link.sources.join();
    return isSame && row.length === 3 ? row.slice(0, 2) : row;
  });
}

function relationshipRow({ from, to, sources, since, until, role }: CollectedLink): unknown[] {
  const rest = { ...(since ? { since } : {}), ...(until ? { until } : {}), ...(role ? { role } : {}) };
  const row = [from, to, sources];
  return Object.keys(rest).length > 0 ? [...row, rest] : row;
}

function statementRow(row: StatementRow): StatementRow {
  const { yearReports, quarterReports, others } = row;
  return {
    ...row,
    yearReports: packReports(yearReports),
    quarterReports: packReports(quarterReports),
    ...(others === undefined ? {} : { others: packReports(others) }),
  };
}

/** Measures by name, each before its series: what thousands of series have in common stands there once. */
function seriesRows(series: readonly CollectedSeries[], later: ReadonlyMap<string, string>): object[] {
  const measures = new Map<string, object[]>();
  for (const each of series) {
    const { name, unit, aliases = [], taxonomy, cadence, source } = each;
    const shared = { name, unit, ...(aliases.length > 0 ? { aliases } : {}), taxonomy, cadence, source };
    const key = [name, taxonomy, cadence, JSON.stringify(shared)].join('\u0000');
    const rows = measures.get(key) ?? [shared];
    rows.push(seriesRow(each, later.get(each.key)));
    measures.set(key, rows);
  }
  return [...measures].sort(([a], [b]) => (a < b ? -1 : 1)).flatMap(([, rows]) => rows);
}

function seriesRow({ entity, url = '', points }: CollectedSeries, later: string | undefined): string[] {
  const { dates, values } = packPoints(points);
  const rest = later === undefined ? [url].filter(Boolean) : [url, later];
  return [entity, dates, values, ...rest];
}

function usedSources({ entities, relationships, series }: Collection): Set<string> {
  const used = new Set<string>();
  for (const { sources, properties } of entities.values()) {
    sources.forEach((key) => used.add(key));
    for (const [, ...own] of properties.values()) own.forEach((key) => used.add(key));
  }
  for (const { sources } of relationships.values()) sources.forEach((key) => used.add(key));
  for (const { source } of series.values()) used.add(source);
  return used;
}

function grouped<Item extends { key: string; type: string }>(items: Iterable<Item>): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of sorted(items)) push(groups, item);
  return groups;
}

function sorted<Item extends { key: string }>(items: Iterable<Item>): Item[] {
  return [...items].sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));
}

function linesOf(rows: readonly object[]): string {
  return rows.map((row) => `${JSON.stringify(row)}\n`).join('');
}

function push<Item extends { type: string }>(groups: Map<string, Item[]>, item: Item): void {
  const group = groups.get(item.type);
  if (group) group.push(item);
  else groups.set(item.type, [item]);
}
