import { cellText } from '../../cells/text';
import { Failure } from '../../../shared/contract/failure';
import { FUNCTIONS } from '../../../shared/formula/function-table';
import type { EntityMention } from '../../../shared/contract/knowledge';
import type { Table } from './stacked-table';
import { say } from '../../../shared/messages/message';

/** The entities that an answer mentions as a table. */
export function mentionTable(entities: readonly EntityMention[], input: string): Table {
  if (entities.length === 0) throw new Failure('no-match', say(FUNCTIONS.MENTIONS.empty, input));
  return {
    header: ['id', 'name', 'type', 'mentions'],
    rows: entities.map(({ id, name, entity_type, mentions }) =>
      [id, name, entity_type, (mentions ?? []).join('; ')].map((text) => cellText(text)),
    ),
  };
}
