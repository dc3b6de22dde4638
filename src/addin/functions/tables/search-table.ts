import { cellText } from '../../cells/text';
import type { EntityType } from '../../../shared/contract/entity-type';
import type { FunctionContext } from '../call/context';
import { isInverted } from '../../../shared/names/inverted-pairs';
import { noMatch, otherWayRound } from '../names/name-failure';
import { searchOf } from '../../cells/typed-name';
import type { Table } from './stacked-table';

/** The matches of a name as a table. */
export async function searchTable(
  { knowledge, waiter }: FunctionContext,
  name: string,
  { types, limit }: { types: readonly EntityType[]; limit: number },
): Promise<Table> {
  const found = await knowledge.search(searchOf(name, types, limit), waiter);
  // A formula takes the first row, and the rate of the other way round is another.
  const matches = found.filter((each) => !isInverted(name, each.name));
  const [turned] = found;
  if (matches.length === 0)
    throw turned === undefined ? noMatch(name, types) : otherWayRound(name, turned.name);
  return {
    header: ['id', 'name', 'type', 'description'],
    rows: matches
      .slice(0, limit)
      .map((match) =>
        [match.id, match.name, match.entity_type, match.description ?? ''].map((text) => cellText(text)),
      ),
  };
}
