import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { EntitySearch } from '../../../src/service/search/entity-search';

/** A name that a stranger typed, the entities that it may mean, none where the data have nothing called so, and what came first. */
export type Hit = { group: string; typed: string; meant: readonly string[]; first: string | undefined };

/**
 * The halves of two strangers' lists: what failed in the one was mended first; the other was looked at once before that was mended as well; and a third list, of which that was done at once. Of the
 * second list the absent near are what its author took for held; of it and the third who bears the very text that was typed counts as meant.
 */
export const HALVES = ['worked', 'unseen', 'second-worked', 'second-unseen', 'third-worked'] as const;

/** Searches every name of a half, without a type. */
export function firstHits(search: EntitySearch, half: (typeof HALVES)[number]): Hit[] {
  const [, ...lines] = readFileSync(join(process.cwd(), `tools/bench/search/${half}.tsv`), 'utf8')
    .trimEnd()
    .split('\n');
  return lines.map((line) => {
    const [group = '', typed = '', meant = ''] = line.split('\t');
    const [hit] = search(typed, { limit: 1 });
    const first = hit === undefined ? undefined : `${hit.entity.name} (${hit.entity.type})`;
    return { group, typed, meant: meant === '' ? [] : meant.split(' | '), first };
  });
}

/** Whether what is meant came first, in whatever letter case its name stands today, or nothing where nothing is meant. */
export const isRight = ({ meant, first }: Hit): boolean =>
  first === undefined ? meant.length === 0 : meant.some((each) => each.toLowerCase() === first.toLowerCase());

/** How much of some hits is right, 0 to 1. */
export const share = (hits: readonly Hit[]): number => hits.filter(isRight).length / hits.length;

/** Whether a name means an entity of the data. */
export const isPresent = ({ meant }: Hit): boolean => meant.length > 0;
