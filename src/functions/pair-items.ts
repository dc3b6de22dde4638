import type { TextRange } from '../cells/argument';
import { crossed } from './cell-grid';
import type { Pair } from './cell-grid';
import { required } from './required';
import type { StackItem } from './stacked';

/** The needs of a table function over entities and fields, with the label columns that tell their rows apart. */
export function pairItems(
  entities: TextRange,
  fields: TextRange,
  fieldName: string,
): { items: readonly StackItem<Pair>[]; labels: readonly string[] } {
  const pairs = crossed(required(entities, 'entity'), required(fields, fieldName)).flat();
  const [manyEntities, manyFields] = [entities.flat().length > 1, fields.flat().length > 1];
  return {
    items: pairs
      .filter((pair) => pair !== undefined)
      .map((need) => ({
        labels: [...(manyEntities ? [need.entity] : []), ...(manyFields ? [need.field] : [])],
        need,
      })),
    labels: [...(manyEntities ? ['entity'] : []), ...(manyFields ? [fieldName] : [])],
  };
}
