import type { Collection } from './collection';
import { table, texts } from './table';

const PUBLICATIONS = table('sources', texts('key', 'name', 'date', 'document', 'publisher'));

/**
 * The publications behind whole tables. Each date is the publication's own: a package's release, a list's edition, a
 * filing's day.
 */
export function addSources(collection: Collection): void {
  for (const { key, ...publication } of PUBLICATIONS()) collection.source(key, publication);
}
