import type { Cell, Host } from '../../cells/cell';
import { toCell } from '../../cells/value';
import type { EntityHead, KnownKnowledge } from '../../runtime/knowledge';
import type { Fact } from './fact';
import type { ShownCell } from './displayed-facts';

/** Dates are numbers where a host has data types, and texts elsewhere. */
const HOSTS = [true, false].map((dataTypes): Host => {
  return { dataTypes, error: (code, message) => ({ code, message }) };
});

type Row = Readonly<Record<string, unknown>>;

/** What a cell shows of the rows that answer an expression. */
export type RowFacts = { facts: readonly Fact[]; entities: readonly EntityHead[] };

/** The entity and sources of a cell of `KER.QUERY`. Rows have no sources, but their entities do. */
export function rowFacts(known: KnownKnowledge, rows: Fact, cell: ShownCell): RowFacts {
  const held = rows.kind === 'query' ? known.query(rows.name) : undefined;
  const row = held?.value.results.find((each) => isShown(each, cell));
  if (held === undefined || row === undefined) return { facts: [], entities: [] };
  const named = held.value.entities ?? [];
  const among = (value: unknown) => named.find(({ name }) => name === value);
  const fields = Object.entries(row).filter(([, value]) => isShownAs(value, cell.value));
  const entity = among(row['name']);
  const facts = fields.map(([name, value]): Fact => {
    const property = entity === undefined ? undefined : known.property(entity.id, name)?.value;
    const isSame = property !== undefined && isShownAs(property.value, cell.value);
    const sources = isSame ? (property.sources ?? []) : [];
    const leadsTo = name === 'name' ? undefined : among(value);
    const { fetchedAt, request } = rows;
    return { kind: 'row', entity, name, value, sources, fetchedAt, request, ...(leadsTo && { leadsTo }) };
  });
  return { facts, entities: Object.values(row).flatMap((value) => among(value) ?? []) };
}

/** Whether a row is the one of a spill in which the cell stands, or has the cell's value where nothing spills. */
function isShown(row: Row, { value, spilledRow }: ShownCell): boolean {
  const values = Object.values(row);
  if (spilledRow === undefined) return values.some((each) => isShownAs(each, value));
  // What a row does not have is blank, in the place of a field that only others have.
  const shown = spilledRow.filter((one) => one !== '');
  const filled = values.filter((each) => !isShownAs(each, ''));
  return shown.length === filled.length && filled.every((each, at) => isShownAs(each, shown[at]));
}

function isShownAs(value: unknown, shown: unknown): boolean {
  return HOSTS.some((host) => basic(toCell(value, host)) === shown);
}

/** A value as a cell has it. */
function basic(cell: Cell | undefined): unknown {
  return typeof cell === 'object' && 'basicValue' in cell ? cell.basicValue : (cell ?? '');
}
