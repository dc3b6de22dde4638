import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { EntitySummary } from '../../src/contract/entity';
import { bestMatch } from '../../src/functions/match/best-match';
import { loadDataset } from '../../src/service/dataset/load';
import { createEntitySearch } from '../../src/service/search/entity-search';

/** One name of the list: what was typed, the name that it means (none where the data has no such company), why. */
type Row = { typed: string; expected: string; why: string };

function rows(): Row[] {
  const file = join(process.cwd(), 'test/functions/match-names.tsv');
  const lines = readFileSync(file, 'utf8').trim().split('\n').slice(1);
  return lines.map((line) => {
    const [typed = '', expected = '', why = ''] = line.split('\t');
    return { typed, expected, why };
  });
}

/** Precision and recall of MATCH over the list of names, candidates found by the embedded service's own search. */
function main(): void {
  const search = createEntitySearch(loadDataset(join(process.cwd(), 'src/service/data')));
  const started = performance.now();
  const judged = rows().map((row) => {
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
      names: judged.length,
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

main();
