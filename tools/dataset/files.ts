import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import type { PackedPoints } from '../../src/service/dataset/packed-series';
import { numberIn } from '../../src/service/dataset/source-table';
import type { StatementRow } from '../../src/service/dataset/statement-rows';
import {
  grouped,
  type CollectedEntity,
  type CollectedLink,
  type CollectedSeries,
  type Collection,
  type Point,
  type Publication,
} from './collection';
import { laterSeries } from './later-series';
import { citedSources } from './rules';
import { packReports } from './filings/filed-figures';
import { daysBetween } from './filings/line';

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
  const byType = <Item extends { key: string; type: string }>(items: ReadonlyMap<string, Item>) =>
    grouped(sorted(items.values()), ({ type }) => type);
  for (const [type, entities] of byType(collection.entities))
    files.set(`entities/${type}.jsonl`, linesOf(entityRows(entities)));
  const later = laterSeries(collection.series.values());
  for (const [type, series] of byType(collection.series))
    files.set(`series/${type}.jsonl`, linesOf(seriesRows(series, later)));
  for (const [type, links] of byType(collection.relationships))
    files.set(`relationships/${type}.jsonl`, linesOf(relationshipRows(links)));
  const statements = [...collection.statements.values()].sort((a, b) => (a.entity < b.entity ? -1 : 1));
  const lines = [...collection.statementLines.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
  files.set('statements.jsonl', linesOf(statements.map(statementRow)));
  files.set('statement-lines.jsonl', linesOf(lines));
  const used = new Set([...citedSources(collection), 'company-facts']);
  const sources = sorted(collection.sources.values()).filter((source) => used.has(source.key));
  files.set('sources.jsonl', linesOf(sourceRows(sources)));
  return files;
}

/** Each with its prominence and sources, or without where they are those of the row above. */
const entityRows = (entities: readonly CollectedEntity[]): object[] =>
  entities.map((entity, at) => {
    const { key, name, aliases, furtherNames, description, sources, properties } = entity;
    const above = entities[at - 1];
    const prominence = entity.prominence.toFixed(4);
    return {
      ...{ key, name, aliases: aliases.size > 0 ? [...aliases] : undefined },
      also: [...furtherNames].join('|') || undefined,
      description: description || undefined,
      properties: Object.fromEntries(properties),
      prominence: above?.prominence.toFixed(4) === prominence ? undefined : Number(prominence),
      sources: above?.sources.join() === sources.join() ? undefined : sources,
    };
  });

/** Each without what it has in common with the row above; `{}` in an address is the number that the key has too. */
function sourceRows(sources: readonly (Publication & { key: string })[]): object[] {
  const rows = sources.map(({ key, name, date = '', document, publisher = '', daily }) => {
    const number = numberIn(key);
    const address = number === '' ? document : document.replace(number, '{}');
    return { key, told: { name, date, document: address, publisher }, daily };
  });
  return rows.map(({ key, told, daily }, at) => {
    const above = rows[at - 1]?.told;
    const own = Object.entries(told).filter(([cell, text]) => text !== above?.[cell as keyof typeof told]);
    return { key, ...Object.fromEntries(own), daily };
  });
}

/** Each with its sources, or without where they are those of the row above. */
const relationshipRows = (links: readonly CollectedLink[]): unknown[][] =>
  links.map(({ from, to, sources, since, until, role }, at) => {
    if (since || until || role)
      return [
        from,
        to,
        sources,
        { since: since || undefined, until: until || undefined, role: role || undefined },
      ];
    return links[at - 1]?.sources.join() === sources.join() ? [from, to] : [from, to, sources];
  });

function statementRow(row: StatementRow): StatementRow {
  const { yearReports, quarterReports, others } = row;
  const packed = others === undefined ? {} : { others: packReports(others) };
  return {
    ...row,
    yearReports: packReports(yearReports),
    quarterReports: packReports(quarterReports),
    ...packed,
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

const sorted = <Item extends { key: string }>(items: Iterable<Item>): Item[] =>
  [...items].sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));

const linesOf = (rows: readonly object[]): string => rows.map((row) => `${JSON.stringify(row)}\n`).join('');

/**
 * Dates and values of a series as two short texts. Dates an even number of months apart become `first/months`, and a month
 * without a value an empty place, because a thousand dates say nothing that the first does not; others are the first and
 * the days from each to the next, as `2021-05-28+7+7`.
 */
export function packPoints(points: readonly Point[]): PackedPoints {
  const months = stepOf(points);
  const [first] = points;
  if (months === undefined || !first) {
    const dates = points.map(([date], at) => (at === 0 ? date : gap(points[at - 1]?.[0] ?? date, date)));
    return { dates: dates.join(''), values: points.map(([, value]) => value).join(' ') };
  }
  const values: (number | undefined)[] = [];
  for (const [date, value] of points) values[(monthOf(date) - monthOf(first[0])) / months] = value;
  return { dates: `${first[0]}/${months}`, values: values.join(' ') };
}

/** The days from one date to the next; a list of a firm's own order may go back. */
const gap = (from: string, to: string): string => `+${daysBetween(from, to)}`;

function stepOf(points: readonly Point[]): number | undefined {
  if (points.length < 3 || points.some(([date]) => !date.endsWith('-01'))) return undefined;
  const [start = 0, ...months] = points.map(([date]) => monthOf(date));
  const step = months.reduce((common, month) => divisor(common, month - start), 0);
  const places = ((months.at(-1) ?? start) - start) / step + 1;
  return places < points.length * 2 ? step : undefined;
}

const monthOf = (date: string): number => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1;

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));
