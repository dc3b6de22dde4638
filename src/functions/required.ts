import { blankArgument } from '../cells/argument';
import type { TextRange } from '../cells/argument';

/** A range argument that has to hold something: blanks among texts are rows to fill later, all blank is a mistake. */
export function required(range: TextRange, name: string): TextRange {
  if (range.flat().every((text) => text === undefined)) throw blankArgument(name);
  return range;
}
