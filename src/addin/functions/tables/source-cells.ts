import { ageInDays } from '../../cells/age';
import type { Cell } from '../../cells/cell';
import { citation, documentText, newestSource } from '../../cells/citation';
import { cellText } from '../../cells/text';
import { textCell } from '../../cells/value';
import type { PropertyValue } from '../../../shared/contract/entity';
import { Failure } from '../../../shared/contract/failure';
import { FUNCTIONS } from '../../../shared/formula/function-table';
import type { Source } from '../../../shared/contract/source';
import { subjectOf } from '../names/entity-label';
import type { KnownPair } from '../call/pair';
import type { FunctionContext } from '../call/context';
import type { Table } from './stacked-table';
import { say } from '../../../shared/messages/message';

/** The newest source of a property as one line, with how many more there are. */
export function sourceCell(context: FunctionContext, pair: KnownPair, property: PropertyValue): Cell {
  const sources = sourcesOf(context, pair, property);
  const newest = newestSource(sources);
  const more = sources.length > 1 ? ` (and ${sources.length - 1} more)` : '';
  return cellText(newest === undefined ? '' : citation(newest) + more);
}

/** Every source of a property as a table. */
export function sourceTable(context: FunctionContext, pair: KnownPair, property: PropertyValue): Table {
  return {
    header: ['name', 'date', 'document'],
    rows: sourcesOf(context, pair, property).map((source) => [
      cellText(source.name),
      textCell(source.date ?? '', context.host),
      cellText(documentText(source)),
    ]),
  };
}

/** The days since the newest source of a property; 0 for a source of today or later. */
export function ageCell(context: FunctionContext, pair: KnownPair, property: PropertyValue): Cell {
  const age = ageInDays(sourcesOf(context, pair, property), Date.now());
  if (age !== undefined) return age;
  throw new Failure('absent', say(FUNCTIONS.AGE.empty, ...told(context, pair)));
}

function sourcesOf(context: FunctionContext, pair: KnownPair, { sources }: PropertyValue): readonly Source[] {
  if (sources !== null && sources.length > 0) return sources;
  throw new Failure('absent', say(FUNCTIONS.SOURCES.empty, ...told(context, pair)));
}

function told({ knowledge }: FunctionContext, { id, entity, field }: KnownPair): [string, string] {
  return [field, subjectOf(knowledge, id, entity)];
}
