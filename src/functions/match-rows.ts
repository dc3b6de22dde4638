import { brief } from '../cells/brief';
import type { Cell, Grid } from '../cells/cell';
import { checkSize } from '../cells/fit';
import { cellText } from '../cells/text';
import { numberCell } from '../cells/value';
import type { EntityType } from '../contract/entity-type';
import { Failure } from '../contract/failure';
import type { FunctionContext } from './call/context';
import { bestMatch } from './match/best-match';
import type { Scored } from './match/best-match';
import { searchOf } from './resolve';

/** What MATCH tells of each name. */
export const MATCH_COLUMNS = ['id', 'matched name', 'type', 'confidence', 'runner-up'] as const;

/** One row for each name, so that the result lines up with the list; a blank name has a blank row. */
export function matchRows(
  context: FunctionContext,
  names: readonly (string | undefined)[],
  types: readonly EntityType[],
): Promise<Grid> {
  checkSize(names.length, MATCH_COLUMNS.length);
  const single = names.length === 1;
  return Promise.all(
    names.map((name): Promise<Cell[]> => {
      if (name === undefined) return Promise.resolve(['']);
      const row = matchRow(context, name, types);
      return single ? row : row.catch((error: unknown) => [context.failed(error)]);
    }),
  );
}

async function matchRow(
  context: FunctionContext,
  name: string,
  types: readonly EntityType[],
): Promise<Cell[]> {
  const { host } = context;
  const candidates = await context.knowledge.search(searchOf(name, types, 1), context.waiter);
  const { match, runnerUp } = bestMatch(name, candidates);
  const second =
    runnerUp === undefined ? '' : cellText(`${runnerUp.entity.name} (${runnerUp.score.toFixed(2)})`);
  if (match === undefined) {
    const reason = new Failure('no-match', `No match for "${brief(name)}"${nearest(runnerUp)}`);
    return [context.failed(reason), 'no match', '', numberCell(runnerUp?.score ?? 0, host, '0.00'), second];
  }
  const { id, name: found, entity_type } = match.entity;
  return [
    cellText(id),
    cellText(found),
    cellText(entity_type),
    numberCell(match.score, host, '0.00'),
    second,
  ];
}

function nearest(scored: Scored | undefined): string {
  return scored === undefined ? '' : `. The nearest name is ${scored.entity.name}`;
}
