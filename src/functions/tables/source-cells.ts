import { brief } from '../../cells/brief';
import { ageInDays } from '../../cells/age';
import type { Cell } from '../../cells/cell';
import { citation, documentText, newestSource } from '../../cells/citation';
import { cellText } from '../../cells/text';
import { textCell } from '../../cells/value';
import { Failure } from '../../contract/failure';
import type { Source } from '../../contract/source';
import { subjectOf } from '../names/absent';
import type { Pair } from '../call/pair';
import type { FunctionContext } from '../call/context';
import { propertyOf } from '../cells/property';
import type { Table } from './stacked';

type Resolve = (text: string) => Promise<string>;

/** The newest source of a property as one line, with how many more there are. */
export async function sourceCell(context: FunctionContext, pair: Pair, resolve: Resolve): Promise<Cell> {
  const sources = await sourcesOf(context, pair, resolve);
  const newest = newestSource(sources);
  const more = sources.length > 1 ? ` (and ${sources.length - 1} more)` : '';
  return cellText(newest === undefined ? '' : citation(newest) + more);
}

/** Every source of a property as a table. */
export async function sourceTable(context: FunctionContext, pair: Pair, resolve: Resolve): Promise<Table> {
  const sources = await sourcesOf(context, pair, resolve);
  return {
    header: ['name', 'date', 'document'],
    rows: sources.map((source) => [
      cellText(source.name),
      textCell(source.date ?? '', context.host),
      cellText(documentText(source)),
    ]),
  };
}

/** The days since the newest source of a property; 0 for a source of today or later. */
export async function ageCell(context: FunctionContext, pair: Pair, resolve: Resolve): Promise<Cell> {
  const age = ageInDays(await sourcesOf(context, pair, resolve), Date.now());
  if (age !== undefined) return age;
  throw new Failure('absent', `No source of ${await told(context, pair, resolve)} has a date`);
}

async function sourcesOf(context: FunctionContext, pair: Pair, resolve: Resolve): Promise<readonly Source[]> {
  const { sources } = await propertyOf(context, pair, resolve);
  if (sources !== null && sources.length > 0) return sources;
  throw new Failure('absent', `The service names no source of ${await told(context, pair, resolve)}`);
}

async function told(
  { knowledge }: FunctionContext,
  { entity, field }: Pair,
  resolve: Resolve,
): Promise<string> {
  return `"${brief(field)}" of ${subjectOf(knowledge, await resolve(entity), entity)}`;
}
