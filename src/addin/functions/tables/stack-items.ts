import type { TextRange } from '../../cells/argument';
import { crossed } from '../cells/cell-grid';
import type { Pair } from '../call/pair';

/** The needs of a table function, each with the texts that tell its rows from those of the others. */
export type StackItems<T> = {
  /** Names of the label columns; none where there is one need only. */
  labels: readonly string[];
  items: readonly { labels: readonly string[]; need: T }[];
};

/** One need for each text of a range, blanks passed over. */
export function textItems(range: TextRange, label: string): StackItems<string> {
  const texts = range.flat();
  return {
    labels: texts.length > 1 ? [label] : [],
    items: texts.filter((text) => text !== undefined).map((text) => ({ labels: [text], need: text })),
  };
}

/** One need for each entity and each of its fields. */
export function pairItems(entities: TextRange, fields: TextRange, fieldName: string): StackItems<Pair> {
  const [manyEntities, manyFields] = [entities.flat().length > 1, fields.flat().length > 1];
  return {
    labels: [...(manyEntities ? ['entity'] : []), ...(manyFields ? [fieldName] : [])],
    items: crossed(entities, fields)
      .flat()
      .filter((pair) => pair !== undefined)
      .map((need) => ({
        labels: [...(manyEntities ? [need.entity] : []), ...(manyFields ? [need.field] : [])],
        need,
      })),
  };
}
