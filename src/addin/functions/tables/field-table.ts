import { cellText } from '../../cells/text';
import { Failure } from '../../../shared/contract/failure';
import { FUNCTIONS } from '../../../shared/formula/function-table';
import type { Introspection } from '../../../shared/contract/introspection';
import type { Direction } from '../../runtime/knowledge';
import type { FieldKinds } from './field-kinds';
import type { Table } from './stacked-table';
import { say } from '../../../shared/messages/message';

const HEADER = ['kind', 'name', 'detail', 'unit', 'cadence', 'id', 'description'];

/** What may be asked of an entity as a table; the detail is a relationship's direction or an observation's type. */
export function fieldTable(introspection: Introspection, wanted: FieldKinds, subject: string): Table {
  const rows = [
    ...(wanted === 'all' || wanted === 'properties' ? propertyRows(introspection) : []),
    ...(wanted === 'all' || wanted === 'relationships' ? relationshipRows(introspection) : []),
    ...(wanted === 'all' || wanted === 'observations' ? observationRows(introspection) : []),
  ];
  if (rows.length === 0) {
    const empty =
      wanted === 'all'
        ? FUNCTIONS.FIELDS.empty
        : (`{} has no ${wanted === 'observations' ? 'series' : wanted} to request` as const);
    throw new Failure('absent', say(empty, subject));
  }
  return { header: HEADER, rows: rows.map((row) => HEADER.map((_, at) => cellText(row[at] ?? ''))) };
}

type TextRow = readonly (string | null | undefined)[];

function propertyRows({ properties }: Introspection): readonly TextRow[] {
  return properties.map((name) => ['property', name]);
}

function relationshipRows({ relationships }: Introspection): readonly TextRow[] {
  const rows = (direction: Direction): readonly TextRow[] =>
    (relationships?.[direction] ?? []).map((name) => ['relationship', name, direction]);
  return [...rows('outgoing'), ...rows('incoming')];
}

function observationRows({ numerical_observations }: Introspection): readonly TextRow[] {
  return Object.entries(numerical_observations ?? {}).flatMap(([type, items]) =>
    items.map(({ name, unit, cadence, id, description }): TextRow => [
      'observation',
      name,
      type,
      unit,
      cadence,
      id,
      description,
    ]),
  );
}
