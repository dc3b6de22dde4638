import type { Evaluator } from '../query/evaluate';
import type { ValuePart } from './sense';

/** Where a source that does not know a thing under its own name may hold it under another. */
const BESIDE: ReadonlyMap<string, string> = new Map([['former_names', 'predecessors']]);

/** A value whose first step leads nowhere, by the step beside it where that leads somewhere. */
export function besideHeld(value: ValuePart, { reader }: Evaluator): ValuePart {
  const { way, fields, set } = value;
  const [first = ''] = [...way, ...fields];
  const beside = BESIDE.get(first);
  const entity = set.named?.length === 1 ? set.named[0]?.[0] : undefined;
  if (beside === undefined || entity === undefined) return value;
  const holds = (field: string): boolean => reader.read(entity, reader.steps([field])).length > 0;
  if (holds(first) || !holds(beside)) return value;
  return way.length > 0
    ? { ...value, way: [beside, ...way.slice(1)] }
    : { ...value, fields: [beside, ...fields.slice(1)] };
}
