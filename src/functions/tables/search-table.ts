import { cellText } from '../../cells/text';
import type { EntityType } from '../../contract/entity-type';
import type { FunctionContext } from '../call/context';
import { noMatch } from '../names/name-failure';
import { searchOf } from '../../cells/typed-name';
import type { Table } from './stacked';

/** The matches of a name as a table. */
export async function searchTable(
  { knowledge, waiter }: FunctionContext,
  name: string,
  { types, limit }: { types: readonly EntityType[]; limit: number },
): Promise<Table> {
  const matches = await knowledge.search(searchOf(name, types, limit), waiter);
  if (matches.length === 0) throw noMatch(name, types);
  return {
    header: ['id', 'name', 'type', 'description'],
    rows: matches
      .slice(0, limit)
      .map((match) =>
        [match.id, match.name, match.entity_type, match.description ?? ''].map((text) => cellText(text)),
      ),
  };
}
