import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { EntitySummary } from '../../src/contract/entity';
import { bestMatch } from '../../src/functions/match/best-match';
import { loadDataset } from '../service/load-dataset';
import { createEntitySearch } from '../../src/service/search/entity-search';

/** One name of the list: what was typed, the name that it means (none where the data has no such company), why. */
type Row = { typed: string; expected: string; why: string };

/** The list over which the threshold was set, and one that was written afterwards and never tuned on. */
const LISTS = ['match-names', 'match-names-held-out'];

function rowsOf(list: string): Row[] {
  const file = join(process.cwd(), `test/functions/${list}.tsv`);
  const lines = readFileSync(file, 'utf8').trim().split('\n').slice(1);
  return lines.map((line) => {
    const [typed = '', expected = '', why = ''] = line.split('\t');
    return { typed, expected, why };
  });
}

type Search = ReturnType<typeof createEntitySearch>;

/** Precision and recall of MATCH over a list of names, candidates found by the embedded service's own search. */
function measure(search: Search, list: string): void {
  const started = performance.now();
  const judged = rowsOf(list).map((row) => {
    const found = search(row.typed, { types: ['Company'], limit: 20 });
    const candidates: EntitySummary[] = found.map(({ entity: { id, name, type } }) => ({
      id,
      name,
      entity_type: type,
    }));
    return { ...row, match: bestMatch(row.typed, candidates).match?.entity.name ?? '' };
  });
  const milliseconds = performance.now() - started;
  const right = judged.filter(({ match, expected }) => match !== '' && match === expected).length;
  const given = judged.filter(({ match }) => match !== '').length;
  const wanted = judged.filter(({ expected }) => expected !== '').length;
  console.log(
    JSON.stringify({
      bench: 'match',
      list,
      names: judged.length,
      absent: judged.length - wanted,
      precision: Number((right / given).toFixed(4)),
      recall: Number((right / wanted).toFixed(4)),
      wrong: judged.filter(({ match, expected }) => match !== '' && match !== expected),
      missed: judged
        .filter(({ match, expected }) => match === '' && expected !== '')
        .map(({ typed }) => typed),
      millisecondsPerName: Number((milliseconds / judged.length).toFixed(2)),
    }),
  );
}

function main(): void {
  const search = createEntitySearch(loadDataset(join(process.cwd(), 'src/service/data')));
  for (const list of LISTS) measure(search, list);
}

main();
