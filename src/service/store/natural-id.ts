import { parse, v5 } from 'uuid';

/** The namespace of every id, in a build of the dataset and beside it. */
const NAMESPACE = parse('6f0a5b9e-3f4c-5d0a-9b61-4b2f7c1d8e35');

/** The id of a natural key: the same key gives the same id in every build and on every machine. */
export function naturalId(key: string): string {
  return v5(key, NAMESPACE);
}
