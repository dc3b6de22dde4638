import { basename } from 'node:path';
import { types } from 'node:util';

import type { ImportPart, RelationshipRow, PointRow } from '../store/import-part';
import { openEntries, type Entry, type OnBytes } from './files/open-entries';
import { ConventionEvidence, conventionOf } from './files/convention';
import { Problems } from './files/problems';
import { noteCells, readCells, type OwnConvention } from './own-cells';
import { ownEntity } from './own-entities';
import type { OwnFile, OwnKind } from './own-files';
import { ownRows, type OwnRow } from './own-rows';
import { furtherFields, ownRelationshipSchema, readFields, sourcesOf, ownPointSchema } from './own-schemas';

const READERS = new Map<OwnKind, (row: OwnRow) => ImportPart | string>([
  ['entities', ownEntity],
  ['relationships', ownRelationship],
  ['series', ownPoint],
]);

/** How a firm's own files are read. */
export type OwnReading = {
  problems: Problems;
  /** Whether a file that cannot be read, or not to its end, is a problem; else it throws. @default false */
  isBrokenOffSkipped?: boolean;
  onBytes?: OnBytes;
  /** How numbers and dates are written (BCP 47). @default as each file shows */
  locale?: string | undefined;
  /** Told how each file writes numbers and dates. */
  note?: ((line: string) => void) | undefined;
};

/** The rows of a firm's own files, one after another, at constant memory; a row that cannot be read is a problem. */
export async function* ownParts(files: readonly OwnFile[], reading: OwnReading): AsyncGenerator<ImportPart> {
  const { problems, isBrokenOffSkipped = false } = reading;
  for (const file of files) {
    try {
      yield* partsOf(file, reading);
    } catch (error) {
      if (!isBrokenOffSkipped)
        throw new Error(`${basename(file.path)}: ${unreadable(error)}`, { cause: error });
      problems.add(
        `${basename(file.path)}: Expected a readable file, got ${unreadable(error)}; not read to its end`,
      );
    }
  }
}

/** A file is read twice: one cell near its end may tell how all others are written. */
async function* partsOf(file: OwnFile, reading: OwnReading): AsyncGenerator<ImportPart> {
  const { problems } = reading;
  const read = READERS.get(file.kind) ?? ((): string => file.kind);
  const conventions = await conventionsIn(file, reading);
  for await (const entry of entriesOf(file, reading, 1 - LOOK)) {
    const convention = conventions.shift() ?? unknownConvention(file.kind);
    for await (const rows of ownRows(entry, problems))
      for (const row of rows) {
        const cells = readCells(row, convention);
        const part = typeof cells === 'string' ? cells : read(cells);
        if (typeof part === 'string') problems.add(part);
        else yield part;
      }
  }
}

/**
 * How each table of a file writes numbers and dates, as far as its cells show it. Rows that break the convention are
 * reported.
 */
async function conventionsIn(file: OwnFile, reading: OwnReading): Promise<OwnConvention[]> {
  const { locale, note } = reading;
  const tables: { name: string; evidence: ConventionEvidence }[] = [];
  try {
    for await (const entry of entriesOf(file, reading, LOOK)) {
      const evidence = new ConventionEvidence();
      tables.push({ name: entry.name, evidence });
      for await (const rows of ownRows(entry, new Problems()))
        for (const row of rows) noteCells(row, file.kind, evidence);
    }
  } catch {
    // What comes before the fault is read all the same.
  }
  const set = locale === undefined ? undefined : conventionOf(locale);
  return tables.map(({ name, evidence }) => {
    const summary =
      set === undefined ? evidence.summary : `read as ${String(locale)} writes numbers and dates`;
    if (summary !== undefined) note?.(`${name}: ${summary}`);
    return { ...evidence.convention, ...set, kind: file.kind, evidence };
  });
}

function unknownConvention(kind: OwnKind): OwnConvention {
  const evidence = new ConventionEvidence();
  return { ...evidence.convention, kind, evidence };
}

/** About how much of the time that a file takes goes into looking at how it is written; the rest into its rows. */
const LOOK = 0.2;

/** Each of the two readings counts a share of the bytes, by the time that it takes. */
function entriesOf(
  { path }: OwnFile,
  { onBytes = () => undefined }: OwnReading,
  share: number,
): AsyncGenerator<Entry> {
  return openEntries(path, {
    onBytes: (count) => onBytes(count * share),
    wanted: (name) => /\.(csv|jsonl)$/i.test(name),
  });
}

function unreadable(error: unknown): string {
  return types.isNativeError(error) ? error.message.split('\n', 1).join('') : 'an unknown failure';
}

/** Makes the relationship of a row, whose ends stay as they are named, or says why it cannot be. */
function ownRelationship(row: OwnRow): RelationshipRow | string {
  const told = readFields(ownRelationshipSchema, row);
  if ('problem' in told) return told.problem;
  const read = told.row;
  const extra = Object.fromEntries(
    furtherFields(row.fields, ownRelationshipSchema).map(([name, value]) => [name, String(value)]),
  );
  return {
    kind: 'relationship',
    type: read.type,
    from: read.from,
    to: read.to,
    ...(read.valid_since === undefined ? {} : { validSince: read.valid_since }),
    ...(read.valid_until === undefined ? {} : { validUntil: read.valid_until }),
    ...(Object.keys(extra).length === 0 ? {} : { extra }),
    sources: sourcesOf(read),
    where: row.where,
  };
}

/** Makes the point of a row, of an entity that stays as it is named, or says why it cannot be. */
function ownPoint(row: OwnRow): PointRow | string {
  const told = readFields(ownPointSchema, row);
  if ('problem' in told) return told.problem;
  const { entity, observation_type: type, name, unit, aliases, taxonomy, cadence, date, value } = told.row;
  const { source_name: source, source_date, source_document: url } = told.row;
  return {
    kind: 'point',
    entity,
    series: {
      type,
      name,
      description: `${name}, in ${unit}, from ${source}`,
      unit,
      aliases,
      taxonomy,
      cadence,
      origin: { name: source, published_time: `${source_date}T00:00:00Z`, source, url },
    },
    date,
    value,
    where: row.where,
  };
}
