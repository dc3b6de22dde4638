import type { Fault } from '../problem';
import { listInPlaceOfObject } from '../faults';

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/**
 * The lists that stand where `EntityQuery` has objects (§4.2): the schemas let a list pass as an empty object, and a
 * client that sends one would otherwise read its empty answer as "nothing there".
 */
export function misplacedLists(body: unknown): Fault[] {
  const faults: Fault[] = [];
  const enter = (value: unknown, keys: readonly string[], kind?: 'record'): Node => {
    if (Array.isArray(value)) faults.push(listInPlaceOfObject(keys, kind));
    return isNode(value) && !Array.isArray(value) ? value : {};
  };
  const query = enter(body, []);
  const relationships = enter(query['relationships'], ['relationships']);
  enter(query['numerical_observations'], ['numerical_observations'], 'record');
  for (const direction of ['outgoing', 'incoming'] as const) {
    const slices = enter(relationships[direction], ['relationships', direction], 'record');
    for (const [type, slice] of Object.entries(slices)) enter(slice, ['relationships', direction, type]);
  }
  return faults;
}
