import type { Collection } from './collection';
import { maybe, table, texts } from './table';

/**
 * The publications behind whole tables. A date is the publication's own: a list's edition, a filing's day, a package's release as its own
 * metadata or its repository say it. The day on which a registry's copy came about is none, so some have no date. `gathered` is what a
 * gathered series calls the publication, `daily` the address of one day's edition.
 */
const PUBLICATIONS = table('sources', {
  ...texts('key', 'name', 'document', 'publisher'),
  ...{ date: maybe, gathered: maybe, daily: maybe },
});

/** Adds the publications behind whole tables. */
export function addSources(collection: Collection): void {
  for (const { key, gathered: _, ...publication } of PUBLICATIONS()) collection.source(key, publication);
}

/** The key of the publication that a gathered series names, where the table has it. */
export const gatheredKey = (name: string): string | undefined =>
  PUBLICATIONS().find(({ gathered }) => gathered === name)?.key;
